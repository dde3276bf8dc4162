#!/usr/bin/env bash
# Makes the object that takes the place of ICU's data in a console that is linked statically, a third of the size:
#   tools/icu/build.sh lib_FoundationICU.a FOLDER
# writes FOLDER/icu.o and, to FOLDER/flags, what SwiftPM links it with.
set -euo pipefail
archive=$1 here=$(dirname "$0")
mkdir -p "$2"
folder=$(realpath "$2")
ar p "$archive" icu_packaged_data.cpp.o > "$folder/data.o"
symbol=$(nm "$folder/data.o" | sed -n 's/.* R \(icudt[0-9]*_dat\)$/\1/p')
[ -n "$symbol" ] || { echo "no data of ICU in $archive" >&2; exit 1; }
objcopy -O binary --only-section=.rodata "$folder/data.o" "$folder/data"
clang -std=c23 -O2 -o "$folder/pack" "$here/pack.c" -lz
size=$("$folder/pack" "$folder/data" "$folder/packed")
clang -std=c23 -O2 -c -o "$folder/icu.o" -DDATA="__wrap_$symbol" -DSIZE="$size" -DPACKED="\"$folder/packed\"" \
  "$here/unpack.c"
rm "$folder/data.o" "$folder/data" "$folder/pack" "$folder/packed"
printf ' -Xlinker %s' "$folder/icu.o" "--wrap=$symbol" --wrap=swift_udata_open --wrap=swift_udata_openChoice -l:libz.a \
  > "$folder/flags"
