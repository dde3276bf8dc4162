import Combine
import SwiftUI
import Testing
import ViewInspector

/// What Foundation on Linux lacks comes with SwiftUI.
@Suite("Foundation, with SwiftUI")
struct FoundationUses {
    private let english = Locale(identifier: "en_US")

    @Test("reads texts of the app")
    func localized() {
        let count = 3
        #expect(String(localized: "\(count) items, **bold**", locale: english) == "3 items, **bold**")
        #expect(String(localized: "key", defaultValue: "Value \(count)", locale: english) == "Value 3")
        let resource: LocalizedStringResource = "Hello, \("Ann")"
        #expect(String(localized: resource) == "Hello, Ann" && resource.key == "Hello, %@")
        let named = LocalizedStringResource("key", defaultValue: "Words", table: "Other", locale: english)
        #expect(named.key == "key" && String(localized: named) == "Words")
        #expect(Text(named).string(locale: english) == "Words")
        #expect(Text("<\(named)>").string(locale: english) == "<Words>")
        #expect(AttributedString(localized: "**a** b", locale: english).runs.count == 2)
    }

    @Test("reads Markdown")
    func markdown() throws {
        let inline = try AttributedString(
            markdown: "*a*  `b`\n[c](/d)", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace),
            baseURL: URL(string: "https://example.org/"))
        #expect(String(inline.characters) == "a  b\nc")
        #expect(inline.runs.compactMap(\.link).first?.absoluteString == "https://example.org/d")
        #expect(inline.runs.first?.inlinePresentationIntent == .emphasized)
        let full = try AttributedString(markdown: "# Title\n\nOne\ntwo\n\n- item\n\n```\n*code*\n```")
        #expect(String(full.characters) == "TitleOne twoitem*code*\n")
        #expect(try String(AttributedString(markdown: Data("~~a~~".utf8)).characters) == "a")
        let caret = "^[2 apple](inflect: true)"
        #expect(try String(AttributedString(markdown: caret).characters) == caret)
        let extended = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true)
        #expect(try String(AttributedString(markdown: caret, options: extended).characters) == "2 apple")
    }

    @Test("writes lists, distances and measurements")
    func formatters() {
        let list = ListFormatter()
        list.locale = english
        #expect(list.string(from: ["a", "b", "c"]) == "a, b, and c")
        let relative = RelativeDateTimeFormatter()
        relative.locale = english
        let date = Date(timeIntervalSinceReferenceDate: 0)
        #expect(relative.localizedString(for: date + 7200, relativeTo: date) == "in 2 hours")
        #expect(relative.localizedString(fromTimeInterval: -60) == "1 minute ago")
        relative.dateTimeStyle = .named
        #expect(relative.localizedString(from: DateComponents(day: -1)) == "yesterday")
        let length = Measurement(value: 1500.5, unit: UnitLength.meters)
        #expect(
            length.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(english)) == "1,500.5\u{a0}m")
        #expect(length.formatted(.measurement(width: .narrow).locale(english)) == "1,500.5m")
    }

    @Test("has the names of the system")
    func names() {
        let url = URL(fileURLWithPath: "/tmp")
        #expect(url.startAccessingSecurityScopedResource())
        url.stopAccessingSecurityScopedResource()
        #expect(NSEC_PER_SEC == 1_000_000_000 && NSEC_PER_MSEC * 1000 == NSEC_PER_SEC)
        #expect(CFAbsoluteTimeGetCurrent() > 0)
    }
}

@MainActor
@Suite("What a test waits for")
struct WaitingUses {
    private final class Log { var count = 0 }

    @Test("of a refresh is over with the tasks that it started")
    func refresh() async throws {
        let log = Log()
        let view = List { Text("a") }.refreshable { Task { log.count += 1 } }
        try await view.inspect().find(ViewType.List.self).callRefreshable()
        #expect(log.count == 1)
    }
}

@MainActor
@Suite("An inspection that waits")
struct WaitingInspectionUses {
    private final class Notices<V>: InspectionEmissary {
        let notice = PassthroughSubject<UInt, Never>()
        var callbacks: [UInt: (V) -> Void] = [:]
    }

    private struct Seen: View {
        let notices = Notices<Self>()
        @State private var count = 0

        var body: some View {
            Button("\(count)") { Task { count += 1 } }
                .onReceive(notices.notice) { notices.callbacks.removeValue(forKey: $0)?(self) }
        }
    }

    @Test("goes on in the view that it was given")
    func waits() async throws {
        let view = Seen()
        var label: String?
        try await ViewHosting.host(view) {
            try await view.notices.inspect { seen in
                await Task.yield()
                label = try seen.find(ViewType.Text.self).string()
            }
            #expect(label == "0")
            await #expect(throws: CancellationError.self) {
                try await view.notices.inspect(after: .milliseconds(1)) { _ in
                    await Task.yield()
                    throw CancellationError()
                }
            }
        }
    }
}
