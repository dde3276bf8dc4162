import Foundation

/// The row of a cell, and the alignment in it.
package nonisolated struct GridPlace: LayoutValueKey {
    package let row: Int
    package let alignment: VerticalAlignment?

    package static let defaultValue: GridPlace? = nil
    package typealias Value = GridPlace?
}

/// The number of columns that a cell takes.
package nonisolated enum GridSpan: LayoutValueKey { package static let defaultValue = 1 }
/// The point of its cell at which a view stands.
package nonisolated enum GridAnchor: LayoutValueKey { package static let defaultValue: UnitPoint? = nil }
/// The alignment of all views in the column of a view.
package nonisolated enum GridColumnGuide: LayoutValueKey { package static let defaultValue: HorizontalAlignment? = nil }
/// The axes along which a view asks for no room of its own.
package nonisolated enum GridUnsizedAxes: LayoutValueKey { package static let defaultValue: Axis.Set = [] }

/// The layout of a `Grid`. Columns share out the width as a row of views does, each as flexible as the most flexible of
/// its cells, and rows the height. A view that stands in no `GridRow` takes a row of its own, across all columns.
public nonisolated struct GridLayout: BuiltInLayout {
    public static var _nature: _LayoutNature { .builtIn }

    /// The alignment of the views in their cells.
    public var alignment: Alignment
    /// The distance between columns in points, nil for the usual one.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows in points, nil for the usual one.
    public var verticalSpacing: CGFloat?

    /// Creates the layout of a grid. Distances are in points; nil stands for the usual ones.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        GridArrangement(self, proposal, subviews).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        GridArrangement(self, proposal, subviews).place(in: bounds)
    }

    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}

/// The columns and rows of a grid, for one proposal.
private nonisolated struct GridArrangement {
    private struct Cell {
        let view: LayoutSubview
        let row: Int
        let columns: Range<Int>
        /// Whether it takes part in the width of its columns.
        var isSized: Bool { columns.count == 1 && !view[GridUnsizedAxes.self].contains(.horizontal) }
    }

    private let grid: GridLayout
    private var cells: [Cell] = []
    /// The views that stand in no row, with the number of the row that each takes.
    private var bars: [(view: LayoutSubview, row: Int)] = []
    private var widths: [CGFloat] = []
    private var heights: [CGFloat] = []
    private(set) var size = CGSize.zero
    private let (across, down): (CGFloat, CGFloat)

    init(_ grid: GridLayout, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        self.grid = grid
        // Unverified: the default distance between columns and rows.
        across = grid.horizontalSpacing ?? LayoutMetrics.spacing
        down = grid.verticalSpacing ?? LayoutMetrics.spacing
        let (columns, rows) = sort(subviews)
        widths = lengths(columns, proposal.width, across) { column, offer in
            cells.filter { $0.isSized && $0.columns.lowerBound == column }
                .map { $0.view.sizeThatFits(.init(width: offer, height: nil)).width }.max() ?? 0
        }
        widenForSpans()
        var width = total(widths, across)
        for bar in bars where !bar.view[GridUnsizedAxes.self].contains(.horizontal) {
            width = max(width, bar.view.sizeThatFits(.init(width: proposal.width, height: nil)).width)
        }
        size.width = width
        heights = lengths(rows, proposal.height, down) { row, offer in height(of: row, offer) }
        size.height = total(heights, down)
    }

    /// Sorts the views into rows and columns, and counts them.
    private mutating func sort(_ subviews: LayoutSubviews) -> (columns: Int, rows: Int) {
        var (columns, rows) = (0, 0)
        var (row, column): (Int?, Int) = (nil, 0)
        for view in subviews {
            guard let place = view[GridPlace.self] else {
                // Documented for Grid: a view outside of a GridRow has a row to itself, as wide as all columns.
                bars.append((view, rows))
                rows += 1
                row = nil
                continue
            }
            if place.row != row {
                (row, column) = (place.row, 0)
                rows += 1
            }
            let span = max(1, view[GridSpan.self])
            cells.append(Cell(view: view, row: rows - 1, columns: column..<column + span))
            column += span
            columns = max(columns, column)
        }
        return (columns, rows)
    }

    /// Shares out a length among columns or rows as a stack does among views.
    private func lengths(
        _ count: Int, _ proposal: CGFloat?, _ distance: CGFloat, _ length: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let proposal, count > 0 else { return (0..<count).map { length($0, nil) } }
        var rest = max(0, proposal - distance * CGFloat(count - 1))
        // Unverified: columns share a width as the views of a stack do, the least flexible first.
        var found = [CGFloat](repeating: 0, count: count)
        let flexible = (0..<count).map { index -> (index: Int, flexibility: CGFloat) in
            let most = length(index, .infinity)
            return (index, most.isFinite ? most - length(index, 0) : .infinity)
        }
        let order = flexible.sorted {
            $0.flexibility == $1.flexibility ? $0.index < $1.index : $0.flexibility < $1.flexibility
        }
        for (place, entry) in order.enumerated() {
            found[entry.index] = length(entry.index, max(0, rest / CGFloat(count - place)))
            if rest.isFinite { rest -= found[entry.index] }
        }
        return found
    }

    /// Widens the last column of each cell across several that needs more than they have.
    private mutating func widenForSpans() {
        for cell in cells where cell.columns.count > 1 {
            guard !cell.view[GridUnsizedAxes.self].contains(.horizontal) else { continue }
            let room = width(of: cell.columns)
            let need = cell.view.sizeThatFits(.init(width: room, height: nil)).width
            // Unverified: what a cell lacks that spans several columns is added to the last of them.
            if need > room { widths[cell.columns.upperBound - 1] += need - room }
        }
    }

    private func total(_ lengths: [CGFloat], _ distance: CGFloat) -> CGFloat {
        lengths.reduce(0, +) + distance * CGFloat(max(0, lengths.count - 1))
    }

    private func width(of columns: Range<Int>) -> CGFloat { total(Array(widths[columns]), across) }

    private func height(of row: Int, _ offer: CGFloat?) -> CGFloat {
        if let bar = bars.first(where: { $0.row == row }) {
            return bar.view.sizeThatFits(.init(width: size.width, height: offer)).height
        }
        // Documented for gridCellUnsizedAxes(_:): the cell adds nothing to the size of its row or column.
        return cells.filter { $0.row == row && !$0.view[GridUnsizedAxes.self].contains(.vertical) }
            .map { $0.view.sizeThatFits(.init(width: width(of: $0.columns), height: offer)).height }.max() ?? 0
    }

    func place(in bounds: CGRect) {
        var tops: [CGFloat] = []
        var y = bounds.minY
        for height in heights {
            tops.append(y)
            y += height + down
        }
        func put(_ view: LayoutSubview, _ cell: CGRect, _ alignment: Alignment) {
            let offer = ProposedViewSize(cell.size)
            // Documented for gridCellAnchor(_:): it takes the place of all alignments for this cell.
            if let anchor = view[GridAnchor.self] {
                let point = CGPoint(
                    x: cell.minX + anchor.x * cell.width, y: cell.minY + anchor.y * cell.height)
                return view.place(at: point, anchor: anchor, proposal: offer)
            }
            view.place(at: cell.point(aligning: view.dimensions(in: offer), alignment), proposal: offer)
        }
        for bar in bars {
            let cell = CGRect(x: bounds.minX, y: tops[bar.row], width: size.width, height: heights[bar.row])
            put(bar.view, cell, grid.alignment)
        }
        for cell in cells {
            let left = bounds.minX + widths[..<cell.columns.lowerBound].reduce(0) { $0 + $1 + across }
            let rect = CGRect(
                x: left, y: tops[cell.row], width: width(of: cell.columns), height: heights[cell.row])
            put(cell.view, rect, alignment(of: cell))
        }
    }

    private func alignment(of cell: Cell) -> Alignment {
        // Documented for gridColumnAlignment(_:): it is for the whole column. Unverified: the topmost of several wins.
        let column = cells.lazy.filter { $0.columns.lowerBound == cell.columns.lowerBound }
            .compactMap { $0.view[GridColumnGuide.self] }.first
        return Alignment(
            horizontal: column ?? grid.alignment.horizontal,
            vertical: cell.view[GridPlace.self]?.alignment ?? grid.alignment.vertical)
    }
}
