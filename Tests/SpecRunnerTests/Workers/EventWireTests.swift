import Scripting
import System
import Testing

@testable import SpecRunner

/// Every event arrives in the other process as it was sent.
@Suite("Events between processes")
struct EventWireTests {
    private static let location = SourcePosition(file: "ä_spec.lua", line: 300)
    private static let group = GroupReference(file: "ä_spec.lua", names: ["outer", ""], location: location)
    private static let spec = SpecReference(group: group, name: "does", location: location)
    private static let detail = OutcomeDetail(
        outcome: .crashed, message: "it\ndied\0", location: location,
        excerpt: SourceExcerpt(firstLine: 299, lines: ["a", "b"], markedLine: 300),
        traceback: [TraceFrame(location: location, function: "main chunk")], nativeTraceback: ["f()", "g()"])

    private static let events: [SpecEvent] = [
        .fileStarted(path: "ä_spec.lua"), .groupStarted(group), .specStarted(spec), .step(name: "in"),
        .traced(
            TracedStep(
                action: OutcomeRun.actions[0], isAssertion: true, isOver: false, seconds: 0.5, screen: 2,
                tree: ScreenTree(text: "List\n  Text \"ä\"", views: [3, -1]),
                writes: [
                    StateWrite(
                        state: "List.count", values: "1 → 2", readers: [3, 1 << 40], functions: [.max, 0],
                        location: location)
                ], detail: StepDetail(model: ["a = 1"], tasks: [], picture: "<svg/>"))),
        .output(text: String(repeating: "long ", count: 100)),
        .specFinished(
            SpecResult(
                spec: spec, details: [detail], seconds: 0.125, attempts: 3, actions: OutcomeRun.actions,
                screens: OutcomeRun.screens)),
        .specFinished(
            SpecResult(spec: spec, details: [OutcomeDetail(outcome: .pending, message: "")], seconds: -0.0)),
        .groupFailed(group, OutcomeDetail(outcome: .error, message: "x")), .groupFinished(group),
        .fileFinished(path: "", seconds: 1e9),
    ]

    @Test func `Say what comes again once`() throws {
        let elsewhere = SourcePosition(file: "shared.lua", line: 1)
        let other = GroupReference(file: "ä_spec.lua", names: ["outer", "inner"], location: elsewhere)
        let specs = [
            Self.spec, Self.spec, SpecReference(group: Self.group, name: "does", location: elsewhere),
            SpecReference(group: other, name: "does", location: Self.location),
            SpecReference(group: other, name: "does", location: Self.location, timeout: 2), Self.spec,
        ]
        var wire = WireWriter()
        var memory = WireMemory()
        var lengths: [Int] = []
        for spec in specs {
            wire.removeAll()
            wire.write(WorkerMessage.event(.specStarted(spec)))
            lengths.append(wire.bytes.count)
            var reader = WireReader(wire.bytes[...], memory: memory)
            #expect(try reader.read() == WorkerMessage.event(.specStarted(spec)))
            memory = reader.memory
        }
        #expect(lengths[1] == 3, "which message, which event, and that it is the same again")
        #expect(lengths[0] < 2 * "ä_spec.lua".utf8.count + 30, "the path once, not three times")
    }

    @Test(arguments: Outcome.allCases) func `Know every outcome`(_ outcome: Outcome) throws {
        var wire = WireWriter()
        wire.write(outcome)
        var reader = WireReader(wire.bytes[...])
        #expect(try reader.read() == outcome)
        #expect(reader.isAtEnd)
    }

    @Test(arguments: [0, 1, 127, 128, 300, -1, .max, .min]) func `Know every number`(_ number: Int) throws {
        var wire = WireWriter()
        wire.write(number)
        var reader = WireReader(wire.bytes[...])
        #expect(try reader.readInt() == number)
    }

    /// Messages of every kind.
    static let messages =
        events.map(WorkerMessage.event)
        + [
            .note(.triesAgain(seed: 7)), .note(.triesAgain(seed: nil)), .note(.loaded(["/a.lua", "/b.lua"])),
            .note(.excused([0, 3])),
            .note(.drew(setting: 2, picture: "<svg/>")),
        ]

    @Test func `All messages arrive as they were sent`() throws {
        var wire = WireWriter()
        for message in Self.messages { wire.write(message) }
        var reader = WireReader(wire.bytes[...])
        for message in Self.messages { #expect(try reader.read() == message) }
        #expect(reader.isAtEnd)
    }

    @Test(
        arguments: [
            [], [0x80], [UInt8](repeating: 0xFF, count: 11), [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 2],
        ]) func `What is no number is damage`(_ bytes: [UInt8])
    {
        var reader = WireReader(bytes[...])
        #expect(throws: WorkerDamage()) { try reader.readInt() }
    }

    @Test func `A length beyond the bytes is damage`() {
        var wire = WireWriter()
        wire.write(Int.max)
        for read in [{ _ = try $0.readString() }, { _ = try $0.readStrings() }] as [(inout WireReader) throws -> Void] {
            var reader = WireReader(wire.bytes[...])
            #expect(throws: WorkerDamage()) { try read(&reader) }
        }
    }

    @Test func `A line or a duration that can't be is damage`() {
        let place = SourcePosition(file: "a_spec.lua", line: -1)
        let events: [SpecEvent] = [
            .fileFinished(path: "a_spec.lua", seconds: .nan),
            .groupFailed(Self.group, OutcomeDetail(outcome: .error, message: "", location: place)),
        ]
        for event in events {
            var wire = WireWriter()
            wire.write(WorkerMessage.event(event))
            var reader = WireReader(wire.bytes[...])
            #expect(throws: WorkerDamage()) { try reader.read() as WorkerMessage }
        }
    }
}
