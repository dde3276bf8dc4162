/// A view or modifier with a text that a person types.
@MainActor
protocol TypedView {
    /// The text of the field, where `node` stands for it.
    func typedText(of node: Node) -> TypedText
}

/// The text of a field, and what the keys do that type none.
@MainActor
struct TypedText {
    /// The effect of the return key.
    enum ReturnKey {
        /// It submits the field: what the field itself was given comes first.
        case submits((() -> Void)?)
        /// It begins a new line.
        case breaksLine
        /// It starts the search.
        case searches
    }

    /// Reads the text.
    let read: () -> String
    /// Changes the text.
    let write: (String) -> Void
    var returnKey = ReturnKey.submits(nil)
    /// Whether the text is that of a value in a format, so that it may be another than what was typed.
    var isFormatted = false
    /// Called when a person goes into the field.
    var begin: () -> Void = {}
    /// Deletes what stands in front of the text, by the delete key in an empty field.
    var deleteInFront: () -> Void = {}
}

extension Facet {
    /// A person types into views of the kind.
    static let takesTyping = Facet.takesTyping { $0.keyboard.isPad }
}

extension Node {
    /// The text that a person types into the view; nil for a view that is no field.
    var typedText: TypedText? {
        switch content {
        case .primitive(let view): (view as? any TypedView)?.typedText(of: self)
        case .modifier(let modifier): (modifier as? any TypedView)?.typedText(of: self)
        default: nil
        }
    }

    /// The keyboard that the screen shows for the field. On a tablet all have all keys.
    var keyboard: UIKeyboardType {
        // Commonly known: an iPad has no pads; it shows the numbers of its usual keyboard.
        graph.screen.isTablet && environment.keyboardType.isPad ? .numbersAndPunctuation : environment.keyboardType
    }
}

extension Node {
    /// The text of a formatted field as it was typed, as long as the person stays in the field: "12." has the value 12, and
    /// becomes 12.5 by another key.
    fileprivate final class Edit {
        /// The text that was typed, and the text of the value that it led to.
        var text = ""
        var result = ""
        /// The number of moves of the focus when it was typed; nil for nothing typed.
        var moves: Int?

        init() {}
    }

    private var edit: Edit { storage(named: "edit") { Edit() } }

    /// The text in the field for the next key.
    func currentText(_ field: TypedText) -> String {
        let text = field.read()
        guard field.isFormatted, edit.moves == graph.focusKeeper(.keyboard).moves, edit.result == text else {
            return text
        }
        return edit.text
    }

    /// Changes the text as one key or a paste does, and brings the tree up to date.
    func changeText(to text: String, _ field: TypedText) {
        field.write(text)
        graph.flush()
        guard field.isFormatted, let result = typedText?.read() else { return }
        (edit.text, edit.result, edit.moves) = (text, result, graph.focusKeeper(.keyboard).moves)
    }
}
