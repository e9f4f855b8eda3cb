# The commands of this project. `make run` is all that a learner needs.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check

.PHONY: help run setup test check bench bench-gpu lock parts clean

help:
	@echo "make run     start Rowsum on this machine and print its address"
	@echo "make setup   create .venv with everything that development needs"
	@echo "make check   formatting, lint, types, import rules"
	@echo "make test    every test"
	@echo "make bench   the benchmarks, as one table"
	@echo "make bench-gpu  the Triton kernels beside PyTorch's, on a CUDA GPU"
	@echo "make lock    write the exact versions of requirements*.in to the lock files"
	@echo "make clean   remove .venv and caches; your data in var/ stays"

# --- the virtual environment: installed again only when a lock file is newer than its stamp ----------------------------

RUNTIME := .venv/installed-runtime
DEVELOPMENT := .venv/installed-development

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Rowsum needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ..." >&2; exit 1; }
	$(PYTHON) -m venv .venv

$(RUNTIME): requirements.lock | $(BIN)/python
	$(PIP) install --quiet -r requirements.lock
	@touch $@

$(DEVELOPMENT): requirements.lock requirements-dev.lock | $(BIN)/python
	$(PIP) install --quiet -r requirements-dev.lock
	@touch $@ $(RUNTIME)

setup: $(DEVELOPMENT)

# --- run, test, check, bench -------------------------------------------------------------------------------------------

run: $(RUNTIME)
	@exec $(BIN)/python -m config.run

# Chromium and bubblewrap come from the system and not from pip.
parts:
	@sh tests/stack/system_parts.sh

# First what touches the database, on PostgreSQL and with a real broker; then everything, on SQLite. Bytecode is kept, as
# each worker would compile every test file for itself. Who has done its half takes over what waits for the other.
TESTS := OMP_NUM_THREADS=1 PYTHONDONTWRITEBYTECODE= $(BIN)/python
test: $(DEVELOPMENT) parts
	$(TESTS) -m tests.stack.services $(BIN)/python -m pytest -q -n 2 --dist worksteal -m database
	$(TESTS) -m pytest -n 2 --dist worksteal

check: $(DEVELOPMENT)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports --no-logo
	$(BIN)/mypy

bench: $(DEVELOPMENT)
	@$(BIN)/python -m benchmarks

bench-gpu: $(DEVELOPMENT)
	@$(BIN)/python -m benchmarks.attention_gpu

LOCK := $(BIN)/pip-compile --quiet --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --strip-extras \
	--allow-unsafe --no-header --annotation-style line

lock: $(DEVELOPMENT)
	$(PIP) install --quiet pip-tools
	$(LOCK) --output-file requirements.lock requirements.in
	$(LOCK) --output-file requirements-dev.lock requirements-dev.in
	@# A local build of torch names itself 2.13.0+cpu; the lock must fit every index.
	sed -i.old 's/^\(torch==[0-9.]*\)+[a-z0-9]*/\1/' requirements.lock requirements-dev.lock && rm -f requirements*.lock.old

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
