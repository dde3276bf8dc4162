# The commands of this project. Each works on a machine that has only Swift and git, and installs what else it needs.

SWIFT ?= swift
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

.PHONY: specs test docs soak bench bench-peers fuzz format lint clean headers line-editor linters shells browser editors console \
  library install uninstall dist shards frames pictures faults agent-client agent-mistakes

# How `make specs` runs the specs: `make specs FLAGS="--shuffle --seed 42"`.
FLAGS ?=

# Builds everything and runs the specs that describe it, then those of the example app. The app is a package of its own
# and builds in its own folder, as a team's would. The console is built there as well, since it has the same modules, and
# linked to from .build/viewspec.
specs: headers
	$(SWIFT) build --package-path Examples/Storefront --product viewspec
	$(SWIFT) build --package-path Examples/Storefront --product Specs
	mkdir -p .build && ln -sf "$(app-programs)/viewspec" .build/viewspec
	.build/viewspec run specs $(FLAGS)
	cd Examples/Storefront && "$(app-programs)/Specs" run specs $(FLAGS)

app-programs = $$($(SWIFT) build --package-path "$(CURDIR)/Examples/Storefront" --show-bin-path)

# Runs the Swift tests, one after the other: many use the main actor, and some wait for other processes. Then those of the
# example app, in parallel, as an app's tests run.
test: headers shells browser line-editor agent-client editors
	$(SWIFT) test --no-parallel
	$(SWIFT) test --package-path Examples/Storefront
	$(MAKE) docs CHECK=--check

# Installs the official Python client of the Model Context Protocol, with all that it needs, in the versions that the tests
# were written with. Without Python, or without its packages, the tests that need it are skipped, and say so.
agent-client: .build/agent-client/installed

.build/agent-client/installed: Tests/AgentsTests/Client/requirements.txt
	@{ python3 -c 'import sys; sys.exit(sys.version_info < (3, 10))' \
	  && python3 -m venv .build/agent-client && .build/agent-client/bin/pip install --quiet --requirement $< && touch $@; \
	} || { rm -rf .build/agent-client; echo "the tests with the Python client are skipped: they need Python 3.10 with venv and pip"; }

# Writes the texts of the reference, which are the doc comments of the source, by the compiler's symbol graphs. With
# CHECK=--check it compares them, and lists the public declarations that have no doc comment and inherit none. Then prints
# how many of SwiftUI's public names are here, and fails where one that is missing has no reason.
docs: headers
	$(SWIFT) build --product ReferenceTexts
	$(SWIFT) package dump-symbol-graph --minimum-access-level package --skip-synthesized-members > .build/symbolgraph.log 2>&1 \
	  || { cat .build/symbolgraph.log; exit 1; }
	$(reference-texts) texts $(graphs) Sources/Scripting/Resources/texts.txt $(CHECK)
	$(reference-texts) calls $(graphs) $(CHECK)
	$(reference-texts) names $(graphs) Tests/ReferenceTests/Names README.md

reference-texts = "$$($(SWIFT) build --show-bin-path)/ReferenceTexts"
graphs = "$$($(SWIFT) build --show-bin-path)/../symbolgraph"

# Runs specs that do the same thing a hundred thousand times, and holds their memory to what a tenth of that takes. They
# read it from /proc.
soak: headers
	$(SWIFT) build --product viewspec
	$$($(SWIFT) build --show-bin-path)/viewspec run Tests/Soak --trust -j 1 --timeout 3600

# Measures what has to stay fast, as ratios against other programs in the same run. The console is linked statically:
# where a run takes milliseconds, loading libraries would take most of them. Lua's own program is the least to compare
# with. ONLY="find;host" measures the rows whose names have one of these, CONSOLE=FILE a console that is built already;
# BOUNDS=off only measures.
bench: headers
	@command -v lua5.4 >/dev/null || { \
	  echo "lua5.4 is missing: installing it"; \
	  $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq lua5.4; \
	}
	$(if $(filter file,$(origin CONSOLE)),$(MAKE) console)
	$(SWIFT) build --package-path Benchmarks -c release --static-swift-stdlib
	"$$($(SWIFT) build --package-path Benchmarks -c release --show-bin-path)/Bench" --viewspec "$(CONSOLE)" \
	  --python .build/bench-peers/bin/python --suites .build/bench-peers/suites --goals .build/goals.md \
	  $(if $(ONLY),--only "$(ONLY)") $(if $(BOUNDS),--bounds "$(BOUNDS)")

# Compares where all views of the gallery and of the example app stand between a debug build and a release build, byte for
# byte. CONSOLE=FILE takes a release build that is there already.
frames: headers
	$(SWIFT) build --product viewspec
	$(if $(filter file,$(origin CONSOLE)),$(MAKE) console)
	tools/frames/compare.sh "$$($(SWIFT) build --show-bin-path)/viewspec" "$(CONSOLE)" tools/frames/gallery.txt
	$(SWIFT) build --package-path Examples/Storefront --product Specs
	$(SWIFT) build --package-path Examples/Storefront -c release --product Specs
	tools/frames/compare.sh "$$($(SWIFT) build --package-path Examples/Storefront --show-bin-path)/Specs" \
	  "$$($(SWIFT) build --package-path Examples/Storefront -c release --show-bin-path)/Specs" tools/frames/storefront.txt

# Compares the pictures of all views of the gallery between a debug build and a release build, byte for byte, drawn one by one
# and eight at a time. CONSOLE=FILE takes a release build that is there already.
pictures: headers
	$(SWIFT) build --product viewspec
	$(if $(filter file,$(origin CONSOLE)),$(MAKE) console)
	tools/pictures/compare.sh "$$($(SWIFT) build --show-bin-path)/viewspec" "$(CONSOLE)" tools/frames/gallery.txt

# Puts faults into a copy of the example app, and fails where `check` finds too few of them, or something in the copy without.
faults: headers
	tools/faults/faults.py . .build/faults

# Puts the mistakes of Examples/Agent into a copy of the example app, one by one, and has the conversations that show them.
# FLAGS=--update writes down what the server answers.
agent-mistakes: headers
	tools/agents/mistakes.py . .build/agent-mistakes $(FLAGS)

# Installs the programs that `make bench` compares with besides Lua: without them, it leaves their rows out and says so.
# What is no package of Debian goes to .build.
bench-peers:
	$(SUDO) apt-get update -qq
	$(SUDO) apt-get install -y -qq lua-busted ruby-rspec python3-venv >/dev/null
	command -v node >/dev/null || $(SUDO) apt-get install -y -qq nodejs >/dev/null
	python3 -m venv .build/bench-peers
	.build/bench-peers/bin/pip install --quiet lxml stretchable PySide6_Essentials
	Benchmarks/suites.sh .build/bench-peers/suites

# Builds the console as it is installed: linked statically, so that it runs on any Linux of the same architecture.
# The REPL's line editor and the server of pages are linked too: such a program can't load a library. What only a debugger reads
# is left out: installing strips it. Exclusive access is checked in the debug build, which the tests run.
console: headers line-editor
	$(SWIFT) build $(as-installed) --product viewspec

as-installed = -c release --static-swift-stdlib -debug-info-format none \
  $(addprefix -Xswiftc ,-static-executable -use-ld=lld -enforce-exclusivity=unchecked) \
  $(addprefix -Xlinker ,--icf=all --whole-archive -l:libedit.a -l:libevent.a --no-whole-archive -ltinfo -lbsd -lmd)

# Builds what packages are compiled against instead of compiling ViewSpec, of the same objects as the console.
library: headers line-editor
	VIEWSPEC_LIBRARY=1 $(SWIFT) build $(as-installed) --product ViewSpecObjects
	SWIFT="$(SWIFT)" SOURCE_DATE_EPOCH="$(SOURCE_DATE_EPOCH)" tools/library/lay-out.sh "$$($(SWIFT) build -c release --show-bin-path)" .build/library

# Installs the console below PREFIX, with its manual page, with completions for bash, zsh and fish, which it prints itself,
# and with what packages are compiled against, in a folder of its version. A package's build gives a DESTDIR. CONSOLE=FILE
# installs a console that is built already, alone or with the folder of LIBRARY=FOLDER.
PREFIX ?= /usr/local
CONSOLE ?= .build/release/viewspec
place = $(DESTDIR)$(PREFIX)
installed = bin/viewspec share/man/man1/viewspec.1 share/bash-completion/completions/viewspec \
  share/zsh/site-functions/_viewspec share/fish/vendor_completions.d/viewspec.fish share/doc/viewspec/LICENSE
library-folder = lib/viewspec/$(version)

ifeq ($(origin CONSOLE),file)
LIBRARY ?= .build/library
install: console library
endif
install:
	mkdir -p $(foreach file,$(installed),"$(place)/$(dir $(file))")
	install -m 755 "$(CONSOLE)" "$(place)/bin/viewspec"
	strip "$(place)/bin/viewspec"
	install -m 644 LICENSE "$(place)/share/doc/viewspec/LICENSE"
	"$(place)/bin/viewspec" man > "$(place)/share/man/man1/viewspec.1"
	"$(place)/bin/viewspec" completions bash > "$(place)/share/bash-completion/completions/viewspec"
	"$(place)/bin/viewspec" completions zsh > "$(place)/share/zsh/site-functions/_viewspec"
	"$(place)/bin/viewspec" completions fish > "$(place)/share/fish/vendor_completions.d/viewspec.fish"
ifneq ($(LIBRARY),)
	rm -rf "$(place)/$(library-folder)"
	mkdir -p "$(place)/lib/viewspec"
	cp -R "$(LIBRARY)" "$(place)/$(library-folder)"
endif

uninstall:
	rm -f $(foreach file,$(installed),"$(place)/$(file)")
	rm -rf "$(place)/$(library-folder)"
	-rmdir "$(place)/share/doc/viewspec"
	[ ! -d "$(place)/lib/viewspec" ] || rmdir --ignore-fail-on-non-empty "$(place)/lib/viewspec"

# Packs what `make install` installs. The same console gives the same bytes: names are sorted, and times are that of the
# commit, or SOURCE_DATE_EPOCH.
version = $(shell sed -n 's/.* current = "\(.*\)"/\1/p' Sources/ViewSpec/Version.swift)
archive = viewspec-$(version)-linux-$(shell uname -m)
SOURCE_DATE_EPOCH ?= $(shell git log -1 --format=%ct 2>/dev/null || echo 0)
dist:
	rm -rf .build/dist
	$(MAKE) install DESTDIR="$(CURDIR)/.build/dist" PREFIX=/$(archive) \
	  $(if $(filter file,$(origin CONSOLE)),,CONSOLE="$(CONSOLE)" LIBRARY="$(LIBRARY)")
	cd .build/dist && tar --sort=name --mtime=@$(SOURCE_DATE_EPOCH) --owner=0 --group=0 --numeric-owner --mode=u+rw,go=rX \
	  -cf - $(archive) | gzip -9n > $(archive).tar.gz
	@echo ".build/dist/$(archive).tar.gz"

# Runs shards on the engines that Debian has, Bazel and Slurm, and kills one of them. Installs the engines, as root.
shards: CONSOLE = $$($(SWIFT) build --show-bin-path)/viewspec
shards: headers
	$(SWIFT) build --product viewspec
	tools/shards/try.sh "$(CONSOLE)"

# Runs the console with hostile input for a number of seconds, built with AddressSanitizer. Prints the seed; SEED repeats
# it. What breaks something is made smaller and kept in .build/fuzz.
SECONDS ?= 60
fuzz: headers
	$(SWIFT) build --package-path tools --product Fuzz
	$(SWIFT) build --sanitize=address --scratch-path .build-asan --product viewspec
	"$$($(SWIFT) build --package-path tools --show-bin-path)/Fuzz" \
	  "$$($(SWIFT) build --sanitize=address --scratch-path .build-asan --show-bin-path)/viewspec" \
	  --seconds $(SECONDS) $(if $(SEED),--seed $(SEED)) $(if $(TARGET),--target $(TARGET)) $(if $(CASE),--case $(CASE))

# All files of a kind but those that builds have written.
files = find . -name '.build*' -prune -o -type f \( -name '*.$(1)' $(if $(2),-o -name '*.$(2)') \) -print0 | xargs -0

# Lays out the Swift and C sources.
format: linters
	$(call files,swift) $(SWIFT) format --in-place --parallel
	$(call files,c,h) clang-format -i

# Says what `make format` would change, and what it can't change by itself.
lint: linters
	$(call files,swift) $(SWIFT) format lint --strict --parallel
	$(call files,c,h) clang-format --dry-run --Werror
	luacheck --quiet .

clean:
	$(SWIFT) package clean

# What each build needs beside Swift, installed if it isn't there: liblua, and the header that reads images.
headers:
	@pkg-config --exists lua5.4 2>/dev/null && test -e /usr/include/stb/stb_image.h || { \
	  echo "liblua5.4 or stb is missing: installing them"; \
	  $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq pkg-config liblua5.4-dev libstb-dev; \
	}

# The shells whose completions are tested, installed if they aren't there.
shells:
	@command -v zsh >/dev/null && command -v fish >/dev/null || { \
	  echo "zsh or fish is missing: installing them"; \
	  $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq zsh fish >/dev/null; \
	}

# The browser that tests open reports in, installed if it isn't there. Where that isn't possible these tests are skipped, and
# say so.
browser:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || { \
	  echo "chromium is missing: installing it"; \
	  $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq chromium >/dev/null; \
	} || echo "the tests with a browser are skipped: there is no chromium"

# Neovim, in which what `init --editor` writes for it is tested. Without it, that test is skipped.
editors:
	@command -v nvim >/dev/null || { \
	  echo "neovim is missing: installing it"; \
	  $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq neovim >/dev/null; \
	}

# The line editor and the server of pages as archives, installed if they aren't there.
line-editor:
	@pkg-config --exists libedit libevent 2>/dev/null || { \
	  echo "libedit or libevent is missing: installing them"; \
	  $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq libedit-dev libevent-dev >/dev/null; \
	}

# The checks of Lua and C, installed if they aren't there.
linters:
	@command -v luacheck >/dev/null && command -v clang-format >/dev/null || { \
	  echo "luacheck or clang-format is missing: installing them"; \
	  $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq lua-check clang-format >/dev/null; \
	}
