#!/usr/bin/env bash
# Lays out what packages are compiled against instead of compiling ViewSpec: lay-out.sh BUILD FOLDER [PLACE]
#
# BUILD has the product ViewSpecObjects of a release build. FOLDER becomes the folder of this version, and PLACE is where it
# will stand, if that is another path.
set -euo pipefail
build=$(cd "$1" && pwd)
folder=$2
place=${3:-$folder}
root=$(cd "$(dirname "$0")/../.." && pwd)
tools=$(dirname "$(readlink -f "$(command -v "${SWIFT:-swift}")")")

rm -rf "$folder"
mkdir -p "$folder"/{modules,bin}
objects=$build/ViewSpecObjects.product/Objects.LinkFileList

# The modules with these objects, and the headers of those of C. What names where headers were, is written anew.
for module in $(sed -n 's|.*/\([^/]*\)\.build/.*|\1|p' "$objects" | sort -u); do
  if [ -f "$build/Modules/$module.swiftmodule" ]; then
    cp "$build/Modules/$module.swiftmodule" "$build/Modules/$module.swiftdoc" "$folder/modules/"
  else
    header=$(sed -n 's/.*umbrella header "\(.*\)"/\1/p' "$build/$module.build/module.modulemap")
    mkdir "$folder/modules/$module"
    cp "$(dirname "$header")"/*.h "$folder/modules/$module/"
    printf 'module %s {\n    umbrella header "%s"\n    export *\n}\n' "$module" "$(basename "$header")" \
      > "$folder/modules/$module/module.modulemap"
  fi
done
for module in LibLua:LibLua COS:os CUIKit:UIKit; do
  to=$folder/modules/${module#*:}
  mkdir "$to"
  cp "$root/Sources/${module%:*}"/* "$to/"
done
# Lua comes along: its archive can't be linked into a library.
sed -i '/ link /d' "$folder/modules/LibLua/module.modulemap"
lua=$(pkg-config --cflags-only-I lua5.4 | sed 's/-I//; s/ *$//')
cp "$lua"/{lua,luaconf,lauxlib,lualib}.h "$folder/modules/LibLua/"
cp "$("$tools/clang" -print-file-name=liblua5.4.so.0)" "$folder/"
sed -i 's/<\(.*\)>/"\1"/' "$folder/modules/LibLua/lib_lua.h"

# Programs that link it have the path of Swift's libraries, which holds for all that they load: it is that of their compiler.
paths=(-Wl,--disable-new-dtags,-rpath,'$ORIGIN')
swift_libraries=$(dirname "$tools")/lib/swift/linux

# The objects are those of the console that is linked statically, which name its libraries: so the shared ones are named here.
"$tools/clang++" -shared -fuse-ld=lld -o "$folder/libViewSpec.so" "$swift_libraries/$(uname -m)/swiftrt.o" @"$objects" \
  -L "$swift_libraries" "${paths[@]}" \
  -Wl,-soname,libViewSpec.so,-Bsymbolic,--icf=all,-z,nodlopen,-z,pack-relative-relocs,-O2,-s,--no-undefined,--as-needed \
  -llua5.4 -lFoundation -lFoundationEssentials -lFoundationInternationalization -l_FoundationICU -lswiftCore \
  -lswift_Concurrency -lswift_StringProcessing -lswift_RegexParser -lswiftDispatch -ldispatch -lBlocksRuntime \
  -lswiftSynchronization -lswiftObservation -lswift_Builtin_float -lswiftGlibc -lm

# What loads libraries that no console needs, as XCTest, is a library of its own. Importing the module links it.
package=$(sed -n 's/.*"-module-name","SpecRunner".*"-package-name","\([^"]*\)".*/\1/p' "$build/../../release.yaml" | head -n 1)
separate() {
  local module=$1 sources=$2
  find "$root/Sources/$sources" -name '*.swift' -print0 | xargs -0 "$tools/swiftc" -O -whole-module-optimization \
    -no-toolchain-stdlib-rpath -emit-library -emit-module -parse-as-library -module-name "$module" -module-link-name "$module" -package-name "$package" \
    -swift-version 6 -enforce-exclusivity=unchecked -I "$folder/modules" -L "$folder" -lViewSpec -use-ld=lld \
    -Xfrontend -load-plugin-executable -Xfrontend "$folder/bin/SwiftUIMacros#SwiftUIMacros" \
    -Xlinker --disable-new-dtags -Xlinker -rpath -Xlinker '$ORIGIN' \
    -Xlinker -s -emit-module-path "$folder/modules/$module.swiftmodule" -o "$folder/lib$module.so"
}
install -m 755 "$build/SwiftUIMacros-tool" "$folder/bin/SwiftUIMacros"
strip "$folder/bin/SwiftUIMacros"
separate NetworkPublishers NetworkPublishers
separate ViewSpecTesting ViewSpecTesting
# The package in the place of ViewInspector's has a module of that name, which exports this one.
separate ViewInspectorLibrary ViewInspector
rm -f "$folder"/modules/*.swiftsourceinfo "$folder"/modules/*.abi.json

# Which compiler reads the modules, as it says itself.
"$tools/swiftc" -print-target-info | sed -n 's/.*"compilerVersion": "\(.*\)".*/\1/p; s/.*"triple": "\(.*\)".*/\1/p' \
  > "$folder/compiler.txt"

# The options of SwiftPM.
list() { printf '"%s"' "$1"; shift; [ $# = 0 ] || printf ', "%s"' "$@"; }
implicit=()
for module in Combine Observation UIKit FoundationNetworking; do
  implicit+=(-Xfrontend -import-module -Xfrontend "$module")
done
# The library is linked by its objects, which puts it in front of Dispatch and Foundation: it has functions of theirs.
compiler=(
  -I "$place/modules" -Xfrontend -autolink-library -Xfrontend ViewSpec
  -Xfrontend -load-plugin-executable -Xfrontend "$place/bin/SwiftUIMacros#SwiftUIMacros"
)
toolset() {
  printf '{\n  "schemaVersion": "1.0",\n  "swiftCompiler": { "extraCLIOptions": [%s] },\n' "$(list "$@")"
  printf '  "linker": { "extraCLIOptions": [%s] }\n}\n' \
    "$(list -L"$place" --disable-new-dtags -rpath "$place")"
}
toolset "${compiler[@]}" "${implicit[@]}" > "$folder/toolset.json"
toolset "${compiler[@]}" > "$folder/toolset-explicit.json"
