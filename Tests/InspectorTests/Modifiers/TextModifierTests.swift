import SwiftUI
import Testing
import ViewInspector

@Suite("Modifiers of text") @MainActor
struct TextModifierTests {
    nonisolated static let cases: [ModifierCase] = [
        .init("keyboardType", { $0.keyboardType(.emailAddress) }, reads: UIKeyboardType.emailAddress) {
            try $0.keyboardType()
        },
        .init("textContentType", { $0.textContentType(.username) }, reads: UITextContentType.username) {
            try $0.textContentType()
        },
        .init("textContentType", { $0.textContentType(nil) }, reads: UITextContentType?.none) {
            try $0.textContentType()
        },
        .init("autocapitalization", { $0.autocapitalization(.words) }, reads: UITextAutocapitalizationType.words) {
            try $0.autocapitalization()
        },
        .init(
            "textInputAutocapitalization", { $0.textInputAutocapitalization(.never) },
            reads: TextInputAutocapitalization.never
        ) { try $0.textInputAutocapitalization() },
        .init("disableAutocorrection", { $0.disableAutocorrection(true) }, reads: true) {
            try $0.disableAutocorrection()
        },
        .init("disableAutocorrection", { $0.autocorrectionDisabled() }, reads: true) {
            try $0.disableAutocorrection()
        },
        .init("lineLimit", { $0.lineLimit(2) }, reads: 2) { try $0.lineLimit() },
        .init("lineLimit", { $0.lineLimit(nil) }, reads: Int?.none) { try $0.lineLimit() },
        .init("lineLimit", { $0.lineLimit(...4) }, reads: 4) { try $0.lineLimit() },
        .init("lineLimit", { $0.lineLimit(2...4) }, reads: [2, 4]) {
            [try $0.lowerLineLimit(), try $0.lineLimit()]
        },
        .init("lineLimit", { $0.lineLimit(3...) }, reads: [3, nil]) { [try $0.lowerLineLimit(), try $0.lineLimit()] },
        .init("lineLimit", { $0.lineLimit(3, reservesSpace: true) }, reads: [3, 3]) {
            [try $0.lowerLineLimit(), try $0.lineLimit()]
        },
        .init("multilineTextAlignment", { $0.multilineTextAlignment(.center) }, reads: TextAlignment.center) {
            try $0.multilineTextAlignment()
        },
        .init("lineSpacing", { $0.lineSpacing(4) }, reads: 4) { try $0.lineSpacing() },
        .init("minimumScaleFactor", { $0.minimumScaleFactor(0.5) }, reads: 0.5) { try $0.minimumScaleFactor() },
        .init("truncationMode", { $0.truncationMode(.middle) }, reads: Text.TruncationMode.middle) {
            try $0.truncationMode()
        },
        .init("textCase", { $0.textCase(.uppercase) }, reads: Text.Case.uppercase) { try $0.textCase() },
        .init("textCase", { $0.textCase(nil) }, reads: Text.Case?.none) { try $0.textCase() },
        .init(
            "flipsForRightToLeftLayoutDirection", { $0.flipsForRightToLeftLayoutDirection(true) }, reads: true
        ) { try $0.flipsForRightToLeftLayoutDirection() },
        .init("submitLabel", { $0.submitLabel(.search) }, reads: SubmitLabel.search) { try $0.submitLabel() },
        .init("textSelection", { $0.textSelection(.enabled) }, reads: true) { try $0.textSelection() },
        .init("textSelection", { $0.textSelection(.disabled) }, reads: false) { try $0.textSelection() },
        .init("dynamicTypeSize", { $0.dynamicTypeSize(.xLarge) }, reads: DynamicTypeSize.xLarge) {
            try $0.dynamicTypeSize()
        },
        .init("dynamicTypeSize", { $0.dynamicTypeSize(...DynamicTypeSize.small) }, reads: DynamicTypeSize.small) {
            try $0.dynamicTypeSize()
        },
        .init(
            "dynamicTypeSize", { $0.dynamicTypeSize(.xLarge...(.accessibility1)) },
            reads: DynamicTypeSize.xLarge...(.accessibility1)
        ) { try $0.dynamicTypeSizeRange() },
    ]

    @Test("are read where they are applied, and are missed elsewhere", arguments: cases)
    func reads(_ modifier: ModifierCase) throws { try modifier.run() }

    @Test("give all digits the same width")
    func digits() throws {
        let stack = try VStack { Text("1") }.monospacedDigit().inspect().vStack()
        #expect(throws: Never.self) { try stack.monospacedDigit() }
        #expect(throws: InspectionError.self) { try VStack { Text("1") }.inspect().vStack().monospacedDigit() }
    }

    @Test("have nothing to read where correcting is left to the system")
    func correctionLeftOpen() throws {
        #expect(throws: InspectionError.attributeNotFound(label: "disable", type: "disableAutocorrection")) {
            try Text("a").disableAutocorrection(nil).inspect().text().disableAutocorrection()
        }
    }

    struct Reader: View {
        @Environment(\.lineSpacing) var spacing
        @Environment(\.truncationMode) var truncation
        @Environment(\.minimumScaleFactor) var factor
        @Environment(\.allowsTightening) var tightening
        @Environment(\.autocorrectionDisabled) var uncorrected
        @Environment(\.dynamicTypeSize) var size
        @Environment(\.textCase) var textCase

        var body: some View {
            Text(verbatim: "\(spacing) \(truncation) \(factor) \(tightening) \(uncorrected) \(size) \(textCase == nil)")
        }
    }

    @Test("views within see in the environment what concerns them")
    func environment() throws {
        let view = VStack { Reader() }.lineSpacing(2).truncationMode(.head).minimumScaleFactor(0.5)
            .allowsTightening(true).disableAutocorrection(true).dynamicTypeSize(.xLarge...).textCase(.lowercase)
        #expect(try view.inspect().find(ViewType.Text.self).string() == "2.0 head 0.5 true true xLarge false")
        #expect(
            try VStack { Reader() }.inspect().find(ViewType.Text.self).string() == "0.0 tail 1.0 false false large true"
        )
    }

    @Test("older and newer names of capitals mean the same")
    func capitals() {
        #expect(TextInputAutocapitalization(.allCharacters) == .characters)
        #expect(TextInputAutocapitalization(UITextAutocapitalizationType.none) == .never)
    }
}
