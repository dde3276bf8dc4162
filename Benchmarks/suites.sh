#!/bin/sh
# Fetches suites that others wrote for busted, from the source packages of Debian, into a folder. The lists of source
# packages are kept there too: the machine's own settings of apt stay as they are.
set -eu

folder=$1
mkdir -p "$folder/apt/lists/partial" "$folder/apt/cache/archives/partial" "$folder/apt/parts" "$folder/stand-ins"
folder=$(cd "$folder" && pwd)

. /etc/os-release
cat > "$folder/apt/parts/sources.list" <<END
deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian $VERSION_CODENAME main
END
apt() {
  apt-get -qq -o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts="$folder/apt/parts" \
    -o Dir::State::Lists="$folder/apt/lists" -o Dir::Cache="$folder/apt/cache" -o APT::Sandbox::User=root "$@"
}
apt update

for suite in argparse luassert moses binaryheap fifo inspect mediator say; do
  [ ! -d "$folder/$suite" ] || continue
  fetched="$folder/apt/$suite"
  mkdir -p "$fetched"
  if (cd "$fetched" && apt source --tar-only --download-only "lua-$suite") 2> "$fetched.log"; then
    mkdir "$folder/$suite"
    tar -xf "$fetched"/*.orig.tar.* -C "$folder/$suite" --strip-components=1
  else
    echo "the suite of $suite can't be fetched, and is not compared:"
    grep '^E:' "$fetched.log"
  fi
done

# Two of them ask for luacov, with which nothing is measured here.
echo 'return {}' > "$folder/stand-ins/luacov.lua"
