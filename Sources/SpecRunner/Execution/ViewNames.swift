/// The place of the names of views, values and the functions for them: `Text`, `Date`, `host`. Suites that were written for
/// busted know nothing of these names, and may have their own.
public enum ViewNames: Sendable, Hashable {
    /// Among the globals, except in a file of busted's that doesn't use them.
    case whereUsed
    /// Among the globals of all files.
    case global
    /// In the result of `require "viewspec"` only.
    case required

    /// Whether the names are no globals in a file, as long as nothing in it uses them.
    func areHidden(in path: String, _ settings: ExecutionSettings) -> Bool {
        switch self {
        case .whereUsed: settings.isBustedSuite || Self.isBusted(path)
        case .global: false
        case .required: true
        }
    }

    /// Whether a file is in busted's usual folder.
    private static func isBusted(_ path: String) -> Bool {
        path.split(separator: "/").first { $0 != "." }.map { $0 == "spec" } ?? false
    }
}
