/// Texts as words of a POSIX shell.
package enum ShellWord {
    /// A text in single quotes.
    package static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }

    /// A text in single quotes where the shell would read it otherwise without them.
    package static func quotedIfNeeded(_ text: String) -> String {
        let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-:+,=@%".contains($0)) }
        return isPlain && !text.isEmpty ? text : quoted(text)
    }
}
