extension LayoutBuilder {
    /// Returns the items of the body that a style of the app makes of a control; nil for a control in a style of the system.
    /// The labels and the content that the style shows count as those of the control, which have the same frames.
    func styledBody(of node: Node, along axis: Axis?) -> [LayoutItem]? {
        guard let styled = styleOfApp(for: node) else { return nil }
        let body = items(of: styled, along: axis, asLayer: true)
        for (part, slot) in Self.styledParts {
            guard let shown = styled.firstNode(where: { $0.kind === part }) else { continue }
            var twins = shown.layoutOrder.dropFirst()[...]
            for original in node.children(in: slot).flatMap(\.layoutOrder) {
                guard let place = twins.firstIndex(where: { $0.kind === original.kind }) else { continue }
                if !isCopying { original.layoutRecord = twins[place].layoutRecord }
                twins = twins[(place + 1)...]
            }
        }
        return body
    }

    /// Returns the body that a style of the app makes of a control; nil for a control in a style of the system.
    func styleOfApp(for node: Node) -> Node? {
        guard node.kind.slots.contains(where: { $0 === Slot.styled }), let styled = node.children(in: .styled).first,
            case .primitive(let content) = styled.content, let made = content as? any AnyStyledContent,
            !(made.style is any _BuiltInStyle)
        else { return nil }
        return styled
    }

    /// The parts of a control's configuration, each with the slot of the control that it comes from.
    private static let styledParts: [(kind: Kind, slot: Slot)] = [
        (ViewType.StyleConfiguration.Label.kind, .label), (ViewType.StyleConfiguration.Title.kind, .title),
        (ViewType.StyleConfiguration.Icon.kind, .icon), (ViewType.StyleConfiguration.Content.kind, .content),
        (ViewType.StyleConfiguration.CurrentValueLabel.kind, .currentValueLabel),
        (ViewType.StyleConfiguration.MinimumValueLabel.kind, .minimumLabel),
        (ViewType.StyleConfiguration.MaximumValueLabel.kind, .maximumLabel),
    ]
}

extension Node {
    /// The node and all below it, in their order.
    fileprivate var layoutOrder: [Node] { [self] + children.flatMap(\.layoutOrder) }
}
