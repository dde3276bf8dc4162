/// Finds how much of each pixel lies inside of an outline.
///
/// A line that goes through a pixel changes what is covered in it, and by its height what is covered in all pixels to its
/// right. So each line is cut into the pixels that it goes through, these are sorted in each row, and a sum along the row is the
/// coverage: exact for outlines whose lines don't cross within a pixel.
package struct Filler {
    /// Which points are inside of an outline.
    package enum Rule: Sendable { case nonzero, evenOdd }

    /// What lines do within a pixel.
    private struct Cell {
        var row: Int32
        var column: Int32
        /// The height of the lines, in pixels, downwards.
        var height: Float
        /// The area between the lines and the left side of the pixel.
        var area: Float
    }

    private let bounds: PixelRect
    private var cells: [Cell] = []

    /// Fills an outline in pixels; what lies outside of the bounds is left out.
    ///
    /// - Parameter span: Called with a row, the first pixel of a stretch, its length, and its coverage from 1 to 255, row by row
    ///   from the top and from the left to the right.
    /// - Complexity: O(*n* log *n*) in the pixels that the lines go through.
    @inline(__always)
    package static func fill(
        _ outline: Outline, _ rule: Rule, in bounds: PixelRect,
        span: (_ row: Int, _ start: Int, _ length: Int, _ coverage: UInt32) -> Void
    ) {
        let bounds = bounds.intersection(outline.pixels)
        guard !bounds.isEmpty else { return }
        var filler = Filler(bounds: bounds)
        for line in outline.lines { filler.add(line) }
        filler.sortCells()
        filler.sweep(rule, span)
    }

    private init(bounds: PixelRect) {
        self.bounds = bounds
    }

    // MARK: Cells

    private mutating func add(_ line: Outline.Line) {
        guard var last = line.points.last, line.points.count > 1 else { return }
        for point in line.points {
            add(last, point)
            last = point
        }
    }

    /// Adds a straight line, row by row.
    private mutating func add(_ from: Point, _ to: Point) {
        guard from.y != to.y else { return }
        let isDown = from.y < to.y
        let (top, bottom) = isDown ? (from, to) : (to, from)
        let (first, last) = (max(top.y, Double(bounds.top)), min(bottom.y, Double(bounds.bottom)))
        guard first < last else { return }
        let slope = (bottom.x - top.x) / (bottom.y - top.y)
        var y = first
        var x = top.x + (first - top.y) * slope
        var row = Int(first.rounded(.down))
        while y < last {
            let nextY = min(Double(row + 1), last)
            let nextX = nextY == bottom.y ? bottom.x : top.x + (nextY - top.y) * slope
            add(row, x, nextX, isDown ? nextY - y : y - nextY)
            (x, y) = (nextX, nextY)
            row += 1
        }
    }

    /// Adds a line within a row, whose height is negative where it goes up, pixel by pixel.
    private mutating func add(_ row: Int, _ from: Double, _ to: Double, _ height: Double) {
        let (start, end) = (min(from, to), max(from, to))
        let (left, right) = (Double(bounds.left), Double(bounds.right))
        // Beyond the left side a line covers all of the row, beyond the right side nothing of it.
        if end <= left { return add(row, bounds.left, height, 0) }
        if start >= right { return }
        if start == end { return add(row, Int(start), height, height * (start - start.rounded(.down))) }
        let heightPerPixel = height / (end - start)
        var x = start
        if start < left {
            add(row, bounds.left, (left - start) * heightPerPixel, 0)
            x = left
        }
        let last = min(end, right)
        while x < last {
            let column = Int(x)
            let next = min(last, Double(column + 1))
            let own = (next - x) * heightPerPixel
            add(row, column, own, own * ((x + next) / 2 - Double(column)))
            x = next
        }
    }

    private mutating func add(_ row: Int, _ column: Int, _ height: Double, _ area: Double) {
        if let last = cells.indices.last, cells[last].column == column, cells[last].row == row {
            cells[last].height += Float(height)
            cells[last].area += Float(area)
        } else {
            cells.append(Cell(row: Int32(row), column: Int32(column), height: Float(height), area: Float(area)))
        }
    }

    // MARK: Rows

    /// Puts the cells in order: into rows by counting, then by columns.
    private mutating func sortCells() {
        var starts = [Int](repeating: 0, count: bounds.height + 1)
        for cell in cells { starts[Int(cell.row) - bounds.top + 1] += 1 }
        for row in 0..<bounds.height { starts[row + 1] += starts[row] }
        var places = starts
        var sorted = cells
        for cell in cells {
            let row = Int(cell.row) - bounds.top
            sorted[places[row]] = cell
            places[row] += 1
        }
        for row in 0..<bounds.height where starts[row + 1] - starts[row] > 1 {
            let range = starts[row]..<starts[row + 1]
            if range.count > 24 {
                sorted[range].sort { $0.column < $1.column }
            } else {
                Self.insertionSort(&sorted, range)
            }
        }
        cells = sorted
    }

    private static func insertionSort(_ cells: inout [Cell], _ range: Range<Int>) {
        for index in range.dropFirst() {
            let cell = cells[index]
            var place = index
            while place > range.lowerBound, cells[place - 1].column > cell.column {
                cells[place] = cells[place - 1]
                place -= 1
            }
            cells[place] = cell
        }
    }

    @inline(__always)
    private func sweep(_ rule: Rule, _ span: (Int, Int, Int, UInt32) -> Void) {
        var index = 0
        while index < cells.count {
            let row = cells[index].row
            var cover: Float = 0
            while index < cells.count, cells[index].row == row {
                let column = cells[index].column
                var (height, area): (Float, Float) = (0, 0)
                while index < cells.count, cells[index].row == row, cells[index].column == column {
                    height += cells[index].height
                    area += cells[index].area
                    index += 1
                }
                let own = Self.coverage(cover + height - area, rule)
                if own > 0 { span(Int(row), Int(column), 1, own) }
                cover += height
                let isLast = index == cells.count || cells[index].row != row
                let next = isLast ? Int32(bounds.right) : cells[index].column
                let between = Self.coverage(cover, rule)
                if between > 0, next > column + 1 { span(Int(row), Int(column) + 1, Int(next - column) - 1, between) }
            }
        }
    }

    @inline(__always)
    private static func coverage(_ sum: Float, _ rule: Rule) -> UInt32 {
        var part = sum.magnitude
        if rule == .evenOdd {
            part = part.truncatingRemainder(dividingBy: 2)
            if part > 1 { part = 2 - part }
        }
        return UInt32(min(part, 1) * 255 + 0.5)
    }
}
