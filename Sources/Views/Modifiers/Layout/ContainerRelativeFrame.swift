import Foundation

/// A size that follows from that of the container around a view, such as a scrolling view.
public struct ContainerRelativeFrame: @unchecked Sendable {
    /// The axes along which it follows.
    public let axes: Axis.Set
    /// The alignment of the view in its frame.
    public let alignment: Alignment
    /// The number of parts of the container's length, how many the view takes, and the space between in points; nil where
    /// a function gives the length.
    public let parts: Parts?
    /// The length along an axis for that of the container, both in points; nil where there is none.
    public let length: ((CGFloat, Axis) -> CGFloat)?

    /// Parts of a length.
    public struct Parts: Equatable, Sendable {
        /// The number of parts.
        public let count: Int
        /// The number of columns or rows that the view takes.
        public let span: Int
        /// The space between them, in points.
        public let spacing: CGFloat
    }
}

extension ModifierType {
    public enum ContainerRelativeFrame: AttributeModifierType {
        public static let attribute = ModifierAttribute<Views.ContainerRelativeFrame>(
            "ContainerRelativeFrame",
            reads: [
                .record("containerRelativeFrame") {
                    [
                        "axes": $0.axes, "alignment": $0.alignment, "count": $0.parts?.count, "span": $0.parts?.span,
                        "spacing": $0.parts?.spacing,
                    ]
                }
            ],
            forms: [
                .form(
                    .required("axes", Axis.Set.self), .defaulted("count", 1), .defaulted("span", 1),
                    .defaulted("spacing", CGFloat(0)), .defaulted("alignment", Alignment.center)
                ) { axes, count, span, spacing, alignment in
                    .init(
                        axes: axes, alignment: alignment, parts: .init(count: count, span: span, spacing: spacing),
                        length: nil)
                }
            ])
    }

    public var containerRelativeFrame: ModifierReader<Views.ContainerRelativeFrame> {
        .init(ModifierType.ContainerRelativeFrame.self)
    }
}

extension View {
    /// Gives the view the length of the nearest container along some axes.
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, count: 1, spacing: 0, alignment: alignment)
    }

    /// Gives the view a part of the length of the nearest container along some axes: `span` of `count` parts with a space
    /// in points between them.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        attribute(
            ModifierType.ContainerRelativeFrame.self,
            ContainerRelativeFrame(
                axes: axes, alignment: alignment, parts: .init(count: count, span: span, spacing: spacing), length: nil)
        )
    }

    /// Gives the view a length that a function makes of that of the nearest container along some axes, in points.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        attribute(
            ModifierType.ContainerRelativeFrame.self,
            ContainerRelativeFrame(axes: axes, alignment: alignment, parts: nil, length: length))
    }
}

extension ModifierType.ContainerRelativeFrame: ArrangedAttribute {
    package static func layoutRole(_ value: Views.ContainerRelativeFrame, in place: LayoutPlace) -> LayoutRole? {
        .arranging(ContainerFrameLayout(frame: value))
    }
}
