#!/bin/sh
# Makes one report of the shards of the last bazel test: ./merge_specs.sh --reporter spec --reporter html=specs.html
set -eu
logs=$(mktemp -d)
trap 'rm -r "$logs"' EXIT
for shard in bazel-testlogs/spec_test/shard_*_of_*; do
  log=$logs/$(basename "$shard").jsonl
  # Bazel packs the outputs of a test, unless the test was killed together with all that Bazel ran beside it.
  cp "$shard/test.outputs/specs.jsonl" "$log" 2>/dev/null \
    || unzip -p "$shard/test.outputs/outputs.zip" specs.jsonl > "$log" 2>/dev/null || rm -f "$log"
done
./viewspec merge "$logs"/*.jsonl "$@"
