import Foundation

/// The keyboard of the screen, which is there while a field has the focus, in front of all else.
@MainActor
package struct ShownKeyboard {
    /// The field that it types into.
    package private(set) weak var field: Node?
    /// The rectangle that it covers, in points from the top left corner of the screen.
    package let frame: CGRect
    /// The screen that the field stands on: a presented one, or the root of the tree.
    private weak var screen: Node?
    /// Whether it is a pad of twelve keys, without return.
    package let isPad: Bool

    /// The keyboard for a field of a kind that takes typing.
    fileprivate init(_ field: Node, on screen: DeviceScreen) {
        isPad = field.kind[TakesTyping.self]?.hasPad(field) ?? false
        let height = KeyboardMetrics.height(on: screen, isPad: isPad)
        frame = CGRect(x: 0, y: screen.size.height - height, width: screen.size.width, height: height)
        self.field = field
        self.screen = field.layoutScreen
    }

    /// The length at the bottom of a screen that the keyboard covers; 0 for another screen than that of its field.
    func height(over screen: Node) -> CGFloat { screen === self.screen ? frame.height : 0 }

    /// The keyboard in messages, with the field that it types into.
    var name: String { "the keyboard" + (field.map { " for \($0.headline)" } ?? "") }

    /// The way to put the keyboard away, as a clause.
    var wayOut: String {
        (isPad ? "" : "screen:press(\"return\") in a field of one line, ")
            + "scrolling, or an action that sets the focus state puts it away"
    }

    /// The reason why the keyboard takes a touch at a point of the screen; nil for a point beside it.
    func obstacle(at point: CGPoint) -> String? {
        guard frame.contains(point) else { return nil }
        return "\(name) covers (\(LayoutFault.number(point.x)), \(LayoutFault.number(point.y))); \(wayOut)"
    }
}

extension Graph {
    /// The field that a person types into now; nil where none has the focus, or a presented screen is above it.
    package var typedField: Node? {
        guard let field = knownFocusKeeper(.keyboard)?.node, field.isAttached, field.kind.states(TakesTyping.self),
            // Unverified: the keyboard is away as long as a screen is presented above its field.
            field.sightObstruction == nil
        else { return nil }
        return field
    }

    /// The keyboard on a screen; nil where no field has the focus, and on a bare screen.
    func keyboard(on screen: DeviceScreen) -> ShownKeyboard? {
        guard mode == .hosted, screen.name != nil, let field = typedField else { return nil }
        return ShownKeyboard(field, on: screen)
    }
}

extension LaidOut {
    /// Scrolls what is around the field of the keyboard so that the keyboard doesn't cover it, as the system does when the
    /// keyboard comes.
    ///
    /// *Unverified*: a `scrollPosition` around isn't told.
    func showTypedField() {
        guard let field = keyboard?.field else { return }
        for container in field.scrollingContainers {
            guard let area = ScrollArea(container, in: self), let rect = nearestFrame(of: field, within: container)
            else { continue }
            if area.scroll(to: area.offset(showing: rect)) { field.graph.observeAgain() }
        }
    }
}
