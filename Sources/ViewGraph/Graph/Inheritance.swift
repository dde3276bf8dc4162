/// What a view has from the modifiers on it, and from those around it.
extension Node {
    /// The modifiers on the view, innermost first. What the body of an app's modifier puts on the modified view is among
    /// them, before that modifier.
    package var effectiveModifiers: [AppliedModifier] {
        guard modifiers.contains(where: { $0.kind.role == .customModifier }) else { return modifiers }
        return modifiers.flatMap { modifier -> [AppliedModifier] in
            guard modifier.kind.role == .customModifier, let placeholder = modifier.node?.placeholder else {
                return [modifier]
            }
            return placeholder.effectiveModifiers + [modifier]
        }
    }

    /// The first answer to a question about the modifiers on this view and around it, from the innermost one outwards.
    ///
    /// Complexity: O(*d* + *m*) in the depth of the view and the modifiers on it and around it.
    package func nearest<Answer>(_ read: (AppliedModifier) -> Answer?) -> Answer? { nearest(below: nil, read) }

    /// Whether a modifier of a sort that can keep a view from responding is on this view or around it, up to the screen
    /// that the view stands on.
    ///
    /// Complexity: O(*d*) in the depth of the view.
    package func isInPart(where isMeant: (AppliedModifier) -> Bool) -> Bool {
        var next: Node? = self
        var layer: Node?
        while let node = next {
            if node.mayBeObstructed {
                let first =
                    layer.flatMap { layer in node.modifiers.firstIndex { $0.node === layer } }.map { $0 + 1 } ?? 0
                for modifier in node.modifiers[first...] {
                    if isMeant(modifier) { return true }
                    if modifier.kind.role == .customModifier, let body = modifier.node,
                        let placeholder = body.placeholder,
                        placeholder.nearest(below: body, { isMeant($0) ? true : nil }) == true
                    {
                        return true
                    }
                }
            }
            guard node.presence.isPart else { return false }
            layer = node.slot === Slot.modifier ? node : nil
            next = node.parent
        }
        return false
    }

    /// The nearest answer between this node and an ancestor, or the root. For what a modifier adds, the modifiers around
    /// that one count.
    private func nearest<Answer>(below top: Node?, _ read: (AppliedModifier) -> Answer?) -> Answer? {
        var next: Node? = self
        var layer: Node?
        while let node = next, node !== top {
            let first = layer.flatMap { layer in node.modifiers.firstIndex { $0.node === layer } }.map { $0 + 1 } ?? 0
            for modifier in node.modifiers[first...] {
                if let answer = read(modifier) { return answer }
                guard modifier.kind.role == .customModifier, let body = modifier.node,
                    let placeholder = body.placeholder,
                    let answer = placeholder.nearest(below: body, read)
                else { continue }
                return answer
            }
            layer = node.slot === Slot.modifier ? node : nil
            next = node.parent
        }
        return nil
    }
}
