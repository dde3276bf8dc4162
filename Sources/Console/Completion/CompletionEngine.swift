import Lua
import Scripting

/// Finds what can be typed at a place, from the descriptions and from what the session's variables hold. Nothing of the
/// user's runs for it, and nothing changes.
@MainActor
public struct CompletionEngine {
    /// What can stand in place of the word that is being typed.
    public struct Proposals: Equatable {
        /// Where the word begins, in UTF-8 bytes from 0.
        public let start: Int
        /// What can stand there, the most likely first.
        public let entries: [Symbol]
    }

    private let analysis: StaticAnalysis

    /// Completes for a session as it is at each question.
    public init(_ session: ScriptSession) { analysis = StaticAnalysis(session) }

    /// What can be typed at the cursor.
    /// - Parameters:
    ///   - text: The chunk so far, which may be of several lines.
    ///   - cursor: Where the cursor stands, in UTF-8 bytes from 0. What follows it isn't looked at.
    /// - Returns: No entries where nothing fits, or nothing can be completed.
    public func proposals(for text: String, at cursor: Int) -> Proposals {
        let source = Array(text.utf8)
        guard cursor >= 0, cursor <= source.count, let context = CompletionContext(source[..<cursor]) else {
            return Proposals(start: max(0, cursor), entries: [])
        }
        return Proposals(start: context.start, entries: entries(context))
    }

    private func entries(_ context: CompletionContext) -> [Symbol] {
        let prefix = context.prefix
        switch context.place {
        case .field(let owner): return Self.fitting(prefix, analysis.fields(of: owner.subject(analysis)))
        case .method(let owner):
            let subject = owner.subject(analysis)
            let found = Self.fitting(prefix, analysis.methods(of: subject))
            // A view may become another, and a word that is known to some kind is better than none.
            guard found.isEmpty, !prefix.isEmpty, case .element = subject else { return found }
            return Self.fitting(prefix, analysis.allCalls)
        case .string(let call, let quote):
            let strings = analysis.choices(for: call.argument, at: call.place, of: call.callee.subject(analysis))
            return Self.fitting(prefix, strings.compactMap { Self.written($0, between: quote) })
        case .value(let call):
            let arguments = call.map { call in
                analysis.arguments(of: call.callee.subject(analysis), place: call.place)
                    .filter { !call.taken.contains($0.name) }
            }
            return Self.fitting(prefix, arguments ?? []) + names(context, ["function", "nil", "not", "true", "false"])
        case .statement: return names(context, LuaName.keywords.sorted())
        }
    }

    /// Names that can begin an expression; keywords come last, and only once there is something to go by.
    private func names(_ context: CompletionContext, _ keywords: [String]) -> [Symbol] {
        let locals = Set(context.locals).sorted().map { Symbol($0, .value, "local") }
        let globals = analysis.globals.filter { !context.locals.contains($0.name) }
        let found = Self.fitting(context.prefix, locals + globals)
        guard !context.prefix.isEmpty else { return found }
        return found + keywords.filter { $0.hasPrefix(context.prefix) }.map { Symbol($0, .keyword) }
    }

    /// The entries that begin with a word: those that have it in the same case first, each group in its order.
    private static func fitting(_ prefix: String, _ entries: [Symbol]) -> [Symbol] {
        if prefix.isEmpty { return entries }
        let exact = entries.filter { $0.name.hasPrefix(prefix) }
        let lowered = prefix.lowercased()
        return exact + entries.filter { !$0.name.hasPrefix(prefix) && $0.name.lowercased().hasPrefix(lowered) }
    }

    /// A text as it is written between quotes; nil where it can't be.
    private static func written(_ entry: Symbol, between quote: UInt8?) -> Symbol? {
        guard let quote else {
            return entry.name.contains("]") ? nil : entry
        }
        let text = entry.name.escaped {
            switch $0 {
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            case Unicode.Scalar(quote): "\\\($0)"
            default: nil
            }
        }
        return Symbol(text, entry.category, entry.detail)
    }
}
