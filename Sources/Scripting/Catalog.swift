import Lua
import Views

/// The views, models and functions of an app that scripts can use by name.
///
/// ```swift
/// Catalog {
///     RegisteredView("Banner", labels: "title") { (title: String) in Banner(title: title) }
///     RegisteredView("Inbox", model: Inbox.self) { InboxScreen(inbox: $0) }
///     RegisteredModel("Inbox", Inbox.self) {
///         Init { (arguments: Inbox.Arguments) in Inbox(items: arguments.items) }
///         Property("items", \.items)
///         Property("isOnline", \.isOnline)
///         Method("add") { (inbox, item: String) in inbox.add(item) }
///         Method("reload") { inbox in try await inbox.reload() }
///         Publisher("changes", \.$items)
///     }
///     RegisteredFunction("version") { "1.0" }
/// }
/// ```
public struct Catalog: Sendable {
    /// The views, in the order they were registered.
    public let views: [RegisteredView]
    /// The models, in the order they were registered.
    public let models: [RegisteredModel]
    /// The functions, in the order they were registered.
    public let functions: [RegisteredFunction]
    /// The environment values of the app, in the order of registration.
    public let environmentValues: [RegisteredEnvironmentValue]
    let entries: [CatalogEntry]

    /// An empty catalog.
    public init() {
        self.init {}
    }

    /// An error that makes the catalog unusable: the first name that is registered twice, with both places; nil if
    /// there is none.
    public let problem: String?

    /// Creates a catalog of the entries. The names of each type of entry have to be unique.
    public init(@CatalogBuilder _ entries: () -> [CatalogEntry]) {
        let entries = entries()
        self.entries = entries
        views = entries.compactMap(\.view)
        models = entries.compactMap(\.model)
        functions = entries.compactMap(\.function)
        environmentValues = entries.compactMap(\.environmentValue)
        problem =
            RegistrationPlace.double("RegisteredView", views.map { ($0.name, $0.place) })
            ?? RegistrationPlace.double("RegisteredModel", models.map { ($0.name, $0.place) })
            ?? RegistrationPlace.double("RegisteredFunction", functions.map { ($0.name, $0.place) })
            ?? RegistrationPlace.double("RegisteredEnvironmentValue", environmentValues.map { ($0.name, $0.place) })
            ?? models.lazy.compactMap(\.doubleMember).first
            ?? views.lazy.compactMap(\.problem).first
    }
}

/// Something that a catalog holds.
public enum CatalogEntry: Sendable {
    /// A view.
    case view(RegisteredView)
    /// A model.
    case model(RegisteredModel)
    /// A function.
    case function(RegisteredFunction)
    /// A value of the environment.
    case environmentValue(RegisteredEnvironmentValue)

    var view: RegisteredView? { if case .view(let view) = self { view } else { nil } }
    var model: RegisteredModel? { if case .model(let model) = self { model } else { nil } }
    var function: RegisteredFunction? { if case .function(let function) = self { function } else { nil } }
    var environmentValue: RegisteredEnvironmentValue? {
        if case .environmentValue(let value) = self { value } else { nil }
    }
}

/// Builds a catalog from a list of entries.
@resultBuilder
public enum CatalogBuilder {
    /// An entry for one view.
    public static func buildExpression(_ view: RegisteredView) -> [CatalogEntry] { [.view(view)] }
    /// An entry for one model.
    public static func buildExpression(_ model: RegisteredModel) -> [CatalogEntry] { [.model(model)] }
    /// An entry for one function.
    public static func buildExpression(_ function: RegisteredFunction) -> [CatalogEntry] { [.function(function)] }
    /// An entry for one value of the environment.
    public static func buildExpression(_ value: RegisteredEnvironmentValue) -> [CatalogEntry] {
        [.environmentValue(value)]
    }
    /// The entries of another catalog.
    public static func buildExpression(_ catalog: Catalog) -> [CatalogEntry] { catalog.entries }
    /// All the entries, in order.
    public static func buildBlock(_ entries: [CatalogEntry]...) -> [CatalogEntry] { entries.flatMap { $0 } }
    /// Supports an `if` without an `else`.
    public static func buildOptional(_ entries: [CatalogEntry]?) -> [CatalogEntry] { entries ?? [] }
    /// The entries under the `if`, or under a `case` of the first half.
    public static func buildEither(first entries: [CatalogEntry]) -> [CatalogEntry] { entries }
    /// The entries under the `else`, or under a `case` of the second half.
    public static func buildEither(second entries: [CatalogEntry]) -> [CatalogEntry] { entries }
    /// Supports `for` loops.
    public static func buildArray(_ entries: [[CatalogEntry]]) -> [CatalogEntry] { entries.flatMap { $0 } }
}
