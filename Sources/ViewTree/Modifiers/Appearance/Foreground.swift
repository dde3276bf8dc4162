/// Sets what is drawn in front with: a color, a gradient.
public nonisolated struct _ForegroundStyleModifier<Style: ShapeStyle>: PrimitiveModifier {
    /// What to draw with.
    public let style: Style

    /// The kind that describes it.
    public var kind: Kind { ModifierType.ForegroundStyle.kind }

    /// Changes the environment that the modified view sees.
    public func modify(_ environment: inout EnvironmentValues) {
        if let color = style as? Color { environment.foregroundColor = color }
    }
}

/// A modifier that sets what is drawn in front with, of whatever type.
private protocol ForegroundStyling {
    var anyStyle: any ShapeStyle { get }
}

extension _ForegroundStyleModifier: ForegroundStyling {
    fileprivate nonisolated var anyStyle: any ShapeStyle { style }
}

extension ModifierType {
    /// Sets the color of what stands in front.
    public enum ForegroundColor: KnownModifierType {
        /// The description of the kind.
        public static let kind: Kind = Kind(
            "ForegroundColor", role: .modifier, summary: "Sets the color of what stands in front.",
            members: [Member("foregroundColor") { try colorOfNode($0) }],
            forms: [
                DynamicForm(.optional("color", Color.self, positional: true)) { color in
                    TextOrView(
                        modifier: _EnvironmentKeyWritingModifier(\.foregroundColor, color, kind: kind),
                        style: { $0.foregroundColor(color) })
                }
            ])

        /// The color of a text itself, or else the one that a modifier sets.
        @MainActor private static func colorOfNode(_ node: Node) throws -> Color? {
            if let own = try? node.textAttributes?.foregroundColor() { return own }
            return try ModifierReaders().foregroundColor(node)
        }
    }

    public enum ForegroundStyle: KnownModifierType {
        /// The description of the kind.
        public static let kind: Kind = Kind(
            "ForegroundStyle", role: .modifier, summary: "Sets what is drawn in front with.",
            members: [
                Member("foregroundStyle") { node in
                    if let own = try node.textAttributes?.foregroundStyle() as? Color { return own }
                    return try node.modifier(_ForegroundStyleModifier<Color>.self, named: "foregroundStyle").style
                }
            ],
            forms: [DynamicForm(.required("style", Color.self)) { _ForegroundStyleModifier(style: $0) }])
    }
}

extension View {
    /// Sets the color of what stands in front.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        modifier(_EnvironmentKeyWritingModifier(\.foregroundColor, color, kind: ModifierType.ForegroundColor.kind))
    }

    /// Sets what is drawn in front with.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_ForegroundStyleModifier(style: style))
    }
}

extension ModifierReaders {
    /// The color that a modifier of this view sets for what stands in front.
    public var foregroundColor: ModifierReader<Color?> { .init("foregroundColor", environment: { \.foregroundColor }) }
    /// What a modifier of this view sets to draw with in front, of the type asked for.
    public var foregroundStyleShapeStyle: ForegroundStyleCall { ForegroundStyleCall() }
}

/// Reads what is drawn in front with.
public struct ForegroundStyleCall: ViewCall {
    private var place: Place?

    init() {}

    /// The same call, on the view in a place.
    public func bound(to place: Place) -> ForegroundStyleCall {
        var copy = self
        copy.place = place
        return copy
    }

    /// The style, which has to be of this type. Throws where there is none, or one of another type.
    @MainActor @preconcurrency public func callAsFunction<S: ShapeStyle>(_ type: S.Type) throws -> S {
        guard let node = place?.node else { preconditionFailure("a modifier is read from a node") }
        let modifier = node.modifiers.first { $0.kind === ModifierType.ForegroundStyle.kind }
        let applied = (modifier?.value as? any ForegroundStyling).map { $0.anyStyle }
        guard let style = try node.textAttributes?.foregroundStyle() ?? applied else {
            throw InspectionError.modifierNotFound(parent: node.kind.name, modifier: "foregroundStyle", index: 0)
        }
        guard let found = style as? S else {
            throw InspectionError.typeMismatch(
                factual: TypeName.short(of: Swift.type(of: style)), expected: TypeName.short(of: S.self))
        }
        return found
    }
}
