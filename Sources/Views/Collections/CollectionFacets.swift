/// Views that are made from the elements of a collection, whose identities they have.
struct MakesElements: Sendable {
    /// Whether there is one view for each element, in the order of the collection, and none inside that of another.
    let isFlat: Bool
}

/// A view that lists rows, which a person can delete and move.
struct ListsRows: Sendable {}

// What collections ask kinds.
extension Facet {
    /// Views of the kind make a view from each element of a collection.
    static func elements(areFlat: Bool) -> Facet { Facet(MakesElements(isFlat: areFlat)) }
    /// Views of the kind list rows, which a person can delete and move.
    static var listsRows: Facet { Facet(ListsRows()) }
}

extension Node {
    /// Whether the view is the one made for an element of a collection.
    var isElement: Bool { parent?.kind[MakesElements.self]?.isFlat == true }
}
