import Foundation

// What a touch does to a picker.

extension Facet {
    /// A tap on an option of a picker chooses it; one on a picker that offers them in a menu or on a page opens that.
    static var choosingOptions: Facet {
        .tappedInside { touched, picker, _ in
            switch picker.pickerForm {
            case .menu where !picker.isOffering.value, .page: return { [unowned picker] in try picker.openOptions() }
            case .segments, .wheel, .rows, .menu:
                return picker.choosing(touched, in: picker.pickerSelection)
            }
        }
    }

    /// What chooses an option of a picker, for a tap that doesn't.
    static var optionHint: Facet {
        .tapHint { touched, picker in
            let option = picker.optionViews.first { touched === $0 || touched.isInside($0) }
            return option.map { "\($0.headline) has no tag, so that choosing it changes nothing" }
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
            case .menu where picker.isOffering.value: return layout.rowParts(of: picker.optionViews)
            case .menu, .page:
                // Unverified: in a form, a tap on the label opens the menu as well as one on the value.
                return [TouchedPart((try? layout.touchFrame(of: picker)) ?? frame, of: picker)]
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
