import Foundation
import Views

/// Records what views draw. What isn't finite, is clear, or lies out of sight is left out, and so are groups of nothing.
@MainActor
final class Recorder: Brush {
    private(set) var items: [DisplayList.Item] = []
    private(set) var isFull = false
    /// The view that draws.
    var node: Node?
    private var paths: [ObjectIdentifier: String] = [:]
    /// The part of the screen that can be seen, in the coordinates of the current group; nil where a transform, a shadow or a
    /// blur makes that unknown.
    private var window: CGRect?

    /// The largest distance of a point from the corner of the screen, in points: beyond, formats of pictures lose digits.
    private static let farthest: CGFloat = 1_000_000

    init(size: CGSize) {
        window = CGRect(origin: .zero, size: size)
    }

    func fill(_ path: Path, _ paint: Paint, isEvenOdd: Bool) {
        guard let bounds = path.sensibleBounds(Self.farthest), !paint.isClear, paint.isSensible(Self.farthest),
            bounds.width > 0, bounds.height > 0, isInSight(bounds)
        else { return }
        add(.fill(path, paint, isEvenOdd: isEvenOdd))
    }

    func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
        guard let bounds = path.sensibleBounds(Self.farthest), !paint.isClear, paint.isSensible(Self.farthest),
            style.lineWidth > 0, style.lineWidth < Self.farthest,
            isInSight(bounds.insetBy(dx: -style.lineWidth * 2, dy: -style.lineWidth * 2))
        else { return }
        var sensible = style
        if !style.dashPhase.isFinite || !style.dash.allSatisfy({ $0.isFinite && $0 >= 0 }) { sensible.dash = [] }
        if !style.miterLimit.isFinite { sensible.miterLimit = 10 }
        add(.stroke(path, paint, sensible))
    }

    func text(_ run: TextRun) {
        guard !run.paint.isClear, run.size > 0, run.size < Self.farthest, run.origin.isSensible(Self.farthest),
            run.advances.allSatisfy(\.isFinite),
            isInSight(
                CGRect(
                    x: run.origin.x - run.size, y: run.origin.y - 2 * run.size, width: run.width + 2 * run.size,
                    height: 3 * run.size))
        else { return }
        add(.text(run))
    }

    func symbol(_ symbol: SymbolMark) {
        guard !symbol.paint.isClear, isDrawable(symbol.frame) else { return }
        add(.symbol(symbol))
    }

    func image(_ image: ImageMark) {
        guard isDrawable(image.frame) else { return }
        add(.image(image))
    }

    func placeholder(_ name: String, in frame: CGRect) {
        guard isDrawable(frame) else { return }
        add(.placeholder(name, frame))
    }

    func group(_ group: PictureGroup, _ draw: () -> Void) {
        guard group != PictureGroup() else { return draw() }
        guard group.opacity > 0, group.transform.isSensible, !isFull else { return }
        let (outer, count) = (window, items.count)
        defer { window = outer }
        var group = group
        if let clip = group.clip {
            guard let bounds = clip.path.sensibleBounds(Self.farthest), isInSight(bounds) else { return }
            window = window.map { $0.intersection(bounds) }
        }
        if !group.blur.isFinite || group.blur > 1000 { group.blur = 0 }
        if group.blendMode?.isDrawn == false { group.blendMode = nil }
        guard group != PictureGroup() else { return draw() }
        if !group.transform.isIdentity || group.shadow != nil || group.blur > 0 { window = nil }
        append(.begin(group))
        draw()
        // A group of nothing is no group.
        if items.count == count + 1 { items.removeLast() } else { append(.end) }
    }

    func masked(_ draw: () -> Void, by mask: () -> Void) {
        guard !isFull else { return }
        let count = items.count
        append(.begin(PictureGroup(isMasked: true)))
        draw()
        guard items.count > count + 1 else { return items.removeLast(items.count - count) }
        append(.mask)
        let start = items.count
        mask()
        // A mask of nothing leaves nothing.
        guard items.count > start else { return items.removeLast(items.count - count) }
        append(.end)
    }

    private func isDrawable(_ frame: CGRect) -> Bool {
        frame.width > 0 && frame.height > 0 && frame.width < Self.farthest && frame.height < Self.farthest
            && frame.origin.isSensible(Self.farthest) && isInSight(frame)
    }

    private func isInSight(_ bounds: CGRect) -> Bool { window.map { $0.intersects(bounds) } ?? true }

    private func add(_ command: DisplayList.Command) {
        guard items.count < PictureError.most else {
            isFull = true
            return
        }
        append(command)
    }

    private func append(_ command: DisplayList.Command) {
        items.append(DisplayList.Item(path: path, command: command))
    }

    private var path: String {
        guard let node else { return "" }
        if let known = paths[ObjectIdentifier(node)] { return known }
        let path = node.path(.lua)
        paths[ObjectIdentifier(node)] = path
        return path
    }
}

extension CGPoint {
    fileprivate func isSensible(_ farthest: CGFloat) -> Bool { abs(x) <= farthest && abs(y) <= farthest }
}

extension CGAffineTransform {
    fileprivate var isSensible: Bool {
        [a, b, c, d].allSatisfy { abs($0) <= 10_000 } && abs(tx) <= 1e9 && abs(ty) <= 1e9 && abs(a * d - b * c) > 1e-9
    }
}

extension Path {
    /// The rectangle around all points; nil for a path without points, and for one with a point that isn't finite or too far.
    fileprivate func sensibleBounds(_ farthest: CGFloat) -> CGRect? {
        var (left, top, right, bottom) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
        var isSensible = true
        func take(_ point: CGPoint) {
            isSensible = isSensible && point.isSensible(farthest)
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        forEach { element in
            switch element {
            case .move(let point), .line(let point): take(point)
            case .quadCurve(let point, let control):
                take(point)
                take(control)
            case .curve(let point, let first, let second):
                take(point)
                take(first)
                take(second)
            case .closeSubpath: break
            }
        }
        guard isSensible, left <= right else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension Paint {
    fileprivate func isSensible(_ farthest: CGFloat) -> Bool {
        switch self {
        case .color: true
        case .linear(let stops, let from, let to):
            !stops.isEmpty && from.isSensible(farthest) && to.isSensible(farthest)
        case .radial(let stops, let center, let from, let to):
            !stops.isEmpty && center.isSensible(farthest) && from.isFinite && to.isFinite && from >= 0 && to > from
        case .angular(let stops, let center, let from, let to, let rect):
            !stops.isEmpty && center.isSensible(farthest) && abs(from) < 1e6 && abs(to) < 1e6 && from != to
                && rect.origin.isSensible(farthest) && rect.width < farthest && rect.height < farthest
        }
    }
}
