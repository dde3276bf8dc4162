import Foundation

extension ModifierType {
    public enum AspectRatio: AttributeModifierType {
        public static let attribute = ModifierAttribute<(aspectRatio: CGFloat?, contentMode: ContentMode)>(
            "AspectRatio",
            reads: [
                .record("aspectRatio") { ["aspectRatio": $0.aspectRatio, "contentMode": $0.contentMode] }
            ],
            members: [
                Member("isScaledToFit") { try ModifierType().isScaledToFit($0) },
                Member("isScaledToFill") { try ModifierType().isScaledToFill($0) },
            ],
            forms: [
                .form(
                    .optional("aspectRatio", CGFloat.self, positional: true),
                    .required("contentMode", ContentMode.self)
                ) { ($0, $1) },
                .form(.required("aspectRatio", CGSize.self), .required("contentMode", ContentMode.self)) {
                    ($0.width / $0.height, $1)
                },
            ])
    }

    public enum ScaledToFit: KnownModifierType {
        public static let kind = modifier(forms: [AspectRatio.attribute.form { (nil, .fit) }])
    }

    public enum ScaledToFill: KnownModifierType {
        public static let kind = modifier(forms: [AspectRatio.attribute.form { (nil, .fill) }])
    }

    /// The width divided by the height, nil for the view's own, and the content mode.
    public var aspectRatio: ModifierReader<(aspectRatio: CGFloat?, contentMode: ContentMode)> {
        .init(ModifierType.AspectRatio.self)
    }
    /// Whether the view is scaled to fit its space, keeping its aspect ratio.
    public var isScaledToFit: ModifierReader<Bool> { .init { $0.isScaled(to: .fit) } }
    /// Whether the view is scaled to fill its space, keeping its aspect ratio.
    public var isScaledToFill: ModifierReader<Bool> { .init { $0.isScaled(to: .fill) } }
}

extension View {
    /// Keeps the ratio of the view's width to its height: the one given, or the one that suits the view. The view is as
    /// large as fits into the room, or as it takes to fill it.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        attribute(ModifierType.AspectRatio.self, (aspectRatio, contentMode))
    }

    /// Keeps the ratio of the view's width to its height, which is that of a size.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Makes the view as large as fits into the room, and keeps its shape.
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Makes the view as large as it takes to fill the room, and keeps its shape.
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

extension Node {
    /// Whether a modifier of this view keeps the shape that suits it, and uses the room in this way.
    fileprivate func isScaled(to mode: ContentMode) -> Bool {
        guard let ratio = try? attribute(ModifierType.AspectRatio.self) else { return false }
        return ratio.aspectRatio == nil && ratio.contentMode == mode
    }
}

extension ModifierType.AspectRatio: ArrangedAttribute {
    package static func layoutRole(_ value: (aspectRatio: CGFloat?, contentMode: ContentMode), in place: LayoutPlace)
        -> LayoutRole?
    {
        .arranging(AspectRatioLayout(ratio: value.aspectRatio, mode: value.contentMode))
    }
}
