/// The folder `.viewspec` of a project, for files of a single machine: records, history, annotations.
package enum ProjectFolder {
    /// The folder's name.
    package static let name = ".viewspec"

    /// Makes a folder for such files, with a `.gitignore` that keeps git from all of them. A folder that is there stays as
    /// it is: its user may have removed that file.
    /// - Parameter path: The folder; the folders around it have to be there.
    /// - Throws: `FileError.cannotWrite`.
    package static func make(_ path: String) throws(FileError) {
        if try FileSystem.makeFolder(path) { try addIgnoreFile(to: path) }
    }

    /// Adds the `.gitignore` to a folder, which is made if need be, unless it has one.
    /// - Throws: `FileError.cannotWrite`.
    package static func addIgnoreFile(to path: String) throws(FileError) {
        try FileSystem.write("*\n", to: "\(path)/.gitignore")
    }
}
