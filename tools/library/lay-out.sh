#!/usr/bin/env bash
# Lays out what packages are compiled against instead of compiling ViewSpec: lay-out.sh BUILD FOLDER
#
# BUILD is the folder of a release build that has the product ViewSpecObjects. In FOLDER are then
#   libViewSpec.so   all modules but those that load what no console needs: each of these is a library of its own
#   modules          the Swift modules with their documentation, and those of C
#   bin              the program that expands macros
#   compiler.txt     the version of the compiler and its target: no other one reads the modules
#   source.tar.gz    the source, for another compiler
# It can be moved as a whole. The options that lead to it are those of `viewspec sdk toolset`.
set -euo pipefail
build=$(cd "$1" && pwd)
folder=$2
root=$(cd "$(dirname "$0")/../.." && pwd)
objects=$build/ViewSpecObjects.product/Objects.LinkFileList
target=$("${SWIFT:-swift}c" -print-target-info)
field() { printf %s "$target" | sed -n "s/.*\"$1\": \"\(.*\)\".*/\1/p"; }
toolchain=$(realpath "$(field runtimeResourcePath)/../..")
runtime=$toolchain/lib/swift/linux

# A module of Swift, or a module map with the headers beside it: the compiler finds either by its name.
copy_module() {
  local module=$1 header
  if [ -f "$build/Modules/$module.swiftmodule" ]; then
    cp "$build/Modules/$module.swiftmodule" "$build/Modules/$module.swiftdoc" "$folder/modules/"
  else
    header=$(sed -n 's/.*umbrella header "\(.*\)"/\1/p' "$build/$module.build/module.modulemap")
    mkdir "$folder/modules/$module"
    cp "$(dirname "$header")"/*.h "$folder/modules/$module/"
    printf 'module %s {\n    umbrella header "%s"\n    export *\n}\n' "$module" "$(basename "$header")" \
      > "$folder/modules/$module/module.modulemap"
  fi
}

# The modules of C that are a map alone, under the names by which they are imported.
copy_maps() {
  local name
  for name in LibLua:LibLua COS:os CUIKit:UIKit; do
    mkdir "$folder/modules/${name#*:}"
    cp "$root/Sources/${name%:*}"/* "$folder/modules/${name#*:}/"
  done
}

# Lua comes along with its headers. Debian's archive of it can't be linked into a library.
copy_lua() {
  local headers
  headers=$(pkg-config --cflags-only-I lua5.4 | sed 's/^-I//; s/ *$//')
  cp "$headers"/{lua,luaconf,lauxlib,lualib}.h "$folder/modules/LibLua/"
  sed -i '/ link /d' "$folder/modules/LibLua/module.modulemap"
  sed -i 's/<\(.*\)>/"\1"/' "$folder/modules/LibLua/lib_lua.h"
  cp "$("$toolchain/bin/clang" -print-file-name=liblua5.4.so.0)" "$folder/"
}

# The objects are those of the console that is linked statically, and name its libraries: the shared ones are named here.
# A program that links the library has the path to the libraries of its compiler, which holds for this one's as well. What
# is bound to the library itself and packed by offsets, the loader needn't look up.
link_library() {
  "$toolchain/bin/clang++" -shared -fuse-ld=lld "$runtime/$(uname -m)/swiftrt.o" @"$objects" -L "$runtime" \
    -Wl,-soname,libViewSpec.so,--disable-new-dtags,-rpath,'$ORIGIN' \
    -Wl,-Bsymbolic,-z,pack-relative-relocs,-z,nodlopen,--icf=all,-O2,-s,--no-undefined,--as-needed \
    -llua5.4 -lFoundation -lFoundationEssentials -lFoundationInternationalization -l_FoundationICU -lswiftCore \
    -lswift_Concurrency -lswift_StringProcessing -lswift_RegexParser -lswiftDispatch -ldispatch -lBlocksRuntime \
    -lswiftSynchronization -lswiftObservation -lswift_Builtin_float -lswiftGlibc -lm \
    -o "$folder/libViewSpec.so"
}

# Compiles a module that is a library of its own, which whoever imports the module links: compile_apart MODULE SOURCES
compile_apart() {
  local package
  package=$(sed -n 's/.*"-module-name","ViewSpec".*"-package-name","\([^"]*\)".*/\1/p' "$build/../../release.yaml" | head -n 1)
  find "$root/Sources/$2" -name '*.swift' -print0 | sort -z | xargs -0 "$toolchain/bin/swiftc" \
    -emit-library -emit-module -parse-as-library -module-name "$1" -module-link-name "$1" -package-name "$package" \
    -O -whole-module-optimization -enforce-exclusivity=unchecked -swift-version 6 -no-toolchain-stdlib-rpath \
    -I "$folder/modules" -Xfrontend -load-plugin-executable -Xfrontend "$folder/bin/SwiftUIMacros#SwiftUIMacros" \
    -use-ld=lld -L "$folder" -lViewSpec -Xlinker -s -Xlinker --disable-new-dtags -Xlinker -rpath -Xlinker '$ORIGIN' \
    -emit-module-path "$folder/modules/$1.swiftmodule" -o "$folder/lib$1.so"
  rm -f "$folder/modules/$1".{swiftsourceinfo,abi.json}
}

rm -rf "$folder"
mkdir -p "$folder"/{modules,bin}
for module in $(sed -n 's|.*/\([^/]*\)\.build/.*|\1|p' "$objects" | sort -u); do copy_module "$module"; done
copy_maps
copy_lua
install -m 755 "$build/SwiftUIMacros-tool" "$folder/bin/SwiftUIMacros"
strip "$folder/bin/SwiftUIMacros"
link_library
compile_apart NetworkPublishers NetworkPublishers
compile_apart ViewSpecTesting ViewSpecTesting
# A package in the place of ViewInspector's has a module of that name, which exports this one.
compile_apart ViewInspectorLibrary ViewInspector
printf '%s\n%s\n' "$(field compilerVersion)" "$(field triple)" > "$folder/compiler.txt"
tar --exclude='.build*' --exclude=.git --exclude=.viewspec --sort=name --mtime=@"${SOURCE_DATE_EPOCH:-0}" --owner=0 \
  --group=0 --numeric-owner -C "$root" -cf - . | gzip -9n > "$folder/source.tar.gz"
