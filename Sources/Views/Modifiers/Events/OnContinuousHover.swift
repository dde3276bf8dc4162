import Foundation

/// The state of a pointer over a view.
public nonisolated enum HoverPhase: Equatable, Sendable {
    /// The pointer is over the view, at a place in points.
    case active(CGPoint)
    /// The pointer left the view.
    case ended
}

extension HoverPhase: DynamicConvertible {
    public static var dynamicName: String { "hover phase (a point, or nil when it ended)" }
    public static var dynamicExample: String { "{ x = 1, y = 2 }" }

    @MainActor public static func make(from value: DynamicValue) throws -> HoverPhase {
        if case .none = value { return .ended }
        return .active(try CGPoint.make(from: value))
    }

    @MainActor public var dynamicValue: DynamicValue {
        switch self {
        case .active(let location): location.dynamicValue
        case .ended: .none
        }
    }
}

extension ModifierType {
    /// Calls the action passed to `onContinuousHover` with a phase.
    @CallbackModifier(.defaulted("phase", HoverPhase.ended, positional: true))
    public var callOnContinuousHover: ViewCall<HoverPhase, Void>
}

extension View {
    /// Acts when a pointer moves over the view, and when it leaves it. The coordinate space is that of existing source;
    /// a test gives the place as the view sees it.
    public nonisolated func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        callback(ModifierType.OnContinuousHover.self, action)
    }
}

extension ModifierType.OnContinuousHover {
    public static var isTouched: Bool { true }
}
