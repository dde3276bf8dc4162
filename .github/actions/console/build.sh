#!/usr/bin/env bash
# Builds a package's console, or installs viewspec unless it was kept: build.sh PRODUCT PACKAGE
set -euo pipefail
if [ -n "$1" ]; then
  exec swift build --package-path "$2" --product "$1"
fi
place=$HOME/.viewspec-console
[ -x "$place/bin/viewspec" ] || make -C "$(dirname "$0")/../../.." install PREFIX="$place"
echo "$place/bin" >> "$GITHUB_PATH"
