/// `@StyleMethod` of the library itself: the body of the method of `View` that sets a style.
struct StyleMethodMacro {
    private let name: String

    /// Reads a declaration such as `func tableStyle<S: TableStyle>(_ style: S) -> some View`.
    init(_ declaration: String) throws(MacroFailure) {
        let scanner = SourceScanner(declaration)
        let words = scanner.tokens.map { scanner.text($0) }
        guard let keyword = words.firstIndex(of: "func"), keyword + 1 < words.count, words.contains("style") else {
            throw MacroFailure(
                message: "@StyleMethod needs a method that takes a style: func name<S: Style>(_ style: S) -> some View")
        }
        name = words[keyword + 1]
    }

    /// The statements: the family has the name of the method.
    var body: String {
        "{ self.style(ModifierType.\(name.prefix(1).uppercased() + name.dropFirst()).self, style) }"
    }
}
