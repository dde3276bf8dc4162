import Foundation

/// Performs touches as a user would, over the clock of the views.
///
/// Each throws `InspectionError.unresponsiveControl` where the view, or one around it, doesn't respond, and
/// `gestureNotRecognized` where what was done is none of the gestures of the view and the views around it. Locations
/// are in points, times in seconds; the clock moves on by the time that it takes. Locations of the screen reach each gesture
/// in its coordinate space; others reach it as they are.
extension Node {
    /// Taps `count` times, a tenth of a second apart. A tap takes no time.
    public func performTap(
        count: Int = 1, at location: TouchLocation = .origin, keys: EventModifiers = []
    ) throws {
        if let control = unseenControlOfRow {
            return try graph.reachingEverything { try control.performTap(count: count, at: location, keys: keys) }
        }
        let screen = TouchScreen.of(graph)
        try screen.perform(on: self, hint: tapHint) {
            for tap in 0..<max(1, count) {
                if tap > 0 { graph.clock.advance(by: 0.1) }
                try screen.down(on: self, at: location, keys: keys)
                try screen.up()
            }
        }
    }

    /// Presses for a duration in seconds.
    public func performLongPress(
        duration: TimeInterval = 0.5, at location: TouchLocation = .origin, keys: EventModifiers = []
    ) throws {
        let screen = TouchScreen.of(graph)
        try screen.perform(on: self) {
            try screen.down(on: self, at: location, keys: keys)
            graph.clock.advance(by: duration)
            try screen.up()
        }
    }

    /// Puts a finger down, moves it in equal steps, and lifts it.
    public func performDrag(
        from start: TouchLocation = .origin, to end: CGPoint, steps: Int = 10,
        duration: TimeInterval = 0.25, keys: EventModifiers = []
    ) throws {
        // A finger that is put down on a disabled row scrolls the list.
        try responsiveToDrag.perform(steps, duration, from: start, fingers: 1, keys) { screen, part in
            let start = start.point
            try screen.move(
                to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
    }

    /// Puts two fingers down, moves them apart or together in equal steps until their distance has changed by a factor,
    /// and lifts them. The middle between them stays where it is.
    public func performMagnify(
        by factor: CGFloat, steps: Int = 10, duration: TimeInterval = 0.25, at location: TouchLocation = .origin,
        keys: EventModifiers = []
    ) throws {
        try perform(steps, duration, from: location, fingers: 2, keys) { screen, part in
            try screen.move(magnification: 1 + (factor - 1) * part)
        }
    }

    /// Puts two fingers down, turns them in equal steps, and lifts them. The middle between them stays where it is.
    public func performRotate(
        by angle: Angle, steps: Int = 10, duration: TimeInterval = 0.25, at location: TouchLocation = .origin,
        keys: EventModifiers = []
    ) throws {
        try perform(steps, duration, from: location, fingers: 2, keys) { screen, part in
            try screen.move(rotation: angle * Double(part))
        }
    }

    /// Puts fingers down, moves them in steps, and lifts them. `move` is given the part of the way, 1 for all of it.
    private func perform(
        _ steps: Int, _ duration: TimeInterval, from start: TouchLocation,
        fingers: Int, _ keys: EventModifiers,
        _ move: (TouchScreen, CGFloat) throws -> Void
    ) throws {
        let screen = TouchScreen.of(graph)
        let steps = max(1, steps)
        try screen.perform(on: self) {
            try screen.down(on: self, at: start, fingers: fingers, keys: keys)
            for step in 1...steps {
                graph.clock.advance(by: duration / Double(steps))
                try move(screen, CGFloat(step) / CGFloat(steps))
            }
            try screen.up()
        }
    }
}
