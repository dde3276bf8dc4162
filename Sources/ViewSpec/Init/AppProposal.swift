import AppBuilding
import System

/// What `.viewspec.lua` has to say about the app of a folder without a manifest, as its Xcode project says it.
struct AppProposal {
    /// The lines of the table, with a comment above them.
    let lines: String
    /// What the project says and `.viewspec.lua` can't.
    let remark: String?

    /// - Returns: `nil` where there is a manifest, no project, or none with an app in it.
    init?(in root: String) {
        let folder = root.isEmpty ? "." : root
        guard FileSystem.status(root + "Package.swift") == nil, let project = XcodeProject(in: folder),
            let app = project.apps.first
        else { return nil }
        let proposal = app.proposal
        guard !proposal.sources.isEmpty else { return nil }
        let others = project.apps.dropFirst().map(\.name)
        let rest = others.isEmpty ? "" : "; there are \(others.joined(separator: ", ")) as well"
        var lines = [
            "-- The app \(app.name) of \(project.name).xcodeproj\(rest).", "sources = \(Self.list(proposal.sources)),",
        ]
        if let module = proposal.module { lines.append("module = \"\(module)\",") }
        if !proposal.resources.isEmpty { lines.append("resources = \(Self.list(proposal.resources)),") }
        if let mode = proposal.languageMode { lines.append("language_mode = \"\(mode)\",") }
        if let isolation = proposal.defaultIsolation { lines.append("default_isolation = \"\(isolation)\",") }
        self.lines = lines.map { "  \($0)\n" }.joined() + "\n"
        remark =
            project.packages.isEmpty
            ? nil
            : "The project depends on packages, which sources without a manifest can't: "
                + project.packages.joined(separator: ", ")
                + ".\nA Package.swift beside the project can; its targets have the folders of the sources as their paths.\n"
    }

    private static func list(_ paths: [String]) -> String {
        "{ \(paths.map { "\"\($0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" }.joined(separator: ", ")) }"
    }
}
