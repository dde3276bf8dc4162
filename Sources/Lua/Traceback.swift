import CLua

/// The calls that were under way when an error was raised, innermost first.
public struct Traceback: Sendable {
    /// One of the calls.
    public struct Frame: Hashable, Sendable {
        /// The chunk's name without `@`; `[C]` for functions that are not Lua.
        public let source: String
        /// The line that was running, counted from 1; nil for functions that are not Lua.
        public let line: Int?
        /// The name by which the function was called, if Lua knows it.
        public let name: String?
        /// The kind of function.
        public let kind: Kind
        /// The line on which a Lua function starts.
        public let definedAt: Int?

        /// The sorts of functions.
        public enum Kind: Hashable, Sendable {
            case lua
            /// A chunk.
            case main
            /// Not Lua: Swift, or one of Lua's own libraries.
            case native
        }
    }

    /// The calls, innermost first.
    public let frames: [Frame]
    /// The number of omitted frames of a very deep stack…
    public let skipped: Int
    /// …and before which of `frames`.
    public let skippedBefore: Int

    init(frames: [Frame], skipped: Int = 0, skippedBefore: Int = 0) {
        self.frames = frames
        self.skipped = skipped
        self.skippedBefore = skippedBefore
    }

    /// The innermost Lua line.
    public var position: SourcePosition? {
        for frame in frames {
            if let line = frame.line { return SourcePosition(file: frame.source, line: line) }
        }
        return nil
    }
}

extension Traceback: CustomStringConvertible {
    /// One line per frame: `specs/a.lua:3: in function 'check'`.
    public var description: String {
        var lines = frames.map(\.description)
        if skipped > 0 { lines.insert("… \(skipped) more …", at: skippedBefore) }
        return lines.joined(separator: "\n")
    }
}

extension Traceback.Frame: CustomStringConvertible {
    /// The frame, as it is printed in a traceback.
    public var description: String {
        let place = line.map { "\(source):\($0)" } ?? source
        switch (kind, name) {
        case (.main, _): return "\(place): in the main chunk"
        case (_, let name?): return "\(place): in function '\(name)'"
        case (.lua, nil): return "\(place): in the function at line \(definedAt ?? 0)"
        case (.native, nil): return "\(place): in a native function"
        }
    }

    init(_ frame: vs_frame) {
        source = String(cString: frame.source)
        line = frame.line > 0 ? Int(frame.line) : nil
        let name = String(cString: frame.name)
        self.name = name.isEmpty ? nil : name
        definedAt = frame.defined > 0 ? Int(frame.defined) : nil
        switch String(cString: frame.kind) {
        case "main": kind = .main
        case "C": kind = .native
        default: kind = .lua
        }
    }
}
