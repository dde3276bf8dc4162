/// A modifier that, applied to a Text, becomes part of the text.
@MainActor
public protocol TextStyling: ViewModifier {
    /// The text with what the modifier sets.
    func applied(to text: Text) -> Text
}

extension Text: ModifierAbsorbing {
    @MainActor package func absorbing(_ modifier: any ViewModifier) -> (any View)? {
        (modifier as? any TextStyling)?.applied(to: self)
    }
}
