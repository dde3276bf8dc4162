import Foundation

// The forms of accessibility modifiers that SwiftUI deprecated for a method of each.

extension View {
    /// Sets the accessibility label of the view. Deprecated in SwiftUI.
    public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Sets the accessibility hint of the view. Deprecated in SwiftUI.
    public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Sets the accessibility value of the view. Deprecated in SwiftUI.
    public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Hides the view from assistive technologies. Deprecated in SwiftUI.
    public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// Sets an identifier of the view, which is never shown. Deprecated in SwiftUI.
    public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// Sets the order in which assistive technologies read the view among its siblings. Deprecated in SwiftUI.
    public nonisolated func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

    /// Sets the names by which a user can refer to the view in voice control. Deprecated in SwiftUI.
    public nonisolated func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

    /// Sets the activation point of the view, in fractions of its width and height. Deprecated in SwiftUI.
    public nonisolated func accessibility(activationPoint: UnitPoint) -> some View {
        accessibilityActivationPoint(activationPoint)
    }

    /// Sets the activation point of the view, in points from its top left corner. Deprecated in SwiftUI.
    public nonisolated func accessibility(activationPoint: CGPoint) -> some View {
        accessibilityActivationPoint(activationPoint)
    }

    /// Adds accessibility traits to the view. Deprecated in SwiftUI.
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    /// Removes accessibility traits from the view. Deprecated in SwiftUI.
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
}
