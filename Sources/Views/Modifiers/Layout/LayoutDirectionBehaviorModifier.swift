/// The behavior of a view in a layout direction other than its own.
public nonisolated enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The view is drawn the same in all layout directions.
    case fixed
    /// The view is mirrored in this layout direction.
    case mirrors(in: LayoutDirection)

    /// The view is mirrored from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension LayoutDirectionBehavior: NamedValues {
    public static var namedValues: [(name: String, value: LayoutDirectionBehavior)] {
        [("fixed", .fixed), ("mirrors", .mirrors), ("mirrorsInLeftToRight", .mirrors(in: .leftToRight))]
    }
}

extension View {
    /// Sets whether the view is mirrored in a layout direction other than its own.
    public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        attribute(ModifierType.LayoutDirectionBehavior.self, behavior)
    }
}

extension ModifierType {
    @AttributeModifier("behavior")
    public var layoutDirectionBehavior: ModifierReader<Views.LayoutDirectionBehavior>
}
