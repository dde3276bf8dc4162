import System

/// Places the direct output of a worker among its events, which come through another pipe: the worker prints a mark, a
/// zero byte, before it sends events.
struct PrintedText {
    private var bytes: [UInt8] = []
    /// The number of passed marks whose events haven't arrived.
    private var ahead = 0

    /// Adds output, marks included.
    mutating func add(_ more: ArraySlice<UInt8>) { bytes += more }

    /// Takes the output before the next events. Call it once for each batch of events.
    mutating func takeBeforeEvents() -> String {
        if ahead > 0 {
            ahead -= 1
            return ""
        }
        guard let mark = bytes.firstIndex(of: 0) else { return "" }
        let text = String(decoding: bytes[..<mark], as: UTF8.self)
        bytes.removeFirst(mark + 1)
        return text
    }

    /// Takes the output since.
    mutating func takeRest() -> String {
        defer { bytes = [] }
        guard hasMark else { return String(decoding: bytes, as: UTF8.self) }
        let text = bytes.filter { $0 != 0 }
        ahead += bytes.count - text.count
        return String(decoding: text, as: UTF8.self)
    }

    /// Whether there is a mark. A process may print a lot, and most of it holds none.
    private var hasMark: Bool { bytes.withUnsafeBytes { !$0.isEmpty && memchr($0.baseAddress!, 0, $0.count) != nil } }
}
