/// A control that selects a color.
public nonisolated struct ColorPicker<Label: View>: PrimitiveView {
    public typealias Described = ViewType.ColorPicker

    public let properties: ViewType.ColorPicker.Properties
    let label: Label

    /// Creates a color picker with the given label.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        properties = .init(selection: selection, supportsOpacity: supportsOpacity)
        self.label = label()
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
    }
}

extension ColorPicker where Label == Text {
    /// Creates a color picker with a localized label.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a color picker with a verbatim label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

extension ViewType {
    public enum ColorPicker: AccessibleKind {
        public struct Properties: LabeledProperties {
            let selection: Binding<Views.Color>
            /// Whether the color may let things shine through.
            public let supportsOpacity: Bool

            /// The chosen color.
            public var selectedColor: Views.Color { selection.wrappedValue }
            /// Chooses a color.
            public var select: SelectColorCall { SelectColorCall(selection: selection) }
        }

        /// Chooses a color.
        public struct SelectColorCall: PlacedCall {
            let selection: Binding<Views.Color>
            package var place: Place?

            /// Chooses the color.
            /// - Throws: `InspectionError.unresponsiveControl` when the view doesn't respond.
            @MainActor @preconcurrency public func callAsFunction(color: Views.Color) throws {
                try node.act { selection.wrappedValue = color }
            }
        }

        package static var accessibilityTraits: AccessibilityTraits { [] }

        public static let kind = Kind(
            "ColorPicker",
            members: [
                .attribute("selectedColor", ColorPicker.self) { $0.selectedColor },
                .attribute("supportsOpacity", ColorPicker.self) { $0.supportsOpacity },
                .action("select", ColorPicker.self, "color") { properties in
                    ViewAction { (color: Views.Color) in properties.selection.wrappedValue = color }
                },
            ],
            slots: [.label],
            forms: [
                DynamicForm(
                    .view("label"), .required("selection", Binding<Views.Color>.self),
                    .defaulted("supportsOpacity", true)
                ) { label, selection, supportsOpacity in
                    Views.ColorPicker(selection: selection, supportsOpacity: supportsOpacity) { label }
                }
            ])
    }
}

extension ViewType.Kinds { public var colorPicker: KindReference<ViewType.ColorPicker> { .init() } }
