/// The purpose of a button.
public enum ButtonRole: Hashable, CaseIterable, Sendable, NamedValues {
    /// It deletes.
    case destructive
    /// It leaves without doing anything.
    case cancel
    /// It takes away what is shown.
    case close
    /// It accepts what was entered or chosen.
    case confirm
}

/// A control that performs an action when it is tapped. In a script the action is a function or whatever can be called like
/// one, such as a spy: `Button("Save", spy.new(function() end))`.
public nonisolated struct Button<Label: View>: PrimitiveView {
    public typealias Described = ViewType.Button

    public let properties: ViewType.Button.Properties
    let label: Label

    private init(_ role: ButtonRole?, _ action: @escaping () -> Void, _ label: Label) {
        properties = .init(role: role, action: action)
        self.label = label
    }

    /// Creates a button with the given label.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(nil, action, label())
    }

    /// Creates a button with the given label.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role, action, label())
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
        visitor.styled(by: ModifierType.ButtonStyle.self) { [properties, label] node in
            let action = { [unowned node] in
                properties.action()
                MainActor.assumeIsolated { node.environment.conclude?() }
            }
            return .init(
                looks: .init(role: properties.role, label: .init(label), isPressed: node.pressing.value),
                works: .init(role: properties.role, label: .init(label), action: action))
        }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button of a style's configuration.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(configuration.role, configuration.trigger, configuration.label)
    }
}

extension Button where Label == Views.Label<Text, Image> {
    /// Creates a button with a localized label and a system symbol.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
        self.init(nil, action, Views.Label(titleKey, systemImage: systemImage))
    }

    /// Creates a button with a localized label and a system symbol.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role, action, Views.Label(titleKey, systemImage: systemImage))
    }

    /// Creates a button with a localized label and an image of an asset catalogue.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void) {
        self.init(nil, action, Views.Label(titleKey, image: image))
    }

    /// Creates a button with a localized label and an image of an asset catalogue.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role, action, Views.Label(titleKey, image: image))
    }
}

extension Button where Label == Text {
    /// Creates a button with a localized label.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(nil, action, Text(titleKey))
    }

    /// Creates a button with a localized label.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role, action, Text(titleKey))
    }
}

extension Button: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        place.button
    }
}

extension ViewType {
    public enum Button: AccessibleKind {
        public struct Properties: LabeledProperties, StyledProperties {
            /// The role; nil for none.
            public let role: ButtonRole?
            let action: () -> Void

            /// Taps the button.
            public var tap: ViewCall<Void, Void> { .button(action) }
            /// Presses the button and holds it; styles see that it is pressed.
            public var hold: ViewCall<Void, Void> { .action(by: nil) { node, _ in _ = node.press(true) } }
            /// Whether the button is pressed.
            public var isPressed: ViewCall<Void, Bool> { .init { $0.pressing.value } }
            /// Releases the button, which then acts. Does nothing for a button that isn't pressed.
            public var release: ViewCall<Void, Void> {
                .action(of: action) { action, node, _ in
                    // Commonly known: a button acts when the touch ends within it, not when the touch begins.
                    guard node.press(false) else { return }
                    action()
                    // Documented for alert(_:isPresented:actions:): actions dismiss the alert after they have run.
                    node.environment.conclude?()
                }
            }
        }

        package static var accessibilityTraits: AccessibilityTraits { .isButton }

        public static let kind = Kind(
            "Button",
            members: [
                .call("tap", \Properties.tap),
                .call("hold", \Properties.hold),
                .call("release", \Properties.release),
                .attribute("role", \Properties.role),
                .call("isPressed", \Properties.isPressed).usually(false, in: .forPeople),
            ],
            slots: [.label, .styled],
            facets: [
                .drawingButton, .actionButton, .fillsRow,
                .cancelling { (try? $0.properties(of: Button.self))?.role == .cancel },
            ],
            forms: [
                DynamicForm(
                    .view("label"), .required("action", DynamicAction.self), .optional("role", ButtonRole.self)
                ) { label, action, role in
                    Views.Button(role: role, action: action.action) { label }
                }
            ])
    }
}

extension ViewType.Kinds { public var button: KindReference<ViewType.Button> { .init() } }

extension Node {
    /// Whether the button is pressed.
    var pressing: StateBox<Bool> { storage(named: "pressing") { StateBox(false) } }

    /// Holds the button down or lets it go; false where that is how it was.
    fileprivate func press(_ isPressed: Bool) -> Bool {
        guard pressing.untracked != isPressed else { return false }
        pressing.value = isPressed
        return true
    }
}
