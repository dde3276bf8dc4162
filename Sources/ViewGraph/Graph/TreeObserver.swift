/// An observer of a tree, which looks at it when it has changed and is up to date again.
@MainActor
package protocol TreeObserver: AnyObject {
    /// Whether it still has anything to look at in the tree.
    func observes(_ graph: Graph) -> Bool
    /// Looks at the tree. What it changes is brought up to date, and then it looks again.
    func look(at graph: Graph)
}

/// The observers of a tree, and the version of it that they saw last.
struct TreeObservers {
    private struct Entry {
        weak var observer: (any TreeObserver)?
    }

    private var entries: [Entry] = []
    private var seenVersion = -1

    /// Adds an observer, if it isn't one already.
    /// - Returns: Whether it was added.
    mutating func add(_ observer: any TreeObserver) -> Bool {
        guard !entries.contains(where: { $0.observer === observer }) else { return false }
        entries.append(Entry(observer: observer))
        return true
    }

    /// Makes the observers look once more, though the tree itself may not have changed.
    mutating func lookAgain() {
        seenVersion = -1
    }

    /// Whether there are observers that haven't seen a version.
    func areWaiting(for version: Int) -> Bool { seenVersion != version && !entries.isEmpty }

    /// Whether the version was seen.
    func haveSeen(_ version: Int) -> Bool { seenVersion == version }

    /// The observers that have to look at a tree, which have seen it as it is now from here on.
    @MainActor mutating func take(for graph: Graph) -> [any TreeObserver] {
        seenVersion = graph.version
        entries.removeAll { $0.observer?.observes(graph) != true }
        return entries.compactMap(\.observer)
    }
}
