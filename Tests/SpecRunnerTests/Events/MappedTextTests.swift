import System
import Testing

@testable import SpecRunner

/// Each part of an event is on its way to a report in several walks. A field that one of them forgets would be lost without a
/// word, since most have default values.
@Suite("The parts of events")
struct MappedTextTests {
    private static let place = SourcePosition(file: "file", line: 3)
    private static let group = GroupReference(file: "group's file", names: ["outer", "inner"], location: place)
    private static let detail = OutcomeDetail(
        outcome: .error, message: "message", location: place,
        excerpt: SourceExcerpt(firstLine: 2, lines: ["line"], markedLine: 3),
        traceback: [TraceFrame(location: place, function: "function")], nativeTraceback: ["native"],
        race: RaceReport(
            passingSeed: 1, failingSeed: 2, failures: 3, orders: 4, equalSteps: 5, passing: ["passing"],
            failing: ["failing"], command: "command"))
    private static let result = SpecResult(
        spec: SpecReference(group: group, name: "name", location: place, timeout: 6), details: [detail], seconds: 7,
        attempts: 8,
        actions: [
            SpecAction(call: "call", element: "element", path: "path", location: place, error: "error", count: 9)
        ],
        screens: ScreenChange(action: "action", before: "before", after: "after"), picture: "picture")

    /// An event with something in each field of everything that events hold.
    private static let event = SpecEvent.specFinished(result)

    /// Everything that has no parts, in order.
    private static func leaves(of value: Any, at path: String = "") -> [(path: String, value: String, isText: Bool)] {
        if let text = value as? String { return [(path, text, true)] }
        let mirror = Mirror(reflecting: value)
        guard !mirror.children.isEmpty else { return [(path, "\(value)", false)] }
        return mirror.children.flatMap { leaves(of: $0.value, at: "\(path).\($0.label ?? "")") }
    }

    @Test func `The sample has something in each field`() {
        let empty = Self.leaves(of: Self.event).filter { ["nil", "[]", "", "0"].contains($0.value) }
        #expect(empty.isEmpty, "fill the new field of the sample: \(empty)")
    }

    @Test func `Each text is mapped, and nothing else`() {
        let before = Self.leaves(of: Self.event)
        let after = Self.leaves(of: Self.event.mapTexts({ "<\($0)>" }, printed: { $0 }))
        #expect(after.map(\.path) == before.map(\.path))
        #expect(after.map(\.value) == before.map { $0.isText ? "<\($0.value)>" : $0.value })
    }

    @Test func `Each kind of event has its texts mapped`() {
        let spec = Self.result.spec
        let events: [SpecEvent] = [
            .fileStarted(path: "path"), .groupStarted(Self.group), .specStarted(spec), .step(name: "name"),
            .output(text: "text"), Self.event, .groupFailed(Self.group, Self.detail), .groupFinished(Self.group),
            .fileFinished(path: "path", seconds: 1),
        ]
        for event in events {
            let leaves = Self.leaves(of: event.mapTexts({ "<\($0)>" }, printed: { "<\($0)>" })).filter(\.isText)
            #expect(!leaves.isEmpty)
            #expect(leaves.allSatisfy { $0.value.hasPrefix("<") }, "\(event)")
        }
    }

    @Test func `A reference whose texts stay is the same object`() {
        #expect(Self.group.mapTexts { $0 + "" } == Self.group)
        #expect(Self.result.spec.mapTexts { $0 + "" } == Self.result.spec)
    }

    @Test func `Nothing is lost on the way from a worker`() throws {
        var wire = WireWriter()
        wire.write(Self.event)
        var reader = WireReader(wire.bytes[...])
        let read: SpecEvent = try reader.read()
        #expect(Self.leaves(of: read).map(\.value) == Self.leaves(of: Self.event).map(\.value))
    }

    @Test func `Overlong texts are cut wherever they stand, but for names`() {
        let long = String(repeating: "x", count: TextBounds.text + 100)
        var bounds = EventBounds(), found: [SpecEvent] = []
        let event = SpecEvent.specFinished(
            Self.result.mapTexts(of: Self.result.spec) { _ in long })
        bounds.pass(event) { found.append($0) }
        for leaf in found.flatMap({ Self.leaves(of: $0) }) {
            #expect(leaf.value.utf8.count < TextBounds.text + 60, "\(leaf.path)")
        }
    }
}
