/// Characters in rows and columns, on which a picture is drawn from the back to the front.
struct CharacterGrid {
    fileprivate enum Cell: Equatable {
        case empty
        /// A part of an edge.
        case line(Character)
        /// A letter; one that stands beyond the place of its text may be covered by the next text.
        case letter(Character, isBeyond: Bool)
        /// The second column of the letter before.
        case rest

        var isEmpty: Bool { self == .empty }
        /// Whether a text may stand here.
        var isFree: Bool {
            switch self {
            case .empty, .line, .letter(_, isBeyond: true): true
            case .letter, .rest: false
            }
        }
    }

    let columns: Int
    let rows: Int
    private var cells: [Cell]

    init(columns: Int, rows: Int) {
        (self.columns, self.rows) = (columns, rows)
        cells = Array(repeating: .empty, count: columns * rows)
    }

    private func has(_ column: Int, _ row: Int) -> Bool {
        (0..<columns).contains(column) && (0..<rows).contains(row)
    }

    private mutating func set(_ cell: Cell, _ column: Int, _ row: Int) {
        guard has(column, row) else { return }
        cells[row * columns + column] = cell
    }

    // MARK: Drawing

    /// Empties a rectangle.
    mutating func clear(_ area: CellArea) {
        for row in area.rows.clamped(to: 0..<rows) {
            for column in area.columns.clamped(to: 0..<columns) { cells[row * columns + column] = .empty }
        }
    }

    /// Draws the edge of a rectangle, of at least two rows and columns, where no letter stands.
    mutating func box(_ area: CellArea) {
        let (left, right) = (area.columns.lowerBound, area.columns.upperBound - 1)
        let (top, bottom) = (area.rows.lowerBound, area.rows.upperBound - 1)
        for column in area.columns.clamped(to: 0..<columns) {
            for row in [top, bottom] { edge("─", column, row) }
        }
        for row in area.rows.clamped(to: 0..<rows) {
            for column in [left, right] { edge("│", column, row) }
        }
        edge("╭", left, top)
        edge("╮", right, top)
        edge("╰", left, bottom)
        edge("╯", right, bottom)
    }

    private mutating func edge(_ character: Character, _ column: Int, _ row: Int) {
        guard has(column, row), cells[row * columns + column].isFree else { return }
        set(.line(character), column, row)
    }

    /// Draws a line where nothing stands.
    mutating func line(_ character: Character, _ area: CellArea) {
        for row in area.rows.clamped(to: 0..<rows) {
            for column in area.columns.clamped(to: 0..<columns) where cells[row * columns + column].isEmpty {
                cells[row * columns + column] = .line(character)
            }
        }
    }

    /// Puts a sign that is no text.
    mutating func mark(_ character: Character, _ column: Int, _ row: Int) { set(.line(character), column, row) }

    /// Puts a text into a row, or into the one below or above where another text stands there.
    /// - Parameter width: The columns of its place. What is longer goes on to the right where there is room.
    mutating func put(_ text: String, _ column: Int, _ row: Int, width: Int) {
        let letters = text.map { ($0, $0.terminalColumns) }.filter { $0.1 > 0 }
        let length = letters.reduce(0) { $0 + $1.1 }
        let start = max(0, min(column, columns - length))
        guard let row = [row, row + 1, row - 1].first(where: { isFree($0, start, min(length, width)) }) else { return }
        var at = start
        for (letter, size) in letters {
            guard has(at + size - 1, row), cells[row * columns + at].isFree else {
                return endText(before: at, row)
            }
            if at == start { endText(before: at, row, onlyBeyond: true) }
            set(.letter(letter, isBeyond: at >= start + width), at, row)
            if size == 2 { set(.rest, at + 1, row) }
            at += size
        }
    }

    private func isFree(_ row: Int, _ start: Int, _ width: Int) -> Bool {
        guard has(start, row) else { return false }
        return (start..<min(start + max(1, width), columns)).allSatisfy { cells[row * columns + $0].isFree }
    }

    /// Says that a text goes on: in the place of its last letter.
    private mutating func endText(before column: Int, _ row: Int, onlyBeyond: Bool = false) {
        guard has(column - 1, row), case .letter(_, let isBeyond) = cells[row * columns + column - 1] else { return }
        if !onlyBeyond || isBeyond { set(.letter("…", isBeyond: isBeyond), column - 1, row) }
    }

    // MARK: Text

    /// The rows in a frame. Of several equal ones in a row without text, two are left.
    var text: String {
        var lines: [String] = []
        var same = 0
        var last: ArraySlice<Cell>?
        for row in 0..<rows {
            let cells = cells[row * columns..<(row + 1) * columns]
            same = cells.contains(where: \.isText) ? 0 : last.map { $0.elementsEqual(cells) } == true ? same + 1 : 0
            last = cells
            if same < 2 { lines.append("│\(Self.line(cells))│") }
        }
        let edge = String(repeating: "─", count: columns)
        return (["┌\(edge)┐"] + lines + ["└\(edge)┘"]).joined(separator: "\n") + "\n"
    }

    private static func line(_ cells: ArraySlice<Cell>) -> String {
        var line = ""
        for cell in cells {
            switch cell {
            case .empty: line.append(" ")
            case .line(let character), .letter(let character, _): line.append(character)
            case .rest: break
            }
        }
        return line
    }
}

extension CharacterGrid.Cell {
    fileprivate var isText: Bool { if case .letter = self { true } else { false } }
}

/// A rectangle of a grid.
struct CellArea: Equatable {
    var columns: Range<Int>
    var rows: Range<Int>

    /// The area without its first and its last row.
    var inside: CellArea {
        CellArea(columns: columns, rows: rows.count < 2 ? rows : rows.lowerBound + 1..<rows.upperBound - 1)
    }
}

extension Character {
    /// The columns of a terminal that the character takes: two for East Asian letters and pictures, none for what isn't shown.
    fileprivate var terminalColumns: Int {
        guard let first = unicodeScalars.first else { return 0 }
        guard first.value >= 0x300 else { return 1 }
        if first.properties.isDefaultIgnorableCodePoint || first.properties.generalCategory == .nonspacingMark {
            return 0
        }
        let isPicture = first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
        return isPicture || Self.wide.contains { $0.contains(first.value) } ? 2 : 1
    }

    /// The letters of East Asia that are as wide as high, as Unicode's table has them.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
        0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
        0x1F200...0x1F2FF, 0x20000...0x3FFFD,
    ]
}
