import Foundation

/// Puts space around a view.
public nonisolated struct _PaddingLayout: PrimitiveModifier, Equatable {
    /// The sides that get space.
    public var edges: Edge.Set
    /// The insets in points; nil for the system's usual distance.
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
        public static let kind = modifier(
            members: [
                Member("padding") { try $0.paddingInsets },
                Member("hasPadding") { !$0.paddedEdges.isEmpty },
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

    /// The padding of each edge in points, all that is on it together, 0 where there is none. Throws where no padding has a
    /// known length.
    public var padding: ViewCall<Edge.Set, CGFloat> { .init { try $0.padding(on: $1) } }
    /// Whether the view has padding.
    public var hasPadding: ViewCall<Edge.Set, Bool> { .init { $0.paddedEdges.isSuperset(of: $1) } }
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

extension Node {
    private var paddings: [_PaddingLayout] { modifiers(_PaddingLayout.self) }

    /// The sides that have padding, of whatever length.
    fileprivate var paddedEdges: Edge.Set { paddings.reduce(into: []) { $0.formUnion($1.edges) } }

    /// The space on each side, in points, that all paddings of known lengths make together; 0 where there is none. Throws
    /// where no padding has a known length.
    fileprivate var paddingInsets: EdgeInsets {
        get throws {
            let paddings = paddings
            guard !paddings.isEmpty else { throw noPadding }
            guard paddings.contains(where: { $0.insets != nil }) else {
                let edge = [Edge.top, .leading, .bottom, .trailing].first { paddedEdges.contains($0) }
                if let edge, paddings.contains(where: { $0.edges != .all }) { throw undefinedInset(edge) }
                throw InspectionError.notSupported(
                    "Please use `hasPadding(_:)` for inspecting padding without explicit value.")
            }
            func side(_ edge: Edge) -> CGFloat { paddings.reduce(0) { $0 + ($1.insets?[edge] ?? 0) } }
            return EdgeInsets(
                top: side(.top), leading: side(.leading), bottom: side(.bottom), trailing: side(.trailing))
        }
    }

    /// The space on these sides, in points. Throws where one has no padding of a known length, or they differ.
    fileprivate func padding(on edges: Edge.Set) throws -> CGFloat {
        let wanted = Edge.allCases.filter { edges.contains($0) }
        let lengths = try wanted.map { edge -> CGFloat in
            let own = paddings.filter { $0.edges.contains(edge) }
            guard !own.isEmpty else { throw noPadding }
            return try own.reduce(0) { sum, padding in
                guard let insets = padding.insets else {
                    throw undefinedInset(edge)
                }
                return sum + insets[edge]
            }
        }
        guard let first = lengths.first else { throw InspectionError.notSupported("No edge is specified") }
        guard lengths.allSatisfy({ $0 == first }) else {
            let names = wanted.map { "SwiftUI.Edge.\($0)" }.joined(separator: ", ")
            throw InspectionError.notSupported(
                "Insets for edges '[\(names)]' have different values, consider calling `padding` individually per edge."
            )
        }
        return first
    }

    private func undefinedInset(_ edge: Edge) -> InspectionError {
        .notSupported(
            "Undefined inset for '\(edge)' edge. Consider calling `hasPadding(_:)` instead to assure a default padding "
                + "is applied.")
    }

    private var noPadding: InspectionError {
        .modifierNotFound(parent: title, modifier: "padding", index: 0)
    }
}

extension ViewCall where Arguments == Edge.Set, Result == CGFloat {
    /// The padding of each edge in points, 0 where there is none. Throws where no padding has a known length.
    @MainActor @preconcurrency public func callAsFunction() throws -> EdgeInsets { try node.paddingInsets }
}

extension ViewCall where Arguments == Edge.Set, Result == Bool {
    /// Whether all sides have padding, of any length.
    @MainActor @preconcurrency public func callAsFunction() throws -> Bool { try callAsFunction(.all) }
}

extension _PaddingLayout: ArrangedModifier {
    package func layoutRole(in place: LayoutPlace) -> LayoutRole? {
        .arranging(PaddingLayout(insets ?? EdgeInsets(LayoutMetrics.padding, on: edges), on: edges))
    }
}
