import Foundation

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

    /// Processes an event.
    func receive(_ event: TouchEvent) {}

    /// Calls the callbacks for the events so far. Until it `isChosen`, only its preliminary value is reported.
    func report(isChosen: Bool) {}

    /// Makes the gesture fail.
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
