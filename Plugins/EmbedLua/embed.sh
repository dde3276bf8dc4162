#!/bin/sh
# Writes Swift source with the texts of Lua files by name: embed.sh OUTPUT FILE...
set -eu
output=$1
shift
{
  echo '/// The texts of the Lua modules, by the names of their files without folder and extension.'
  echo 'enum EmbeddedLua {'
  echo '    static let texts: [String: StaticString] = ['
  for file; do
    printf '"%s": ####"""\n' "$(basename "$file" .lua)"
    cat "$file"
    printf '\n"""####,\n'
  done
  echo '    ]'
  echo '}'
} > "$output"
