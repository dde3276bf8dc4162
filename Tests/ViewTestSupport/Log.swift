/// What happened, in its order.
@MainActor
package final class Log {
    package private(set) var entries: [String] = []

    package nonisolated init() {}

    package func note(_ entry: String) {
        entries.append(entry)
    }

    /// How often something happened.
    package func count(_ entry: String) -> Int {
        entries.filter { $0 == entry }.count
    }

    /// What happened since the last time somebody asked.
    package func take() -> [String] {
        defer { entries.removeAll() }
        return entries
    }
}
