import Foundation

/// Puts space around a view.
public nonisolated struct _PaddingLayout: PrimitiveModifier, Equatable {
    /// The sides that get space.
    public var edges: Edge.Set
    /// How much, in points; nil for the system's usual distance.
    public var insets: EdgeInsets?

    public var kind: Kind { ModifierType.Padding.kind }

    init(_ edges: Edge.Set, _ length: CGFloat?) {
        self.edges = edges
        insets = length.map { EdgeInsets($0, on: edges) }
    }

    init(_ insets: EdgeInsets) {
        edges = .all
        self.insets = insets
    }
}

extension ModifierType {
    public enum Padding: KnownModifierType {
        public static let kind = Kind(
            "Padding", role: .modifier,
            members: [
                Member("padding") { try PaddingCall(place: Place($0))() },
                Member("hasPadding") { PaddingCall(place: Place($0)).edges.isEmpty == false },
            ],
            forms: [
                DynamicForm(.optional("length", CGFloat.self, positional: true)) { _PaddingLayout(.all, $0) },
                DynamicForm(.required("edges", Edge.Set.self), .optional("length", CGFloat.self, positional: true)) {
                    _PaddingLayout($0, $1)
                },
                DynamicForm(.required("insets", EdgeInsets.self)) { _PaddingLayout($0) },
                DynamicForm(
                    .optional("top", CGFloat.self), .optional("leading", CGFloat.self),
                    .optional("bottom", CGFloat.self), .optional("trailing", CGFloat.self)
                ) { top, leading, bottom, trailing in
                    _PaddingLayout(
                        EdgeInsets(top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0))
                },
            ])
    }
}

extension View {
    /// Adds padding to some edges: a length in points, or the default.
    public nonisolated func padding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> ModifiedContent<Self, _PaddingLayout> {
        modifier(_PaddingLayout(edges, length))
    }

    /// Adds padding of a length in points to all edges.
    public nonisolated func padding(_ length: CGFloat) -> ModifiedContent<Self, _PaddingLayout> {
        modifier(_PaddingLayout(.all, length))
    }

    /// Adds padding of the given lengths in points to each edge.
    public nonisolated func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, _PaddingLayout> {
        modifier(_PaddingLayout(insets))
    }
}

/// Reads the space around a view; each side from the padding applied first that has it.
public struct PaddingCall: PlacedCall {
    package var place: Place?

    @MainActor var layouts: [_PaddingLayout] { node.modifiers(_PaddingLayout.self) }

    /// The sides that have padding, of whatever length.
    @MainActor var edges: Edge.Set { layouts.reduce(into: []) { $0.formUnion($1.edges) } }

    /// The padding of each edge in points, 0 where there is none. Throws where no padding has a known length.
    @MainActor @preconcurrency public func callAsFunction() throws -> EdgeInsets {
        let known = layouts.filter { $0.insets != nil }
        guard !known.isEmpty else { throw notFound }
        func side(_ edge: Edge) -> CGFloat { known.first { $0.edges.contains(edge) }?.insets?[edge] ?? 0 }
        return EdgeInsets(top: side(.top), leading: side(.leading), bottom: side(.bottom), trailing: side(.trailing))
    }

    /// The space on these sides, in points. Throws where one has no padding of a known length, or they differ.
    @MainActor @preconcurrency public func callAsFunction(_ edges: Edge.Set) throws -> CGFloat {
        let sides = Edge.allCases.filter { edges.contains($0) }
        let lengths = try sides.map { edge -> CGFloat in
            guard let insets = layouts.first(where: { $0.edges.contains(edge) })?.insets else { throw notFound }
            return insets[edge]
        }
        guard let first = lengths.first, lengths.allSatisfy({ $0 == first }) else {
            throw InspectionError.notSupported("the paddings of these edges differ: \(lengths)")
        }
        return first
    }

    @MainActor private var notFound: InspectionError {
        .modifierNotFound(parent: node.kind.name, modifier: "padding", index: 0)
    }
}

/// Tells whether there is space around a view.
public struct HasPaddingCall: PlacedCall {
    package var place: Place?

    /// Whether all these sides have padding, of whatever length.
    @MainActor @preconcurrency public func callAsFunction(_ edges: Edge.Set = .all) throws -> Bool {
        PaddingCall(place: place).edges.isSuperset(of: edges)
    }
}

extension ModifierReaders {
    /// The padding of each edge in points, 0 where there is none. Throws where no padding has a known length.
    public var padding: PaddingCall { PaddingCall() }
    /// Whether the view has padding.
    public var hasPadding: HasPaddingCall { HasPaddingCall() }
}
