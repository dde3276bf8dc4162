import System

/// The folder of what packages are compiled against, beside the installed console.
struct LibraryFolder {
    let path: String

    /// The folder of the installed console, whether it is there or not; `VIEWSPEC_SDK` names another one.
    static var own: LibraryFolder {
        if let named = ProcessEnvironment["VIEWSPEC_SDK"], !named.isEmpty { return LibraryFolder(path: named) }
        let program = FileSystem.realPath(ChildProcess.ownProgram) ?? ""
        let prefix = program.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
        return LibraryFolder(path: "\(prefix)/lib/viewspec/\(Version.current)")
    }

    /// Whether the library is in it.
    var isThere: Bool { FileSystem.status("\(path)/libViewSpec.so") != nil }

    /// The archive of the source that the library was made from.
    var source: String { "\(path)/source.tar.gz" }

    /// Makes the library from the source in a folder, and puts it in the place of this one when it is complete. The steps write
    /// to standard output and standard error.
    /// - Returns: Whether they succeeded.
    func build(from source: Source) -> Bool {
        let script = """
            set -eu
            folder=$1 archive=$2 source=$3
            if [ -n "$archive" ]; then
              source=$(mktemp -d)
              trap 'rm -rf "$source"' EXIT
              tar -xzf "$archive" -C "$source"
            fi
            make -C "$source" library
            mkdir -p "$(dirname "$folder")"
            rm -rf "$folder.new"
            cp -R "$source/.build/library" "$folder.new"
            "$folder.new/bin/toolset" --for "$folder" > "$folder.new/toolset.json"
            rm -rf "$folder"
            mv "$folder.new" "$folder"
            """
        let (archive, folder) =
            switch source {
            case .archive(let path): (path, "")
            case .folder(let path): ("", path)
            }
        let arguments = ["/bin/sh", "-c", script, "viewspec sdk build", path, archive, folder]
        return ChildProcess(arguments, output: 1, errors: 2)?.wait() ?? false
    }

    enum Source {
        case archive(String)
        case folder(String)
    }
}
