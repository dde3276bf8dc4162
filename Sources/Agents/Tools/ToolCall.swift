import Console

/// A call of a tool that is to be answered, once, at any time.
@MainActor
package final class ToolCall {
    /// The id of the request.
    let id: JSONValue
    package let arguments: ToolArguments
    /// What the client wants to hear of its progress under; nil for nothing.
    let progressToken: JSONValue?
    /// Whether it is to end before it is done.
    private(set) var isCancelled = false
    /// Stops the work. Set by the code that does it.
    var stop: () -> Void = {}

    private var finish: ((ToolCall, ToolResult) -> Void)?
    private let report: (JSONValue) -> Void
    private var progress = 0

    /// - Parameters:
    ///   - report: Sends a notification of progress with these parameters.
    ///   - finish: Sends the result.
    package init(
        id: JSONValue, arguments: ToolArguments, progressToken: JSONValue?, report: @escaping (JSONValue) -> Void,
        finish: @escaping (ToolCall, ToolResult) -> Void
    ) {
        (self.id, self.arguments, self.progressToken) = (id, arguments, progressToken)
        (self.report, self.finish) = (report, finish)
    }

    /// A call that no client of the protocol has made.
    convenience init(finish: @escaping (ToolResult) -> Void) {
        self.init(id: .null, arguments: ToolArguments(), progressToken: nil, report: { _ in }) { finish($1) }
    }

    /// Sends the result. Later ones are dropped.
    package func answer(_ result: ToolResult) {
        let finish = finish
        self.finish = nil
        finish?(self, result)
    }

    /// Sends a failure.
    package func fail(_ text: String) { answer(ToolResult(text: text, isError: true)) }

    /// Tells the client how far the work is, where it wants to know.
    /// - Parameter done: What is done, a number that grows.
    func tell(done: Int, _ message: String) {
        guard let progressToken, finish != nil, !isCancelled, done > progress else { return }
        progress = done
        report(["progressToken": progressToken, "progress": .integer(Int64(done)), "message": .string(message)])
    }

    /// Stops the work; nothing is sent any more.
    package func cancel() {
        finish = { _, _ in }
        withdraw()
    }

    /// Stops the work; the result says so.
    func withdraw() {
        isCancelled = true
        stop()
    }
}
