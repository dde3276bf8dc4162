// What a picker draws of its label and its options.

extension Node {
    /// What a picker draws, by its style.
    private enum DrawnOptions {
        /// The chosen option, which opens a menu or a page with all.
        case closed
        /// All options.
        case open
    }

    /// The form of a picker, and whether it draws its label.
    private var drawnOptions: (form: DrawnOptions, drawsLabel: Bool) {
        switch environment[StyleKey<ModifierType.PickerStyle>.self]?.style {
        // Commonly known: segments, wheels and palettes have no label.
        case is SegmentedPickerStyle, is PalettePickerStyle, is WheelPickerStyle: (.open, false)
        // Commonly known: inline, a list has the label above the options; elsewhere there is a wheel.
        case is InlinePickerStyle: (.open, standsInRows || environment.isInMenu)
        // Commonly known: the row of a link to the options shows the label and the chosen one.
        case is NavigationLinkPickerStyle: (.closed, true)
        case is RadioGroupPickerStyle: (.open, true)
        // Unverified: whether a menu shows the label of a picker above its options.
        default: environment.isInMenu ? (.open, true) : (.closed, standsInRows)
        }
    }

    /// The parts of a picker that are drawn; nil for all.
    var drawnPickerParts: [Node]? {
        let (form, drawsLabel) = drawnOptions
        let isLabelDrawn = drawsLabel && !labelsHidden
        if form == .open, isLabelDrawn { return nil }
        var drawn = isLabelDrawn ? children(in: .label) : []
        switch form {
        case .open: drawn += children(in: .content)
        case .closed:
            let selection = (try? properties(of: ViewType.Picker.self))?.selection
            if let chosen = chosenOption(of: selection) { drawn.append(chosen) }
        }
        return drawn
    }
}

extension Obstruction.Place {
    /// The place of a view in a picker that doesn't draw it.
    @MainActor static func undrawn(_ hidden: Node, inPicker picker: Node) -> Self {
        if sequence(first: hidden, next: \.parent).contains(where: { $0.parent === picker && $0.slot === Slot.label }) {
            return .init(
                "the label of a Picker, which doesn't draw it here: find(\"Picker\") finds that",
                because: "the Picker doesn't draw its label here")
        }
        return .init(
            "an option of a Picker that shows the chosen one alone: picker:select(…) chooses another",
            because: "it is an option of a Picker that shows the chosen one alone")
    }
}
