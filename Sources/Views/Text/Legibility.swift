// When a person can't read a text that is on the screen.

extension Facet {
    /// A text: redacted, or drawn in a clear color, it can't be read.
    static var legible: Facet {
        .illegible { text -> (words: String, isSeen: Bool)? in
            if text.isRedacted { return (words: "is redacted: a bar stands in its place", isSeen: true) }
            return text.isDrawnClear ? (words: "is drawn in a clear color", isSeen: false) : nil
        }
    }
}

extension Facet {
    /// A symbol of the system, which is drawn in the color of texts.
    static var legibleSymbol: Facet {
        .illegible { image -> (words: String, isSeen: Bool)? in
            guard image.environment.foregroundColor?.isClear == true,
                case .system = (try? image.properties(of: ViewType.Image.self))?.actualImage.source
            else { return nil }
            return (words: "is drawn in a clear color", isSeen: false)
        }
    }
    /// A color, or a shape that is filled with one.
    static func seen(_ color: @escaping @MainActor @Sendable (Node) -> Color?) -> Facet {
        .illegible { view -> (words: String, isSeen: Bool)? in
            color(view)?.isClear == true ? (words: "is drawn in a clear color", isSeen: false) : nil
        }
    }
}

extension Node {
    /// Whether a placeholder is drawn in the place of the view.
    var isRedacted: Bool {
        let reasons = environment.redactionReasons
        guard !reasons.isEmpty else { return false }
        // Documented for placeholder: the content is drawn as a generic placeholder. For privacy: only what is marked as
        // sensitive is.
        return reasons.contains(.placeholder)
            || reasons.contains(.privacy) && inheritedAttribute(ModifierType.PrivacySensitive.self) == true
    }

    /// Whether nothing is seen of the letters of a text.
    fileprivate var isDrawnClear: Bool {
        let around = environment.foregroundColor
        // Most texts have no color, neither of their own nor of a view around. A search asks this of each text that it finds.
        guard case .primitive(let view) = content, let text = view as? Text, !text.isPlain else {
            return around?.isClear == true
        }
        return text.runs.allSatisfy { run in
            (run.attributes.color ?? run.attributes.style.flatMap { $0.style as? Color } ?? around)?.isClear == true
        }
    }

    /// Whether the view, as a mask, leaves nothing to be seen: there is nothing in it but clear colors and gaps.
    var drawsNothing: Bool {
        if isAbsent || modifiers.contains(where: { $0.concealment != nil }) { return true }
        if let blank = kind[Blank.self] { return blank.isBlank(self) }
        let inside = shownInside ?? childrenInPlace
        let layers = modifiers.compactMap(\.shownNode).filter { $0.presence == .inPlace }
        return (!inside.isEmpty || kind.isModifier) && (inside + layers).allSatisfy(\.drawsNothing)
    }
}

extension Color {
    /// Whether nothing is seen of what is drawn in the color.
    nonisolated var isClear: Bool { storage.isClear }
    /// Whether nothing is seen through the color.
    nonisolated var isOpaque: Bool { storage.isOpaque }
}

extension Facet {
    /// Views of the kind show the text that was typed into them, and while there is none their prompt, or else their title.
    static func drawingPlaceholder<Field: TypedKind>(of field: Field.Type) -> Facet {
        .drawing(without: { node in
            if (try? node.properties(of: Field.self))?.input.isEmpty == false { return [.label, .prompt] }
            // Commonly known: on iOS, a prompt takes the place of the title, which is drawn nowhere else.
            return node.children(in: .prompt).isEmpty ? [] : [.label]
        })
    }
}

/// A kind of field that a person types into.
protocol TypedKind: KnownViewType where Properties: TypedProperties {}

/// The properties of a field with the text in it.
protocol TypedProperties {
    var input: String { get }
}

extension ViewType.TextField: TypedKind {}
extension ViewType.TextField.Properties: TypedProperties {}
extension ViewType.SecureField: TypedKind {}
extension ViewType.SecureField.Properties: TypedProperties {}
extension ViewType.TextEditor: TypedKind {}
extension ViewType.TextEditor.Properties: TypedProperties {}
extension ViewType.Searchable.Properties: TypedProperties {}

extension Node {
    /// The text in a field, for which there is one where it isn't empty.
    func typedTexts<Field: TypedKind>(of field: Field.Type) -> [String] {
        let input = (try? properties(of: Field.self))?.input ?? ""
        return input.isEmpty ? [] : [input]
    }
}
