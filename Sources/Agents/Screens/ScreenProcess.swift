import Console
import Foundation
import Scripting
import SpecRunner
import System

/// The process of a screen, seen from the server. It answers one request after the other.
@MainActor
package final class ScreenProcess {
    /// A request with the call of the tool that it is for.
    struct Job {
        let call: ToolCall
        let sent: SentRequest
        /// Makes the result of the call.
        let finish: @MainActor (ScreenAnswer) -> Void
    }

    package let handle: String
    /// The reason why it has ended; nil as long as it hasn't.
    package private(set) var ending: String?

    private let process: ForkedProcess
    private let pipes: ScreenPipes
    private var waiting: [Job] = []
    private var current: Job?
    private var stage = StageTime(limit: nil)
    /// The time until which a cancelled request is asked to end, in nanoseconds; nil where none is.
    private var askedUntil: Int?
    private var answers = LineBuffer(longest: .max)
    private var printed: [UInt8] = []
    private var printedCount = 0
    /// Whether it sent what is no answer.
    private var isDamaged = false
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// The bytes of printed text that an answer shows.
    private static let mostPrinted = 4000
    /// The functions of a process that died that an answer names.
    private static let mostFrames = 8
    /// How long a cancelled request is asked to end before its process is ended, in seconds: a busy machine may not even have
    /// begun with it. It is asked again and again, as code that isn't Lua doesn't hear it.
    private static let cancellationLimit = 10.0
    /// The time between two of these, in seconds.
    private static let askingInterval = 0.02

    init(handle: String, process: ForkedProcess, pipes: ScreenPipes) {
        (self.handle, self.process, self.pipes) = (handle, process, pipes)
    }

    // MARK: - Requests

    /// Asks something, after what was asked before.
    func ask(_ job: Job) {
        job.call.stop = { [weak self] in self?.drop(job.call) }
        waiting.append(job)
        sendNext()
    }

    private func sendNext() {
        guard current == nil, ending == nil, !waiting.isEmpty else { return }
        let job = waiting.removeFirst()
        current = job
        // What was printed between two requests belongs to neither.
        takeOutput()
        (printed, printedCount) = ([], 0)
        stage.begin(limit: job.sent.limit, at: MonotonicTime.nanoseconds)
        askedUntil = nil
        var line = [UInt8](try! JSONEncoder().encode(job.sent))
        line.append(UInt8(ascii: "\n"))
        // Where this fails the process has died, which its last pipe tells.
        line.withUnsafeBytes { _ = Descriptor.write($0, to: pipes.requests.writing) }
    }

    /// Lets a cancelled call go: what runs for it is stopped.
    private func drop(_ call: ToolCall) {
        waiting.removeAll { $0.call === call }
        guard current?.call === call else { return }
        askedUntil = MonotonicTime.nanoseconds + Int(Self.cancellationLimit * 1e9)
    }

    // MARK: - What it says

    /// The descriptors to poll.
    package var polled: [pollfd] {
        [
            pollfd(fd: pipes.answers.reading, events: Int16(POLLIN), revents: 0),
            pollfd(fd: pipes.output.reading, events: Int16(POLLIN), revents: 0),
            pollfd(fd: pipes.death.reading, events: 0, revents: 0),
        ]
    }

    /// The time until it has to be looked at even if it says nothing, in seconds; nil for never.
    package var patience: Double? {
        guard current != nil else { return nil }
        return askedUntil == nil ? stage.patience() : Self.askingInterval
    }

    /// Takes what it has said, and sees to its time.
    /// - Parameter hasEnded: Whether it has closed its last pipe.
    package func listen(hasEnded: Bool) {
        guard ending == nil else { return }
        takeOutput()
        takeAnswers()
        guard ending == nil else { return }
        if hasEnded { return end() }
        guard current != nil else { return }
        if let askedUntil {
            guard MonotonicTime.nanoseconds > askedUntil else {
                process.send(SIGUSR1)
                return
            }
            self.askedUntil = nil
            stage.begin(limit: 0, at: MonotonicTime.nanoseconds)
        }
        guard stage.patience() == 0 else { return }
        switch stage.escalate() {
        case .asked: process.send(SIGUSR1)
        case .told: process.send(SIGQUIT)
        case .killed: process.end()
        case nil: break
        }
    }

    private func takeAnswers() {
        let (bytes, _) = Descriptor.readAvailable(pipes.answers.reading, into: &buffer)
        guard !bytes.isEmpty else { return }
        for line in answers.add(bytes) {
            // The answer comes after what was printed before it.
            takeOutput()
            guard case .text(let text) = line, let job = current,
                var answer = try? JSONDecoder().decode(ScreenAnswer.self, from: Data(text))
            else {
                isDamaged = true
                return process.end()
            }
            current = nil
            answer.text = withPrinted(answer.text)
            answer.said = answer.said.map(withPrinted)
            job.finish(answer)
            // The receiver of the answer may end the process.
            guard ending == nil else { return }
            sendNext()
        }
        if bytes.count == buffer.count { takeAnswers() }
    }

    /// Takes what was printed; the end of it is kept.
    private func takeOutput() {
        while true {
            let (bytes, _) = Descriptor.readAvailable(pipes.output.reading, into: &buffer)
            guard !bytes.isEmpty else { return }
            printedCount += bytes.count
            printed += bytes
            if printed.count > 2 * Self.mostPrinted { printed.removeFirst(printed.count - Self.mostPrinted) }
            // One that prints without end is stopped by its time limit, which is looked at in between.
            guard bytes.count == buffer.count, stage.patience() != 0 else { return }
        }
    }

    private func withPrinted(_ text: String) -> String {
        guard !printed.isEmpty else { return text }
        let kept = printed.suffix(Self.mostPrinted)
        let missing = printedCount - kept.count
        let shown = String(decoding: kept, as: UTF8.self).trimmingSpaces
        let note = missing > 0 ? "printed (the last of \(printedCount) bytes):" : "printed:"
        return "\(text)\n\(note)\n\(shown)"
    }

    // MARK: - Its end

    /// Ends the process and whatever it started, and says why to the request that waits for an answer.
    func close(because reason: String) {
        guard ending == nil else { return }
        process.end()
        end(because: reason)
    }

    private func end(because reason: String? = nil) {
        let status = process.awaitEnd()
        takeOutput()
        let death = reason.map { (message: $0, frames: []) } ?? death(of: status)
        ending = death.message
        let jobs = (current.map { [$0] } ?? []) + waiting
        (current, waiting) = (nil, [])
        for descriptor in [pipes.requests.writing, pipes.answers.reading, pipes.output.reading, pipes.death.reading] {
            Descriptor.release(descriptor)
        }
        let text = (["\(handle) has ended: \(death.message)"] + death.frames.map { "at \($0)" }).joined(separator: "\n")
        for job in jobs { job.call.fail(withPrinted(text)) }
    }

    /// Why the server ended the process; nil if it didn't.
    private var reasonToEnd: String? {
        guard let current, let reason = stage.reason else { return nil }
        return current.call.isCancelled ? "a request was cancelled and didn't end" : reason
    }

    /// How the process died: the message of the trap, and the functions that were running, the innermost first.
    private func death(of status: Int32) -> (message: String, frames: [String]) {
        var words = ""
        while true {
            let (bytes, _) = Descriptor.readAvailable(pipes.death.reading, into: &buffer)
            if bytes.isEmpty { break }
            words += String(decoding: bytes, as: UTF8.self)
        }
        let report = DeathReport(
            status: status, reason: reasonToEnd, isDamaged: isDamaged, frames: words,
            printed: String(decoding: printed, as: UTF8.self))
        let detail = report.detail(at: SourcePosition(file: "stdin", line: 1), in: Sandbox(file: "specs/"))
        return (detail.message, Array(detail.nativeTraceback.prefix(Self.mostFrames)))
    }
}
