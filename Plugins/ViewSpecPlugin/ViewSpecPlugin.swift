import Foundation
import PackagePlugin

/// `swift package viewspec …`: builds the console of a package and runs it with the arguments.
@main
struct ViewSpecPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var arguments = arguments
        let console = try Console.find(named: Self.takeName(&arguments), in: context.package)
        let result = try packageManager.build(.product(console.product), parameters: .init(configuration: .inherit))
        guard result.succeeded else {
            Diagnostics.error("the console \(console.product) doesn't build:\n\(result.logText)")
            return
        }
        let built = result.builtArtifacts.first {
            $0.kind == .executable && $0.url.lastPathComponent == console.product
        }
        guard let built else { throw ConsoleError.notBuilt(console.product) }
        let process = Process()
        process.executableURL = built.url
        process.arguments = arguments
        // SwiftPM holds the lock of the build folder while it waits: a console that watches builds without it.
        process.environment = ProcessInfo.processInfo.environment.merging(["VIEWSPEC_IN_PLUGIN": "1"]) { $1 }
        // A plugin's own input belongs to SwiftPM: a session with a person is at the terminal itself.
        if let terminal = FileHandle(forUpdatingAtPath: "/dev/tty"), arguments.first == "repl" {
            process.standardInput = terminal
            process.standardOutput = terminal
            process.standardError = terminal
        }
        try process.run()
        let guardian = Guardian(of: process)
        process.waitUntilExit()
        guardian.cancel()
        if process.terminationReason == .uncaughtSignal { exit(128 + process.terminationStatus) }
        exit(process.terminationStatus)
    }

    /// Takes `--console NAME` out of the arguments in front of the console's own.
    private static func takeName(_ arguments: inout [String]) throws -> String? {
        guard let first = arguments.first, first == "--console" || first.hasPrefix("--console=") else { return nil }
        arguments.removeFirst()
        if first.hasPrefix("--console=") { return String(first.dropFirst("--console=".count)) }
        guard !arguments.isEmpty else { throw ConsoleError.noName }
        return arguments.removeFirst()
    }
}

/// An executable of a package that is a console.
private struct Console {
    let product: String

    /// The console of a package: the executable whose target depends on the product ViewSpec.
    static func find(named name: String?, in package: Package) throws -> Console {
        let consoles = package.products(ofType: ExecutableProduct.self).filter { isConsole($0.mainTarget) }
        let names = consoles.map(\.name).sorted()
        if let name {
            guard names.contains(name) else { throw ConsoleError.unknown(name, known: names) }
            return Console(product: name)
        }
        guard names.count < 2 else { throw ConsoleError.several(names) }
        guard let only = names.first else { throw ConsoleError.none(package.displayName) }
        return Console(product: only)
    }

    private static func isConsole(_ target: any Target) -> Bool {
        target.dependencies.contains { dependency in
            switch dependency {
            case .product(let product): product.name == "ViewSpec"
            // Within ViewSpec's own package the library is a target beside the console.
            case .target(let target): target.name == "ViewSpec"
            @unknown default: false
            }
        }
    }
}

private enum ConsoleError: Error, CustomStringConvertible {
    case none(String)
    case several([String])
    case unknown(String, known: [String])
    case noName
    case notBuilt(String)

    var description: String {
        switch self {
        case .none(let package):
            "\(package) has no console: no executable target depends on the product ViewSpec"
        case .several(let names):
            "there are several consoles: choose one by --console, of \(names.joined(separator: ", "))"
        case .unknown(let name, let known):
            "no console is called \(name); there \(known.count == 1 ? "is" : "are"): "
                + (known.isEmpty ? "none" : known.joined(separator: ", "))
        case .noName: "--console takes the name of an executable product"
        case .notBuilt(let name): "the build of \(name) left no executable"
        }
    }
}
