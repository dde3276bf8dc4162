import System
import Testing

@testable import SpecRunner

/// Every event arrives in the other process as it was sent.
@Suite("Events between processes")
struct EventWireTests {
    private static let location = SourceLocation(file: "ä_spec.lua", line: 300)
    private static let group = GroupReference(file: "ä_spec.lua", names: ["outer", ""], location: location)
    private static let spec = SpecReference(group: group, name: "does", location: location)
    private static let detail = OutcomeDetail(
        outcome: .crashed, message: "it\ndied\0", location: location,
        excerpt: SourceExcerpt(firstLine: 299, lines: ["a", "b"], markedLine: 300),
        traceback: [TraceFrame(location: location, function: "main chunk")], nativeTraceback: ["f()", "g()"])

    private static let events: [SpecEvent] = [
        .fileStarted(path: "ä_spec.lua"), .groupStarted(group), .specStarted(spec), .step(name: "in"),
        .output(text: String(repeating: "long ", count: 100)),
        .specFinished(
            SpecResult(
                spec: spec, details: [detail], seconds: 0.125, attempts: 3, actions: OutcomeRun.actions,
                screens: OutcomeRun.screens)),
        .specFinished(
            SpecResult(spec: spec, details: [OutcomeDetail(outcome: .pending, message: "")], seconds: -0.0)),
        .groupFailed(group, OutcomeDetail(outcome: .error, message: "x")), .groupFinished(group),
        .fileFinished(path: "", seconds: .infinity),
    ]

    private static let messages =
        events.map(WorkerMessage.event) + [.note(.triesAgain(seed: 7)), .note(.loaded(["/a.lua", "/b.lua"]))]

    @Test func arriveAsTheyWereSent() {
        var receiver = EventReceiver()
        #expect(receiver.receive(bytes(Self.messages)[...]) == [Self.messages])
    }

    @Test(arguments: [1, 2, 7, 64]) func arriveInPieces(of size: Int) {
        var receiver = EventReceiver()
        let next = [WorkerMessage.event(.step(name: "next"))]
        let bytes = bytes(Self.messages) + bytes(next)
        var arrived: [[WorkerMessage]] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            arrived += receiver.receive(bytes[start..<min(start + size, bytes.count)])
        }
        #expect(arrived == [Self.messages, next])
    }

    @Test func sayWhatComesAgainOnce() {
        let elsewhere = SourceLocation(file: "shared.lua", line: 1)
        let other = GroupReference(file: "ä_spec.lua", names: ["outer", "inner"], location: elsewhere)
        let specs = [
            Self.spec, Self.spec, SpecReference(group: Self.group, name: "does", location: elsewhere),
            SpecReference(group: other, name: "does", location: Self.location),
            SpecReference(group: other, name: "does", location: Self.location, timeout: 2), Self.spec,
        ]
        var body = WireWriter()
        var lengths: [Int] = []
        var receiver = EventReceiver()
        for spec in specs {
            body.removeAll()
            body.write(WorkerMessage.event(.specStarted(spec)))
            lengths.append(body.bytes.count)
            var wire = WireWriter()
            wire.write(body.bytes.count)
            wire.append(body.bytes)
            #expect(receiver.receive(wire.bytes[...]) == [[.event(.specStarted(spec))]])
        }
        #expect(lengths[1] == 3, "which message, which event, and that it is the same again")
        #expect(lengths[0] < 2 * "ä_spec.lua".utf8.count + 30, "the path once, not three times")
    }

    @Test(arguments: Outcome.allCases) func knowEveryOutcome(_ outcome: Outcome) {
        var wire = WireWriter()
        wire.write(outcome)
        var reader = WireReader(wire.bytes[...])
        #expect(reader.read() == outcome)
        #expect(reader.isAtEnd)
    }

    @Test(arguments: [0, 1, 127, 128, 300, -1, .max, .min]) func knowEveryNumber(_ number: Int) {
        var wire = WireWriter()
        wire.write(number)
        var reader = WireReader(wire.bytes[...])
        #expect(reader.readInt() == number)
    }

    private func bytes(_ messages: [WorkerMessage]) -> [UInt8] {
        var body = WireWriter(), wire = WireWriter()
        for message in messages { body.write(message) }
        wire.write(body.bytes.count)
        wire.append(body.bytes)
        return wire.bytes
    }
}
