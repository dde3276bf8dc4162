import Foundation

/// Where on its screen the view stands that a step is about, in points from the top left corner.
public struct StepTarget: Codable, Sendable, Hashable {
    /// The view when the step began; `nil` where it had no place.
    public let before: CGRect?
    /// The view at the end of the step; `nil` where it has left.
    public let after: CGRect?
    /// Where it was touched; `nil` for a step without a touch.
    public let touch: CGPoint?

    /// Describes the place of a view.
    public init(before: CGRect?, after: CGRect?, touch: CGPoint?) {
        self.before = before
        self.after = after
        self.touch = touch
    }
}
