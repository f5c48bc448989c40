"""Settings: one file, everything that differs between installations read from the environment.

docs/configuration.md lists the variables. Without any, the service runs on SQLite below EXAMGEN_DATA_DIR.
"""

import logging
from contextlib import suppress
from pathlib import Path

import django_stubs_ext

from examgen.environment import (
    LONGEST_DAYS,
    LONGEST_MS,
    broker,
    classes,
    database,
    env,
    flag,
    seconds,
    time_zone,
    whole,
    word,
    words,
)
from generation.engines.base import CreationType
from generation.questions import QuestionType

# Lets `ModelAdmin[Job]` and its like be written, as the type checker wants them.
django_stubs_ext.monkeypatch()

BASE_DIR = Path(__file__).resolve().parent.parent
DATA_DIR = Path(env.str("EXAMGEN_DATA_DIR", default=str(BASE_DIR / "data"))).expanduser().resolve()
DEBUG = flag("EXAMGEN_DEBUG")

# `manage.py serve` makes a random key in the data folder and hands it on; other ways to run set their own.
INSECURE_KEY = "for commands and tests only, wsgi.py refuses to serve with it"
SECRET_KEY = env.str("EXAMGEN_SECRET_KEY", default=INSECURE_KEY)
ALLOWED_HOSTS = env.list("EXAMGEN_ALLOWED_HOSTS", default=["localhost", "127.0.0.1", "[::1]"])
CSRF_TRUSTED_ORIGINS = env.list("EXAMGEN_TRUSTED_ORIGINS", default=[])

INSTALLED_APPS = [
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "rest_framework",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "examgen.accounts",
    "examgen",
    "files",
    "generation",
]

MIDDLEWARE = [
    "examgen.api.lengths.require_length",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]

ROOT_URLCONF = "examgen.urls"
WSGI_APPLICATION = "examgen.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
]

# --- Database. No transaction per request: every move of a job is a short one of its own (docs/decisions/0002).

if "DATABASE_URL" not in env.ENVIRON:
    # SQLite makes the file but not its folder. Where it can't be made, whoever opens the database says so.
    with suppress(OSError):
        DATA_DIR.mkdir(mode=0o700, parents=True, exist_ok=True)
DATABASES = {"default": database("DATABASE_URL", default=f"sqlite:///{DATA_DIR / 'db.sqlite3'}")}
DATABASES["default"]["ATOMIC_REQUESTS"] = False
DATABASES["default"]["CONN_MAX_AGE"] = None
DATABASES["default"]["CONN_HEALTH_CHECKS"] = True
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    DATABASES["default"]["OPTIONS"] = {
        # A transaction that starts by reading and then writes fails at once when another wrote meanwhile;
        # one that starts as a writer waits its turn.
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
    }
else:
    _LIMITS = [
        f"-c lock_timeout={whole('EXAMGEN_LOCK_TIMEOUT_MS', default=20_000, least=0, most=LONGEST_MS)}",
        "-c idle_in_transaction_session_timeout=10s",
    ]
    # A migration may take long, a request may not: wsgi.py sets this one.
    if _STATEMENT_TIMEOUT_MS := whole("EXAMGEN_STATEMENT_TIMEOUT_MS", default=0, least=0, most=LONGEST_MS):
        _LIMITS.append(f"-c statement_timeout={_STATEMENT_TIMEOUT_MS}")
    DATABASES["default"].setdefault("OPTIONS", {}).update(
        options=" ".join(_LIMITS),
        connect_timeout=5,
        # A machine that is gone, or a network that swallows packets, is given up, not waited for without end.
        keepalives=1,
        keepalives_idle=30,
        keepalives_interval=10,
        keepalives_count=3,
        tcp_user_timeout=30_000,
    )
SILENCED_SYSTEM_CHECKS = [
    # The columns that PostgreSQL's indexes carry along make no difference to SQLite, which leaves them out.
    "models.W040",
    # Whether other hosts of the domain speak TLS too is not for this service to promise.
    "security.W005",
    "security.W021",
]
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# --- Language and time. The admin speaks English; the questions speak the material's language.

LANGUAGE_CODE = "en"
USE_TZ = True
TIME_ZONE = time_zone("EXAMGEN_TIME_ZONE", default="UTC")

# --- Files.

STATIC_URL = "static/"
# Static files are served from the packages that hold them: no collecting step before the first start.
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = DEBUG
MEDIA_ROOT = Path(env.str("EXAMGEN_UPLOAD_DIR", default=str(DATA_DIR / "uploads")))
FILE_UPLOAD_PERMISSIONS = 0o600
FILE_UPLOAD_HANDLERS = ["django.core.files.uploadhandler.TemporaryFileUploadHandler"]
EXAMGEN_MAX_UPLOAD_BYTES = whole("EXAMGEN_MAX_UPLOAD_BYTES", default=20 * 1024 * 1024)
# 100,000 characters of content, each escaped as a surrogate pair, are 1.2 MB.
DATA_UPLOAD_MAX_MEMORY_SIZE = 2 * 1024 * 1024

# --- Jobs. Times of the protocol, see docs/decisions/0002.

EXAMGEN_CREATABLE_TYPES = words(
    "EXAMGEN_CREATABLE_TYPES", default=["single_choice", "multiple_choice", "true_or_false"], of=QuestionType
)
# Dotted names of classes that serve a creation type in the place of ours: `knowledge_base=package.module.Class,…`
EXAMGEN_ENGINES = classes("EXAMGEN_ENGINES", of=CreationType)
EXAMGEN_DEFAULT_COUNT = whole("EXAMGEN_DEFAULT_COUNT", default=10)
EXAMGEN_ACCOUNT_SLOTS = whole("EXAMGEN_ACCOUNT_SLOTS", default=2)
EXAMGEN_QUEUE_TTL = seconds("EXAMGEN_QUEUE_TTL", default=24 * 3600)
EXAMGEN_JOB_TTL = seconds("EXAMGEN_JOB_TTL", default=30 * 60)
EXAMGEN_LEASE = seconds("EXAMGEN_LEASE", default=30)
EXAMGEN_STEP_LIMIT = seconds("EXAMGEN_STEP_LIMIT", default=120)
# A file that a worker or a sweeper touches as long as it gets on, for the health check of its container.
EXAMGEN_SIGN_FILE = env.str("EXAMGEN_SIGN_FILE", default="")
EXAMGEN_WORKER_MEMORY_BYTES = whole("EXAMGEN_WORKER_MEMORY_BYTES", default=4 * 1024**3)

# --- How long things are kept, in days; 0 is for ever. `manage.py purge` removes what is beyond.

EXAMGEN_KEEP_JOBS_DAYS = whole("EXAMGEN_KEEP_JOBS_DAYS", default=0, least=0, most=LONGEST_DAYS)
EXAMGEN_KEEP_FILES_DAYS = whole("EXAMGEN_KEEP_FILES_DAYS", default=0, least=0, most=LONGEST_DAYS)

# --- How many requests an account may send a minute; 0 sets no limit.

EXAMGEN_REQUESTS_PER_MINUTE = whole("EXAMGEN_REQUESTS_PER_MINUTE", default=60_000, least=0)
EXAMGEN_UPLOADS_PER_MINUTE = whole("EXAMGEN_UPLOADS_PER_MINUTE", default=1200, least=0)

# --- Celery is the transport of hints, nothing more: the truth about a job is its row.

REDIS_URL = broker("REDIS_URL", default="redis://127.0.0.1:6379/0")
CELERY_BROKER_URL = REDIS_URL
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_TRANSPORT_OPTIONS = {
    "socket_timeout": 5,
    "socket_connect_timeout": 2,
    "socket_keepalive": True,
    "visibility_timeout": 3600,
}
CELERY_IMPORTS = ["examgen.worker"]
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_SERIALIZER = "json"
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_TASK_ACKS_LATE = False
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_CONCURRENCY = whole("EXAMGEN_WORKERS", default=3)
CELERY_WORKER_ENABLE_REMOTE_CONTROL = False
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_TASK_SOFT_TIME_LIMIT = EXAMGEN_JOB_TTL.total_seconds() + 30
CELERY_TASK_TIME_LIMIT = EXAMGEN_JOB_TTL.total_seconds() + 60

# --- The API.

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": ["examgen.api.authentication.BearerAuthentication"],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
    "DEFAULT_THROTTLE_CLASSES": ["examgen.api.throttling.Requests"],
    "DEFAULT_PARSER_CLASSES": ["examgen.api.parsers.StrictJSONParser"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_CONTENT_NEGOTIATION_CLASS": "examgen.api.negotiation.AlwaysJSON",
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "DEFAULT_METADATA_CLASS": None,
    "EXCEPTION_HANDLER": "examgen.api.errors.handle",
    "URL_FORMAT_OVERRIDE": None,
    "UNAUTHENTICATED_USER": None,
}

SPECTACULAR_SETTINGS = {
    "TITLE": "Examgen",
    "DESCRIPTION": "Writes exam questions from documents, question banks and one-line prompts.",
    "VERSION": "1.0.0",
    "OAS_VERSION": "3.1.0",
    "SERVE_INCLUDE_SCHEMA": False,
    "SERVE_PERMISSIONS": ["rest_framework.permissions.AllowAny"],
    "SERVE_AUTHENTICATION": [],
    "SCHEMA_PATH_PREFIX": "/v1",
    "COMPONENT_SPLIT_REQUEST": True,
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
    "ENUM_NAME_OVERRIDES": {
        "StatusEnum": "generation.states.Status",
        "CreationTypeEnum": "generation.engines.base.CreationType",
        "QuestionTypeEnum": "generation.questions.QuestionType",
    },
}

# --- Logs: one line an event on standard error.

_LOG_LEVEL = word("EXAMGEN_LOG_LEVEL", default="INFO", of=logging.getLevelNamesMapping())
_LOG_FORMAT = word("EXAMGEN_LOG_FORMAT", default="line", of=["line", "json"])
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {"ids": {"()": "examgen.logs.WithIds"}},
    "formatters": {
        "line": {"format": "{asctime} {levelname} {name} {about}{message}", "style": "{"},
        "json": {"()": "examgen.logs.JsonLines"},
    },
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": _LOG_FORMAT, "filters": ["ids"]}},
    "root": {"handlers": ["console"], "level": _LOG_LEVEL},
    "loggers": {"django.server": {"level": "WARNING"}, "celery.worker.strategy": {"level": "WARNING"}},
}

# --- Security of the pages (the API uses tokens, not cookies).

SECURE_CONTENT_TYPE_NOSNIFF = True
X_FRAME_OPTIONS = "DENY"
_BEHIND_TLS = flag("EXAMGEN_BEHIND_TLS")
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = _BEHIND_TLS
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if _BEHIND_TLS else None
SECURE_SSL_REDIRECT = _BEHIND_TLS
# Whoever watches over the process asks it directly.
SECURE_REDIRECT_EXEMPT = [r"^(?:healthz|readyz)$"]
SECURE_HSTS_SECONDS = whole("EXAMGEN_HSTS_SECONDS", default=3600) if _BEHIND_TLS else 0
