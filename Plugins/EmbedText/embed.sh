#!/bin/sh
# Writes Swift source with texts by name: embed.sh OUTPUT TYPE FILE...
set -eu
output=$1
type=$2
shift 2
{
  echo '/// Texts by the names of their files, without folder; those of pages, style sheets and scripts with their extensions.'
  echo "nonisolated enum $type {"
  echo '    static let texts: [String: StaticString] = ['
  for file; do
    name=$(basename "$file")
    case $name in
      *.css | *.html | *.js) ;;
      *) name=${name%.*} ;;
    esac
    printf '"%s": ####"""\n' "$name"
    cat "$file"
    printf '\n"""####,\n'
  done
  echo '    ]'
  echo
  echo '    /// The text of a name; there has to be one.'
  echo '    static func text(_ name: String) -> String { "\(texts[name]!)" }'
  echo '}'
} > "$output"
