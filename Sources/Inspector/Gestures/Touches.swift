import Foundation
import Views

/// Touches, as a user would perform them. It runs over the clock of the views, which moves on by the time it takes.
///
/// All gestures of the view and of the views around it take part, as do the taps of controls, and what goes before what
/// is decided as on a screen. Gestures of views inside don't: the finger is on this view. Locations are what the
/// caller says, in points, and reach a gesture as they are, whatever its coordinate space. Times are in seconds.
///
/// Each of these throws `InspectionError.unresponsiveControl` where the view, or one around it, doesn't respond.
extension InspectableView {
    /// Taps `count` times, a tenth of a second apart.
    /// - Throws: `InspectionError.gestureNotRecognized`.
    @MainActor @preconcurrency public func performTap(
        count: Int = 1, at location: CGPoint = .zero, modifiers: EventModifiers = []
    ) throws {
        try current().performTap(count: count, at: .given(location), keys: modifiers)
    }

    /// Presses for a duration in seconds.
    /// - Throws: `InspectionError.gestureNotRecognized`.
    @MainActor @preconcurrency public func performLongPress(
        duration: TimeInterval = 0.5, at location: CGPoint = .zero, modifiers: EventModifiers = []
    ) throws {
        try current().performLongPress(duration: duration, at: .given(location), keys: modifiers)
    }

    /// Puts a finger down, moves it in equal steps, and lifts it.
    /// - Throws: `InspectionError.gestureNotRecognized`.
    @MainActor @preconcurrency public func performDrag(
        from start: CGPoint = .zero, to end: CGPoint, steps: Int = 10, duration: TimeInterval = 0.25,
        modifiers: EventModifiers = []
    ) throws {
        try current().performDrag(from: .given(start), to: end, steps: steps, duration: duration, keys: modifiers)
    }

    /// Puts two fingers down, moves them apart or together until their distance has changed by a factor, and lifts
    /// them.
    /// - Throws: `InspectionError.gestureNotRecognized`.
    @MainActor @preconcurrency public func performMagnify(
        by factor: CGFloat, steps: Int = 10, duration: TimeInterval = 0.25, at location: CGPoint = .zero,
        modifiers: EventModifiers = []
    ) throws {
        try current().performMagnify(
            by: factor, steps: steps, duration: duration, at: .given(location), keys: modifiers)
    }

    /// Puts two fingers down, turns them, and lifts them.
    /// - Throws: `InspectionError.gestureNotRecognized`.
    @MainActor @preconcurrency public func performRotate(
        by angle: Angle, steps: Int = 10, duration: TimeInterval = 0.25, at location: CGPoint = .zero,
        modifiers: EventModifiers = []
    ) throws {
        try current().performRotate(by: angle, steps: steps, duration: duration, at: .given(location), keys: modifiers)
    }

    /// Puts a finger on the view, or two with the middle between them in a place.
    /// - Throws: `InspectionError.notSupported` where a finger is down already.
    @MainActor @preconcurrency public func touchDown(
        at location: CGPoint = .zero, fingers: Int = 1, modifiers: EventModifiers = []
    ) throws {
        try TouchScreen.of(graph).down(on: current(), at: .given(location), fingers: fingers, keys: modifiers)
    }

    /// Moves the finger, or the middle between two, to a place; nil leaves it where it is. `magnification` says how
    /// many times as far two fingers are from one another as when they were put down, `rotation` how far they have
    /// turned.
    /// - Throws: `InspectionError.notSupported` where no finger is down.
    @MainActor @preconcurrency public func touchMove(
        to location: CGPoint? = nil, magnification: CGFloat? = nil, rotation: Angle? = nil
    ) throws {
        try TouchScreen.of(graph).move(to: location, magnification: magnification, rotation: rotation)
    }

    /// Lifts the fingers.
    /// - Throws: `InspectionError.notSupported` where none is down.
    @MainActor @preconcurrency public func touchUp() throws {
        try TouchScreen.of(graph).up()
    }

    /// Takes the touch away, as a call that comes in does: no gesture ends, and a `@GestureState` returns to its first
    /// value.
    /// - Throws: `InspectionError.notSupported` where no finger is down.
    @MainActor @preconcurrency public func cancelTouch() throws {
        try TouchScreen.of(graph).cancel()
    }
}
