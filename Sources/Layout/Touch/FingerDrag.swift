import Foundation

/// A drag with one finger, as far as it has gone.
package struct FingerDrag {
    /// The view that the finger was put down on.
    package let touched: Node
    /// The place at which it was put down, in points from the top left corner of the screen; nil where nobody said.
    package let start: CGPoint?
    /// The axis along which the finger set off.
    package let axis: Axis
    /// The distance of the finger from where it was put down, in points.
    package let translation: CGSize
    /// The distance at which it would come to rest if it were lifted now, in points.
    package let predictedTranslation: CGSize

    package init(
        touched: Node, start: CGPoint?, axis: Axis, translation: CGSize, predictedTranslation: CGSize
    ) {
        self.touched = touched
        self.start = start
        self.axis = axis
        self.translation = translation
        self.predictedTranslation = predictedTranslation
    }

    /// The distance along the axis on which the finger set off, in points.
    package var length: CGFloat { translation[axis] }
}

/// What a view does with a drag.
package enum DragAnswer {
    /// It takes the drag. The closure is called when the finger is lifted, with the whole drag.
    case takes(@MainActor (FingerDrag) throws -> Void)
    /// It leaves the drag to the views around. The reason, where there is one to tell, follows the name of the view: `has
    /// scrollDisabled`.
    case leaves(because: String?)

    /// It leaves the drag to the views around.
    package static var leaves: DragAnswer { .leaves(because: nil) }
}

/// The effect of a drag that begins on a view beside those of its gestures.
struct DragEffect: Sendable {
    /// Whether a drag is the view's before it is asked for by what is inside.
    let goesFirst: @MainActor @Sendable (_ view: Node, FingerDrag) -> Bool
    /// Returns what the view does with a drag that has just set off.
    let answer: @MainActor @Sendable (_ view: Node, FingerDrag) -> DragAnswer
}

extension Facet {
    /// A drag has an effect on views of the kind. `goesFirst` says of which drags that comes before the effects on views inside.
    package static func dragged(
        first goesFirst: @escaping @MainActor @Sendable (_ view: Node, FingerDrag) -> Bool = { _, _ in false },
        _ answer: @escaping @MainActor @Sendable (_ view: Node, FingerDrag) -> DragAnswer
    ) -> Facet { Facet(DragEffect(goesFirst: goesFirst, answer: answer)) }
}

extension Node {
    /// Whether a drag has an effect on the view beside those of its gestures.
    package var takesDrags: Bool { kind.states(DragEffect.self) }

    /// Returns what the view does with a drag that has just set off, unless a view around takes it first.
    package func answer(to drag: FingerDrag) -> DragAnswer {
        guard let effect = kind[DragEffect.self] else { return .leaves }
        let isTaken = sequence(first: self, next: \.around).dropFirst().contains { around in
            around.kind[DragEffect.self]?.goesFirst(around, drag) == true
        }
        return isTaken ? .leaves : effect.answer(self, drag)
    }

    /// The view at a point of the screen, where nothing is drawn, that a drag has an effect on: the innermost one inside this.
    func dragged(at point: CGPoint, in layout: LaidOut) -> Node? {
        for view in (shownInside ?? children).reversed() where view.presence != .absent {
            if let found = view.dragged(at: point, in: layout) { return found }
        }
        guard takesDrags, let frame = dragFrame(in: layout), frame.contains(point) else { return nil }
        return self
    }

    /// The rectangle in which the view takes drags: that of a view, or of the screen that it is.
    private func dragFrame(in layout: LaidOut) -> CGRect? {
        presence == .presented ? presentedFrame : try? layout.frame(of: self, inner: true)
    }

    /// The view that a drag on this one is for: the nearest around that responds. Commonly known: a finger on a disabled row
    /// scrolls the list.
    package var responsiveToDrag: Node {
        guard responseObstruction != nil else { return self }
        return sequence(first: self, next: \.around).first { $0.takesDrags && $0.responseObstruction == nil } ?? self
    }
}
