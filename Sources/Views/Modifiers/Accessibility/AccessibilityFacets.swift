/// The part of a modifier in what assistive technologies are told of its view.
enum AccessibilityPart: Sendable {
    /// It is the label, and makes an element of the view.
    case label
    /// Its views are the label.
    case labelContent
    /// The buttons that it adds are actions of the view.
    case actions
    /// It hides the view.
    case hiding
}

extension Facet {
    /// Modifiers of the kind have a part in what assistive technologies are told.
    static func accessibility(_ part: AccessibilityPart) -> Facet { Facet(part) }
}
