import Foundation

/// A height at which a sheet can rest.
public struct PresentationDetent: Hashable, Sendable {
    private enum Height: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case points(CGFloat)
    }

    private let height: Height

    /// About half of the screen.
    public static let medium = PresentationDetent(height: .medium)
    /// All of the screen.
    public static let large = PresentationDetent(height: .large)

    /// A part of the screen, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(fraction))
    }

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .points(height))
    }
}

extension PresentationDetent: NamedValues {
    public static var namedValues: [(name: String, value: PresentationDetent)] {
        [("medium", .medium), ("large", .large)]
    }
}

extension ModifierType {
    /// Keeps a person from swiping away the screen that the view stands on.
    public enum InteractiveDismissDisabled: AttributeModifierType {
        public typealias Value = Bool
        public static let kind = attribute(
            "InteractiveDismissDisabled", .defaulted("isDisabled", true, positional: true))
    }

    /// Says at which heights the sheet that the view stands on can rest.
    public enum PresentationDetents: AttributeModifierType {
        public typealias Value = Set<PresentationDetent>
        public static let kind = attribute(
            "PresentationDetents",
            reads: [
                .reading("presentationDetents", PresentationDetents.self) { detents in
                    PresentationDetent.namedValues.map(\.value).filter(detents.contains)
                }
            ],
            forms: [form(.required("detents", [PresentationDetent].self)) { Set($0) }])
    }

    /// Says whether the sheet that the view stands on shows that it can be dragged.
    public enum PresentationDragIndicator: AttributeModifierType {
        public typealias Value = Visibility
        public static let kind = attribute("PresentationDragIndicator", .required("visibility"))
    }
}

extension View {
    /// Keeps a person from swiping away the screen that the view stands on.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        attribute(ModifierType.InteractiveDismissDisabled.self, isDisabled)
    }

    /// Says at which heights the sheet that the view stands on can rest.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        attribute(ModifierType.PresentationDetents.self, detents)
    }

    /// Says at which heights the sheet that the view stands on can rest; there is no layout that would change the
    /// selection.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        attribute(ModifierType.PresentationDetents.self, detents)
    }

    /// Says whether the sheet that the view stands on shows that it can be dragged.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        attribute(ModifierType.PresentationDragIndicator.self, visibility)
    }
}

extension ModifierReaders {
    /// Whether a person is kept from swiping the screen away.
    public var interactiveDismissDisabled: ModifierReader<Bool> {
        .init(ModifierType.InteractiveDismissDisabled.self)
    }
    /// At which heights the sheet can rest.
    public var presentationDetents: ModifierReader<Set<PresentationDetent>> {
        .init(ModifierType.PresentationDetents.self)
    }
    /// Whether the sheet shows that it can be dragged.
    public var presentationDragIndicator: ModifierReader<Visibility> {
        .init(ModifierType.PresentationDragIndicator.self)
    }
}
