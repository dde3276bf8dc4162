import Console
import Foundation
import System

/// The app is built again while its server runs: the process becomes the new program, which goes on with the same client.
extension AgentServer {
    /// Builds the app where its source has changed, and becomes the new program, which handles the request again and finds nothing
    /// changed.
    /// - Throws: `ToolFailure` where it doesn't build.
    func rebuild(for request: IncomingMessage) throws(ToolFailure) {
        switch surroundings.rebuild() {
        case .unchanged: return
        case .failed(let reason):
            throw ToolFailure(AnswerText.cut("the app isn't built anew:\n\(reason)", "the first errors come first"))
        case .rebuilt(let program):
            let reason = handOver(to: program, request)
            throw ToolFailure("the app is built anew, and its program can't be started: \(reason)")
        }
    }

    /// Becomes a program.
    /// - Returns: Only where that isn't possible, with the reason.
    private func handOver(to program: String, _ request: IncomingMessage) -> String {
        endWork(because: "the app was built anew")
        let memory = AgentSurroundings.Memory(
            hasShakenHands: hasShakenHands, screenCount: screens.count, input: Data(request.line + unhandledInput))
        streams?.giveBack()
        let reason = surroundings.become(program, memory)
        streams?.takeAgain()
        return reason
    }
}
