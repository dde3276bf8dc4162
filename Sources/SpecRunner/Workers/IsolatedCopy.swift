import CWorkers
import System

/// Runs code of the app in a copy of this process, so that whatever becomes of it this one goes on.
package enum IsolatedCopy {
    /// How a copy ended.
    package enum Ending: Equatable {
        /// The work is done.
        case finished
        /// It died; in words, such as "SIGILL: Illegal instruction".
        case died(String)
        /// It sent nothing for too long, and was ended.
        case silent
        /// It couldn't be made.
        case failed(String)
    }

    /// Runs work in a copy and returns what it sent, line by line. The copy's output goes nowhere.
    /// - Parameters:
    ///   - patience: For how many seconds it may send nothing.
    ///   - work: The work; it sends lines without line ends.
    @MainActor
    package static func run(patience: Double, _ work: (_ send: (String) -> Void) -> Void) -> (
        lines: [String], ending: Ending
    ) {
        guard let pipe = PipeEnds() else { return ([], .failed(SystemError.last)) }
        let copy = sw_fork()
        if copy == 0 {
            let nowhere = open("/dev/null", O_RDWR)
            // What Swift would print about its end isn't read, and takes it a second.
            for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] { signal(number, SIG_DFL) }
            for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(nowhere, stream) }
            work { line in _ = Descriptor.write(line + "\n", to: pipe.writing) }
            sw_exit_copy(0)
        }
        guard copy > 0 else {
            defer { pipe.close() }
            return ([], .failed(SystemError.last))
        }
        Descriptor.release(pipe.writing)
        defer { Descriptor.release(pipe.reading) }
        let (text, isSilent) = read(pipe.reading, patience: patience)
        let process = ForkedProcess(id: copy)
        if isSilent { process.end() }
        let status = process.awaitEnd()
        let lines = text.split(separator: "\n").map(String.init)
        if isSilent { return (lines, .silent) }
        return (lines, status == 0 ? .finished : .died(DeathReport.words(for: status)))
    }

    private static func read(_ descriptor: Int32, patience: Double) -> (text: String, isSilent: Bool) {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&waiting, 1, Int32(patience * 1000))
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else { return (String(decoding: bytes, as: UTF8.self), true) }
            let count = Descriptor.read(descriptor, into: &buffer)
            guard count > 0 else { return (String(decoding: bytes, as: UTF8.self), false) }
            bytes += buffer[..<count]
        }
    }
}
