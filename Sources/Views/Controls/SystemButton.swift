/// A button that the system adds to what an app shows: the one that ends an alert without actions, a search, or a page above
/// another.
///
/// Such buttons stand in trees that are screens only. What a person reads on one finds it, as any other button.
public nonisolated struct _SystemButton<Label: View>: PrimitiveView {
    public typealias Described = ViewType.SystemButton

    public let properties: ViewType.SystemButton.Properties
    let label: Label

    /// A button that does something to the view that has it.
    init(_ label: Label, role: ButtonRole? = nil, press: @escaping @MainActor (_ owner: Node) throws -> Void) {
        properties = .init(role: role, press: press)
        self.label = label
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
    }
}

extension _SystemButton where Label == Text {
    /// A button with a word of the system. *Unverified*: it is in English whatever the app's languages are.
    init(
        _ word: String, role: ButtonRole? = nil, press: @escaping @MainActor (_ owner: Node) throws -> Void = { _ in }
    ) {
        self.init(Text(verbatim: word), role: role, press: press)
    }
}

extension _SystemButton: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout { place.button }
}

extension ViewType {
    /// A button that the system adds: "OK", "Cancel", "Delete", or back.
    public enum SystemButton: AccessibleKind, InspectedViewType {
        /// The properties of such a button.
        public struct Properties: LabeledProperties {
            /// The role; nil for none.
            public let role: ButtonRole?
            let press: @MainActor (_ owner: Node) throws -> Void

            /// Taps the button.
            public var tap: ViewCall<Void, Void> {
                .tap(of: press) { press, node, _ in
                    guard let owner = node.parent else { return }
                    try press(owner)
                    node.environment.conclude?()
                }
            }
        }

        package static var accessibilityTraits: AccessibilityTraits { .isButton }

        public static let kind = Kind(
            "SystemButton",
            members: [.call("tap", \Properties.tap), .attribute("role", \Properties.role)], slots: [.label],
            facets: [
                .drawingButton, .cancelling { (try? $0.properties(of: SystemButton.self))?.role == .cancel },
            ])
    }
}

extension ViewType.Kinds { public var systemButton: KindReference<ViewType.SystemButton> { .init() } }
