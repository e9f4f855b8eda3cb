"""How gunicorn serves the site, on a laptop and in a container alike; `--bind` is given by whoever starts it."""

from config import settings

wsgi_app = "config.wsgi"
worker_class = "gthread"  # requests wait for a verdict or the database, so threads are what is needed
workers = settings.WEB_WORKERS
threads = settings.WEB_THREADS
timeout = 60  # seconds without a sign of life before a worker is replaced
graceful_timeout = 5  # seconds that open requests get when the server stops
control_socket_disable = True
proc_name = "rowsum-web"
