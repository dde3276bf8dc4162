import CWorkers
import System

/// What a worker sent makes no sense: something has written to its memory, or to its channel.
struct WorkerDamage: Error, Equatable {}

/// Takes the bytes of a worker's channel apart as they arrive: messages, and what was printed between them.
struct ChannelReader {
    /// Something from the channel.
    enum Piece: Equatable {
        case printed([UInt8])
        case batch(EventBatch)
    }

    private let mark: [UInt8]
    /// The bytes that haven't been taken.
    private var bytes: [UInt8] = []
    /// The number of the next frame.
    private var number: UInt32 = 0
    /// The contents of the frames of a message that isn't complete.
    private var message: [UInt8] = []
    private var memory = WireMemory()

    /// - Parameter mark: The mark of the channel.
    init(mark: [UInt8]) { self.mark = mark }

    /// Adds bytes as they arrive.
    mutating func add(_ more: some Sequence<UInt8>) { bytes += more }

    /// Passes on what is complete, in the order in which it was sent.
    /// - Parameter isAtEnd: Whether no bytes follow.
    /// - Throws: `WorkerDamage` where a frame isn't as it was sent, or is out of place. Whatever comes before it has been
    ///   passed on.
    /// - Complexity: O(*n*) in the number of bytes.
    mutating func take(isAtEnd: Bool, _ pass: (Piece) throws(WorkerDamage) -> Void) throws(WorkerDamage) {
        var position = 0
        defer { bytes.removeFirst(position) }
        while true {
            let start = start(ofFrameFrom: position, isAtEnd: isAtEnd)
            if start > position { try pass(.printed(Array(bytes[position..<start]))) }
            position = start
            guard let end = try end(ofFrameAt: start) else {
                if isAtEnd, start < bytes.count { throw WorkerDamage() }
                return
            }
            if let batch = try readFrame(start..<end) { try pass(.batch(batch)) }
            position = end
        }
    }

    /// The first position of a frame, or of bytes that one may begin with if more follow.
    private func start(ofFrameFrom position: Int, isAtEnd: Bool) -> Int {
        let found = bytes.withUnsafeBytes { sw_find($0.baseAddress, $0.count, position, mark, mark.count) }
        if found >= 0 { return found }
        guard !isAtEnd else { return bytes.count }
        let most = min(Frame.markLength - 1, bytes.count - position)
        let length = stride(from: most, to: 0, by: -1).first { bytes.suffix($0) == mark.prefix($0) }
        return bytes.count - (length ?? 0)
    }

    /// The end of a frame; `nil` where it isn't complete.
    private func end(ofFrameAt start: Int) throws(WorkerDamage) -> Int? {
        guard bytes.count - start >= Frame.headLength else { return nil }
        let length = Int(bytes[start + 12]) | Int(bytes[start + 13]) << 8
        guard length <= Frame.mostContents else { throw WorkerDamage() }
        let end = start + Frame.headLength + length
        return end <= bytes.count ? end : nil
    }

    /// - Returns: The messages of the frame and those before it; `nil` where they go on.
    private mutating func readFrame(_ frame: Range<Int>) throws(WorkerDamage) -> EventBatch? {
        let contents = bytes[frame].dropFirst(Frame.headLength)
        let (isWhole, goesOn) = bytes.withUnsafeBytes { bytes in
            let frame = UnsafeRawBufferPointer(rebasing: bytes[frame])
            let number = UInt32(littleEndian: frame.loadUnaligned(fromByteOffset: 8, as: UInt32.self))
            let checksum = UInt64(littleEndian: frame.loadUnaligned(fromByteOffset: 16, as: UInt64.self))
            return (checksum == Frame.checksum(of: frame) && number == self.number, frame[14])
        }
        guard isWhole, goesOn <= 1, message.count + contents.count <= Frame.mostOfMessage else { throw WorkerDamage() }
        number &+= 1
        // Most messages are one frame.
        guard goesOn == 1 || !message.isEmpty else { return try readBatch(contents) }
        message += contents
        guard goesOn == 0 else { return nil }
        defer { message = [] }
        return try readBatch(message[...])
    }

    private mutating func readBatch(_ bytes: ArraySlice<UInt8>) throws(WorkerDamage) -> EventBatch {
        var wire = WireReader(bytes, memory: memory)
        let batch = try EventBatch(from: &wire)
        guard wire.isAtEnd else { throw WorkerDamage() }
        memory = wire.memory
        return batch
    }
}
