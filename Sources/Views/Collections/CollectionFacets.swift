/// Views that are made from the elements of a collection, whose identities they have.
struct MakesElements: Sendable {
    /// Whether there is one view for each element, in the order of the collection, and none inside that of another.
    let isFlat: Bool
}

/// A view that lists rows, which a person can delete and move.
struct ListsRows: Sendable {}

/// A view that has the identity of the element which it was made for, whatever made it.
struct HasElementIdentity: Sendable {}

/// A view whose rows are drawn in the style of lists.
struct TakesListStyle: Sendable {}

/// What a modifier adds to a row beside its content, which a person swipes to see.
struct OffersRowActions: Sendable {}

// What collections ask kinds.
extension Facet {
    /// Views of the kind make a view from each element of a collection.
    static func elements(areFlat: Bool) -> Facet { Facet(MakesElements(isFlat: areFlat)) }
    /// Views of the kind list rows, which a person can delete and move.
    static var listsRows: Facet { Facet(ListsRows()) }
    /// Views of the kind have the identities of the elements which they were made for.
    static var elementIdentity: Facet { Facet(HasElementIdentity()) }
    /// Views of the kind are drawn in the style of lists.
    static var takesListStyle: Facet { Facet(TakesListStyle()) }
    /// Modifiers of the kind add actions to a row, which a person swipes to see.
    static var rowActions: Facet { Facet(OffersRowActions()) }
}

extension Kind {
    /// Whether modifiers of the kind add actions to a row.
    var offersRowActions: Bool { states(OffersRowActions.self) }
}

extension Node {
    /// Whether the view is the one made for an element of a collection.
    var isElement: Bool { parent?.kind[MakesElements.self]?.isFlat == true }
}
