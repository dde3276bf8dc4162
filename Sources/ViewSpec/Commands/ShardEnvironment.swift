import SpecRunner

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the programs that start runs on several machines say in the environment: GitLab's `parallel`, and Bazel's
/// protocol for tests.
struct ShardEnvironment {
    private let variable: (String) -> String?

    /// The environment of this process.
    init() {
        self.init { name in getenv(name).map { String(cString: $0) } }
    }

    /// An environment of a test's own.
    init(_ variable: @escaping (String) -> String?) {
        self.variable = variable
    }

    /// Which part of the work this machine does. Bazel counts its shards from 0, GitLab from 1.
    var shard: Shard? {
        if let count = number("TEST_TOTAL_SHARDS"), let index = number("TEST_SHARD_INDEX") {
            return Shard(index: index + 1, count: count)
        }
        guard let count = number("CI_NODE_TOTAL"), let index = number("CI_NODE_INDEX") else { return nil }
        return Shard(index: index, count: count)
    }

    /// The file that Bazel wants touched by a program that knows of shards.
    var shardStatusFile: String? { text("TEST_SHARD_STATUS_FILE") }

    /// Where Bazel wants a JUnit report.
    var reportFile: String? { text("XML_OUTPUT_FILE") }

    /// What Bazel's `--test_filter` asks for.
    var filter: String? { text("TESTBRIDGE_TEST_ONLY") }

    private func number(_ name: String) -> Int? { variable(name).flatMap { Int($0) } }

    private func text(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
}
