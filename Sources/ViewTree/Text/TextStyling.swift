/// A modifier that, applied to a Text, becomes part of the text.
@MainActor
public protocol TextStyling: ViewModifier {
    /// The text with what the modifier sets.
    func applied(to text: Text) -> Text
}
