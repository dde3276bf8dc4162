#!/usr/bin/env bash
# Prints the options with which SwiftPM compiles a package against the installed library, for its --toolset. This file is
# installed with the library as bin/toolset:
#
#   toolset [--for FOLDER] [MODULE…]
#
# FOLDER is where the library is, or will be; by default, where this file was installed. Files see the modules without
# importing them: by default, what Foundation and SwiftUI bring along on Apple's systems; "" is none.
set -euo pipefail
if [ "${1-}" = --for ]; then
  folder=$2
  shift 2
else
  folder=$(realpath "$(dirname "$0")/..")
fi
[ $# -gt 0 ] || set -- Combine FoundationNetworking Observation UIKit

# Words as a list in JSON.
list() {
  local separator=
  for word; do
    printf '%s"%s"' "$separator" "$(printf %s "$word" | sed 's/[\\"]/\\&/g')"
    separator=', '
  done
}

# The library is named in the objects, which puts it in front of Dispatch and Foundation: it has functions of theirs.
compiler=(
  -I "$folder/modules" -Xfrontend -autolink-library -Xfrontend ViewSpec
  -Xfrontend -load-plugin-executable -Xfrontend "$folder/bin/SwiftUIMacros#SwiftUIMacros"
)
for module; do
  [ -z "$module" ] || compiler+=(-Xfrontend -import-module -Xfrontend "$module")
done
# The program's path of Swift's libraries holds for ViewSpec's as well, which has none.
linker=("-L$folder" --disable-new-dtags -rpath "$folder")

printf '{\n  "schemaVersion": "1.0",\n  "swiftCompiler": { "extraCLIOptions": [%s] },\n' "$(list "${compiler[@]}")"
printf '  "linker": { "extraCLIOptions": [%s] }\n}\n' "$(list "${linker[@]}")"
