import Foundation

/// A gesture that consists of two others.
@MainActor
protocol ComposedGesture: Gesture where Body == Never {
    associatedtype First: Gesture
    associatedtype Second: Gesture

    var first: First { get }
    var second: Second { get }

    nonisolated init(_ first: First, _ second: Second)
}

extension ComposedGesture {
    /// Hands over the two.
    @MainActor public func _visitParts(_ visitor: inout ChildVisitor) {
        visitor.child(.first, GestureElement(gesture: first))
        visitor.child(.second, GestureElement(gesture: second))
    }
}

/// Follows the fingers for two gestures.
class PairRecognizer<G: ComposedGesture, First: Gesture, Second: Gesture>: Recognizer<G.Value>
where G.First == First, G.Second == Second {
    final let first: Recognizer<First.Value>
    final let second: Recognizer<Second.Value>

    init(_ gesture: G, in node: Node) {
        first = gesture.first._makeRecognizer(in: node.gesturePart(.first) ?? node)
        second = gesture.second._makeRecognizer(in: node.gesturePart(.second) ?? node)
    }

    override var deadline: TimeInterval? {
        isOver ? nil : [first, second].compactMap { ($0 as TouchRecognizer).deadline }.min()
    }

    override func cancel(_ reason: String) {
        super.cancel(reason)
        first.cancel(reason)
        second.cancel(reason)
    }

    override func adopt(_ gesture: any Gesture) {
        guard let gesture = gesture as? G else { return }
        first.adopt(gesture.first)
        second.adopt(gesture.second)
    }

    override func report(isChosen: Bool) {
        first.report(isChosen: isChosen)
        second.report(isChosen: isChosen)
    }

    /// The reasons why both have failed.
    final var reasonOfBoth: String {
        guard case .failed(let one) = first.status, case .failed(let other) = second.status else { return "" }
        return one == other ? one : "has a first gesture that \(one), and a second that \(other)"
    }
}
