import CWorkers
import Console
import Foundation
import Lua
import Scripting
import SpecRunner
import System

/// The process of a screen: a forked copy of the server that takes requests, one a line, and answers each with a line.
@MainActor
struct ScreenWorker {
    let catalog: Catalog
    let isTrusted: Bool
    let audience: ScreenAudience
    let pipes: ScreenPipes

    /// The memory for the program itself beside that of Lua, in bytes.
    private static let roomBesidesLua = 256 << 20

    /// Answers requests until there are no more, and ends the process.
    func run() async -> Never {
        dup2(pipes.output.writing, STDOUT_FILENO)
        dup2(pipes.output.writing, STDERR_FILENO)
        // What a view prints before it traps would be lost in a buffer.
        sw_write_at_once()
        if !Descriptor.emptyStandardInput() { Descriptor.release(STDIN_FILENO) }
        RunningScreen.handleSignals(death: pipes.death.writing)
        if !isTrusted, let limit = RunSettings().execution.memoryLimit {
            sw_limit_memory(min(limit, MemorySize.range.upperBound) + Self.roomBesidesLua)
        }
        do {
            let screen = try ScreenSession(catalog: catalog, isTrusted: isTrusted, audience: audience)
            RunningScreen.interpreter = screen.session.interpreter
            await serve(screen)
        } catch {
            send(ScreenAnswer(text: "\(error)", isError: true))
        }
        // Nothing is released: the process is about to be gone.
        sw_exit_copy(0)
    }

    private func serve(_ screen: ScreenSession) async {
        let decoder = JSONDecoder()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var lines = LineBuffer(longest: .max)
        while true {
            let count = Descriptor.read(pipes.requests.reading, into: &buffer)
            guard count > 0 else { return }
            for case .text(let line) in lines.add(buffer[..<count]) {
                guard let sent = try? decoder.decode(SentRequest.self, from: Data(line)) else { return }
                Deadline.begin(sent.limit)
                send(await screen.answer(sent.request, limit: sent.limit))
            }
        }
    }

    private func send(_ answer: ScreenAnswer) {
        // Texts and booleans can't fail to be encoded.
        var line = [UInt8](try! JSONEncoder().encode(answer))
        line.append(UInt8(ascii: "\n"))
        line.withUnsafeBytes { _ = Descriptor.write($0, to: pipes.answers.writing) }
    }
}

/// The pipes between the server and the process of a screen.
struct ScreenPipes {
    let requests: PipeEnds
    let answers: PipeEnds
    /// What scripts and the app print.
    let output: PipeEnds
    /// The last words of the process; closed when it has ended.
    let death: PipeEnds

    /// - Returns: nil where there are too many open files, with `errno` set.
    init?() {
        var made: [PipeEnds] = []
        for _ in 0..<4 {
            guard let pipe = PipeEnds() else {
                let reason = errno
                for pipe in made { pipe.close() }
                errno = reason
                return nil
            }
            made.append(pipe)
        }
        (requests, answers, output, death) = (made[0], made[1], made[2], made[3])
        for pipe in [answers, output, death] { _ = fcntl(pipe.reading, F_SETFL, O_NONBLOCK) }
    }

    /// The descriptors of the process of the screen.
    var own: [Int32] { [requests.reading, answers.writing, output.writing, death.writing] }

    /// Closes them, in the server.
    func closeOwn() { for descriptor in own { Descriptor.release(descriptor) } }

    /// Closes all.
    func close() { for pipe in [requests, answers, output, death] { pipe.close() } }
}

/// The interpreter of the process of a screen, for signal handlers.
private enum RunningScreen {
    nonisolated(unsafe) static var interpreter: Interpreter?

    /// Installs the handlers. They belong to no actor: a signal comes in whatever task is running.
    static func handleSignals(death: Int32) {
        sw_report_death(death) { descriptor in
            RunningScreen.interpreter?.writeFrames(to: descriptor)
        }
        sw_set_deadline_handler {
            guard let reason = Deadline.currentReason else { return }
            RunningScreen.interpreter?.interruptRunning(because: reason)
        }
    }
}
