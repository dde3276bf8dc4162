import Foundation
import System

/// The project file of Xcode in a folder, as far as it says what an app is made of. What is missing or unknown is passed over.
package struct XcodeProject {
    /// The name of the project: `Trails` for `Trails.xcodeproj`.
    package let name: String
    /// The folder with the project, to which all paths are relative.
    let folder: String
    private let objects: [String: [String: Any]]
    private let root: [String: Any]

    /// Reads the project in a folder; the first one where there are several.
    /// - Returns: `nil` if there is none, or none that can be read.
    package init?(in folder: String) {
        let names = ((try? FileSystem.names(in: folder)) ?? []).filter { $0.hasSuffix(".xcodeproj") }.sorted()
        guard let name = names.first,
            let bytes = try? FileSystem.contents(of: "\(folder)/\(name)/project.pbxproj"),
            // Foundation reads the format of NeXT's days, too.
            let list = try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil),
            let file = list as? [String: Any], let objects = file["objects"] as? [String: [String: Any]],
            let root = objects[file["rootObject"] as? String ?? ""]
        else { return nil }
        self.name = String(name.dropLast(".xcodeproj".count))
        self.folder = folder
        self.objects = objects
        self.root = root
    }

    /// The targets that are apps, in the order of the project.
    package var apps: [XcodeTarget] {
        list(root["targets"]).compactMap { object(of: $0) }
            .filter { ($0["productType"] as? String) == "com.apple.product-type.application" }
            .map { XcodeTarget(project: self, target: $0) }
    }

    /// The packages that the project depends on, by their addresses.
    package var packages: [String] {
        list(root["packageReferences"]).compactMap { object(of: $0)?["repositoryURL"] as? String }
    }

    // MARK: - Objects

    /// The object of an identifier.
    func object(of identifier: String) -> [String: Any]? { objects[identifier] }

    /// A list of identifiers.
    func list(_ value: Any?) -> [String] { value as? [String] ?? [] }

    /// The objects of a list of identifiers.
    func objects(_ value: Any?) -> [[String: Any]] { list(value).compactMap { objects[$0] } }

    /// The build settings that a target has while one works on it, over those of the project.
    func settings(of target: [String: Any]) -> [String: String] {
        var settings: [String: String] = [:]
        for owner in [root, target] {
            let list = object(of: owner["buildConfigurationList"] as? String ?? "")
            let configurations = objects(list?["buildConfigurations"])
            let chosen = configurations.first { $0["name"] as? String == "Debug" } ?? configurations.first
            for (key, value) in chosen?["buildSettings"] as? [String: Any] ?? [:] {
                if let text = value as? String { settings[key] = text }
            }
        }
        return settings
    }

    // MARK: - Paths

    /// The path of a file or a group from the project's folder; `nil` for one that is elsewhere, such as a product.
    func path(of identifier: String) -> String? {
        var parts: [String] = []
        var next: String? = identifier
        // A group is in at most one other; a damaged project may have a circle.
        for _ in 0..<64 {
            guard let current = next, let object = objects[current] else { break }
            let tree = object["sourceTree"] as? String ?? "<group>"
            guard ["<group>", "SOURCE_ROOT"].contains(tree) else { return nil }
            if let path = object["path"] as? String { parts.append(path) }
            if tree == "SOURCE_ROOT" { break }
            next = parent(of: current)
        }
        return parts.isEmpty ? nil : parts.reversed().joined(separator: "/")
    }

    private func parent(of identifier: String) -> String? {
        objects.first { list($0.value["children"]).contains(identifier) }?.key
    }
}
