/// What happened, in its order.
@MainActor
final class Log {
    private(set) var entries: [String] = []

    nonisolated init() {}

    func note(_ entry: String) {
        entries.append(entry)
    }

    /// How often something happened.
    func count(_ entry: String) -> Int {
        entries.filter { $0 == entry }.count
    }

    /// What happened since the last time somebody asked.
    func take() -> [String] {
        defer { entries.removeAll() }
        return entries
    }
}
