import Foundation
import System
import Views

/// A picture of characters, for logs and for terminals without colors: texts at their places, lines around what has an edge,
/// signs for what is small.
struct TextPicture {
    /// The points of a character. A letter of usual size is about as wide, and its line as high.
    static let cellWidth = 8.0
    private static let cellHeight = 17.0

    /// What is drawn in a group that is open.
    private struct Group {
        var transform = CGAffineTransform.identity
        /// What can be seen, in points of the screen.
        var sight: CGRect
    }

    private let size: CGSize
    private var grid: CharacterGrid
    private var groups: [Group]
    /// The paint on which the next things are drawn, by the areas that have it, the latest last.
    private var grounds: [(area: CGRect, color: PaintColor)] = []

    init(of list: DisplayList) {
        size = list.size
        grid = CharacterGrid(
            columns: max(1, Int((list.size.width / Self.cellWidth).rounded())),
            rows: max(1, Int((list.size.height / Self.cellHeight).rounded())))
        groups = [Group(sight: CGRect(origin: .zero, size: list.size))]
        for command in list.commands { draw(command) }
    }

    /// The lines, each with its end.
    var text: String { grid.text }

    private var group: Group { groups[groups.count - 1] }

    private mutating func draw(_ command: DisplayList.Command) {
        switch command {
        case .fill(let path, let paint, _): fill(path, paint)
        case .stroke(let path, let paint, let style): stroke(path, paint, style)
        case .text(let run): put(run)
        case .symbol(let symbol): put(symbol)
        case .image(let image): put(placeholder: image.name, image.frame)
        case .placeholder(let name, let frame): put(placeholder: name, frame)
        case .begin(let group): begin(group)
        // A mask itself isn't seen, and characters can't be masked by it.
        case .mask: groups[groups.count - 1].sight = .null
        case .end: if groups.count > 1 { groups.removeLast() }
        }
    }

    private mutating func begin(_ inner: PictureGroup) {
        var next = group
        next.transform = inner.transform.concatenating(group.transform)
        if let clip = inner.clip {
            next.sight = Self.overlap(next.sight, clip.path.boundingRect.applying(next.transform)) ?? .null
        }
        groups.append(next)
    }

    /// The part of a rectangle that is seen, in points of the screen; nil for nothing.
    private func seen(_ rect: CGRect) -> CGRect? {
        Self.overlap(rect.applying(group.transform), group.sight)
    }

    /// What two rectangles have in common; nil for nothing. Foundation's intersection traps for places that aren't finite.
    private static func overlap(_ one: CGRect, _ other: CGRect) -> CGRect? {
        let (left, right) = (max(one.minX, other.minX), min(one.maxX, other.maxX))
        let (top, bottom) = (max(one.minY, other.minY), min(one.maxY, other.maxY))
        // Also where one of them is no number.
        guard left <= right, top <= bottom else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    // MARK: Areas

    private mutating func fill(_ path: Path, _ paint: Paint) {
        guard let bounds = seen(path.boundingRect), paint.mostOpacity >= 0.5 else { return }
        let color = paint.color
        // What has the color of its ground has no edge.
        let isSeen = color == nil || color != ground(at: CGPoint(x: bounds.midX, y: bounds.midY))
        if path.isRound, abs(bounds.width - bounds.height) < 3, (8...32).contains(bounds.width) {
            return grid.mark("●", column(bounds.midX), row(bounds.midY))
        }
        draw(edge: bounds, isSeen: isSeen, clears: true)
        if let color, bounds.width >= 8, bounds.height >= 8 { grounds.append((bounds, color)) }
    }

    private mutating func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
        guard let bounds = seen(path.boundingRect), paint.mostOpacity >= 0.1 else { return }
        if let sign = path.sign {
            if max(bounds.width, bounds.height) <= 32 { grid.mark(sign, column(bounds.midX), row(bounds.midY)) }
            return
        }
        let area = bounds.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
        draw(edge: area, isSeen: true, clears: false)
    }

    /// Draws what has an edge: a box, brackets where it has one row, a line where it has none.
    private mutating func draw(edge bounds: CGRect, isSeen: Bool, clears: Bool) {
        let left = nearest(bounds.minX / Self.cellWidth)
        let cells = CellArea(
            columns: left..<max(left + 1, nearest(bounds.maxX / Self.cellWidth)),
            rows: row(bounds.minY)..<row(bounds.maxY) + 1)
        if bounds.height <= 4 {
            guard isSeen, bounds.width >= 3 * Self.cellWidth else { return }
            return grid.line("─", CellArea(columns: cells.columns, rows: row(bounds.midY)..<row(bounds.midY) + 1))
        }
        if bounds.width <= 4 {
            guard isSeen, bounds.height >= 2 * Self.cellHeight else { return }
            return grid.line("│", CellArea(columns: column(bounds.midX)..<column(bounds.midX) + 1, rows: cells.rows))
        }
        guard cells.columns.count >= 3, bounds.height >= 16 else { return }
        guard bounds.height > 2.75 * Self.cellHeight else {
            let row = row(bounds.midY)
            if clears { grid.clear(CellArea(columns: cells.columns, rows: row..<row + 1)) }
            guard isSeen else { return }
            grid.mark("[", cells.columns.lowerBound, row)
            return grid.mark("]", cells.columns.upperBound - 1, row)
        }
        if clears { grid.clear(isSeen ? cells.inside : cells) }
        // The screen has a frame of its own, and what reaches from side to side has no edge there.
        if isSeen, bounds.width < size.width - 1 { grid.box(cells) } else if isSeen { drawBands(cells) }
    }

    /// The upper and the lower edge of what reaches from side to side.
    private mutating func drawBands(_ cells: CellArea) {
        for row in [cells.rows.lowerBound, cells.rows.upperBound - 1] where row > 0 && row < grid.rows - 1 {
            grid.line("─", CellArea(columns: cells.columns, rows: row..<row + 1))
        }
    }

    private func ground(at point: CGPoint) -> PaintColor? { grounds.last { $0.area.contains(point) }?.color }

    // MARK: Texts and signs

    private mutating func put(_ run: TextRun) {
        let place = CGRect(x: run.origin.x, y: run.origin.y - run.size * 0.7, width: run.width, height: run.size * 0.7)
        put(run.text, place)
    }

    private mutating func put(_ text: String, _ place: CGRect) {
        guard let seen = seen(place), seen.height > place.height / 3 else { return }
        let words = text.replacing("\n", with: " ").replacing("\t", with: " ").withVisibleControls
        let width = max(1, Int((seen.width / Self.cellWidth).rounded(.up)))
        // More than the screen has room for isn't looked at.
        grid.put(String(words.prefix(grid.columns)), nearest(seen.minX / Self.cellWidth), row(seen.midY), width: width)
    }

    private mutating func put(_ symbol: SymbolMark) {
        guard let frame = seen(symbol.frame) else { return }
        grid.mark(Self.signs[symbol.name] ?? "◇", column(frame.midX), row(frame.midY))
    }

    private mutating func put(placeholder name: String, _ frame: CGRect) {
        guard let bounds = seen(frame) else { return }
        draw(edge: bounds, isSeen: true, clears: true)
        let shown = name.shortened(to: max(1, Int(frame.width / Self.cellWidth) - 2))
        let width = CGFloat(shown.count) * Self.cellWidth
        put(shown, CGRect(x: frame.midX - width / 2, y: frame.midY - 5, width: width, height: 10))
    }

    /// The signs of symbols that look like a character.
    private static let signs: [String: Character] = [
        "chevron.right": "›", "chevron.left": "‹", "chevron.forward": "›", "chevron.backward": "‹", "chevron.down": "⌄",
        "chevron.up": "⌃", "chevron.up.chevron.down": "↕", "plus": "+", "minus": "−", "xmark": "×", "checkmark": "✓",
        "magnifyingglass": "⌕", "star": "☆", "star.fill": "★", "heart": "♡", "heart.fill": "♥", "arrow.up": "↑",
        "arrow.down": "↓", "arrow.left": "←", "arrow.right": "→", "circle": "○", "circle.fill": "●", "square": "□",
        "square.fill": "■", "ellipsis": "…", "xmark.circle.fill": "ⓧ", "info.circle": "ⓘ", "plus.circle": "⊕",
        "plus.circle.fill": "⊕", "minus.circle": "⊖", "minus.circle.fill": "⊖", "play.fill": "▶",
    ]

    // MARK: Places

    private func column(_ x: CGFloat) -> Int { Int((x / Self.cellWidth).rounded(.down)) }
    private func row(_ y: CGFloat) -> Int { Int((y / Self.cellHeight).rounded(.down)) }
    private func nearest(_ cells: CGFloat) -> Int { Int(cells.rounded()) }
}

extension Paint {
    /// The opacity of the most opaque color.
    fileprivate var mostOpacity: Double {
        switch self {
        case .color(let color): color.opacity
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _, _):
            stops.map(\.color.opacity).max() ?? 0
        }
    }

    /// The color; nil for a gradient.
    fileprivate var color: PaintColor? { if case .color(let color) = self { color } else { nil } }
}

extension Path {
    /// Whether the outline has a curve.
    fileprivate var isRound: Bool {
        var isRound = false
        forEach { element in
            switch element {
            case .quadCurve, .curve: isRound = true
            default: break
            }
        }
        return isRound
    }

    /// The character that three points in a row look like; nil for another outline.
    fileprivate var sign: Character? {
        var points: [CGPoint] = []
        var isOpen = true
        forEach { element in
            switch element {
            case .move(let point), .line(let point): points.append(point)
            default: isOpen = false
            }
        }
        guard isOpen, points.count == 3 else { return nil }
        let (first, middle, last) = (points[0], points[1], points[2])
        if middle.x > max(first.x, last.x) { return "›" }
        if middle.x < min(first.x, last.x) { return "‹" }
        if middle.y < min(first.y, last.y) { return "⌃" }
        // Both arms of an arrow have one height; a check mark has a longer one.
        return abs(first.y - last.y) < abs(middle.y - first.y) / 2 ? "⌄" : "✓"
    }
}
