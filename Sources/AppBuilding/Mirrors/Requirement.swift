/// A package that a manifest depends on by its address, as `swift package describe` says it.
struct Requirement: Decodable, Hashable {
    /// What is accepted of it; nothing for a package by a path or from a registry.
    struct Accepted: Decodable, Hashable {
        struct Range: Decodable, Hashable {
            let lower_bound: String
        }
        var range: [Range]?
        var exact: [String]?
        var branch: [String]?
        var revision: [String]?

        /// The lowest version that is accepted.
        var version: String? { range?.first?.lower_bound ?? exact?.first }

        /// Exactly one version.
        static func only(_ version: String) -> Accepted { Accepted(exact: [version]) }
    }

    let url: String?
    let requirement: Accepted?

    /// The name of the package: what follows the last slash of its address.
    var name: String? { url.map(Self.name) }

    /// The name of the package at an address.
    static func name(of address: String) -> String {
        let last = address.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? address
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
}
