#!/bin/sh
# Runs one shard, which Bazel's variables name, and keeps its log among the outputs of the test.
set -- --reporter spec --reporter "json=$TEST_UNDECLARED_OUTPUTS_DIR/specs.jsonl" "$@"
if [ -e durations.txt ]; then set -- --durations durations.txt "$@"; fi
exec ./viewspec run specs "$@"
