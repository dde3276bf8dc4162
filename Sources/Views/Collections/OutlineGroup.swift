import Foundation

/// Views made from the elements of a tree, with children that can be disclosed.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    let data: Data
    let id: (Data.Element) -> ID
    let children: (Data.Element) -> Data?
    let content: (Data.Element) throws -> Leaf
    /// The data: a collection, or one root element.
    let source: Any
}

/// The views of the children of an element, below its own.
public nonisolated struct OutlineSubgroupChildren: Sendable {}

extension OutlineGroup: View, PrimitiveView where Leaf: View {
    public typealias Body = Never
    public typealias Described = ViewType.OutlineGroup

    public var properties: ViewType.OutlineGroup.Properties {
        .init(source: source) { element in
            try content(InspectionError.cast(element, as: Data.Element.self))
        }
    }

    /// Hands its children to the visitor: a view for each element, and a group that can be opened for each that has
    /// children.
    /// - Throws: What making a view throws.
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) throws {
        let opened = visitor.node.storage(named: "opened") { OpenedElements() }
        for (index, element) in data.enumerated() {
            let view = try content(element)
            let id = AnyHashable(id(element))
            // Documented for init(_:children:content:): nil makes a leaf; an empty collection is a parent without children.
            guard let below = children(element) else {
                visitor.element(view, id: id, at: index)
                continue
            }
            // Commonly known: the rows of an outline begin collapsed.
            let group = DisclosureGroup(isExpanded: opened.binding(for: id)) {
                OutlineGroup(data: below, id: self.id, children: children, content: content, source: below)
            } label: {
                view
            }
            visitor.element(group, id: id, at: index)
        }
    }
}

/// The expanded elements.
private final class OpenedElements {
    private var boxes: [AnyHashable: StateBox<Bool>] = [:]

    init() {}

    /// Whether an element is open, to be read and set.
    func binding(for id: AnyHashable) -> Binding<Bool> {
        let box = boxes[id] ?? StateBox(false)
        boxes[id] = box
        return Binding(get: { box.value }, set: { box.value = $0 })
    }
}

extension OutlineGroup
where
    ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == OutlineSubgroupChildren, Data.Element: Identifiable
{
    /// Views of identifiable elements; a key path leads to the children of each, nil for none.
    public init<DataElement>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(data: data, id: { $0.id }, children: { $0[keyPath: children] }, content: content, source: data)
    }

    /// Views of an identifiable element and those below it; a key path leads to the children of each, nil for none.
    public init<DataElement>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where Data == [DataElement], DataElement == Data.Element {
        self.init(data: [root], id: { $0.id }, children: { $0[keyPath: children] }, content: content, source: root)
    }
}

extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == OutlineSubgroupChildren {
    /// Views of elements that are identified by a key path; another leads to the children of each, nil for none.
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(
            data: data, id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content, source: data)
    }

    /// Views of an element and those below it, identified by a key path; another leads to the children of each.
    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where Data == [DataElement], DataElement == Data.Element {
        self.init(
            data: [root], id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content, source: root)
    }
}

extension List where SelectionValue == Never {
    /// A row for each element of a tree; a key path leads to the children of each, nil for none.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, Row, Row, OutlineSubgroupChildren>,
        Data.Element: Identifiable
    {
        self.init(selection: nil, content: OutlineGroup(data, children: children, content: rowContent))
    }

    /// A row for each element of a tree, identified by a key path; another leads to the children of each.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, ID, Row, Row, OutlineSubgroupChildren> {
        self.init(selection: nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

extension List {
    /// A row for each element of a tree, of which any number may be chosen.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, OutlineSubgroupChildren>,
        Data.Element: Identifiable
    {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// A row for each element of a tree, of which one may be chosen.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, OutlineSubgroupChildren>,
        Data.Element: Identifiable
    {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// A row for each element of a tree, identified by a key path, of which any number may be chosen.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, OutlineSubgroupChildren> {
        self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }

    /// A row for each element of a tree, identified by a key path, of which one may be chosen.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, OutlineSubgroupChildren> {
        self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}

extension ViewType {
    public enum OutlineGroup: KnownViewType, MultipleViewContent {
        static let leafSlot = Slot("leaf")

        public struct Properties {
            let source: Any
            let make: (Any) throws -> any ViewGraph.View

            /// The collection, or the element at the top.
            /// - Throws: When it is of another type.
            public var sourceData: ViewCall<Void, Any> { .init(of: self) { outline, _, _ in outline.source } }
            /// The view of an element.
            /// - Throws: When the element is of another type.
            public var leaf: ParameterizedContent<Any> { ParameterizedContent(leafSlot, make: make) }
        }

        public static let kind = Kind(
            "OutlineGroup", arity: .multiple,
            members: [
                .call("sourceData", \Properties.sourceData) { $0 as? DynamicValue ?? .object($0) },
                .parameterized("leaf", OutlineGroup.self, .required("element", DynamicValue.self)) {
                    $0.leaf
                } argument: { element, _ in
                    element
                },
            ],
            facets: [.elements(areFlat: false)],
            forms: [
                DynamicForm(
                    .required("data", DynamicValue.self).example("{ { id = 1 } }"),
                    .required("content", DynamicContentMaker.self)
                ) { data, content in
                    try DynamicOutline.make(data, content)
                }
            ])
    }
}

extension ViewType.Kinds { public var outlineGroup: KindReference<ViewType.OutlineGroup> { .init() } }

/// An outline of a dynamic language: `OutlineGroup(data, function(element) … end)`. A table's `children` are a list of
/// those below it; one with an `id` is identified by it, anything else by its value or else its place.
private enum DynamicOutline {
    @MainActor static func make(_ data: DynamicValue, _ content: DynamicContentMaker) throws -> any View {
        guard let elements = try data.elements() else {
            throw ArgumentError.wrongType(argument: "data", expected: "list", found: data.summary)
        }
        return OutlineGroup<[DynamicValue], AnyHashable, DynamicContent, DynamicContent, OutlineSubgroupChildren>(
            data: elements, id: identity(of:), children: children(of:), content: { try content.make([$0]) },
            source: data)
    }

    private static func identity(of element: DynamicValue) -> AnyHashable {
        let element = MainThreadOnly(element)
        return MainActor.assumeIsolated {
            let key = (try? element.value.field("id")) ?? element.value
            return MainThreadOnly((try? AnyHashable.make(from: key)) ?? AnyHashable(element.value.summary))
        }.value
    }

    private static func children(of element: DynamicValue) -> [DynamicValue]? {
        let element = MainThreadOnly(element)
        return MainActor.assumeIsolated {
            MainThreadOnly((try? element.value.field("children")).flatMap { try? $0?.elements() })
        }.value
    }
}
