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
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
}

extension ColorPicker: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        place.labeledControl(ControlMetrics.colorWell)
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
            public var select: ViewCall<Views.Color, Void> { .action { selection.wrappedValue = $0 } }
        }

        public static let kind = Kind(
            "ColorPicker",
            members: [
                .attribute("selectedColor", \Properties.selectedColor),
                .attribute("supportsOpacity", \Properties.supportsOpacity),
                .call("select", \Properties.select, .required("color")),
            ],
            slots: [.label],
            facets: [.drawingWell, .drawingLabel, .leftOut(of: .all)],
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

extension ViewCall where Arguments == Color, Result == Void {
    /// Chooses a color, as a person would.
    @MainActor @preconcurrency public func callAsFunction(color: Color) throws { try callAsFunction(color) }
}
