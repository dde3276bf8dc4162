/// Moves content to where the app has asked for.
@MainActor
package protocol LayoutFollower: AnyObject {
    /// Moves content of a tree that is laid out.
    /// - Returns: Whether something has moved.
    func follow(_ layout: LaidOut) -> Bool
}
