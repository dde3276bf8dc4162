import Lua
import Scripting

/// Sees what becomes of the screens while nobody does anything: a spec has to wait for that, as a person does.
@MainActor
final class ScreenWatch {
    private let session: ScriptSession
    /// What each screen showed when the last chunk had ended.
    private var before: [[String]] = []
    /// What a spec waits for before it goes on, as statements, in order.
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

    /// What has to be waited for before the chunk that ran last.
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
