/// A control that pastes from the clipboard.
public nonisolated struct PasteButton: PrimitiveView {
    public typealias Described = ViewType.PasteButton

    public let properties: ViewType.PasteButton.Properties

    /// Takes items of these types, known by their identifiers.
    public init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        properties = .init(supportedTypes: supportedTypes, action: payloadAction)
    }

    /// Takes items of these types, known by their identifiers, where `validator` makes something of them; that is given
    /// to `payloadAction`.
    public init<Payload>(
        supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
        payloadAction: @escaping (Payload) -> Void
    ) {
        properties = .init(supportedTypes: supportedTypes) { items in
            // Unverified: when the validator returns nil, the action is not called.
            if let payload = validator(items) { payloadAction(payload) }
        }
    }

    /// Takes items of these types.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        self.init(supportedTypes: supportedContentTypes.map(\.identifier), payloadAction: payloadAction)
    }

    /// Takes values of a type.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        self.init(supportedTypes: [TypeName.short(of: payloadType)]) { items in
            // Unverified: items of another type are left out rather than refused as a whole.
            onPaste(items.compactMap { $0.item as? T })
        }
    }
}

extension PasteButton: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        // The system draws its label.
        ButtonLayout(insets: ControlMetrics.pasteButtonInsets)
    }
}

extension ViewType {
    public enum PasteButton: AccessibleKind {
        public struct Properties {
            /// The identifiers of the types that the button takes.
            public let supportedTypes: [String]
            let action: ([NSItemProvider]) -> Void

            /// Taps the button with these items on the clipboard.
            public var paste: ViewCall<[NSItemProvider], Void> { .action(action) }
        }

        package static var accessibilityTraits: AccessibilityTraits { .isButton }

        public static let kind = Kind(
            "PasteButton",
            members: [
                .attribute("supportedTypes", \Properties.supportedTypes),
                .call("paste", \Properties.paste, .required("items")),
            ],
            facets: [.drawingPaste],
            forms: [
                DynamicForm(
                    .required("supportedTypes", [String].self),
                    .required("payloadAction", DynamicHandler<[NSItemProvider]>.self)
                ) { types, handler in
                    Views.PasteButton(supportedTypes: types, payloadAction: handler.action)
                }
            ])
    }
}

extension ViewType.Kinds { public var pasteButton: KindReference<ViewType.PasteButton> { .init() } }
