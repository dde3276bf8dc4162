import SwiftUI
import Testing
import ViewInspector

private final class Theme: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
}

extension EnvironmentValues {
    @Entry var rowLimit: Int = 5
}

extension EnvironmentValues {
    @Entry var greeting = "Hello"  // inferred
    @Entry var onSelect: (@Sendable (String, [Int]) -> Void)?
    @Entry fileprivate var theme: Theme = Theme("plain, with = and { in it")
    @Entry var `default`: [String: Set<Int>] = [
        "a": [1, 2]
    ]
}

extension EnvironmentValues {
    @Entry var answer: Int? = 42
}

extension Transaction {
    @Entry var reason: String? = "none given"
    @Entry var isFromKeyboard: Bool = false
}

extension FocusedValues {
    @Entry var selectedTitle: String?
}

private struct Shown: View {
    @Environment(\.rowLimit) private var rowLimit
    @Environment(\.greeting) private var greeting
    @Environment(\.theme) private var theme
    @Environment(\.default) private var sets
    @Environment(\.onSelect) private var onSelect

    @FocusedValue(\.selectedTitle) private var selectedTitle

    var body: some View {
        Text("\(greeting) \(rowLimit) \(theme.name) \(sets["a"]?.count ?? 0) \(onSelect == nil ? "none" : "some")")
    }
}

@Suite("@Entry") @MainActor
struct EntryUses {
    @Test("makes values of the environment, with their defaults")
    func defaults() throws {
        #expect(try Shown().inspect().find(ViewType.Text.self).string() == "Hello 5 plain, with = and { in it 2 none")
    }

    @Test("makes values that modifiers set")
    func values() throws {
        let view = Shown().environment(\.rowLimit, 9).environment(\.greeting, "Hi").environment(\.onSelect) { _, _ in }
        #expect(try view.inspect().find(ViewType.Text.self).string() == "Hi 9 plain, with = and { in it 2 some")
    }

    @Test("makes optional values whose default is not nil, and that can be set to nil")
    func optionals() {
        var values = EnvironmentValues()
        #expect(values.answer == 42)
        values.answer = nil
        #expect(values.answer == nil)
        values.answer = 7
        #expect(values.answer == 7)
    }

    @Test("makes values of transactions")
    func others() {
        var transaction = Transaction()
        #expect(!transaction.isFromKeyboard)
        transaction.isFromKeyboard = true
        #expect(transaction.isFromKeyboard)
        #expect(transaction.reason == "none given")
        transaction.reason = nil
        #expect(transaction.reason == nil)
    }
}
