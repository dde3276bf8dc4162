import SpecRunner
import Testing

@testable import ViewSpec

@Suite("What the environment says")
struct EnvironmentTests {
    private func shard(_ variables: [String: String]) -> Shard? { ShardEnvironment { variables[$0] }.shard }

    @Test func countsGitLabsNodesFromOne() {
        #expect(shard(["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "5"]) == Shard(index: 2, count: 5))
        #expect(shard(["CI_NODE_TOTAL": "5"]) == nil)
    }

    @Test func countsBazelsShardsFromZero() {
        #expect(shard(["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "3"]) == Shard(index: 1, count: 3))
        #expect(
            shard([
                "TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "3", "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "9",
            ]) == Shard(index: 3, count: 3))
    }

    @Test func takesNonsenseForNothing() {
        #expect(shard(["CI_NODE_INDEX": "9", "CI_NODE_TOTAL": "5"]) == nil)
        #expect(shard(["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "5"]) == nil)
    }

    @Test func readsFlagsWhoseValueIsLeftOut() {
        #expect(FlagDialect.plain(["run", "--bail", "specs"]) == ["run", "--bail=1", "specs"])
        #expect(FlagDialect.plain(["run", "--bail", "3"]) == ["run", "--bail", "3"])
        #expect(FlagDialect.plain(["--bail=3", "--changed=main"]) == ["--bail=3", "--changed-since=main"])
        #expect(FlagDialect.plain(["run", "--", "--bail"]) == ["run", "--", "--bail"])
        #expect(FlagDialect.plain(["run", "--bail"]) == ["run", "--bail=1"])
    }

    @Test(arguments: [("512M", 512 << 20), ("2g", 2 << 30), ("64K", 65536), ("1000", 1000)])
    func readsAmountsOfMemory(_ text: String, _ bytes: Int) { #expect(MemorySize(argument: text)?.bytes == bytes) }

    @Test(arguments: ["", "M", "-1M", "1T", "9223372036854775807G", "0", "1.5G"])
    func refusesWhatIsNoAmountOfMemory(_ text: String) { #expect(MemorySize(argument: text) == nil) }

    @Test func tellsTheShellOfSignals() {
        #expect(ExitStatus.interrupted(signal: 2).code == 130)
        #expect([ExitStatus.passed, .failed, .usage, .noSpecs].map(\.code) == [0, 1, 2, 3])
    }
}
