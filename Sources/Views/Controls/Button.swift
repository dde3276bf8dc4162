/// What a button does to the things it concerns.
public enum ButtonRole: Hashable, CaseIterable, Sendable, NamedValues {
    /// It deletes.
    case destructive
    /// It leaves without doing anything.
    case cancel
}

/// A control that acts when it is tapped.
public nonisolated struct Button<Label: View>: PrimitiveView {
    public typealias Described = ViewType.Button

    public let properties: ViewType.Button.Properties
    let label: Label

    private init(_ role: ButtonRole?, _ action: @escaping () -> Void, _ label: Label) {
        properties = .init(role: role, action: action)
        self.label = label
    }

    /// Makes one with this label.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(nil, action, label())
    }

    /// Makes one with this label.
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
    /// The button that a style is told of, as it is.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(configuration.role, configuration.trigger, configuration.label)
    }
}

extension Button where Label == Views.Label<Text, Image> {
    /// Makes one labelled with a text that may be translated and one of the system's symbols.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
        self.init(nil, action, Views.Label(titleKey, systemImage: systemImage))
    }

    /// Makes one labelled with a text that may be translated and one of the system's symbols.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role, action, Views.Label(titleKey, systemImage: systemImage))
    }

    /// Makes one labelled with a string as it is and one of the system's symbols.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void) {
        self.init(nil, action, Views.Label(title, systemImage: systemImage))
    }

    /// Makes one labelled with a string as it is and one of the system's symbols.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role, action, Views.Label(title, systemImage: systemImage))
    }
}

extension Button where Label == Text {
    /// Makes one labelled with a text that may be translated.
    public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(nil, action, Text(titleKey))
    }

    /// Makes one labelled with a text that may be translated.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role, action, Text(titleKey))
    }

    /// Makes one labelled with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
        self.init(nil, action, Text(title))
    }

    /// Makes one labelled with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role, action, Text(title))
    }
}

extension ViewType {
    public enum Button: AccessibleKind {
        public struct Properties: LabeledProperties, StyledProperties {
            /// What it does to the things it concerns, nil for nothing in particular.
            public let role: ButtonRole?
            let action: () -> Void

            /// Taps the button.
            public var tap: ViewCall<Void, Void> { .button(action) }
            /// Puts a finger on the button and keeps it there; styles see that the button is pressed.
            public var hold: ViewCall<Void, Void> { .action { node, _ in _ = node.press(true) } }
            /// Whether somebody holds the button down.
            public var isPressed: ViewCall<Void, Bool> { .init { $0.pressing.value } }
            /// Takes the finger off the button, which then acts. Does nothing where the button isn't held.
            public var release: ViewCall<Void, Void> {
                .action(of: action) { action, node, _ in
                    guard node.press(false) else { return }
                    action()
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
                .attribute("role", Button.self) { $0.role },
                .call("isPressed", \Properties.isPressed),
            ],
            slots: [.label, .styled],
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
    /// Whether somebody holds the button down.
    fileprivate var pressing: StateBox<Bool> { storage(named: "pressing") { StateBox(false) } }

    /// Holds the button down or lets it go; false where that is how it was.
    fileprivate func press(_ isPressed: Bool) -> Bool {
        guard pressing.untracked != isPressed else { return false }
        pressing.value = isPressed
        return true
    }
}
