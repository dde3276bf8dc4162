import CLineEditor

/// What a terminal of any height shows of what was sent to it: as much of xterm as line editing uses.
package struct TerminalScreen: CustomStringConvertible {
    private let columns: Int
    private var rows: [[Character]] = [[]]
    private var row = 0
    private var column = 0
    /// Whether there is a character in the last column, so that the next one goes to the next row.
    private var isWrapping = false
    /// Whether what is shown moves what is there to the right.
    private var isInserting = false

    package init(columns: Int) { self.columns = columns }

    /// The rows without the spaces at their ends, as far as there is something in them or the cursor.
    package var lines: [String] {
        rows.map { row in String(row.reversed().drop { $0 == " " }.reversed()) }
    }

    /// The row of the cursor up to it, and from there on.
    package var line: (before: String, after: String) {
        let cells = rows[row]
        let before = cells.prefix(column) + Array(repeating: " ", count: max(0, column - cells.count))
        return (String(before), String(String(cells.dropFirst(column)).reversed().drop { $0 == " " }.reversed()))
    }

    package var description: String { lines.joined(separator: "\n") }

    /// Shows a text, and does what the sequences in it say.
    package mutating func take(_ text: String) {
        var scalars = text.unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "\r": move(to: row, 0)
            case "\n": move(to: row + 1, column)
            case "\u{8}": move(to: row, column - 1)
            case "\u{7}": break
            case "\u{1B}": control(&scalars)
            default: show(scalar)
            }
        }
    }

    private mutating func show(_ scalar: Unicode.Scalar) {
        if isWrapping { move(to: row + 1, 0) }
        let width = cle_columns(String(scalar))
        if isInserting { insert(width) }
        put(Character(scalar), at: column)
        // The second half of a wide one holds nothing.
        if width == 2 { put("\u{200B}", at: column + 1) }
        column += width
        if column >= columns { (column, isWrapping) = (columns - 1, true) }
    }

    private mutating func put(_ character: Character, at column: Int) {
        while rows[row].count <= column { rows[row].append(" ") }
        rows[row][column] = character
    }

    private mutating func move(to row: Int, _ column: Int) {
        self.row = max(0, row)
        self.column = min(max(0, column), columns - 1)
        isWrapping = false
        while rows.count <= self.row { rows.append([]) }
    }

    /// Does what a sequence says that begins with escape.
    private mutating func control(_ scalars: inout Substring.UnicodeScalarView) {
        guard scalars.popFirst() == "[" else { return show("\u{241B}") }
        let parameters = scalars.prefix { !("@"..."~").contains($0) }
        scalars = scalars.dropFirst(parameters.count)
        let count = Int(String(parameters))
        switch scalars.popFirst() {
        case "A": move(to: row - (count ?? 1), column)
        case "B": move(to: row + (count ?? 1), column)
        case "C": move(to: row, column + (count ?? 1))
        case "D": move(to: row, column - (count ?? 1))
        case "G": move(to: row, (count ?? 1) - 1)
        case "H": move(to: 0, 0)
        case "K": rows[row] = Array(rows[row].prefix(column))
        case "J":
            rows[row] = count == 2 ? [] : Array(rows[row].prefix(column))
            rows = Array(rows.prefix(row + 1))
        case "P": rows[row].removeSubrange(clamped(column, count ?? 1))
        case "@": insert(count ?? 1)
        case "h" where count == 4: isInserting = true
        case "l" where count == 4: isInserting = false
        case "m", "h", "l": break
        default: show("\u{241B}")
        }
    }

    private func clamped(_ start: Int, _ count: Int) -> Range<Int> {
        let start = min(start, rows[row].count)
        return start..<min(start + count, rows[row].count)
    }

    /// Moves what is there from the cursor on to the right.
    private mutating func insert(_ count: Int) {
        guard column < rows[row].count else { return }
        rows[row].insert(contentsOf: Array(repeating: " ", count: count), at: column)
        rows[row] = Array(rows[row].prefix(columns))
    }
}
