"""Settings. Each environment variable is read once, here, with its type; docs/settings.md lists them."""

from __future__ import annotations

import secrets
from pathlib import Path

from celery.schedules import crontab
from csp.constants import NONCE, NONE, SELF
from django.core.exceptions import ImproperlyConfigured

from config.environment import Environment

BASE_DIR = Path(__file__).resolve().parent.parent
env = Environment()

# --- what this instance is -------------------------------------------------------------------------------------------

MODE = env.str("ROWSUM_MODE", default="local")  # local: one learner on loopback, no account. hosted: accounts
if MODE not in ("local", "hosted"):
    raise ImproperlyConfigured(f"ROWSUM_MODE is {MODE!r}; it must be 'local' or 'hosted'.")
HOSTED = MODE == "hosted"

DATA_DIR = Path(env.str("ROWSUM_DATA_DIR", default=str(BASE_DIR / "var")))
CONTENT_DIR = BASE_DIR / "content"
CONTENT_KEPT_DIR = DATA_DIR / "content-kept"  # what was read of content files; may be deleted at any time


def _secret_key() -> str:
    """From the environment; a local instance makes one and keeps it in its data folder, readable by its owner only."""
    given = env.str("SECRET_KEY", default="")
    if given:
        return given
    if HOSTED:
        raise ImproperlyConfigured(
            "SECRET_KEY is not set; a hosted instance needs one: 50 random characters that stay the same."
        )
    path = DATA_DIR / "secret_key"
    if not path.exists():
        DATA_DIR.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(f".{secrets.token_hex(4)}")
        fresh.touch(mode=0o600)
        fresh.write_text(secrets.token_urlsafe(50))
        try:
            path.hardlink_to(fresh)  # fails if another process was first: then its key counts
        except FileExistsError:
            pass
        finally:
            fresh.unlink()
    return path.read_text()


SECRET_KEY = _secret_key()
DEBUG = env.bool("DEBUG", default=False)
ALLOWED_HOSTS: list[str] = env.list("ALLOWED_HOSTS", default=[] if HOSTED else ["localhost", "127.0.0.1", "[::1]"])
CSRF_TRUSTED_ORIGINS: list[str] = env.list("CSRF_TRUSTED_ORIGINS", default=[])

# --- parts -----------------------------------------------------------------------------------------------------------

INSTALLED_APPS = [
    "flashcards",
    "grader",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "django_htmx",
    "django_ace",
    "csp",
    "allauth",
    "allauth.account",
    "rest_framework",
    "django_filters",
    "drf_spectacular",
    "drf_spectacular_sidecar",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "csp.middleware.CSPMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    *([] if HOSTED else ["config.local_learner.LocalLearnerMiddleware"]),
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "allauth.account.middleware.AccountMiddleware",
]

ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }
]

# --- data ------------------------------------------------------------------------------------------------------------

DATABASES = {"default": env.db_url("DATABASE_URL", default=f"sqlite:///{DATA_DIR / 'rowsum.sqlite3'}")}
DATABASES["default"]["ATOMIC_REQUESTS"] = False
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    # Writers take their lock when a transaction begins, so that two of them wait for each other instead of failing.
    DATABASES["default"]["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
    }
else:
    DATABASES["default"]["CONN_MAX_AGE"] = 60
    # Statements that a cursor lets the server bind are prepared at once; Django's own cursors do not.
    DATABASES["default"].setdefault("OPTIONS", {})["prepare_threshold"] = 0
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# --- people ----------------------------------------------------------------------------------------------------------

AUTH_USER_MODEL = "flashcards.Learner"
AUTHENTICATION_BACKENDS = [
    "config.sign_in.PasswordBackend",
    "allauth.account.auth_backends.AuthenticationBackend",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 10}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "/"
ACCOUNT_LOGOUT_REDIRECT_URL = "/"
ACCOUNT_LOGIN_METHODS = {"username"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "password1*", "password2*"]
ACCOUNT_EMAIL_VERIFICATION = "none"
EMAIL_BACKEND = "django.core.mail.backends.console.EmailBackend"
LOCAL_LEARNER = "learner"  # the account of a local instance

SESSION_ENGINE = "config.sign_in"
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = env.bool("COOKIES_SECURE", default=HOSTED)
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if env.bool("BEHIND_TLS_PROXY", default=False) else None
SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF, NONCE],
        "img-src": [SELF, "data:"],
        "font-src": [SELF],
        "connect-src": [SELF],
        "worker-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
    }
}

# --- words, times, files ---------------------------------------------------------------------------------------------

LANGUAGE_CODE = "en-gb"
TIME_ZONE = "UTC"
USE_I18N = False
USE_TZ = True
STATIC_URL = "static/"
STATIC_ROOT = BASE_DIR / "staticfiles" if HOSTED else None  # collected into the image; a laptop serves the sources
STATICFILES_DIRS = [BASE_DIR / "static"]
WHITENOISE_USE_FINDERS = not HOSTED
WHITENOISE_AUTOREFRESH = DEBUG
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": f"config.static_files.{'CollectedStorage' if HOSTED else 'PlainStorage'}"},
}
DATA_UPLOAD_MAX_MEMORY_SIZE = 1 << 20
# Parts of questions that a learner may unlock a day; None: as many as they like, as always on a laptop.
UNLOCKS_PER_DAY = env.int("UNLOCKS_PER_DAY", default=5) if env.bool("UNLOCK_LIMIT", default=False) and HOSTED else None
if UNLOCKS_PER_DAY is not None and UNLOCKS_PER_DAY < 1:
    raise ImproperlyConfigured(f"UNLOCKS_PER_DAY is {UNLOCKS_PER_DAY}; it must be at least 1.")
IMPORT_LIMIT_BYTES = env.int("IMPORT_LIMIT_MB", default=64) << 20  # of one uploaded file; larger ones wait on disk
FILE_UPLOAD_HANDLERS = [
    "flashcards.exchange.upload_limit.UploadLimit",
    "django.core.files.uploadhandler.MemoryFileUploadHandler",
    "django.core.files.uploadhandler.TemporaryFileUploadHandler",
]

# --- the API ---------------------------------------------------------------------------------------------------------

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "grader.authentication.TokenAuthentication",
        "rest_framework.authentication.SessionAuthentication",
    ],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["config.json_parser.JSONParser"],
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "DEFAULT_PAGINATION_CLASS": "rest_framework.pagination.LimitOffsetPagination",
    "DEFAULT_FILTER_BACKENDS": [
        "django_filters.rest_framework.DjangoFilterBackend",
        "rest_framework.filters.SearchFilter",
    ],
    "PAGE_SIZE": 50,
    "EXCEPTION_HANDLER": "config.problems.problem_response",
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Rowsum",
    "DESCRIPTION": "Attention interview practice: questions, typed attempts, judged exercises, reviews.",
    "VERSION": "1",
    "SERVE_INCLUDE_SCHEMA": False,
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
    "REDOC_DIST": "SIDECAR",
    "SCHEMA_PATH_PREFIX": "/api/v1/",
    "ENUM_NAME_OVERRIDES": {  # where fields of one name have several sets of choices
        "ItemKindEnum": "flashcards.models.ItemKind",
        "StepKindEnum": "flashcards.models.StepKind",
        "QuizKindEnum": "flashcards.quiz_kinds.QuizKind",
        "ActEnum": "flashcards.models.Act",
        "UnlockPartEnum": "flashcards.models.UnlockPart",
    },
}

# --- processes -------------------------------------------------------------------------------------------------------

PORT = env.int("PORT", default=8000)  # of `make run`, on loopback
WEB_WORKERS = env.int("WEB_WORKERS", default=1)  # processes of the web server
WEB_THREADS = env.int("WEB_THREADS", default=8)  # of each
CELERY_WORKER_CONCURRENCY = env.int("WORKER_CONCURRENCY", default=1)  # submissions judged at a time by one worker

# --- the queue and the judge -----------------------------------------------------------------------------------------

REDIS_URL = env.str("REDIS_URL", default="redis://127.0.0.1:6399/0")  # `make run` sets it to its embedded server
CELERY_BROKER_URL = REDIS_URL
CELERY_TASK_IGNORE_RESULT = True  # the row is the result
CELERY_TASK_DEFAULT_QUEUE = "default"
CELERY_TASK_ROUTES = {"grader.grade": {"queue": "grade.cpu"}}
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
# Seconds. The sandbox's own limits end a submission long before; the rest is for preparing its cases on a busy machine.
CELERY_TASK_SOFT_TIME_LIMIT = 100
CELERY_TASK_TIME_LIMIT = 110
CELERY_WORKER_PROC_ALIVE_TIMEOUT = 60  # seconds; a judging process imports torch before it says that it is up
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_TRANSPORT_OPTIONS = {
    "visibility_timeout": 240,  # seconds until an unacknowledged id is delivered again
    "socket_connect_timeout": 1,  # a broker that is down must not hold up the request that submits
    "socket_timeout": 5,
    "max_retries": 0,
    "interval_start": 0,
    "interval_step": 0,
}
CELERY_TASK_PUBLISH_RETRY = False  # the sweeper sends again what could not be sent
CELERY_TIMEZONE = "UTC"
CELERY_BEAT_SCHEDULE = {
    "sweep submissions": {"task": "grader.sweep", "schedule": 5.0, "options": {"expires": 10.0}},
    "fit schedulers": {"task": "flashcards.fit_schedulers", "schedule": crontab(hour="3", minute="10")},
    "forget deleted cards": {"task": "flashcards.forget_deleted_cards", "schedule": crontab(hour="3", minute="40")},
    # Days begin at other hours in other zones; whoever has a plan for the day costs one query.
    "make plans": {"task": "flashcards.make_plans", "schedule": 900.0, "options": {"expires": 900.0}},
}
CELERY_IMPORTS = ("grader.worker.tasks", "flashcards.tasks")

SANDBOX_LAYER = env.str("SANDBOX_LAYER", default="auto")  # auto, kernel, bubblewrap, gvisor, process
SOURCE_LIMIT_BYTES = 64 * 1024
GRADE_LEASE_SECONDS = env.int(
    "GRADE_LEASE_SECONDS", default=150
)  # what is judged for longer hangs; above the hard limit
QUEUE_LIMIT = env.int("QUEUE_LIMIT", default=1000)  # open submissions for one device before new ones are answered 503
# Of them one learner's, before theirs are answered 429. A local instance has but one learner.
LEARNER_QUEUE_LIMIT = env.int("LEARNER_QUEUE_LIMIT", default=max(1, QUEUE_LIMIT // 4) if HOSTED else QUEUE_LIMIT)

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["stderr"], "level": env.str("LOG_LEVEL", default="WARNING")},
}
