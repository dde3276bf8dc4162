extension Arrangement {
    /// A view that shows the first of its children that fits: on a named screen, what the layout shows; else all of them.
    static let fitting = Arrangement(
        shown: { node in
            guard let layout = node.graph.layoutForReaders else { return node.childrenInPlace }
            return node.childrenInPlace.filter { (try? layout.items(of: $0)) != nil }
        },
        placeOfHidden: { hidden, node in
            let reason = "shows another view in its place, as that is the first that fits"
            return .init("in \(node.kind.name), which \(reason)", because: "\(node.kind.name) \(reason)")
        })
}
