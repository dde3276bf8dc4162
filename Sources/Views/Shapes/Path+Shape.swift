import Foundation

/// A path is a shape that stays as it is in any rectangle.
extension Path: Shape {
    /// The path itself.
    public nonisolated func path(in rect: CGRect) -> Path { self }
}
