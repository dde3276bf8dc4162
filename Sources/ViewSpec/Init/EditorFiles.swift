import Reference
import Scripting
import SpecRunner

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
    nonisolated static let annotationsPath = "\(FailureRecord.folder)/annotations"

    nonisolated static let settings = """
        {
          "runtime.version": "Lua 5.4",
          "workspace.checkThirdParty": false,
          "workspace.library": ["\(annotationsPath)"]
        }

        """

    /// Writes the annotations below a project's folder, over those of before.
    /// - Parameter root: The folder, with a slash at its end; empty for the working directory.
    /// - Returns: The file that couldn't be written, and why; `nil` if all were.
    func writeAnnotations(into root: String) -> (path: String, reason: String)? {
        // Where the file is there already it stays as somebody wants it.
        let ignored = "\(root)\(FailureRecord.folder)/.gitignore"
        if case .failed(let reason) = NewFiles.write("*\n", to: ignored) { return (ignored, reason) }
        for file in Annotations.files + [AppAnnotations(catalog: catalog).file] {
            let path = "\(root)\(Self.annotationsPath)/\(file.path)"
            if case .failed(let reason) = NewFiles.write(file.text, to: path, isReplacing: true) {
                return (path, reason)
            }
        }
        return nil
    }

    /// Whether the settings of a project, which somebody may have written, lead to the annotations.
    static func isSetUp(in root: String) -> Bool {
        DocFiles.text(root + settingsPath)?.contains(annotationsPath) == true
    }
}
