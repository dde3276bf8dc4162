import System

/// An app in a project of Xcode, and the settings for `.viewspec.lua` that follow from it.
package struct XcodeTarget {
    let project: XcodeProject
    let target: [String: Any]

    /// The name of the target.
    package var name: String { target["name"] as? String ?? project.name }

    /// The settings that say the same as the project, as far as it says it.
    package var proposal: AppSettings {
        let settings = project.settings(of: target)
        var proposal = AppSettings()
        proposal.sources = sources
        proposal.module = module(settings)
        proposal.resources = resources
        proposal.languageMode = settings["SWIFT_VERSION"].map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }
        if let mode = proposal.languageMode, !AppSettings.isLanguageMode(mode) { proposal.languageMode = nil }
        proposal.defaultIsolation = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"]
        if proposal.defaultIsolation != "MainActor" { proposal.defaultIsolation = nil }
        return proposal
    }

    private func module(_ settings: [String: String]) -> String {
        let written = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name
        // Settings name each other, in Xcode's own way.
        let isOfTarget = written.contains("$(TARGET_NAME") || written.contains("$(PRODUCT_NAME")
        return (isOfTarget || written.contains("$") ? name : written).asModuleName
    }

    // MARK: - Files

    /// The folders that belong to the target as they are, as Xcode has had them since its version 16.
    private var folders: [String] {
        project.list(target["fileSystemSynchronizedGroups"]).compactMap { project.path(of: $0) }
            .filter { FileSystem.status("\(project.folder)/\($0)") != nil }
    }

    /// The files of the target's phases of a kind, such as `PBXSourcesBuildPhase`.
    private func files(of phase: String) -> [String] {
        project.objects(target["buildPhases"]).filter { $0["isa"] as? String == phase }
            .flatMap { project.objects($0["files"]) }
            .compactMap { ($0["fileRef"] as? String).flatMap { project.path(of: $0) } }
            .filter { FileSystem.status("\(project.folder)/\($0)") != nil }
    }

    private var sources: [String] {
        let listed = Set(files(of: "PBXSourcesBuildPhase").filter { $0.hasSuffix(".swift") })
        return folders + SourceCover(of: listed, in: project.folder).paths
    }

    /// The endings of files that Xcode compiles for a device, and nothing here reads.
    private static let compiled = [".xcassets", ".storyboard", ".xib", ".xcdatamodeld", ".metal", ".entitlements"]
    /// The endings of files that apps read, for folders that list none.
    private static let data = [".json", ".txt", ".csv", ".md", ".xcstrings", ".strings", ".lproj", ".db", ".sqlite"]

    private var resources: [String] {
        let listed = files(of: "PBXResourcesBuildPhase").filter { path in
            !Self.compiled.contains { path.hasSuffix($0) } && !path.contains("Preview Content")
        }
        return (listed + folders.flatMap { dataFiles(in: $0) }).sorted()
    }

    private func dataFiles(in folder: String, depth: Int = 0) -> [String] {
        guard depth < 8, let names = try? FileSystem.names(in: "\(project.folder)/\(folder)") else { return [] }
        return names.filter { !$0.hasPrefix(".") && $0 != "Preview Content" }.flatMap { name in
            let path = "\(folder)/\(name)"
            if Self.data.contains(where: { name.hasSuffix($0) }) { return [path] }
            let isFolder = FileSystem.status("\(project.folder)/\(path)")?.kind == .directory
            return isFolder && !Self.compiled.contains { name.hasSuffix($0) }
                ? dataFiles(in: path, depth: depth + 1) : []
        }
    }
}

/// The fewest folders and files that hold some files of Swift and no others.
struct SourceCover {
    let paths: [String]

    /// - Parameters:
    ///  - files: Paths from a folder.
    ///  - folder: That folder.
    init(of files: Set<String>, in folder: String) {
        paths = Self.cover(files, in: folder, below: "").sorted()
    }

    private static func cover(_ files: Set<String>, in folder: String, below path: String) -> [String] {
        let prefix = path.isEmpty ? "" : path + "/"
        let names = Set(
            files.filter { $0.hasPrefix(prefix) }.compactMap { $0.dropFirst(prefix.count).split(separator: "/").first })
        return names.flatMap { name -> [String] in
            let child = prefix + name
            if files.contains(child) { return [child] }
            let others = swiftFiles(in: folder, below: child).subtracting(files)
            return others.isEmpty ? [child] : cover(files, in: folder, below: child)
        }
    }

    private static func swiftFiles(in folder: String, below path: String, depth: Int = 0) -> Set<String> {
        guard depth < 16, let names = try? FileSystem.names(in: "\(folder)/\(path)") else { return [] }
        return names.filter { !$0.hasPrefix(".") }.reduce(into: []) { found, name in
            let child = "\(path)/\(name)"
            if name.hasSuffix(".swift") {
                found.insert(child)
            } else if FileSystem.status("\(folder)/\(child)")?.kind == .directory {
                found.formUnion(swiftFiles(in: folder, below: child, depth: depth + 1))
            }
        }
    }
}
