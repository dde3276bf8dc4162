import SpecRunner
import System

/// The environment in which build servers start the parts of a run, and Bazel's protocol for tests.
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

    /// The part of the run for this machine, from the first engine that says one.
    /// - Throws: `NumberError` for invalid numbers. Without the error, each machine would run everything.
    func shard() throws(NumberError) -> Shard? {
        for engine in ShardEngine.all {
            if let shard = try engine.shard(text) { return shard }
        }
        return nil
    }

    /// The file that Bazel wants touched by a program that knows of shards.
    var shardStatusFile: String? { text("TEST_SHARD_STATUS_FILE") }

    /// The file in which Bazel expects a JUnit report.
    var reportFile: String? { text("XML_OUTPUT_FILE") }

    /// The value of Bazel's `--test_filter`.
    var filter: String? { text("TESTBRIDGE_TEST_ONLY") }

    private func text(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
}
