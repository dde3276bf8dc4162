import Inspector
import SwiftUI
import Testing
import ViewGraph

/// Texts that count.
@MainActor
struct TextTimerTests {
    /// Long ago, so that a stopwatch that was stopped since has been stopped.
    private let start = ViewClock.currentDate.addingTimeInterval(-10_000)

    private func read(
        _ span: ClosedRange<TimeInterval>, pausedAt: TimeInterval? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) -> String {
        let interval = start.addingTimeInterval(span.lowerBound)...start.addingTimeInterval(span.upperBound)
        return Text(
            timerInterval: interval, pauseTime: pausedAt.map(start.addingTimeInterval), countsDown: countsDown,
            showsHours: showsHours
        ).string(locale: Locale(identifier: "en"))
    }

    @Test func `What is left or has passed is shown as a stopwatch does`() {
        #expect(read(0...152, pausedAt: 0) == "2:32")
        #expect(read(0...152, pausedAt: 31, countsDown: false) == "0:31")
        #expect(read(0...7200, pausedAt: 60) == "1:59:00")
        #expect(read(0...7200, pausedAt: 60, showsHours: false) == "119:00")
        #expect(read(-100 ... -50) == "0:00")
        #expect(read(10_500...10_560, countsDown: false) == "0:00")
        #expect(read(10_500...10_560) == "1:00")
        #expect(read(10_500...10_560, pausedAt: 10_530) == "1:00")
    }

    @Test func `Progress has the time as its label`() throws {
        let view = ProgressView(timerInterval: start.addingTimeInterval(-100)...start.addingTimeInterval(-10))
        #expect(try view.inspect().find(ViewType.Text.self).string() == "0:00")
        let key: LocalizedStringKey = "left: \(timerInterval: start.addingTimeInterval(-9)...start)"
        #expect(Text(key).string(locale: Locale(identifier: "en")) == "left: 0:00")
    }

    @Test func `A text has a scale and a language`() throws {
        let attributes = try Text("a").textScale(.secondary).typesettingLanguage(.init(languageCode: .thai))
            .inspect().text().attributes()
        #expect(try attributes.textScale() == .secondary)
        #expect(try attributes.typesettingLanguage() == .explicit(.init(languageCode: .thai)))
        #expect(throws: (any Error).self) {
            try Text("a").textScale(.secondary, isEnabled: false).inspect().text().attributes().textScale()
        }
    }

    @Test func `Activities carry values`() throws {
        struct Page: Codable, Equatable { var book: String, number: Int, notes: [String] }
        let activity = NSUserActivity(activityType: "org.example.reading")
        let page = Page(book: "Emma", number: 3, notes: ["a"])
        try activity.setTypedPayload(page)
        #expect(try activity.typedPayload(Page.self) == page)
        #expect(activity.userInfo?["book"] as? String == "Emma")
        activity.addUserInfoEntries(from: ["date": Date.now, "number": 4])
        #expect(try activity.typedPayload(Page.self).number == 4)
        #expect(throws: (any Error).self) { try activity.setTypedPayload(3) }
        #expect(throws: DecodingError.self) {
            try NSUserActivity(activityType: "a").typedPayload(Page.self)
        }
    }

    @Test func `Underlines are read of the older type`() {
        #expect(Text.LineStyle(nsUnderlineStyle: [.single, .patternDot]) == .init(pattern: .dot))
        #expect(Text.LineStyle(nsUnderlineStyle: [.thick, .patternDashDot]) == .init(pattern: .dashDot))
        #expect(Text.LineStyle(nsUnderlineStyle: .patternDash) == nil)
    }
}
