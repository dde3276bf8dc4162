import Foundation

/// The interaction with the views behind a presented screen.
public nonisolated struct PresentationBackgroundInteraction: Hashable, Sendable {
    private enum Extent: Hashable, Sendable {
        case automatic, enabled, disabled
        case upThrough(PresentationDetent)
    }

    private let extent: Extent

    /// Whether it can be used behind a sheet at the height at which that rests.
    @MainActor func isPossible(behind sheet: Node) -> Bool {
        switch extent {
        case .enabled: true
        // Documented for enabled(upThrough:): above that detent the background is blocked.
        case .upThrough(let detent): sheet.rests(upThrough: detent)
        case .automatic, .disabled: false
        }
    }

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
    public enum PresentationBackgroundInteraction: AttributeModifierType {
        public static let attribute = ModifierAttribute<Views.PresentationBackgroundInteraction>(
            "PresentationBackgroundInteraction", .required("interaction"),
            screen: .lettingThrough { $0.isPossible(behind: $1) })
    }

    public enum PresentationCornerRadius: AttributeModifierType {
        public static let attribute = ModifierAttribute<CGFloat?>("PresentationCornerRadius", "cornerRadius")
    }

    public enum PresentationBackground: AttributeModifierType {
        public static let attribute = ModifierAttribute<any ShapeStyle>(
            "PresentationBackground", reads: [.reading("presentationBackground") { DynamicShapeStyle($0) }],
            forms: [.form(.required("style", DynamicShapeStyle.self)) { $0.style }])
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
    /// Sets whether the user can interact with the views behind the view's screen.
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        attribute(ModifierType.PresentationBackgroundInteraction.self, interaction)
    }

    /// Sets the corner radius of the view's screen, in points; nil for the default.
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

extension ModifierType {
    public var presentationBackgroundInteraction: ModifierReader<Views.PresentationBackgroundInteraction> {
        .init(ModifierType.PresentationBackgroundInteraction.self)
    }
    public var presentationCornerRadius: ModifierReader<CGFloat?> { .init(ModifierType.PresentationCornerRadius.self) }
    /// The style passed to `presentationBackground`, as the given type.
    public var presentationBackground: ViewCall<Void, any ShapeStyle> {
        .init(ModifierType.PresentationBackground.self)
    }
    /// The view that a modifier of this view puts behind the content of the screen.
    public var presentationBackgroundView: ModifierSubtree<ViewType.ClassifiedView> {
        .init(call: "presentationBackgroundView")
    }
}
