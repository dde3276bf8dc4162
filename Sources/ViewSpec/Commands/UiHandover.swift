import Foundation
import System
import Workbench

/// Hands the socket of the page, its token and what goes on to the program that a build replaced this one by.
@MainActor
enum UiHandover {
    private static let variable = "VIEWSPEC_UI"

    /// The program of this process, as it was when the process started.
    struct Program {
        private let path = FileSystem.realPath(ChildProcess.ownProgram)
        private let before: String?

        init() { before = path.flatMap(Self.stamp) }

        /// The path where there is another program now; nil where there isn't.
        var newPath: String? {
            guard let path, let now = Self.stamp(of: path), now != before else { return nil }
            return path
        }

        private static func stamp(of path: String) -> String? {
            guard let status = FileSystem.status(path), let time = FileSystem.modificationTime(path) else { return nil }
            return "\(status.identity) \(time)"
        }
    }

    /// The memory of the program before this one; `nil` if there was none. Scripts don't see the variable.
    static func take() -> WorkbenchSurroundings.Memory? {
        ProcessEnvironment.take(variable).flatMap {
            try? JSONDecoder().decode(WorkbenchSurroundings.Memory.self, from: Data($0.utf8))
        }
    }

    /// Becomes the program.
    /// - Returns: Only where that isn't possible, with the reason.
    static func give(_ memory: WorkbenchSurroundings.Memory, to program: String) -> String {
        // Texts and numbers can't fail to be encoded.
        let text = String(decoding: try! JSONEncoder().encode(memory), as: UTF8.self)
        AppConsole.handOn()
        ChildProcess.becomeProgram([program] + CommandLine.arguments.dropFirst(), variable: (variable, text))
        return SystemError.last
    }
}
