import Foundation

extension Node {
    /// Takes the keyboard away as a person begins to scroll the content of the view, or has dragged it down to the keyboard,
    /// where `scrollDismissesKeyboard` has it so. `finger` is the place of the finger at the end of a drag, in points from the
    /// top left corner of the screen; nil where it isn't known.
    package func dismissKeyboardByScrolling(to finger: CGPoint? = nil) {
        let keeper = graph.focusKeeper(.keyboard)
        guard let field = keeper.node, field.kind.states(TakesTyping.self) else { return }
        switch environment.scrollDismissesKeyboardMode {
        case .immediately: break
        // Documented for scrollDismissesKeyboard(_:): by default an editor is interactive, and all else that scrolls takes the
        // keyboard away.
        case .automatic where !kind.states(ScrollsOwnText.self): break
        // Documented for interactively: the keyboard goes along as the finger drags it down. A finger that scrolls by a length
        // need not come to it.
        case .automatic, .interactively:
            guard let finger, graph.laidOut.keyboard?.frame.contains(finger) == true else { return }
        case .never: return
        }
        graph.run(on: self) { keeper.move(to: nil, in: graph) }
    }
}

extension FingerDrag {
    /// The place of the finger at the end of a drag downward, in points from the top left corner of the screen; nil for any
    /// other drag, and where its start isn't known.
    package var lowEnd: CGPoint? {
        guard axis == .vertical, translation.height > 0 else { return nil }
        return start.map { CGPoint(x: $0.x + translation.width, y: $0.y + translation.height) }
    }
}
