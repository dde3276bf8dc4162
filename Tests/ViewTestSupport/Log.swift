/// A record of events, in their order.
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

    /// The events since the last call.
    package func take() -> [String] {
        defer { entries.removeAll() }
        return entries
    }
}
