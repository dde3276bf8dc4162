import Foundation

/// Gives a view a size.
public nonisolated struct _FrameLayout: PrimitiveModifier, Equatable {
    /// The width in points, nil to leave it to the view.
    public let width: CGFloat?
    /// The height in points, nil to leave it to the view.
    public let height: CGFloat?
    /// The alignment of the view in its frame.
    public let alignment: Alignment

    public var kind: Kind { ModifierType.Frame.kind }
}

/// Gives a view limits to its size.
public nonisolated struct _FlexFrameLayout: PrimitiveModifier, Equatable {
    let minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: CGFloat?
    let alignment: Alignment

    public var kind: Kind { ModifierType.FlexFrame.kind }
}

extension ModifierType {
    public enum Frame: KnownModifierType {
        public static let kind = modifier(
            members: [
                Member("fixedWidth") { try ModifierType().fixedWidth($0) },
                Member("fixedHeight") { try ModifierType().fixedHeight($0) },
                Member("fixedAlignment") { try ModifierType().fixedAlignment($0) },
                Member("fixedFrame") { node -> DynamicValue in
                    let frame = try ModifierType().fixedFrame(node)
                    return .record([
                        "width": frame.width.dynamicValue, "height": frame.height.dynamicValue,
                        "alignment": frame.alignment.dynamicValue,
                    ])
                },
                Member("flexFrame") { node -> DynamicValue in
                    let frame = try ModifierType().flexFrame(node)
                    let limits = [
                        "minWidth": frame.minWidth, "idealWidth": frame.idealWidth, "maxWidth": frame.maxWidth,
                        "minHeight": frame.minHeight, "idealHeight": frame.idealHeight, "maxHeight": frame.maxHeight,
                    ]
                    let given = limits.filter { !$0.value.isNaN }.mapValues(\.dynamicValue)
                    return .record(given.merging(["alignment": frame.alignment.dynamicValue]) { $1 })
                },
            ],
            forms: [
                DynamicForm(
                    .optional("width", CGFloat.self), .optional("height", CGFloat.self),
                    .defaulted("alignment", Alignment.center)
                ) { _FrameLayout(width: $0, height: $1, alignment: $2) },
                DynamicForm(
                    .optional("minWidth", CGFloat.self), .optional("idealWidth", CGFloat.self),
                    .optional("maxWidth", CGFloat.self), .optional("minHeight", CGFloat.self),
                    .optional("idealHeight", CGFloat.self), .optional("maxHeight", CGFloat.self),
                    .defaulted("alignment", Alignment.center)
                ) {
                    _FlexFrameLayout(
                        minWidth: $0, idealWidth: $1, maxWidth: $2, minHeight: $3, idealHeight: $4, maxHeight: $5,
                        alignment: $6)
                },
            ])
    }

    /// Gives a view limits to its size.
    enum FlexFrame {
        public static let kind = Kind("FlexFrame", call: "flexFrame", role: .modifier)
    }

    /// The size of the fixed frame in points. Throws unless it has both width and height.
    public var fixedFrame: ModifierReader<(width: CGFloat, height: CGFloat, alignment: Alignment)> {
        .init("frame", _FrameLayout.self) { frame in
            (try given(frame.width, "width"), try given(frame.height, "height"), frame.alignment)
        }
    }

    /// The width of the fixed frame, in points. Throws where it has none.
    public var fixedWidth: ModifierReader<CGFloat> {
        .init("frame", _FrameLayout.self) { try given($0.width, "width") }
    }

    /// The height of the fixed frame, in points. Throws where it has none.
    public var fixedHeight: ModifierReader<CGFloat> {
        .init("frame", _FrameLayout.self) { try given($0.height, "height") }
    }

    /// The alignment of the view in its frame.
    public var fixedAlignment: ModifierReader<Alignment> { .init("frame", _FrameLayout.self) { $0.alignment } }

    /// The limits of the flexible frame, in points; not a number where one wasn't given.
    public var flexFrame:
        ModifierReader<
            (
                minWidth: CGFloat, idealWidth: CGFloat, maxWidth: CGFloat, minHeight: CGFloat, idealHeight: CGFloat,
                maxHeight: CGFloat, alignment: Alignment
            )
        >
    {
        .init("flexFrame", _FlexFrameLayout.self) { frame in
            (
                frame.minWidth ?? .nan, frame.idealWidth ?? .nan, frame.maxWidth ?? .nan, frame.minHeight ?? .nan,
                frame.idealHeight ?? .nan, frame.maxHeight ?? .nan, frame.alignment
            )
        }
    }
}

extension View {
    /// Does nothing: a frame needs a size.
    @available(*, deprecated, message: "Give a width, a height or an alignment.")
    public nonisolated func frame() -> some View { frame(width: nil, height: nil) }

    /// Gives the view a width and a height in points, where they are given.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// Limits the view's width and height in points, where they are given.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }
}

@Sendable private func given(_ length: CGFloat?, _ label: String) throws -> CGFloat {
    guard let length else { throw InspectionError.attributeNotFound(label: label, type: "frame") }
    return length
}

extension _FrameLayout: ArrangedModifier {
    package func layoutRole(in place: LayoutPlace) -> LayoutRole? {
        width == nil && height == nil
            ? nil : .arranging(FixedFrameLayout(width: width, height: height, alignment: alignment))
    }
}

extension _FlexFrameLayout: ArrangedModifier {
    package func layoutRole(in place: LayoutPlace) -> LayoutRole? {
        .arranging(
            FlexibleFrameLayout(
                width: .init(least: minWidth, ideal: idealWidth, most: maxWidth),
                height: .init(least: minHeight, ideal: idealHeight, most: maxHeight), alignment: alignment))
    }
}
