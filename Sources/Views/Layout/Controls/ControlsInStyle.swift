import Foundation

/// A style of buttons that draws a border around the label, with room between.
protocol BorderedStyle {}

// The layouts of controls in the styles of the place where they stand.
extension LayoutPlace {
    /// A button, or a control that looks like one, in the style of the buttons here.
    @MainActor var button: ButtonLayout {
        let environment = node.environment
        let style = environment[StyleKey<ModifierType.ButtonStyle>.self]?.style
        guard style is any BorderedStyle else { return ButtonLayout(insets: EdgeInsets()) }
        return ButtonLayout(insets: buttonInsets, isSmall: node.hasSmallControls)
    }

    /// A toggle that is no switch: its label, with the room of a bordered button around it in the style of one.
    @MainActor var toggleButton: ButtonLayout {
        let style = node.environment[StyleKey<ModifierType.ToggleStyle>.self]?.style
        return ButtonLayout(
            insets: style is ButtonToggleStyle && !node.environment.isInMenu ? buttonInsets : EdgeInsets())
    }

    /// The room around the label of a bordered button.
    @MainActor private var buttonInsets: EdgeInsets {
        switch node.environment.controlSize {
        case .large, .extraLarge: ControlMetrics.largeButtonInsets
        case .mini, .small: ControlMetrics.smallButtonInsets
        case .regular: ControlMetrics.buttonInsets
        }
    }

    /// A field for text of the font here, with this room around the text.
    @MainActor func field(insets: EdgeInsets) -> FieldLayout {
        let line = MeasuredFont(text, environment).lineHeight
        return FieldLayout(insets: insets, line: (line / pixel).rounded(.up) * pixel)
    }

    /// A field for text in the style of the text fields here.
    @MainActor var textField: FieldLayout {
        let style = node.environment[StyleKey<ModifierType.TextFieldStyle>.self]?.style
        return field(insets: style is RoundedBorderTextFieldStyle ? ControlMetrics.roundedFieldInsets : EdgeInsets())
    }

    /// A field that grows with its text, of no more lines than `lineLimit` says. *Unverified*: it takes the lines of a text of
    /// its width.
    @MainActor func growingField(_ text: Binding<String>) -> FieldLayout {
        var field = textField
        field.text = Text(verbatim: node.following { text.wrappedValue }).textLayout(in: self, environment).measure
        return field
    }

    /// A control of a size, in points, beside its label.
    @MainActor func labeledControl(_ control: CGSize) -> LabeledControlLayout {
        LabeledControlLayout(control: control, isLabelHidden: node.labelsHidden)
    }
}

extension Node {
    /// Whether controls here are smaller than usual.
    var hasSmallControls: Bool { [.mini, .small].contains(environment.controlSize) }
}
