/// The size of a presented screen.
public nonisolated struct PresentationSizing: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = PresentationSizing(name: "automatic")
    /// The size of a form.
    public static let form = PresentationSizing(name: "form")
    /// The size of a page.
    public static let page = PresentationSizing(name: "page")
    /// The size of its content.
    public static let fitted = PresentationSizing(name: "fitted")
}

extension PresentationSizing: NamedValues {
    public static var namedValues: [(name: String, value: PresentationSizing)] {
        [.automatic, .form, .page, .fitted].map { ($0.name, $0) }
    }
}

extension View {
    /// Sets the size of the view's screen.
    public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> some View {
        attribute(ModifierType.PresentationSizing.self, sizing)
    }
}

extension ModifierType {
    @AttributeModifier("sizing") public var presentationSizing: ModifierReader<Views.PresentationSizing>
}
