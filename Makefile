# One command each for playing, testing and looking after the house. Needs GNU make and Python 3.11 or newer, nothing else:
# the page is built with the system's Node, or with one from PyPI.

PYTHON ?= python3
# One more than two cores: tests often wait, for a server, a clock or another program.
WORKERS ?= 3
PLAY_OPTIONS ?=
TEST_OPTIONS ?=
BENCH_OPTIONS ?=
LOCK_OPTIONS ?=
HOST ?= http://127.0.0.1:8000
LOAD_OPTIONS ?= --users 100 --spawn-rate 10 --run-time 1m

VENV := .venv
BIN := $(VENV)/bin
# What is installed already: a Node for the page, what playing needs, and on top of that what developing needs.
NODE_READY := $(VENV)/.ready-node
PLAY_READY := $(VENV)/.ready-play
DEV_READY := $(VENV)/.ready-dev
PEERS := .venv-peers
LOCUST := .venv-locust
LOAD := benchmarks/server
# A lock names everything that it needs, so pip looks for nothing more: left to itself it asks for a newer release of what
# another package wants with an extra, and refuses it because the lock has no hash for it. Python compiles each module when
# it is first imported; doing that here for every module would double the time.
PIP_INSTALL := -m pip --disable-pip-version-check --no-input install -qq --no-deps --no-compile
INSTALL := $(BIN)/python $(PIP_INSTALL)
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
NPM := $(WITH_NODE) npm --prefix web --loglevel=error
# Slow tests come first, so that no worker is left with one at the end while the others have nothing to do.
PYTEST := $(BIN)/pytest --numprocesses $(WORKERS) --dist loadgroup
# The browser's tests run apart: Playwright keeps an event loop in their process, where no other could run.
WITHOUT_BROWSER := --ignore=tests/browser -p no:playwright
ATTACKS := tests/server/attacks
COMPILE := pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links \
	--custom-compile-command "make lock"

# Without kept bytecode every program that the tests start would compile its modules again, which doubles their time.
export PYTHONDONTWRITEBYTECODE :=

# Targets that do not need each other run side by side.
MAKEFLAGS += --jobs=$(WORKERS)

# An environment whose Python is gone is not ready.
$(shell test -x $(BIN)/python || rm -f $(NODE_READY) $(PLAY_READY) $(DEV_READY))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup page play test test-page test-unit quick deep coverage warm check check-code check-page browser \
	network format bench load wheel lock clean

help: ## list what make can do here
	@echo "What make can do here:"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(DEV_READY) page ## make the environment in .venv/ and the page (the other commands do it by themselves)
	@echo "setup: the environment in $(VENV)/ and the page are ready."

page: $(NODE_READY) ## build the browser page from web/, if it is not up to date
	@$(BIN)/python hatch_build.py

play: $(PLAY_READY) page ## play in the browser, on a server of your own (in the terminal: .venv/bin/abbey play)
	@echo "play: opening the abbey in the browser; Ctrl-C closes it."
	@$(BIN)/abbey serve --open $(PLAY_OPTIONS)

test: warm check test-page browser network ## check, then run every test, in a real browser too
	@echo "test: running every test on $(WORKERS) workers."
	@$(PYTEST) $(WITHOUT_BROWSER) $(TEST_OPTIONS)
	@echo "test: playing in a real browser."
	@$(PYTEST) tests/browser $(TEST_OPTIONS)

quick: check test-page test-unit ## check, then run the tests that are quick: no browser, nothing marked slow

test-page: page
	@echo "test: running the page's own tests."
	@$(NPM) run --silent test

test-unit: $(DEV_READY) page
	@echo "quick: running the quick tests on $(WORKERS) workers."
	@$(PYTEST) $(WITHOUT_BROWSER) -m "not slow" $(TEST_OPTIONS)

deep: $(DEV_READY) page warm network ## look for faults for up to two hours: many more random examples, games, kills and attacks
	@echo "deep: running every law with the profile 'deep' on $(WORKERS) workers; up to an hour."
	@$(PYTEST) $(WITHOUT_BROWSER) --ignore=$(ATTACKS) --hypothesis-profile=deep -m "hypothesis or deep" --verbose $(TEST_OPTIONS)
	@echo "deep: attacking a server for half an hour. Players must be answered in time: let this machine do nothing else."
	@$(BIN)/pytest -p no:playwright $(ATTACKS) --hypothesis-profile=deep -m deep --capture=no $(TEST_OPTIONS)

coverage: page warm ## say which lines no test reaches, those of the browser apart; takes twice as long
	@echo "coverage: running the tests on $(WORKERS) workers."
	@$(PYTEST) $(WITHOUT_BROWSER) --cov --cov-report=term $(TEST_OPTIONS)

warm: $(DEV_READY)
	@echo "warm: compiling the rules for speed; one to two minutes, once for each version."
	@$(BIN)/abbey warm

check: check-code check-page ## check format, lint, types and who imports whom

check-code: $(DEV_READY)
	@echo "check: looking at format, lint, types and imports."
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/ruff check --quiet
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-logo

check-page: page
	@echo "check: looking at the page's types, lint and format."
	@$(NPM) run --silent check

network: | $(DEV_READY)
	@$(BIN)/python -m tests.server.network.network_tools
	@$(BIN)/python -m tests.deploy.hosting_tools

browser: | $(BIN)/python ## find Chromium for the tests, or install it where that is possible
	@$(BIN)/python -m tests.browser.chromium

format: $(DEV_READY) page ## format the code and mend what lint can mend
	@echo "format: formatting the code and mending what lint can mend."
	@$(BIN)/ruff check --fix --quiet
	@$(BIN)/ruff format --quiet
	@$(NPM) run --silent format

bench: $(DEV_READY) page ## measure rules, server and page, beside other libraries where they can be installed
	@$(MAKE) --silent --no-print-directory $(PEERS)/.ready || echo "bench: the other libraries cannot be installed here; going on without them."
	@$(MAKE) --silent --no-print-directory $(LOAD)/node_modules/.ready || echo "bench: boardgame.io cannot be installed here; going on without it."
	@echo "bench: measuring on this machine; about ten minutes."
	@if test -f $(PEERS)/.ready; then set -- --beside "$(PEERS)/bin/python benchmarks/peer_libraries.py"; fi; \
	if test -f $(PEERS)/.ready && test -f $(LOAD)/node_modules/.ready; then set -- "$$@" --write docs; fi; \
	$(WITH_NODE) $(BIN)/python -m benchmarks --server $(LOAD) "$$@" $(BENCH_OPTIONS)

load: $(LOCUST)/.ready ## put load on a server of your own that runs already: make load HOST=http://127.0.0.1:8000
	@echo "load: guests play at $(HOST); what they waited for is told at the end."
	@PYTHONPATH=. $(LOCUST)/bin/locust -f benchmarks/locustfile.py --headless --only-summary --host "$(HOST)" $(LOAD_OPTIONS)

wheel: $(PLAY_READY) page ## build the package with the page in it, for a server: dist/abbey-*.whl
	@rm -rf dist
	@$(BIN)/python -m pip --disable-pip-version-check wheel -qq --no-deps --no-build-isolation --wheel-dir dist .
	@echo "wheel: $$(ls dist/*.whl); install it with requirements/serve.lock."

$(LOAD)/node_modules/.ready: $(LOAD)/package-lock.json
	@echo "bench: installing boardgame.io and what puts load on servers into $(LOAD)/node_modules/."
	@$(WITH_NODE) npm ci --prefix $(LOAD) --loglevel=error
	@touch $@

$(PEERS)/.ready: requirements/peers.lock
	@echo "bench: installing OpenSpiel and PettingZoo into $(PEERS)/; this takes a minute the first time."
	@$(PYTHON) -m venv --clear $(PEERS)
	@$(PEERS)/bin/python $(PIP_INSTALL) --require-hashes -r requirements/peers.lock
	@touch $@

$(LOCUST)/.ready: requirements/load.lock
	@echo "load: installing Locust into $(LOCUST)/; this takes a minute the first time."
	@$(PYTHON) -m venv --clear $(LOCUST)
	@$(LOCUST)/bin/python $(PIP_INSTALL) --require-hashes -r requirements/load.lock
	@touch $@

# Versions already in the lock stay; `make lock LOCK_OPTIONS=--upgrade` takes the newest.
lock: ## write the hashed locks from pyproject.toml and requirements/*.in again
	@echo "lock: resolving the dependencies of pyproject.toml and of requirements/*.in."
	@room=$$(mktemp -d) && trap 'rm -rf "$$room"' EXIT && \
	$(PYTHON) -m venv "$$room" && \
	"$$room/bin/python" -m pip --disable-pip-version-check install -qq uv && \
	"$$room/bin/uv" $(COMPILE) $(LOCK_OPTIONS) pyproject.toml --group dev --extra arena --extra cluster --extra fast \
		--extra postgresql \
		--output-file requirements/dev.lock && \
	"$$room/bin/uv" $(COMPILE) $(LOCK_OPTIONS) pyproject.toml --group build --extra fast \
		--constraints requirements/dev.lock --output-file requirements/play.lock && \
	"$$room/bin/uv" $(COMPILE) $(LOCK_OPTIONS) pyproject.toml --extra fast --extra postgresql \
		--constraints requirements/dev.lock --output-file requirements/serve.lock && \
	"$$room/bin/uv" $(COMPILE) $(LOCK_OPTIONS) requirements/node.in --output-file requirements/node.lock && \
	"$$room/bin/uv" $(COMPILE) $(LOCK_OPTIONS) requirements/peers.in --output-file requirements/peers.lock && \
	"$$room/bin/uv" $(COMPILE) $(LOCK_OPTIONS) requirements/load.in --constraints requirements/dev.lock \
		--output-file requirements/load.lock

clean: ## remove the environment, the page, caches and build products
	@echo "clean: removing the environment, the page, caches and build products."
	@rm -rf $(VENV) $(PEERS) $(LOCUST) $(LOAD)/node_modules web/node_modules web/src/wire/types.ts src/abbey/server/page
	@rm -rf build dist htmlcov .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "setup: abbey needs Python 3.11 or newer, and '$(PYTHON)' is older or missing;" \
			"name another one with: make PYTHON=python3.12 setup" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "setup: '$(PYTHON)' cannot make environments because venv or ensurepip is missing;" \
			"on Debian and Ubuntu install them with: apt install python3-venv" >&2; exit 1; }
	@echo "setup: making the environment in $(VENV)/."
	@$(PYTHON) -m venv --clear $(VENV)

# Of the two that install into the environment, one waits for the other; the page is built beside the second.
$(NODE_READY): requirements/node.lock | $(BIN)/python
	@$(BIN)/python -c 'import sys, hatch_build; sys.exit(not hatch_build.system_node())' || { \
		echo "setup: no Node here that can build the page; installing one from PyPI."; \
		$(INSTALL) --require-hashes -r requirements/node.lock; }
	@touch $@

# The page has its own target, so the install of abbey itself does not build it.
$(PLAY_READY): requirements/play.lock pyproject.toml | $(NODE_READY)
	@echo "setup: installing what playing needs."
	@$(INSTALL) --require-hashes -r requirements/play.lock
	@HATCH_BUILD_NO_HOOKS=true $(INSTALL) --no-build-isolation -e .
	@touch $@

$(DEV_READY): requirements/dev.lock $(PLAY_READY)
	@echo "setup: installing what developing needs too; this takes a minute the first time."
	@$(INSTALL) --require-hashes -r requirements/dev.lock
	@touch $@
