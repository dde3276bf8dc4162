import Foundation

/// A touch of a view, from the first finger down until it is certain what it was: several taps in a row are one.
@MainActor
final class Touch {
    let target: Node
    private unowned let graph: Graph
    private let mistakes: ControlMistakes
    private let candidates: [Candidate]
    private let recognizer: TouchRecognizer?
    private var last: TouchEvent
    private var timer: ViewClock.Timer?
    private(set) var isDown = false

    /// `own` is what the view does with the touch by itself; nil where its kind says that.
    init(on node: Node, for own: OwnTouch? = nil) {
        target = node
        graph = node.graph
        last = TouchEvent(kind: .waited, time: 0, date: Date(timeIntervalSinceReferenceDate: 0), place: .origin)
        let competition = Competition(for: node, own)
        candidates = competition.candidates
        recognizer = competition.recognizer
        mistakes = competition.mistakes
    }

    /// Whether there is a gesture that it may be.
    var mayBeGesture: Bool { recognizer != nil }
    var isOver: Bool { recognizer?.isOver ?? true }
    var deadline: TimeInterval? { isOver ? nil : recognizer?.deadline }
    var hasRecognized: Bool { candidates.contains { $0.hasRecognized && !$0.hasFailed } }

    /// The names of the gestures that it was.
    var recognized: [String] { candidates.filter { $0.hasRecognized && !$0.hasFailed }.map(\.name) }

    /// The reasons why each of the gestures wasn't recognized.
    var reasons: [String] { candidates.compactMap(\.reason) }

    func forgetOutcome() {
        for candidate in candidates { candidate.hasRecognized = false }
    }

    /// - Throws: The error of a control's action.
    func throwFailure() throws {
        guard let first = mistakes.first else { return }
        mistakes.first = nil
        throw first
    }

    /// Passes what the fingers do now to the gestures.
    func send(_ kind: TouchEvent.Kind, _ change: (inout TouchEvent) -> Void = { _ in }) {
        if kind == .began {
            isDown = true
            last.magnification = 1
            last.rotation = .zero
        }
        if kind == .ended { isDown = false }
        last.kind = kind
        last.time = graph.clock.elapsed
        last.date = graph.clock.now
        change(&last)
        settle { $0.receive(last) }
    }

    /// Takes the touch away.
    func cancel() {
        isDown = false
        settle { $0.cancel("was cancelled") }
    }

    /// Decides without what was waited for.
    func giveUpWaiting() {
        last.kind = .waited
        last.time = .infinity
        settle { $0.receive(last) }
        if !isOver { cancel() }
    }

    /// Ends the gestures of views that are no longer there.
    func dropGestures() {
        guard candidates.contains(where: { !$0.isOver && !$0.stands }) else { return }
        settle { _ in }
    }

    /// Lets the gestures change and then report, so that the next reader sees all of it and no state in between.
    private func settle(_ change: (TouchRecognizer) -> Void) {
        guard let recognizer else { return }
        timer?.cancel()
        graph.run(on: target) {
            for candidate in candidates { candidate.refresh() }
            change(recognizer)
            recognizer.report(isChosen: true)
        }
        guard let deadline else { return }
        timer = graph.clock.schedule(after: deadline - graph.clock.elapsed) { [weak self] in self?.send(.waited) }
    }
}

/// The errors in the actions of controls, which have no caller to throw to.
final class ControlMistakes {
    var first: (any Error)?

    /// Does something, and keeps what goes wrong.
    func note(_ action: () throws -> Void) {
        do {
            try action()
        } catch {
            first = first ?? error
        }
    }
}

/// One gesture of those that a touch may be.
final class Candidate: TouchRecognizer {
    /// The gesture and the view it belongs to, as messages name them.
    let name: String
    private let follower: TouchRecognizer?
    private let attachment: (node: Node, place: Int)?
    private let current: () -> (any Gesture)?
    private let outOfPlay: String?
    var hasRecognized = false

    /// `current` gives the gesture as it was described last, nil where it isn't attached any more.
    init(
        _ name: String, _ follower: TouchRecognizer, on node: Node, within place: Int,
        current: @escaping () -> (any Gesture)?
    ) {
        self.name = name
        attachment = (node, place)
        self.follower = follower
        self.current = current
        outOfPlay = nil
    }

    /// A gesture that a mask rules out.
    init(_ name: String, outOfPlay: String) {
        self.name = name
        self.outOfPlay = outOfPlay
        follower = nil
        attachment = nil
        current = { nil }
    }

    override var status: Status { follower?.status ?? .failed(outOfPlay ?? "") }
    override var deadline: TimeInterval? { follower?.deadline }
    override var isUnderWay: Bool { follower?.isUnderWay == true }
    override var hasOutlasted: Bool { follower?.hasOutlasted == true }

    override func receive(_ event: TouchEvent) {
        var event = event
        event.attachment = attachment
        follower?.receive(event)
    }

    override func report(isChosen: Bool) {
        if isChosen, status == .active || status == .ended { hasRecognized = true }
        follower?.report(isChosen: isChosen)
    }

    override func cancel(_ reason: String) {
        follower?.cancel(reason)
    }

    /// Whether the gesture is still attached.
    var stands: Bool { current() != nil }

    /// Takes the gesture as it was described last, or ends it where it isn't attached any more.
    func refresh() {
        guard let follower, !follower.isOver else { return }
        if let gesture = current() {
            follower.adopt(gesture)
        } else {
            follower.cancel("is no longer attached")
        }
    }

    /// The reason why the gesture wasn't recognized, in a sentence.
    var reason: String? {
        switch status {
        // What the system does with a touch of another sort isn't worth telling.
        case .failed(let reason): reason.isEmpty ? nil : "\(name) \(reason)"
        case .possible: "\(name) waits for more"
        case .active, .ended: nil
        }
    }
}
