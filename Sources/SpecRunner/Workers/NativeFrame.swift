import CWorkers
import System

/// A frame of the native stack of a process that died. It was a copy of this one, so that its addresses mean the same here.
struct NativeFrame {
    /// The name of the function, as people read it.
    let name: String
    /// The address of the call in the function.
    private let address: UInt

    /// Reads `module address symbol`.
    init?(_ line: Substring) {
        let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
        guard parts.count == 3, let after = UInt(parts[1].dropFirst(2), radix: 16), after > 0 else { return nil }
        // A return address is after the call, which may be the last instruction of its function.
        address = after - 1
        var buffer = [CChar](repeating: 0, count: 1024)
        guard sw_function_name(address, &buffer, buffer.count) else {
            name = "\(parts[1]) in \(parts[0])"
            return
        }
        let end = buffer.firstIndex(of: 0) ?? buffer.endIndex
        let whole = String(decoding: buffer[..<end].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
        // An async function is one function for each part between two awaits: "(7) suspend resume partial function for …".
        let halves = whole.split(separator: " partial function for ", maxSplits: 1)
        let isPart = halves.count == 2 && halves[0].hasPrefix("(") && halves[0].hasSuffix(" resume")
        name = Self.withoutDiscriminators(isPart ? String(halves[1]) : whole)
    }

    /// A private function is named with the file it is private to, as a number: `(load in _4119D6…)`.
    private static func withoutDiscriminators(_ name: String) -> String {
        var parts = name.split(separator: " in _", omittingEmptySubsequences: false).map(String.init)
        for index in parts.indices.dropFirst() {
            guard let close = parts[index].firstIndex(of: ")"), let open = parts[index - 1].lastIndex(of: "("),
                parts[index][..<close].allSatisfy(\.isHexDigit)
            else { return name }
            parts[index - 1].remove(at: open)
            parts[index].removeSubrange(...close)
        }
        return parts.joined()
    }

    /// The frames with the lines of those that are in the program, where it was built with them:
    /// `Fault.goWrong() in Sources/App/Fault.swift:12`.
    ///
    /// Complexity: O(*n*) in the size of the program.
    private static func described(_ frames: ArraySlice<NativeFrame>) -> [String] {
        var lines = frames.prefix(longest).map { frame in
            var line = sw_line()
            line.address = frame.address
            // 0 is the address of no code.
            if !sw_address_in_program(&line.address) { line.address = 0 }
            return line
        }
        sw_source_lines(&lines, Int32(lines.count))
        let folder = FileSystem.realPath(".").map { $0 == "/" ? $0 : $0 + "/" } ?? "/"
        return frames.enumerated().map { offset, frame in
            guard offset < lines.count, lines[offset].line > 0 else { return frame.name }
            let path = withUnsafeBytes(of: lines[offset].file) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            let shown = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
            return "\(frame.name) in \(shown):\(lines[offset].line)"
        }
    }

    /// The app's own frames, without the runtime above and the interpreter below; all frames if there are none of the
    /// app. At most a screenful.
    static func interesting(_ frames: [NativeFrame]) -> [String] {
        let named = frames.filter { !$0.name.contains("partial apply") && !$0.name.contains("thunk") }
        let raised = named.drop { frame in runtime.contains { frame.name.hasPrefix($0) } }
        var own = raised.prefix { frame in !modules.contains { frame.name.contains($0) } }
        // What runs a task is between the app and our executor.
        while let last = own.last, runtime.contains(where: { last.name.hasPrefix($0) }) { own.removeLast() }
        let kept = folded(described(own.isEmpty ? named[...] : own)[...])
        return kept.count > longest ? kept.prefix(longest) + ["… \(kept.count - longest) more"] : kept
    }

    /// Folds repeated frames, as in an infinite recursion.
    private static func folded(_ frames: ArraySlice<String>) -> [String] {
        var result: [String] = []
        var repeated = 0
        for frame in frames {
            if frame == result.last {
                repeated += 1
                continue
            }
            if repeated > 0 { result.append("… \(repeated) more of it") }
            repeated = 0
            result.append(frame)
        }
        return repeated > 0 ? result + ["… \(repeated) more of it, or without end"] : result
    }

    /// The frames above a trap.
    private static let runtime = ["0x", "Swift.", "swift_", "gsignal", "abort", "raise"]
    /// The modules below an app's code when a spec called it.
    private static let modules = [
        "ViewGraph.", "Gestures.", "Views.", "Scripting.", "Lua.", "SpecRunner.", "System.",
        "VirtualTime.",
    ]

    private static let longest = 24
}
