import SwiftUI
import Testing
import ViewInspector

@Suite("Modifiers that redact") @MainActor
struct RedactionTests {
    nonisolated static let cases: [ModifierCase] = [
        .init("redacted", { $0.redacted(reason: .placeholder) }, reads: RedactionReasons.placeholder) {
            try $0.redacted()
        },
        .init("unredacted", { $0.unredacted() }, reads: true) {
            try $0.unredacted()
            return true
        },
        .init("privacySensitive", { $0.privacySensitive() }, reads: true) { try $0.privacySensitive() },
        .init("privacySensitive", { $0.privacySensitive(false) }, reads: false) { try $0.privacySensitive() },
    ]

    @Test("are read where they are applied, and are missed elsewhere", arguments: cases)
    func reads(_ modifier: ModifierCase) throws { try modifier.run() }

    struct Reader: View {
        @Environment(\.redactionReasons) var reasons
        var body: some View { Text(verbatim: "\(reasons.rawValue)") }
    }

    @Test("add to the reasons around, or take them all away")
    func environment() throws {
        let view = VStack {
            Reader().redacted(reason: .privacy)
            Reader().unredacted()
        }.redacted(reason: .placeholder)
        let texts = try view.inspect().findAll(ViewType.Text.self).map { try $0.string() }
        #expect(texts == ["\(RedactionReasons([.privacy, .placeholder]).rawValue)", "0"])
    }
}
