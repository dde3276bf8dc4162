import Lua
import Scripting

/// Finds completions from the descriptions of kinds and from the values of the session's variables. It runs no user
/// code and changes nothing.
@MainActor
public struct CompletionEngine {
    /// The candidates for the word at the cursor.
    public struct Proposals: Equatable {
        /// The start of the word, in UTF-8 bytes from 0.
        public let start: Int
        /// The candidates, the most likely first.
        public let entries: [Symbol]
    }

    private let analysis: StaticAnalysis

    /// Completes for a session as it is at each question.
    public init(_ session: ScriptSession) { analysis = StaticAnalysis(session) }

    /// The candidates at the cursor.
    /// - Parameters:
    ///  - text: The chunk up to now; it may have several lines.
    ///  - cursor: The position of the cursor, in UTF-8 bytes from 0. The text after it is ignored.
    /// - Returns: No entries if nothing fits.
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
            // The kind at the place may change, so that a member of another kind is better than nothing.
            guard found.isEmpty, !prefix.isEmpty, case .element = subject else { return found }
            return Self.fitting(prefix, analysis.allCalls)
        case .string(let call, let quote):
            let strings = analysis.choices(for: call.argument, at: call.place, of: call.callee.subject(analysis))
            return Self.fitting(prefix, strings.compactMap { Self.written($0, between: quote) })
        case .entry(let owner, let quote):
            let names = analysis.entries(of: owner.subject(analysis))
            return Self.fitting(prefix, names.compactMap { Self.written($0, between: quote) })
        case .value(let call):
            let arguments = call.map { call in
                analysis.arguments(of: call.callee.subject(analysis), place: call.place)
                    .filter { !call.taken.contains($0.name) }
            }
            let own = Self.fitting(prefix, arguments ?? [])
            // Until a letter is typed, all the names that can begin an expression would hide the few arguments.
            if prefix.isEmpty, !own.isEmpty { return own }
            return own + names(context, ["function", "nil", "not", "true", "false"])
        case .statement: return names(context, LuaName.keywords.sorted())
        }
    }

    /// Names that can begin an expression. Keywords come last, and only after a first letter.
    private func names(_ context: CompletionContext, _ keywords: [String]) -> [Symbol] {
        let locals = Set(context.locals).sorted().map { Symbol($0, .value, "local") }
        let globals = analysis.globals.filter { !context.locals.contains($0.name) }
        let found = Self.fitting(context.prefix, locals + globals)
        guard !context.prefix.isEmpty else { return found }
        return found + keywords.filter { $0.hasPrefix(context.prefix) }.map { Symbol($0, .keyword) }
    }

    /// The entries with a prefix: those that match its case first, each group in its order.
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
