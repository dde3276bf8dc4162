import Foundation

/// Follows a finger for what the system does with a drag on a view: scrolling, turning pages, going back.
///
/// Once the finger has set off, the view is asked whether the drag is for it. What it does, it does when the finger is lifted.
final class SystemDragRecognizer: TouchRecognizer {
    private unowned let node: Node
    private unowned let touched: Node
    private let mistakes: ControlMistakes
    private var state = Status.possible
    private var start: TouchLocation?
    private var axis: Axis?
    private var velocity = VelocityMeter<CGSize>(.zero)
    private var end: (@MainActor () throws -> Void)?

    /// The distance after which a drag sets off, in points. Commonly known: that of `DragGesture` is the same.
    private static let distance: CGFloat = 10

    init(_ node: Node, touched: Node, _ mistakes: ControlMistakes) {
        self.node = node
        self.touched = touched
        self.mistakes = mistakes
    }

    override var status: Status { state }

    override func receive(_ event: TouchEvent) {
        guard !isOver, event.kind != .waited else { return }
        guard event.fingers == 1, node.isAttached, touched.isAttached else { return state = .failed("") }
        guard let start, event.kind != .began else {
            start = event.place
            return velocity.note(.zero, at: event.time)
        }
        let translation = CGSize(
            width: event.location.x - start.point.x, height: event.location.y - start.point.y)
        velocity.note(translation, at: event.time)
        if axis == nil {
            guard start.point.distance(to: event.location) >= Self.distance else {
                if event.kind == .ended { state = .failed("") }
                return
            }
            axis = abs(translation.width) > abs(translation.height) ? .horizontal : .vertical
        }
        guard let axis else { return }
        follow(drag(axis, translation), isEnd: event.kind == .ended)
    }

    private func follow(_ drag: FingerDrag, isEnd: Bool) {
        switch node.answer(to: drag) {
        // What has begun is carried through, whatever else the view would do with it by now.
        case .leaves(let reason) where state != .active: state = .failed(reason ?? "")
        case .leaves: state = isEnd ? .ended : .active
        case .takes(let act):
            state = isEnd ? .ended : .active
            end = { try act(drag) }
        }
    }

    override func report(isChosen: Bool) {
        guard isChosen, state == .ended, let end else { return }
        self.end = nil
        mistakes.note(end)
    }

    override func cancel(_ reason: String) {
        if !hasFailed { state = .failed("") }
    }

    private func drag(_ axis: Axis, _ translation: CGSize) -> FingerDrag {
        let speed = velocity.perSecond
        return FingerDrag(
            touched: touched, start: place, axis: axis, translation: translation,
            // As for DragGesture.Value.predictedEndTranslation.
            predictedTranslation: CGSize(
                width: translation.width + speed.width / 4, height: translation.height + speed.height / 4))
    }

    /// The place on the screen at which the finger was put down; nil where it was put on a view, anywhere.
    private var place: CGPoint? {
        switch start {
        case .screen(let point): return point
        case .given(let point) where point != .zero:
            guard let frame = try? touched.frame(inner: true) else { return nil }
            return CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
        case .given, nil: return nil
        }
    }
}
