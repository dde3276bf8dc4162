import SpecRunner

/// How a spec ended, as the page shows it.
struct SpecOutcome: Encodable, Sendable {
    let outcome: Outcome
    /// In seconds.
    let seconds: Double
    let attempts: Int
    let problems: [Problem]
    /// The actions of a spec that failed, a line each.
    let actions: [String]
    /// What it printed, or the end of that.
    let output: String
    /// The bytes that it printed.
    let outputSize: Int

    /// A reason why it didn't succeed.
    struct Problem: Encodable, Sendable {
        let message: String
        /// The line that raised it, as `file:line`.
        let place: String?
        /// The lines around it, each with its number.
        let source: [String]
        /// The calls that led to it.
        let calls: [String]
        /// The native frames where a process died.
        let frames: [String]

        init(_ detail: OutcomeDetail) {
            message = detail.message
            place = detail.location.map { "\($0)" }
            source = detail.excerpt?.numberedLines ?? []
            calls = detail.traceback.map { "\($0)" }
            frames = detail.nativeTraceback
        }
    }

    init(_ result: SpecResult, output: PrintedOutput) {
        (outcome, seconds, attempts) = (result.outcome, result.seconds, result.attempts)
        problems = result.details.map(Problem.init)
        actions = result.actions.map { action in
            let count = action.count > 1 ? " × \(action.count)" : ""
            let element = action.element.map { "  \($0)" } ?? ""
            return "\(action.call)\(count)\(element)\(action.error.map { "  — \($0)" } ?? "")"
        }
        (self.output, outputSize) = (output.text, output.size)
    }
}

/// What a spec has printed: the end of it is kept.
struct PrintedOutput {
    /// The bytes that are kept.
    static let most = 20_000

    private(set) var size = 0
    private var kept: [UInt8] = []

    /// The end of the text.
    var text: String { String(decoding: kept.suffix(Self.most), as: UTF8.self) }

    mutating func add(_ text: String) {
        size += text.utf8.count
        kept += text.utf8.suffix(Self.most)
        if kept.count > 2 * Self.most { kept.removeFirst(kept.count - Self.most) }
    }
}
