/// The order of the specs and groups in a group.
struct ExecutionOrder {
    let settings: ExecutionSettings

    /// The order that a group itself sets, by `randomize`.
    enum Wish {
        /// The order of the file, whatever the run sets.
        case asWritten
        /// Another one each time.
        case shuffled
        /// The one that busted has for a seed: places among the children, from 0.
        case places([Int])
    }

    /// Orders the children of a group.
    func apply(to group: PlannedGroup, wish: Wish?) {
        if settings.sortsByName {
            // Equal names stay in the order in which they are written.
            group.children = group.children.enumerated()
                .sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }
                .map(\.element)
        } else if case .places(let places)? = wish {
            precondition(places.count == group.children.count, "the order has each child once")
            group.children = places.map { group.children[$0] }
        } else if let seed = seed(wish) {
            group.children = group.children.shuffled(seed: seed ^ Self.hash(group.reference))
        }
    }

    private func seed(_ wish: Wish?) -> UInt64? {
        switch wish {
        case nil: settings.seed
        case .asWritten, .places: nil
        case .shuffled: settings.seed ?? settings.randomSeed
        }
    }

    /// A number for a group that is the same in each process and on each machine, wherever the project's folder is: it
    /// counts the names and the last part of the file's path.
    private static func hash(_ group: GroupReference) -> UInt64 {
        var hash = FNV()
        hash.add(group.file.split(separator: "/").last ?? "")
        for name in group.names { hash.add(name) }
        return hash.value
    }
}
