/// Finding the child that an inspection call means.
extension Node {
    /// Which view is meant.
    public enum Match {
        /// One of a kind of the model.
        case kind(Kind)
        /// One of an app's type.
        case type(Any.Type)
        /// One of an app's type of this name.
        case app(String)

        /// How the view is called in messages.
        public var name: String {
            switch self {
            case .kind(let kind): kind.name
            case .type(let type): TypeName.short(of: type)
            case .app(let name): name
            }
        }
    }

    /// Whether this node is what is meant.
    public func matches(_ match: Match) -> Bool {
        switch match {
        case .kind(let wanted): kind === wanted
        case .type(let type): coreType == ObjectIdentifier(type)
        case .app(let name): kind.isCustom && kind.name == name
        }
    }

    /// The views inside, in order: what an index counts.
    public var contents: [Node] { children(in: .content) }

    /// The child that a call means. Without an index it is the first one.
    /// - Throws: `InspectionError`.
    public func content(matching match: Match, at index: Int?) throws -> Node {
        if let failure { throw failure }
        let contents = contents
        guard !contents.isEmpty || index == nil else {
            throw InspectionError.viewIndexOutOfBounds(index: index!, count: 0)
        }
        let place = index ?? 0
        guard contents.indices.contains(place) else {
            if index == nil { throw InspectionError.viewNotFound(parent: match.name) }
            throw InspectionError.viewIndexOutOfBounds(index: place, count: contents.count)
        }
        let child = contents[place]
        if child.matches(match) { return child }
        guard !child.isAbsent else { throw InspectionError.viewNotFound(parent: match.name) }
        throw InspectionError.inspection(path: child.path(), factual: child.kind.name, expected: match.name)
    }

    /// The view in a slot.
    /// - Throws: `InspectionError.viewNotFound` when nothing does.
    public func child(in slot: Slot) throws -> Node {
        if let failure { throw failure }
        guard let child = children(in: slot).first, !child.isAbsent else {
            if slot.isOnDemand {
                throw InspectionError.notSupported(
                    "no style applies to \(kind.name), neither of its own nor of a view around it")
            }
            throw InspectionError.viewNotFound(parent: slot.call ?? kind.name)
        }
        return child
    }
}
