/// The division of the files of a run among machines. Each of them notes it in its log, so that the others' logs tell what was
/// lost with one.
public struct ShardPlan: Sendable, Hashable {
    /// The shard that has the plan.
    public let shard: Shard
    /// The files of each shard, the first shard's first.
    public let files: [[String]]

    /// The files of the shard that has the plan.
    public var ownFiles: [String] { files[shard.index - 1] }

    init(shard: Shard, files: [[String]]) {
        precondition(files.count == shard.count, "a plan has the files of each shard")
        self.shard = shard
        self.files = files
    }
}

extension ShardPlan: Codable {
    private enum Field: String, CodingKey {
        case index, files
    }

    /// Reads a plan.
    /// - Throws: `NumberError` for an index that is no shard's, `DecodingError` for anything else.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        files = try fields.decode([[String]].self, forKey: .files)
        shard = try Shard(index: fields.decode(Int.self, forKey: .index), count: files.count)
    }

    /// Writes a plan: the index of its shard, counted from 1, and the files of each.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Field.self)
        try fields.encode(shard.index, forKey: .index)
        try fields.encode(files, forKey: .files)
    }
}
