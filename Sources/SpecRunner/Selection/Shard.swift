import System

/// One of several machines that share the work: which files are its own.
public struct Shard: Sendable, Hashable {
    /// Which one it is, counted from 1.
    public let index: Int
    /// The number of shards.
    public let count: Int

    /// The possible numbers of shards.
    public static let counts = NumberLimit(whole: 1...10_000)

    /// One of the parts of a run.
    /// - Throws: `NumberError` if there can't be as many, or this is none of them.
    public init(index: Int, count: Int) throws(NumberError) {
        try Self.counts.check(count, "the number of shards")
        try NumberLimit(whole: 1...count).check(index, "the shard")
        self.index = index
        self.count = count
    }

    /// Reads `2/5`.
    /// - Throws: `NumberError` if it isn't written like that, or names no shard.
    public init(_ text: String) throws(NumberError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else {
            throw NumberError(name: "a shard", requirement: "must be written i/n, as in 2/5", found: "\"\(text)\"")
        }
        let count = try Self.counts.read(parts[1], "the number of shards")
        try self.init(index: Self.counts.read(parts[0], "the shard"), count: count)
    }

    /// The files of this shard, in their order. Each file belongs to exactly one shard, if all machines have the same
    /// files and durations.
    ///
    /// The longest file is assigned first, each to the shard with the least work. A file without a duration counts as
    /// one of average length.
    /// - Parameter durations: The durations of files in seconds, by path.
    public func own(_ files: [String], durations: [String: Double] = [:]) -> [String] {
        plan(for: files, durations: durations).ownFiles
    }

    /// The files of all shards, as `own(_:durations:)` has those of this one.
    /// - Complexity: O(*f* log *f* + *f* × *s*) for *f* files and *s* shards.
    public func plan(for files: [String], durations: [String: Double] = [:]) -> ShardPlan {
        let known = files.compactMap { durations[$0] }
        let average = known.isEmpty ? 1 : known.reduce(0, +) / Double(known.count)
        func duration(_ file: Int) -> Double { durations[files[file]] ?? average }
        var loads = Array(repeating: 0.0, count: count)
        var parts = Array(repeating: [Int](), count: count)
        // Equal durations keep the order of the files, which is the same everywhere.
        for file in files.indices.sorted(by: { (duration($0), $1) > (duration($1), $0) }) {
            let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
            loads[least] += duration(file)
            parts[least].append(file)
        }
        return ShardPlan(shard: self, files: parts.map { $0.sorted().map { files[$0] } })
    }
}

extension Shard: CustomStringConvertible {
    /// As it is written on a command line: `2/5`.
    public var description: String { "\(index)/\(count)" }
}
