/// Reading what a node shows.
extension Node {
    /// The properties of the view, which has to be of this kind.
    /// - Throws: `InspectionError.typeMismatch` otherwise.
    public func properties<Described: KnownViewType>(of type: Described.Type) throws -> Described.Properties {
        guard let properties: Described.Properties = properties() else {
            throw InspectionError.typeMismatch(factual: kind.name, expected: Described.kind.name)
        }
        return properties
    }

    /// The properties of the view; nil where they are of another type.
    @usableFromInline func properties<Properties>() -> Properties? {
        switch content {
        case .primitive(let view): open(view)
        case .modifier(let modifier as any DescribedModifier): open(modifier)
        default: nil
        }
    }

    private func open<V: PrimitiveView, Properties>(_ view: V) -> Properties? {
        // A cast between types that are known at run time only takes much longer than the comparison.
        V.Described.Properties.self == Properties.self
            ? unsafe unsafeBitCast(view.properties, to: Properties.self) : view.properties as? Properties
    }

    private func open<M: DescribedModifier, Properties>(_ modifier: M) -> Properties? {
        modifier.properties as? Properties
    }

    /// The modifiers of a type that are applied to the view, innermost first.
    public func modifiers<M: ViewModifier>(_ type: M.Type) -> [M] {
        effectiveModifiers.compactMap { $0.value as? M }
    }

    /// The modifier of a type; `index` counts those of the type from 0, innermost first.
    /// - Throws: `InspectionError.modifierNotFound` where there is none.
    public func modifier<M: ViewModifier>(_ type: M.Type, named name: String, index: Int = 0) throws -> M {
        let found = modifiers(type)
        guard found.indices.contains(index) else {
            throw InspectionError.modifierNotFound(parent: title, modifier: name, index: index)
        }
        return found[index]
    }

    /// The subtree of a modifier of a kind; `index` counts those of the kind from 0, innermost first. What is presented
    /// counts also where a modifier of the app's presents it.
    /// - Throws: `InspectionError.modifierNotFound` where there is none, `viewNotFound` where it would present
    ///   something and doesn't.
    public func modifierNode(_ call: String, index: Int = 0) throws -> Node {
        let found = modifierNodes(call)
        // Asked of what it is, it is meant itself.
        if found.isEmpty, index == 0, slot === Slot.modifier, kind.call == call { return self }
        guard found.indices.contains(index) else {
            throw InspectionError.modifierNotFound(parent: title, modifier: call, index: index)
        }
        guard found[index].presence != .absent else {
            throw InspectionError.viewNotFound(parent: found[index].kind.name)
        }
        return found[index]
    }
}

extension Node {
    /// The subtrees of the modifiers on this view that a call means, innermost first.
    func modifierNodes(_ call: String) -> [Node] { modifiers.flatMap { $0.subtrees(call) } }
}

extension AppliedModifier {
    /// The subtrees that a call means: this modifier's own, or what a modifier of the app's presents from where the
    /// modified view stands in its body.
    @MainActor fileprivate func subtrees(_ call: String) -> [Node] {
        guard let node else { return [] }
        if kind.call == call { return [node] }
        guard kind.role == .customModifier, let placeholder = node.placeholder else { return [] }
        return sequence(first: placeholder, next: \.parent).prefix { $0 !== node }
            .flatMap { $0.modifiers.flatMap { $0.subtrees(call) } }
            .filter { $0.presence != .inPlace && $0.presence != .apart }
    }
}
