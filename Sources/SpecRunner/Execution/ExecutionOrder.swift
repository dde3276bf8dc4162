/// The order in which what a group holds runs.
struct ExecutionOrder {
    let options: RunOptions

    /// What a group itself says about its order, by `randomize`.
    enum Wish {
        /// The order in which it is written, whatever the run says.
        case asWritten
        /// Another one each time.
        case shuffled
        /// The one that belongs to a seed.
        case seeded(UInt64)
    }

    /// Puts what a group holds into its order.
    func apply(to group: PlannedGroup, wish: Wish?) {
        if options.sortsByName {
            // Equal names stay in the order in which they are written.
            group.children = group.children.enumerated()
                .sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }
                .map(\.element)
        } else if let seed = seed(wish) {
            var numbers = SplitMix64(state: seed ^ Self.hash(group.reference))
            numbers.shuffle(&group.children)
        }
    }

    private func seed(_ wish: Wish?) -> UInt64? {
        switch wish {
        case nil: options.seed
        case .asWritten: nil
        case .shuffled: options.seed ?? options.groupSeed
        case .seeded(let seed): seed
        }
    }

    /// A number for a group that is the same in each process and on each machine, wherever the project's folder is:
    /// FNV-1a over its names and the last part of its file's path.
    private static func hash(_ group: GroupReference) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        let file = group.file.utf8.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? []
        for part in [file] + group.names.map({ Array($0.utf8) }) {
            for byte in part + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        return hash
    }
}

/// A generator of numbers that look random and are the same for a state on each machine. The standard library's
/// `shuffle` may change its way of using one.
struct SplitMix64 {
    var state: UInt64

    /// The next 64 bits.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// Puts elements into an order that only the state decides.
    mutating func shuffle<Element>(_ elements: inout [Element]) {
        for last in elements.indices.dropFirst().reversed() {
            // The upper half of the product is a number below `last + 1`.
            let chosen = Int(next().multipliedFullWidth(by: UInt64(last + 1)).high)
            elements.swapAt(last, chosen)
        }
    }
}
