/// The options of an effect on symbols.
public nonisolated struct SymbolEffectOptions: Hashable, Sendable, CustomStringConvertible {
    /// The number of times that an effect runs.
    public struct RepeatBehavior: Hashable, Sendable {
        fileprivate let word: String

        /// Without a pause.
        public static let continuous = RepeatBehavior(word: "continuous")
        /// With pauses.
        public static let periodic = RepeatBehavior(word: "periodic")

        /// With pauses of some seconds, a number of times; nil is without end, or as long as usual.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            let words = [count.map { "\($0) times" }, delay.map { "delay \($0)" }].compactMap { $0 }
            return RepeatBehavior(word: (["periodic"] + words).joined(separator: " "))
        }
    }

    private var words: [String] = []

    private func adding(_ word: String) -> SymbolEffectOptions {
        var copy = self
        copy.words.append(word)
        return copy
    }

    /// As is usual for the effect.
    public static let `default` = SymbolEffectOptions()
    /// Without end.
    public static let repeating = SymbolEffectOptions.default.repeating
    /// Once.
    public static let nonRepeating = SymbolEffectOptions.default.nonRepeating

    /// A number of times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }
    /// As often as a behavior says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions.default.repeat(behavior)
    }
    /// At a multiple of the usual speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }

    /// Without end.
    public var repeating: SymbolEffectOptions { adding("repeating") }
    /// Once.
    public var nonRepeating: SymbolEffectOptions { adding("nonRepeating") }
    /// A number of times; nil is as often as usual.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { count.map { adding("repeat(\($0))") } ?? self }
    /// As often as a behavior says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { adding("repeat(\(behavior.word))") }
    /// At a multiple of the usual speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions { adding("speed(\(speed))") }

    public var description: String { words.isEmpty ? "default" : words.joined(separator: ".") }
}
