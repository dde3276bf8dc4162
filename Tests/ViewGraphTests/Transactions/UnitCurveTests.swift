import SwiftUI
import Testing

@Suite("A unit curve")
struct UnitCurveTests {
    static let curves: [UnitCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
        .bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.9), endControlPoint: UnitPoint(x: 0.9, y: 0.1)),
    ]

    @Test("starts at 0, ends at 1, and is as steep as it rises", arguments: curves)
    func slope(_ curve: UnitCurve) {
        #expect(curve.value(at: -1) == 0 && curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1 && curve.value(at: 2) == 1)
        for progress in [0.1, 0.3, 0.6, 0.9] {
            let rise = (curve.value(at: progress + 1e-5) - curve.value(at: progress - 1e-5)) / 2e-5
            #expect(abs(curve.velocity(at: progress) - rise) < 1e-3)
        }
    }

    @Test("is taken back by its inverse", arguments: curves)
    func inverse(_ curve: UnitCurve) {
        for progress in [0.05, 0.25, 0.5, 0.8] {
            #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-9)
        }
        #expect(curve.inverse.inverse == curve)
    }

    @Test("has the values of CSS's curves of the same control points")
    func values() {
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
        #expect(abs(UnitCurve.easeIn.value(at: 0.5) - 0.3153568) < 1e-6)
        #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
        #expect("\(UnitCurve.easeIn.inverse)" == "easeIn.inverse")
    }
}
