/// The screens that are hosted, by their handles.
@MainActor
package final class ScreenTable {
    /// The number of screens at a time. One more ends the one that was used least recently.
    nonisolated static let most = 16

    private let surroundings: AgentSurroundings
    /// The screens, the one that was used last at the end.
    package private(set) var screens: [ScreenProcess] = []
    /// The reasons why screens have ended, by their handles.
    private var endings: [String: String] = [:]
    /// The number of screens that there have been.
    package private(set) var count = 0

    package init(_ surroundings: AgentSurroundings) { self.surroundings = surroundings }

    /// Hosts a view in a process of its own.
    /// - Parameter view: nil for a session without a screen.
    /// - Throws: `ToolFailure` where no process can be started.
    package func host(_ view: HostRequest?, for call: ToolCall, limit: Double) async throws {
        let screen = try await ScreenProcess.start("s\(count + 1)", surroundings, for: .tools)
        count += 1
        screens.append(screen)
        if screens.count > Self.most { end(screens[0], because: "\(Self.most) newer screens were hosted") }
        let handle = screen.handle
        screen.ask(
            ScreenProcess.Job(call: call, sent: SentRequest(request: .host(view), limit: limit)) { [weak self] answer in
                guard !answer.isError else {
                    self?.end(screen, because: "its view couldn't be hosted")
                    return call.fail(answer.text)
                }
                call.answer(ToolResult(text: "\(handle)\n\(answer.text)"))
            })
    }

    /// Asks a screen, and answers the call with what it answers.
    /// - Throws: `ToolFailure` for a handle that no screen has.
    func ask(_ request: ScreenRequest, for call: ToolCall, limit: Double) throws {
        let screen = try screen(call.arguments.text("screen") ?? "")
        screen.ask(
            ScreenProcess.Job(call: call, sent: SentRequest(request: request, limit: limit)) { answer in
                call.answer(ToolResult(text: answer.text, isError: answer.isError, picture: answer.picture))
            })
    }

    /// Asks a screen, and passes on what it answers.
    package func ask(
        _ request: ScreenRequest, for call: ToolCall, limit: Double,
        _ finish: @escaping @MainActor (ScreenAnswer) -> Void
    ) throws {
        try screen(call.arguments.text("screen") ?? "").ask(
            ScreenProcess.Job(call: call, sent: SentRequest(request: request, limit: limit), finish: finish))
    }

    private func screen(_ handle: String) throws(ToolFailure) -> ScreenProcess {
        if let index = screens.firstIndex(where: { $0.handle == handle }) {
            let screen = screens.remove(at: index)
            screens.append(screen)
            return screen
        }
        if let ending = endings[handle] { throw ToolFailure("\(handle) has ended: \(ending)\nhost starts another one") }
        let handles = screens.map(\.handle).sorted()
        let known =
            handles.isEmpty
            ? "no screen is hosted: host returns a handle" : "there are \(handles.joined(separator: ", "))"
        throw ToolFailure("there is no screen '\(handle)'; \(known)")
    }

    // MARK: - Processes

    /// Forgets the screens whose processes have ended.
    package func removeEnded() {
        for screen in screens {
            if let ending = screen.ending { endings[screen.handle] = ending }
        }
        screens.removeAll { $0.ending != nil }
    }

    /// Counts screens of the program before this one, which have ended for a reason.
    package func skip(_ number: Int, because reason: String) {
        for earlier in 0..<number { endings["s\(earlier + 1)"] = reason }
        count = number
    }

    /// Ends all processes for a reason.
    package func closeAll(because reason: String) {
        for screen in screens { screen.close(because: reason) }
        removeEnded()
    }

    private func end(_ screen: ScreenProcess, because reason: String) {
        screen.close(because: reason)
        removeEnded()
    }
}
