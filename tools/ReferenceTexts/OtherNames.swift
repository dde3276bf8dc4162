/// The public names that `import SwiftUI` shows and that aren't SwiftUI's on iOS, each with its reason.
enum OtherNames {
    /// The reasons by name.
    static var reasons: [String: String] {
        Dictionary(
            groups.flatMap { group in group.names.split(separator: " ").map { (String($0), group.reason) } }
        ) { first, _ in first }
    }

    private static let groups: [(reason: String, names: String)] = [
        (
            "Foundation has it on Apple's systems, where SwiftUI's import gives Foundation",
            "CFAbsoluteTime CFAbsoluteTimeGetCurrent CFTimeInterval CustomLocalizedStringResourceConvertible FileWrapper "
                + "InlinePresentationIntent ListFormatter LocalizedStringResource NSEC_PER_MSEC NSEC_PER_SEC NSEC_PER_USEC "
                + "NSItemProvider NSUserActivity RelativeDateTimeFormatter Selector USEC_PER_SEC UndoManager"
        ),
        (
            "UIKit has it, which SwiftUI's import gives on iOS",
            "NSDirectionalEdgeInsets NSUnderlineStyle UIApplication UIApplicationDelegate UIColor UIContentConfiguration "
                + "UIContentSizeCategory UIContentView UIDevice UIFeedbackGenerator UIImage UIImpactFeedbackGenerator "
                + "UIKeyboardType UINotificationFeedbackGenerator UIPasteboard UIResponder UIScreen "
                + "UISelectionFeedbackGenerator UITextAutocapitalizationType UITextContentType "
                + "UITraitEnvironmentLayoutDirection UIUserInterfaceIdiom UIUserInterfaceStyle UIView UIViewController"
        ),
        (
            "Core Graphics has it, which SwiftUI's import gives on iOS",
            "CGAffineTransform CGLineCap CGLineJoin CGVector"
        ),
        (
            "Accessibility has it, which SwiftUI's import gives on iOS",
            "AXCategoricalDataAxisDescriptor AXChartDescriptor AXChartDescriptorRepresentable AXCustomContent "
                + "AXDataAxisDescriptor AXDataPoint AXDataPointValue AXDataSeriesDescriptor AXNumericDataAxisDescriptor"
        ),
        (
            "Core Transferable or Uniform Type Identifiers have it, which SwiftUI's import gives on iOS",
            "CodableRepresentation DataRepresentation FileRepresentation ProxyRepresentation ReceivedTransferredFile "
                + "SentTransferredFile TransferRepresentation TransferRepresentationBuilder UTType"
        ),
        (
            "Symbols has it, which SwiftUI's import gives on iOS",
            "AppearSymbolEffect AutomaticSymbolEffect BounceSymbolEffect BreatheSymbolEffect "
                + "ContentTransitionSymbolEffect DisappearSymbolEffect DiscreteSymbolEffect DrawOffSymbolEffect "
                + "DrawOnSymbolEffect IndefiniteSymbolEffect PulseSymbolEffect ReplaceSymbolEffect RotateSymbolEffect "
                + "ScaleSymbolEffect SymbolEffect SymbolEffectConfiguration SymbolEffectOptions TransitionSymbolEffect "
                + "VariableColorSymbolEffect WiggleSymbolEffect"
        ),
        (
            "Developer Tools Support has it, which SwiftUI's import gives on iOS",
            "ColorResource ImageResource PreviewRegistry PreviewTrait"
        ),
        (
            "SwiftUI declares it for other systems than iOS, whose source a package may have",
            "AccessoryBarActionButtonStyle AccessoryBarButtonStyle BorderedListStyle BorderedTableStyle "
                + "BorderlessButtonMenuButtonStyle BorderlessPullDownMenuButtonStyle CardButtonStyle CarouselListStyle "
                + "CarouselTabViewStyle CheckboxToggleStyle DefaultMenuButtonStyle DefaultWindowStyle "
                + "DefaultWindowToolbarStyle EllipticalListStyle ExpandedWindowToolbarStyle FieldDatePickerStyle "
                + "GroupedTabViewStyle HSplitView HiddenTitleBarWindowStyle LinkButtonStyle MenuButton MenuButtonStyle "
                + "PlainWindowStyle PopUpButtonPickerStyle PullDownMenuButtonStyle RadioGroupPickerStyle "
                + "RoundedBorderTextEditorStyle Settings SquareBorderTextFieldStyle StepperFieldDatePickerStyle "
                + "TitleBarWindowStyle UnifiedCompactWindowToolbarStyle UnifiedWindowToolbarStyle VSplitView "
                + "VerticalPageTabViewStyle Window WindowStyle WindowToolbarStyle"
        ),
        (
            "SwiftUI declares it, and the lists leave it out",
            "AnimatableIgnored DatePickerStyleConfiguration PreviewModifierContent SubscriptionView TimelineScheduleMode View withAnimation "
                + "withTransaction"
        ),
        (
            "a test reads from it what a view of UIKit's was made as, since SwiftUI's own has no name",
            "UIViewControllerHost UIViewHost"
        ),
    ]
}
