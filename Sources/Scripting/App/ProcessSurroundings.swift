import Foundation

/// The arguments and the environment variables of the process, as a launched app sees them until the spec ends.
///
/// `CommandLine.arguments`, `ProcessInfo.processInfo.environment` and `getenv` see them. `ProcessInfo.processInfo.arguments` keeps
/// what its first reader in the process found, which Foundation can't be talked out of.
@MainActor
struct ProcessSurroundings {
    private var arguments: [String]?
    /// The variables as they were before; nil for one that wasn't there.
    private var variables: [String: String?] = [:]

    /// Gives the process these arguments after its name, and adds these variables.
    mutating func set(arguments given: [String], variables added: [String: String]) {
        restore()
        let before = CommandLine.arguments
        arguments = before
        setArguments(before.prefix(1) + given)
        for (name, value) in added {
            variables[name] = .some(getenv(name).map { String(cString: $0) })
            setenv(name, value, 1)
        }
    }

    /// Gives back what was there before.
    mutating func restore() {
        if let arguments { setArguments(arguments) }
        for (name, value) in variables {
            if let value { setenv(name, value, 1) } else { unsetenv(name) }
        }
        (arguments, variables) = (nil, [:])
    }
}

/// Sets `CommandLine.arguments`. The setter of the standard library is refused in language mode 6, as another thread could be
/// reading: here specs run on the main thread, and an app that is about to start reads none yet. Without it an app that parses
/// its arguments at launch, such as `-demo`, can't be tested with them. `specs/previews/launch_spec.lua` reads them.
@_silgen_name("$ss11CommandLineO9argumentsSaySSGvsZ")
private func setArguments(_ arguments: __owned [String])
