#!/usr/bin/env bash
# Says what is kept from job to job: state.sh PRODUCT PACKAGE. The path, the name of this state of the sources, and what the
# names of all their states begin with.
set -euo pipefail
product=$1
root=$(cd "$(dirname "$0")/../../.." && pwd)
compiler=$(swift --version 2>/dev/null | head -n 1)
family=viewspec-$(uname -m)-$(printf %s "$compiler" | sha256sum | cut -c 1-12)

# The names and the contents of the files of a folder.
state() {
  (cd "$1" && find . -name '.build*' -prune -o -name .git -prune -o -type f -print0 | sort -z | xargs -0 sha256sum) \
    | sha256sum | cut -c 1-24
}

if [ -n "$product" ]; then
  folder=$(cd "$2" && pwd)
  echo "path=$folder/.build"
  echo "key=$family-$product-$(state "$folder")"
  echo "family=$family-$product-"
else
  # Only the same sources give the same console: there is no building on another state.
  echo "path=$HOME/.viewspec-console"
  echo "key=$family-console-$(state "$root")"
  echo "family=$family-console-$(state "$root")"
fi
