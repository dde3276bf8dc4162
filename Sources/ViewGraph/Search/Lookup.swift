extension Kind {
    /// Whether this describes views of a generic type, or of one inside such, and a type differs in generic arguments
    /// only.
    fileprivate func isGeneric(like type: Any.Type) -> Bool {
        guard let name = self[GenericType.self]?.name else { return false }
        return name == Kind.custom(type)[GenericType.self]?.name
    }
}

/// Finding the child that an inspection call means.
extension Node {
    /// Which view is meant.
    public enum Match {
        /// One of a kind of the model.
        case kind(Kind)
        /// One of these kinds.
        case anyKind([Kind])
        /// One of an app's type.
        case type(Any.Type)
        /// One of an app's type of this name.
        case app(String)

        /// The call that leads to the view in Swift; nil for one that is known by its name only.
        @MainActor package var call: String? {
            switch self {
            case .kind(let kind): Node.PathStyle.swift.step(to: kind, at: nil)
            case .type(let type): Node.PathStyle.swift.step(to: .custom(type), at: nil)
            case .anyKind, .app: nil
            }
        }

        /// The name of the view in messages.
        public var name: String {
            switch self {
            case .kind(let kind): kind.name
            case .anyKind(let kinds): kinds.map(\.name).joined(separator: " or ")
            case .type(let type): TypeName.short(of: type)
            case .app(let name): name
            }
        }
    }

    /// Whether this node is what is meant.
    public func matches(_ match: Match) -> Bool {
        switch match {
        case .kind(let wanted): kind === wanted || wanted.isCustom && wanted.standsFor(kind)
        case .anyKind(let kinds): kinds.contains { $0 === kind }
        case .type(let type): coreType == ObjectIdentifier(type) || kind.isGeneric(like: type)
        case .app(let name): kind.isCustom && kind.name == name
        }
    }

    /// The views inside, in order: what an index counts. A body of several views has these, also where a modifier is
    /// applied to all of them.
    public var contents: [Node] {
        let contents = children(in: .content)
        guard contents.count == 1, isContainerOfBody, contents[0].kind.isTuple else { return contents }
        return contents[0].contents
    }

    /// Whether the views inside are those of a body.
    var isContainerOfBody: Bool { kind.role == .custom || kind.role == .customModifier }

    /// The child that a call means. Without an index it is the first one.
    /// - Throws: `InspectionError`.
    public func content(matching match: Match, at index: Int?) throws -> Node {
        if let failure { throw failure }
        let contents = contents
        if contents.isEmpty, let missing = kind.calling.missing { throw InspectionError.viewNotFound(parent: missing) }
        let place = index ?? 0
        guard contents.indices.contains(place) else {
            guard let index else { throw InspectionError.viewNotFound(parent: match.name) }
            if let item = kind.calling.item, !graph.isScreen {
                throw InspectionError.viewNotFound(parent: "\(item) at index \(index)")
            }
            throw InspectionError.viewIndexOutOfBounds(index: index, count: contents.count)
        }
        if index == nil, contents.count > 1, isContainerOfBody {
            throw InspectionError.notSupported(
                "Unable to extract \(match.name): please specify its index inside parent view")
        }
        let child = contents[place]
        if let name = child.setAsideName { throw InspectionError.viewNotFound(parent: name) }
        if child.matches(match) { return child }
        throw child.mismatch(match, at: index)
    }

    /// The error for a call that means another view than this one, which stands in the place at an index.
    package func mismatch(_ match: Match, at index: Int? = nil) -> InspectionError {
        if isAbsent { return .viewNotFound(parent: "Optional<\(match.name)>") }
        if case .kind(let wanted) = match, let mismatch = wanted.calling.mismatch { return mismatch(kind.name) }
        if kind.isTuple, let index, let parent {
            return .notSupported(
                "Please insert .tupleView(\(index)) after \(parent.kind.name) for inspecting its children "
                    + "at index \(index)")
        }
        return .inspection(path: path(), factual: kind.name, expected: match.name)
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
