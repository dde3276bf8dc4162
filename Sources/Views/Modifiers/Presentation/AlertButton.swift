extension Alert {
    /// A button of an alert or an action sheet.
    public struct Button {
        /// The purpose of a button, which decides its looks.
        public enum Style: String, Hashable, CaseIterable, Sendable, NamedValues {
            /// It does what it says.
            case `default`
            /// It leaves everything as it is.
            case cancel
            /// It deletes something.
            case destructive

            public static var dynamicName: String { "alert button style" }
        }

        /// The label of the button.
        let label: Text
        let style: Style
        let action: () -> Void

        private init(_ label: Text, _ style: Style, _ action: (() -> Void)?) {
            self.label = label
            self.style = style
            self.action = action ?? {}
        }

        init(_ label: Text, style: Style, action: @escaping () -> Void) {
            self.init(label, style, action)
        }

        /// A button that does what it says.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label, .default, action)
        }

        /// A button that leaves everything as it is.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label, .cancel, action)
        }

        /// A button that leaves everything as it is and says so in the words of the system.
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(Text("Cancel"), .cancel, action)
        }

        /// A button that deletes something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label, .destructive, action)
        }
    }
}

/// A button of an alert or an action sheet, as it stands in the tree.
public nonisolated struct _AlertButton: PrimitiveView {
    public typealias Described = ViewType.AlertButton

    let button: Alert.Button

    public var properties: ViewType.AlertButton.Properties { .init(button: button) }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, button.label)
    }
}

extension ViewType {
    /// A button of an alert or an action sheet. Guide: Alert, Sheet and ActionSheet.
    public enum AlertButton: KnownViewType {
        /// The properties of a button.
        public struct Properties {
            let button: Views.Alert.Button

            /// The label of the button.
            public var labelView: SlotReference<ViewType.Text> { .init(.label) }
            /// The purpose of the button.
            public var style: Views.Alert.Button.Style { button.style }
            /// Taps the button: it acts, and what it stands in goes away.
            public var tap: ViewCall<Void, Void> { .button(button.action) }
        }

        public static let kind = Kind(
            "AlertButton",
            members: [
                .call("tap", \Properties.tap),
                .attribute("style", AlertButton.self) { $0.style },
            ],
            slots: [.label],
            facets: [
                .drawingButton, .actionButton,
                .cancelling { (try? $0.properties(of: AlertButton.self))?.style == .cancel },
            ],
            calling: Calling(call: "button", ends: ["labelView": "Text"]),
            forms: [
                DynamicForm(
                    .required("label", TextSource.self), .optional("action", DynamicAction.self, positional: true),
                    .defaulted("style", Views.Alert.Button.Style.default)
                ) { label, action, style in
                    _AlertButton(
                        button: Views.Alert.Button(label.text, style: style, action: action?.action ?? {}))
                }
            ])
    }
}

extension ViewType.Kinds {
    /// Leads to a child that is an `AlertButton`.
    public var alertButton: KindReference<ViewType.AlertButton> { .init() }
}
