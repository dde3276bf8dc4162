import CWorkers
import Synchronization
import System

/// The messages of a worker in memory that it shares with the process that reports: the one appends, the other takes, and
/// neither asks the system. What has been appended stays there whatever becomes of the worker.
///
/// It is made before the worker, which is a copy of this process and inherits it.
final class WorkerLog {
    /// The number of bytes that it holds.
    let capacity: Int

    private let memory: UnsafeMutableRawPointer
    private let writer: UnsafeMutablePointer<WriterSide>
    private let reader: UnsafeMutablePointer<ReaderSide>
    private let room: UnsafeMutablePointer<UInt8>

    /// The fields that the worker writes, on a cache line of their own.
    private struct WriterSide: ~Copyable {
        /// The number of bytes appended so far.
        let end = Atomic<Int>(0)
    }

    /// The fields that the reporting process writes.
    private struct ReaderSide: ~Copyable {
        /// The number of bytes taken so far.
        let start = Atomic<Int>(0)
        /// Whether it is asleep until the worker rings.
        let awaitsBell = Atomic<Bool>(false)
        /// The number of times that it began or ended to read the worker's output: odd while it reads.
        let readings = Atomic<Int>(0)
        /// The number of bytes of the worker's output that it has read.
        let printed = Atomic<Int>(0)
    }

    private static let cacheLine = 128

    /// - Parameter capacity: The number of bytes that it is to hold, in whole pages with its head.
    /// - Returns: `nil` where there is no memory, with `errno` set.
    init?(capacity: Int = (1 << 16) - 2 * cacheLine) {
        self.capacity = capacity
        let made = mmap(
            nil, capacity + 2 * Self.cacheLine, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
        guard let made, made != MAP_FAILED else { return nil }
        memory = made
        writer = memory.bindMemory(to: WriterSide.self, capacity: 1)
        writer.initialize(to: WriterSide())
        reader = (memory + Self.cacheLine).bindMemory(to: ReaderSide.self, capacity: 1)
        reader.initialize(to: ReaderSide())
        room = (memory + 2 * Self.cacheLine).bindMemory(to: UInt8.self, capacity: capacity)
    }

    deinit { munmap(memory, capacity + 2 * Self.cacheLine) }

    /// Keeps it from the copies of this process that are made from here on.
    func keepFromCopies() { sw_keep_from_copies(memory, capacity + 2 * Self.cacheLine) }

    // MARK: - In the worker

    /// The number of bytes appended so far.
    var end: Int { writer.pointee.end.load(ordering: .relaxed) }

    /// Appends all of some bytes, or none of them where there isn't enough room.
    /// - Returns: Whether they were appended.
    /// - Complexity: O(*n*) in the number of bytes.
    func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let end = writer.pointee.end.load(ordering: .relaxed)
        guard bytes.count <= capacity - (end - reader.pointee.start.load(ordering: .acquiring)) else { return false }
        let place = end % capacity
        let first = min(bytes.count, capacity - place)
        if let source = bytes.baseAddress {
            memcpy(room + place, source, first)
            memcpy(room, source + first, bytes.count - first)
        }
        // Whether the other side sleeps is asked afterwards, and there the other way round: one of them sees the other.
        writer.pointee.end.store(end + bytes.count, ordering: .sequentiallyConsistent)
        return true
    }

    /// Whether the other side has to be woken. It is said once.
    func takesBell() -> Bool {
        let awaits = reader.pointee.awaitsBell.load(ordering: .sequentiallyConsistent)
        return awaits && reader.pointee.awaitsBell.exchange(false, ordering: .sequentiallyConsistent)
    }

    /// The number of bytes printed so far.
    /// - Parameter pipe: The pipe that they go through, either end.
    func printed(into pipe: Int32) -> Int {
        var turns = 0
        while true {
            let before = reader.pointee.readings.load(ordering: .acquiring)
            let read = reader.pointee.printed.load(ordering: .acquiring)
            var waiting: Int32 = 0
            let isKnown = ioctl(pipe, UInt(FIONREAD), &waiting) == 0
            // What is read at the same moment may be counted twice, or not at all.
            if before.isMultiple(of: 2), reader.pointee.readings.load(ordering: .acquiring) == before {
                return read + (isKnown ? Int(waiting) : 0)
            }
            turns += 1
            // The other process may have been stopped.
            if turns < 100 { sched_yield() } else { usleep(100) }
        }
    }

    // MARK: - In the process that reports

    /// The number of bytes that have been taken or can be.
    var appended: Int {
        let end = writer.pointee.end.load(ordering: .sequentiallyConsistent)
        let start = reader.pointee.start.load(ordering: .relaxed)
        // A worker whose memory was damaged before it died has left nothing more.
        return (0...capacity).contains(end - start) ? end : start
    }

    /// Whether there is anything to take.
    var hasMore: Bool { appended != reader.pointee.start.load(ordering: .relaxed) }

    /// Takes the bytes up to a position.
    /// - Parameter end: A position up to which bytes have been appended.
    /// - Complexity: O(*n*) in the number of bytes.
    func take(upTo end: Int) -> [UInt8] {
        let start = reader.pointee.start.load(ordering: .relaxed)
        let count = min(end, appended) - start
        guard count > 0 else { return [] }
        let place = start % capacity
        let first = min(count, capacity - place)
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, taken in
            memcpy(bytes.baseAddress!, room + place, first)
            memcpy(bytes.baseAddress! + first, room, count - first)
            taken = count
        }
        reader.pointee.start.store(start + count, ordering: .releasing)
        return bytes
    }

    /// From here on, the worker rings when it appends something.
    /// - Returns: Whether there is nothing to take yet, so that the bell is to be waited for.
    func awaitBell() -> Bool {
        reader.pointee.awaitsBell.store(true, ordering: .sequentiallyConsistent)
        return !hasMore
    }

    /// Reads some of the worker's output.
    /// - Parameter read: Reads it without waiting, and returns the number of bytes.
    func countPrinted(_ read: () -> Int) {
        let turns = reader.pointee.readings.load(ordering: .relaxed)
        reader.pointee.readings.store(turns + 1, ordering: .sequentiallyConsistent)
        let count = read()
        reader.pointee.printed.store(reader.pointee.printed.load(ordering: .relaxed) + count, ordering: .relaxed)
        reader.pointee.readings.store(turns + 2, ordering: .sequentiallyConsistent)
    }
}
