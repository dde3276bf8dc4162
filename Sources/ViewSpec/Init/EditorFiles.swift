import Reference
import Scripting
import System

/// The files that lua-language-server needs to complete and check specs, in any editor.
///
/// The settings belong to the sources of the project. The annotations describe this console: each machine writes them
/// into the folder of files that aren't shared, and again for another version of the app.
@MainActor
struct EditorFiles {
    let catalog: Catalog

    /// The path of the settings in the project.
    nonisolated static let settingsPath = ".luarc.json"
    /// The path of the annotations in the project.
    nonisolated static let annotationsPath = "\(ProjectFolder.name)/annotations"

    nonisolated static let settings = """
        {
          "runtime.version": "Lua 5.4",
          "workspace.checkThirdParty": false,
          "workspace.library": ["\(annotationsPath)"]
        }

        """

    /// Writes the annotations below a project's folder, over those of before.
    /// - Parameter root: The folder, with a slash at its end; empty for the working directory.
    /// - Throws: `FileError.cannotWrite` for the first file that can't be written.
    func writeAnnotations(into root: String) throws(FileError) {
        try ProjectFolder.addIgnoreFile(to: root + ProjectFolder.name)
        for file in Annotations.files + [AppAnnotations(catalog: catalog).file] {
            try FileSystem.write(file.text, to: "\(root)\(Self.annotationsPath)/\(file.path)", replacing: true)
        }
    }

    /// Whether the settings of a project, which may have been edited, lead to the annotations.
    static func isSetUp(in root: String) -> Bool {
        DocFiles.text(root + settingsPath)?.contains(annotationsPath) == true
    }
}
