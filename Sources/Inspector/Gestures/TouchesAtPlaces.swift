import Foundation
import Views

/// Touches at a place on the screen that the view is on, in points from its top left corner: the topmost view there takes them,
/// wherever this view is. Gestures are told the places in their coordinate spaces.
///
/// Each of these throws `InspectionError.notSupported` where nothing at the place takes the touch, and says what is there.
extension InspectableView {
    /// Taps `count` times, a tenth of a second apart.
    /// - Throws: `InspectionError`.
    @MainActor @preconcurrency public func performTap(
        onScreenAt place: CGPoint, count: Int = 1, modifiers: EventModifiers = []
    ) throws {
        try graph.touch(at: place, .tap) {
            try $0.performTap(count: count, at: .screen(place), keys: modifiers)
        }
    }

    /// Presses for a duration in seconds.
    /// - Throws: `InspectionError`.
    @MainActor @preconcurrency public func performLongPress(
        onScreenAt place: CGPoint, duration: TimeInterval = 0.5, modifiers: EventModifiers = []
    ) throws {
        try graph.touch(at: place, .longPress) {
            try $0.performLongPress(duration: duration, at: .screen(place), keys: modifiers)
        }
    }

    /// Puts a finger down, moves it in equal steps, and lifts it.
    /// - Throws: `InspectionError`.
    @MainActor @preconcurrency public func performDrag(
        onScreenFrom start: CGPoint, to end: CGPoint, steps: Int = 10, duration: TimeInterval = 0.25,
        modifiers: EventModifiers = []
    ) throws {
        try graph.touch(at: start, .drag) {
            try $0.performDrag(
                from: .screen(start), to: end, steps: steps, duration: duration, keys: modifiers)
        }
    }
}
