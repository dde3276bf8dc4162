/// Where the body of an app's view stands in its source: what to read where no change of state explains what the view shows.
package enum BodyOfView {
    /// The view and its place, as in `CartRow.body in Sources/App/CartRow.swift:12`; `nil` where that isn't known, as in a release
    /// build, and where several views have the name.
    /// - Complexity: O(*n*) in the size of the program and of its libraries.
    package static func place(of view: String) -> String? { NativeFrame.body(ofView: view) }

    /// The innermost view of the app on a path, such as `CartRow` in `view("CartScreen"):list():view("CartRow", 2)`; `nil` for none.
    package static func view(on path: String) -> String? {
        path.matches(of: /view\("([^"]+)"/).last.map { String($0.output.1) }
    }
}
