import CWorkers
import System

/// A frame of the native stack of a process that died. It was a copy of this one, so that its addresses mean the same here.
struct NativeFrame {
    private let function: FunctionName
    /// The address of the call in the function.
    private let address: UInt

    /// Reads `module address symbol`.
    init?(_ line: Substring) {
        let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
        guard parts.count == 3, let after = UInt(parts[1].dropFirst(2), radix: 16), after > 0 else { return nil }
        // A return address is after the call, which may be the last instruction of its function.
        address = after - 1
        function = Self.function(at: address) ?? FunctionName(unknownAt: "\(parts[1]) in \(parts[0])")
    }

    /// The function that has the address of an instruction.
    private init(at address: UInt) {
        self.address = address
        function = Self.function(at: address) ?? FunctionName(unknownAt: "")
    }

    private static func function(at address: UInt) -> FunctionName? {
        var buffer = [CChar](repeating: 0, count: 4096)
        guard sw_function_name(address, &buffer, buffer.count) else { return nil }
        let end = buffer.firstIndex(of: 0) ?? buffer.endIndex
        let name = String(decoding: buffer[..<end].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
        return FunctionName(demangled: name)
    }

    /// The function of the app's own at the first address that is in one: `Store.load(from:)`. Nil where there is none.
    static func ownFunction(at addresses: [UInt]) -> String? {
        for address in addresses {
            let frame = NativeFrame(at: address)
            guard let module = frame.function.module, frame.isOwn else { continue }
            return frame.function.text.replacing("\(module).", with: "")
        }
        return nil
    }

    /// The property `body` of a view of the app, with its place, as in `CartRow.body in Sources/App/CartRow.swift:12`. Nil where
    /// its line isn't known, and where several views have the name.
    /// - Complexity: O(*n*) in the size of the program and of its libraries.
    static func body(ofView name: String) -> String? {
        guard name.utf8.allSatisfy({ $0 != 0 }) else { return nil }
        // In a mangled name, its length precedes each part; V is for a struct, and vg for the getter of a property.
        let address = sw_function_named("\(name.utf8.count)\(name)V4body", "vg")
        guard address > 0, let place = places(at: [address])[0] else { return nil }
        return "\(name).body in \(place.text(in: workingFolder))"
    }

    /// A call of the app's own.
    struct OwnCall {
        /// The function, as in `Store.load(from:)`.
        let function: String
        /// Its file and line; nil where they aren't known.
        let place: String?
    }

    /// The calls of the app's own functions in each of some stacks, the innermost first.
    /// - Complexity: O(*n*) in the number of calls, and O(*m*) in the size of the program and of its libraries for each address.
    static func ownCalls(at stacks: [[UInt]]) -> [[OwnCall]] {
        // Most calls of a run are from the same places, and finding the name of a function takes long.
        let addresses = Set(stacks.joined()).subtracting([0])
        let frameOf = Dictionary(uniqueKeysWithValues: addresses.map { ($0, NativeFrame(at: $0 - 1)) })
        let own = frameOf.filter(\.value.isOwn)
        let frames = stacks.map { $0.compactMap { own[$0] } }
        var places = places(at: frames.joined().map(\.address))[...]
        let folder = workingFolder
        return frames.map { frames in
            frames.map { frame in
                OwnCall(
                    function: frame.function.text.replacing("\(frame.function.module ?? "").", with: ""),
                    place: places.removeFirst()?.text(in: folder))
            }
        }
    }

    /// Whether the function is Swift of the app, or of a package that it uses.
    private var isOwn: Bool {
        guard let module = function.module, !function.isThunk else { return false }
        return !Self.foreignModules.contains(module) && !function.text.hasSuffix(".$main()")
    }

    // MARK: - Lines

    /// A place in the source.
    private struct Place {
        /// The path as the compiler was given it.
        let path: String
        /// Counted from 1.
        let line: Int

        /// The place, its path relative to a folder that has it.
        func text(in folder: String) -> String {
            "\(path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path):\(line)"
        }
    }

    /// The working folder with a slash at its end.
    private static var workingFolder: String {
        FileSystem.realPath(".").map { $0 == "/" ? $0 : $0 + "/" } ?? "/"
    }

    /// The lines of those addresses that are in the program or in libraries that were built with them.
    ///
    /// Complexity: O(*n*) in the size of the program and of these libraries.
    private static func places(at addresses: [UInt]) -> [Place?] {
        var lines = addresses.map { address in
            var line = sw_line()
            line.address = address
            sw_locate(&line)
            return line
        }
        sw_source_lines(&lines, Int32(lines.count))
        return lines.map { line in
            guard line.line > 0 else { return nil }
            let path = withUnsafeBytes(of: line.file) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            return Place(path: path, line: Int(line.line))
        }
    }

    // MARK: - The frames that are shown

    /// The app's own frames with their lines, as in `App.Fault.goWrong() in Sources/App/Fault.swift:12`: without the runtime
    /// above, and without ViewSpec's frames, which are below and may be between them. All frames if there are none of the
    /// app. At most a screenful.
    static func interesting(_ frames: [NativeFrame]) -> [String] {
        let named = frames.filter { !$0.function.isThunk }
        let places = places(at: named.map(\.address))
        let folder = workingFolder
        let texts = zip(named, places).map { frame, place in
            place.map { "\(frame.function.text) in \($0.text(in: folder))" } ?? frame.function.text
        }
        let own = areOfApp(named, places)
        let raised = texts.drop { text in runtime.contains { text.hasPrefix($0) } }
        let kept = folded(own.contains(true) ? ownOnly(texts, own) : Array(raised))
        return kept.count > longest ? kept.prefix(longest) + ["… \(kept.count - longest) more"] : kept
    }

    /// Whether each function is in the app's source, or in that of a package that the app uses: one of C is where the app's
    /// own code calls it.
    private static func areOfApp(_ frames: [NativeFrame], _ places: [Place?]) -> [Bool] {
        var result = frames.map { frame in
            frame.function.module.map { !foreignModules.contains($0) && !frame.function.text.hasSuffix(".$main()") }
                ?? false
        }
        // A caller comes after what it calls.
        for index in frames.indices.dropLast().reversed()
        where frames[index].function.module == nil && places[index] != nil {
            result[index] = result[index + 1]
        }
        return result
    }

    /// The frames of the app, with the number of those between them.
    private static func ownOnly(_ texts: [String], _ own: [Bool]) -> [String] {
        var result: [String] = []
        var others = 0
        for (text, isOwn) in zip(texts, own) {
            guard isOwn else {
                others += 1
                continue
            }
            if others > 0, !result.isEmpty { result.append("… \(others) of Swift and ViewSpec") }
            others = 0
            result.append(text)
        }
        return result
    }

    /// Folds repeated frames, as in an infinite recursion.
    private static func folded(_ frames: [String]) -> [String] {
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

    /// The modules of Swift and of this package, but for its views that are written as an app's.
    private static let foreignModules: Set = [
        "Swift", "_Concurrency", "_StringProcessing", "_Differentiation", "Synchronization", "Observation",
        "Distributed",
        "RegexBuilder", "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization",
        "FoundationNetworking", "FoundationXML", "Glibc", "__C", "Testing", "XCTest",
        "System", "Lua", "VirtualTime", "Checks", "ViewGraph", "Layout", "Gestures", "Views", "Inspector", "Scripting",
        "SpecRunner", "Reference", "Console", "ViewSpec", "ViewSpecTesting", "FoundationPublishers", "SwiftUI",
        "Combine", "ViewInspector", "UIKit", "CoreGraphics", "CoreLocation", "OSLog", "os", "UniformTypeIdentifiers",
        "NetworkPublishers", "OpenCombine", "ArgumentParser", "ViewSpecCommand", "UIKitTypes", "UnifiedLogging",
        "ViewInspectorLibrary",
    ]

    private static let longest = 24
}
