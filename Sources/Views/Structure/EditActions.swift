import Foundation

/// The changes that a person can make to the rows of a collection.
public nonisolated struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

extension EditActions where Data: MutableCollection {
    /// Rows can be moved.
    public static var move: EditActions { EditActions(rawValue: 1 << 0) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Rows can be deleted.
    public static var delete: EditActions { EditActions(rawValue: 1 << 1) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// Rows can be moved and deleted.
    public static var all: EditActions { [.move, .delete] }
}

/// A collection of the indices of another one, with the identities of the elements there.
public nonisolated struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
    /// The place of an element and its identity.
    public struct Element {
        let index: Base.Index
        let id: ID
    }

    /// The index is that of the other collection.
    public typealias Index = Base.Index

    let base: Base
    let id: (Base.Element) -> ID

    public var startIndex: Base.Index { base.startIndex }
    public var endIndex: Base.Index { base.endIndex }
    public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
    public subscript(position: Base.Index) -> Element { Element(index: position, id: id(base[position])) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}

/// The view of an element in a collection that a person can edit. It stands for that view itself.
public nonisolated struct EditableCollectionContent<Content, Data> {
    let content: Content
}

extension EditableCollectionContent: View where Content: View {
    public var body: some View { content }

    @MainActor public func _resolve(into resolved: inout ResolvedView) { content._resolve(into: &resolved) }
}

/// The edit actions of a ForEach, which its rows allow without a modifier.
struct CollectionEdits {
    /// Removes the elements at offsets from 0; nil where rows can't be deleted.
    let delete: ((IndexSet) -> Void)?
    /// Moves elements; nil where rows can't be moved.
    let move: ((RowMove) -> Void)?

    init<C: MutableCollection & RandomAccessCollection>(of data: Binding<C>, _ actions: EditActions<C>) {
        // The actions name deletion where the collection can remove elements, which this type doesn't know any more.
        let deletes = actions.rawValue & 1 << 1 != 0 && data.wrappedValue is any RangeReplaceableCollection
        delete =
            deletes
            ? { offsets in
                guard let elements = data.wrappedValue as? any RangeReplaceableCollection else { return }
                if let left = elements.removing(offsets) as? C { data.wrappedValue = left }
            } : nil
        move =
            actions.contains(.move)
            ? { data.wrappedValue.move(fromOffsets: $0.indices, toOffset: $0.offset) } : nil
    }
}

extension RangeReplaceableCollection {
    fileprivate func removing(_ offsets: IndexSet) -> Self {
        var copy = self
        copy.remove(atOffsets: offsets)
        return copy
    }
}

extension ForEach {
    /// Makes a view of each element of a bound collection, with a binding to it; in a list, a person can edit the
    /// collection as the actions say.
    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(editing: data, id: { $0.id }, editActions, content)
    }

    /// Makes a view of each element of a bound collection, with a binding to it, identified by a key path; in a list, a
    /// person can edit the collection as the actions say.
    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C.Index: Hashable {
        self.init(editing: data, id: { $0[keyPath: id] }, editActions, content)
    }

    private init<C: MutableCollection & RandomAccessCollection, R: View>(
        editing data: Binding<C>, id: @escaping (C.Element) -> ID, _ actions: EditActions<C>,
        _ content: @escaping (Binding<C.Element>) -> R
    ) where Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C> {
        let elements = data.wrappedValue
        self.init(
            data: IndexedIdentifierCollection(base: elements, id: id),
            content: { place in
                // Until the view is made again, it shows what was deleted meanwhile as it was.
                let isThere = data.wrappedValue.startIndex <= place.index && place.index < data.wrappedValue.endIndex
                return EditableCollectionContent(
                    content: content(isThere ? data[place.index] : .constant(elements[place.index])))
            }, id: { $0.id },
            edits: CollectionEdits(of: data, actions))
    }
}
