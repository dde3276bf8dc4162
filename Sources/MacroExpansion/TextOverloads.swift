/// `@TextOverloads` of the library itself: the forms in which a function that takes a text takes a key, a string or a resource.
///
/// A parameter `text: Text` stands for three more, `textKey: LocalizedStringKey`, `text: S` of a string and
/// `textResource: LocalizedStringResource`: in the body, texts are made of them. A parameter `textKey: LocalizedStringKey`
/// stands for the other two, since a text is made of a string and of a resource in the same words. The label stays as it is.
///
/// An optional text, and one with a default, is neither in the others: without it, the function itself is called.
struct TextOverloads {
    /// What an overload takes in place of the text.
    private enum Form: CaseIterable {
        case key, string, resource
    }

    private let scanner: SourceScanner
    /// The range of the attribute.
    private let attribute: Range<Int>
    /// The place for generic parameters, after the name.
    private let generics: Int
    /// The place of the type in the tokens.
    private let type: Int
    /// The range of the type, with what makes it optional.
    private let typeRange: Range<Int>
    /// The place after the parameters in the tokens.
    private let end: Int
    /// The name of the type of the string.
    private let string: String

    /// Reads a declaration of a function or an initializer.
    init(_ declaration: String) throws(MacroFailure) {
        let scanner = SourceScanner(declaration)
        let tokens = scanner.tokens
        func find(from start: Int = 0, _ texts: Set<String>, depth: Int = 0) -> Int? {
            tokens.indices.dropFirst(start).first {
                tokens[$0].depth == depth && texts.contains(scanner.text(tokens[$0]))
            }
        }
        guard let mark = find(["TextOverloads"]), mark > 0, let keyword = find(["func", "init"]),
            let open = find(from: keyword, ["("]), let close = find(from: open, [")"]),
            let type = Self.parameter(in: open..<close, of: scanner)
        else {
            throw MacroFailure(
                message: "@TextOverloads needs a function with a text, or the key of one: func name(_ text: Text)")
        }
        self.scanner = scanner
        self.type = type
        let arguments = tokens[(mark + 1)...].prefix { $0.depth == 0 ? ["(", ")"].contains(scanner.text($0)) : true }
        string = arguments.count == 3 ? scanner.text(arguments[mark + 2]).filter { $0 != "\"" } : "S"
        attribute = tokens[mark - 1].range.lowerBound..<(arguments.last ?? tokens[mark]).range.upperBound
        generics = tokens[scanner.text(tokens[keyword]) == "func" ? keyword + 1 : keyword].range.upperBound
        end = close + 1
        let rest = tokens[(type + 1)..<close].prefix { scanner.text($0) != "," }
        typeRange = tokens[type].range.lowerBound..<(rest.last ?? tokens[type]).range.upperBound
    }

    /// The place of the type of the last key among parameters, or else of the last text.
    private static func parameter(in range: Range<Int>, of scanner: SourceScanner) -> Int? {
        ["LocalizedStringKey", "Text"].lazy.compactMap { type in
            range.dropFirst(2).last {
                scanner.tokens[$0].depth == 1 && scanner.text(scanner.tokens[$0]) == type
                    && scanner.text(scanner.tokens[$0 - 1]) == ":"
            }
        }
        .first
    }

    /// The overloads.
    var overloads: String {
        Form.allCases.filter { $0 != .key || text(type) == "Text" }.map(overload).joined(separator: "\n\n")
    }

    private func text(_ index: Int) -> String { scanner.text(scanner.tokens[index]) }

    private func overload(_ form: Form) -> String {
        let name = text(type - 2)
        // A parameter with one name has a label, which stays as it is.
        let isLabel = ["(", ","].contains(text(type - 3))
        let stem = text(type) != "Text" && name.hasSuffix("Key") ? String(name.dropLast("Key".count)) : name
        let (suffix, newType) =
            switch form {
            case .key: ("Key", "LocalizedStringKey")
            case .string: ("", string)
            case .resource: ("Resource", "LocalizedStringResource")
            }
        let newName = isLabel ? name : stem + suffix
        let value = text(type) == "Text" ? "Text(\(newName))" : newName

        var edits = [
            (attribute, form == .key ? "" : "@_disfavoredOverload"), (scanner.tokens[type - 2].range, newName),
            (typeRange, newType),
        ]
        if form == .string {
            let hasGenerics = scanner.text(generics..<(generics + 1)) == "<"
            let place = hasGenerics ? generics + 1 : generics
            edits.insert(
                (place..<place, hasGenerics ? "\(string): StringProtocol, " : "<\(string): StringProtocol>"), at: 1)
        }
        edits += (end..<scanner.tokens.count).filter { uses(name, at: $0) }.map { (scanner.tokens[$0].range, value) }

        var (source, position) = ("", 0)
        for (range, replacement) in edits {
            source += scanner.text(position..<range.lowerBound) + replacement
            position = range.upperBound
        }
        return source + scanner.text(position..<scanner.bytes.count)
    }

    /// Whether a token is the parameter, and not a member or a label of its name.
    private func uses(_ name: String, at index: Int) -> Bool {
        guard text(index) == name, text(index - 1) != "." else { return false }
        let isFollowedByColon = index + 1 < scanner.tokens.count && text(index + 1) == ":"
        return !(isFollowedByColon && ["(", ","].contains(text(index - 1)))
    }
}
