import Foundation

extension ModifierType {
    /// Cuts the corners of a view round; the radius is in points.
    public enum CornerRadius: KnownModifierType {
        public static let kind = Kind(
            "CornerRadius", role: .modifier,
            members: [Member("cornerRadius") { try ModifierReaders().cornerRadius($0) }],
            forms: [
                ClipShape.form(.required("radius", CGFloat.self), .defaulted("antialiased", true)) {
                    (RoundedRectangle(cornerRadius: $0), FillStyle(antialiased: $1))
                }
            ])
    }
}

extension View {
    /// Cuts the corners of the view round: clips it to a rectangle with corners of a radius in points.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }
}

extension ModifierReaders {
    /// The radius in points of the corners that a modifier of this view cuts round.
    public var cornerRadius: ModifierReader<CGFloat> {
        .init { node in
            for clip in node.modifiers(_AttributeModifier<ModifierType.ClipShape>.self) {
                if let shape = clip.value.shape as? RoundedRectangle { return shape.cornerSize.width }
            }
            throw InspectionError.modifierNotFound(parent: node.kind.name, modifier: "cornerRadius", index: 0)
        }
    }
}
