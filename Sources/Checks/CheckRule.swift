/// Something that may be wrong with any screen.
///
/// A rule that finds fault with what is fine is worth nothing: what it can't know, it keeps to itself.
@MainActor
package protocol CheckRule {
    /// The name of the rule.
    static var name: RuleName { get }

    /// What is wrong with a screen, in the order of the tree. A rule may scroll what is on the screen.
    static func findings(on screen: CheckedScreen) -> [Finding]
}
