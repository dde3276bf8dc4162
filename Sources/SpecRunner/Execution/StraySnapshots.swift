import System

/// The files of snapshots whose spec files are gone: no run of specs comes by them.
package enum StraySnapshots {
    /// The paths of such files in the folders of spec files, sorted.
    ///
    /// - Complexity: O(*n*) in the files and those in the folders for snapshots.
    package static func beside(_ files: [String]) -> [String] {
        let folders = Set(files.map { file in file.lastIndex(of: "/").map { file[...$0] } ?? "" })
        return folders.flatMap { folder in
            let names = (try? FileSystem.names(in: "\(folder)__snapshots__")) ?? []
            return names.filter { $0.hasSuffix(".snap") && FileSystem.status("\(folder)\($0.dropLast(5))") == nil }
                .map { "\(folder)__snapshots__/\($0)" }
        }.sorted()
    }
}
