# Shards on Bazel; part of try.sh.

try_bazel() {
  command -v bazel >/dev/null && command -v unzip >/dev/null || install_packages bazel-bootstrap unzip
  workspace=$folder/bazel
  cp -r "$examples/bazel" "$workspace"
  write_specs "$workspace"
  cp "$console" "$workspace/viewspec"
  # Its files run one after the other, so that one of them can be killed.
  sed -i 's/shard_count/args = ["--jobs=1"],\n    &/' "$workspace/BUILD.bazel"
  write_repositories
  run_bazel test //:spec_test || fail "Bazel: the specs fail"
  (cd "$workspace" && ./merge_specs.sh --reporter spec) | grep "^9 successes, 0 failures, 0 errors" >/dev/null \
    || fail "Bazel: the shards didn't run each file once"

  # Another output makes Bazel run the tests again.
  echo "-- again" >> "$workspace/specs/part_1_spec.lua"
  run_bazel test //:spec_test &
  local bazel=$!
  # A test that runs writes into its sandbox. That of the first run may still be there.
  log() {
    find "$workspace/output"/*/sandbox -path '*shard_2_of_3*' -name specs.jsonl \
      -newer "$workspace/specs/part_1_spec.lua" -print -quit 2>/dev/null
  }
  second_file_runs() { is_in_second_file "$(log)"; }
  wait_until 120 second_file_runs
  # The copy in the workspace is the program that runs.
  kill_console "$workspace/viewspec" TEST_SHARD_INDEX=1
  if wait "$bazel"; then fail "Bazel: a killed shard passes"; fi
  (cd "$workspace" && ./merge_specs.sh --reporter spec > "$folder/bazel.txt" 2>&1) && fail "Bazel: the report is green"
  check_report "$folder/bazel.txt" Bazel
}

run_bazel() {
  (cd "$workspace" && bazel --output_user_root="$workspace/output" "$1" "$2" --color=no --curses=no \
    --test_output=errors --local_test_jobs=3 \
    --override_repository=remote_coverage_tools="$workspace-repositories/remote_coverage_tools" \
    --override_repository=rules_cc="$workspace-repositories/rules_cc" \
    --override_repository=rules_java="$workspace-repositories/rules_java")
}

stop_bazel() {
  if [ -d "${workspace:-}" ]; then (cd "$workspace" && bazel --output_user_root="$workspace/output" shutdown) || true; fi
}

# Bazel fetches three repositories that such a test never uses. These stand in for them on a machine without a network.
write_repositories() {
  local root=$workspace-repositories rules name
  for name in remote_coverage_tools rules_cc rules_java; do
    mkdir -p "$root/$name"
    touch "$root/$name/WORKSPACE" "$root/$name/BUILD"
  done
  echo 'filegroup(name = "coverage_report_generator", visibility = ["//visibility:public"])' \
    > "$root/remote_coverage_tools/BUILD"
  for rules in cc java; do
    mkdir -p "$root/rules_$rules/$rules"
    touch "$root/rules_$rules/$rules/BUILD"
  done
  for name in cc_binary cc_import cc_library cc_proto_library cc_test cc_toolchain cc_toolchain_suite; do
    echo "$name = native.$name"
  done > "$root/rules_cc/cc/defs.bzl"
  printf '%s = None\n' cc_flags_supplier CcInfo cc_common cc_compiler_alias >> "$root/rules_cc/cc/defs.bzl"
  for name in java_binary java_import java_library java_plugin java_runtime java_test java_toolchain \
    java_package_configuration java_proto_library java_lite_proto_library; do
    echo "$name = native.$name"
  done > "$root/rules_java/java/defs.bzl"
  printf '%s = None\n' JavaInfo java_common JavaToolchainInfo JavaRuntimeInfo >> "$root/rules_java/java/defs.bzl"
}

install_packages() {
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}
