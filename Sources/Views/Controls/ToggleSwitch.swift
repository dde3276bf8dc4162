import Foundation

extension Facet {
    /// A tap on a toggle turns it on or off; one on the label beside a switch doesn't.
    static var switching: Facet {
        .tappedInside { touched, toggle, _ in
            guard !(toggle.isSwitch && touched !== toggle) else { return nil }
            return { [unowned toggle] in try toggle.tap() }
        }
    }

    /// What turns a toggle on, for a tap on its label.
    static var switchHint: Facet {
        .tapHint { _, toggle in
            toggle.isSwitch ? "the label of a Toggle is no part of its switch, which toggle:tap() touches" : nil
        }
    }

    /// The switch of a toggle, and the label beside it. A toggle that is no switch takes touches anywhere.
    static var switchPart: Facet {
        .touchedParts { toggle, frame, layout in
            guard toggle.isSwitch, !toggle.labelsHidden, let label = toggle.children(in: .label).first,
                let row = try? layout.touchFrame(of: toggle)
            else { return [] }
            let width = min(ControlMetrics.toggle.width, frame.width)
            let isMirrored = toggle.environment.layoutDirection == .rightToLeft
            // A finger that is a little off still turns the switch.
            let height = max(frame.height, TouchMetrics.length)
            let place = CGRect(
                x: isMirrored ? frame.minX : frame.maxX - width, y: frame.midY - height / 2, width: width,
                height: height)
            return [TouchedPart(place, of: toggle), TouchedPart(row, of: label)]
        }
    }
}

extension Node {
    /// Whether this toggle is a switch with a label beside it.
    ///
    /// Commonly known: on iOS the label of a toggle is no part of the switch, in a form neither; a test that taps the middle
    /// of a toggle's element misses it. In a menu and in a bar, a toggle is a button.
    var isSwitch: Bool {
        switch environment[StyleKey<ModifierType.ToggleStyle>.self]?.style {
        case nil, is DefaultToggleStyle:
            !environment.isInMenu && !ancestors.contains { $0.toolbarPlacement != nil }
        case is SwitchToggleStyle: !environment.isInMenu
        default: false
        }
    }
}
