import Foundation

/// A zoom that an assistive technology asks for.
public nonisolated struct AccessibilityZoomGestureAction: Equatable, Sendable {
    /// The direction of a zoom.
    public enum Direction: Hashable, CaseIterable, Sendable, NamedValues {
        /// The content becomes larger.
        case zoomIn
        /// The content becomes smaller.
        case zoomOut

        public static var dynamicName: String { "zoom direction" }
    }

    /// The direction.
    public let direction: Direction
    /// The point in the view that stays in its place, from 0 to 1.
    public let location: UnitPoint
    /// The point in the view that stays in its place, in points.
    public let point: CGPoint

    /// Creates a zoom, by default around the center of the view.
    public init(direction: Direction, location: UnitPoint = .center, point: CGPoint = .zero) {
        self.direction = direction
        self.location = location
        self.point = point
    }
}

extension AccessibilityZoomGestureAction: DynamicConvertible {
    public static var dynamicName: String { "zoom (\"zoomIn\" or \"zoomOut\")" }
    public static var dynamicExample: String { "'zoomIn'" }

    @MainActor public static func make(from value: DynamicValue) throws -> AccessibilityZoomGestureAction {
        .init(direction: try Direction.make(from: value))
    }

    @MainActor public var dynamicValue: DynamicValue { direction.dynamicValue }
}

extension ModifierType {
    /// Calls the action passed to `accessibilityZoomAction`.
    @CallbackModifier(.required("action", AccessibilityZoomGestureAction.self))
    public var callAccessibilityZoomAction: ViewCall<AccessibilityZoomGestureAction, Void>
}

extension View {
    /// Acts when an assistive technology zooms the view.
    public nonisolated func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View {
        callback(ModifierType.AccessibilityZoomAction.self, handler)
    }
}
