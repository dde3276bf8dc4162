#!/usr/bin/env bash
# Builds the example app against an installed library, runs its specs, and compares the events with those of the console of
# its own package, byte for byte but for times: compare.sh LIBRARY CONSOLE
#
# LIBRARY is a folder lib/viewspec/VERSION, CONSOLE a program that `make specs` has built. Prints how long each has taken.
set -euo pipefail
library=$(cd "$1" && pwd)
console=$(realpath "$2")
root=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# The app as it is; on other systems than Linux its manifest knows nothing of ViewSpec either.
ln -s "$root"/Examples/Storefront/{Sources,specs} "$scratch/"
cat > "$scratch/Package.swift" << 'MANIFEST'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Storefront",
    targets: [
        .target(
            name: "Storefront",
            swiftSettings: [
                .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Storefront_main"])
            ]),
        .executableTarget(name: "Specs", dependencies: ["Storefront"]),
    ]
)
MANIFEST
"$library/bin/toolset" > "$scratch/toolset.json"
"${SWIFT:-swift}" build --package-path "$scratch" --toolset "$scratch/toolset.json" --product Specs

# Prints the events of a console without times, and the seconds of its run to the errors: events NAME PROGRAM
events() {
  (cd "$root/Examples/Storefront" && "$2" run specs --reporter json) > "$scratch/$1.jsonl" || true
  sed -n "s/.*\"runFinished\".*\"seconds\":\([0-9.]*\).*/$1: \1 s/p" "$scratch/$1.jsonl" >&2
  sed -E 's/"seconds":[0-9.e-]+/"seconds":0/g' "$scratch/$1.jsonl"
}
events package "$console" > "$scratch/package"
events library "$scratch/.build/debug/Specs" > "$scratch/library"
[ -s "$scratch/library" ] && diff "$scratch/package" "$scratch/library"
