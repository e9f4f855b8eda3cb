"""The WSGI entry point that gunicorn serves."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
application = get_wsgi_application()

from grader import checks  # noqa: E402 -- Django must be set up first

checks.insist(on_working_bubblewrap=False)
