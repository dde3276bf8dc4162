import Foundation
import System

/// The folder of an app, and in it `.viewspec/console`, where everything is that its console is built from. That folder can
/// be removed at any time: the next build makes it again.
struct ConsoleFolder {
    /// The folder of the app, an absolute path without links.
    let app: String

    /// The folder of the console.
    var path: String { "\(app)/\(ProjectFolder.name)/console" }
    /// The program.
    var program: String { "\(path)/viewspec" }
    /// The folder of everything that SwiftPM builds.
    var build: String { "\(path)/build" }
    /// The options of SwiftPM.
    var toolset: String { "\(path)/toolset.json" }
    /// The manifest of an app without one, with links to its sources.
    var package: String { "\(path)/package" }
    /// A file that has the path of the app's folder when it was built.
    private var place: String { "\(path)/place" }
    /// What is in the place of other packages.
    var mirrors: String { "\(path)/mirrors" }
    /// What `Package.resolved` is with these.
    var resolved: String { "\(path)/Package.resolved" }
    /// SwiftPM's settings, which name these.
    var configuration: String { "\(path)/configuration" }

    /// The files of Swift beside the specs: what the app registers for them.
    var registration: [String] {
        for name in ["specs", "spec"] {
            let folder = "\(app)/\(name)"
            guard FileSystem.status("\(folder)/Specs.swift") != nil else { continue }
            return ((try? FileSystem.names(in: folder)) ?? [])
                .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }.sorted().map { "\(folder)/\($0)" }
        }
        return []
    }

    /// Makes the folder of the console, which git leaves out.
    /// - Throws: `AppBuildingError.file`, as where the app's folder is only to be read.
    func make() throws(AppBuildingError) {
        do {
            try ProjectFolder.make("\(app)/\(ProjectFolder.name)")
            try FileSystem.makeFolders(above: path + "/")
        } catch {
            throw .file(error)
        }
    }

    /// Removes what was built while the app's folder had another path, as before it was moved or in a container: the files of
    /// SwiftPM, of git and of the compiler have that path in them.
    /// - Throws: `AppBuildingError.file`.
    func removeBuildOfOtherPlace() throws(AppBuildingError) {
        if let bytes = try? FileSystem.contents(of: place), bytes == Array(app.utf8) { return }
        for path in [build, mirrors, resolved] where FileSystem.status(path) != nil {
            guard (try? FileManager.default.removeItem(atPath: path)) != nil else {
                throw .file(.cannotWrite(path: path, reason: SystemError.last))
            }
        }
        try GeneratedFile.write(app, to: place)
    }
}
