import System

/// Why the console of an app can't be built.
package enum AppBuildingError: Error, Hashable {
    /// There is no program of this name on the `PATH`.
    case noTool(String)
    /// The library that apps are linked against isn't in the folder.
    case noLibrary(folder: String)
    /// The library was made by another compiler than the one on the `PATH`.
    case otherCompiler(wanted: String, found: String, folder: String)
    /// There is no source in a folder to make the library from.
    case noLibrarySource(folder: String)
    /// A folder that is named as the source of the library has something else.
    case otherSource(folder: String)
    /// The library couldn't be made, for reasons that are on the terminal.
    case libraryNotBuilt(folder: String)
    /// SwiftPM can't read the package.
    case unreadablePackage(reason: String)
    /// The app doesn't build, for these reasons of the compiler's, with a hint where there is one.
    case notBuilt(errors: String, hint: String?)
    /// No target imports SwiftUI.
    case noTargets(known: [String])
    /// The settings name a target that isn't there.
    case unknownTarget(String, known: [String])
    /// A target has the name of one of the library's own modules.
    case takenName(target: String)
    /// The app depends on a package that SwiftPM can't fetch. SwiftPM itself speaks of folders of its own.
    case noPackage(address: String)
    /// A file of the app declares no console.
    case noConsole(path: String)
    /// SwiftPM's plan of the build doesn't have what is needed to link.
    case unknownPlan(target: String)
    /// There is nothing at a path that the settings name.
    case noSource(path: String)
    /// The settings lack what a folder without a manifest needs.
    case noModule(proposal: String)
    /// A file that builds write can't be written.
    case file(FileError)
    /// A package is required by something other than a version or a branch, which a mirror can't have.
    case mirrorOfRevision(package: String)
    /// The settings put something in the place of a package that the app doesn't depend on.
    case strayMirror(String, known: [String])
    /// A mirror can't be made.
    case mirror(package: String, reason: String)
    /// A signal ended the build.
    case interrupted(signal: Int)
}

extension AppBuildingError: CustomStringConvertible {
    /// What is missing or wrong, and what helps.
    package var description: String {
        switch self {
        case .noTool("swift"):
            "there is no swift on the PATH, which builds apps. Get Swift from swift.org, or with swiftly"
        case .noTool(let name): "there is no \(name) on the PATH"
        case .noLibrary(let folder):
            "ViewSpec's library, which apps are linked with, isn't in \(folder): 'make install' brings it, and VIEWSPEC_SDK "
                + "names another folder"
        case .otherCompiler(let wanted, let found, let folder):
            """
            the swift on the PATH is another one than that which built \(folder), and can't read its modules.
              on the PATH: \(found)
              wanted:      \(wanted)
            Install that one, or make the library again with the one on the PATH: viewspec sdk build
            """
        case .noLibrarySource(let folder): "there is no source in \(folder); --source names a checkout of ViewSpec"
        case .otherSource(let folder):
            "\(folder) isn't a checkout of ViewSpec: there is no \(LibraryBuild.script) in it"
        case .libraryNotBuilt(let folder): "the library wasn't built, and \(folder) is as it was"
        case .unreadablePackage(let reason): "SwiftPM can't read this package:\n\(reason)"
        case .notBuilt(let errors, let hint): "the app doesn't build:\n\(errors)" + (hint.map { "\n\($0)" } ?? "")
        case .noTargets(let known):
            "no target of the package imports SwiftUI"
                + (known.isEmpty ? "" : "; there are: \(known.joined(separator: ", "))")
                + ". Name those whose views specs are about, in .viewspec.lua: targets = { \"MyViews\" }"
        case .unknownTarget(let name, let known):
            ".viewspec.lua names the target \"\(name)\", which the package doesn't have"
                + (Suggestions.nearest(to: name, among: known).map { "; did you mean \"\($0)\"?" }
                    ?? "; there are: \(known.joined(separator: ", "))")
        case .takenName(let target):
            "the target \(target) has the name of a module of ViewSpec's, and a program can't have two modules of one name. "
                + "Rename the target; where other packages import it, give its product the old name"
        case .noPackage(let address):
            """
            the app depends on a package that can't be fetched: \(address)
            In .viewspec.lua a folder with a package of that name can be in its place:
              mirrors = { ["\(address)"] = "Stubs/\(Requirement.name(of: address))" }
            """
        case .noConsole(let path):
            """
            \(path) declares no console: nothing in it is marked @main. It has to say
              @main struct Specs: SpecConsole {
                  static var catalog: Catalog { Catalog { … } }
              }
            """
        case .unknownPlan(let target):
            "the build of \(target) left no plan that says which files to link; this swift may be newer than this viewspec"
        case .noSource(let path): ".viewspec.lua names \(path), and nothing is there"
        case .noModule(let proposal):
            ".viewspec.lua names sources, but no module. Specs see the app by the name of its module, such as: "
                + "module = \"\(proposal)\""
        case .file(let error): "\(error). The console of an app is built in the folder .viewspec beside it"
        case .mirrorOfRevision(let package):
            "\(package) is required by a revision, which no other repository has. Another package can be in its place if it is "
                + "required by a version or a branch"
        case .strayMirror(let address, let known):
            ".viewspec.lua has a mirror of \(address), which the manifest doesn't depend on"
                + (Suggestions.nearest(to: address, among: known).map { "; did you mean \($0)?" }
                    ?? (known.isEmpty ? "" : "; it depends on \(known.joined(separator: ", "))"))
        case .mirror(let package, let reason): "nothing can be put in the place of \(package): \(reason)"
        case .interrupted(let signal): "the build was interrupted by signal \(signal)"
        }
    }

    /// What still runs where there is no console of the app; `nil` where the app itself has to be mended.
    package var alternative: String? {
        switch self {
        case .noTool, .noLibrary, .otherCompiler:
            "Specs that need no view of the app run with app = false in .viewspec.lua"
        default: nil
        }
    }
}
