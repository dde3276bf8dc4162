import CWorkers

/// A piece of a worker's messages on its channel, which is a pipe that holds the worker's output as well: frames stand in it
/// where they were sent, between what was printed before them and after.
///
/// | bytes | contents |
/// |---|---|
/// | 0..<8 | the mark of the channel, a random number, so that output can't be taken for a frame |
/// | 8..<12 | the number of the frame, from 0 on |
/// | 12..<14 | the length of the contents |
/// | 14 | whether the message goes on in the next frame |
/// | 16..<24 | the checksum of all of it |
/// | 24... | the contents |
///
/// Numbers begin with their lowest byte. A frame fits into one write that nothing else comes between, whatever other threads
/// and the worker's own processes print meanwhile.
enum Frame {
    static let markLength = 8
    static let headLength = 24
    /// The most bytes of a frame's contents, such that a write of the frame is one piece, `PIPE_BUF` of Linux.
    static let mostContents = 4096 - headLength
    /// The most bytes of a message. The longest ones hold a few hundred texts within `TextBounds`.
    static let mostOfMessage = 1 << 28

    /// A mark for a channel. Its first byte is in no text in UTF-8.
    static func makeMark() -> [UInt8] { [0xFF] + (1..<markLength).map { _ in UInt8.random(in: 0...0xFF) } }
}

/// Divides messages into frames.
struct FrameWriter {
    private let mark: [UInt8]
    private var number: UInt32 = 0
    private var frame: [UInt8] = []

    /// - Parameter mark: The mark of the channel.
    init(mark: [UInt8]) { self.mark = mark }

    /// Passes on the frames of a message.
    /// - Complexity: O(*n*) in the length of the message.
    mutating func write(_ message: [UInt8], to write: (UnsafeRawBufferPointer) -> Void) {
        var start = 0
        repeat {
            let end = min(start + Frame.mostContents, message.count)
            fill(message[start..<end], goesOn: end < message.count)
            frame.withUnsafeBytes(write)
            number &+= 1
            start = end
        } while start < message.count
    }

    private mutating func fill(_ contents: ArraySlice<UInt8>, goesOn: Bool) {
        frame.removeAll(keepingCapacity: true)
        frame += mark
        frame += Self.emptyRest
        frame += contents
        frame.withUnsafeMutableBytes { frame in
            frame.storeBytes(of: number.littleEndian, toByteOffset: 8, as: UInt32.self)
            frame.storeBytes(of: UInt16(contents.count).littleEndian, toByteOffset: 12, as: UInt16.self)
            frame.storeBytes(of: goesOn ? 1 : 0, toByteOffset: 14, as: UInt8.self)
            let checksum = Frame.checksum(of: UnsafeRawBufferPointer(frame))
            frame.storeBytes(of: checksum.littleEndian, toByteOffset: 16, as: UInt64.self)
        }
    }

    /// The head after the mark, to be filled in.
    private static let emptyRest = [UInt8](repeating: 0, count: Frame.headLength - Frame.markLength)
}

extension Frame {
    /// The checksum of a frame, whatever stands in the place of the checksum.
    static func checksum(of frame: UnsafeRawBufferPointer) -> UInt64 {
        let head = sw_checksum(0, frame.baseAddress, 16)
        return sw_checksum(head, frame.baseAddress.map { $0 + headLength }, frame.count - headLength)
    }
}
