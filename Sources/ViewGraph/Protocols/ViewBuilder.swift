/// Builds views from closures. Each kind of view that statements make adds the method that makes it.
@resultBuilder
public struct ViewBuilder {
    /// Takes a view that stands among the statements.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Shows the one view that there is.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Lets an `if` without an `else` stand among the statements.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}
