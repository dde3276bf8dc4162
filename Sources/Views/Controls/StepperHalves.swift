import Foundation

extension Facet {
    /// The minus and the plus of a stepper, side by side behind its label.
    static var stepping: Facet {
        .touchedParts { stepper, frame, _ in
            let isMirrored = stepper.environment.layoutDirection == .rightToLeft
            let width = min(ControlMetrics.stepper.width, frame.width)
            let height = max(min(frame.height, TouchMetrics.length), ControlMetrics.stepper.height)
            let minus = CGRect(
                x: isMirrored ? frame.minX + width / 2 : frame.maxX - width, y: frame.midY - height / 2,
                width: width / 2, height: height)
            let plus = minus.offsetBy(dx: isMirrored ? -width / 2 : width / 2, dy: 0)
            return [
                TouchedPart(minus, named: "the minus") { try stepper.step("decrement") },
                TouchedPart(plus, named: "the plus") { try stepper.step("increment") },
            ]
        }
    }
}

extension Node {
    /// Takes a step, wherever the middle of the stepper is.
    fileprivate func step(_ direction: String) throws {
        var none = Arguments()
        try graph.reachingEverything { _ = try kind.member(direction)?.invoke(self, &none) }
    }
}
