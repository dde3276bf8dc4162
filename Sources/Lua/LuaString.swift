import CLua

/// A Lua string: any bytes, often UTF-8 text.
public struct LuaString: Hashable, Sendable {
    /// The bytes, in any encoding.
    public let bytes: [UInt8]

    /// Creates a string from bytes.
    public init(bytes: [UInt8]) { self.bytes = bytes }
    /// Creates a string of UTF-8.
    public init(_ text: String) { bytes = Array(text.utf8) }

    /// The bytes as text.
    /// - Throws: ``LuaError/notText(path:offset:)`` if they are not UTF-8.
    public var text: String {
        get throws { try text(at: "") }
    }

    func text(at path: String) throws -> String {
        try bytes.withUnsafeBufferPointer { try String(luaBytes: $0, at: path) }
    }

    init?(at index: Int32, on thread: OpaquePointer) {
        var length = 0
        guard let start = vs_get_bytes(thread, index, &length) else { return nil }
        bytes = Array(UnsafeRawBufferPointer(start: start, count: length))
    }
}

extension LuaString: ExpressibleByStringLiteral, CustomStringConvertible {
    public init(stringLiteral value: String) { self.init(value) }

    /// The text; bytes that are not UTF-8 are replaced by `U+FFFD`.
    public var description: String { String(decoding: bytes, as: UTF8.self) }
}

extension String {
    /// - Throws: ``LuaError/notText(path:offset:)`` if the bytes are not UTF-8.
    init(luaBytes bytes: UnsafeBufferPointer<UInt8>, at path: @autoclosure () -> String) throws {
        if let offset = firstOffsetThatIsNotUTF8(bytes) {
            throw LuaError.notText(path: path(), offset: offset)
        }
        self = String(decoding: bytes, as: UTF8.self)
    }
}

/// Returns the offset of the first byte that isn't UTF-8, or nil if there is none.
private func firstOffsetThatIsNotUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    while index < bytes.count {
        let first = bytes[index]
        if first < 0x80 {
            index += 1
            continue
        }
        // The number of continuation bytes, and the range of the first of them: it excludes overlong forms, surrogates
        // and code points beyond U+10FFFF.
        let following: Int
        var range: ClosedRange<UInt8> = 0x80...0xBF
        switch first {
        case 0xC2...0xDF: following = 1
        case 0xE0: (following, range) = (2, 0xA0...0xBF)
        case 0xED: (following, range) = (2, 0x80...0x9F)
        case 0xE1...0xEF: following = 2
        case 0xF0: (following, range) = (3, 0x90...0xBF)
        case 0xF1...0xF3: following = 3
        case 0xF4: (following, range) = (3, 0x80...0x8F)
        default: return index
        }
        guard index + following < bytes.count else { return index }
        for step in 1...following {
            guard range.contains(bytes[index + step]) else { return index }
            range = 0x80...0xBF
        }
        index += following + 1
    }
    return nil
}
