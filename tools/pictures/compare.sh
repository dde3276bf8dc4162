#!/usr/bin/env bash
# Compares the pictures that two consoles make of the same views, byte for byte:
#   compare.sh CONSOLE OTHER-CONSOLE FILE
# The file has an argument of `show` a line: a view, or --preview=NAME. Then all views and previews on one page, which the first
# console draws eight at a time and the other one by one.
set -euo pipefail
one=$1 other=$2
mapfile -t views < "$3"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

status=0
same() {
  if cmp -s "$scratch/one.$1" "$scratch/other.$1"; then return; fi
  echo "$2: the bytes differ"
  status=1
}

count=0
for view in "${views[@]}"; do
  for flags in "-o .svg" "-o .svg --outlines --dark" "-o .png --scale 2 --direction right_to_left"; do
    read -r _ ending rest <<< "$flags"
    # Flags are words without blanks.
    # shellcheck disable=SC2086
    "$one" show "$view" $rest -o "$scratch/one$ending"
    # shellcheck disable=SC2086
    "$other" show "$view" $rest -o "$scratch/other$ending"
    same "${ending#.}" "$view $rest"
    count=$((count + 1))
  done
done
echo "$count pictures of ${#views[@]} views compared"

"$one" gallery -j 8 -o "$scratch/one.html" > "$scratch/one.txt"
"$other" gallery -j 1 -o "$scratch/other.html" > "$scratch/other.txt"
same html "the gallery"
echo "the gallery with $(sed 's/^[^:]*: //' "$scratch/one.txt"), compared"
exit "$status"
