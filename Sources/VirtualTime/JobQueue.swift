/// A queue of jobs that are ready to run.
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

    /// Complexity: O(1) on average.
    mutating func popFirst() -> Entry? {
        guard first < entries.count else { return nil }
        let entry = entries[first]
        first += 1
        // Tasks that yield to each other may never leave the queue empty.
        if first == entries.count || first == 1_000 {
            entries.removeFirst(first)
            first = 0
        }
        return entry
    }
}
