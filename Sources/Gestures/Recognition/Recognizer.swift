import Foundation

/// The state of the fingers on a view at one moment.
public struct TouchEvent {
    /// The kind of event.
    enum Kind {
        case began
        case moved
        case ended
        /// Nothing but time has passed.
        case waited
    }

    var kind: Kind
    /// Seconds on the clock of the views.
    var time: TimeInterval
    /// The same as a date.
    var date: Date
    /// The place of the finger, or the middle of two.
    var place: TouchLocation
    /// The view that the gesture is attached to, and the place of its modifier.
    var attachment: (node: Node, place: Int)?
    /// The number of fingers.
    var fingers = 1
    /// The distance between the two fingers as a multiple of that when they began: 2 for twice as far.
    var magnification: CGFloat = 1
    /// The angle by which the two fingers have turned since they began.
    var rotation = Angle.zero
    /// The keys that are held.
    var keys: EventModifiers = []
}

extension TouchEvent {
    /// The place of the finger, in points, as the caller gave it.
    var location: CGPoint { place.point }

    /// Returns the place of the finger in the coordinate space of a gesture, in points: that of the caller, unless that was a
    /// place on the screen.
    @MainActor func location(in space: CoordinateSpace) -> CGPoint {
        guard case .screen(let location) = place, let (node, place) = attachment, space != .global else {
            return location
        }
        var name: AnyHashable?
        if case .named(let given) = space { name = given }
        let origin = Graph.touchMap?.origin(of: node, within: place, named: name) ?? .zero
        return CGPoint(x: location.x - origin.x, y: location.y - origin.y)
    }
}

/// The phase of a gesture.
public enum GesturePhase<Value> {
    /// It may yet be what the fingers do. It has a value where there is something to report even so: a press that is
    /// not long enough so far.
    case possible(Value?)
    /// It is what the fingers do, and goes on.
    case active(Value)
    /// It is done.
    case ended(Value)
    /// It is not what the fingers do, or no longer. The reason continues a sentence about the gesture.
    case failed(String)

    /// The value, where there is one.
    var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed(let reason): .failed(reason)
        }
    }

    /// The phase without its value.
    var status: TouchRecognizer.Status {
        switch self {
        case .possible: .possible
        case .active: .active
        case .ended: .ended
        case .failed(let reason): .failed(reason)
        }
    }
}

/// Follows the fingers for one gesture, or for several that compete.
///
/// The movement of the fingers is taken in first, everywhere; only then is it decided whose gesture it is, and the callbacks
/// of that one are called.
@MainActor
public class TouchRecognizer {
    /// The progress of a recognizer.
    enum Status: Equatable {
        case possible
        case active
        case ended
        case failed(String)
    }

    /// The progress.
    var status: Status { .possible }

    /// When time alone will change something, in seconds on the clock.
    var deadline: TimeInterval? { nil }

    /// Whether it has got hold of something: a press that lasts, a first tap of two. Until it has, a press that lasts
    /// long enough elsewhere takes the touch from it.
    var isUnderWay: Bool { status == .active || status == .ended }

    /// Whether a press lasted long enough for it to be recognised with the finger still down.
    var hasOutlasted: Bool { false }

    /// Takes in what the fingers do.
    func receive(_ event: TouchEvent) {}

    /// Calls the callbacks for what was taken in. Unless it `isChosen`, others may yet turn out to be what the fingers
    /// do, and only what goes before that is reported.
    func report(isChosen: Bool) {}

    /// Gives up.
    func cancel(_ reason: String) {}

    /// Takes the gesture as it was described last.
    func adopt(_ gesture: any Gesture) {}

    final var isOver: Bool {
        switch status {
        case .possible, .active: false
        case .ended, .failed: true
        }
    }

    final var hasFailed: Bool { if case .failed = status { true } else { false } }
}

/// Follows the fingers for a gesture with values of a type.
public class Recognizer<Value>: TouchRecognizer {
    /// The phase of the gesture.
    final var phase = GesturePhase<Value>.possible(nil)

    override var status: Status { phase.status }

    final override func receive(_ event: TouchEvent) {
        guard !isOver else { return }
        handle(event)
    }

    /// Takes in what the fingers do, while the gesture isn't over.
    func handle(_ event: TouchEvent) {}

    override func cancel(_ reason: String) {
        if !hasFailed { phase = .failed(reason) }
    }
}

/// Follows the fingers for a gesture that consists of no other.
class LeafRecognizer<G: Gesture>: Recognizer<G.Value> {
    final var gesture: G

    init(_ gesture: G) {
        self.gesture = gesture
    }

    override func adopt(_ gesture: any Gesture) {
        if let gesture = gesture as? G { self.gesture = gesture }
    }
}

/// Follows the fingers for a layer around a gesture.
class LayerRecognizer<G: GestureLayer, Inner>: Recognizer<G.Value> {
    final var gesture: G
    final let inner: Recognizer<Inner>

    init(_ gesture: G, _ inner: Recognizer<Inner>) {
        self.gesture = gesture
        self.inner = inner
        super.init()
        phase = inner.phase.map { outward($0) }
    }

    final func outward(_ value: Inner) -> G.Value { gesture.outward(value) as! G.Value }

    override var deadline: TimeInterval? { inner.deadline }
    override var isUnderWay: Bool { !hasFailed && inner.isUnderWay }
    override var hasOutlasted: Bool { !hasFailed && inner.hasOutlasted }

    override func handle(_ event: TouchEvent) {
        inner.receive(event)
        phase = inner.phase.map { outward($0) }
    }

    override func report(isChosen: Bool) {
        inner.report(isChosen: isChosen)
    }

    override func cancel(_ reason: String) {
        super.cancel(reason)
        inner.cancel(reason)
    }

    override func adopt(_ gesture: any Gesture) {
        guard let gesture = gesture as? G else { return }
        self.gesture = gesture
        guard let wrapped = gesture.wrapped else { return cancel("is no longer attached") }
        inner.adopt(wrapped)
    }
}

/// Follows the fingers for what a gesture of the app's is made of.
final class BodyRecognizer<Body: Gesture>: Recognizer<Body.Value> {
    private let node: Node
    private let inner: Recognizer<Body.Value>?

    init(in node: Node) {
        self.node = node
        let part = node.gesturePart(.gestureBody)
        inner = part.flatMap { part in (part.gesture as? Body)?._makeRecognizer(in: part) }
        super.init()
        if let inner {
            phase = inner.phase
        } else {
            phase = .failed(node.failure.map { "could not be made: \($0)" } ?? "is made of nothing")
        }
    }

    override var deadline: TimeInterval? { inner?.deadline }
    override var isUnderWay: Bool { !hasFailed && inner?.isUnderWay == true }
    override var hasOutlasted: Bool { !hasFailed && inner?.hasOutlasted == true }

    override func handle(_ event: TouchEvent) {
        guard let inner else { return }
        inner.receive(event)
        phase = inner.phase
    }

    override func report(isChosen: Bool) {
        inner?.report(isChosen: isChosen)
    }

    override func cancel(_ reason: String) {
        super.cancel(reason)
        inner?.cancel(reason)
    }

    override func adopt(_ gesture: any Gesture) {
        if let body = node.gesturePart(.gestureBody)?.gesture { inner?.adopt(body) }
    }
}

/// The reason why a gesture fails for the number of fingers.
func fingersNeeded(_ needed: Int, _ found: Int) -> String {
    let words = ["no finger", "one finger", "two fingers"]
    return "needs \(words[needed]), got \(found < words.count ? words[found] : "\(found)")"
}

extension CGPoint {
    /// Returns the distance to another point, in points.
    func distance(to other: CGPoint) -> CGFloat {
        ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
    }
}

/// A number as messages show it, without digits that mean nothing.
func shortened(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
}

/// Whether one time isn't before another, apart from the error of adding up fractions.
func isReached(_ deadline: TimeInterval, at time: TimeInterval) -> Bool { time >= deadline - 1e-6 }
