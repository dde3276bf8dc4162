import ArgumentParser
import Scripting
import SpecRunner
import System

/// `sdk`: where the library is that apps are compiled against, and how it is made again.
struct SdkCommand: ConsoleCommand {
    enum Action: String, CaseIterable, ExpressibleByArgument {
        case path, build
    }

    static let abstract = "Say where the library is that apps are compiled against, or build it again."

    static func discussion(_ program: String) -> String {
        """
        The library is in lib/viewspec beside the folder of the installed console, or where VIEWSPEC_SDK says. It was made by \
        one version of Swift and is read by no other: "build" makes it again, with the Swift on the PATH, from the source that \
        was installed with it.

        EXAMPLES
          \(program) sdk
              the folder of the library
          \(program) sdk build
              make it again
          \(program) sdk build --source ~/ViewSpec
              make it from a checkout

        EXIT CODES
          0  the library is there, or was built
          1  it wasn't built
          2  it isn't there, or has no source
        """
    }

    @Argument(help: "path or build.")
    var action = Action.path

    @Option(help: ArgumentHelp("The source to build from.", valueName: "folder"), completion: .directory)
    var source: String?

    func validate() throws {
        if action == .path, source != nil { throw ValidationError("--source belongs to build") }
    }

    func run(catalog: Catalog) async -> ExitStatus {
        let library = LibraryFolder.own
        return action == .path ? tell(library) : build(library)
    }

    private func tell(_ library: LibraryFolder) -> ExitStatus {
        guard library.isThere else {
            Message.error(
                "the library isn't in \(library.path): 'make install' brings it, and VIEWSPEC_SDK names another folder")
            return .usage
        }
        FileOutput.standardOutput().write(library.path + "\n")
        return .passed
    }

    private func build(_ library: LibraryFolder) -> ExitStatus {
        if let source, FileSystem.status("\(source)/tools/library/lay-out.sh") == nil {
            Message.error("\(source) isn't a checkout of ViewSpec: there is no tools/library/lay-out.sh in it")
            return .usage
        }
        if source == nil, FileSystem.status(library.source) == nil {
            Message.error("there is no source in \(library.path); --source names a checkout of ViewSpec")
            return .usage
        }
        guard library.build(from: source.map { .folder($0) } ?? .archive(library.source)) else {
            Message.error("the library wasn't built, and \(library.path) is as it was")
            return .failed
        }
        return tell(library)
    }
}
