import SpecRunner
import System

/// The environment in which build servers start the parts of a run: GitLab's `parallel`, and Bazel's protocol for
/// tests.
struct ShardEnvironment {
    private let variable: (String) -> String?

    /// The environment of this process.
    init() {
        self.init { ProcessEnvironment[$0] }
    }

    /// An environment of a test's own.
    init(_ variable: @escaping (String) -> String?) {
        self.variable = variable
    }

    /// The part of the run for this machine. Bazel counts shards from 0, GitLab from 1. An empty variable counts as
    /// unset.
    /// - Throws: `NumberError` for invalid numbers. Without the error, each machine would run everything.
    func shard() throws(NumberError) -> Shard? {
        let bazel = (index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS")
        if let count = text(bazel.count), let index = text(bazel.index) {
            let count = try Shard.counts.read(count, bazel.count)
            let limit = NumberLimit(whole: 0...(count - 1))
            return try Shard(index: limit.read(index, bazel.index) + 1, count: count)
        }
        let gitLab = (index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL")
        guard let count = text(gitLab.count), let index = text(gitLab.index) else { return nil }
        let nodes = try Shard.counts.read(count, gitLab.count)
        return try Shard(index: NumberLimit(whole: 1...nodes).read(index, gitLab.index), count: nodes)
    }

    /// The file that Bazel wants touched by a program that knows of shards.
    var shardStatusFile: String? { text("TEST_SHARD_STATUS_FILE") }

    /// Where Bazel wants a JUnit report.
    var reportFile: String? { text("XML_OUTPUT_FILE") }

    /// The value of Bazel's `--test_filter`.
    var filter: String? { text("TESTBRIDGE_TEST_ONLY") }

    private func text(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
}
