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

    // MARK: - Other orders

    /// The jobs of which any could run next, by their places in the queue, counted from 0: of those of the main actor
    /// only the first, since it runs them in the order in which they came; and all others, each of which could be on a
    /// thread of its own. Another actor's jobs are one here: it keeps their order itself.
    ///
    /// Complexity: O(*n*) in the number of jobs.
    var candidates: (places: [Int], hasMain: Bool) {
        var places: [Int] = []
        var hasMain = false
        for (place, entry) in entries[first...].enumerated() where !(entry.isMain && hasMain) {
            places.append(place)
            if entry.isMain { hasMain = true }
        }
        return (places, hasMain)
    }

    /// Takes a job out of the queue.
    /// - Parameter place: As in `candidates`.
    ///
    /// Complexity: O(*n*) in the number of jobs.
    mutating func remove(at place: Int) -> Entry { entries.remove(at: first + place) }
}
