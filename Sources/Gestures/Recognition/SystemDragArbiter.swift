import Foundation

/// Recognizes what the system does with a drag on a view beside the gestures inside it.
///
/// Commonly known: a gesture that is added by `simultaneousGesture` doesn't keep the view around from scrolling, while any other
/// that is recognized does.
final class SystemDragArbiter: TouchRecognizer {
    private let inside: TouchRecognizer
    /// The gestures inside that keep the system's from being recognized.
    private let rivals: [Candidate]
    private let system: TouchRecognizer
    /// Whether the drag is the system's; nil while that is open.
    private var isSystems: Bool?

    init(_ inside: TouchRecognizer, rivals: [Candidate], _ system: TouchRecognizer) {
        self.inside = inside
        self.rivals = rivals
        self.system = system
    }

    override var status: Status {
        switch isSystems {
        case true: SimultaneousArbiter.status(inside.status, system.status)
        case false: inside.status
        case nil: .possible
        }
    }

    override var deadline: TimeInterval? { [inside, system].filter { !$0.isOver }.compactMap(\.deadline).min() }
    override var isUnderWay: Bool { inside.isUnderWay || (isSystems != false && system.isUnderWay) }
    override var hasOutlasted: Bool { inside.hasOutlasted }

    override func receive(_ event: TouchEvent) {
        inside.receive(event)
        system.receive(event)
        guard isSystems == nil else { return }
        if rivals.contains(where: { $0.status == .active || $0.status == .ended }) {
            isSystems = false
            system.cancel("gave way to a gesture that goes before it")
        } else if rivals.allSatisfy(\.hasFailed) {
            isSystems = true
        }
    }

    override func report(isChosen: Bool) {
        inside.report(isChosen: isChosen && isSystems != nil)
        system.report(isChosen: isChosen && isSystems == true)
    }

    override func cancel(_ reason: String) {
        inside.cancel(reason)
        system.cancel(reason)
        isSystems = isSystems ?? true
    }
}
