/// The views of a block of statements.
public nonisolated struct TupleView<T>: TupleContent {
    public typealias Described = ViewType.TupleView

    /// The views, as a tuple.
    public var value: T
    private let visit: @MainActor (T, inout TupleElements) -> Void

    /// Creates a view from a tuple of views.
    public init<each Content: View>(_ value: T) where T == (repeat each Content) {
        self.value = value
        visit = { value, elements in
            for view in repeat each value { elements.element(view) }
        }
    }

    /// Creates a view from a value of any type, of which the views are taken: the value itself, or those in a tuple.
    @_disfavoredOverload
    public init(_ value: T) {
        self.value = value
        visit = { value, elements in
            let views =
                (value as? any View).map { [$0] }
                ?? Mirror(reflecting: value).children.compactMap { $0.value as? any View }
            for view in views { elements.element(DynamicContent([view])) }
        }
    }

    /// Hands its elements to the visitor, in order.
    @MainActor public func visitElements(_ elements: inout TupleElements) {
        visit(value, &elements)
    }
}

/// The views that a loop in a block of statements makes.
public nonisolated struct _ViewArray<Content: View>: TupleContent {
    public typealias Described = ViewType.TupleView

    let views: [Content]

    init(_ views: [Content]) {
        self.views = views
    }

    /// Hands its elements to the visitor, in order.
    @MainActor public func visitElements(_ elements: inout TupleElements) {
        for view in views { elements.element(view) }
    }
}

extension ViewType {
    public enum TupleView: InspectedViewType, MultipleViewContent {
        public static let kind = Kind("TupleView", arity: .multiple, facets: [.sideBySide, .standsForContent])
    }
}

extension ViewBuilder {
    /// Shows several views, in order.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// Lets a `for` loop stand among the statements; each turn's view is identified by its place.
    public static func buildArray<Content: View>(_ content: [Content]) -> _ViewArray<Content> { _ViewArray(content) }
}
