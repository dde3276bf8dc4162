import SwiftUI

extension Lines {
    @LineBuilder static var accessibility: [Any] {
        Text("a").accessibilityLabel("Label")
        Text("a").accessibilityLabel(Text("Label")).accessibilityValue("3").accessibilityHint("Opens")
        Text("a").accessibilityIdentifier("text")
        Text("a").accessibilityHidden(true)
        Text("a").accessibilityAddTraits([.isHeader, .isButton]).accessibilityRemoveTraits(.isImage)
        Text("a").accessibilityElement(children: .combine)
        Text("a").accessibilityAction(.escape) {}
        Text("a").accessibilityAction(named: "Delete") {}
        Text("a").accessibilityActions { Button("Copy") {} }
        Text("a").accessibilityAdjustableAction { direction in if direction == .increment {} }
        Text("a").accessibilityScrollAction { _ in }
        Text("a").accessibilityZoomAction { _ in }
        Text("a").accessibilitySortPriority(1)
        Text("a").accessibilityHeading(.h2)
        Text("a").accessibilityInputLabels(["A", "Letter"])
        Text("a").accessibilityActivationPoint(.center)
        Text("a").accessibilityRespondsToUserInteraction()
        Text("a").accessibilityRepresentation { Slider(value: .constant(0.5)) }
        Text("a").accessibilityChildren { Text("b") }
        Text("a").accessibilityCustomContent("Breed", "Poodle", importance: .high)
        Text("a").accessibilityTextContentType(.narrative)
        Text("a").accessibilityShowsLargeContentViewer { Label("A", systemImage: "a.circle") }
        Text("a").accessibilityIgnoresInvertColors()
        Text("a").accessibilityDirectTouch(options: .requiresActivation)
        Text("a").accessibilityRotor("Headings") { AccessibilityRotorEntry("First", id: 1) }
        Text("a").speechAlwaysIncludesPunctuation().speechAnnouncementsQueued()
    }
}
