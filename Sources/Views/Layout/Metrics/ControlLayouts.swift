import Foundation

// The layouts of controls. Those that show their label alone, such as links and menus, need none.

extension Button: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        let environment = place.node.environment
        let isBordered =
            switch environment[StyleKey<ModifierType.ButtonStyle>.self]?.style {
            case is BorderedButtonStyle, is BorderedProminentButtonStyle, is GlassButtonStyle,
                is GlassProminentButtonStyle:
                true
            default: false
            }
        let insets = environment.controlSize == .large ? ControlMetrics.largeButtonInsets : ControlMetrics.buttonInsets
        return ButtonLayout(insets: isBordered ? insets : EdgeInsets())
    }
}

/// The label of a button, with room around it.
nonisolated struct ButtonLayout: BuiltInLayout {
    let insets: EdgeInsets
    private let row = HStackLayout()

    init(insets: EdgeInsets) {
        self.insets = insets
    }

    static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

    func makeCache(subviews: Subviews) -> _StackCache { row.makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache) -> CGSize {
        let label = row.sizeThatFits(proposal: proposal.inset(by: insets), subviews: subviews, cache: &cache)
        return CGSize(
            width: label.width + insets.leading + insets.trailing, height: label.height + insets.top + insets.bottom)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache
    ) {
        let inner = CGRect(
            x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
            width: bounds.width - insets.leading - insets.trailing,
            height: bounds.height - insets.top - insets.bottom)
        row.placeSubviews(in: inner, proposal: proposal.inset(by: insets), subviews: subviews, cache: &cache)
    }

    func spacing(subviews: Subviews, cache: inout _StackCache) -> ViewSpacing {
        insets == EdgeInsets() ? row.spacing(subviews: subviews, cache: &cache) : ViewSpacing()
    }
}

extension Toggle: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        LabeledControlLayout(control: ControlMetrics.toggle)
    }
}

extension Stepper: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        LabeledControlLayout(control: ControlMetrics.stepper)
    }
}

extension ColorPicker: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        LabeledControlLayout(control: CGSize(width: ControlMetrics.colorWell, height: ControlMetrics.colorWell))
    }
}

extension DatePicker: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        LabeledControlLayout(control: CGSize(width: ControlMetrics.compactWidth, height: ControlMetrics.compactHeight))
    }
}

extension Slider: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        LabeledControlLayout(control: CGSize(width: 0, height: ControlMetrics.sliderHeight), fills: true)
    }
}

extension TextField: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout { place.field }
}

extension SecureField: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout { place.field }
}

extension TextEditor: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout { LeafLayout.filling() }
}

extension Picker: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        switch place.node.environment[StyleKey<ModifierType.PickerStyle>.self]?.style {
        case is SegmentedPickerStyle, is PalettePickerStyle: SegmentLayout()
        case is WheelPickerStyle:
            LabeledControlLayout(control: CGSize(width: 0, height: ControlMetrics.wheelHeight), fills: true)
        default:
            LabeledControlLayout(
                control: CGSize(width: ControlMetrics.compactWidth, height: ControlMetrics.compactHeight))
        }
    }
}

extension LabeledContent: ArrangedView where Label: View, Content: View {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout { LabeledContentLayout() }
}

extension LayoutPlace {
    /// A field for text of the font here.
    @MainActor fileprivate var field: FieldLayout {
        let environment = node.environment
        let isRounded =
            environment[StyleKey<ModifierType.TextFieldStyle>.self]?.style is RoundedBorderTextFieldStyle
        let line = MeasuredFont(text, environment).lineHeight
        return FieldLayout(
            insets: isRounded ? ControlMetrics.roundedFieldInsets : EdgeInsets(),
            line: (line / pixel).rounded(.up) * pixel)
    }
}
