import Foundation

/// A curve that says how much of a change has been made, of 1, after a part of its time, of 1.
public nonisolated struct UnitCurve: Hashable, Sendable {
    private enum Function: Hashable, Sendable {
        case linear
        case circularEaseIn, circularEaseOut, circularEaseInOut
        case bezier(CubicBezier)
    }

    private let function: Function
    /// Whether time and change are exchanged.
    private let isInverse: Bool

    private init(_ function: Function, isInverse: Bool = false) {
        self.function = function
        self.isInverse = isInverse
    }

    /// Constant speed.
    public static let linear = UnitCurve(.linear)
    /// A slow start.
    public static let easeIn = timing(0.42, 0, 1, 1)
    /// A slow end.
    public static let easeOut = timing(0, 0, 0.58, 1)
    /// A slow start and end.
    public static let easeInOut = timing(0.42, 0, 0.58, 1)
    /// A slow start, as a quarter of a circle has it.
    public static let circularEaseIn = UnitCurve(.circularEaseIn)
    /// A slow end, as a quarter of a circle has it.
    public static let circularEaseOut = UnitCurve(.circularEaseOut)
    /// A slow start and end, as two quarters of circles have them.
    public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

    /// A Bézier curve from (0, 0) to (1, 1). The control points' x, which is time, is kept from 0 to 1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        timing(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
    }

    static func timing(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        // Control points on the way itself bend nothing.
        if x1 == y1, x2 == y2 { return .linear }
        return UnitCurve(.bezier(CubicBezier(x1: min(max(x1, 0), 1), y1: y1, x2: min(max(x2, 0), 1), y2: y2)))
    }

    /// The curve with time and change exchanged, which takes back what this one does to a progress.
    public var inverse: UnitCurve {
        switch function {
        case .linear: self
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .circularEaseInOut, .bezier: UnitCurve(function, isInverse: !isInverse)
        }
    }

    /// Returns the part of the change that is made after a part of the time. Time is kept from 0 to 1.
    public func value(at progress: Double) -> Double {
        let x = progress > 0 ? min(progress, 1) : 0
        switch function {
        case .linear: return x
        case .circularEaseIn: return Self.easeIn(x)
        case .circularEaseOut: return 1 - Self.easeIn(1 - x)
        case .circularEaseInOut:
            if isInverse { return x < 0.5 ? (1 - Self.easeIn(1 - 2 * x)) / 2 : (1 + Self.easeIn(2 * x - 1)) / 2 }
            return x < 0.5 ? Self.easeIn(2 * x) / 2 : 1 - Self.easeIn(2 - 2 * x) / 2
        case .bezier(let bezier):
            if x == 0 || x == 1 { return x }
            return isInverse ? bezier.x(at: bezier.parameter(y: x)) : bezier.y(at: bezier.parameter(x: x))
        }
    }

    /// Returns the speed of the change after a part of the time: 1 is the speed of `linear`.
    public func velocity(at progress: Double) -> Double {
        let x = progress > 0 ? min(progress, 1) : 0
        switch function {
        case .linear: return 1
        case .circularEaseIn: return Self.easeInSlope(x)
        case .circularEaseOut: return Self.easeInSlope(1 - x)
        case .circularEaseInOut:
            if isInverse { return Self.easeInSlope(x < 0.5 ? 1 - 2 * x : 2 * x - 1) }
            return Self.easeInSlope(x < 0.5 ? 2 * x : 2 - 2 * x)
        case .bezier(let bezier):
            return isInverse ? 1 / bezier.slope(at: bezier.parameter(y: x)) : bezier.slope(at: bezier.parameter(x: x))
        }
    }

    private static func easeIn(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }

    private static func easeInSlope(_ x: Double) -> Double { x / (1 - x * x).squareRoot() }
}

/// A Bézier curve from (0, 0) to (1, 1).
private nonisolated struct CubicBezier: Hashable, Sendable {
    let x1, y1, x2, y2: Double

    func x(at parameter: Double) -> Double { Self.point(parameter, x1, x2) }
    func y(at parameter: Double) -> Double { Self.point(parameter, y1, y2) }

    /// The parameter at which the curve has this x.
    func parameter(x: Double) -> Double { Self.parameter { self.x(at: $0) < x } }
    /// The parameter at which the curve first has this y.
    func parameter(y: Double) -> Double { Self.parameter { self.y(at: $0) < y } }

    /// Returns the slope of the curve. Where a control point lies on its end, the nearest slope that is known counts.
    func slope(at parameter: Double) -> Double {
        let along = Self.derivative(parameter, x1, x2)
        let up = Self.derivative(parameter, y1, y2)
        guard along == 0, up == 0 else { return up / along }
        let near = parameter < 0.5 ? parameter + 1e-6 : parameter - 1e-6
        return Self.derivative(near, y1, y2) / Self.derivative(near, x1, x2)
    }

    private static func point(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t
    }

    private static func derivative(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * p1 + 6 * s * t * (p2 - p1) + 3 * t * t * (1 - p2)
    }

    private static func parameter(isBelow: (Double) -> Bool) -> Double {
        var (low, high) = (0.0, 1.0)
        // Halving 60 times leaves less than a Double can tell apart.
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if isBelow(middle) { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}

extension UnitCurve: CustomStringConvertible {
    public var description: String { isInverse ? "\(name).inverse" : name }

    private var name: String {
        switch self {
        case .linear: "linear"
        case .easeIn, UnitCurve.easeIn.inverse: "easeIn"
        case .easeOut, UnitCurve.easeOut.inverse: "easeOut"
        case .easeInOut, UnitCurve.easeInOut.inverse: "easeInOut"
        default:
            switch function {
            case .linear: "linear"
            case .circularEaseIn: "circularEaseIn"
            case .circularEaseOut: "circularEaseOut"
            case .circularEaseInOut: "circularEaseInOut"
            case .bezier(let bezier): "bezier(\(bezier.x1), \(bezier.y1), \(bezier.x2), \(bezier.y2))"
            }
        }
    }
}

extension UnitCurve: DescribedValue {
    public static let valueKind = ValueKind(
        "UnitCurve", UnitCurve.self, example: "UnitCurve.easeIn",
        constants: [
            "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
            "circularEaseIn": .circularEaseIn, "circularEaseOut": .circularEaseOut,
            "circularEaseInOut": .circularEaseInOut,
        ],
        makers: [
            .init(
                "bezier", .required("startControlPoint", UnitPoint.self), .required("endControlPoint", UnitPoint.self)
            ) { UnitCurve.bezier(startControlPoint: $0, endControlPoint: $1) }
        ],
        members: [
            .property("inverse") { (curve: UnitCurve) in curve.inverse },
            .method("value", .required("progress", Double.self)) { (curve: UnitCurve, progress: Double) in
                curve.value(at: progress)
            },
            .method("velocity", .required("progress", Double.self)) { (curve: UnitCurve, progress: Double) in
                curve.velocity(at: progress)
            },
        ])
}
