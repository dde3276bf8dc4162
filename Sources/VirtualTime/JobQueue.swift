/// Jobs that are ready, in the order in which they became so.
struct JobQueue {
    /// A job, and the executor that it was given to.
    struct Entry {
        let job: UnownedJob
        let isMain: Bool
    }

    private var entries: [Entry] = []
    private var first = 0

    var isEmpty: Bool { first == entries.count }

    mutating func append(_ entry: Entry) { entries.append(entry) }

    mutating func popFirst() -> Entry? {
        guard first < entries.count else { return nil }
        defer {
            first += 1
            if first == entries.count {
                entries.removeAll(keepingCapacity: true)
                first = 0
            }
        }
        return entries[first]
    }
}
