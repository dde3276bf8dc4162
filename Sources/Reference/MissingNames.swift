/// The public names of SwiftUI that aren't here, each with its reason.
///
/// `make docs` compares them with SwiftUI's names, version by version: a name that is missing has to stand here, and one
/// that is here must not.
public enum MissingNames {
    /// Names that are missing for one reason.
    public struct Group: Sendable {
        /// The reason why they are missing.
        public let reason: String
        /// The names: methods and initializers with their labels, members with the names of their types.
        public let names: [String]

        init(_ reason: String, _ names: String) {
            self.reason = reason
            self.names = names.split(separator: " ").map(String.init)
        }
    }

    /// The reasons by name.
    public static var reasons: [String: String] {
        Dictionary(groups.flatMap { group in group.names.map { ($0, group.reason) } }) { first, _ in first }
    }

    /// The names by their reasons.
    public static let groups: [Group] = [
        Group(
            "it belongs to Core Data, which exists on Apple's systems only",
            "FetchRequest FetchedResults SectionedFetchRequest SectionedFetchResults managedObjectContext"),
        Group(
            "it describes widgets, which the system draws outside of the app",
            "EmptyWidgetConfiguration LimitedAvailabilityConfiguration Widget WidgetBundle WidgetBundleBuilder "
                + "WidgetConfiguration"),
        Group(
            "it takes or gives a value of Core Graphics or Core Text, which draw, and exist on Apple's systems only",
            "Color.init(cgColor:) Color.cgColor Font.init(_:) GraphicsContext.withCGContext(content:) "
                + "Image.init(_:scale:orientation:label:) Image.init(decorative:scale:orientation:) Path.cgPath"),
        Group(
            "it bridges to classes of UIKit that aren't here",
            "UIGestureRecognizerRepresentable UITraitBridgedEnvironmentKey"),
        Group(
            "a form with more parameters, which have defaults, takes its calls",
            "ScrollView.init(_:content:) Shape.stroke(_:lineWidth:) Shape.stroke(_:style:) "
                + "TextField.init(_:value:format:)"),
        Group(
            "it is declared in TimelineViewDefaultContext",
            "TimelineView.Context.cadence TimelineView.Context.date "
                + "TimelineView.Context.invalidateTimelineContent()"),
        Group(
            "its configuration has nothing that a style of the app's could read",
            "AutomaticNavigationSplitViewStyle.makeBody(configuration:) AutomaticTableStyle.makeBody(configuration:) "
                + "AutomaticTextEditorStyle.makeBody(configuration:) "
                + "BalancedNavigationSplitViewStyle.makeBody(configuration:) "
                + "InsetTableStyle.makeBody(configuration:) NavigationSplitViewStyleConfiguration "
                + "PlainTextEditorStyle.makeBody(configuration:) "
                + "ProminentDetailNavigationSplitViewStyle.makeBody(configuration:) TableStyleConfiguration "
                + "TextEditorStyleConfiguration"),
        Group(
            "inspections read it",
            "GeometryReader.content ScrollView.axes ScrollView.showsIndicators ScrollViewReader.content"),
        Group(
            "a geometry reader isn't told where the named spaces around it are",
            "GeometryProxy.bounds(of:)"),
        Group("the methods of View are those of the modified view as well", "AccessibilityAttachmentModifier"),
        Group(
            "Foundation has the accessibility attributes of texts on Apple's systems only",
            "AttributeScopes.SwiftUIAttributes.accessibility"),
        Group(
            "it is new in iOS 26, and no app was seen to use it",
            "AttributedTextFormatting Color.ResolvedHDR Color.exposureAdjust(_:) Color.headroom(_:) DragConfiguration "
                + "DragSession DropConfiguration DropSession OpenURLAction.callAsFunction(_:prefersInApp:) "
                + "ToolbarContent.matchedTransitionSource(id:in:) ToolbarContent.sharedBackgroundVisibility(_:) "
                + "ToolbarItemPlacement.largeSubtitle ToolbarItemPlacement.largeTitle ToolbarItemPlacement.subtitle "
                + "ToolbarItemPlacement.title dragConfiguration(_:) dragContainerSelection(_:containerNamespace:) "
                + "dragPreviewsFormation(_:) draggable(containerItemID:containerNamespace:) dropConfiguration(_:) "
                + "dropDestination(for:isEnabled:action:) dropPreviewsFormation(_:) onDragSessionUpdated(_:) "
                + "onDropSessionUpdated(_:) tabViewBottomAccessory(isEnabled:content:) tabViewSearchActivation(_:) "
                + "writingToolsAffordanceVisibility(_:)"),
        Group(
            "it follows the corners of a device or a window, which aren't known here",
            "RoundedRectangularShape containerCornerOffset(_:sizeToFit:)"),
        Group(
            "it is a scene of the system's, outside of the app's windows",
            "AssistiveAccess UIHostingSceneDelegate"),
        Group("nothing draws texts glyph by glyph", "TextAttribute TextProxy TextRenderer textRenderer(_:)"),
    ]
}
