/// Typing into fields as a person does, who taps on one first. The caret stands behind the text.
///
/// On a tree that is only inspected, the text is changed and nothing else.
extension Node {
    /// Types a text in place of the one there is: it is selected, and replaced by one change.
    /// - Throws: `InspectionError.notSupported` where the keyboard lacks one of the characters, or the app takes the focus
    ///   away.
    func replaceText(by text: String) throws {
        try checkKeys(for: text)
        changeText(to: text, try beginTyping())
    }

    /// Types a text behind the one there is, a letter at a time; a line break is the return key.
    /// - Throws: As `replaceText(by:)` does; what was typed before stays.
    func type(_ text: String) throws {
        try checkKeys(for: text)
        _ = try beginTyping()
        for letter in text {
            let field = try fieldInFocus(before: "\"\(letter)\"")
            if letter.isNewline {
                try pressReturn()
            } else {
                changeText(to: currentText(field) + String(letter), field)
            }
        }
    }

    /// Inserts a text that a person has copied behind the one there is, by one change.
    /// - Throws: `InspectionError.notSupported` where the app takes the focus away.
    func pasteText(_ text: String) throws {
        let field = try beginTyping()
        changeText(to: currentText(field) + text, field)
    }

    /// Selects all of the text and deletes it.
    /// - Throws: `InspectionError.notSupported` where the app takes the focus away.
    func clearText() throws { changeText(to: "", try beginTyping()) }

    /// Goes into the field and presses return there.
    /// - Throws: `InspectionError.notSupported` where return makes a line, the keyboard has no return key, or the app takes
    ///   the focus away.
    func submitText() throws {
        guard isLive else { return try pressReturn() }
        if case .breaksLine? = typedText?.returnKey {
            throw InspectionError.notSupported(
                "\(headline) can't be submitted: return makes a line in it, as type(\"\\n\") does; a button submits "
                    + "what it holds")
        }
        try checkReturn("submitted")
        _ = try beginTyping()
        try pressReturn()
    }

    /// Does what the return key does in the field, which has the focus on a screen.
    /// - Throws: `InspectionError.notSupported` where the keyboard has no return key.
    private func pressReturn() throws {
        guard let field = typedText else { return }
        if isLive { try checkReturn("left by return") }
        switch field.returnKey {
        case .breaksLine: changeText(to: currentText(field) + "\n", field)
        case .submits(let own): endEditing { runSubmitActions(.text, own: own) }
        case .searches where !isLive: try submit(.search, callback: "onSubmit")
        case .searches: endEditing { runSubmitActions(.search) }
        }
    }

    /// Runs actions for the return key, and takes the focus from the field unless they say where it is.
    private func endEditing(_ actions: () throws -> Void) rethrows {
        let keeper = graph.focusKeeper(.keyboard)
        let requests = keeper.requests
        try actions()
        graph.flush()
        // Commonly known: the return key ends editing, unless an action moves the focus, though it be to the same field.
        if keeper.node === self, keeper.requests == requests { keeper.move(to: nil, in: graph) }
    }

    private func checkReturn(_ participle: String) throws {
        guard !keyboard.hasReturn else { return }
        throw InspectionError.notSupported(
            "\(headline) can't be \(participle): its keyboard, \(keyboard), has no return key; a button does that, "
                + "or an item above the keyboard, of which the placement is keyboard")
    }
}

// MARK: Keys

extension Node {
    /// Types the character of a key into the field, which has the focus, or does what the key does there.
    /// - Returns: Whether the field takes the key.
    /// - Throws: `InspectionError.notSupported` where the keyboard lacks the key.
    func takesKey(_ key: KeyEquivalent, _ modifiers: EventModifiers) throws -> Bool {
        guard modifiers.isSubset(of: [.shift, .capsLock]), let field = typedText else { return false }
        switch key {
        case .delete: graph.run(on: self) { deleteBackward(field) }
        case .tab: return try takeTab(isBackward: modifiers.contains(.shift), field)
        case .return: try graph.run(on: self) { try pressReturn() }
        default:
            guard key.typesCharacter else { return false }
            let isUpper = !modifiers.isEmpty
            let typed = isUpper ? String(key.character).uppercased() : String(key.character)
            try checkKeys(for: typed)
            graph.run(on: self) { changeText(to: currentText(field) + typed, field) }
        }
        return true
    }

    private func deleteBackward(_ field: TypedText) {
        let text = currentText(field)
        if text.isEmpty { field.deleteInFront() } else { changeText(to: String(text.dropLast()), field) }
    }

    /// Types a tab into a text of many lines, or goes on to the next field, or back to the one before.
    private func takeTab(isBackward: Bool, _ field: TypedText) throws -> Bool {
        // Commonly known: in an editor the tab key types a tab.
        if kind.states(ScrollsOwnText.self) {
            if !isBackward { graph.run(on: self) { changeText(to: currentText(field) + "\t", field) } }
            return true
        }
        // Unverified: from the last field tab leads to the first.
        let fields = graph.typedFields
        guard let place = fields.firstIndex(where: { $0 === self }), fields.count > 1 else { return false }
        let next = fields[(place + (isBackward ? fields.count - 1 : 1)) % fields.count]
        graph.run(on: next) { graph.focusKeeper(.keyboard).move(to: next, in: graph) }
        return true
    }
}

extension Graph {
    /// The fields that a person can go into, in the order in which they stand.
    fileprivate var typedFields: [Node] {
        var fields: [Node] = []
        root.forEachShown { node in
            if node.kind.role == .view, node.kind.states(TakesTyping.self), node.canTakeFocus(.keyboard),
                node.sightObstruction == nil
            {
                fields.append(node)
            }
        }
        return fields
    }
}

// MARK: The focus

extension Node {
    /// Brings the keyboard to the field, as a tap on it does, and returns its text.
    /// - Throws: `InspectionError.notSupported` where the app takes the focus away at once.
    private func beginTyping() throws -> TypedText {
        guard let field = typedText else { throw InspectionError.notSupported("\(kind.name) is no field") }
        let keeper = graph.focusKeeper(.keyboard)
        guard isLive, keeper.node !== self else {
            field.begin()
            return field
        }
        // Unverified: a field with focusable(false) is typed into all the same, and gets no focus.
        let takesFocus = kind.role != .view || canTakeFocus(.keyboard)
        try touch("typed into", by: .tap) {
            field.begin()
            if takesFocus { keeper.move(to: self, in: self.graph) }
        }
        guard takesFocus else { return field }
        graph.flush()
        return try fieldInFocus(before: "anything")
    }

    /// The text of the field as it is now. On a screen the field has to have the focus still, unless it can't have it.
    private func fieldInFocus(before typed: String) throws -> TypedText {
        let keeper = graph.focusKeeper(.keyboard)
        // The keyboard is away while a screen is presented above the field, though that keeps the focus.
        if isLive, graph.isScreen, isAttached, let layer = layerAbove {
            throw InspectionError.notSupported(
                "\(headline) can't be typed into before \(typed) was typed: \(layer.layerName) is above it")
        }
        let keepsFocus =
            !isLive || keeper.node === self || (isAttached && kind.role == .view && !canTakeFocus(.keyboard))
        if keepsFocus, let field = typedText { return field }
        let now =
            isAttached
            ? keeper.node.map { "\($0.headline) has it now" } ?? "nothing has it now"
            : "it has left the screen, or has another identity"
        throw InspectionError.notSupported("\(headline) lost the focus before \(typed) was typed: \(now)")
    }

    /// - Throws: `InspectionError.notSupported` where the keyboard of the field lacks one of the characters.
    private func checkKeys(for text: String) throws {
        guard isLive else { return }
        let keyboard = keyboard
        let locale = environment.locale
        guard let missing = text.first(where: { !$0.isNewline && !keyboard.types($0, in: locale) }) else { return }
        throw InspectionError.notSupported(
            "\(headline) can't take \"\(missing)\": its keyboard, \(keyboard), types \(keyboard.typed); "
                + "paste puts in what a person has copied")
    }
}
