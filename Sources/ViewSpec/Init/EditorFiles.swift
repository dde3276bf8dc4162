import Reference
import Scripting
import System

/// What lua-language-server, in whichever editor, needs to complete and check specs.
///
/// The settings are the project's and belong to its sources. The annotations say what this console knows, so that they are
/// made by it on each machine, in the folder of what is of use to nobody else; whoever builds another version of the app
/// makes them anew.
@MainActor
struct EditorFiles {
    let catalog: Catalog

    /// Where the language server looks for the settings, within the project.
    nonisolated static let settingsPath = ".luarc.json"
    /// Where the annotations are, within the project.
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

    /// Whether the settings of a project, which somebody may have written, lead to the annotations.
    static func isSetUp(in root: String) -> Bool {
        DocFiles.text(root + settingsPath)?.contains(annotationsPath) == true
    }
}
