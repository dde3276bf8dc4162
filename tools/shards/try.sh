#!/usr/bin/env bash
# Runs specs in three shards on Bazel and on Slurm, by the files in Examples/CI, and kills the second shard while its second
# file runs. The merged report has to have every file that ran, and to name those that didn't: try.sh CONSOLE
#
# Installs Debian's bazel-bootstrap and slurm-wlm where they are missing, and starts Slurm's daemons on loopback; needs root.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
examples=$(cd "$here/../../Examples/CI" && pwd)
folder=$(mktemp -d)
# Of its own: a build meanwhile replaces the other.
cp "$1" "$folder/viewspec"
console=$folder/viewspec
. "$here/bazel.sh"
. "$here/slurm.sh"

cleanup() {
  stop_bazel
  stop_slurm
  rm -rf "$folder"
}
trap cleanup EXIT

# Nine files, three for each shard. Each takes two or three seconds, so that there is one to kill.
write_specs() {
  mkdir -p "$1/specs"
  for number in 1 2 3 4 5 6 7 8 9; do
    printf 'it("number %s", function()\n  local start = os.time()\n  while os.time() < start + 3 do end\nend)\n' "$number" \
      > "$1/specs/part_${number}_spec.lua"
  done
}

# Waits until a command succeeds, for so many seconds at most.
wait_until() {
  local seconds=$1
  shift
  for _ in $(seq $((seconds * 10))); do
    if "$@"; then return; fi
    sleep 0.1
  done
  echo "waited $seconds seconds for: $*" >&2
  return 1
}

# Whether a log has the end of one file and the beginning of another.
is_in_second_file() { [ -n "$(grep '"event":"fileStarted"' "$1" 2>/dev/null | tail -n +2)" ]; }

# Kills the processes of a program that have a variable of this value, as a machine dies: kill_console PROGRAM VARIABLE=VALUE
kill_console() {
  local file process found=()
  for file in $(grep -lzxF "$2" /proc/[0-9]*/environ 2>/dev/null || true); do
    process=${file//[^0-9]/}
    if [ "$(readlink "/proc/$process/exe")" = "$1" ]; then found+=("$process"); fi
  done
  [ "${#found[@]}" -gt 0 ] || fail "no process of $1 has $2"
  # Some end with the first.
  kill -KILL "${found[@]}" 2>/dev/null || true
}

# Checks the report of three shards of which the second was killed.
check_report() {
  local report=$1 number
  echo "--- merged report of $2"
  cat "$report"
  for number in 1 3 4 6 7 9; do grep -q "✓ number $number" "$report" || fail "$2: part_${number} ran and is missing"; done
  grep -q "✓ number 2" "$report" || fail "$2: part_2 ran before the kill and is missing"
  grep -q "breaks off here" "$report" || fail "$2: part_5, which was killed, isn't told"
  grep -q "Error: shard 2/3 ended early; not run: specs/part_8_spec.lua" "$report" || fail "$2: part_8 isn't named"
}

fail() {
  echo "FAILED: $1" >&2
  exit 1
}

try_bazel
try_slurm
echo "2 passed, 0 failed"
