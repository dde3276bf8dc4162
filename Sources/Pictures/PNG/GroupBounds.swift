import Foundation
import Raster
import Views

/// Where in a picture each group draws something, so that a group that is drawn as one needs no more pixels than that.
struct GroupBounds {
    private var known: [Int: PixelRect] = [:]
    /// The groups with one in them that is mixed with what is behind it.
    private var mixing: Set<Int> = []

    /// Finds the bounds of all groups of a list.
    /// - Parameter matrix: From points to pixels.
    /// - Complexity: O(*n*) in the commands.
    init(of list: DisplayList, _ matrix: Matrix) {
        var open: [(index: Int, matrix: Matrix, group: PictureGroup, bounds: PixelRect)] = []
        for (index, command) in list.commands.enumerated() {
            let matrix = open.last?.matrix ?? matrix
            switch command {
            case .begin(let group):
                if group.blendMode != nil { mixing.formUnion(open.map(\.index)) }
                open.append((index, Matrix(group.transform).then(matrix), group, .none))
            // What a mask draws is seen only where the group before it is.
            case .mask: break
            case .end:
                guard let inner = open.popLast() else { continue }
                known[inner.index] = inner.bounds
                guard let outer = open.indices.last else { continue }
                open[outer].bounds = open[outer].bounds.union(inner.group.reach(around: inner.bounds, inner.matrix))
            case .fill, .stroke, .text, .symbol, .image, .placeholder:
                guard let last = open.indices.last else { continue }
                open[last].bounds = open[last].bounds.union(command.bounds.pixels(matrix))
            }
        }
    }

    /// Whether the group that begins with a command has one in it that is mixed with what is behind it.
    func mixes(_ index: Int) -> Bool { mixing.contains(index) }

    /// The pixels of the group that begins with a command, before its shadow and its blur.
    func of(_ index: Int) -> PixelRect { known[index] ?? .none }
}

extension PixelRect {
    fileprivate static let none = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
}

extension PictureGroup {
    /// The pixels of the group with its shadow and its blur, as far as the clip leaves them.
    func reach(around bounds: PixelRect, _ matrix: Matrix) -> PixelRect {
        guard !bounds.isEmpty else { return bounds }
        var reached = bounds
        if let shadow { reached = reached.outset(by: PixelShadow(shadow, matrix).reach) }
        if blur > 0 { reached = reached.outset(by: Blur.reach(deviation: blur / 2 * matrix.scale)) }
        guard let clip else { return reached }
        let left = reached.intersection(clip.path.boundingRect.pixels(matrix))
        return left.isEmpty ? .none : left
    }
}

extension CGRect {
    /// The pixels around the rectangle.
    fileprivate func pixels(_ matrix: Matrix) -> PixelRect {
        let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { matrix.apply(Point($0.0, $0.1)) }
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        return PixelRect(left: x.min()!, top: y.min()!, right: x.max()!, bottom: y.max()!)
    }
}

extension DisplayList.Command {
    /// A rectangle around what is drawn, in points.
    fileprivate var bounds: CGRect {
        switch self {
        case .fill(let path, _, _): path.boundingRect
        case .stroke(let path, _, let style):
            // A corner reaches as far as the limit allows.
            path.boundingRect.insetBy(
                dx: -style.lineWidth * max(1, style.miterLimit), dy: -style.lineWidth * max(1, style.miterLimit))
        case .text(let run):
            CGRect(
                x: run.origin.x - run.size, y: run.origin.y - 2 * run.size, width: run.width + 2 * run.size,
                height: 3 * run.size)
        case .symbol(let symbol):
            symbol.frame.insetBy(dx: -symbol.frame.width / 4, dy: -symbol.frame.height / 4)
        case .image(let image): image.frame
        case .placeholder(_, let frame): frame.insetBy(dx: -1, dy: -1)
        case .begin, .mask, .end: .zero
        }
    }
}
