#!/usr/bin/env bash
# Installs what a build needs beside Swift.
set -euo pipefail
pkg-config --exists lua5.4 libedit libevent 2>/dev/null && test -e /usr/include/stb/stb_image.h && command -v make strip git >/dev/null && exit
as_root=$([ "$(id -u)" = 0 ] || echo sudo)
$as_root apt-get update -qq
$as_root apt-get install -y -qq --no-install-recommends binutils git make pkg-config libedit-dev libevent-dev liblua5.4-dev libstb-dev
