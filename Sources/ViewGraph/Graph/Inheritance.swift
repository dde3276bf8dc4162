/// The values that a view has from the modifiers on it, and from those around it.
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
            if node.mayBeObstructed, node.answer(outside: layer, { isMeant($0) ? true : nil }) == true { return true }
            guard node.presence.isPart else { return false }
            layer = node.slot === Slot.modifier ? node : nil
            next = node.parent
        }
        return false
    }

    /// The nearest answer between this node and an ancestor, or the root.
    private func nearest<Answer>(below top: Node?, _ read: (AppliedModifier) -> Answer?) -> Answer? {
        var next: Node? = self
        var layer: Node?
        while let node = next, node !== top {
            if let answer = node.answer(outside: layer, read) { return answer }
            layer = node.slot === Slot.modifier ? node : nil
            next = node.parent
        }
        return nil
    }

    /// The first answer of the modifiers on this node, and of those that the bodies of an app's modifiers put around it.
    private func answer<Answer>(outside layer: Node?, _ read: (AppliedModifier) -> Answer?) -> Answer? {
        for modifier in modifiers(outside: layer) {
            if let answer = read(modifier) { return answer }
            guard modifier.kind.role == .customModifier, let body = modifier.node,
                let answer = body.placeholder?.nearest(below: body, read)
            else { continue }
            return answer
        }
        return nil
    }
}

extension Node {
    /// The modifiers around a layer that one of this view's modifiers adds, as an overlay is, innermost first; all of the
    /// view's modifiers where there is no layer.
    ///
    /// - Complexity: O(*m*) in the number of modifiers on the view.
    package func modifiers(outside layer: Node?) -> ArraySlice<AppliedModifier> {
        guard let layer, let place = modifiers.firstIndex(where: { $0.node === layer }) else { return modifiers[...] }
        return modifiers[(place + 1)...]
    }
}
