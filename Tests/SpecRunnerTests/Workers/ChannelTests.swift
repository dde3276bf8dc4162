import System
import Testing

@testable import SpecRunner

@Suite("The channel of a worker")
struct ChannelTests {
    private static let mark = Frame.makeMark()

    /// What a worker sends, with its output between.
    private static let pieces: [ChannelReader.Piece] = [
        .printed(Array("first\n".utf8)),
        .batch(EventBatch(nanoseconds: 1, messages: EventWireTests.messages)),
        .batch(EventBatch(nanoseconds: 2, messages: [.event(.output(text: String(repeating: "long ", count: 5000)))])),
        .printed([0xFF, 0xFE] + mark.prefix(7) + [0xFF, 0, 0xFF]),
        .batch(EventBatch(nanoseconds: 3, messages: EventWireTests.messages)),
        .printed(Array("last".utf8) + mark.prefix(3)),
    ]

    /// The bytes of the pieces on the channel.
    private static let sent: [UInt8] = {
        var frames = FrameWriter(mark: mark), wire = WireWriter(), bytes: [UInt8] = []
        for piece in pieces {
            switch piece {
            case .printed(let printed): bytes += printed
            case .batch(let batch):
                wire.removeAll()
                wire.write(batch)
                frames.write(wire.bytes) { frame in
                    #expect(frame.count <= 4096)
                    bytes += frame
                }
            }
        }
        return bytes
    }()

    /// The pieces of some bytes that arrive together, with output joined.
    private static func read(_ parts: [ArraySlice<UInt8>]) throws -> [ChannelReader.Piece] {
        var reader = ChannelReader(mark: mark), found: [ChannelReader.Piece] = []
        func pass(_ piece: ChannelReader.Piece) {
            if case .printed(let more) = piece, case .printed(let bytes)? = found.last {
                found[found.count - 1] = .printed(bytes + more)
            } else {
                found.append(piece)
            }
        }
        for part in parts {
            reader.add(part)
            try reader.take(isAtEnd: false, pass)
        }
        try reader.take(isAtEnd: true, pass)
        return found
    }

    @Test(arguments: [1, 2, 7, 64, 4096, .max]) func `Messages and output arrive in order, in whatever parts`(
        of size: Int
    ) throws {
        let parts = stride(from: 0, to: Self.sent.count, by: min(size, Self.sent.count)).map { start in
            Self.sent[start...].prefix(size)
        }
        #expect(try Self.read(parts) == Self.pieces)
    }

    @Test func `A frame that is lost, repeated or changed is damage`() throws {
        var frames = FrameWriter(mark: Self.mark), wire = WireWriter(), parts: [[UInt8]] = []
        for number in 0..<3 {
            wire.removeAll()
            wire.write(EventBatch(nanoseconds: number, messages: [.event(.step(name: "step \(number)"))]))
            frames.write(wire.bytes) { parts.append(Array($0)) }
        }
        #expect(try Self.read(parts.map { $0[...] }).count == 3)
        for order in [[0, 2], [1], [0, 0], [0, 2, 1]] {
            #expect(throws: WorkerDamage()) { try Self.read(order.map { parts[$0][...] }) }
        }
        for place in Frame.markLength..<parts[0].count {
            var changed = parts[0]
            changed[place] ^= 0x10
            #expect(throws: WorkerDamage(), "\(place)") { try Self.read([changed[...]]) }
        }
        #expect(throws: WorkerDamage()) { try Self.read([parts[0].dropLast()]) }
    }

    /// Reading what a damaged process sends ends, in messages or in an error, and never takes the reader with it. Most damage
    /// is found by the checksum: here, that of every second stream is made again, so that what reads the contents has to cope.
    @Test(arguments: 0..<10) func `Ten thousand damaged streams do no harm`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for _ in 0..<1000 {
            var bytes = Self.sent
            let isSealed = Bool.random(using: &random)
            for _ in 0...Int.random(in: 0..<6, using: &random) { Self.damage(&bytes, using: &random) }
            if isSealed { Self.seal(&bytes) }
            let middle = Int.random(in: 0...bytes.count, using: &random)
            var progress = FileProgress(path: "ä_spec.lua")
            guard let pieces = try? Self.read([bytes[..<middle], bytes[middle...]]) else { continue }
            for case .batch(let batch) in pieces {
                for case .event(let event) in batch.messages { _ = try? progress.receive(event) }
            }
            _ = progress.die(OutcomeDetail(outcome: .crashed, message: ""), seconds: 0)
        }
    }

    private static func damage(_ bytes: inout [UInt8], using random: inout SplitMix) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let range = place..<min(bytes.count, place + Int.random(in: 0..<40, using: &random))
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...0xFF, using: &random)
        case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: bytes.removeSubrange(range)
        case 3: bytes.insert(contentsOf: bytes[range], at: Int.random(in: 0...bytes.count, using: &random))
        case 4:
            bytes.replaceSubrange(
                range, with: repeatElement([0, 0x7F, 0x80, 0xFF].randomElement(using: &random)!, count: range.count))
        default: bytes.removeSubrange((bytes.count - Int.random(in: 0..<bytes.count / 2, using: &random))...)
        }
    }

    /// Makes the lengths, numbers and checksums of the frames right again, as far as there are frames.
    private static func seal(_ bytes: inout [UInt8]) {
        var number: UInt32 = 0, place = 0
        while place + Frame.headLength <= bytes.count {
            guard bytes[place...].starts(with: mark) else {
                place += 1
                continue
            }
            let length = Int(bytes[place + 12]) | Int(bytes[place + 13]) << 8
            let end = place + Frame.headLength + length
            guard length <= Frame.mostContents, end <= bytes.count else { return }
            withUnsafeBytes(of: number.littleEndian) { bytes.replaceSubrange(place + 8..<place + 12, with: $0) }
            let sum = bytes[place..<end].withUnsafeBytes { Frame.checksum(of: $0) }
            withUnsafeBytes(of: sum.littleEndian) { bytes.replaceSubrange(place + 16..<place + 24, with: $0) }
            number += 1
            place = end
        }
    }
}
