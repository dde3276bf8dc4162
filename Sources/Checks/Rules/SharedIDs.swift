import Views

/// Two views that have one id: elements of a `ForEach`, views with `id(_:)` of a name, or with `accessibilityIdentifier(_:)`.
///
/// What one place in the source makes again and again, such as a row with an identifier of its kind, has one identifier on
/// purpose. So have views that start over together by `id(_:)`, unless the id is a name.
enum SharedIDs: CheckRule {
    static let name = RuleName.sharedID

    static func findings(on screen: CheckedScreen) -> [Finding] {
        elements(on: screen) + names(on: screen) + identifiers(on: screen)
    }

    /// Documented for ForEach: ids have to be unique; the results for others are undefined.
    private static func elements(on screen: CheckedScreen) -> [Finding] {
        var found: [Finding] = []
        for collection in screen.views where collection.kind === ViewType.ForEach.kind {
            var seen: Set<AnyHashable> = []
            var told: Set<AnyHashable> = []
            for element in collection.children {
                guard let id = element.elementID, !seen.insert(id).inserted, told.insert(id).inserted else { continue }
                found.append(
                    Finding(name, element, "has the same id as another element of its ForEach: \(words(id))"))
            }
        }
        return found
    }

    /// Commonly known: `scrollTo(_:)` goes to the first view of an id.
    private static func names(on screen: CheckedScreen) -> [Finding] {
        repeated(
            screen.views.compactMap { node in
                guard let id = node.ownID, id.base is String || node.isInScrollViewReader else { return nil }
                return (node, id)
            }
        ) { "has the same id as \($1): \(words($0))" }
    }

    private static func identifiers(on screen: CheckedScreen) -> [Finding] {
        repeated(
            screen.views.compactMap { node in
                node.attributes(ModifierType.AccessibilityIdentifier.self).last.map { (node, AnyHashable($0)) }
            }
        ) { "has the same accessibilityIdentifier as \($1): \(words($0))" }
    }

    /// The findings about views that share an id with one that another place in the source makes.
    private static func repeated(
        _ views: [(node: Node, id: AnyHashable)], _ predicate: (AnyHashable, String) -> String
    ) -> [Finding] {
        var first: [AnyHashable: Node] = [:]
        var found: [Finding] = []
        for (node, id) in views {
            guard let other = first[id] else {
                first[id] = node
                continue
            }
            let finding = Finding(name, node, predicate(id, other.checkedName))
            if finding.origin != Finding(name, other, "").origin { found.append(finding) }
        }
        return found
    }

    private static func words(_ id: AnyHashable) -> String {
        let text = "\(id.base)"
        let short = text.count > 60 ? text.prefix(59) + "…" : text[...]
        return id.base is String ? "\"\(short)\"" : "\(short)"
    }
}

extension Node {
    /// The id that the view itself was given by `id(_:)`; nil for none.
    fileprivate var ownID: AnyHashable? {
        modifiers.contains { $0.kind === ModifierType.ID.kind } ? explicitID : nil
    }

    /// The id that a `ForEach` gave to the view; nil where the view has one of its own.
    fileprivate var elementID: AnyHashable? { ownID == nil ? explicitID : nil }

    fileprivate var isInScrollViewReader: Bool {
        ancestors.contains { $0.kind === ViewType.ScrollViewReader.kind }
    }
}
