# One image for web, worker and beat. docker-compose.yml says what each of them runs and may do.

FROM python:3.11-slim-bookworm AS build
WORKDIR /app
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
# The public index serves torch for Linux with CUDA, several GB that no worker here uses. Naming an index of CPU builds
# (docker compose build --build-arg PIP_EXTRA_INDEX_URL=...) makes the image much smaller; the version is the same.
ARG PIP_EXTRA_INDEX_URL=""
COPY requirements.lock .
RUN python -m venv .venv && .venv/bin/pip install -r requirements.lock
COPY . .
# Collected files are part of the image: its root is read-only when it runs. The key is for this one command.
RUN ROWSUM_MODE=hosted SECRET_KEY=collectstatic .venv/bin/python manage.py collectstatic --no-input \
    && .venv/bin/python -m compileall -q attention_core config flashcards grader

FROM python:3.11-slim-bookworm
RUN apt-get update \
    && apt-get install -y --no-install-recommends bubblewrap libseccomp2 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 10001 --no-create-home --home-dir /tmp --shell /usr/sbin/nologin rowsum
WORKDIR /app
COPY --from=build /app /app
ENV PATH=/app/.venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 ROWSUM_MODE=hosted ROWSUM_DATA_DIR=/tmp
USER rowsum
EXPOSE 8000
CMD ["python", "-m", "gunicorn", "--config", "python:config.gunicorn", "--bind", "0.0.0.0:8000"]
