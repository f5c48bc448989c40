# The commands of the project: `make help` lists them.

PYTHON ?= python3
BIN := .venv/bin
HAVE_PYTHON = command -v $(PYTHON) >/dev/null || \
	{ echo "Examgen needs Python 3.11, 3.12 or 3.13, and there is no $(PYTHON) here."; exit 1; }
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header

export UV_PYTHON_DOWNLOADS = never
# uv leaves compiling to the first start; without its result every process would compile anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help install install-dev demo serve check test coverage faults bench schema lock

help: ## List the commands
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 20
	@echo
	@echo "  PYTHON=python3.12       the Python to use (3.11 to 3.13)"
	@echo "  PORT=18000              the port of serve (8000) and demo (a free one)"
	@echo "  EXAMGEN_DATA_DIR=/path  where all data is kept (data)"

install: ## Make .venv with what serving needs
	@$(HAVE_PYTHON)
	@$(PYTHON) .ci/install.py runtime

install-dev:
	@$(HAVE_PYTHON)
	@$(PYTHON) .ci/install.py dev

demo: install ## Show the service at work on its own documents (KEEP=1 keeps it running)
	@$(BIN)/python manage.py demo $(if $(PORT),--port $(PORT)) $(if $(filter-out 0,$(KEEP)),--keep)

serve: install ## Run the service until Ctrl-C
	@$(BIN)/python manage.py serve $(if $(PORT),--port $(PORT))

# The schema and the migrations are looked at without any database of the installation.
check: export DATABASE_URL = sqlite://:memory:
check: install-dev ## All checks that run nothing: lint, import directions, migrations, types, schema
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports
	$(BIN)/python manage.py makemigrations --check --dry-run
	$(BIN)/mypy examgen files generation
	$(BIN)/python manage.py spectacular --validate --fail-on-warn --file .venv/openapi.yaml
	diff -u docs/openapi.yaml .venv/openapi.yaml || { echo "docs/openapi.yaml is not what the code says: run make schema."; exit 1; }

test: check ## The checks, then all tests
	$(BIN)/python -m pytest

coverage: install-dev ## All tests again, slower, and which lines none of them runs
	$(BIN)/python -m pytest --cov --cov-report=term:skip-covered

faults: export FAULTS_SECONDS = $(or $(SECONDS),60)
faults: export FAULTS_SEED = $(or $(SEED),1)
faults: export FAULTS_ON = $(ON)
faults: export FAULTS_BREAK = $(BREAK)
faults: install-dev ## Attack the running service: SECONDS=600 SEED=7 ON=postgresql BREAK=lease
	$(BIN)/python -m pytest -q -p no:randomly tests/faults

bench: install-dev ## Measure speed
	$(BIN)/python -m pytest -q -p no:randomly -o python_files='bench_*.py' tests/bench

schema: install-dev ## Write docs/openapi.yaml
	$(BIN)/python manage.py spectacular --validate --fail-on-warn --file docs/openapi.yaml

lock: install-dev ## Renew requirements/ from pyproject.toml
	$(COMPILE) pyproject.toml -o requirements/runtime.txt
	$(COMPILE) pyproject.toml --group dev -c requirements/runtime.txt -o requirements/dev.txt
	echo uv | $(COMPILE) - --no-annotate -c requirements/dev.txt -o requirements/uv.txt
