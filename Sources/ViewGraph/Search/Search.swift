import Foundation

/// Which way a search goes through a tree, and how far.
public enum ViewSearch {
    /// The direction of a search from a view.
    public enum Relation: Sendable {
        /// Below the view, itself included.
        case child
        /// Above it, the nearest first.
        case parent
    }

    /// The order in which a search goes down.
    public enum Traversal: Sendable {
        /// Level by level.
        case breadthFirst
        /// Each child with all below it before the next.
        case depthFirst
    }
}

extension Node {
    /// The first node that meets a condition, itself included when the search goes down; `skip` matches are passed
    /// over. A condition that throws is not met.
    ///
    /// Complexity: O(*n*) in the nodes visited.
    /// - Throws: `InspectionError.searchFailure`, naming the views that could not be described.
    public func search(
        _ relation: ViewSearch.Relation = .child, _ traversal: ViewSearch.Traversal = .breadthFirst, skip: Int = 0,
        in scope: SearchScope = .tree, where condition: (Node) throws -> Bool
    ) throws -> Node {
        var found = 0
        var blockers: [String] = []
        let match = visit(relation, traversal, scope) { node in
            if let failure = node.failure { blockers.append(node.blocker(failure)) }
            guard (try? condition(node)) == true else { return false }
            found += 1
            return found > skip
        }
        guard let match else { throw InspectionError.searchFailure(skipped: found, blockers: SearchBlockers(blockers)) }
        return match
    }

    /// All nodes that meet a condition, itself included, each before those below it. A condition that throws is not met.
    public func searchAll(in scope: SearchScope = .tree, where condition: (Node) throws -> Bool) -> [Node] {
        var found: [Node] = []
        _ = visit(.child, .depthFirst, scope) { node in
            if (try? condition(node)) == true { found.append(node) }
            return false
        }
        return found
    }

    /// Goes through the nodes until one is the one.
    private func visit(
        _ relation: ViewSearch.Relation, _ traversal: ViewSearch.Traversal, _ scope: SearchScope,
        until isTheOne: (Node) -> Bool
    ) -> Node? {
        if relation == .parent { return ancestors.first(where: isTheOne) }
        let starts = starts(in: scope)
        guard traversal == .depthFirst else { return Node.breadthFirst(from: starts, scope, until: isTheOne) }
        let limit = SearchLimit()
        for start in starts {
            if let found = start.depthFirst(scope, until: isTheOne, limit) { return found }
        }
        return nil
    }

    private static func breadthFirst(
        from starts: [Node], _ scope: SearchScope, until isTheOne: (Node) -> Bool
    ) -> Node? {
        // What is found stays in the tree while its siblings are looked at, but a condition may be a script's and change
        // the tree: the queue has to keep the nodes.
        var queue = starts
        let limit = SearchLimit()
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            guard !node.isAbsent, next <= starts.count || limit.allows(node) else { continue }
            let visibility = node.visibility(in: scope)
            if visibility.isSeen, isTheOne(node) { return node }
            node.appendInside(scope, visibility, to: &queue)
        }
        return nil
    }

    private func depthFirst(_ scope: SearchScope, until isTheOne: (Node) -> Bool, _ limit: SearchLimit) -> Node? {
        if isAbsent { return nil }
        let visibility = visibility(in: scope)
        if visibility.isSeen, isTheOne(self) { return self }
        var inside: [Node] = []
        appendInside(scope, visibility, to: &inside)
        for node in inside where limit.allows(node) {
            if let found = node.depthFirst(scope, until: isTheOne, limit) { return found }
        }
        return nil
    }

    /// The first text, level by level, that reads so; this node included.
    ///
    /// Complexity: O(*n*) in the nodes visited; in a large tree that was searched before, O(*d*) in the depth of the
    /// texts that read so.
    public func firstText(reading string: String, in scope: SearchScope = .tree) -> Node? {
        firstText(reading: string, locale: nil, in: scope) { _ in true }
    }

    /// The first text that reads so in a locale, or else in that of its environment, and that a test picks.
    fileprivate func firstText(
        reading string: String, locale: Locale?, in scope: SearchScope, where isTheOne: (Node) -> Bool
    ) -> Node? {
        guard let texts = graph.texts(reading: string, in: scope) else {
            var count = 0
            let found = first(in: scope, of: WholeTree()) { node in
                count += 1
                return node.reads(string, locale: locale, in: scope) && isTheOne(node)
            }
            graph.noteTextSearch(visiting: count)
            return found
        }
        guard !texts.isEmpty else { return nil }
        return first(in: scope, of: WaysToNodes(from: self, to: texts)) {
            $0.reads(string, locale: locale, in: scope) && isTheOne($0)
        }
    }

    /// The first view, level by level, that is what is meant; this one included.
    ///
    /// Complexity: O(*n*) in the nodes visited.
    public func first(_ match: Match, in scope: SearchScope = .tree) -> Node? {
        first(in: scope, of: WholeTree()) { $0.matches(match) }
    }

    /// The first node, level by level, that a test picks; this node included. The test only reads the node.
    ///
    /// Complexity: O(*n*) in the nodes visited.
    package func first(in scope: SearchScope, where isTheOne: (Node) -> Bool) -> Node? {
        guard scope != .accessibleScreen else { return try? search(in: scope, where: isTheOne) }
        return first(in: scope, of: WholeTree(), where: isTheOne)
    }

    /// The first node, level by level, that a test picks. The test only reads the node, so nothing can leave the tree
    /// meanwhile, and the nodes need not be retained on the way, which would take longer than the test.
    @inline(__always)
    private func first<Area: SearchArea>(
        in scope: SearchScope, of area: Area, where isTheOne: (Node) -> Bool
    ) -> Node? {
        var queue = PassingQueue(area)
        for start in starts(in: scope) { queue.append(start) }
        let startCount = queue.nodes.count
        var limit: SearchLimit?
        var next = 0
        while next < queue.nodes.count {
            let node = queue.nodes[next].takeUnretainedValue()
            next += 1
            if next > startCount {
                guard queue.goesOn(with: node, in: scope) else { continue }
                if node.isUnshownScreen {
                    if limit == nil { limit = SearchLimit() }
                    guard limit!.allows(node) else { continue }
                }
            }
            let visibility = node.visibility(in: scope)
            if visibility.isSeen, isTheOne(node) { return node }
            node.appendInside(scope, visibility, to: &queue)
        }
        return nil
    }
}

extension Node {
    /// Returns the name in the errors of a search for this view, which it can't look into.
    fileprivate func blocker(_ failure: any Error) -> String {
        guard case .missingEnvironmentObjects? = failure as? InspectionError else { return kind.name }
        return "\(failure)"
    }

    /// Whether this is a text that reads so where a search in a scope looks at it: on a screen also a field with this text in
    /// it, and no text that can't be read there.
    public func reads(_ string: String, locale: Locale? = nil, in scope: SearchScope) -> Bool {
        scope == .screen ? shows(string, locale: locale) : reads(string, locale: locale)
    }

    /// Whether this is a text that reads so, in the locale of its environment or another.
    public func reads(_ string: String, locale: Locale? = nil) -> Bool {
        // Only a text has one, and most texts read the same in all locales.
        if let text { return text == string }
        guard let read = kind.text else { return false }
        return (try? read(self, locale)) == string
    }

    /// The nearest view of a kind around the first text that reads so and has one, this node and those above it left
    /// out unless this is the one.
    /// - Throws: `InspectionError.searchFailure`.
    package func search(
        _ match: Match, containing string: String, locale: Locale = .textsDefault, in scope: SearchScope = .tree
    ) throws -> Node {
        var enclosing: Node?
        if scope != .accessibleScreen {
            let text = firstText(reading: string, locale: locale, in: scope) { node in
                enclosing = node.enclosing(match, within: self, in: scope)
                return enclosing != nil
            }
            if text != nil { return enclosing! }
        }
        // It throws, unless it looks where the search above doesn't.
        _ = try search(in: scope) { node in
            guard node.reads(string, locale: locale, in: scope) else { return false }
            enclosing = node.enclosing(match, within: self, in: scope)
            return enclosing != nil
        }
        return enclosing!
    }

    private func enclosing(_ match: Match, within top: Node, in scope: SearchScope) -> Node? {
        var next: Node? = self
        while let node = next {
            if node.matches(match) {
                // A label that isn't drawn names its view, and is no view to be found itself.
                return scope == .labelledScreen && node.sightObstruction != nil ? nil : node
            }
            let isEnd = node === top || (scope.isScreen && node.presence.isLayer)
            next = isEnd ? nil : node.parent
        }
        return nil
    }
}

extension Locale {
    /// The locale that texts are read in where a search gives none: English.
    package static let textsDefault = Locale(identifier: "en")
}
