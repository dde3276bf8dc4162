import Foundation

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
