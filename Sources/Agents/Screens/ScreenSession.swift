import Console
import Foundation
import Lua
import Scripting
import SpecRunner
import System

/// A session with a screen, in a process of its own: it answers what is asked of the screen, with the change since the last
/// answer.
@MainActor
final class ScreenSession {
    let session: ReplSession
    private let commands: SessionCommands
    private let references: ScreenReferences
    private let audience: ScreenAudience
    private let terminal = SilentTerminal()
    /// The tree as the last answer left it; nil without a screen.
    private var shown: String?
    /// The number of lines of Lua that were run.
    private var lines = 0

    /// The largest number of views in a tree.
    private static let mostViews = 2000

    /// - Parameter isTrusted: Whether Lua may do more than a spec may.
    /// - Throws: `LuaError` if memory runs out.
    init(catalog: Catalog, isTrusted: Bool, audience: ScreenAudience) throws {
        self.audience = audience
        // As a spec of the folder of specs is.
        session = try ReplSession(
            catalog: catalog, sandbox: Sandbox(file: "specs/", isTrusted: isTrusted),
            memoryLimit: isTrusted ? nil : RunSettings().execution.memoryLimit,
            printed: { Descriptor.write($0, to: STDOUT_FILENO) })
        // The trees here are compared instead.
        session.script.journal.recordsScreens = false
        // The server runs what is recorded.
        commands = try SessionCommands(session: session, terminal: terminal) { paths, printed in
            printed("viewspec run \(paths.joined(separator: " ")) runs it\n")
            return true
        }
        references = ScreenReferences(session.script, areShown: audience == .tools)
    }

    /// Answers a request.
    /// - Parameter limit: The time that it has, in seconds.
    func answer(_ request: ScreenRequest, limit: Double) async -> ScreenAnswer {
        session.interpreter.clearInterruption()
        do {
            switch request {
            case .host(let view): return try await host(view, limit)
            case .look(let request): return try look(request)
            case .show: return ScreenAnswer(text: "", shown: try references.shown(limit: Self.mostViews))
            case .expression(let name): return ScreenAnswer(text: try references.expression(for: name))
            case .act(let steps): return try await act(steps, limit)
            case .lua(let request): return try await run(request, limit)
            case .record(let request): return try await record(request)
            case .command(let line): return await run(command: line)
            }
        } catch {
            return ScreenAnswer(text: "\(error)", isError: true)
        }
    }

    // MARK: - Requests

    private func host(_ view: HostRequest?, _ limit: Double) async throws -> ScreenAnswer {
        guard let view else { return ScreenAnswer(text: audience.emptyScreen) }
        switch await session.evaluate(view.source) {
        case .values: break
        case .incomplete(let error), .error(let error):
            let reason = error.isInterruption ? timeout(limit) : error.message
            return ScreenAnswer(text: "can't host \(view.call): \(reason)", isError: true)
        }
        lines += 1
        let tree = try references.tree(depth: view.depth)
        shown = view.depth == nil ? tree.text : try references.tree(limit: Self.mostViews).text
        return ScreenAnswer(text: AnswerText.cut(tree.text, audience.partHint))
    }

    private func look(_ request: LookRequest) throws -> ScreenAnswer {
        var text: String
        if let criteria = request.criteria {
            let found = try references.trees(finding: criteria, depth: request.depth ?? 2, limit: Self.mostViews)
            text = found.map { "\($0.path)\n\(indented($0.tree.text))" }.joined(separator: "\n")
            if found.isEmpty { text = "Nothing on the screen meets \(criteria)." }
        } else {
            let tree = try references.tree(of: request.reference, depth: request.depth, limit: Self.mostViews)
            text = tree.hidden > 0 ? "\(tree.text)\n… \(tree.hidden) more views" : tree.text
        }
        text = AnswerText.cut(text, to: request.limit, "look at a part by its ref, with depth, or with a larger limit")
        let picture = request.hasPicture ? Data(try references.picture()).base64EncodedString() : nil
        return ScreenAnswer(text: text, picture: picture)
    }

    private func act(_ steps: [ActStep], _ limit: Double) async throws -> ScreenAnswer {
        var texts: [String] = []
        for (index, step) in steps.enumerated() {
            let result: (text: String, isError: Bool)
            do {
                let source = try step.source { try references.expression(for: $0) }
                result = await perform(source, limit)
            } catch {
                result = ("\(step.verb): \(error)", true)
            }
            texts.append(result.text)
            guard result.isError else { continue }
            let left = steps.count - index - 1
            let place = steps.count > 1 ? "step \(index + 1) of \(steps.count) failed" : ""
            let rest = left > 0 ? ", and those after it weren't done" : ""
            if !place.isEmpty { texts.append("(\(place)\(rest))") }
            return ScreenAnswer(
                text: (texts + [change]).joined(separator: "\n"), isError: true, said: texts.joined(separator: "\n"))
        }
        return ScreenAnswer(
            text: (texts + [change]).joined(separator: "\n"), said: texts.joined(separator: "\n"))
    }

    /// Runs a step, and returns it with its value or its error.
    private func perform(_ source: String, _ limit: Double) async -> (text: String, isError: Bool) {
        let result = await session.evaluate(source)
        lines += 1
        switch result {
        case .values(let values):
            // A view that a verb leads to is on the screen.
            let plain = values.filter { !$0.contains("\n") }
            return (plain.isEmpty ? source : "\(source) → \(plain.joined(separator: ", "))", false)
        case .incomplete(let error), .error(let error):
            return ("\(source)\n\(error.isInterruption ? timeout(limit) : error.message)", true)
        }
    }

    private func run(_ request: LuaRequest, _ limit: Double) async throws -> ScreenAnswer {
        let first = lines
        let result = await session.evaluate(request.code)
        var texts: [String] = []
        var isError = true
        switch result {
        case .values(let values):
            isError = false
            if !values.isEmpty { texts.append(values.joined(separator: "\n")) }
        case .incomplete(let error): texts.append("the chunk is incomplete: \(error.message)")
        case .error(let error):
            // Lines count from the start of the chunk.
            let place = error.location.map { $0.file == "stdin" ? "line \($0.line - first): " : "\($0): " } ?? ""
            texts.append(place + (error.isInterruption ? timeout(limit) : error.message))
        }
        if case .incomplete = result {} else { lines += request.code.utf8.count { $0 == UInt8(ascii: "\n") } + 1 }
        let said = AnswerText.cut(texts.joined(separator: "\n"), to: request.limit, audience.limitHint)
        let change = change
        if change != Self.unchanged || texts.isEmpty { texts.append(change) }
        return ScreenAnswer(
            text: AnswerText.cut(texts.joined(separator: "\n"), to: request.limit, audience.limitHint),
            isError: isError, said: said)
    }

    private func record(_ request: RecordRequest) async throws -> ScreenAnswer {
        let path = request.path ?? SpecFile.path(forSpec: request.name)
        let line = "spec\(request.isReplacing ? "!" : "") \(request.name) \(path)"
        switch await commands.run(line) {
        case .error(let text):
            return ScreenAnswer(
                text: text.replacing(":spec! replaces it", with: "'replace' replaces it"), isError: true)
        default:
            _ = terminal.takeText()
            return ScreenAnswer(text: "", written: path)
        }
    }

    /// Runs a command of the console. What it writes comes before its result.
    private func run(command line: String) async -> ScreenAnswer {
        let result = await commands.run(line)
        var texts = [String(terminal.takeText().trimmingSpaces)]
        var isError = false
        switch result {
        case .done(let text): texts.append(text ?? "")
        case .error(let text):
            isError = true
            texts.append(text)
        case .quit, .rebuilt: texts.append("viewspec session end ends a session")
        }
        let change = change
        if change != Self.unchanged { texts.append(change) }
        return ScreenAnswer(text: texts.filter { !$0.isEmpty }.joined(separator: "\n"), isError: isError)
    }

    // MARK: - The screen

    /// In place of a change where there is none.
    private static let unchanged = "The screen is as it was."

    /// The change of the screen since the last answer, or all of it where that is shorter.
    private var change: String {
        let before = shown
        shown = try? references.tree(limit: Self.mostViews).text
        guard let now = shown else { return before == nil ? Self.unchanged : "There is no screen any more." }
        guard let before else { return AnswerText.cut("The screen:\n\(now)", audience.partHint) }
        guard before != now else { return Self.unchanged }
        let text = difference(before, now)
        guard text.utf8.count < now.utf8.count else {
            return AnswerText.cut("The screen now:\n\(now)", audience.partHint)
        }
        return AnswerText.cut(text, audience.partHint)
    }

    /// The lines that differ, with those around them, as `diff` of the console shows them.
    private func difference(_ before: String, _ now: String) -> String {
        let arguments: [Value] = [.string(LuaString(before)), .string(LuaString(now))]
        let lines = try? session.library.get("diff").table?.get("lines").function?.call(arguments: arguments)
        return lines?.first?.string ?? now
    }

    private func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(separator: "\n")
    }

    private func timeout(_ limit: Double) -> String {
        "\(Deadline.reason(limit)); \(audience.timeHint)"
    }
}

/// Keeps what commands write until it is taken: most have nothing to say here that the server doesn't.
private final class SilentTerminal: Terminal {
    let isInteractive = false
    private var text = ""

    func readLine(prompt: String) -> String? { nil }
    func write(_ text: String) { self.text += text }
    func writeError(_ text: String) { self.text += text }

    /// Returns what was written since the last time.
    func takeText() -> String {
        defer { text = "" }
        return text
    }
}
