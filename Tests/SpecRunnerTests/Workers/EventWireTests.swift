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

    @Test func arriveAsTheyWereSent() throws {
        let log = try #require(WorkerLog())
        var receiver = EventReceiver(log: log)
        let batch = EventBatch(printed: 300, nanoseconds: 1 << 50, messages: Self.messages)
        #expect(log.append(bytes(batch)))
        #expect(receiver.take(upTo: log.appended) == [batch])
        #expect(receiver.take(upTo: log.appended) == [])
    }

    @Test(arguments: [1, 2, 7, 64]) func arriveInPieces(of size: Int) throws {
        var receiver = EventReceiver(log: try #require(WorkerLog()))
        let batches = [
            EventBatch(printed: 0, nanoseconds: 1, messages: Self.messages),
            EventBatch(printed: 1, nanoseconds: 2, messages: [.event(.step(name: "next"))]),
        ]
        let sent = batches.flatMap { frame(bytes($0), after: 0) }
        var arrived: [EventBatch] = []
        for start in stride(from: 0, to: sent.count, by: size) {
            receiver.add(piped: sent[start..<min(start + size, sent.count)])
            arrived += receiver.take(upTo: 0)
        }
        #expect(arrived == batches)
    }

    @Test func keepTheirOrderOnBothWays() throws {
        let log = try #require(WorkerLog())
        var receiver = EventReceiver(log: log)
        let batches = (0..<5).map {
            EventBatch(printed: $0, nanoseconds: $0, messages: [.event(.step(name: "step \($0)"))])
        }
        for index in [0, 1, 3] {
            #expect(log.append(bytes(batches[index])))
            if index == 1 { receiver.add(piped: frame(bytes(batches[2]), after: log.end)[...]) }
        }
        receiver.add(piped: frame([], after: log.end)[...])
        receiver.add(piped: frame(bytes(batches[4]), after: log.end)[...])
        #expect(receiver.take(upTo: 0) == batches)
    }

    @Test func sayWhatComesAgainOnce() {
        let elsewhere = SourceLocation(file: "shared.lua", line: 1)
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
            #expect(reader.read() == WorkerMessage.event(.specStarted(spec)))
            memory = reader.memory
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

    private func bytes(_ batch: EventBatch) -> [UInt8] {
        var wire = WireWriter()
        for number in [batch.printed, batch.nanoseconds, batch.messages.count] { wire.write(number) }
        for message in batch.messages { wire.write(message) }
        return wire.bytes
    }

    private func frame(_ bytes: [UInt8], after position: Int) -> [UInt8] {
        var wire = WireWriter()
        wire.write(position)
        wire.write(bytes.count)
        wire.append(bytes)
        return wire.bytes
    }
}

extension WorkerLog {
    func append(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes(append) }
}
