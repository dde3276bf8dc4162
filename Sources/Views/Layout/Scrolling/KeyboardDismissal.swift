extension Node {
    /// Takes the keyboard away as a person begins to scroll the content of the view, where `scrollDismissesKeyboard` has it so.
    func dismissKeyboardByScrolling() {
        let keeper = graph.focusKeeper(.keyboard)
        guard let field = keeper.node, field.kind.states(TakesTyping.self), field !== self else { return }
        switch environment.scrollDismissesKeyboardMode {
        case .immediately: break
        // Documented for scrollDismissesKeyboard(_:): by default an editor is interactive, and all else that scrolls takes the
        // keyboard away.
        case .automatic where !kind.states(ScrollsOwnText.self): break
        // Documented for interactively: the keyboard goes as the finger drags it down. A finger that scrolls by a length need
        // not touch it.
        case .automatic, .interactively, .never: return
        }
        graph.run(on: self) { keeper.move(to: nil, in: graph) }
    }
}
