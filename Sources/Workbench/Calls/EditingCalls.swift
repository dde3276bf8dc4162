import Agents
import Console
import SpecRunner
import System

extension PageCallKind {
    /// The bytes of a file that a page edits.
    private static let longest = 1 << 20

    /// Calls about the text of spec files.
    @MainActor static let editing = [
        PageCallKind(
            name: "read",
            parameters: [ToolParameter(name: "path", kind: .text, about: "A spec file", isRequired: true)]
        ) { call, workbench in
            let path = call.arguments.text("path") ?? ""
            guard workbench.board.files[path] != nil else { throw WorkbenchError.unknownFile(path) }
            let text = try FileSystem.text(of: path)
            guard text.utf8.count <= longest else { throw WorkbenchError.tooLong(path: path, limit: longest) }
            call.answer(["text": .string(text)])
        },
        PageCallKind(
            name: "write",
            parameters: [
                ToolParameter(name: "path", kind: .text, about: "A spec file", isRequired: true),
                ToolParameter(name: "text", kind: .text, about: "Its new text", isRequired: true),
                ToolParameter(name: "before", kind: .text, about: "The text that was read", isRequired: true),
            ]
        ) { call, workbench in
            let path = call.arguments.text("path") ?? ""
            guard workbench.board.files[path] != nil else { throw WorkbenchError.unknownFile(path) }
            guard try FileSystem.text(of: path) == call.arguments.text("before") else {
                throw WorkbenchError.changedMeanwhile(path)
            }
            _ = try FileSystem.write(call.arguments.text("text") ?? "", to: path, replacing: true)
            workbench.list(again: [path])
            call.answer()
        },
    ]

    /// Makes sure that a new spec file is in one of the folders of specs.
    /// - Throws: `WorkbenchError.outsideFolders`, and `ToolFailure` for a path that leads out of the working directory.
    @MainActor
    static func checkNew(_ path: String, _ workbench: Workbench) throws {
        try SpecFile.check(path)
        let folders = workbench.surroundings.folders
        let isInside = folders.contains { folder in
            folder == "." || path.hasPrefix(folder.hasSuffix("/") ? folder : "\(folder)/")
        }
        guard isInside else { throw WorkbenchError.outsideFolders(path: path, folders: folders) }
    }
}
