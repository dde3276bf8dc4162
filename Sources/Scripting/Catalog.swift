import Lua
import ViewTree

/// What scripts can use of an app by name.
///
/// ```swift
/// Catalog {
///     RegisteredView("SignIn") { (arguments: SignIn.Arguments) in SignIn(user: arguments.user) }
///     RegisteredView("Settings") { Settings() }
/// }
/// ```
public struct Catalog: Sendable {
    /// The views, in the order they were registered.
    public let views: [RegisteredView]

    /// An empty catalog.
    public init() {
        views = []
    }

    /// A catalog of what the closure lists. A name that is registered twice stands for the later entry.
    public init(@CatalogBuilder _ entries: () -> [RegisteredView]) {
        var byName: [String: Int] = [:]
        var views: [RegisteredView] = []
        for view in entries() {
            if let place = byName[view.name] {
                views[place] = view
            } else {
                byName[view.name] = views.count
                views.append(view)
            }
        }
        self.views = views
    }
}

/// Builds a catalog from a list of entries.
@resultBuilder
public enum CatalogBuilder {
    /// An entry for one view.
    public static func buildExpression(_ view: RegisteredView) -> [RegisteredView] { [view] }
    /// The entries of another catalog.
    public static func buildExpression(_ catalog: Catalog) -> [RegisteredView] { catalog.views }
    /// All the entries, in order.
    public static func buildBlock(_ entries: [RegisteredView]...) -> [RegisteredView] { entries.flatMap { $0 } }
    /// Lets an `if` without an `else` stand among the entries.
    public static func buildOptional(_ entries: [RegisteredView]?) -> [RegisteredView] { entries ?? [] }
    /// The entries under the `if`, or under a `case` of the first half.
    public static func buildEither(first entries: [RegisteredView]) -> [RegisteredView] { entries }
    /// The entries under the `else`, or under a `case` of the second half.
    public static func buildEither(second entries: [RegisteredView]) -> [RegisteredView] { entries }
    /// Lets a `for` loop stand among the entries.
    public static func buildArray(_ entries: [[RegisteredView]]) -> [RegisteredView] { entries.flatMap { $0 } }
}

/// A view of the app that scripts make by name: `views.SignIn{ user = "ann" }`.
public struct RegisteredView: Sendable {
    /// The name, a Lua identifier.
    public let name: String
    /// Makes the view from the value that the script gave, nil when it gave none.
    let make: @MainActor @Sendable (Lua.Value) throws -> any View

    /// Registers a view that takes nothing.
    public init<V: View>(_ name: String, _ make: @escaping @MainActor @Sendable () -> V) {
        self.name = name
        self.make = { arguments in
            if let table = arguments.table, try !table.pairs.isEmpty {
                throw ScriptingError.takesNoArguments(view: name)
            }
            return make()
        }
    }

    /// Registers a view that takes arguments, made from the table that the script gives. Where the table doesn't fit,
    /// the script gets an error that names the path: `arguments.user: expected string, got integer 5`.
    public init<Arguments: Decodable, V: View>(
        _ name: String, _ make: @escaping @MainActor @Sendable (Arguments) -> V
    ) {
        self.name = name
        self.make = { arguments in make(try arguments.decode(Arguments.self, at: "arguments")) }
    }
}
