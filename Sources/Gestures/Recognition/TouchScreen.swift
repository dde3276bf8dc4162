import Foundation

/// The fingers on the views of a tree. What they do takes no time of its own: the clock of the views says when it is.
///
/// The view that is touched is given, and locations are whatever the caller says, in points. They reach a gesture as they are,
/// whatever its coordinate space, unless the touch is at a place on the screen: then they are in the gesture's.
@MainActor
public final class TouchScreen {
    private unowned let graph: Graph
    private var touch: Touch?
    /// Whether the touch is at a place of the screen, and not on a view wherever that is.
    fileprivate(set) var isAtPlace = false

    init(_ graph: Graph) {
        self.graph = graph
    }

    /// Does something to the view at a place of the screen.
    func touchingPlace(_ work: () throws -> Void) rethrows {
        isAtPlace = true
        defer { isAtPlace = false }
        try work()
    }

    /// The one of a tree.
    public static func of(_ graph: Graph) -> TouchScreen { graph.companion { TouchScreen(graph) } }

    /// Puts a finger on a view, or two with the middle between them.
    /// - Throws: `InspectionError.unresponsiveControl` where the view doesn't respond, `notSupported` where a finger is
    ///   down already.
    public func down(
        on node: Node, at location: TouchLocation = .origin, fingers: Int = 1,
        keys: EventModifiers = []
    ) throws {
        let current = try touch(on: node)
        try send(.began, current) {
            $0.place = location
            $0.fingers = fingers
            $0.keys = keys
        }
    }

    /// Moves the finger, or two fingers, to a place; `magnification` and `rotation` say how two fingers stand to one
    /// another compared with when they were put down, nil for as before.
    /// - Throws: `InspectionError.notSupported` where no finger is down.
    public func move(to location: CGPoint? = nil, magnification: CGFloat? = nil, rotation: Angle? = nil) throws {
        try send(.moved, fingersDown()) {
            $0.place = location.map($0.place.moved) ?? $0.place
            $0.magnification = magnification ?? $0.magnification
            $0.rotation = rotation ?? $0.rotation
        }
    }

    /// Lifts the fingers.
    /// - Throws: `InspectionError.notSupported` where none is down.
    public func up() throws {
        try send(.ended, fingersDown()) { _ in }
    }

    /// Takes the touch away, as a call that comes in does: no gesture ends, and states return to their first values.
    /// - Throws: `InspectionError.notSupported` where no finger is down.
    public func cancel() throws {
        let current = try fingersDown()
        current.cancel()
        touch = nil
        try current.throwFailure()
    }

    /// Ends the gestures of views that are no longer there.
    func dropGestures() {
        touch?.dropGestures()
    }

    /// The touch that a finger on a view now belongs to: one that waits for another tap there, or a new one.
    /// - Throws: `InspectionError`.
    private func touch(on node: Node) throws -> Touch {
        try node.checkGestures("touched")
        try node.bringIntoSight("touched", for: .gesture)
        try checkNoFingerIsDown()
        if let touch, touch.target === node, !touch.isOver { return touch }
        // Taps in a row are on one view; what waited for another tap elsewhere waits no longer.
        touch?.giveUpWaiting()
        let new = Touch(on: node)
        if !new.mayBeGesture { try node.checkResponsiveness("touched") }
        touch = new
        return new
    }

    private func checkNoFingerIsDown() throws {
        guard let touch, touch.isDown else { return }
        throw InspectionError.notSupported(
            "a finger is down already, on \(touch.target.kind.name): lift it before the next touch")
    }

    private func fingersDown() throws -> Touch {
        guard let touch, touch.isDown else {
            throw InspectionError.notSupported("no finger is down: put one on a view first")
        }
        return touch
    }

    private func send(_ kind: TouchEvent.Kind, _ current: Touch, _ change: (inout TouchEvent) -> Void) throws {
        current.send(kind, change)
        if current.isOver, !current.isDown, touch === current { touch = nil }
        try current.throwFailure()
    }

    /// Does something with the fingers on a view, and waits until it is certain what it was: after a tap where two are
    /// possible, for the second. `hint` is what to do in its place where nothing could take it.
    /// - Throws: `InspectionError.gestureNotRecognized` when it was nothing.
    func perform(on node: Node, hint: @autoclosure () -> String? = nil, _ work: () throws -> Void) throws {
        let current = try touch(on: node)
        current.forgetOutcome()
        do {
            try work()
        } catch {
            if current.isDown { current.cancel() }
            touch = nil
            throw error
        }
        try waitUntilCertain(current)
        guard current.hasRecognized else {
            let reasons = current.reasons
            if reasons.isEmpty, !isAtPlace, let hint = hint() {
                throw InspectionError.notSupported(
                    "\(node.kind.name) has no gestures, nor has a view around it: \(hint)")
            }
            throw InspectionError.gestureNotRecognized(name: node.kind.name, reasons: reasons)
        }
    }

    /// Waits until it is certain what a touch was.
    private func waitUntilCertain(_ current: Touch) throws {
        while !current.isOver, let deadline = current.deadline {
            graph.clock.advance(by: max(deadline - graph.clock.elapsed, 0) + 1e-6)
        }
        if current.isOver { touch = nil }
        try current.throwFailure()
    }
}

extension TouchScreen {
    /// The distance of a drag for what a view does by itself, in points. Gestures of high priority are told of it, for a verb
    /// doesn't say where the finger goes.
    private static let distance: CGFloat = 100

    /// Touches a view on behalf of what it does by itself, so that the gestures of it and of those around it decide who gets the
    /// touch. Whether the touch reaches the view isn't asked.
    /// - Throws: What the actions throw, and `InspectionError.notSupported` where a finger is down already.
    func touch(
        _ node: Node, by finger: Finger, own: @escaping @MainActor () throws -> Void
    ) throws -> TouchOutcome {
        try checkNoFingerIsDown()
        touch?.giveUpWaiting()
        var isOwn = false
        let touchOfView = OwnTouch(finger: finger) {
            isOwn = true
            try own()
        }
        let current = Touch(on: node, for: touchOfView)
        touch = current
        do {
            try send(.began, current) { $0.place = .origin }
            if finger == .longPress || finger == .lift { graph.clock.advance(by: OwnTouch.duration) }
            if finger == .drag || finger == .lift, current.isDown {
                try send(.moved, current) { $0.place = .given(CGPoint(x: Self.distance, y: 0)) }
            }
            if current.isDown { try send(.ended, current) { _ in } }
        } catch {
            if current.isDown { current.cancel() }
            touch = nil
            throw error
        }
        try waitUntilCertain(current)
        if isOwn { return .own }
        let winners = current.recognized
        return winners.isEmpty ? .nobody(current.reasons) : .taken(by: winners)
    }
}
