/// The body that a style makes of a control.
package protocol StyledBody: PrimitiveView {
    /// Whether the style is one of the app's.
    var isOfApp: Bool { get }
}

extension Slot {
    /// The body that a style makes of a control.
    package static let styled = Slot(onDemand: "styledView")
    /// The header of a section.
    package static let header = Slot("header")
    /// The footer of a section.
    package static let footer = Slot("footer")
    /// The title of a label or a screen.
    package static let title = Slot("title")
    /// The message of a dialog.
    package static let message = Slot("message")
}

extension LayoutBuilder {
    /// Returns the items of the body that a style of the app makes of a control; nil for a control in a style of the system.
    /// The labels and the content that the style shows count as those of the control, which have the same frames.
    func styledBody(of node: Node, along axis: Axis?) -> [LayoutItem]? {
        guard let styled = node.styleOfApp else { return nil }
        let body = items(of: styled, along: axis, asLayer: true)
        for (slot, shown) in styled.styledParts {
            var twins = shown.layoutOrder.dropFirst()[...]
            for original in node.children(in: slot).flatMap(\.layoutOrder) {
                guard let place = twins.firstIndex(where: { $0.kind === original.kind }) else { continue }
                if !isCopying { original.layoutRecord = twins[place].layoutRecord }
                twins = twins[(place + 1)...]
            }
        }
        return body
    }
}

extension Node {
    /// The body that a style of the app makes of the control; nil for a control in a style of the system.
    package var styleOfApp: Node? { hasStyleOfApp ? children(in: .styled).first : nil }

    /// Whether a style of the app makes the body of the control.
    package var hasStyleOfApp: Bool { (offeredView as? any StyledBody)?.isOfApp == true }

    /// The slots of the control that a style of the app shows; nil for a control in a style of the system.
    package var slotsInStyleOfApp: [Slot]? { styleOfApp?.styledParts.map(\.slot) }

    /// The texts that a style of the app adds to those of the control; none for a control in a style of the system.
    package var textsOfStyleOfApp: [String] {
        var texts: [String] = []
        func look(at node: Node) {
            guard !node.isAbsent, node.kind[StyledPart.self] == nil else { return }
            if node.isTextOfScreen { texts += node.textsOnScreen }
            for child in node.shownInside ?? node.childrenInPlace { look(at: child) }
            for layer in node.modifiers.compactMap(\.shownNode) where layer.presence == .inPlace { look(at: layer) }
        }
        styleOfApp.map(look)
        return texts
    }

    /// The first of the parts of each sort in the body that a style makes of a control, with the slot that it comes from.
    fileprivate var styledParts: [(slot: Slot, shown: Node)] {
        var parts: [(slot: Slot, shown: Node)] = []
        forEachShown { node in
            guard let slot = node.kind[StyledPart.self]?.slot, !parts.contains(where: { $0.slot === slot }) else {
                return
            }
            parts.append((slot, node))
        }
        return parts
    }

    /// The node and all below it, in their order.
    fileprivate var layoutOrder: [Node] { [self] + children.flatMap(\.layoutOrder) }
}
