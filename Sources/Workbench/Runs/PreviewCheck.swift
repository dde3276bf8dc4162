import Agents
import SpecRunner
import System

/// The check of previews: this program with `check`, in a process of its own.
@MainActor
final class PreviewCheck {
    private(set) var state = CheckState()
    /// What was found in each preview, by its name.
    private(set) var findings: [String: SpecOutcome] = [:]
    private unowned let workbench: Workbench
    private var process: RunProcess?

    init(_ workbench: Workbench) { self.workbench = workbench }

    /// The descriptors to poll.
    var polled: [pollfd] { process?.polled ?? [] }

    /// Takes what the process has said.
    func listen() { process?.listen() }

    /// Checks all previews.
    /// - Throws: `WorkbenchError.isRunning`, and what keeps a process from being started.
    func start() throws {
        guard process == nil else { throw WorkbenchError.isRunning }
        process = try RunProcess(
            ["check"],
            RunProcess.Listener { [weak self] event in
                guard case .specFinished(let result) = event else { return }
                self?.note(result)
            } finish: { [weak self] _, errors in
                self?.process = nil
                self?.finish(errors)
            })
        findings = [:]
        state = CheckState(isRunning: true)
        workbench.tell(.checking(state))
    }

    private func note(_ result: SpecResult) {
        let outcome = SpecOutcome(result, output: PrintedOutput())
        findings[result.spec.name] = outcome
        workbench.tell(.finding(name: result.spec.name, outcome))
    }

    private func finish(_ errors: String) {
        state = CheckState(hasRun: true, errors: errors)
        workbench.tell(.checking(state))
    }

    /// Ends the process.
    func end() {
        process?.end()
        process = nil
    }
}
