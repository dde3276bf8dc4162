/// The texts of a tree by what they read, so that a search for one need not look at all nodes.
///
/// Made for the first search that takes long, and kept up to date from then on.
@MainActor
final class TextIndex {
    /// The nodes with a text.
    private enum Entry {
        case one(Node)
        case several([Node])
        /// More than are worth knowing: a search soon comes to the first of them.
        case many(Int)

        static let mostKnown = 16

        mutating func add(_ node: Node) {
            switch self {
            case .one(let other): self = .several([other, node])
            case .several(var nodes):
                // Moved out of the entry, the array is not copied.
                self = .many(0)
                nodes.append(node)
                self = nodes.count > Self.mostKnown ? .many(nodes.count) : .several(nodes)
            case .many(let count): self = .many(count + 1)
            }
        }

        /// Removes a node and says whether one is left.
        mutating func remove(_ node: Node) -> Bool {
            switch self {
            case .one(let known): return known !== node
            case .several(let nodes):
                let left = nodes.filter { $0 !== node }
                self = .several(left)
                return !left.isEmpty
            case .many(let count):
                self = .many(count - 1)
                return count > 1
            }
        }
    }

    private var entries: [String: Entry] = [:]
    /// The texts that depend on the locale, which have to be asked.
    private var dependent: Entry?

    /// Takes in all that stands in a tree.
    ///
    /// Complexity: O(*n*) in the nodes of the tree.
    init(_ root: Node) {
        var left = [root]
        while let node = left.popLast() {
            if node.kind.hasTexts { add(node) }
            left += node.children
            for modifier in node.modifiers { if let subtree = modifier.node { left.append(subtree) } }
        }
    }

    /// The nodes that may read so; nil where there are too many to know.
    func nodes(reading text: String) -> [Node]? {
        var nodes: [Node]
        switch entries[text] {
        case nil: nodes = []
        case .one(let node): nodes = [node]
        case .several(let known): nodes = known
        case .many: return nil
        }
        switch dependent {
        case nil: break
        case .one(let node): nodes.append(node)
        case .several(let known): nodes += known
        case .many: return nil
        }
        return nodes
    }

    /// Notes a text with what it reads now.
    func add(_ node: Node) {
        node.isIndexed = true
        if let text = node.text {
            if entries[text]?.add(node) == nil { entries[text] = .one(node) }
        } else if dependent?.add(node) == nil {
            dependent = .one(node)
        }
    }

    /// Forgets a text, which still reads what it did when it was noted.
    func remove(_ node: Node) {
        node.isIndexed = false
        if let text = node.text {
            if entries[text]?.remove(node) == false { entries[text] = nil }
        } else if dependent?.remove(node) == false {
            dependent = nil
        }
    }
}

extension Graph {
    /// The number of nodes that one search may look at before an index is worth its making.
    private static let manyNodes = 200

    /// The texts that may read so, among which a search in a scope finds the one that it would find among all nodes; nil
    /// where it has to look at all.
    func texts(reading text: String, in scope: SearchScope) -> [Node]? {
        switch scope {
        // A search of the whole tree makes what isn't there yet.
        case .tree where search.hasOnDemandContent, .alive where search.hasOnDemandContent: nil
        case .tree, .alive, .screen, .labelledScreen: search.textIndex?.nodes(reading: text)
        case .accessibleScreen: nil
        }
    }

    /// Notes how many nodes a search for a text looked at.
    func noteTextSearch(visiting count: Int) {
        // While a description is being made, what it has made so far doesn't stand in the tree yet.
        guard search.textIndex == nil, count > Self.manyNodes, root.isAttached, !isDescribing else { return }
        search.textIndex = TextIndex(root)
    }
}
