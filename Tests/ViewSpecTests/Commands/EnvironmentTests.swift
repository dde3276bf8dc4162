import SpecRunner
import TestSupport
import Testing

@testable import ViewSpec

@Suite("What the environment says")
struct EnvironmentTests {
    private func shard(_ variables: [String: String]) throws -> Shard? {
        try ShardEnvironment { variables[$0] }.shard()
    }

    /// Why variables name no shard.
    private func problem(_ variables: [String: String]) -> String? { message { try shard(variables) } }

    @Test func `Counts git labs nodes from one`() throws {
        #expect(try shard(["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "5"]) == Shard(index: 2, count: 5))
        #expect(try shard(["CI_NODE_TOTAL": "5"]) == nil)
        #expect(try shard(["CI_NODE_INDEX": "", "CI_NODE_TOTAL": "5"]) == nil)
    }

    @Test func `Counts bazels shards from zero`() throws {
        #expect(try shard(["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "3"]) == Shard(index: 1, count: 3))
        #expect(
            try shard([
                "TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "3", "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "9",
            ]) == Shard(index: 3, count: 3))
    }

    @Test(
        "reads the shards of every engine",
        arguments: [
            (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "4"], "1/4"),
            (["BUILDKITE_PARALLEL_JOB": "3", "BUILDKITE_PARALLEL_JOB_COUNT": "4"], "4/4"),
            (["SYSTEM_JOBPOSITIONINPHASE": "1", "SYSTEM_TOTALJOBSINPHASE": "3"], "1/3"),
            (["JOB_COMPLETION_INDEX": "2", "JOB_COMPLETIONS": "3"], "3/3"),
            (["SLURM_ARRAY_TASK_ID": "0", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "0"], "1/3"),
            (
                [
                    "SLURM_ARRAY_TASK_ID": "14", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "10",
                    "SLURM_ARRAY_TASK_STEP": "2",
                ], "3/3"
            ),
        ])
    func readsEngines(_ variables: [String: String], _ shard: String) throws {
        #expect(try self.shard(variables)?.description == shard)
    }

    @Test func `Takes no part of a matrix for a shard`() throws {
        let variables = ["SYSTEM_JOBPOSITIONINPHASE": "1", "SYSTEM_TOTALJOBSINPHASE": "3"]
        #expect(
            try shard(variables.merging(["SYSTEM_PARALLELEXECUTIONTYPE": "MultiConfiguration"]) { $1 }) == nil)
        #expect(try shard(variables.merging(["SYSTEM_PARALLELEXECUTIONTYPE": "MultiMachine"]) { $1 }) != nil)
    }

    @Test func `Asks for the count that an engine does not say`() {
        #expect(
            problem(["JOB_COMPLETION_INDEX": "2"])
                == "JOB_COMPLETIONS must be the number of shards, since JOB_COMPLETION_INDEX is set; got nothing; "
                + "--shard 1/1 runs everything")
    }

    @Test(arguments: [("4", "2"), ("7", "2"), ("0", "1")])
    func `Refuses an array with gaps`(_ task: String, _ step: String) {
        let variables = [
            "SLURM_ARRAY_TASK_ID": task, "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "1",
            "SLURM_ARRAY_TASK_STEP": step,
        ]
        let array = step == "1" ? "1-3" : "1-5:2"
        #expect(
            problem(variables)
                == "SLURM_ARRAY_TASK_ID must be one of 3 numbers from 1 on in steps of \(step), as --array=\(array) has "
                + "them; got \(task)")
    }

    @Test(
        "refuses what names no shard: it would run everything on each machine",
        arguments: [
            ("CI_NODE", "9", "5", "CI_NODE_INDEX must be from 1 to 5; got 9"),
            ("CI_NODE", "x", "5", "CI_NODE_INDEX must be a whole number from 1 to 5; got \"x\""),
            (
                "CI_NODE", "1", "9223372036854775807",
                "CI_NODE_TOTAL must be from 1 to 10000; got 9223372036854775807"
            ),
            ("CI_NODE", "1", "0", "CI_NODE_TOTAL must be from 1 to 10000; got 0"),
            ("TEST", "3", "3", "TEST_SHARD_INDEX must be from 0 to 2; got 3"),
            (
                "TEST", "9223372036854775807", "9223372036854775807",
                "TEST_TOTAL_SHARDS must be from 1 to 10000; got 9223372036854775807"
            ),
        ])
    func refusesNonsense(_ prefix: String, _ index: String, _ count: String, _ message: String) {
        let names = prefix == "TEST" ? ("TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS") : ("CI_NODE_INDEX", "CI_NODE_TOTAL")
        #expect(problem([names.0: index, names.1: count]) == message)
    }

    @Test(
        "takes several letters behind one hyphen for none of its flags",
        arguments: ["-Xyz", "-vh", "-jh", "-specs"])
    func refusesClusters(_ flag: String) {
        #expect(throws: (any Error).self) { try FlagDialect.plain(["run", flag, "a"]) }
    }

    @Test("takes the later one of two flags that are each other's opposite")
    func opposites() throws {
        #expect(
            try FlagDialect.plain(["run", "--shuffle", "--no-shuffle", "a"]).arguments == ["run", "--no-shuffle", "a"])
        #expect(try FlagDialect.plain(["run", "--no-shuffle", "--shuffle"]).arguments == ["run", "--shuffle"])
        #expect(try FlagDialect.plain(["run", "--no-keep-going", "-k"]).arguments == ["run", "--keep-going"])
        #expect(try FlagDialect.plain(["run", "-k", "--bail", "2"]).arguments == ["run", "--bail", "2"])
        #expect(try FlagDialect.plain(["run", "-R", "--no-recursive"]).arguments == ["run", "--no-recursive"])
    }

    @Test func `Reads flags of busted`() throws {
        #expect(
            try FlagDialect.plain(["run", "-Xhelper", "a,b", "-Xoutput=c", "-l", "-k", "spec"]).arguments
                == ["run", "--Xhelper", "a,b", "--Xoutput", "c", "--list", "--keep-going", "spec"])
        #expect(try FlagDialect.plain(["run", "--lua", "x", "a"]).arguments == ["run", "a"])
        #expect(throws: (any Error).self) { try FlagDialect.plain(["run", "-C"]) }
        #expect(try FlagDialect.plain(["run", "-C", "a", "--directory=b"]).folders == ["a", "b"])
    }

    @Test func `Reads flags whose value is left out`() throws {
        #expect(try FlagDialect.plain(["run", "--bail", "specs"]).arguments == ["run", "--bail=1", "specs"])
        #expect(try FlagDialect.plain(["run", "--bail", "3"]).arguments == ["run", "--bail", "3"])
        #expect(
            try FlagDialect.plain(["--bail=3", "--changed=main"]).arguments == ["--bail=3", "--changed-since=main"])
        #expect(try FlagDialect.plain(["run", "--", "--bail"]).arguments == ["run", "--", "--bail"])
        #expect(try FlagDialect.plain(["run", "--bail"]).arguments == ["run", "--bail=1"])
        #expect(try FlagDialect.plain(["-j4", "-o=tap", "-1", "-", "--", "-vh"]).arguments.count == 6)
    }

    @Test("divides files before they are shuffled: each machine may have a seed of its own")
    func dividesBeforeShuffling() throws {
        let folder = try TemporaryFolder(
            Dictionary(uniqueKeysWithValues: (1...9).map { ("specs/f\($0)_spec.lua", "") }))
        let parts = try (1...3).map { index in
            var settings = RunSettings()
            settings.paths = [folder.path("specs")]
            settings.shuffles = true
            settings.seed = UInt64(index)
            settings.shard = try Shard(index: index, count: 3)
            return try settings.selected().files
        }
        #expect(Set(parts.joined()).count == 9)
    }

    @Test func `Tells the shell of signals`() {
        #expect(ExitStatus.interrupted(signal: 2).code == 130)
        #expect([ExitStatus.passed, .failed, .usage, .noSpecs].map(\.code) == [0, 1, 2, 3])
    }
}
