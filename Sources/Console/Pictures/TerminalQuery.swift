import Pictures
import System

/// Asks a terminal which protocols for pictures it has.
struct TerminalQuery {
    /// The descriptors of the terminal, for what it is sent and for its answers.
    let output: Int32
    let input: Int32

    /// The most milliseconds that an answer may take.
    private static let patience: Int32 = 250
    /// The most bytes of the answers.
    private static let mostBytes = 4096

    /// Kitty's question, for which a terminal without the protocol has no answer, then one that each terminal answers.
    static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c"

    /// The best protocol that the terminal says it has; nil for none, and where it can't be asked.
    ///
    /// What was typed before stays to be read. The terminal is as it was afterwards, whatever happens.
    func answer() -> TerminalForm? {
        var typed = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        guard poll(&typed, 1, 0) == 0 else { return nil }
        return raw { Self.form(of: ask()) } ?? nil
    }

    /// The protocol that answers speak of.
    static func form(of answers: [UInt8]) -> TerminalForm? {
        let text = String(decoding: answers, as: UTF8.self)
        if text.contains("\u{1B}_Gi=31;OK\u{1B}\\") { return .kitty }
        guard let attributes = attributes(in: text) else { return nil }
        return attributes.split(separator: ";").dropFirst().contains("4") ? .sixel : nil
    }

    /// The numbers by which a terminal says what it is, as in `ESC [ ? 62 ; 4 c`.
    private static func attributes(in text: String) -> Substring? {
        for part in text.split(separator: "\u{1B}[?").reversed() {
            guard let end = part.firstIndex(of: "c") else { continue }
            let numbers = part[..<end]
            if numbers.allSatisfy({ $0.isNumber || $0 == ";" }) { return numbers }
        }
        return nil
    }

    /// Sends the questions, and reads up to the answer to the last one.
    private func ask() -> [UInt8] {
        Descriptor.write(Self.question, to: output)
        let start = MonotonicTime.nanoseconds
        var answers: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 256)
        while answers.count < Self.mostBytes, Self.attributes(in: String(decoding: answers, as: UTF8.self)) == nil {
            let left = Self.patience - Int32(MonotonicTime.seconds(since: start) * 1000)
            var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
            guard left > 0, poll(&waiting, 1, left) > 0 else { break }
            let count = Descriptor.read(input, into: &buffer)
            guard count > 0 else { break }
            answers += buffer[..<count]
        }
        return answers
    }

    /// Does something while the terminal passes on each character unseen. Signals that end or stop the process wait for its
    /// end, so that they don't leave the terminal so.
    private func raw<Result>(_ body: () -> Result) -> Result? {
        guard tcgetpgrp(input) == getpgrp() else { return nil }
        var before = termios()
        guard tcgetattr(input, &before) == 0 else { return nil }
        var (signals, former) = (sigset_t(), sigset_t())
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_BLOCK, &signals, &former)
        defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
        var mode = before
        mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
        guard tcsetattr(input, TCSADRAIN, &mode) == 0 else { return nil }
        defer { tcsetattr(input, TCSADRAIN, &before) }
        return body()
    }
}
