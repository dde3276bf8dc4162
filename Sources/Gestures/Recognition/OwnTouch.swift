import Foundation

/// A touch that is made for what a view does by itself, such as a tap on a picker by which a person chooses.
struct OwnTouch {
    /// The time for which a finger holds a view that it is to hold, in seconds.
    static let duration: TimeInterval = 0.5

    let finger: Finger
    /// What the view does when it gets the touch.
    let action: @MainActor () throws -> Void
}
