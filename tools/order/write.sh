#!/usr/bin/env bash
# Writes the names of the functions that a run of one spec calls, for the linker, which puts them side by side:
#   tools/order/write.sh CONSOLE FILE
# Spread over the program, each of them would have the system look up a page of the file, in the process that reports and
# again in the one that runs the spec. Names that a later program doesn't have do no harm.
set -euo pipefail
console=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
printf 'describe("a group", function()\n  it("passes", function() assert.equal(1, 1) end)\nend)\n' > "$folder/one_spec.lua"
# The worker is ended before valgrind could write what it called: it does so when the spec is through.
(cd "$folder" && valgrind --tool=callgrind --demangle=no --trace-children=yes --callgrind-out-file="$folder/calls.%p" \
  --dump-before='*12SnapshotFileC6finish*' "$console" run one_spec.lua) > "$folder/report" 2>&1
[ -n "$(find "$folder" -name 'calls.*.1' -size +0)" ] || { cat "$folder/report" >&2; exit 1; }
sed -nE "s/^c?fn=\([0-9]+\) ([^']+).*/\1/p" "$folder"/calls.* | grep -v '^0x' | LC_ALL=C sort -u > "$2"
