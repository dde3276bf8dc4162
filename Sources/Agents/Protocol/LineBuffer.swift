/// Bytes that arrive in pieces, as lines.
package struct LineBuffer {
    /// A line without its end.
    package enum Line: Equatable {
        case text([UInt8])
        /// It had more bytes than are kept.
        case tooLong
    }

    /// The longest line, in bytes.
    let longest: Int
    /// The bytes of the line that hasn't ended.
    private(set) var rest: [UInt8] = []
    private var isTooLong = false

    /// - Parameter longest: The longest line that is kept, in bytes.
    package init(longest: Int) { self.longest = longest }

    /// Adds bytes, and returns the lines that end in them. Blank lines are left out.
    ///
    /// - Complexity: O(*n*) in the bytes.
    package mutating func add(_ bytes: ArraySlice<UInt8>) -> [Line] {
        var lines: [Line] = []
        var start = bytes.startIndex
        while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
            keep(bytes[start..<end])
            if let line = finish() { lines.append(line) }
            start = end + 1
        }
        keep(bytes[start...])
        return lines
    }

    /// Ends the line that hasn't been ended.
    package mutating func finish() -> Line? {
        defer { (rest, isTooLong) = ([], false) }
        if isTooLong { return .tooLong }
        return rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\t") }
            ? nil : .text(rest)
    }

    private mutating func keep(_ part: ArraySlice<UInt8>) {
        isTooLong = isTooLong || rest.count + part.count > longest
        if isTooLong { rest = [] } else { rest += part }
    }
}
