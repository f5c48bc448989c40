# One image for every role: docker-compose.yml says what each container runs.

FROM python:3.13-slim-bookworm AS build
WORKDIR /build
COPY requirements/uv.txt requirements/runtime.txt ./
# Hashes say what may be installed, and only wheels: building a source distribution would run code they do not cover.
RUN python -m venv /opt/venv \
    && /opt/venv/bin/python -m pip install --no-cache-dir --require-hashes --only-binary :all: -r uv.txt \
    && /opt/venv/bin/uv pip install --python /opt/venv/bin/python --no-cache --require-hashes --no-build \
        --compile-bytecode -r runtime.txt

FROM python:3.13-slim-bookworm
ENV PATH=/opt/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    EXAMGEN_DATA_DIR=/data
RUN useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin examgen \
    && install --directory --owner=examgen --group=examgen --mode=700 /data /data/uploads /data/tmp
COPY --from=build /opt/venv /opt/venv
WORKDIR /app
COPY manage.py ./
COPY examgen examgen
COPY files files
COPY generation generation
RUN python -m compileall -q examgen files generation
USER 10001:10001
EXPOSE 8000
CMD ["granian", "--interface", "wsgi", "--host", "0.0.0.0", "--port", "8000", "--http", "1", "--blocking-threads", "32", "--backpressure", "512", "--workers-kill-timeout", "5", "--respawn-failed-workers", "--no-ws", "examgen.wsgi:application"]
