import Lua
import Scripting

/// A change of state in words: which state, and the code that changed it.
package struct WriteOrigin: Sendable, Hashable {
    /// The state, such as `Cart.lines`; `nil` where it has no name.
    package let state: String?
    /// The value before and after; `nil` where they aren't known.
    package let values: String?
    /// The functions that led to the change, the innermost first, with their lines where these are known; a line of Lua alone.
    /// Empty where nothing of the app's was involved, as where a control sets its binding.
    package let code: [String]

    /// The most functions of a change.
    private static let mostFunctions = 3

    /// The changes, each once.
    /// - Complexity: O(*n*) in the size of the program where functions have to be found.
    package static func all(of writes: [StateWrite]) -> [WriteOrigin] { all(ofEach: [writes])[0] }

    /// The changes of each of several steps, each once.
    /// - Complexity: O(*n*) in the size of the program where functions have to be found, for all together.
    static func all(ofEach steps: [[StateWrite]]) -> [[WriteOrigin]] {
        var calls = NativeFrame.ownCalls(at: steps.joined().map(\.functions))[...]
        return steps.map { writes in
            defer { calls = calls.dropFirst(writes.count) }
            return all(of: writes, Array(calls.prefix(writes.count)))
        }
    }

    private static func all(of writes: [StateWrite], _ calls: [[NativeFrame.OwnCall]]) -> [WriteOrigin] {
        var known: Set<WriteOrigin> = []
        let all = zip(writes, calls).map { write, calls in WriteOrigin(write, calls) }.filter {
            known.insert($0).inserted
        }
        // A control keeps states of its own, which say nothing where the app's say something.
        let telling = all.filter { $0.state != nil || !$0.code.isEmpty }
        return telling.isEmpty ? all : telling
    }

    private init(_ write: StateWrite, _ calls: [NativeFrame.OwnCall]) {
        // What a macro makes of a property is part of its accessors.
        let accessors = calls.prefix {
            Self.property(in: $0.function) != nil || $0.function.hasSuffix(".withMutation(keyPath:_:)")
        }
        state = write.state ?? accessors.compactMap { Self.property(in: $0.function) }.last
        values = write.values
        let native = calls.dropFirst(accessors.count).prefix(Self.mostFunctions).map { call in
            call.place.map { "\(call.function) in \($0)" } ?? call.function
        }
        code = write.location.map { ["\($0)"] } ?? Array(native)
    }

    /// The property whose accessor a function is, or is in: `Cart.lines` for `closure #1 in Cart.lines.setter`.
    private static func property(in function: String) -> String? {
        let name = function.split(separator: " in ").last.map(String.init) ?? function
        let accessors = [".setter", ".modify", ".modify2", ".didset", ".willset"]
        guard let suffix = accessors.first(where: name.hasSuffix) else { return nil }
        return String(name.dropLast(suffix.count))
    }
}
