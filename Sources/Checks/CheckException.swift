/// An exception from a rule, for all previews or for one.
package struct CheckException: Hashable, Sendable {
    /// The rule.
    package let rule: RuleName
    /// The name of the preview; nil for all of them.
    package let preview: String?
    /// The reason, for later readers.
    package let reason: String

    package init(rule: RuleName, preview: String? = nil, reason: String) {
        (self.rule, self.preview, self.reason) = (rule, preview, reason)
    }

    /// Whether the exception holds for findings of a rule in a preview, which is given by all its names.
    package func covers(_ rule: RuleName, in names: [String]) -> Bool {
        rule == self.rule && (preview.map(names.contains) ?? true)
    }
}
