import Foundation

/// A height at which a sheet can rest.
public struct PresentationDetent: Hashable, Sendable {
    private enum Height: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case points(CGFloat)
        case custom(CustomDetent)
    }

    /// A type that knows a height.
    private struct CustomDetent: Hashable, Sendable {
        let type: any CustomPresentationDetent.Type

        static func == (left: CustomDetent, right: CustomDetent) -> Bool { left.type == right.type }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
    }

    /// The values that the height of a detent may depend on.
    @dynamicMemberLookup public struct Context {
        /// The largest height that there is, in points.
        public let maxDetentValue: CGFloat
        private let environment: EnvironmentValues

        init(maxDetentValue: CGFloat, environment: EnvironmentValues) {
            self.maxDetentValue = maxDetentValue
            self.environment = environment
        }

        /// A value of the environment of the sheet.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
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

    /// A height that a type knows, which the layout of the screen asks.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(height: .custom(CustomDetent(type: type)))
    }

    /// The length in points where the largest that there is has some length; nil where the sheet doesn't rest at it.
    func length(of most: CGFloat, in environment: EnvironmentValues) -> CGFloat? {
        switch height {
        // Documented for medium: about half the height of the screen.
        case .medium: most / 2
        case .large: most
        case .fraction(let part): most * part
        case .points(let points): points
        // Documented for CustomPresentationDetent: a height of nil leaves the detent out.
        case .custom(let detent):
            detent.type.height(in: Context(maxDetentValue: most, environment: environment))
        }
    }
}

/// A type that knows a height at which a sheet can rest.
public protocol CustomPresentationDetent: SendableMetatype {
    /// The context in which the height is asked for.
    typealias Context = PresentationDetent.Context

    /// The height in points; nil where the sheet doesn't rest at it.
    static func height(in context: Self.Context) -> CGFloat?
}

extension PresentationDetent: NamedValues {
    public static var namedValues: [(name: String, value: PresentationDetent)] {
        [("medium", .medium), ("large", .large)]
    }
}

extension ModifierType {
    public enum InteractiveDismissDisabled: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>("InteractiveDismissDisabled", "isDisabled", default: true)
    }

    public enum PresentationDetents: AttributeModifierType {
        public static let attribute = ModifierAttribute<SheetDetents>(
            "PresentationDetents",
            reads: [
                .reading("presentationDetents") { detents in
                    PresentationDetent.namedValues.map(\.value).filter(detents.all.contains)
                }
            ],
            forms: [
                .form(.spread("detents", [PresentationDetent].self)) { SheetDetents(all: Set($0)) },
                .form(
                    .spread("detents", [PresentationDetent].self),
                    .required("selection", Binding<PresentationDetent>.self)
                ) { SheetDetents(all: Set($0), selection: $1) },
            ])
    }

    public enum PresentationDragIndicator: AttributeModifierType {
        public static let attribute = ModifierAttribute<Visibility>("PresentationDragIndicator", "visibility")
    }
}

extension View {
    /// Prevents the user from swiping the view's screen away.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        attribute(ModifierType.InteractiveDismissDisabled.self, isDisabled)
    }

    /// Sets the heights at which the view's sheet can rest.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        attribute(ModifierType.PresentationDetents.self, SheetDetents(all: detents))
    }

    /// Sets the heights at which the view's sheet can rest. The selection is the one at which it does: setting it moves the
    /// sheet, and so does a person who drags it.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        attribute(ModifierType.PresentationDetents.self, SheetDetents(all: detents, selection: selection))
    }

    /// Sets the visibility of the drag indicator of the view's sheet.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        attribute(ModifierType.PresentationDragIndicator.self, visibility)
    }
}

extension ModifierType {
    public var interactiveDismissDisabled: ModifierReader<Bool> { .init(ModifierType.InteractiveDismissDisabled.self) }
    public var presentationDetents: ModifierReader<Set<PresentationDetent>> {
        .init { node in try node.attribute(ModifierType.PresentationDetents.self).all }
    }
    public var presentationDragIndicator: ModifierReader<Visibility> {
        .init(ModifierType.PresentationDragIndicator.self)
    }
}
