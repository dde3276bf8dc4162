/// A view of the model that holds what it is given as its content.
@MainActor @preconcurrency
public protocol ContainerView: PrimitiveView {
    /// The type of the content.
    associatedtype Content: View
    /// The content.
    nonisolated var content: Content { get }
}

extension ContainerView {
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.content(content)
    }
}

extension Kind {
    /// Describes a view that is made of its content and of the arguments for `parameters`.
    static func container<each Argument, Container: View & SendableMetatype>(
        _ name: String, arity: Arity = .multiple, members: @escaping @autoclosure @Sendable () -> [Member] = [],
        slots: [Slot] = [], facets: [Facet] = [], calling: Calling = Calling(),
        _ parameters: repeat Parameter<each Argument>,
        make: @escaping @MainActor @Sendable (DynamicContent, repeat each Argument) -> Container
    ) -> Kind {
        Kind(
            name, arity: arity, members: members(), slots: slots, facets: facets, calling: calling,
            forms: [DynamicForm(.content, repeat each parameters, make: make)])
    }
}
