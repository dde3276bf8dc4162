/// A rule that holds for any screen.
///
/// A false alarm does more harm than a missed fault: a rule reports only what it can be sure of.
@MainActor
package protocol CheckRule {
    /// The name of the rule.
    static var name: RuleName { get }

    /// Returns the findings on a screen, in the order of the tree. A rule may scroll the screen.
    static func findings(on screen: CheckedScreen) -> [Finding]
}
