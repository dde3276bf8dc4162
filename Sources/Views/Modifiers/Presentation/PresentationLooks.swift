import Foundation

/// Whether a person can use what is behind a presented screen.
public nonisolated struct PresentationBackgroundInteraction: Hashable, Sendable {
    private enum Extent: Hashable, Sendable {
        case automatic, enabled, disabled
        case upThrough(PresentationDetent)
    }

    private let extent: Extent

    /// The system decides.
    public static let automatic = PresentationBackgroundInteraction(extent: .automatic)
    /// It can be used.
    public static let enabled = PresentationBackgroundInteraction(extent: .enabled)
    /// It can't be used.
    public static let disabled = PresentationBackgroundInteraction(extent: .disabled)

    /// It can be used while the screen is not higher than this.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(extent: .upThrough(detent))
    }
}

extension PresentationBackgroundInteraction: NamedValues {
    public static var namedValues: [(name: String, value: PresentationBackgroundInteraction)] {
        [("automatic", .automatic), ("enabled", .enabled), ("disabled", .disabled)]
    }
}

extension ModifierType {
    /// Says whether a person can use what is behind the screen that the view stands on.
    public enum PresentationBackgroundInteraction: AttributeModifierType {
        public typealias Value = Views.PresentationBackgroundInteraction
        public static let kind = attribute("PresentationBackgroundInteraction", .required("interaction", Value.self))
    }

    /// Sets how round the corners of the screen are that the view stands on, in points; nil for the usual.
    public enum PresentationCornerRadius: AttributeModifierType {
        /// What it notes: points, nil for the usual.
        public typealias Value = CGFloat?
        public static let kind = attribute(
            "PresentationCornerRadius",
            reads: [.reading("presentationCornerRadius", Self.self) { $0 }],
            forms: [form(.optional("cornerRadius", CGFloat.self, positional: true)) { $0 }])
    }

    /// Sets what the background of the screen is drawn with that the view stands on.
    public enum PresentationBackground: AttributeModifierType {
        public typealias Value = any ShapeStyle
        public static let kind = attribute(
            "PresentationBackground", reads: [.reading("presentationBackground", Self.self) { DynamicShapeStyle($0) }],
            forms: [form(.required("style", DynamicShapeStyle.self)) { $0.style }])
    }
}

extension ViewType {
    /// Puts a view behind the content of the screen that the view stands on.
    public enum PresentationBackgroundView: KnownViewType, KnownModifierType {
        public static let kind: Kind = .subtree(
            "PresentationBackgroundView", PresentationBackgroundView.self,
            view: "content")
    }
}

extension View {
    /// Says whether a person can use what is behind the screen that the view stands on.
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        attribute(ModifierType.PresentationBackgroundInteraction.self, interaction)
    }

    /// Sets how round the corners of the screen are that the view stands on, in points; nil for the usual.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        attribute(ModifierType.PresentationCornerRadius.self, cornerRadius)
    }

    /// Sets what the background of the screen is drawn with that the view stands on.
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        attribute(ModifierType.PresentationBackground.self, style)
    }

    /// Puts a view behind the content of the screen that the view stands on. The alignment is that of existing source;
    /// nothing is laid out.
    public nonisolated func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        subtree(ViewType.PresentationBackgroundView.self, (), content())
    }
}

extension ModifierReaders {
    /// Whether a modifier of this view lets a person use what is behind the screen.
    public var presentationBackgroundInteraction: ModifierReader<PresentationBackgroundInteraction> {
        .init(ModifierType.PresentationBackgroundInteraction.self)
    }
    /// How round a modifier of this view makes the corners of the screen, in points; nil for the usual.
    public var presentationCornerRadius: ModifierReader<CGFloat?> {
        .init(ModifierType.PresentationCornerRadius.self)
    }
    /// What a modifier of this view draws the background of the screen with, as a type that is asked for.
    public var presentationBackground: ViewCall<Void, any ShapeStyle> {
        .init(ModifierType.PresentationBackground.self)
    }
    /// The view that a modifier of this view puts behind the content of the screen.
    public var presentationBackgroundView: ModifierSubtree<ViewType.ClassifiedView> {
        .init(call: "presentationBackgroundView")
    }
}
