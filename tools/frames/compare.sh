#!/usr/bin/env bash
# Compares the frames that two consoles print for the same views, byte for byte:
#   compare.sh CONSOLE OTHER-CONSOLE FILE
# The file has an argument of `frames` a line: a view, or --preview=NAME.
set -euo pipefail
one=$1 other=$2
mapfile -t views < "$3"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

status=0
compare() {
  "$one" frames "${views[@]}" "$@" > "$scratch/one.json"
  "$other" frames "${views[@]}" "$@" > "$scratch/other.json"
  if cmp -s "$scratch/one.json" "$scratch/other.json"; then
    echo "${#views[@]} views, $(grep -c '"x":' "$scratch/one.json") frames: the same with ${*:-the defaults}"
  else
    echo "the frames differ with ${*:-the defaults}:"
    diff "$scratch/one.json" "$scratch/other.json" | head -n 20 || true
    status=1
  fi
}

compare
compare --screen "iPhone SE" --text-size accessibility5 --direction right_to_left
compare --screen "iPad" --orientation landscape --text-size xSmall --appearance dark
compare --screen 320x568 --text-size xxLarge
exit "$status"
