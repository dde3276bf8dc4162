/// Doc comments speak to those who write Swift: what they say of errors and calls, in the words of Lua.
enum LuaWording {
    /// The text, where an error is an error, whatever its type in Swift, and a call goes by its name alone.
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
    }
}
