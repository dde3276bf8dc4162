/// Pressing keys as a user does.
extension Node {
    /// Presses a key with what is held with it. The view that has the focus and those around it come first, the nearest
    /// first, by `onKeyPress`; then a field that has the focus, into which the key types; then the control in this view whose
    /// shortcut it is; then what the key does in the view that has the focus: return submits a field, the arrows, escape and
    /// delete are commands.
    ///
    /// Throws `InspectionError.unresponsiveControl` where the control doesn't respond, `notSupported` where nothing takes
    /// the keys, and where the keyboard on the screen lacks the key.
    package func press(_ key: KeyEquivalent, _ modifiers: EventModifiers) throws {
        let shortcut = KeyboardShortcut(key, modifiers: modifiers)
        // The keys of a keyboard are for the screen on top.
        let focused = graph.focusKeeper(.keyboard).node.flatMap { graph.isScreen && $0.layerAbove != nil ? nil : $0 }
        let chain = focused.map { [$0] + $0.ancestors } ?? []
        let press = KeyPress(key: key, modifiers: modifiers, phase: .down)
        // Documented for KeyPress.Result.ignored: the press goes on to the views around. Unverified: before any shortcut.
        for node in chain where node.takes(press) { return }
        // Commonly known: a field takes what it can type before a shortcut without modifier keys does.
        if key != .return, let focused, try focused.takesKey(key, modifiers) { return }
        // A shortcut reaches into a closed menu.
        if let control = try control(for: shortcut) {
            if graph.isScreen, let layer = control.layerAbove {
                throw InspectionError.outOfReach(
                    view: control.headline, act: "reached by \(shortcut.name)",
                    obstacle: "\(layer.layerName) is above it")
            }
            try control.checkShortcut(shortcut)
            return try graph.reachingEverything { try control.tap() }
        }
        if key == .return, let focused, try focused.takesKey(key, modifiers) { return }
        if modifiers.isEmpty, chain.contains(where: { $0.carriesOut(key) }) { return }
        throw InspectionError.notSupported(unusedKeys(shortcut, focused))
    }

    /// Whether `onKeyPress` of this view takes a key.
    private func takes(_ press: KeyPress) -> Bool {
        modifiers(_KeyPressModifier.self).contains { modifier in
            guard modifier.phases.contains(press.phase), modifier.matches(press) else { return false }
            return graph.run(on: self) { modifier.action(press) } == .handled
        }
    }

    /// The first control in this view that a shortcut is for. One that doesn't respond is taken only where no other has
    /// the shortcut.
    private func control(for shortcut: KeyboardShortcut) throws -> Node? {
        var controls: [Node] = []
        forEachShown { node in
            let shortcuts = node.attributes(ModifierType.KeyboardShortcut.self).compactMap { $0 }
            guard shortcuts.contains(where: { $0.key == shortcut.key && $0.modifiers == shortcut.modifiers }),
                let control = node.firstNode(where: { $0.kind.role == .view && $0.tapMember != nil })
            else { return }
            controls.append(control)
        }
        let inTurn = controls.filter(\.isInTurn)
        if !inTurn.isEmpty { controls = inTurn }
        // Documented for keyboardShortcut(_:modifiers:): the first control found has it. Unverified: disabled ones come last.
        return controls.first { $0.isUsable } ?? controls.first { $0.responseObstruction == nil } ?? controls.first
    }

    /// The effect of a tap on a view of this kind.
    private var tapMember: Member? { kind.member("tap") ?? kind.member("activate") }

    /// Taps the view as a user does. Throws `InspectionError.unresponsiveControl` where it doesn't respond.
    func tap() throws {
        var arguments = Arguments()
        _ = try tapMember?.invoke(self, &arguments)
    }

    /// Does what a key does in a view that has the focus; false where that is nothing.
    private func carriesOut(_ key: KeyEquivalent) -> Bool {
        let directions: [KeyEquivalent: MoveCommandDirection] = [
            .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
        ]
        if let direction = directions[key] { return call(ModifierType.OnMoveCommand.self, direction) }
        switch key {
        // Documented for onExitCommand(perform:): Escape triggers it on macOS.
        case .escape: return call(ModifierType.OnExitCommand.self, ())
        case .delete, .deleteForward: return call(ModifierType.OnDeleteCommand.self, ())
        default: return false
        }
    }

    private func call<Described: CallbackModifierType>(
        _ type: Described.Type, _ argument: Described.Argument
    ) -> Bool {
        let actions = modifiers(_CallbackModifier<Described>.self).compactMap(\.action)
        for action in actions { graph.run(on: self) { action(argument) } }
        return !actions.isEmpty
    }

    private func unusedKeys(_ shortcut: KeyboardShortcut, _ focused: Node?) -> String {
        var known: [String] = []
        forEachShown { node in
            known += node.attributes(ModifierType.KeyboardShortcut.self).compactMap { $0?.name }
        }
        let shortcuts =
            known.isEmpty ? "no control has a shortcut" : "the shortcuts are \(known.sorted().joined(separator: ", "))"
        let focus = focused.map { "\($0.kind.name) has the focus" } ?? "nothing has the focus"
        return "nothing takes \(shortcut.name): \(shortcuts), and \(focus)"
    }
}
