import Foundation

/// A package that a manifest depends on by its address.
struct Requirement: Hashable {
    /// What is accepted of it.
    enum Accepted: Hashable {
        /// A version: the lowest that is accepted.
        case version(String)
        case branch(String)
        case revision(String)
    }

    let address: String
    let accepted: Accepted

    /// The name of the package: what follows the last slash of its address.
    var name: String { Self.name(of: address) }

    static func name(of address: String) -> String {
        let last = address.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? address
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// The requirements in the answer of `swift package dump-package`. What is required by a path or from a registry isn't
    /// among them.
    static func list(_ json: String) -> [Requirement] {
        let text = Data(json.drop { $0 != "{" }.utf8)
        guard let manifest = try? JSONDecoder().decode(Manifest.self, from: text) else { return [] }
        return manifest.dependencies.flatMap { $0.sourceControl ?? [] }.compactMap { dependency in
            guard let address = dependency.location.remote?.first?.urlString else { return nil }
            let requirement = dependency.requirement
            let version = requirement.range?.first?.lowerBound ?? requirement.exact?.first
            let accepted =
                version.map { Accepted.version($0) } ?? requirement.branch?.first.map { .branch($0) }
                ?? requirement.revision?.first.map { .revision($0) }
            return accepted.map { Requirement(address: address, accepted: $0) }
        }
    }

    private struct Manifest: Decodable {
        struct Dependency: Decodable {
            let sourceControl: [SourceControl]?
        }
        struct SourceControl: Decodable {
            let location: Location
            let requirement: Kind
        }
        struct Location: Decodable {
            struct Remote: Decodable {
                let urlString: String
            }
            let remote: [Remote]?
        }
        struct Kind: Decodable {
            struct Range: Decodable {
                let lowerBound: String
            }
            let range: [Range]?
            let exact: [String]?
            let branch: [String]?
            let revision: [String]?
        }
        let dependencies: [Dependency]
    }
}
