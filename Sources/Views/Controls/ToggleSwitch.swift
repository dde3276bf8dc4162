import Foundation

extension Facet {
    /// A tap on a toggle turns it on or off; one on the label beside a switch doesn't.
    static var switching: Facet {
        .tappedInside { touched, toggle, _ in
            guard !(toggle.isSwitch && touched !== toggle) else { return nil }
            return { [unowned toggle] in try toggle.tap() }
        }
    }

    /// A drag sideways on a switch turns it on or off, whichever side it goes to.
    ///
    /// Commonly known: the thumb of a switch follows the finger. *Unverified*: how far it has to go; here any drag will do.
    static let switchedByDrag = Facet.dragged { toggle, drag in toggle.switching(by: drag) }

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
            return [TouchedPart(toggle.switchFrame(in: frame), of: toggle), TouchedPart(row, of: label)]
        }
    }
}

extension Node {
    /// The rectangle of the switch of this toggle, which takes one itself.
    fileprivate func switchFrame(in frame: CGRect) -> CGRect {
        let width = min(ControlMetrics.toggle.width, frame.width)
        let isMirrored = environment.layoutDirection == .rightToLeft
        // A finger that is a little off still turns the switch.
        let height = max(frame.height, TouchMetrics.length)
        return CGRect(
            x: isMirrored ? frame.minX : frame.maxX - width, y: frame.midY - height / 2, width: width, height: height)
    }

    fileprivate func switching(by drag: FingerDrag) -> DragAnswer {
        guard isSwitch, drag.axis == .horizontal, let frame = try? graph.laidOut.frame(of: self, inner: true) else {
            return .leaves
        }
        if let start = drag.start, !switchFrame(in: frame).contains(start) {
            return .leaves(because: "is dragged by its switch")
        }
        return .takes { drag in
            let isMirrored = self.environment.layoutDirection == .rightToLeft
            guard let toggle = try? self.properties(of: ViewType.Toggle.self) else { return }
            if toggle.isOn != ((drag.length > 0) != isMirrored) {
                try self.graph.reachingEverything { try toggle.tap(self) }
            }
        }
    }

    /// Whether this toggle is a switch with a label beside it.
    ///
    /// Commonly known: on iOS the label of a toggle is no part of the switch, in a form neither; a test that taps the middle
    /// of a toggle's element misses it. In a menu and in a bar, a toggle is a button.
    var isSwitch: Bool {
        switch environment[StyleKey<ModifierType.ToggleStyle>.self]?.style {
        case nil, is DefaultToggleStyle:
            !environment.isInMenu && !placesOnPage.contains { $0.toolbarPlacement != nil }
        case is SwitchToggleStyle: !environment.isInMenu
        default: false
        }
    }
}
