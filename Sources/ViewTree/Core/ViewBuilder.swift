/// Builds views from closures.
@resultBuilder
public struct ViewBuilder {
    /// Takes a view that stands among the statements.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Shows nothing where there are no statements.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Shows the one view that there is.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Shows several views, in order.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// Lets an `if` without an `else` stand among the statements.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Shows what stands under the `if`, or under a `case` of the first half.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.trueContent(first))
    }

    /// Shows what stands under the `else`, or under a `case` of the second half.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.falseContent(second))
    }

    /// Lets a `for` loop stand among the statements; each turn's view is identified by its place.
    public static func buildArray<Content: View>(_ content: [Content]) -> _ViewArray<Content> { _ViewArray(content) }

    /// Hides the type of a view that only some systems have.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
