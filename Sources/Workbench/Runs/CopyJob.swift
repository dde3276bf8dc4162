import Agents
import CWorkers
import SpecRunner
import System
import VirtualTime

/// Work that runs code of the app or of specs, in a copy of this process: whatever becomes of it, this one goes on. It sends
/// lines, which are received as they come.
@MainActor
final class CopyJob {
    /// How a copy ended.
    enum Ending: Equatable {
        /// The work is done.
        case finished
        /// It died, for a reason in words.
        case died(String)
        /// It sent nothing for too long, and was ended.
        case silent
    }

    private(set) var isOver = false

    private let process: ForkedProcess
    private let reading: Int32
    private let patienceLimit: Double
    private let receive: ([UInt8]) -> Void
    private let finish: (Ending) -> Void
    private var lines = LineBuffer(longest: .max)
    private var lastWord = MonotonicTime.nanoseconds
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// Starts work. In the copy, this never returns.
    /// - Parameters:
    ///   - patience: For how many seconds it may send nothing.
    ///   - work: The work; it sends lines without line ends.
    ///   - receive: Receives each line.
    ///   - finish: Told of the end, once.
    /// - Throws: `WorkbenchError.cannotStart`.
    init(
        patience: Double, work: @MainActor (_ send: ([UInt8]) -> Void) async -> Void,
        receive: @escaping ([UInt8]) -> Void, finish: @escaping (Ending) -> Void
    ) async throws(WorkbenchError) {
        guard let pipe = PipeEnds() else { throw .cannotStart(reason: SystemError.last) }
        fflush(nil)
        let process = sw_fork()
        if process == 0 {
            VirtualExecutor.current?.forked()
            RunDescriptors.closeInCopy(but: [pipe.writing])
            let nowhere = open("/dev/null", O_RDWR)
            for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(nowhere, stream) }
            for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] { signal(number, SIG_DFL) }
            await work { line in
                (line + [UInt8(ascii: "\n")]).withUnsafeBytes { _ = Descriptor.write($0, to: pipe.writing) }
            }
            sw_exit_copy(0)
        }
        Descriptor.release(pipe.writing)
        guard process > 0 else {
            let reason = SystemError.last
            Descriptor.release(pipe.reading)
            throw .cannotStart(reason: reason)
        }
        _ = fcntl(pipe.reading, F_SETFL, O_NONBLOCK)
        (self.process, reading, patienceLimit) = (ForkedProcess(id: process), pipe.reading, patience)
        (self.receive, self.finish) = (receive, finish)
    }

    /// The descriptors to poll.
    var polled: pollfd { pollfd(fd: reading, events: Int16(POLLIN), revents: 0) }

    /// The time until it has to be looked at even if it says nothing, in seconds.
    var patience: Double { max(0, patienceLimit - MonotonicTime.seconds(since: lastWord)) }

    /// Takes what it has sent, and sees to its time.
    func listen() {
        guard !isOver else { return }
        let (bytes, isClosed) = Descriptor.readAvailable(reading, into: &buffer)
        if !bytes.isEmpty { lastWord = MonotonicTime.nanoseconds }
        for case .text(let line) in lines.add(bytes) where !isOver { receive(line) }
        guard !isOver else { return }
        if isClosed {
            end(isSilent: false)
        } else if patience == 0 {
            end(isSilent: true)
        }
    }

    private func end(isSilent: Bool) {
        if isSilent { process.end() }
        let status = process.awaitEnd()
        release()
        if isSilent { return finish(.silent) }
        finish(status == 0 ? .finished : .died(DeathReport.words(for: status)))
    }

    /// Ends the work. Nothing is told any more.
    func stop() {
        guard !isOver else { return }
        process.end()
        process.awaitEnd()
        release()
    }

    private func release() {
        isOver = true
        Descriptor.release(reading)
    }
}
