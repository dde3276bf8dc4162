#!/usr/bin/env bash
# Builds the example app against an installed library, by `viewspec run` and by SwiftPM with the options of
# `viewspec sdk toolset`, runs its specs, and compares the events of both with those of the console of its own package, byte for
# byte but for times: compare.sh PREFIX CONSOLE
#
# PREFIX is where `make install` has installed to, CONSOLE a program that `make specs` has built. Prints how long each run has
# taken.
set -euo pipefail
viewspec=$(realpath "$1/bin/viewspec")
console=$(realpath "$2")
app=$(cd "$(dirname "$0")/../../Examples/Storefront" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Writes the manifest that the app has on other systems than Linux, where it knows nothing of ViewSpec:
# manifest FOLDER TARGETS
manifest() {
  printf '// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(name: "Storefront", targets: [%s])\n' \
    "$2" > "$1/Package.swift"
}

# Runs the specs of a folder, and keeps their events without times: events NAME FOLDER PROGRAM
events() {
  local file=$scratch/$1.jsonl
  (cd "$2" && "$3" run specs --reporter json) > "$file" || true
  sed -n "s/.*\"runFinished\".*\"seconds\":\([0-9.]*\).*/$1: \1 s/p" "$file"
  sed -i -E 's/"seconds":[0-9.e-]+/"seconds":0/g' "$file"
  [ -s "$file" ]
}

# An app in its folder: what its specs see is registered beside them.
mkdir -p "$scratch/app/Sources"
cp -R "$app/Sources/Storefront" "$scratch/app/Sources/"
cp -R "$app/specs" "$scratch/app/"
cp "$app"/Sources/Specs/*.swift "$scratch/app/specs/"
manifest "$scratch/app" '.target(name: "Storefront")'

# The app and a console of its own, for SwiftPM, which links the start of the app beside that of the console.
mkdir "$scratch/package"
cp -R "$app/Sources" "$app/specs" "$scratch/package/"
manifest "$scratch/package" '.target(name: "Storefront", swiftSettings: [
  .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Storefront_main"])]),
  .executableTarget(name: "Specs", dependencies: ["Storefront"])'
"$viewspec" sdk toolset > "$scratch/toolset.json"
"${SWIFT:-swift}" build --package-path "$scratch/package" --toolset "$scratch/toolset.json" --product Specs

events dependency "$app" "$console"
events toolset "$scratch/package" "$scratch/package/.build/debug/Specs"
events app "$scratch/app" "$viewspec"
diff "$scratch"/{dependency,toolset}.jsonl
diff "$scratch"/{dependency,app}.jsonl
