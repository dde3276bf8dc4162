/// The views that a view stands for, one by one.
///
/// The content of groups, conditions and ForEach counts, and so does that of sections. As a view it shows all of them.
public nonisolated struct SubviewsCollection: RandomAccessCollection, View {
    public typealias Element = Subview
    public typealias Index = Int
    public typealias Body = Never
    public typealias SubSequence = SubviewsCollectionSlice

    let subviews: [Subview]

    @MainActor init<Content: View>(of content: Content) {
        self.init(SubviewList(of: content))
    }

    @MainActor init(_ list: SubviewList) {
        self.init(subviews: list.elements.map(Subview.init))
    }

    init(subviews: [Subview]) {
        self.subviews = subviews
    }

    static var empty: SubviewsCollection { SubviewsCollection(subviews: []) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    @MainActor public func _resolve(into resolved: inout ResolvedView) {
        ForEach(subviews) { $0 }._resolve(into: &resolved)
    }
}

/// Some of the views that a view stands for. As a view it shows them.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, View {
    public typealias Element = Subview
    public typealias Index = Int
    public typealias Body = Never
    public typealias SubSequence = SubviewsCollectionSlice

    let subviews: ArraySlice<Subview>

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    @MainActor public func _resolve(into resolved: inout ResolvedView) {
        ForEach(subviews) { $0 }._resolve(into: &resolved)
    }
}

/// The content of a `Group(subviews:)`.
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    public typealias Body = Never

    let subviews: Subviews
    let transform: (SubviewsCollection) -> Content

    @MainActor public func _resolve(into resolved: inout ResolvedView) {
        transform(SubviewsCollection(of: subviews))._resolve(into: &resolved)
    }
}

extension Group {
    /// Shows what `transform` makes of the views that a view stands for.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(content: GroupElementsOfContent(subviews: view, transform: transform))
    }
}

/// The collection of a `ForEach(subviews:)`.
public nonisolated struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    public typealias Element = Subview
    public typealias Index = Int

    let subviews: SubviewsCollection

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }
}

extension ForEach {
    /// Makes a view of each of the views that a view stands for.
    @MainActor @preconcurrency
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        self.init(
            data: ForEachSubviewCollection(subviews: SubviewsCollection(of: view)), content: content, id: { $0.id })
    }
}
