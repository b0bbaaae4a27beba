# Everything that one types here. `make` alone, or `make help`, says what there is.
# PYTHON=/path/to/python3.12 chooses the Python; ARGS="…" goes to the command behind a target.

SHELL := /bin/sh
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
HOMESTRETCH := .venv/bin/homestretch
COMPILE := .venv/bin/pip-compile --quiet --no-header --annotation-style=line --strip-extras \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links

.PHONY: help play test install bench ledger format constraints clean set-up-tests tools

help: ## this list
	@echo "Homestretch: classic horse-racing family games in the browser"
	@echo
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 22
	@echo
	@echo "The command line is $(HOMESTRETCH); '$(HOMESTRETCH) --help' says what it can do."

play: install ## set up what is missing, start the server and open the lobby in a browser
	@$(HOMESTRETCH) play $(ARGS)

test: set-up-tests ## every check and every test, as CI runs them (ARGS="-k odds" goes to pytest)
	@.venv/bin/python scripts/check.py $(ARGS)

install: ## what playing and testing both need; puts homestretch into .venv/bin
	@python=$$(scripts/find-python.sh) && "$$python" scripts/setup.py install

bench: tools ## how fast the rules are on this machine (about three minutes)
	@$(HOMESTRETCH) bench $(ARGS)

ledger: tools ## which rule has which tests, and how often it acts in random games
	@$(HOMESTRETCH) ledger $(ARGS)

format: tools ## put the Python sources in order
	@.venv/bin/ruff check --fix
	@.venv/bin/ruff format

constraints: tools ## renew the pinned versions in constraints/
	@$(COMPILE) --upgrade --extra postgres --extra node \
		-o constraints/run.txt pyproject.toml
	@$(COMPILE) --upgrade --extra postgres --extra node --extra dev -c constraints/run.txt \
		-o constraints/dev.txt pyproject.toml

clean: ## remove what was set up and built in this folder
	@rm -rf .venv .stamps web/node_modules web/dist src/homestretch/server/static

set-up-tests:
	@python=$$(scripts/find-python.sh) && "$$python" scripts/setup.py test

tools:
	@python=$$(scripts/find-python.sh) && "$$python" scripts/setup.py tools
