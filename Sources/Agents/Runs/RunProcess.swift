import CWorkers
import Foundation
import SpecRunner
import System

/// A command of this program in a process of its own, whose events are read as they come.
@MainActor
package final class RunProcess {
    /// The events that are told of it.
    package struct Listener {
        /// Receives each event.
        var receive: (SpecEvent) -> Void
        /// Receives what it writes to standard output besides events, in lines.
        var say: (String) -> Void
        /// Receives the exit status, or minus the signal that ended it, and the end of what it wrote to standard error.
        var finish: (_ status: Int32, _ errors: String) -> Void

        /// Describes who listens.
        package init(
            receive: @escaping (SpecEvent) -> Void, say: @escaping (String) -> Void = { _ in },
            finish: @escaping (_ status: Int32, _ errors: String) -> Void
        ) {
            (self.receive, self.say, self.finish) = (receive, say, finish)
        }
    }

    /// Whether it is over, and was told.
    package private(set) var isOver = false

    private let process: ForkedProcess
    private let events: Int32
    private let messages: Int32
    private let listener: Listener
    private var lines = LineBuffer(longest: .max)
    /// Its output to standard error.
    private var said: [UInt8] = []
    private var areMessagesOver = false
    private var areEventsOver = false
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// The bytes of messages that are kept.
    private static let mostSaid = 8000
    /// The pieces of output that are taken at a time: others wait, too.
    private static let mostPieces = 64

    /// Starts a process.
    /// - Parameter arguments: The command with its arguments, but for those that have it write events.
    /// - Throws: `ToolFailure` where no process can be started.
    package init(_ arguments: [String], _ listener: Listener) throws(ToolFailure) {
        guard let events = PipeEnds() else { throw Self.failure() }
        guard let messages = PipeEnds() else {
            defer { events.close() }
            throw Self.failure()
        }
        fflush(nil)
        let process = sw_fork()
        if process == 0 { Self.become(arguments, events, messages) }
        for pipe in [events, messages] { Descriptor.release(pipe.writing) }
        guard process > 0 else {
            defer { for pipe in [events, messages] { Descriptor.release(pipe.reading) } }
            throw Self.failure()
        }
        for pipe in [events, messages] { _ = fcntl(pipe.reading, F_SETFL, O_NONBLOCK) }
        (self.process, self.listener) = (ForkedProcess(id: process), listener)
        (self.events, self.messages) = (events.reading, messages.reading)
    }

    private static func failure() -> ToolFailure {
        ToolFailure("no process can be started for specs: \(SystemError.last)")
    }

    /// Becomes the command, in the copy of this process.
    private static func become(_ arguments: [String], _ events: PipeEnds, _ messages: PipeEnds) -> Never {
        dup2(events.writing, STDOUT_FILENO)
        dup2(messages.writing, STDERR_FILENO)
        // The keys of a terminal belong to the server.
        if !Descriptor.emptyStandardInput() { Descriptor.release(STDIN_FILENO) }
        let name = CommandLine.arguments.first ?? "viewspec"
        let flags = ["--color", "never", "--reporter", "json"]
        var strings = ([name, arguments[0]] + flags + arguments.dropFirst()).map { strdup($0) } + [nil]
        execv(ChildProcess.ownProgram, &strings)
        Descriptor.write("can't start \(ChildProcess.ownProgram): \(SystemError.last)\n", to: STDERR_FILENO)
        sw_exit_copy(1)
    }

    // MARK: - What it says

    /// The descriptors to poll.
    package var polled: [pollfd] {
        [
            pollfd(fd: areEventsOver ? -1 : events, events: Int16(POLLIN), revents: 0),
            pollfd(fd: areMessagesOver ? -1 : messages, events: Int16(POLLIN), revents: 0),
        ]
    }

    /// Takes what it has said.
    package func listen() {
        guard !isOver else { return }
        areMessagesOver =
            areMessagesOver
            || take(messages) { bytes in
                said += bytes
                if said.count > 2 * Self.mostSaid { said.removeFirst(said.count - Self.mostSaid) }
            }
        areEventsOver =
            areEventsOver
            || take(events) { bytes in
                for case .text(let line) in lines.add(bytes) { note(line) }
            }
        if areEventsOver && areMessagesOver { finish() }
    }

    /// Takes what is there.
    /// - Returns: Whether there is no more to come.
    private func take(_ descriptor: Int32, _ body: (ArraySlice<UInt8>) -> Void) -> Bool {
        for _ in 0..<Self.mostPieces {
            let (bytes, isClosed) = Descriptor.readAvailable(descriptor, into: &buffer)
            if isClosed { return true }
            guard !bytes.isEmpty else { return false }
            body(bytes)
        }
        return false
    }

    private func note(_ line: [UInt8]) {
        guard !isOver else { return }
        if let event = try? JSONDecoder().decode(SpecEvent.self, from: Data(line)) { return listener.receive(event) }
        // The first line says which format it is.
        let text = String(decoding: line, as: UTF8.self)
        if !text.hasPrefix("{\"format\":") { listener.say(text) }
    }

    // MARK: - Its end

    private func finish() {
        let status = process.awaitEnd()
        release()
        listener.finish(status, String(decoding: said.suffix(Self.mostSaid), as: UTF8.self))
    }

    /// Ends the process and all that it started. Nothing is told any more.
    package func end() {
        guard !isOver else { return }
        process.end()
        process.awaitEnd()
        release()
    }

    private func release() {
        isOver = true
        for descriptor in [events, messages] { Descriptor.release(descriptor) }
    }
}
