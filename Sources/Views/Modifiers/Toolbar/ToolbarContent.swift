/// The content of a toolbar. Apps conform their own types and provide a `body`.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of what `body` returns.
    associatedtype Body: ToolbarContent

    /// The items of the toolbar.
    @ToolbarContentBuilder @MainActor @preconcurrency
    var body: Self.Body { get }

    /// Hands each item to the visitor. Not for apps: the default is right for them.
    @MainActor func _visitItems(_ visitor: inout ToolbarVisitor)
}

/// The content of a toolbar that users can customize.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension ToolbarContent {
    /// Content of the app's own hands over what its body has.
    @MainActor public func _visitItems(_ visitor: inout ToolbarVisitor) {
        guard Body.self != Never.self else { return visitor.add(_UnknownToolbarContent<Self>()) }
        visitor.add(_ConnectedContent(self) { DynamicContent(toolbar: $0.body) })
    }
}

extension Never: CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Never evaluated: the toolbar takes the content apart itself.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Takes the items of a toolbar in order.
public struct ToolbarVisitor {
    private(set) var items: [any View] = []

    mutating func add(_ item: any View) {
        items.append(item)
    }
}

extension DynamicContent {
    /// The items of a toolbar, side by side.
    @MainActor init(toolbar content: some ToolbarContent) {
        var visitor = ToolbarVisitor()
        content._visitItems(&visitor)
        self.init(visitor.items)
    }
}

/// Several things that stand in a toolbar.
public nonisolated struct TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
    let content: (repeat each Content)

    @MainActor public func _visitItems(_ visitor: inout ToolbarVisitor) {
        for element in repeat each content { element._visitItems(&visitor) }
    }
}

extension TupleToolbarContent: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    /// There is no body: the toolbar takes it apart itself.
    public typealias Body = Never

    @MainActor public func _visitItems(_ visitor: inout ToolbarVisitor) {
        if let self { self._visitItems(&visitor) } else { visitor.add(EmptyView?.none) }
    }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    @MainActor public func _visitItems(_ visitor: inout ToolbarVisitor) {
        switch storage {
        case .trueContent(let content): content._visitItems(&visitor)
        case .falseContent(let content): content._visitItems(&visitor)
        }
    }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
    /// Creates a group of what stands in a toolbar.
    public init(@ToolbarContentBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public func _visitItems(_ visitor: inout ToolbarVisitor) { content._visitItems(&visitor) }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

/// Builds what stands in a toolbar from a closure.
@resultBuilder
public struct ToolbarContentBuilder {
    /// Takes an item that stands among the statements.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Holds nothing where there are no statements.
    public static func buildBlock() -> TupleToolbarContent<> { TupleToolbarContent(content: ()) }

    /// Holds the one item that there is.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Holds several items, in order.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> TupleToolbarContent<repeat each Content> {
        TupleToolbarContent(content: (repeat each content))
    }

    /// Lets an `if` without an `else` stand among the statements.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    /// Holds what stands under the `if`, or under a `case` of the first half.
    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        .init(.trueContent(first))
    }

    /// Holds what stands under the `else`, or under a `case` of the second half.
    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        .init(.falseContent(second))
    }

    /// Takes items that only some systems have.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Stands in a toolbar for content that has no body.
struct _UnknownToolbarContent<Content: ToolbarContent>: PrimitiveView {
    typealias Described = ViewType.TupleView

    func visitChildren(_ visitor: inout ChildVisitor) throws {
        throw InspectionError.noBody(of: Content.self, "toolbar content")
    }
}
