import Lua
import Testing

@testable import SpecRunner

@Suite struct PreviewEventsTests {
    private func passed(_ events: [SpecEvent]) -> [SpecEvent] {
        var joined = PreviewEvents()
        var passed: [SpecEvent] = []
        for event in events { joined.pass(event) { passed.append($0) } }
        joined.finish { passed.append($0) }
        return passed
    }

    private func preview(_ name: String) -> [SpecEvent] {
        let spec = SpecReference(
            group: GroupReference(file: "A.swift"), name: name, location: SourcePosition(file: "A.swift", line: 1))
        return [
            .specStarted(spec), .step(name: "in dark"), .specFinished(SpecResult(spec: spec, details: [], seconds: 1)),
        ]
    }

    @Test func `The previews of a file come together`() {
        let first = preview("a")
        let second = preview("b")
        let events =
            [.fileStarted(path: "A.swift")] + first + [.fileFinished(path: "A.swift", seconds: 1)]
            + [.fileStarted(path: "A.swift")] + second + [.fileFinished(path: "A.swift", seconds: 2)]
            + [.fileStarted(path: "B.swift"), .fileFinished(path: "B.swift", seconds: 4)]
        #expect(
            passed(events) == [
                .fileStarted(path: "A.swift"), first[0], first[2], second[0], second[2],
                .fileFinished(path: "A.swift", seconds: 3), .fileStarted(path: "B.swift"),
                .fileFinished(path: "B.swift", seconds: 4),
            ])
    }

    @Test func `The circumstances are known until the preview is through`() {
        var events = PreviewEvents()
        let all = preview("a")
        for event in all.prefix(2) { events.pass(event) { _ in } }
        #expect(events.step == "in dark")
        events.pass(all[2]) { _ in }
        #expect(events.step == nil)
    }
}
