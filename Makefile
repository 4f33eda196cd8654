# The two commands that matter: `make judge` and `make test`. Both set everything up by themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: setup judge test serve lint types soak bench clean format

setup: $(STAMP)

$(STAMP): pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Shinpan needs Python 3.11 or newer; set PYTHON=...")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

judge: setup
	$(BIN)/shinpan judge examples/*.yaml

test: setup
	$(BIN)/python -m pytest -n auto -q

soak: setup
	HYPOTHESIS_PROFILE=soak $(BIN)/python -m pytest -n auto -q tests/properties
	$(BIN)/python -m shinpan.testing --games 2000

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: setup
	$(BIN)/mypy

serve: setup
	$(BIN)/shinpan serve

bench: setup
	$(BIN)/python -m benchmarks

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache
