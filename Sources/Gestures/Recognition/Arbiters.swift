import Foundation

/// Recognizes one of two gestures: the second only where the first fails.
///
/// A second gesture that lies around the first also gets the touch when it is a press that lasted long enough and the first
/// has nothing under way: a tap inside does not keep a long press outside waiting.
final class ExclusiveArbiter: TouchRecognizer {
    enum Side {
        case first
        case second
    }

    private let first: TouchRecognizer
    private let second: TouchRecognizer
    private let secondMayOutlast: Bool
    /// The recognized gesture; nil while that is open.
    private(set) var winner: Side?

    init(_ first: TouchRecognizer, _ second: TouchRecognizer, secondMayOutlast: Bool) {
        self.first = first
        self.second = second
        self.secondMayOutlast = secondMayOutlast
    }

    override var status: Status {
        switch winner {
        case .first: first.status
        case .second: second.status
        case nil: .possible
        }
    }

    override var deadline: TimeInterval? {
        [first, second].filter { !$0.isOver }.compactMap(\.deadline).min()
    }

    override var isUnderWay: Bool { first.isUnderWay || (winner != .first && second.isUnderWay) }
    override var hasOutlasted: Bool { first.hasOutlasted || (winner != .first && second.hasOutlasted) }

    override func receive(_ event: TouchEvent) {
        first.receive(event)
        second.receive(event)
        guard winner == nil else { return }
        if first.hasFailed {
            winner = .second
        } else if first.status == .active || first.status == .ended {
            // Documented for exclusively(before:): only one of both succeeds, and the first has precedence.
            winner = .first
            second.cancel("gave way to a gesture that goes before it")
        } else if secondMayOutlast, second.hasOutlasted, !first.isUnderWay {
            // Unverified: a press that has lasted wins over gestures inside that haven't begun.
            winner = .second
            first.cancel("gave way to a press that lasted")
        }
    }

    override func report(isChosen: Bool) {
        first.report(isChosen: isChosen && winner == .first)
        second.report(isChosen: isChosen && winner == .second)
    }

    override func cancel(_ reason: String) {
        first.cancel(reason)
        second.cancel(reason)
        winner = winner ?? .second
    }
}

/// Recognizes two gestures that don't exclude one another.
final class SimultaneousArbiter: TouchRecognizer {
    private let first: TouchRecognizer
    private let second: TouchRecognizer

    init(_ first: TouchRecognizer, _ second: TouchRecognizer) {
        self.first = first
        self.second = second
    }

    override var status: Status { SimultaneousArbiter.status(first.status, second.status) }
    override var deadline: TimeInterval? {
        [first, second].filter { !$0.isOver }.compactMap(\.deadline).min()
    }
    override var isUnderWay: Bool { first.isUnderWay || second.isUnderWay }
    override var hasOutlasted: Bool { first.hasOutlasted || second.hasOutlasted }

    override func receive(_ event: TouchEvent) {
        first.receive(event)
        second.receive(event)
    }

    override func report(isChosen: Bool) {
        first.report(isChosen: isChosen)
        second.report(isChosen: isChosen)
    }

    override func cancel(_ reason: String) {
        first.cancel(reason)
        second.cancel(reason)
    }

    /// Returns the status of two gestures that may both be recognized: over when both are.
    static func status(_ first: Status, _ second: Status) -> Status {
        switch (first, second) {
        case (.failed, _): second
        // Commonly known: simultaneous gestures fail together only; each can succeed alone.
        case (_, .failed): first
        case (.ended, .ended): .ended
        case (.possible, .possible): .possible
        default: .active
        }
    }
}
