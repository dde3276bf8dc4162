/// Reading what a node shows.
extension Node {
    /// The properties of the view, which has to be of this kind. Throws `InspectionError.typeMismatch` otherwise.
    public func properties<Described: KnownViewType>(of type: Described.Type) throws -> Described.Properties {
        let properties: Described.Properties? =
            switch content {
            case .primitive(let view): open(view)
            case .modifier(let modifier as any DescribedModifier): open(modifier)
            default: nil
            }
        guard let properties else {
            throw InspectionError.typeMismatch(factual: kind.name, expected: Described.kind.name)
        }
        return properties
    }

    private func open<V: PrimitiveView, Properties>(_ view: V) -> Properties? {
        view.properties as? Properties
    }

    private func open<M: DescribedModifier, Properties>(_ modifier: M) -> Properties? {
        modifier.properties as? Properties
    }

    /// The modifiers of a type that are applied to the view, innermost first.
    public func modifiers<M: ViewModifier>(_ type: M.Type) -> [M] {
        modifiers.compactMap { $0.value as? M }
    }

    /// The modifier of a type; `index` counts those of the type from 0, innermost first. Throws
    /// `InspectionError.modifierNotFound` where there is none.
    public func modifier<M: ViewModifier>(_ type: M.Type, named name: String, index: Int = 0) throws -> M {
        let found = modifiers(type)
        guard found.indices.contains(index) else {
            throw InspectionError.modifierNotFound(parent: kind.name, modifier: name, index: index)
        }
        return found[index]
    }

    /// The subtree of a modifier of a kind; `index` counts those of the kind from 0, innermost first. Throws
    /// `InspectionError.modifierNotFound` where there is none.
    public func modifierNode(_ call: String, index: Int = 0) throws -> Node {
        let found = modifiers.filter { $0.kind.call == call && $0.node != nil }
        guard found.indices.contains(index) else {
            throw InspectionError.modifierNotFound(parent: kind.name, modifier: call, index: index)
        }
        return found[index].node!
    }
}
