import Reference
import Scripting
import SpecRunner
import System

/// A search of the documentation, whose result is a line for each page with the command that shows it.
@MainActor
struct DocsSearch {
    let words: String
    /// The names of the app, for the message about an unknown name.
    var app = AppReference(Catalog())

    /// The number of pages that the message about an unknown name lists.
    private static let fewRows = 3

    /// Prints what fits.
    func run() -> ExitStatus {
        let found = lines(rows)
        guard !found.isEmpty else {
            Message.error("nothing is found for '\(words)'; \(program) docs lists all pages")
            return .failed
        }
        FileOutput.standardOutput().write(found.map { $0 + "\n" }.joined())
        return .passed
    }

    /// A command for each page, and for each flag of `run` that is about it, with what it shows.
    private var rows: [(command: String, summary: String)] {
        let search = ReferenceSearch(words)
        let pages = search.hits().map { (command: "\(program) docs \($0.name)", summary: $0.summary) }
        let flags = Setting.all.filter { $0.isFlag && search.fits("\($0.name) \($0.help)") }
        return pages + flags.map { ("\(program) run --\($0.name)", "a flag: \($0.help)") }
    }

    /// The message where the words are the name of no page.
    var refusal: String {
        let reason = "there is no page for '\(words)'"
        if let near = Suggestions.nearest(to: words, among: app.entries.map(\.name)) {
            return "\(reason); did you mean '\(near)'?"
        }
        if let near = Reference.suggestion(for: words), near.lowercased() == words.lowercased() {
            return "\(reason); did you mean '\(near)'?"
        }
        let rows = rows
        guard !rows.isEmpty else {
            return reason + (Reference.suggestion(for: words).map { "; did you mean '\($0)'?" } ?? "")
        }
        let shown = lines(Array(rows.prefix(Self.fewRows))).map { "\n  \($0)" }.joined()
        let more = rows.count - Self.fewRows
        let rest = more > 0 ? "\n\(program) docs --search \"\(words)\" finds \(more) more" : ""
        return "\(reason); these are about it:\(shown)\(rest)"
    }

    private var program: String { RootCommand.programName }

    private func lines(_ rows: [(command: String, summary: String)]) -> [String] {
        let width = rows.map(\.command.count).max() ?? 0
        return rows.map { command, summary in
            let line = "\(command.padded(to: width))  \(summary)"
            return line.count > Self.width ? "\(line.prefix(Self.width - 1))…" : line
        }
    }

    /// The number of columns of a line.
    private static let width = 120
}
