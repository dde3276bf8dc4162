/// The shards of a divided run of which there is no log, or only its beginning, and the files that were lost with them.
struct ShardLosses {
    /// A message for each lost shard, and for logs that don't belong together.
    private(set) var problems: [String] = []
    /// The files that no log has, with the reason.
    private(set) var files: [(path: String, reason: String)] = []

    /// The number of files that a message names.
    private static let namedFiles = 5

    /// - Parameters:
    ///  - logs: The logs that there are.
    ///  - reported: The files that are in one of them.
    init(logs: [EventLog], reported: Set<String>) {
        let divided = logs.compactMap { log in log.shards.map { (log: log, plan: $0) } }
        guard let first = divided.first else { return }
        for other in divided where other.plan.files != first.plan.files {
            problems.append(
                "\(first.log.path) and \(other.log.path) divide the files differently: "
                    + "their machines had other files, durations or selections")
        }
        for (position, part) in first.plan.files.enumerated() {
            let name = "\(position + 1)/\(first.plan.shard.count)"
            let own = divided.filter { $0.plan.shard.index == position + 1 }.map(\.log)
            let cut = own.first(where: \.isCutShort)
            guard own.isEmpty || cut != nil else { continue }
            let lost = part.filter { !reported.contains($0) }
            guard !lost.isEmpty else { continue }
            let reason = cut.map { "shard \(name) ended before its turn, in \($0.path)" } ?? "shard \(name) left no log"
            files += lost.map { ($0, "not run: \(reason)") }
            problems.append("\(cut == nil ? reason : "shard \(name) ended early"); not run: \(Self.list(lost))")
        }
    }

    private static func list(_ files: [String]) -> String {
        let rest = files.count - namedFiles
        return files.prefix(namedFiles).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}
