import Agents
import Foundation
import System

/// Hands what a server of agents has to remember to the program that a build replaced this one by.
///
/// It goes through a file, since a variable of the environment holds 128 KiB at most.
enum McpHandover {
    private static let variable = "VIEWSPEC_MCP"
    private static let file = "mcp.json"

    /// The memory of the program before this one; `nil` if there was none. Scripts don't see the variable.
    static func take() -> AgentSurroundings.Memory? {
        guard ProcessEnvironment.take(variable) != nil,
            let bytes = try? FileSystem.contents(of: file, in: ProjectFolder.name)
        else { return nil }
        unlink("\(ProjectFolder.name)/\(file)")
        return try? JSONDecoder().decode(AgentSurroundings.Memory.self, from: Data(bytes))
    }

    /// Becomes the program.
    /// - Returns: Only where that isn't possible, with the reason.
    @MainActor static func give(_ memory: AgentSurroundings.Memory, to program: String) -> String {
        do {
            try ProjectFolder.make(ProjectFolder.name)
            try FileSystem.replace(file, in: ProjectFolder.name, with: Array(try JSONEncoder().encode(memory)))
        } catch {
            return "\(error)"
        }
        AppConsole.handOn()
        ChildProcess.becomeProgram([program] + CommandLine.arguments.dropFirst(), variable: (variable, file))
        return SystemError.last
    }
}
