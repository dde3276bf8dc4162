import Lua
import Scripting

/// Notes changes of the screens between chunks, since a spec has to wait for them as a person does.
@MainActor
final class ScreenWatch {
    private let session: ScriptSession
    /// The screens at the end of the last chunk.
    private var before: [[String]] = []
    /// The waiting statements for the next chunk, in order.
    private var waits: [String] = []

    init(_ session: ScriptSession) { self.session = session }

    /// A chunk is about to run.
    func begin() {
        let now = session.shownTexts
        for (index, (old, new)) in zip(before, now).enumerated() where old != new {
            guard let name = variable(ofScreen: index), let wait = Self.wait(name, old, new) else { continue }
            waits.append(wait)
        }
        before = now
    }

    /// A chunk has ended, and nothing else has had its turn yet.
    func end() { before = session.shownTexts }

    /// Returns and clears the waiting statements for the last chunk.
    func take() -> [String] {
        defer { waits = [] }
        return waits
    }

    /// The global variable that holds a screen.
    private func variable(ofScreen index: Int) -> String? {
        let globals = (try? session.interpreter.globals.pairs) ?? []
        return globals.filter { session.screenIndex(of: $0.value) == index }.compactMap(\.key.string).min()
    }

    /// Waits for a text that came, or until one has gone.
    private static func wait(_ screen: String, _ old: [String], _ new: [String]) -> String? {
        func quoted(_ text: String) -> String { LuaLiteral.quoted(LuaString(text)) }
        if let text = new.first(where: { !$0.isEmpty && !old.contains($0) }) {
            return "wait_until(function() return \(screen):find{ text = \(quoted(text)) } end)"
        }
        guard let text = old.first(where: { !$0.isEmpty && !new.contains($0) }) else { return nil }
        return "wait_until(function() return #\(screen):findAll{ text = \(quoted(text)) } == 0 end)"
    }
}
