import Checks
import Lua
import System

extension SettingForm<[CheckException]> {
    /// A list of tables such as `{ rule = "touch_area", preview = "Cart row", reason = "…" }`.
    static var checkExceptions: Self {
        Self { value, name in
            guard case .lua(let list) = value, let table = list.table, let pairs = try? table.pairs,
                let rows = try? table.sequence, rows.count == pairs.count
            else { throw SettingValue.Mismatch(wanted: "a list of exceptions such as \(CheckExceptionRow.example)") }
            return try rows.enumerated().map { index, row in
                try CheckExceptionRow(row, "\(name)[\(index + 1)]").exception
            }
        }
    }
}

/// A row of the exceptions in a configuration.
private struct CheckExceptionRow {
    static let example = "{ rule = \"\(RuleName.touchArea.rawValue)\", preview = \"Cart row\", reason = \"…\" }"
    private static let keys = ["preview", "reason", "rule"]

    /// The reason why a row is refused.
    private struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    let exception: CheckException

    /// - Parameter place: The row in messages: `check_exceptions[1]`.
    init(_ row: Value, _ place: String) throws {
        guard let table = row.table else {
            throw Problem(description: "\(place) is an exception such as \(Self.example), got \(row.summary)")
        }
        for key in try table.pairs.map({ $0.key.string ?? $0.key.summary }).sorted() where !Self.keys.contains(key) {
            let near = Suggestions.nearest(to: key, among: Self.keys).map { "did you mean \"\($0)\"?" }
            throw Problem(
                description:
                    "\(place) has no \"\(key)\"; \(near ?? "an exception has \(Self.keys.joined(separator: ", "))")")
        }
        func text(_ key: String) throws -> String? {
            let value = try table.get(key)
            if value.isNil { return nil }
            guard let text = value.string else {
                throw Problem(description: "\(place).\(key) is a string, got \(value.summary)")
            }
            return text
        }
        let rules = RuleName.allCases.map(\.rawValue)
        guard let ruleName = try text("rule") else {
            throw Problem(description: "\(place) lacks a rule; the rules are \(rules.joined(separator: ", "))")
        }
        guard let rule = RuleName(rawValue: ruleName) else {
            let near = Suggestions.nearest(to: ruleName, among: rules).map { "did you mean \"\($0)\"?" }
            throw Problem(
                description:
                    "\(place): there is no rule \"\(ruleName)\"; "
                    + (near ?? "the rules are \(rules.joined(separator: ", "))"))
        }
        guard let reason = try text("reason"), reason.contains(where: { !$0.isWhitespace }) else {
            throw Problem(
                description: "\(place) lacks a reason, for whoever wonders later why \(rule.rawValue) is silent")
        }
        exception = CheckException(rule: rule, preview: try text("preview"), reason: reason)
    }
}
