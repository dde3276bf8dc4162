import Scripting

/// What a server of an app's console has to know of it.
public struct AgentSurroundings {
    /// The previews that a console has found, in lines, and what is wrong with others.
    public typealias Previews = (lines: [String], problems: [String])

    /// The views, models and functions of the app.
    public let catalog: Catalog
    /// The version of the program.
    public let version: String
    /// Whether specs and scripts may use all of Lua, which only the person says who starts the server.
    public let isTrusted: Bool
    /// Finds the previews.
    public let previews: @MainActor () -> Previews

    /// Describes a console.
    public init(catalog: Catalog, version: String, isTrusted: Bool, previews: @escaping @MainActor () -> Previews) {
        (self.catalog, self.version, self.isTrusted, self.previews) = (catalog, version, isTrusted, previews)
    }
}
