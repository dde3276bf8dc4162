import System

/// Makes the library again, as for another compiler than the one that made it.
package struct LibraryBuild {
    /// The file of a checkout that lays out the library.
    static let script = "tools/library/lay-out.sh"

    /// The folder of the library, whether one is in it or not.
    private let folder: String
    /// The archive of the source that was installed with the library.
    private let archive: String
    /// The checkout to take instead.
    private let checkout: String?

    /// - Parameters:
    ///  - folder: The folder of the library, whether one is in it or not.
    ///  - checkout: The source; without it, the one that was installed in the folder.
    /// - Throws: `AppBuildingError.otherSource`, or `noLibrarySource`.
    package init(of folder: String, from checkout: String?) throws(AppBuildingError) {
        self.folder = folder
        self.checkout = checkout
        archive = "\(folder)/source.tar.gz"
        if let checkout {
            guard FileSystem.status("\(checkout)/\(Self.script)") != nil else { throw .otherSource(folder: checkout) }
        } else if FileSystem.status(archive) == nil {
            throw .noLibrarySource(folder: folder)
        }
    }

    /// Makes the library, and puts it into its place when it is complete. The steps write to the standard error of this
    /// process.
    /// - Throws: `AppBuildingError.libraryNotBuilt`.
    package func run() throws(AppBuildingError) {
        let steps = """
            set -eu
            folder=$1 archive=$2 source=$3
            if [ -z "$source" ]; then
              source=$(mktemp -d)
              trap 'rm -rf "$source"' EXIT
              tar -xzf "$archive" -C "$source"
            fi
            make -C "$source" library
            mkdir -p "$(dirname "$folder")"
            rm -rf "$folder.new"
            cp -R "$source/.build/library" "$folder.new"
            rm -rf "$folder"
            mv "$folder.new" "$folder"
            """
        let arguments = ["/bin/sh", "-c", steps, "viewspec sdk build", folder, archive, checkout ?? ""]
        let process = ChildProcess(arguments, output: STDERR_FILENO, errors: STDERR_FILENO)
        guard process?.wait() ?? false else { throw .libraryNotBuilt(folder: folder) }
    }
}
