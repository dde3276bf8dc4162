// The calls of what a person types into.

/// The properties of a view that a person types into.
protocol TypingProperties {
    var setInput: ViewCall<String, Void> { get }
    var type: ViewCall<String, Void> { get }
    var paste: ViewCall<String, Void> { get }
    var clear: ViewCall<Void, Void> { get }
}

/// The properties of a field in which return means something else than the end of a line.
protocol SubmittingProperties: TypingProperties {
    var submit: ViewCall<Void, Void> { get }
}

extension KnownViewType where Properties: TypingProperties {
    /// The members of a field in scripts.
    static var typingMembers: [Member] {
        [
            .call("setInput", \Properties.setInput, .required("text")),
            .call("type", \Properties.type, .required("text")),
            .call("paste", \Properties.paste, .required("text")),
            .call("clear", \Properties.clear),
        ]
    }
}

extension KnownViewType where Properties: SubmittingProperties {
    /// The members of a field in scripts that return submits.
    static var submittingMembers: [Member] { typingMembers + [.call("submit", \Properties.submit)] }
}

extension ViewCall where Arguments == String, Result == Void {
    // The tap on the field is one of `beginTyping`, which does without where the field has the focus.

    /// Types a text in place of the one there is.
    static var settingInput: ViewCall { .action(by: nil) { node, text in try node.replaceText(by: text) } }
    /// Types a text behind the one there is, a letter at a time.
    static var typing: ViewCall { .action(by: nil) { node, text in try node.type(text) } }
    /// Pastes a text behind the one there is.
    static var pasting: ViewCall { .action(by: nil) { node, text in try node.pasteText(text) } }
}

extension ViewCall where Arguments == Void, Result == Void {
    /// Empties a field.
    static var clearing: ViewCall { .action(by: nil) { node, _ in try node.clearText() } }
    /// Goes into a field and presses return there.
    static var submitting: ViewCall { .action(by: nil) { node, _ in try node.submitText() } }
}
