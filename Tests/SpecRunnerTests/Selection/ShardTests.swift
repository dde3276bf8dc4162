import System
import Testing

@testable import SpecRunner

@Suite("Shards")
struct ShardTests {
    private let files = (1...23).map { "f\($0)_spec.lua" }

    private func parts(_ count: Int, durations: [String: Double] = [:]) throws -> [[String]] {
        try (1...count).map { try Shard(index: $0, count: count).own(files, durations: durations) }
    }

    @Test(arguments: [1, 2, 5, 23, 30]) func `Give each file to one`(_ count: Int) throws {
        let parts = try parts(count)
        #expect(parts.flatMap(\.self).sorted() == files.sorted())
        let sizes = parts.map(\.count)
        #expect(sizes.max()! - sizes.min()! <= 1)
        for part in parts { #expect(part == files.filter(part.contains), "the order of the files stays") }
    }

    @Test func `Give equal work`() throws {
        let durations: [String: Double] = ["f1_spec.lua": 10, "f2_spec.lua": 5, "f3_spec.lua": 5]
        let few = Array(files.prefix(3))
        #expect(try Shard("1/2").own(few, durations: durations) == ["f1_spec.lua"])
        #expect(try Shard("2/2").own(few, durations: durations) == ["f2_spec.lua", "f3_spec.lua"])
    }

    @Test func `Take a file without a duration for an average one`() throws {
        let durations: [String: Double] = ["f1_spec.lua": 9, "f2_spec.lua": 3]
        // The third counts as 6: longer than the second, shorter than the first.
        let few = Array(files.prefix(3))
        #expect(try Shard("1/2").own(few, durations: durations) == ["f1_spec.lua"])
        #expect(try Shard("2/2").own(few, durations: durations) == ["f2_spec.lua", "f3_spec.lua"])
    }

    @Test(arguments: ["0/2", "3/2", "1", "1/", "/2", "a/b", "1/2/3", "-1/2", "", " 2/5", "1/10001"])
    func `Refuse what is none`(_ text: String) { #expect(throws: NumberError.self) { try Shard(text) } }

    @Test func `Read and print`() throws { #expect(try Shard("2/5").description == "2/5") }
}

@Suite("Orders of a seed")
struct SplitMixTests {
    /// Figures of the published algorithm, so that an order is the same with every version of Swift.
    @Test func `Are those of the algorithm`() {
        var generator = SplitMix(seed: 1_234_567)
        #expect(
            (0..<3).map { _ in generator.next() } == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
            ])
    }

    @Test func `Keep every element`() {
        let numbers = Array(0..<100)
        #expect(numbers.shuffled(seed: 7) == numbers.shuffled(seed: 7))
        #expect(numbers.shuffled(seed: 7) != numbers.shuffled(seed: 8))
        #expect(numbers.shuffled(seed: 7).sorted() == numbers)
        #expect([Int]().shuffled(seed: 1) == [])
    }
}

@MainActor
@Suite("Bisection")
struct BisectionTests {
    @Test(arguments: [[], [0], [7], [3, 99], [10, 11, 12], [0, 50, 99]])
    func `Finds what it takes`(_ guilty: [Int]) async throws {
        var bisection = Bisection { things in guilty.allSatisfy(things.contains) }
        #expect(try await bisection.smallest(of: 100) == guilty)
    }

    @Test func `Finds one among many in few trials`() async throws {
        var bisection = Bisection { $0.contains(713) }
        #expect(try await bisection.smallest(of: 1000) == [713])
        #expect(bisection.trials < 60)
    }

    @Test func `Has nothing to find among nothing`() async throws {
        var bisection = Bisection { _ in true }
        #expect(try await bisection.smallest(of: 0) == [])
    }
}
