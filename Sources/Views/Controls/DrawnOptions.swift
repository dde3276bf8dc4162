// What a picker draws of its label and its options.

extension Node {
    /// Whether a picker draws its label, unless `labelsHidden` hides it.
    private var drawsPickerLabel: Bool {
        switch pickerForm {
        // Commonly known: segments, wheels and palettes have no label.
        case .segments, .wheel: false
        // Commonly known: inline, a list has the label above the options. Unverified: whether a menu has it there.
        case .rows: true
        // Commonly known: the row of a link to the options shows the label and the chosen one.
        case .page: true
        case .menu: standsInRows
        }
    }

    /// The parts of a picker that are drawn; nil for all.
    var drawnPickerParts: [Node]? {
        let label = drawsPickerLabel && !labelsHidden ? children(in: .label) : []
        switch pickerForm {
        case .segments, .wheel, .rows: return label + children(in: .content)
        case .menu where isOffering.value: return label + children(in: .content)
        case .menu, .page:
            let selection = (try? properties(of: ViewType.Picker.self))?.selection
            return label + [chosenOption(of: selection)].compactMap(\.self)
        }
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
