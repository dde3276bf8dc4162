import Lua

/// A line of one word that everybody types at a prompt. It is no Lua, unless the user has given a variable that name.
enum PromptWord: String {
    case clear, exit, quit, help

    /// The word of a line, which may look like a call: `exit()`.
    init?(_ line: Substring) {
        self.init(rawValue: line.hasSuffix("()") ? String(line.dropLast(2)) : String(line))
    }
}

extension ReplSession {
    /// Whether the user has given no variable the name of the word.
    @MainActor func isFree(_ word: PromptWord) -> Bool {
        guard let value = try? interpreter.globals.get(word.rawValue) else { return false }
        return value.isNil || value == ownHelp && word == .help
    }
}
