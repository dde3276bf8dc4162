import System

/// A link in a generated package to a file or a folder of the app's.
struct SourceLink: Hashable {
    /// The path of the link.
    let link: String
    /// The path of the link from the folder of the package.
    let relative: String
    /// The path that it leads to, without links.
    let path: String
}

/// A package for sources without a manifest, such as those of an Xcode project. It has links to them, since the folder of a
/// package can't have targets outside of it.
struct GeneratedPackage {
    let folder: ConsoleFolder
    let settings: AppSettings

    /// The language modes, as Xcode writes them.
    private static let modes = ["4": "v4", "4.2": "v4_2", "5": "v5", "6": "v6"]

    /// The language mode that a text stands for, as a case of `SwiftLanguageMode`; `nil` for none.
    static func mode(_ text: String) -> String? {
        modes[text.hasSuffix(".0") ? String(text.dropLast(2)) : text]
    }

    /// Writes the manifest and the links.
    /// - Returns: The links.
    /// - Throws: `AppBuildingError.noModule`, `noSource`, or `file`.
    func write() throws(AppBuildingError) -> [SourceLink] {
        let proposal = folder.app.split(separator: "/").last.map(String.init) ?? "App"
        guard let module = settings.module else { throw .noModule(proposal: proposal.asModuleName) }
        let target = "\(folder.package)/Sources/\(module)"
        do {
            try FileSystem.makeFolders(above: target + "/")
        } catch {
            throw .file(error)
        }
        var links: [SourceLink] = []
        for path in settings.sources.flatMap(parts) + settings.resources where !isWithin(path, links) {
            let full = path.hasPrefix("/") ? path : "\(folder.app)/\(path)"
            guard let real = FileSystem.realPath(full) else { throw .noSource(path: path) }
            let link = "\(target)/\(name(of: path))"
            if FileSystem.linkTarget(link) != real {
                unlink(link)
                guard symlink(real, link) == 0 else { throw .file(.cannotWrite(path: link, reason: SystemError.last)) }
            }
            links.append(SourceLink(link: link, relative: "Sources/\(module)/\(name(of: path))", path: real))
        }
        try removeOthers(than: links.map(\.link), in: target)
        try GeneratedFile.write(manifest(module, resources(links)), to: "\(folder.package)/Package.swift")
        return links
    }

    /// The files and folders of the app's own folder that may be sources: in it are specs and tests as well.
    private func parts(of source: String) -> [String] {
        guard FileSystem.realPath("\(folder.app)/\(source)") == folder.app else { return [source] }
        return ((try? FileSystem.names(in: folder.app)) ?? []).sorted().filter { name in
            let isFolder = FileSystem.status("\(folder.app)/\(name)")?.kind == .directory
            return !name.hasPrefix(".") && !ImportScan.leftOut.contains(name) && !name.hasSuffix(".xcodeproj")
                && (isFolder || name.hasSuffix(".swift"))
        }
    }

    /// Whether a path leads into one that is linked.
    private func isWithin(_ path: String, _ links: [SourceLink]) -> Bool {
        FileSystem.realPath("\(folder.app)/\(path)").map { real in links.contains { real.isBelow($0.path) } } ?? false
    }

    private func name(of path: String) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
        return parts.isEmpty ? "App" : parts.joined(separator: "-")
    }

    /// Links of earlier settings would be sources too.
    private func removeOthers(than links: [String], in target: String) throws(AppBuildingError) {
        for name in (try? FileSystem.names(in: target)) ?? [] where !links.contains("\(target)/\(name)") {
            unlink("\(target)/\(name)")
        }
    }

    /// The resources by paths from the target.
    private func resources(_ links: [SourceLink]) -> [String] {
        settings.resources.compactMap { resource in
            guard let real = FileSystem.realPath("\(folder.app)/\(resource)"),
                let link = links.first(where: { real.isBelow($0.path) })
            else { return nil }
            let name = link.link.split(separator: "/").last ?? ""
            return "\(name)\(real.dropFirst(link.path.count))"
        }
    }

    private func manifest(_ module: String, _ resources: [String]) -> String {
        var arguments = ["name: \(module.asSwiftLiteral)", "path: \("Sources/\(module)".asSwiftLiteral)"]
        if !resources.isEmpty {
            arguments.append(
                "resources: [\(resources.map { ".process(\($0.asSwiftLiteral))" }.joined(separator: ", "))]")
        }
        var options: [String] = []
        if let mode = settings.languageMode.flatMap(Self.mode) { options.append(".swiftLanguageMode(.\(mode))") }
        if settings.defaultIsolation == "MainActor" { options.append(".defaultIsolation(MainActor.self)") }
        if !options.isEmpty { arguments.append("swiftSettings: [\(options.joined(separator: ", "))]") }
        return """
            // swift-tools-version: 6.2
            // Written by viewspec, from what .viewspec.lua says.
            import PackageDescription

            let package = Package(
                name: \(module.asSwiftLiteral), defaultLocalization: "en",
                targets: [.executableTarget(\(arguments.joined(separator: ", ")))])

            """
    }
}

extension String {
    /// As a literal of Swift.
    fileprivate var asSwiftLiteral: String {
        "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
    }

    /// As Xcode makes the name of a module of that of a product: what can't be in a name becomes an underscore.
    package var asModuleName: String {
        let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }
}
