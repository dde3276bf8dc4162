import ArgumentParser

/// An editor that `init` writes tasks for: to run all specs, those of a file, and those at a line.
enum EditorSetup: String, CaseIterable, ExpressibleByArgument {
    case vscode, zed, neovim

    /// The files for an editor, for a console that is called in some way.
    func files(_ console: ConsoleCall) -> [InitialFile] {
        switch self {
        case .vscode: VSCodeFiles(console: console).files
        case .zed: ZedFiles(console: console).files
        case .neovim: NeovimFiles(console: console).files
        }
    }

    /// What is left to do by hand.
    var remark: String {
        switch self {
        case .vscode: VSCodeFiles.remark
        case .zed: ZedFiles.remark
        case .neovim: NeovimFiles.remark
        }
    }
}
