import Foundation

/// Lines and curves, in points.
public nonisolated struct Path: Equatable, Sendable {
    /// One step of a path.
    public enum Element: Equatable, Sendable {
        /// Starts a new stretch at a point.
        case move(to: CGPoint)
        /// Goes straight to a point.
        case line(to: CGPoint)
        /// Goes to a point along a curve that a control point bends.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// Goes to a point along a curve that two control points bend.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// Goes straight back to where the stretch started.
        case closeSubpath
    }

    /// The steps, in order.
    private(set) var elements: [Element] = []
    /// The point at which the current part of the path started.
    private var start: CGPoint?

    /// The point at which the next step starts; nil in a path with no steps.
    public private(set) var currentPoint: CGPoint?

    /// Whether it has no steps.
    public var isEmpty: Bool { elements.isEmpty }

    /// A path with no steps.
    public init() {}

    /// A path that a closure draws.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    init(_ elements: some Sequence<Element>) {
        for element in elements { append(element) }
    }

    /// Calls a closure with each step, in order.
    public func forEach(_ body: (Element) -> Void) {
        elements.forEach(body)
    }

    /// Adds a step. One that goes somewhere needs a place to start from: without one it goes nowhere and only starts.
    mutating func append(_ element: Element) {
        switch element {
        case .move(let point):
            start = point
            currentPoint = point
        case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
            guard currentPoint != nil else { return append(.move(to: point)) }
            currentPoint = point
        case .closeSubpath:
            guard let start, elements.last != .closeSubpath else { return }
            currentPoint = start
        }
        elements.append(element)
    }

    /// Starts a new stretch at a point.
    public mutating func move(to point: CGPoint) { append(.move(to: point)) }
    /// Goes straight to a point.
    public mutating func addLine(to point: CGPoint) { append(.line(to: point)) }
    /// Goes to a point along a curve that a control point bends.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        append(.quadCurve(to: point, control: control))
    }
    /// Goes to a point along a curve that two control points bend.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: point, control1: control1, control2: control2))
    }
    /// Goes straight back to where the stretch started.
    public mutating func closeSubpath() { append(.closeSubpath) }

    /// Adds the steps of another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        for element in path.elements { append(element.applying(transform)) }
    }

    /// The path that a transform makes of it.
    public func applying(_ transform: CGAffineTransform) -> Path {
        transform.isIdentity ? self : Path(elements.map { $0.applying(transform) })
    }

    /// The path moved by an offset in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// Whether both have the same steps.
    public static func == (left: Path, right: Path) -> Bool { left.elements == right.elements }
}

extension Path.Element {
    func applying(_ t: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let point): .move(to: point.applying(t))
        case .line(let point): .line(to: point.applying(t))
        case .quadCurve(let point, let control): .quadCurve(to: point.applying(t), control: control.applying(t))
        case .curve(let point, let first, let second):
            .curve(to: point.applying(t), control1: first.applying(t), control2: second.applying(t))
        case .closeSubpath: .closeSubpath
        }
    }
}

extension Path: LosslessStringConvertible {
    /// The steps in one line: the numbers of each, then a letter: `m`ove, `l`ine, `q`uadratic and `c`ubic curve, close (`h`).
    public nonisolated var description: String {
        elements.map { element in
            switch element {
            case .move(let point): "\(Path.text(point)) m"
            case .line(let point): "\(Path.text(point)) l"
            case .quadCurve(let point, let control): "\(Path.text(control, point)) q"
            case .curve(let point, let first, let second): "\(Path.text(first, second, point)) c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    /// A path from its description; nil when it isn't one.
    public nonisolated init?(_ string: String) {
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
        for word in string.split(separator: " ") {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            switch (word, numbers.count) {
            case ("m", 2): append(.move(to: point(0)))
            case ("l", 2): append(.line(to: point(0)))
            case ("q", 4): append(.quadCurve(to: point(1), control: point(0)))
            case ("c", 6): append(.curve(to: point(2), control1: point(0), control2: point(1)))
            case ("h", 0): append(.closeSubpath)
            default: return nil
            }
            numbers.removeAll()
        }
        guard numbers.isEmpty else { return nil }
    }

    private static func text(_ points: CGPoint...) -> String {
        points.map { "\(text($0.x)) \(text($0.y))" }.joined(separator: " ")
    }

    private static func text(_ number: CGFloat) -> String {
        Int(exactly: number.native).map { String($0) } ?? String(number.native)
    }
}
