import Foundation

/// What SwiftPM says of a package: `swift package describe`.
struct PackageFacts: Decodable {
    struct Target: Decodable {
        let name: String
        /// The name of its module.
        let c99name: String
        /// Such as `library`, `executable`, `test`, `macro`, `plugin`.
        let type: String
        let module_type: String
        /// Its folder, by a path from the package.
        let path: String
        /// Its files, by paths from its folder.
        let sources: [String]
        /// The targets of the package that it depends on.
        let target_dependencies: [String]?

        /// Whether a console can be linked with it.
        var isLinkable: Bool { module_type == "SwiftTarget" && ["library", "executable"].contains(type) }
    }

    let name: String
    let path: String
    let targets: [Target]
    /// The packages that it depends on.
    let dependencies: [Requirement]

    /// - Throws: `AppBuildingError.unreadablePackage` where the text isn't what SwiftPM's documentation shows.
    init(_ json: String) throws(AppBuildingError) {
        do {
            // SwiftPM's notes may come before.
            self = try JSONDecoder().decode(Self.self, from: Data(json.drop { $0 != "{" }.utf8))
        } catch {
            throw .unreadablePackage(reason: "its description isn't as expected: \(error)")
        }
    }

    /// The targets whose views specs are about.
    /// - Parameters:
    ///  - names: Those that the settings name; empty for all that import SwiftUI.
    ///  - modules: Further modules that are wanted.
    /// - Returns: Without those that another one of them depends on.
    /// - Throws: `AppBuildingError.noTargets`, or `unknownTarget`.
    func appTargets(
        named names: [String], importing modules: Set<String> = []
    ) throws(AppBuildingError) -> [Target] {
        let linkable = targets.filter(\.isLinkable)
        if let stray = names.first(where: { name in !linkable.contains { $0.name == name } }) {
            throw .unknownTarget(stray, known: linkable.map(\.name).sorted())
        }
        let wanted = linkable.filter { target in
            modules.contains(target.c99name)
                || (names.isEmpty ? importsSwiftUI(target) : names.contains(target.name))
        }
        guard !wanted.isEmpty else { throw .noTargets(known: linkable.map(\.name).sorted()) }
        let below = Set(wanted.flatMap { dependencies(of: $0) })
        return wanted.filter { !below.contains($0.name) }
    }

    private func importsSwiftUI(_ target: Target) -> Bool {
        target.sources.contains { ImportScan.importsSwiftUI("\(path)/\(target.path)/\($0)") }
    }

    /// The names of the targets that a target depends on, directly or not.
    private func dependencies(of target: Target) -> Set<String> {
        var found: Set<String> = []
        var waiting = target.target_dependencies ?? []
        while let name = waiting.popLast() {
            guard found.insert(name).inserted else { continue }
            waiting += targets.first { $0.name == name }?.target_dependencies ?? []
        }
        return found
    }
}
