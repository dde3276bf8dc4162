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
        case is InlinePickerStyle: environment.isInMenu || isInRows ? .rows : .wheel
        // Commonly known: in a menu, the options are among its rows.
        default: environment.isInMenu ? .rows : .menu
        }
    }

    private var isInRows: Bool { ancestors.contains { $0.kind.states(ListsRows.self) } }

    /// The views of the options, one by one, also those without a tag.
    var optionViews: [Node] {
        contents.flatMap { node -> [Node] in
            let kinds = [ViewType.ForEach.kind, ViewType.Group.kind, ViewType.Section.kind, ViewType.TupleView.kind]
            return kinds.contains { $0 === node.kind } ? node.optionViews : [node]
        }
    }

    /// The place of the chosen option among the views of all options, from 0; nil where none is chosen.
    var chosenOptionPlace: Int? {
        guard let chosen = (try? properties(of: ViewType.Picker.self))?.selection?.read() else { return nil }
        return optionViews.firstIndex { view in
            let tag = (try? ModifierType().tag(view)) ?? view.explicitID
            return tag.map { $0.unwrapped ?? $0 } == chosen
        }
    }
}

extension Facet {
    /// A tap on an option of a picker chooses it; one on a picker that offers them in a menu opens that.
    static var choosingOptions: Facet {
        .tappedInside { touched, picker, _ in
            let isOpen = picker.isOffering.value
            guard !isOpen, picker.pickerForm == .menu else {
                return picker.choosing(touched, in: (try? picker.properties(of: ViewType.Picker.self))?.selection)
            }
            return { [unowned picker] in try picker.act("tapped") { picker.isOffering.value = true } }
        }
    }

    /// What chooses an option of a picker, for a tap that doesn't.
    static var optionHint: Facet {
        .tapHint { touched, picker in
            switch picker.pickerForm {
            case .page: return "picker:select(\"…\") chooses on the page that Picker leads to"
            case .segments, .wheel, .rows, .menu:
                let option = picker.optionViews.first { touched === $0 || touched.isInside($0) }
                return option.map { "\($0.headline) has no tag, so that choosing it changes nothing" }
            }
        }
    }

    /// The places of the options of a picker. All of a picker that offers them in a menu opens that.
    static var optionParts: Facet {
        .touchedParts { picker, frame, layout in
            switch picker.pickerForm {
            case .segments:
                let options = picker.optionViews
                let width = frame.width / CGFloat(max(1, options.count))
                let isMirrored = picker.environment.layoutDirection == .rightToLeft
                return (isMirrored ? options.reversed() : options).enumerated().map { place, option in
                    TouchedPart(
                        CGRect(
                            x: frame.minX + CGFloat(place) * width, y: frame.minY, width: width, height: frame.height),
                        of: option)
                }
            case .wheel, .rows: return layout.rowParts(of: picker.optionViews)
            case .menu:
                if picker.isOffering.value { return layout.rowParts(of: picker.optionViews) }
                // Unverified: in a form, a tap on the label opens the menu as well as one on the value.
                return [TouchedPart((try? layout.touchFrame(of: picker)) ?? frame, of: picker)]
            case .page: return []
            }
        }
    }
}

extension LaidOut {
    /// The rectangles in which touches are for views in rows, which they take all of.
    func rowParts(of views: [Node]) -> [TouchedPart] {
        views.compactMap { view in (try? touchFrame(of: view)).map { TouchedPart($0, of: view) } }
    }
}
