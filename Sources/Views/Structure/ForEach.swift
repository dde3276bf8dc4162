import Foundation

/// Views made from the elements of a collection, each identified by its element.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    /// The edits that a person can make to the elements in a list.
    var edits: CollectionEdits?
}

extension ForEach: View, PrimitiveView where Content: View {
    public typealias Body = Never
    public typealias Described = ViewType.ForEach

    public var properties: ViewType.ForEach.Properties { .init(edits: edits) }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        // Documented for ForEach: the id of an element is the identity of its view. Unverified for elements with equal ids.
        for (index, element) in data.enumerated() {
            visitor.element(content(element), id: AnyHashable(id(element)), at: index)
        }
    }

    /// Makes a view of each element, identified by the value at a key path.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Makes a view of each identifiable element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Makes a view for each number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach where Content: View {
    /// Makes a view of each element of a bound collection, with a binding to it.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID {
        self.init(binding: data, id: { $0.id }, content: content)
    }

    /// Makes a view of each element of a bound collection, with a binding to it, identified by a key path.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
        self.init(binding: data, id: { $0[keyPath: id] }, content: content)
    }

    private init<C: MutableCollection & RandomAccessCollection>(
        binding data: Binding<C>, id: @escaping (C.Element) -> ID, content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
        self.init(
            data: data.wrappedValue.indices.lazy.map { ($0, id(data.wrappedValue[$0])) },
            content: { content(data[$0.0]) },
            id: { $0.1 })
    }
}

extension ForEach: SubviewContainer where Content: View {
    @MainActor package func visitSubviews(_ subviews: inout SubviewList) {
        for element in data { subviews.content(content(element), id: AnyHashable(id(element))) }
    }
}

extension ViewType {
    public enum ForEach: KnownViewType, MultipleViewContent {
        public struct Properties {
            let edits: CollectionEdits?
        }

        public static let kind = Kind(
            "ForEach", arity: .multiple, facets: [.elements(areFlat: true), .standsForContent],
            forms: [
                DynamicForm(.required("data", [DynamicValue].self), .required("content", DynamicFunctionValue.self)) {
                    try DynamicForEach.make($0, $1)
                }
            ])
    }
}

extension ViewType.Kinds { public var forEach: KindReference<ViewType.ForEach> { .init() } }

/// A view made from the elements of a collection, which users can delete, move or insert.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection.
    nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The collection.
    public nonisolated var data: Content.Data { content.data }
}

/// A ForEach of a dynamic language: `ForEach(items, function(item, index) … end)`. A table with an `id` is identified
/// by it, anything else by its value or else its place.
enum DynamicForEach {
    private struct Element {
        let id: AnyHashable
        let value: DynamicValue
        let index: Int
    }

    @MainActor static func make(_ data: [DynamicValue], _ content: DynamicFunctionValue) throws -> any View {
        let elements = data.enumerated().map { index, value in
            Element(id: value.identity ?? AnyHashable(index), value: value, index: index)
        }
        let views = try elements.map { element in
            let results = try content.function.call([element.value, .integer(element.index + 1)])
            guard let made = results.first else {
                throw ArgumentError.wrongType(
                    argument: "content", expected: "function that returns a view", found: "one that returned nothing")
            }
            return (element.id, DynamicContent(try DynamicContent.views(in: made, argument: "content")))
        }
        return ForEach(data: views, content: { $0.1 }, id: { $0.0 })
    }
}

extension DynamicValue {
    /// The identity of the value: the `id` of a table that has one, or a scalar itself; nil for anything else.
    @MainActor var identity: AnyHashable? {
        let key = (try? field("id")) ?? self
        return try? AnyHashable.make(from: key)
    }
}
