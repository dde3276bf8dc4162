import Foundation

/// The way in which a picker shows its options.
enum PickerForm {
    /// Side by side, each as wide.
    case segments
    /// On a wheel that turns.
    case wheel
    /// As rows among others.
    case rows
    /// In a menu, which a tap opens.
    case menu
    /// On a page of their own.
    case page
}

extension Node {
    /// The way in which this picker shows its options.
    var pickerForm: PickerForm {
        switch environment[StyleKey<ModifierType.PickerStyle>.self]?.style {
        // Commonly known: these two styles show all options side by side.
        case is SegmentedPickerStyle, is PalettePickerStyle: .segments
        case is WheelPickerStyle: .wheel
        case is RadioGroupPickerStyle: .rows
        case is NavigationLinkPickerStyle: .page
        // Documented for InlinePickerStyle: options are displayed inline with other views in the current container.
        // Commonly known: as rows in a list, and elsewhere on a wheel.
        case is InlinePickerStyle: environment.isInMenu || standsInRows ? .rows : .wheel
        // Commonly known: in a menu, the options are among its rows.
        default: environment.isInMenu ? .rows : .menu
        }
    }

    /// The views of the options, one by one, also those without a tag.
    var optionViews: [Node] {
        contents.flatMap { node -> [Node] in
            let kinds = [ViewType.ForEach.kind, ViewType.Group.kind, ViewType.Section.kind, ViewType.TupleView.kind]
            return kinds.contains { $0 === node.kind } ? node.optionViews : [node]
        }
    }

    /// What this picker selects; nil for any other view.
    var pickerSelection: Selection? { (try? properties(of: ViewType.Picker.self))?.selection }

    /// The option that is chosen; nil where none is.
    private var shownOption: Node? { chosenOption(of: pickerSelection) }

    /// The place of the chosen option among the views of all options, from 0; nil where none is chosen.
    var chosenOptionPlace: Int? {
        guard let chosen = shownOption else { return nil }
        return optionViews.firstIndex { chosen === $0 || chosen.isInside($0) }
    }

    /// Whether the picker draws its label, unless `labelsHidden` hides it.
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

    /// The parts of the picker that are drawn where it stands; nil for all.
    var drawnPickerParts: [Node]? {
        let label = drawsPickerLabel && !labelsHidden ? children(in: .label) : []
        switch pickerForm {
        case .segments, .wheel, .rows: return label + children(in: .content)
        case .menu where isOffering.value: return label + children(in: .content)
        case .page where isOffering.value: return label
        case .menu, .page: return label + [shownOption].compactMap(\.self)
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
