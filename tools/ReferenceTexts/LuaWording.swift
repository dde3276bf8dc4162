/// Adapts doc comments, which are written for Swift, to Lua.
enum LuaWording {
    /// The text without the Swift types of errors, and with calls by their names alone.
    static func of(_ text: String) -> String {
        text
            // `onEnded(_:)`
            .replacing(#/`(\w+)\((?:\w+:)+\)`/#) { "`\($0.output.1)`" }
            .replacing(#/^Passes where/#, with: "True where")
            .replacing(#/Throws (?:`\w+(?:\.\w+)?` )?((?:where|when|if|unless|for|past) [^.]*)/#) { found in
                // … where there is none, `typeMismatch` where there are others.
                let cases = found.output.1.replacing(#/,(?: and)? `\w+` /#, with: ", and ")
                return "Raises an error \(cases)"
            }
            .replacing(#/Throws `\w+(?:\.\w+)?`\./#, with: "Raises an error.")
    }
}
