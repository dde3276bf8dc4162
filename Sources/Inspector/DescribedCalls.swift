// swift-format-ignore-file
// The calls that follow from the descriptions, as properties. `make docs` writes this file. A line that no longer compiles
// may be deleted before.

import Foundation
import Views

extension InspectableView {
    @MainActor @preconcurrency @_disfavoredOverload public var alertButton: ChildCall<View, ViewType.AlertButton> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var angularGradient: ChildCall<View, ViewType.AngularGradient> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var anyView: ChildCall<View, ViewType.AnyView> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var asyncImage: ChildCall<View, ViewType.AsyncImage> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var button: ChildCall<View, ViewType.Button> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var canvas: ChildCall<View, ViewType.Canvas> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var color: ChildCall<View, ViewType.Color> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var colorPicker: ChildCall<View, ViewType.ColorPicker> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var contentUnavailableView: ChildCall<View, ViewType.ContentUnavailableView> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var controlGroup: ChildCall<View, ViewType.ControlGroup> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var datePicker: ChildCall<View, ViewType.DatePicker> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var disclosureGroup: ChildCall<View, ViewType.DisclosureGroup> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var divider: ChildCall<View, ViewType.Divider> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var editButton: ChildCall<View, ViewType.EditButton> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var ellipticalGradient: ChildCall<View, ViewType.EllipticalGradient> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var emptyView: ChildCall<View, ViewType.EmptyView> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var forEach: ChildCall<View, ViewType.ForEach> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var form: ChildCall<View, ViewType.Form> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var gauge: ChildCall<View, ViewType.Gauge> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var geometryReader: ChildCall<View, ViewType.GeometryReader> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var glassEffectContainer: ChildCall<View, ViewType.GlassEffectContainer> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var grid: ChildCall<View, ViewType.Grid> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var gridRow: ChildCall<View, ViewType.GridRow> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var group: ChildCall<View, ViewType.Group> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var groupBox: ChildCall<View, ViewType.GroupBox> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var hSplitView: ChildCall<View, ViewType.HSplitView> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var hStack: ChildCall<View, ViewType.HStack> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var image: ChildCall<View, ViewType.Image> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var keyframeAnimator: ChildCall<View, ViewType.KeyframeAnimator> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var label: ChildCall<View, ViewType.Label> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var labeledContent: ChildCall<View, ViewType.LabeledContent> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var layout: ChildCall<View, ViewType.Layout> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var lazyHGrid: ChildCall<View, ViewType.LazyHGrid> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var lazyHStack: ChildCall<View, ViewType.LazyHStack> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var lazyVGrid: ChildCall<View, ViewType.LazyVGrid> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var lazyVStack: ChildCall<View, ViewType.LazyVStack> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var linearGradient: ChildCall<View, ViewType.LinearGradient> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var link: ChildCall<View, ViewType.Link> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var list: ChildCall<View, ViewType.List> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var menu: ChildCall<View, ViewType.Menu> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var menuButton: ChildCall<View, ViewType.MenuButton> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var meshGradient: ChildCall<View, ViewType.MeshGradient> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var multiDatePicker: ChildCall<View, ViewType.MultiDatePicker> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var navigationLink: ChildCall<View, ViewType.NavigationLink> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var navigationSplitView: ChildCall<View, ViewType.NavigationSplitView> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var navigationStack: ChildCall<View, ViewType.NavigationStack> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var navigationView: ChildCall<View, ViewType.NavigationView> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var outlineGroup: ChildCall<View, ViewType.OutlineGroup> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var pasteButton: ChildCall<View, ViewType.PasteButton> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var phaseAnimator: ChildCall<View, ViewType.PhaseAnimator> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var picker: ChildCall<View, ViewType.Picker> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var progressView: ChildCall<View, ViewType.ProgressView> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var radialGradient: ChildCall<View, ViewType.RadialGradient> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var renameButton: ChildCall<View, ViewType.RenameButton> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var scrollView: ChildCall<View, ViewType.ScrollView> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var scrollViewReader: ChildCall<View, ViewType.ScrollViewReader> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var section: ChildCall<View, ViewType.Section> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var secureField: ChildCall<View, ViewType.SecureField> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var shape: ChildCall<View, ViewType.Shape> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var shareLink: ChildCall<View, ViewType.ShareLink> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var slider: ChildCall<View, ViewType.Slider> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var spacer: ChildCall<View, ViewType.Spacer> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var stepper: ChildCall<View, ViewType.Stepper> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var styleConfigurationContent: ChildCall<View, ViewType.StyleConfiguration.Content> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var styleConfigurationCurrentValueLabel: ChildCall<View, ViewType.StyleConfiguration.CurrentValueLabel> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var styleConfigurationIcon: ChildCall<View, ViewType.StyleConfiguration.Icon> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var styleConfigurationLabel: ChildCall<View, ViewType.StyleConfiguration.Label> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var styleConfigurationMaximumValueLabel: ChildCall<View, ViewType.StyleConfiguration.MaximumValueLabel> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var styleConfigurationMinimumValueLabel: ChildCall<View, ViewType.StyleConfiguration.MinimumValueLabel> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var styleConfigurationTitle: ChildCall<View, ViewType.StyleConfiguration.Title> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var subscriptionView: ChildCall<View, ViewType.SubscriptionView> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var systemButton: ChildCall<View, ViewType.SystemButton> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var tab: ChildCall<View, ViewType.Tab> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var tabSection: ChildCall<View, ViewType.TabSection> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var tabView: ChildCall<View, ViewType.TabView> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var table: ChildCall<View, ViewType.Table> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var tableHeader: ChildCall<View, ViewType.TableHeader> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var tableRow: ChildCall<View, ViewType.TableRow> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var text: ChildCall<View, ViewType.Text> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var textEditor: ChildCall<View, ViewType.TextEditor> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var textField: ChildCall<View, ViewType.TextField> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var timelineView: ChildCall<View, ViewType.TimelineView> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var toggle: ChildCall<View, ViewType.Toggle> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var vSplitView: ChildCall<View, ViewType.VSplitView> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var vStack: ChildCall<View, ViewType.VStack> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var viewModifierContent: ChildCall<View, ViewType.ViewModifierContent> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var viewThatFits: ChildCall<View, ViewType.ViewThatFits> { ChildCall(view: self) }
    @MainActor @preconcurrency @_disfavoredOverload public var zStack: ChildCall<View, ViewType.ZStack> { ChildCall(view: self) }
}

extension InspectableView {
    @MainActor @preconcurrency @_disfavoredOverload public var accentColor: ModifierReader<Color?> { reading(\.accentColor) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityActionLabel: SubtreeCall<View, ViewType.AccessibilityActionLabel> { subtree(\.accessibilityActionLabel) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityActions: SubtreeCall<View, ViewType.AccessibilityActions> { subtree(\.accessibilityActions) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityActivationPoint: ModifierReader<UnitPoint> { reading(\.accessibilityActivationPoint) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityChartDescriptor: ModifierReader<AXChartDescriptor> { reading(\.accessibilityChartDescriptor) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityChildren: SubtreeCall<View, ViewType.AccessibilityChildren> { subtree(\.accessibilityChildren) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityCustomContent: ModifierReader<[AXCustomContent]> { reading(\.accessibilityCustomContent) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityDirectTouch: ModifierReader<(isDirectTouchArea: Bool, options: AccessibilityDirectTouchOptions)> { reading(\.accessibilityDirectTouch) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityElement: ModifierReader<AccessibilityChildBehavior> { reading(\.accessibilityElement) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityHeading: ModifierReader<AccessibilityHeadingLevel> { reading(\.accessibilityHeading) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityHidden: ModifierReader<Bool> { reading(\.accessibilityHidden) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityHint: SubtreeCall<View, ViewType.Text> { subtree(\.accessibilityHint) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityIdentifier: ModifierReader<String> { reading(\.accessibilityIdentifier) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityIgnoresInvertColors: ModifierReader<Bool> { reading(\.accessibilityIgnoresInvertColors) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityInputLabels: ModifierReader<[Text]> { reading(\.accessibilityInputLabels) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityLabel: SubtreeCall<View, ViewType.Text> { subtree(\.accessibilityLabel) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityLabelContent: SubtreeCall<View, ViewType.AccessibilityLabelContent> { subtree(\.accessibilityLabelContent) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityLabeledPair: ModifierReader<(role: AccessibilityLabeledPairRole, id: AnyHashable, namespace: Namespace.ID)> { reading(\.accessibilityLabeledPair) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityLinkedGroup: ModifierReader<(id: AnyHashable, namespace: Namespace.ID)> { reading(\.accessibilityLinkedGroup) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityRepresentation: SubtreeCall<View, ViewType.AccessibilityRepresentation> { subtree(\.accessibilityRepresentation) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityRespondsToUserInteraction: ModifierReader<Bool> { reading(\.accessibilityRespondsToUserInteraction) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityRotor: ViewCall<String, [AccessibilityRotorItem]> { reading(\.accessibilityRotor) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityRotorEntry: ModifierReader<AnyHashable> { reading(\.accessibilityRotorEntry) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityScrollStatus: ModifierReader<(status: Text, isEnabled: Bool)> { reading(\.accessibilityScrollStatus) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilitySelectionIdentifier: ModifierReader<AnyHashable> { reading(\.accessibilitySelectionIdentifier) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityShowsLargeContentViewer: SubtreeCall<View, ViewType.AccessibilityShowsLargeContentViewer> { subtree(\.accessibilityShowsLargeContentViewer) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilitySortPriority: ModifierReader<Double> { reading(\.accessibilitySortPriority) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityTextContentType: ModifierReader<AccessibilityTextContentType> { reading(\.accessibilityTextContentType) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityTraits: ModifierReader<AccessibilityTraits> { reading(\.accessibilityTraits) }
    @MainActor @preconcurrency @_disfavoredOverload public var accessibilityValue: SubtreeCall<View, ViewType.Text> { subtree(\.accessibilityValue) }
    @MainActor @preconcurrency @_disfavoredOverload public var actionSheet: SubtreeCall<View, ViewType.ActionSheet> { subtree(\.actionSheet) }
    @MainActor @preconcurrency @_disfavoredOverload public var alert: SubtreeCall<View, ViewType.Alert> { subtree(\.alert) }
    @MainActor @preconcurrency @_disfavoredOverload public var alignmentGuide: ViewCall<(ModifierType.AlignmentGuide.Guide, CGSize), CGFloat> { reading(\.alignmentGuide) }
    @MainActor @preconcurrency @_disfavoredOverload public var allowedDynamicRange: ModifierReader<Image.DynamicRange?> { reading(\.allowedDynamicRange) }
    @MainActor @preconcurrency @_disfavoredOverload public var allowsHitTesting: ModifierReader<Bool> { reading(\.allowsHitTesting) }
    @MainActor @preconcurrency @_disfavoredOverload public var animation: ModifierReader<Animation?> { reading(\.animation) }
    @MainActor @preconcurrency @_disfavoredOverload public var animationValue: ViewCall<Void, any Equatable> { reading(\.animationValue) }
    @MainActor @preconcurrency @_disfavoredOverload public var aspectRatio: ModifierReader<(aspectRatio: CGFloat?, contentMode: ContentMode)> { reading(\.aspectRatio) }
    @MainActor @preconcurrency @_disfavoredOverload public var attributedTextFormattingDefinition: ModifierReader<any AttributedTextFormattingDefinition> { reading(\.attributedTextFormattingDefinition) }
    @MainActor @preconcurrency @_disfavoredOverload public var autocapitalization: ModifierReader<UITextAutocapitalizationType> { reading(\.autocapitalization) }
    @MainActor @preconcurrency @_disfavoredOverload public var autocorrectionDisabled: ModifierReader<Bool> { reading(\.autocorrectionDisabled) }
    @MainActor @preconcurrency @_disfavoredOverload public var background: SubtreeCall<View, ViewType.Overlay> { subtree(\.background) }
    @MainActor @preconcurrency @_disfavoredOverload public var backgroundExtensionEffect: ModifierReader<Bool> { reading(\.backgroundExtensionEffect) }
    @MainActor @preconcurrency @_disfavoredOverload public var backgroundPreferenceValue: SubtreeCall<View, ViewType.Overlay> { subtree(\.backgroundPreferenceValue) }
    @MainActor @preconcurrency @_disfavoredOverload public var backgroundStyle: ViewCall<Void, any ShapeStyle> { reading(\.backgroundStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var badge: SubtreeCall<View, ViewType.ClassifiedView> { subtree(\.badge) }
    @MainActor @preconcurrency @_disfavoredOverload public var badgeProminence: ModifierReader<BadgeProminence> { reading(\.badgeProminence) }
    @MainActor @preconcurrency @_disfavoredOverload public var baselineOffset: ModifierReader<CGFloat> { reading(\.baselineOffset) }
    @MainActor @preconcurrency @_disfavoredOverload public var blendMode: ModifierReader<BlendMode> { reading(\.blendMode) }
    @MainActor @preconcurrency @_disfavoredOverload public var blur: ModifierReader<(radius: CGFloat, isOpaque: Bool)> { reading(\.blur) }
    @MainActor @preconcurrency @_disfavoredOverload public var border: ViewCall<Void, ModifierType.Border.Value> { reading(\.border) }
    @MainActor @preconcurrency @_disfavoredOverload public var brightness: ModifierReader<Double> { reading(\.brightness) }
    @MainActor @preconcurrency @_disfavoredOverload public var buttonBorderShape: ModifierReader<ButtonBorderShape> { reading(\.buttonBorderShape) }
    @MainActor @preconcurrency @_disfavoredOverload public var buttonRepeatBehavior: ModifierReader<ButtonRepeatBehavior> { reading(\.buttonRepeatBehavior) }
    @MainActor @preconcurrency @_disfavoredOverload public var buttonSizing: ModifierReader<ButtonSizing> { reading(\.buttonSizing) }
    @MainActor @preconcurrency @_disfavoredOverload public var buttonStyle: ModifierReader<Any> { reading(\.buttonStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var callAccessibilityAction: ViewCall<AccessibilityActionKind, Void> { reading(\.callAccessibilityAction) }
    @MainActor @preconcurrency @_disfavoredOverload public var callAccessibilityAdjustableAction: ViewCall<AccessibilityAdjustmentDirection, Void> { reading(\.callAccessibilityAdjustableAction) }
    @MainActor @preconcurrency @_disfavoredOverload public var callAccessibilityScrollAction: ViewCall<Edge, Void> { reading(\.callAccessibilityScrollAction) }
    @MainActor @preconcurrency @_disfavoredOverload public var callAccessibilityZoomAction: ViewCall<AccessibilityZoomGestureAction, Void> { reading(\.callAccessibilityZoomAction) }
    @MainActor @preconcurrency @_disfavoredOverload public var callDropDestination: ViewCall<DropInfo, Bool> { reading(\.callDropDestination) }
    @MainActor @preconcurrency @_disfavoredOverload public var callItemProvider: ViewCall<Void, NSItemProvider> { reading(\.callItemProvider) }
    @MainActor @preconcurrency @_disfavoredOverload public var callOnAppear: ViewCall<Void, Void> { reading(\.callOnAppear) }
    @MainActor @preconcurrency @_disfavoredOverload public var callOnChange: ViewCall<ValueChange, Void> { reading(\.callOnChange) }
    @MainActor @preconcurrency @_disfavoredOverload public var callOnCommand: ViewCall<Selector, Void> { reading(\.callOnCommand) }
    @MainActor @preconcurrency @_disfavoredOverload public var callOnContinueUserActivity: ViewCall<NSUserActivity, Void> { reading(\.callOnContinueUserActivity) }
    @MainActor @preconcurrency @_disfavoredOverload public var callOnContinuousHover: ViewCall<HoverPhase, Void> { reading(\.callOnContinuousHover) }
    @MainActor @preconcurrency @_disfavoredOverload public var callOnCopyCommand: ViewCall<Void, [NSItemProvider]> { reading(\.callOnCopyCommand) }
    @MainActor @preconcurrency @_disfavoredOverload public var callOnCutCommand: ViewCall<Void, [NSItemProvider]> { reading(\.callOnCutCommand) }
    @MainActor @preconcurrency @_disfavoredOverload public var callOnDelete: ViewCall<IndexSet, Void> { reading(\.callOnDelete) }
    @MainActor @preconcurrency @_disfavoredOverload public var callOnDeleteCommand: ViewCall<Void, Void> { reading(\.callOnDeleteCommand) }
    @MainActor @preconcurrency @_disfavoredOverload public var callOnDisappear: ViewCall<Void, Void> { reading(\.callOnDisappear) }
    @MainActor @preconcurrency @_disfavoredOverload public var callOnDrag: ViewCall<Void, NSItemProvider> { reading(\.callOnDrag) }
    @MainActor @preconcurrency @_disfavoredOverload public var callOnDrop: ViewCall<DropInfo, Bool> { reading(\.callOnDrop) }
    @MainActor @preconcurrency @_disfavoredOverload public var callOnExitCommand: ViewCall<Void, Void> { reading(\.callOnExitCommand) }
    @MainActor @preconcurrency @_disfavoredOverload public var callOnFocusChange: ViewCall<Bool, Void> { reading(\.callOnFocusChange) }
    @MainActor @preconcurrency @_disfavoredOverload public var callOnHover: ViewCall<Bool, Void> { reading(\.callOnHover) }
    @MainActor @preconcurrency @_disfavoredOverload public var callOnInsert: ViewCall<([UTType], Int, [NSItemProvider]), Void> { reading(\.callOnInsert) }
    @MainActor @preconcurrency @_disfavoredOverload public var callOnLongPressGesture: ViewCall<Void, Void> { reading(\.callOnLongPressGesture) }
    @MainActor @preconcurrency @_disfavoredOverload public var callOnMove: ViewCall<(IndexSet, Int), Void> { reading(\.callOnMove) }
    @MainActor @preconcurrency @_disfavoredOverload public var callOnMoveCommand: ViewCall<MoveCommandDirection, Void> { reading(\.callOnMoveCommand) }
    @MainActor @preconcurrency @_disfavoredOverload public var callOnOpenURL: ViewCall<URL, Void> { reading(\.callOnOpenURL) }
    @MainActor @preconcurrency @_disfavoredOverload public var callOnPasteCommand: ViewCall<[NSItemProvider], Void> { reading(\.callOnPasteCommand) }
    @MainActor @preconcurrency @_disfavoredOverload public var callOnPlayPauseCommand: ViewCall<Void, Void> { reading(\.callOnPlayPauseCommand) }
    @MainActor @preconcurrency @_disfavoredOverload public var callOnSubmit: ViewCall<SubmitTriggers, Void> { reading(\.callOnSubmit) }
    @MainActor @preconcurrency @_disfavoredOverload public var callOnTapGesture: ViewCall<Void, Void> { reading(\.callOnTapGesture) }
    @MainActor @preconcurrency @_disfavoredOverload public var callRefreshable: ViewCall<Void, AsyncWork> { reading(\.callRefreshable) }
    @MainActor @preconcurrency @_disfavoredOverload public var callSearchCompletion: ViewCall<Void, Void> { reading(\.callSearchCompletion) }
    @MainActor @preconcurrency @_disfavoredOverload public var callTask: ViewCall<Void, AsyncWork> { reading(\.callTask) }
    @MainActor @preconcurrency @_disfavoredOverload public var callTransaction: ViewCall<Void, Void> { reading(\.callTransaction) }
    @MainActor @preconcurrency @_disfavoredOverload public var clipShape: ViewCall<Void, any Shape> { reading(\.clipShape) }
    @MainActor @preconcurrency @_disfavoredOverload public var clipStyle: ModifierReader<FillStyle> { reading(\.clipStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var colorEffect: ModifierReader<ShaderUse> { reading(\.colorEffect) }
    @MainActor @preconcurrency @_disfavoredOverload public var colorInvert: ModifierReader<Void> { reading(\.colorInvert) }
    @MainActor @preconcurrency @_disfavoredOverload public var colorMultiply: ModifierReader<Color> { reading(\.colorMultiply) }
    @MainActor @preconcurrency @_disfavoredOverload public var colorScheme: ModifierReader<ColorScheme> { reading(\.colorScheme) }
    @MainActor @preconcurrency @_disfavoredOverload public var columnAlignment: ModifierReader<TableColumnAlignment> { reading(\.columnAlignment) }
    @MainActor @preconcurrency @_disfavoredOverload public var compositingGroup: ModifierReader<Void> { reading(\.compositingGroup) }
    @MainActor @preconcurrency @_disfavoredOverload public var confirmationDialog: SubtreeCall<View, ViewType.ConfirmationDialog> { subtree(\.confirmationDialog) }
    @MainActor @preconcurrency @_disfavoredOverload public var containerBackground: SubtreeCall<View, ViewType.ContainerBackground> { subtree(\.containerBackground) }
    @MainActor @preconcurrency @_disfavoredOverload public var containerRelativeFrame: ModifierReader<ContainerRelativeFrame> { reading(\.containerRelativeFrame) }
    @MainActor @preconcurrency @_disfavoredOverload public var containerShape: ViewCall<Void, any Shape> { reading(\.containerShape) }
    @MainActor @preconcurrency @_disfavoredOverload public var contentMargins: ModifierReader<ContentMargins> { reading(\.contentMargins) }
    @MainActor @preconcurrency @_disfavoredOverload public var contentShape: ViewCall<Void, ModifierType.ContentShape.Value> { reading(\.contentShape) }
    @MainActor @preconcurrency @_disfavoredOverload public var contentTransition: ModifierReader<ContentTransition> { reading(\.contentTransition) }
    @MainActor @preconcurrency @_disfavoredOverload public var contextMenu: SubtreeCall<View, ViewType.ContextMenu> { subtree(\.contextMenu) }
    @MainActor @preconcurrency @_disfavoredOverload public var contrast: ModifierReader<Double> { reading(\.contrast) }
    @MainActor @preconcurrency @_disfavoredOverload public var controlGroupStyle: ModifierReader<Any> { reading(\.controlGroupStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var controlSize: ModifierReader<ControlSize> { reading(\.controlSize) }
    @MainActor @preconcurrency @_disfavoredOverload public var coordinateSpaceName: ModifierReader<String> { reading(\.coordinateSpaceName) }
    @MainActor @preconcurrency @_disfavoredOverload public var cornerRadius: ModifierReader<CGFloat> { reading(\.cornerRadius) }
    @MainActor @preconcurrency @_disfavoredOverload public var customizationBehavior: ModifierReader<ToolbarCustomizationBehavior> { reading(\.customizationBehavior) }
    @MainActor @preconcurrency @_disfavoredOverload public var customizationID: ModifierReader<String> { reading(\.customizationID) }
    @MainActor @preconcurrency @_disfavoredOverload public var datePickerStyle: ModifierReader<Any> { reading(\.datePickerStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var defaultAdaptableTabBarPlacement: ModifierReader<AdaptableTabBarPlacement> { reading(\.defaultAdaptableTabBarPlacement) }
    @MainActor @preconcurrency @_disfavoredOverload public var defaultCustomization: ModifierReader<(visibility: Visibility, options: ToolbarCustomizationOptions)> { reading(\.defaultCustomization) }
    @MainActor @preconcurrency @_disfavoredOverload public var defaultHoverEffect: ModifierReader<HoverEffect?> { reading(\.defaultHoverEffect) }
    @MainActor @preconcurrency @_disfavoredOverload public var defaultScrollAnchor: ModifierReader<UnitPoint?> { reading(\.defaultScrollAnchor) }
    @MainActor @preconcurrency @_disfavoredOverload public var defersSystemGestures: ModifierReader<Edge.Set> { reading(\.defersSystemGestures) }
    @MainActor @preconcurrency @_disfavoredOverload public var delete: ViewCall<Void, Void> { reading(\.delete) }
    @MainActor @preconcurrency @_disfavoredOverload public var deleteDisabled: ModifierReader<Bool> { reading(\.deleteDisabled) }
    @MainActor @preconcurrency @_disfavoredOverload public var dialogIcon: ModifierReader<Image?> { reading(\.dialogIcon) }
    @MainActor @preconcurrency @_disfavoredOverload public var dialogSeverity: ModifierReader<DialogSeverity> { reading(\.dialogSeverity) }
    @MainActor @preconcurrency @_disfavoredOverload public var dialogSuppressionToggle: ModifierReader<DialogSuppression> { reading(\.dialogSuppressionToggle) }
    @MainActor @preconcurrency @_disfavoredOverload public var disableAutocorrection: ModifierReader<Bool> { reading(\.disableAutocorrection) }
    @MainActor @preconcurrency @_disfavoredOverload public var disabledCustomizationBehavior: ModifierReader<TableColumnCustomizationBehavior> { reading(\.disabledCustomizationBehavior) }
    @MainActor @preconcurrency @_disfavoredOverload public var disclosureGroupStyle: ModifierReader<Any> { reading(\.disclosureGroupStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var distortionEffect: ModifierReader<ShaderUse> { reading(\.distortionEffect) }
    @MainActor @preconcurrency @_disfavoredOverload public var draggable: ModifierReader<NSItemProvider> { reading(\.draggable) }
    @MainActor @preconcurrency @_disfavoredOverload public var drawingGroup: ModifierReader<(isOpaque: Bool, colorMode: ColorRenderingMode)> { reading(\.drawingGroup) }
    @MainActor @preconcurrency @_disfavoredOverload public var dynamicTypeSize: ModifierReader<DynamicTypeSize> { reading(\.dynamicTypeSize) }
    @MainActor @preconcurrency @_disfavoredOverload public var dynamicTypeSizeRange: ModifierReader<ClosedRange<DynamicTypeSize>> { reading(\.dynamicTypeSizeRange) }
    @MainActor @preconcurrency @_disfavoredOverload public var edgesIgnoringSafeArea: ModifierReader<Edge.Set> { reading(\.edgesIgnoringSafeArea) }
    @MainActor @preconcurrency @_disfavoredOverload public var fileDialogBrowserOptions: ModifierReader<FileDialogBrowserOptions> { reading(\.fileDialogBrowserOptions) }
    @MainActor @preconcurrency @_disfavoredOverload public var fileDialogConfirmationLabel: SubtreeCall<View, ViewType.Text> { subtree(\.fileDialogConfirmationLabel) }
    @MainActor @preconcurrency @_disfavoredOverload public var fileDialogCustomizationID: ModifierReader<String> { reading(\.fileDialogCustomizationID) }
    @MainActor @preconcurrency @_disfavoredOverload public var fileDialogDefaultDirectory: ModifierReader<URL?> { reading(\.fileDialogDefaultDirectory) }
    @MainActor @preconcurrency @_disfavoredOverload public var fileDialogImportsUnresolvedAliases: ModifierReader<Bool> { reading(\.fileDialogImportsUnresolvedAliases) }
    @MainActor @preconcurrency @_disfavoredOverload public var fileDialogMessage: SubtreeCall<View, ViewType.Text> { subtree(\.fileDialogMessage) }
    @MainActor @preconcurrency @_disfavoredOverload public var fileExporter: SubtreeCall<View, ViewType.FileExporter> { subtree(\.fileExporter) }
    @MainActor @preconcurrency @_disfavoredOverload public var fileExporterFilenameLabel: SubtreeCall<View, ViewType.Text> { subtree(\.fileExporterFilenameLabel) }
    @MainActor @preconcurrency @_disfavoredOverload public var fileImporter: SubtreeCall<View, ViewType.FileImporter> { subtree(\.fileImporter) }
    @MainActor @preconcurrency @_disfavoredOverload public var fileMover: SubtreeCall<View, ViewType.FileMover> { subtree(\.fileMover) }
    @MainActor @preconcurrency @_disfavoredOverload public var findDisabled: ModifierReader<Bool> { reading(\.findDisabled) }
    @MainActor @preconcurrency @_disfavoredOverload public var findNavigator: ModifierReader<Bool> { reading(\.findNavigator) }
    @MainActor @preconcurrency @_disfavoredOverload public var fixedAlignment: ModifierReader<Alignment> { reading(\.fixedAlignment) }
    @MainActor @preconcurrency @_disfavoredOverload public var fixedFrame: ModifierReader<(width: CGFloat, height: CGFloat, alignment: Alignment)> { reading(\.fixedFrame) }
    @MainActor @preconcurrency @_disfavoredOverload public var fixedHeight: ModifierReader<CGFloat> { reading(\.fixedHeight) }
    @MainActor @preconcurrency @_disfavoredOverload public var fixedSize: ModifierReader<(horizontal: Bool, vertical: Bool)> { reading(\.fixedSize) }
    @MainActor @preconcurrency @_disfavoredOverload public var fixedWidth: ModifierReader<CGFloat> { reading(\.fixedWidth) }
    @MainActor @preconcurrency @_disfavoredOverload public var flexFrame: ModifierReader<(minWidth: CGFloat, idealWidth: CGFloat, maxWidth: CGFloat, minHeight: CGFloat, idealHeight: CGFloat, maxHeight: CGFloat, alignment: Alignment)> { reading(\.flexFrame) }
    @MainActor @preconcurrency @_disfavoredOverload public var flipsForRightToLeftLayoutDirection: ModifierReader<Bool> { reading(\.flipsForRightToLeftLayoutDirection) }
    @MainActor @preconcurrency @_disfavoredOverload public var focusEffectDisabled: ModifierReader<Bool> { reading(\.focusEffectDisabled) }
    @MainActor @preconcurrency @_disfavoredOverload public var focusInteractions: ModifierReader<FocusInteractions> { reading(\.focusInteractions) }
    @MainActor @preconcurrency @_disfavoredOverload public var font: ModifierReader<Font?> { reading(\.font) }
    @MainActor @preconcurrency @_disfavoredOverload public var foregroundColor: ModifierReader<Color?> { reading(\.foregroundColor) }
    @MainActor @preconcurrency @_disfavoredOverload public var foregroundStyleShapeStyle: ViewCall<Void, any ShapeStyle> { reading(\.foregroundStyleShapeStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var foregroundStyles: ModifierReader<[any ShapeStyle]> { reading(\.foregroundStyles) }
    @MainActor @preconcurrency @_disfavoredOverload public var formStyle: ModifierReader<Any> { reading(\.formStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var fullScreenCover: SubtreeCall<View, ViewType.FullScreenCover> { subtree(\.fullScreenCover) }
    @MainActor @preconcurrency @_disfavoredOverload public var gaugeStyle: ModifierReader<Any> { reading(\.gaugeStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var geometryGroup: ModifierReader<Void> { reading(\.geometryGroup) }
    @MainActor @preconcurrency @_disfavoredOverload public var glassEffect: ModifierReader<(glass: Glass, shape: any Shape)> { reading(\.glassEffect) }
    @MainActor @preconcurrency @_disfavoredOverload public var glassEffectID: ModifierReader<GlassEffectName> { reading(\.glassEffectID) }
    @MainActor @preconcurrency @_disfavoredOverload public var glassEffectTransition: ModifierReader<GlassEffectTransition> { reading(\.glassEffectTransition) }
    @MainActor @preconcurrency @_disfavoredOverload public var glassEffectUnion: ModifierReader<GlassEffectName> { reading(\.glassEffectUnion) }
    @MainActor @preconcurrency @_disfavoredOverload public var grayscale: ModifierReader<Double> { reading(\.grayscale) }
    @MainActor @preconcurrency @_disfavoredOverload public var gridCellAnchor: ModifierReader<UnitPoint> { reading(\.gridCellAnchor) }
    @MainActor @preconcurrency @_disfavoredOverload public var gridCellColumns: ModifierReader<Int> { reading(\.gridCellColumns) }
    @MainActor @preconcurrency @_disfavoredOverload public var gridCellUnsizedAxes: ModifierReader<Axis.Set> { reading(\.gridCellUnsizedAxes) }
    @MainActor @preconcurrency @_disfavoredOverload public var gridColumnAlignment: ModifierReader<HorizontalAlignment> { reading(\.gridColumnAlignment) }
    @MainActor @preconcurrency @_disfavoredOverload public var groupBoxStyle: ModifierReader<Any> { reading(\.groupBoxStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var handlesExternalEvents: ModifierReader<ExternalEventConditions> { reading(\.handlesExternalEvents) }
    @MainActor @preconcurrency @_disfavoredOverload public var hasPadding: ViewCall<Edge.Set, Bool> { reading(\.hasPadding) }
    @MainActor @preconcurrency @_disfavoredOverload public var headerProminence: ModifierReader<Prominence> { reading(\.headerProminence) }
    @MainActor @preconcurrency @_disfavoredOverload public var help: SubtreeCall<View, ViewType.Text> { subtree(\.help) }
    @MainActor @preconcurrency @_disfavoredOverload public var horizontalRadioGroupLayout: ModifierReader<Bool> { reading(\.horizontalRadioGroupLayout) }
    @MainActor @preconcurrency @_disfavoredOverload public var hoverEffect: ModifierReader<HoverEffect> { reading(\.hoverEffect) }
    @MainActor @preconcurrency @_disfavoredOverload public var hoverEffectDisabled: ModifierReader<Bool> { reading(\.hoverEffectDisabled) }
    @MainActor @preconcurrency @_disfavoredOverload public var hueRotation: ModifierReader<Angle> { reading(\.hueRotation) }
    @MainActor @preconcurrency @_disfavoredOverload public var id: ModifierReader<AnyHashable> { reading(\.id) }
    @MainActor @preconcurrency @_disfavoredOverload public var ignoresSafeArea: ModifierReader<(regions: SafeAreaRegions, edges: Edge.Set)> { reading(\.ignoresSafeArea) }
    @MainActor @preconcurrency @_disfavoredOverload public var imageScale: ModifierReader<Image.Scale> { reading(\.imageScale) }
    @MainActor @preconcurrency @_disfavoredOverload public var indexViewStyle: ModifierReader<Any> { reading(\.indexViewStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var inspector: SubtreeCall<View, ViewType.Inspector> { subtree(\.inspector) }
    @MainActor @preconcurrency @_disfavoredOverload public var inspectorColumnWidth: ModifierReader<ColumnWidth> { reading(\.inspectorColumnWidth) }
    @MainActor @preconcurrency @_disfavoredOverload public var interactionActivityTrackingTag: ModifierReader<String> { reading(\.interactionActivityTrackingTag) }
    @MainActor @preconcurrency @_disfavoredOverload public var interactiveDismissDisabled: ModifierReader<Bool> { reading(\.interactiveDismissDisabled) }
    @MainActor @preconcurrency @_disfavoredOverload public var invalidatableContent: ModifierReader<Bool> { reading(\.invalidatableContent) }
    @MainActor @preconcurrency @_disfavoredOverload public var isFocusSection: ModifierReader<Bool> { reading(\.isFocusSection) }
    @MainActor @preconcurrency @_disfavoredOverload public var isFocusable: ModifierReader<Bool> { reading(\.isFocusable) }
    @MainActor @preconcurrency @_disfavoredOverload public var isHoverEffectEnabled: ModifierReader<Bool> { reading(\.isHoverEffectEnabled) }
    @MainActor @preconcurrency @_disfavoredOverload public var isScaledToFill: ModifierReader<Bool> { reading(\.isScaledToFill) }
    @MainActor @preconcurrency @_disfavoredOverload public var isScaledToFit: ModifierReader<Bool> { reading(\.isScaledToFit) }
    @MainActor @preconcurrency @_disfavoredOverload public var kerning: ModifierReader<CGFloat> { reading(\.kerning) }
    @MainActor @preconcurrency @_disfavoredOverload public var keyboardShortcut: ModifierReader<KeyboardShortcut?> { reading(\.keyboardShortcut) }
    @MainActor @preconcurrency @_disfavoredOverload public var keyboardType: ModifierReader<UIKeyboardType> { reading(\.keyboardType) }
    @MainActor @preconcurrency @_disfavoredOverload public var labelIconToTitleSpacing: ModifierReader<CGFloat> { reading(\.labelIconToTitleSpacing) }
    @MainActor @preconcurrency @_disfavoredOverload public var labelReservedIconWidth: ModifierReader<CGFloat> { reading(\.labelReservedIconWidth) }
    @MainActor @preconcurrency @_disfavoredOverload public var labelStyle: ModifierReader<Any> { reading(\.labelStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var labeledContentStyle: ModifierReader<Any> { reading(\.labeledContentStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var labelsVisibility: ModifierReader<Visibility> { reading(\.labelsVisibility) }
    @MainActor @preconcurrency @_disfavoredOverload public var layerEffect: ModifierReader<ShaderUse> { reading(\.layerEffect) }
    @MainActor @preconcurrency @_disfavoredOverload public var layoutDirectionBehavior: ModifierReader<LayoutDirectionBehavior> { reading(\.layoutDirectionBehavior) }
    @MainActor @preconcurrency @_disfavoredOverload public var layoutPriority: ModifierReader<Double> { reading(\.layoutPriority) }
    @MainActor @preconcurrency @_disfavoredOverload public var lineHeight: ModifierReader<AttributedString.LineHeight?> { reading(\.lineHeight) }
    @MainActor @preconcurrency @_disfavoredOverload public var lineLimit: ModifierReader<Int?> { reading(\.lineLimit) }
    @MainActor @preconcurrency @_disfavoredOverload public var lineSpacing: ModifierReader<CGFloat> { reading(\.lineSpacing) }
    @MainActor @preconcurrency @_disfavoredOverload public var listItemTint: ModifierReader<(color: Color, isFixed: Bool)> { reading(\.listItemTint) }
    @MainActor @preconcurrency @_disfavoredOverload public var listRowBackground: SubtreeCall<View, ViewType.ClassifiedView> { subtree(\.listRowBackground) }
    @MainActor @preconcurrency @_disfavoredOverload public var listRowInsets: ModifierReader<EdgeInsets> { reading(\.listRowInsets) }
    @MainActor @preconcurrency @_disfavoredOverload public var listRowPlatterColor: ModifierReader<Color?> { reading(\.listRowPlatterColor) }
    @MainActor @preconcurrency @_disfavoredOverload public var listRowSeparator: ModifierReader<(visibility: Visibility, edges: VerticalEdge.Set)> { reading(\.listRowSeparator) }
    @MainActor @preconcurrency @_disfavoredOverload public var listRowSeparatorTint: ModifierReader<(color: Color?, edges: VerticalEdge.Set)> { reading(\.listRowSeparatorTint) }
    @MainActor @preconcurrency @_disfavoredOverload public var listRowSpacing: ModifierReader<CGFloat?> { reading(\.listRowSpacing) }
    @MainActor @preconcurrency @_disfavoredOverload public var listSectionIndexVisibility: ModifierReader<Visibility> { reading(\.listSectionIndexVisibility) }
    @MainActor @preconcurrency @_disfavoredOverload public var listSectionMargins: ModifierReader<(edges: Edge.Set, length: CGFloat?)> { reading(\.listSectionMargins) }
    @MainActor @preconcurrency @_disfavoredOverload public var listSectionSeparator: ModifierReader<(visibility: Visibility, edges: VerticalEdge.Set)> { reading(\.listSectionSeparator) }
    @MainActor @preconcurrency @_disfavoredOverload public var listSectionSeparatorTint: ModifierReader<(color: Color?, edges: VerticalEdge.Set)> { reading(\.listSectionSeparatorTint) }
    @MainActor @preconcurrency @_disfavoredOverload public var listSectionSpacing: ModifierReader<ListSectionSpacing> { reading(\.listSectionSpacing) }
    @MainActor @preconcurrency @_disfavoredOverload public var listStyle: ModifierReader<Any> { reading(\.listStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var lowerLineLimit: ModifierReader<Int?> { reading(\.lowerLineLimit) }
    @MainActor @preconcurrency @_disfavoredOverload public var luminanceToAlpha: ModifierReader<Void> { reading(\.luminanceToAlpha) }
    @MainActor @preconcurrency @_disfavoredOverload public var mask: SubtreeCall<View, ViewType.ClassifiedView> { subtree(\.mask) }
    @MainActor @preconcurrency @_disfavoredOverload public var maskAlignment: ModifierReader<Alignment> { reading(\.maskAlignment) }
    @MainActor @preconcurrency @_disfavoredOverload public var matchedGeometryEffect: ModifierReader<MatchedGeometry> { reading(\.matchedGeometryEffect) }
    @MainActor @preconcurrency @_disfavoredOverload public var matchedTransitionSource: ModifierReader<AnyHashable> { reading(\.matchedTransitionSource) }
    @MainActor @preconcurrency @_disfavoredOverload public var matchedTransitionSourceLook: ModifierReader<MatchedTransitionSourceLook> { reading(\.matchedTransitionSourceLook) }
    @MainActor @preconcurrency @_disfavoredOverload public var materialActiveAppearance: ModifierReader<MaterialActiveAppearance> { reading(\.materialActiveAppearance) }
    @MainActor @preconcurrency @_disfavoredOverload public var menuActionDismissBehavior: ModifierReader<MenuActionDismissBehavior> { reading(\.menuActionDismissBehavior) }
    @MainActor @preconcurrency @_disfavoredOverload public var menuButtonStyle: ModifierReader<Any> { reading(\.menuButtonStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var menuIndicator: ModifierReader<Visibility> { reading(\.menuIndicator) }
    @MainActor @preconcurrency @_disfavoredOverload public var menuOrder: ModifierReader<MenuOrder> { reading(\.menuOrder) }
    @MainActor @preconcurrency @_disfavoredOverload public var menuStyle: ModifierReader<Any> { reading(\.menuStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var minimumScaleFactor: ModifierReader<CGFloat> { reading(\.minimumScaleFactor) }
    @MainActor @preconcurrency @_disfavoredOverload public var monospaced: ModifierReader<Bool> { reading(\.monospaced) }
    @MainActor @preconcurrency @_disfavoredOverload public var monospacedDigit: ModifierReader<Void> { reading(\.monospacedDigit) }
    @MainActor @preconcurrency @_disfavoredOverload public var move: ViewCall<Int, Void> { reading(\.move) }
    @MainActor @preconcurrency @_disfavoredOverload public var moveDisabled: ModifierReader<Bool> { reading(\.moveDisabled) }
    @MainActor @preconcurrency @_disfavoredOverload public var multilineTextAlignment: ModifierReader<TextAlignment> { reading(\.multilineTextAlignment) }
    @MainActor @preconcurrency @_disfavoredOverload public var navigationBarBackButtonHidden: ModifierReader<Bool> { reading(\.navigationBarBackButtonHidden) }
    @MainActor @preconcurrency @_disfavoredOverload public var navigationBarHidden: ModifierReader<Bool> { reading(\.navigationBarHidden) }
    @MainActor @preconcurrency @_disfavoredOverload public var navigationBarLeadingItems: SubtreeCall<View, ViewType.ClassifiedView> { subtree(\.navigationBarLeadingItems) }
    @MainActor @preconcurrency @_disfavoredOverload public var navigationBarTitle: SubtreeCall<View, ViewType.Text> { subtree(\.navigationBarTitle) }
    @MainActor @preconcurrency @_disfavoredOverload public var navigationBarTitleDisplayMode: ModifierReader<NavigationBarItem.TitleDisplayMode> { reading(\.navigationBarTitleDisplayMode) }
    @MainActor @preconcurrency @_disfavoredOverload public var navigationBarTrailingItems: SubtreeCall<View, ViewType.ClassifiedView> { subtree(\.navigationBarTrailingItems) }
    @MainActor @preconcurrency @_disfavoredOverload public var navigationDestination: SubtreeCall<View, ViewType.NavigationDestination> { subtree(\.navigationDestination) }
    @MainActor @preconcurrency @_disfavoredOverload public var navigationDocument: ModifierReader<NavigatedDocument> { reading(\.navigationDocument) }
    @MainActor @preconcurrency @_disfavoredOverload public var navigationSplitViewColumnWidth: ModifierReader<ColumnWidth> { reading(\.navigationSplitViewColumnWidth) }
    @MainActor @preconcurrency @_disfavoredOverload public var navigationSplitViewStyle: ModifierReader<Any> { reading(\.navigationSplitViewStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var navigationSubtitle: SubtreeCall<View, ViewType.Text> { subtree(\.navigationSubtitle) }
    @MainActor @preconcurrency @_disfavoredOverload public var navigationTitle: SubtreeCall<View, ViewType.Text> { subtree(\.navigationTitle) }
    @MainActor @preconcurrency @_disfavoredOverload public var navigationTransition: ModifierReader<any NavigationTransition> { reading(\.navigationTransition) }
    @MainActor @preconcurrency @_disfavoredOverload public var navigationViewStyle: ModifierReader<Any> { reading(\.navigationViewStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var offset: ModifierReader<CGSize> { reading(\.offset) }
    @MainActor @preconcurrency @_disfavoredOverload public var opacity: ModifierReader<Double> { reading(\.opacity) }
    @MainActor @preconcurrency @_disfavoredOverload public var overlay: SubtreeCall<View, ViewType.Overlay> { subtree(\.overlay) }
    @MainActor @preconcurrency @_disfavoredOverload public var overlayPreferenceValue: SubtreeCall<View, ViewType.Overlay> { subtree(\.overlayPreferenceValue) }
    @MainActor @preconcurrency @_disfavoredOverload public var padding: ViewCall<Edge.Set, CGFloat> { reading(\.padding) }
    @MainActor @preconcurrency @_disfavoredOverload public var paletteSelectionEffect: ModifierReader<PaletteSelectionEffect> { reading(\.paletteSelectionEffect) }
    @MainActor @preconcurrency @_disfavoredOverload public var persistentSystemOverlays: ModifierReader<Visibility> { reading(\.persistentSystemOverlays) }
    @MainActor @preconcurrency @_disfavoredOverload public var pickerStyle: ModifierReader<Any> { reading(\.pickerStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var popover: SubtreeCall<View, ViewType.Popover> { subtree(\.popover) }
    @MainActor @preconcurrency @_disfavoredOverload public var position: ModifierReader<CGPoint> { reading(\.position) }
    @MainActor @preconcurrency @_disfavoredOverload public var preferredColorScheme: ModifierReader<ColorScheme?> { reading(\.preferredColorScheme) }
    @MainActor @preconcurrency @_disfavoredOverload public var prefersDefaultFocus: ModifierReader<Bool> { reading(\.prefersDefaultFocus) }
    @MainActor @preconcurrency @_disfavoredOverload public var presentationBackground: ViewCall<Void, any ShapeStyle> { reading(\.presentationBackground) }
    @MainActor @preconcurrency @_disfavoredOverload public var presentationBackgroundInteraction: ModifierReader<PresentationBackgroundInteraction> { reading(\.presentationBackgroundInteraction) }
    @MainActor @preconcurrency @_disfavoredOverload public var presentationBackgroundView: SubtreeCall<View, ViewType.ClassifiedView> { subtree(\.presentationBackgroundView) }
    @MainActor @preconcurrency @_disfavoredOverload public var presentationCompactAdaptation: ModifierReader<(horizontal: PresentationAdaptation, vertical: PresentationAdaptation)> { reading(\.presentationCompactAdaptation) }
    @MainActor @preconcurrency @_disfavoredOverload public var presentationContentInteraction: ModifierReader<PresentationContentInteraction> { reading(\.presentationContentInteraction) }
    @MainActor @preconcurrency @_disfavoredOverload public var presentationCornerRadius: ModifierReader<CGFloat?> { reading(\.presentationCornerRadius) }
    @MainActor @preconcurrency @_disfavoredOverload public var presentationDetents: ModifierReader<Set<PresentationDetent>> { reading(\.presentationDetents) }
    @MainActor @preconcurrency @_disfavoredOverload public var presentationDragIndicator: ModifierReader<Visibility> { reading(\.presentationDragIndicator) }
    @MainActor @preconcurrency @_disfavoredOverload public var presentationProposal: ModifierReader<ProposedViewSize> { reading(\.presentationProposal) }
    @MainActor @preconcurrency @_disfavoredOverload public var presentationSizing: ModifierReader<any PresentationSizing> { reading(\.presentationSizing) }
    @MainActor @preconcurrency @_disfavoredOverload public var presentedWindowStyle: ModifierReader<Any> { reading(\.presentedWindowStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var presentedWindowToolbarStyle: ModifierReader<Any> { reading(\.presentedWindowToolbarStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var previewContext: ViewCall<Void, any PreviewContext> { reading(\.previewContext) }
    @MainActor @preconcurrency @_disfavoredOverload public var previewDevice: ModifierReader<PreviewDevice> { reading(\.previewDevice) }
    @MainActor @preconcurrency @_disfavoredOverload public var previewDisplayName: ModifierReader<String> { reading(\.previewDisplayName) }
    @MainActor @preconcurrency @_disfavoredOverload public var previewInterfaceOrientation: ModifierReader<InterfaceOrientation> { reading(\.previewInterfaceOrientation) }
    @MainActor @preconcurrency @_disfavoredOverload public var previewLayout: ModifierReader<PreviewLayout> { reading(\.previewLayout) }
    @MainActor @preconcurrency @_disfavoredOverload public var privacySensitive: ModifierReader<Bool> { reading(\.privacySensitive) }
    @MainActor @preconcurrency @_disfavoredOverload public var progressViewStyle: ModifierReader<Any> { reading(\.progressViewStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var projectionTransform: ModifierReader<ProjectionTransform> { reading(\.projectionTransform) }
    @MainActor @preconcurrency @_disfavoredOverload public var redacted: ModifierReader<RedactionReasons> { reading(\.redacted) }
    @MainActor @preconcurrency @_disfavoredOverload public var replaceDisabled: ModifierReader<Bool> { reading(\.replaceDisabled) }
    @MainActor @preconcurrency @_disfavoredOverload public var rotation: ModifierReader<(angle: Angle, anchor: UnitPoint)> { reading(\.rotation) }
    @MainActor @preconcurrency @_disfavoredOverload public var rotation3D: ModifierReader<Rotation3D> { reading(\.rotation3D) }
    @MainActor @preconcurrency @_disfavoredOverload public var safeAreaInset: SubtreeCall<View, ViewType.SafeAreaInset> { subtree(\.safeAreaInset) }
    @MainActor @preconcurrency @_disfavoredOverload public var safeAreaPadding: ModifierReader<SafeAreaPadding> { reading(\.safeAreaPadding) }
    @MainActor @preconcurrency @_disfavoredOverload public var saturation: ModifierReader<Double> { reading(\.saturation) }
    @MainActor @preconcurrency @_disfavoredOverload public var scaleEffect: ModifierReader<CGSize> { reading(\.scaleEffect) }
    @MainActor @preconcurrency @_disfavoredOverload public var scaleEffectAnchor: ModifierReader<UnitPoint> { reading(\.scaleEffectAnchor) }
    @MainActor @preconcurrency @_disfavoredOverload public var scenePadding: ModifierReader<Edge.Set> { reading(\.scenePadding) }
    @MainActor @preconcurrency @_disfavoredOverload public var scrollBounceBehavior: ModifierReader<(behavior: ScrollBounceBehavior, axes: Axis.Set)> { reading(\.scrollBounceBehavior) }
    @MainActor @preconcurrency @_disfavoredOverload public var scrollClipDisabled: ModifierReader<Bool> { reading(\.scrollClipDisabled) }
    @MainActor @preconcurrency @_disfavoredOverload public var scrollContentBackground: ModifierReader<Visibility> { reading(\.scrollContentBackground) }
    @MainActor @preconcurrency @_disfavoredOverload public var scrollDisabled: ModifierReader<Bool> { reading(\.scrollDisabled) }
    @MainActor @preconcurrency @_disfavoredOverload public var scrollDismissesKeyboard: ModifierReader<ScrollDismissesKeyboardMode> { reading(\.scrollDismissesKeyboard) }
    @MainActor @preconcurrency @_disfavoredOverload public var scrollEdgeEffectHidden: ModifierReader<(hidden: Bool, edges: Edge.Set)> { reading(\.scrollEdgeEffectHidden) }
    @MainActor @preconcurrency @_disfavoredOverload public var scrollEdgeEffectStyle: ModifierReader<(style: ScrollEdgeEffectStyle?, edges: Edge.Set)> { reading(\.scrollEdgeEffectStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var scrollIndicators: ModifierReader<(visibility: ScrollIndicatorVisibility, axes: Axis.Set)> { reading(\.scrollIndicators) }
    @MainActor @preconcurrency @_disfavoredOverload public var scrollIndicatorsFlash: ModifierReader<Bool> { reading(\.scrollIndicatorsFlash) }
    @MainActor @preconcurrency @_disfavoredOverload public var scrollPosition: ModifierReader<ScrollPositionTarget> { reading(\.scrollPosition) }
    @MainActor @preconcurrency @_disfavoredOverload public var scrollTargetBehavior: ModifierReader<any ScrollTargetBehavior> { reading(\.scrollTargetBehavior) }
    @MainActor @preconcurrency @_disfavoredOverload public var scrollTargetLayout: ModifierReader<Bool> { reading(\.scrollTargetLayout) }
    @MainActor @preconcurrency @_disfavoredOverload public var scrollTransition: ModifierReader<ScrolledLook> { reading(\.scrollTransition) }
    @MainActor @preconcurrency @_disfavoredOverload public var searchCompletion: ModifierReader<String> { reading(\.searchCompletion) }
    @MainActor @preconcurrency @_disfavoredOverload public var searchDictationBehavior: ModifierReader<TextInputDictationBehavior> { reading(\.searchDictationBehavior) }
    @MainActor @preconcurrency @_disfavoredOverload public var searchPresentationToolbarBehavior: ModifierReader<SearchPresentationToolbarBehavior> { reading(\.searchPresentationToolbarBehavior) }
    @MainActor @preconcurrency @_disfavoredOverload public var searchScopes: SubtreeCall<View, ViewType.SearchScopes> { subtree(\.searchScopes) }
    @MainActor @preconcurrency @_disfavoredOverload public var searchSuggestions: SubtreeCall<View, ViewType.SearchSuggestions> { subtree(\.searchSuggestions) }
    @MainActor @preconcurrency @_disfavoredOverload public var searchSuggestionsVisibility: ModifierReader<(visibility: Visibility, placements: SearchSuggestionsPlacement.Set)> { reading(\.searchSuggestionsVisibility) }
    @MainActor @preconcurrency @_disfavoredOverload public var searchToolbarBehavior: ModifierReader<SearchToolbarBehavior> { reading(\.searchToolbarBehavior) }
    @MainActor @preconcurrency @_disfavoredOverload public var searchable: SubtreeCall<View, ViewType.Searchable> { subtree(\.searchable) }
    @MainActor @preconcurrency @_disfavoredOverload public var sectionActions: SubtreeCall<View, ViewType.SectionActions> { subtree(\.sectionActions) }
    @MainActor @preconcurrency @_disfavoredOverload public var sectionIndexLabel: ModifierReader<Text?> { reading(\.sectionIndexLabel) }
    @MainActor @preconcurrency @_disfavoredOverload public var selectionContextMenu: SubtreeCall<View, ViewType.SelectionContextMenu> { subtree(\.selectionContextMenu) }
    @MainActor @preconcurrency @_disfavoredOverload public var selectionDisabled: ModifierReader<Bool> { reading(\.selectionDisabled) }
    @MainActor @preconcurrency @_disfavoredOverload public var shadow: ModifierReader<(color: Color, radius: CGFloat, offset: CGSize)> { reading(\.shadow) }
    @MainActor @preconcurrency @_disfavoredOverload public var sheet: SubtreeCall<View, ViewType.Sheet> { subtree(\.sheet) }
    @MainActor @preconcurrency @_disfavoredOverload public var sliderThumbVisibility: ModifierReader<Visibility> { reading(\.sliderThumbVisibility) }
    @MainActor @preconcurrency @_disfavoredOverload public var speechAdjustedPitch: ModifierReader<Double> { reading(\.speechAdjustedPitch) }
    @MainActor @preconcurrency @_disfavoredOverload public var speechAlwaysIncludesPunctuation: ModifierReader<Bool> { reading(\.speechAlwaysIncludesPunctuation) }
    @MainActor @preconcurrency @_disfavoredOverload public var speechAnnouncementsQueued: ModifierReader<Bool> { reading(\.speechAnnouncementsQueued) }
    @MainActor @preconcurrency @_disfavoredOverload public var speechSpellsOutCharacters: ModifierReader<Bool> { reading(\.speechSpellsOutCharacters) }
    @MainActor @preconcurrency @_disfavoredOverload public var springLoadingBehavior: ModifierReader<SpringLoadingBehavior> { reading(\.springLoadingBehavior) }
    @MainActor @preconcurrency @_disfavoredOverload public var statusBarHidden: ModifierReader<Bool> { reading(\.statusBarHidden) }
    @MainActor @preconcurrency @_disfavoredOverload public var submitLabel: ModifierReader<SubmitLabel> { reading(\.submitLabel) }
    @MainActor @preconcurrency @_disfavoredOverload public var submitScope: ModifierReader<Bool> { reading(\.submitScope) }
    @MainActor @preconcurrency @_disfavoredOverload public var swipe: ViewCall<HorizontalEdge, Void> { reading(\.swipe) }
    @MainActor @preconcurrency @_disfavoredOverload public var swipeActions: SubtreeCall<View, ViewType.SwipeActions> { subtree(\.swipeActions) }
    @MainActor @preconcurrency @_disfavoredOverload public var symbolColorRenderingMode: ModifierReader<SymbolColorRenderingMode?> { reading(\.symbolColorRenderingMode) }
    @MainActor @preconcurrency @_disfavoredOverload public var symbolEffect: ModifierReader<SymbolEffectUse> { reading(\.symbolEffect) }
    @MainActor @preconcurrency @_disfavoredOverload public var symbolEffectsRemoved: ModifierReader<Bool> { reading(\.symbolEffectsRemoved) }
    @MainActor @preconcurrency @_disfavoredOverload public var symbolRenderingMode: ModifierReader<SymbolRenderingMode?> { reading(\.symbolRenderingMode) }
    @MainActor @preconcurrency @_disfavoredOverload public var symbolVariableValueMode: ModifierReader<SymbolVariableValueMode?> { reading(\.symbolVariableValueMode) }
    @MainActor @preconcurrency @_disfavoredOverload public var symbolVariant: ModifierReader<SymbolVariants> { reading(\.symbolVariant) }
    @MainActor @preconcurrency @_disfavoredOverload public var tabBarMinimizeBehavior: ModifierReader<TabBarMinimizeBehavior> { reading(\.tabBarMinimizeBehavior) }
    @MainActor @preconcurrency @_disfavoredOverload public var tabCustomizationBehavior: ModifierReader<(behavior: TabCustomizationBehavior, placements: [AdaptableTabBarPlacement])> { reading(\.tabCustomizationBehavior) }
    @MainActor @preconcurrency @_disfavoredOverload public var tabItem: SubtreeCall<View, ViewType.ClassifiedView> { subtree(\.tabItem) }
    @MainActor @preconcurrency @_disfavoredOverload public var tabViewBottomAccessory: SubtreeCall<View, ViewType.TabViewBottomAccessory> { subtree(\.tabViewBottomAccessory) }
    @MainActor @preconcurrency @_disfavoredOverload public var tabViewCustomization: ModifierReader<Binding<TabViewCustomization>?> { reading(\.tabViewCustomization) }
    @MainActor @preconcurrency @_disfavoredOverload public var tabViewSidebarBottomBar: SubtreeCall<View, ViewType.TabViewSidebarBottomBar> { subtree(\.tabViewSidebarBottomBar) }
    @MainActor @preconcurrency @_disfavoredOverload public var tabViewSidebarFooter: SubtreeCall<View, ViewType.TabViewSidebarFooter> { subtree(\.tabViewSidebarFooter) }
    @MainActor @preconcurrency @_disfavoredOverload public var tabViewSidebarHeader: SubtreeCall<View, ViewType.TabViewSidebarHeader> { subtree(\.tabViewSidebarHeader) }
    @MainActor @preconcurrency @_disfavoredOverload public var tabViewStyle: ModifierReader<Any> { reading(\.tabViewStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var tableColumnHeaders: ModifierReader<Visibility> { reading(\.tableColumnHeaders) }
    @MainActor @preconcurrency @_disfavoredOverload public var tableStyle: ModifierReader<Any> { reading(\.tableStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var tag: ModifierReader<AnyHashable> { reading(\.tag) }
    @MainActor @preconcurrency @_disfavoredOverload public var textCase: ModifierReader<Text.Case?> { reading(\.textCase) }
    @MainActor @preconcurrency @_disfavoredOverload public var textContentType: ModifierReader<UITextContentType?> { reading(\.textContentType) }
    @MainActor @preconcurrency @_disfavoredOverload public var textEditorStyle: ModifierReader<Any> { reading(\.textEditorStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var textFieldStyle: ModifierReader<Any> { reading(\.textFieldStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var textInputAutocapitalization: ModifierReader<TextInputAutocapitalization?> { reading(\.textInputAutocapitalization) }
    @MainActor @preconcurrency @_disfavoredOverload public var textScale: ModifierReader<(scale: Text.Scale, isEnabled: Bool)> { reading(\.textScale) }
    @MainActor @preconcurrency @_disfavoredOverload public var textSelection: ModifierReader<Bool> { reading(\.textSelection) }
    @MainActor @preconcurrency @_disfavoredOverload public var textSelectionAffinity: ModifierReader<TextSelectionAffinity> { reading(\.textSelectionAffinity) }
    @MainActor @preconcurrency @_disfavoredOverload public var tint: ModifierReader<Color?> { reading(\.tint) }
    @MainActor @preconcurrency @_disfavoredOverload public var toggleStyle: ModifierReader<Any> { reading(\.toggleStyle) }
    @MainActor @preconcurrency @_disfavoredOverload public var toolbar: SubtreeCall<View, ViewType.Toolbar> { subtree(\.toolbar) }
    @MainActor @preconcurrency @_disfavoredOverload public var toolbarBackground: ModifierReader<BarBackground> { reading(\.toolbarBackground) }
    @MainActor @preconcurrency @_disfavoredOverload public var toolbarBackgroundVisibility: ModifierReader<BarVisibility> { reading(\.toolbarBackgroundVisibility) }
    @MainActor @preconcurrency @_disfavoredOverload public var toolbarColorScheme: ModifierReader<(colorScheme: ColorScheme?, bars: [ToolbarPlacement])> { reading(\.toolbarColorScheme) }
    @MainActor @preconcurrency @_disfavoredOverload public var toolbarRemoving: ModifierReader<ToolbarDefaultItemKind?> { reading(\.toolbarRemoving) }
    @MainActor @preconcurrency @_disfavoredOverload public var toolbarRole: ModifierReader<ToolbarRole> { reading(\.toolbarRole) }
    @MainActor @preconcurrency @_disfavoredOverload public var toolbarTitleDisplayMode: ModifierReader<ToolbarTitleDisplayMode> { reading(\.toolbarTitleDisplayMode) }
    @MainActor @preconcurrency @_disfavoredOverload public var toolbarVisibility: ModifierReader<BarVisibility> { reading(\.toolbarVisibility) }
    @MainActor @preconcurrency @_disfavoredOverload public var tracking: ModifierReader<CGFloat> { reading(\.tracking) }
    @MainActor @preconcurrency @_disfavoredOverload public var transformEffect: ModifierReader<CGAffineTransform> { reading(\.transformEffect) }
    @MainActor @preconcurrency @_disfavoredOverload public var transition: ModifierReader<AnyTransition> { reading(\.transition) }
    @MainActor @preconcurrency @_disfavoredOverload public var truncationMode: ModifierReader<Text.TruncationMode> { reading(\.truncationMode) }
    @MainActor @preconcurrency @_disfavoredOverload public var typeSelectEquivalent: SubtreeCall<View, ViewType.Text> { subtree(\.typeSelectEquivalent) }
    @MainActor @preconcurrency @_disfavoredOverload public var typesettingLanguage: ModifierReader<(language: TypesettingLanguage, isEnabled: Bool)> { reading(\.typesettingLanguage) }
    @MainActor @preconcurrency @_disfavoredOverload public var unredacted: ModifierReader<Void> { reading(\.unredacted) }
    @MainActor @preconcurrency @_disfavoredOverload public var userActivity: ModifierReader<NSUserActivity?> { reading(\.userActivity) }
    @MainActor @preconcurrency @_disfavoredOverload public var writingToolsBehavior: ModifierReader<WritingToolsBehavior> { reading(\.writingToolsBehavior) }
    @MainActor @preconcurrency @_disfavoredOverload public var zIndex: ModifierReader<Double> { reading(\.zIndex) }
}

extension InspectableView where View == ViewType.AccessibilityActions {
    @MainActor @preconcurrency public var category: PropertyCall<View, AccessibilityActionCategory> { PropertyCall(view: self, keyPath: \.category) }
}

extension InspectableView where View == ViewType.ActionSheet {
    @MainActor @preconcurrency public var actions: SlotCall<View, ViewType.ClassifiedView> { SlotCall(view: self, keyPath: \.actions) }
    @MainActor @preconcurrency public var presentation: PropertyCall<View, Presentation> { PropertyCall(view: self, keyPath: \.presentation) }
    @MainActor @preconcurrency public var primaryButton: SlotCall<View, ViewType.AlertButton> { SlotCall(view: self, keyPath: \.primaryButton) }
    @MainActor @preconcurrency public var secondaryButton: SlotCall<View, ViewType.AlertButton> { SlotCall(view: self, keyPath: \.secondaryButton) }
    @MainActor @preconcurrency public var systemButton: SlotCall<View, ViewType.SystemButton> { SlotCall(view: self, keyPath: \.systemButton) }
}

extension InspectableView where View == ViewType.Alert {
    @MainActor @preconcurrency public var actions: SlotCall<View, ViewType.ClassifiedView> { SlotCall(view: self, keyPath: \.actions) }
    @MainActor @preconcurrency public var presentation: PropertyCall<View, Presentation> { PropertyCall(view: self, keyPath: \.presentation) }
    @MainActor @preconcurrency public var primaryButton: SlotCall<View, ViewType.AlertButton> { SlotCall(view: self, keyPath: \.primaryButton) }
    @MainActor @preconcurrency public var secondaryButton: SlotCall<View, ViewType.AlertButton> { SlotCall(view: self, keyPath: \.secondaryButton) }
    @MainActor @preconcurrency public var systemButton: SlotCall<View, ViewType.SystemButton> { SlotCall(view: self, keyPath: \.systemButton) }
}

extension InspectableView where View == ViewType.AlertButton {
    @MainActor @preconcurrency public var labelView: SlotCall<View, ViewType.Text> { SlotCall(view: self, keyPath: \.labelView) }
    @MainActor @preconcurrency public var style: PropertyCall<View, Alert.Button.Style> { PropertyCall(view: self, keyPath: \.style) }
    @MainActor @preconcurrency public var tap: ViewCall<Void, Void> { get throws { try bound(\.tap) } }
}

extension InspectableView where View == ViewType.AngularGradient {
    @MainActor @preconcurrency public var center: PropertyCall<View, UnitPoint> { PropertyCall(view: self, keyPath: \.center) }
    @MainActor @preconcurrency public var endAngle: PropertyCall<View, Angle> { PropertyCall(view: self, keyPath: \.endAngle) }
    @MainActor @preconcurrency public var gradient: PropertyCall<View, Gradient> { PropertyCall(view: self, keyPath: \.gradient) }
    @MainActor @preconcurrency public var startAngle: PropertyCall<View, Angle> { PropertyCall(view: self, keyPath: \.startAngle) }
}

extension InspectableView where View == ViewType.AsyncImage {
    @MainActor @preconcurrency public var scale: PropertyCall<View, CGFloat> { PropertyCall(view: self, keyPath: \.scale) }
    @MainActor @preconcurrency public var transaction: PropertyCall<View, Transaction> { PropertyCall(view: self, keyPath: \.transaction) }
    @MainActor @preconcurrency public var url: PropertyCall<View, URL?> { PropertyCall(view: self, keyPath: \.url) }
}

extension InspectableView where View == ViewType.Button {
    @MainActor @preconcurrency public var hold: ViewCall<Void, Void> { get throws { try bound(\.hold) } }
    @MainActor @preconcurrency public var isPressed: ViewCall<Void, Bool> { get throws { try bound(\.isPressed) } }
    @MainActor @preconcurrency public var release: ViewCall<Void, Void> { get throws { try bound(\.release) } }
    @MainActor @preconcurrency public var role: PropertyCall<View, ButtonRole?> { PropertyCall(view: self, keyPath: \.role) }
    @MainActor @preconcurrency public var tap: ViewCall<Void, Void> { get throws { try bound(\.tap) } }
}

extension InspectableView where View == ViewType.Canvas {
    @MainActor @preconcurrency public var colorMode: PropertyCall<View, ColorRenderingMode> { PropertyCall(view: self, keyPath: \.colorMode) }
    @MainActor @preconcurrency public var drawing: ViewCall<CGSize, [GraphicsContext.Operation]> { get throws { try bound(\.drawing) } }
    @MainActor @preconcurrency public var opaque: PropertyCall<View, Bool> { PropertyCall(view: self, keyPath: \.opaque) }
    @MainActor @preconcurrency public var rendersAsynchronously: PropertyCall<View, Bool> { PropertyCall(view: self, keyPath: \.rendersAsynchronously) }
    @MainActor @preconcurrency public var symbolsView: SlotCall<View, ViewType.ClassifiedView> { SlotCall(view: self, keyPath: \.symbolsView) }
}

extension InspectableView where View == ViewType.Color {
    @MainActor @preconcurrency public var name: ViewCall<Void, String> { get throws { try bound(\.name) } }
    @MainActor @preconcurrency public var rgba: ViewCall<Void, (red: Float, green: Float, blue: Float, alpha: Float)> { get throws { try bound(\.rgba) } }
    @MainActor @preconcurrency public var value: PropertyCall<View, Color> { PropertyCall(view: self, keyPath: \.value) }
}

extension InspectableView where View == ViewType.ColorPicker {
    @MainActor @preconcurrency public var select: ViewCall<Color, Void> { get throws { try bound(\.select) } }
    @MainActor @preconcurrency public var selectedColor: PropertyCall<View, Color> { PropertyCall(view: self, keyPath: \.selectedColor) }
    @MainActor @preconcurrency public var supportsOpacity: PropertyCall<View, Bool> { PropertyCall(view: self, keyPath: \.supportsOpacity) }
}

extension InspectableView where View == ViewType.ConfirmationDialog {
    @MainActor @preconcurrency public var actions: SlotCall<View, ViewType.ClassifiedView> { SlotCall(view: self, keyPath: \.actions) }
    @MainActor @preconcurrency public var presentation: PropertyCall<View, Presentation> { PropertyCall(view: self, keyPath: \.presentation) }
    @MainActor @preconcurrency public var primaryButton: SlotCall<View, ViewType.AlertButton> { SlotCall(view: self, keyPath: \.primaryButton) }
    @MainActor @preconcurrency public var secondaryButton: SlotCall<View, ViewType.AlertButton> { SlotCall(view: self, keyPath: \.secondaryButton) }
    @MainActor @preconcurrency public var systemButton: SlotCall<View, ViewType.SystemButton> { SlotCall(view: self, keyPath: \.systemButton) }
}

extension InspectableView where View == ViewType.ContainerBackground {
    @MainActor @preconcurrency public var alignment: PropertyCall<View, Alignment> { PropertyCall(view: self, keyPath: \.alignment) }
    @MainActor @preconcurrency public var placement: PropertyCall<View, ContainerBackgroundPlacement> { PropertyCall(view: self, keyPath: \.placement) }
}

extension InspectableView where View == ViewType.ContentUnavailableView {
    @MainActor @preconcurrency public var actions: SlotCall<View, ViewType.ClassifiedView> { SlotCall(view: self, keyPath: \.actions) }
    @MainActor @preconcurrency public var description: SlotCall<View, ViewType.ClassifiedView> { SlotCall(view: self, keyPath: \.description) }
}

extension InspectableView where View == ViewType.ContextMenu {
    @MainActor @preconcurrency public var close: ViewCall<Void, Void> { get throws { try bound(\.close) } }
    @MainActor @preconcurrency public var isOpen: ViewCall<Void, Bool> { get throws { try bound(\.isOpen) } }
    @MainActor @preconcurrency public var open: ViewCall<Void, Void> { get throws { try bound(\.open) } }
    @MainActor @preconcurrency public var preview: SlotCall<View, ViewType.ClassifiedView> { SlotCall(view: self, keyPath: \.preview) }
}

extension InspectableView where View == ViewType.DatePicker {
    @MainActor @preconcurrency public var displayedComponents: PropertyCall<View, DatePickerComponents> { PropertyCall(view: self, keyPath: \.displayedComponents) }
    @MainActor @preconcurrency public var maximumDate: PropertyCall<View, Date?> { PropertyCall(view: self, keyPath: \.maximumDate) }
    @MainActor @preconcurrency public var minimumDate: PropertyCall<View, Date?> { PropertyCall(view: self, keyPath: \.minimumDate) }
    @MainActor @preconcurrency public var select: ViewCall<Date, Void> { get throws { try bound(\.select) } }
    @MainActor @preconcurrency public var selectedDate: PropertyCall<View, Date> { PropertyCall(view: self, keyPath: \.selectedDate) }
    @MainActor @preconcurrency public var set: ViewCall<String, Void> { get throws { try bound(\.set) } }
}

extension InspectableView where View == ViewType.DefaultToolbarItem {
    @MainActor @preconcurrency public var itemKind: PropertyCall<View, ToolbarDefaultItemKind> { PropertyCall(view: self, keyPath: \.itemKind) }
}

extension InspectableView where View == ViewType.DisclosureGroup {
    @MainActor @preconcurrency public var expansion: PropertyCall<View, Binding<Bool>?> { PropertyCall(view: self, keyPath: \.expansion) }
}

extension InspectableView where View == ViewType.EditButton {
    @MainActor @preconcurrency public var editMode: ViewCall<Void, Binding<EditMode>?> { get throws { try bound(\.editMode) } }
    @MainActor @preconcurrency public var tap: ViewCall<Void, Void> { get throws { try bound(\.tap) } }
}

extension InspectableView where View == ViewType.EllipticalGradient {
    @MainActor @preconcurrency public var center: PropertyCall<View, UnitPoint> { PropertyCall(view: self, keyPath: \.center) }
    @MainActor @preconcurrency public var endRadiusFraction: PropertyCall<View, CGFloat> { PropertyCall(view: self, keyPath: \.endRadiusFraction) }
    @MainActor @preconcurrency public var gradient: PropertyCall<View, Gradient> { PropertyCall(view: self, keyPath: \.gradient) }
    @MainActor @preconcurrency public var startRadiusFraction: PropertyCall<View, CGFloat> { PropertyCall(view: self, keyPath: \.startRadiusFraction) }
}

extension InspectableView where View == ViewType.FileExporter {
    @MainActor @preconcurrency public var allowedContentTypes: PropertyCall<View, [UTType]> { PropertyCall(view: self, keyPath: \.allowedContentTypes) }
    @MainActor @preconcurrency public var allowsMultipleSelection: PropertyCall<View, Bool> { PropertyCall(view: self, keyPath: \.allowsMultipleSelection) }
    @MainActor @preconcurrency public var cancel: ViewCall<Void, Void> { get throws { try bound(\.cancel) } }
    @MainActor @preconcurrency public var choose: ViewCall<[URL], Void> { get throws { try bound(\.choose) } }
    @MainActor @preconcurrency public var defaultFilename: PropertyCall<View, String?> { PropertyCall(view: self, keyPath: \.defaultFilename) }
    @MainActor @preconcurrency public var exportedFiles: ViewCall<Void, [FileWrapper]> { get throws { try bound(\.exportedFiles) } }
    @MainActor @preconcurrency public var fail: ViewCall<any Error, Void> { get throws { try bound(\.fail) } }
    @MainActor @preconcurrency public var files: PropertyCall<View, [URL]> { PropertyCall(view: self, keyPath: \.files) }
    @MainActor @preconcurrency public var presentation: PropertyCall<View, Presentation> { PropertyCall(view: self, keyPath: \.presentation) }
}

extension InspectableView where View == ViewType.FileImporter {
    @MainActor @preconcurrency public var allowedContentTypes: PropertyCall<View, [UTType]> { PropertyCall(view: self, keyPath: \.allowedContentTypes) }
    @MainActor @preconcurrency public var allowsMultipleSelection: PropertyCall<View, Bool> { PropertyCall(view: self, keyPath: \.allowsMultipleSelection) }
    @MainActor @preconcurrency public var cancel: ViewCall<Void, Void> { get throws { try bound(\.cancel) } }
    @MainActor @preconcurrency public var choose: ViewCall<[URL], Void> { get throws { try bound(\.choose) } }
    @MainActor @preconcurrency public var defaultFilename: PropertyCall<View, String?> { PropertyCall(view: self, keyPath: \.defaultFilename) }
    @MainActor @preconcurrency public var exportedFiles: ViewCall<Void, [FileWrapper]> { get throws { try bound(\.exportedFiles) } }
    @MainActor @preconcurrency public var fail: ViewCall<any Error, Void> { get throws { try bound(\.fail) } }
    @MainActor @preconcurrency public var files: PropertyCall<View, [URL]> { PropertyCall(view: self, keyPath: \.files) }
    @MainActor @preconcurrency public var presentation: PropertyCall<View, Presentation> { PropertyCall(view: self, keyPath: \.presentation) }
}

extension InspectableView where View == ViewType.FileMover {
    @MainActor @preconcurrency public var allowedContentTypes: PropertyCall<View, [UTType]> { PropertyCall(view: self, keyPath: \.allowedContentTypes) }
    @MainActor @preconcurrency public var allowsMultipleSelection: PropertyCall<View, Bool> { PropertyCall(view: self, keyPath: \.allowsMultipleSelection) }
    @MainActor @preconcurrency public var cancel: ViewCall<Void, Void> { get throws { try bound(\.cancel) } }
    @MainActor @preconcurrency public var choose: ViewCall<[URL], Void> { get throws { try bound(\.choose) } }
    @MainActor @preconcurrency public var defaultFilename: PropertyCall<View, String?> { PropertyCall(view: self, keyPath: \.defaultFilename) }
    @MainActor @preconcurrency public var exportedFiles: ViewCall<Void, [FileWrapper]> { get throws { try bound(\.exportedFiles) } }
    @MainActor @preconcurrency public var fail: ViewCall<any Error, Void> { get throws { try bound(\.fail) } }
    @MainActor @preconcurrency public var files: PropertyCall<View, [URL]> { PropertyCall(view: self, keyPath: \.files) }
    @MainActor @preconcurrency public var presentation: PropertyCall<View, Presentation> { PropertyCall(view: self, keyPath: \.presentation) }
}

extension InspectableView where View == ViewType.Form {
    @MainActor @preconcurrency public var systemButton: SlotCall<View, ViewType.SystemButton> { SlotCall(view: self, keyPath: \.systemButton) }
}

extension InspectableView where View == ViewType.Gauge {
    @MainActor @preconcurrency public var bounds: PropertyCall<View, ClosedRange<Double>> { PropertyCall(view: self, keyPath: \.bounds) }
    @MainActor @preconcurrency public var currentValueLabelView: SlotCall<View, ViewType.ClassifiedView> { SlotCall(view: self, keyPath: \.currentValueLabelView) }
    @MainActor @preconcurrency public var markedValueLabelsView: SlotCall<View, ViewType.ClassifiedView> { SlotCall(view: self, keyPath: \.markedValueLabelsView) }
    @MainActor @preconcurrency public var maximumValueLabelView: SlotCall<View, ViewType.ClassifiedView> { SlotCall(view: self, keyPath: \.maximumValueLabelView) }
    @MainActor @preconcurrency public var minimumValueLabelView: SlotCall<View, ViewType.ClassifiedView> { SlotCall(view: self, keyPath: \.minimumValueLabelView) }
    @MainActor @preconcurrency public var value: PropertyCall<View, Double> { PropertyCall(view: self, keyPath: \.value) }
}

extension InspectableView where View == ViewType.GlassEffectContainer {
    @MainActor @preconcurrency public var spacing: PropertyCall<View, CGFloat?> { PropertyCall(view: self, keyPath: \.spacing) }
}

extension InspectableView where View == ViewType.Grid {
    @MainActor @preconcurrency public var alignment: PropertyCall<View, Alignment> { PropertyCall(view: self, keyPath: \.alignment) }
    @MainActor @preconcurrency public var horizontalSpacing: PropertyCall<View, CGFloat?> { PropertyCall(view: self, keyPath: \.horizontalSpacing) }
    @MainActor @preconcurrency public var verticalSpacing: PropertyCall<View, CGFloat?> { PropertyCall(view: self, keyPath: \.verticalSpacing) }
}

extension InspectableView where View == ViewType.GridRow {
    @MainActor @preconcurrency public var alignment: PropertyCall<View, VerticalAlignment?> { PropertyCall(view: self, keyPath: \.alignment) }
}

extension InspectableView where View == ViewType.HStack {
    @MainActor @preconcurrency public var alignment: PropertyCall<View, VerticalAlignment> { PropertyCall(view: self, keyPath: \.alignment) }
    @MainActor @preconcurrency public var spacing: PropertyCall<View, CGFloat?> { PropertyCall(view: self, keyPath: \.spacing) }
}

extension InspectableView where View == ViewType.Image {
    @MainActor @preconcurrency public var actualImage: PropertyCall<View, Image> { PropertyCall(view: self, keyPath: \.actualImage) }
    @MainActor @preconcurrency public var interpolation: PropertyCall<View, Image.Interpolation?> { PropertyCall(view: self, keyPath: \.interpolation) }
    @MainActor @preconcurrency public var isAntialiased: PropertyCall<View, Bool?> { PropertyCall(view: self, keyPath: \.isAntialiased) }
    @MainActor @preconcurrency public var isDecorative: PropertyCall<View, Bool> { PropertyCall(view: self, keyPath: \.isDecorative) }
    @MainActor @preconcurrency public var isResizable: PropertyCall<View, Bool> { PropertyCall(view: self, keyPath: \.isResizable) }
    @MainActor @preconcurrency public var labelView: SlotCall<View, ViewType.Text> { SlotCall(view: self, keyPath: \.labelView) }
    @MainActor @preconcurrency public var renderingMode: PropertyCall<View, Image.TemplateRenderingMode?> { PropertyCall(view: self, keyPath: \.renderingMode) }
    @MainActor @preconcurrency public var symbolRenderingMode: PropertyCall<View, SymbolRenderingMode?> { PropertyCall(view: self, keyPath: \.symbolRenderingMode) }
    @MainActor @preconcurrency public var variableValue: PropertyCall<View, Double?> { PropertyCall(view: self, keyPath: \.variableValue) }
}

extension InspectableView where View == ViewType.KeyframeAnimator {
    @MainActor @preconcurrency public var value: ViewCall<Void, Any> { get throws { try bound(\.value) } }
}

extension InspectableView where View == ViewType.Label {
    @MainActor @preconcurrency public var icon: SlotCall<View, ViewType.ClassifiedView> { SlotCall(view: self, keyPath: \.icon) }
}

extension InspectableView where View == ViewType.Layout {
    @MainActor @preconcurrency public var layout: PropertyCall<View, any Layout> { PropertyCall(view: self, keyPath: \.layout) }
    @MainActor @preconcurrency public var layoutName: PropertyCall<View, String> { PropertyCall(view: self, keyPath: \.layoutName) }
}

extension InspectableView where View == ViewType.LazyHGrid {
    @MainActor @preconcurrency public var alignment: PropertyCall<View, VerticalAlignment> { PropertyCall(view: self, keyPath: \.alignment) }
    @MainActor @preconcurrency public var pinnedViews: PropertyCall<View, PinnedScrollableViews> { PropertyCall(view: self, keyPath: \.pinnedViews) }
    @MainActor @preconcurrency public var rows: PropertyCall<View, [GridItem]> { PropertyCall(view: self, keyPath: \.rows) }
    @MainActor @preconcurrency public var spacing: PropertyCall<View, CGFloat?> { PropertyCall(view: self, keyPath: \.spacing) }
}

extension InspectableView where View == ViewType.LazyHStack {
    @MainActor @preconcurrency public var alignment: PropertyCall<View, VerticalAlignment> { PropertyCall(view: self, keyPath: \.alignment) }
    @MainActor @preconcurrency public var pinnedViews: PropertyCall<View, PinnedScrollableViews> { PropertyCall(view: self, keyPath: \.pinnedViews) }
    @MainActor @preconcurrency public var spacing: PropertyCall<View, CGFloat?> { PropertyCall(view: self, keyPath: \.spacing) }
}

extension InspectableView where View == ViewType.LazyVGrid {
    @MainActor @preconcurrency public var alignment: PropertyCall<View, HorizontalAlignment> { PropertyCall(view: self, keyPath: \.alignment) }
    @MainActor @preconcurrency public var columns: PropertyCall<View, [GridItem]> { PropertyCall(view: self, keyPath: \.columns) }
    @MainActor @preconcurrency public var pinnedViews: PropertyCall<View, PinnedScrollableViews> { PropertyCall(view: self, keyPath: \.pinnedViews) }
    @MainActor @preconcurrency public var spacing: PropertyCall<View, CGFloat?> { PropertyCall(view: self, keyPath: \.spacing) }
}

extension InspectableView where View == ViewType.LazyVStack {
    @MainActor @preconcurrency public var alignment: PropertyCall<View, HorizontalAlignment> { PropertyCall(view: self, keyPath: \.alignment) }
    @MainActor @preconcurrency public var pinnedViews: PropertyCall<View, PinnedScrollableViews> { PropertyCall(view: self, keyPath: \.pinnedViews) }
    @MainActor @preconcurrency public var spacing: PropertyCall<View, CGFloat?> { PropertyCall(view: self, keyPath: \.spacing) }
}

extension InspectableView where View == ViewType.LinearGradient {
    @MainActor @preconcurrency public var endPoint: PropertyCall<View, UnitPoint> { PropertyCall(view: self, keyPath: \.endPoint) }
    @MainActor @preconcurrency public var gradient: PropertyCall<View, Gradient> { PropertyCall(view: self, keyPath: \.gradient) }
    @MainActor @preconcurrency public var startPoint: PropertyCall<View, UnitPoint> { PropertyCall(view: self, keyPath: \.startPoint) }
}

extension InspectableView where View == ViewType.Link {
    @MainActor @preconcurrency public var tap: ViewCall<Void, Void> { get throws { try bound(\.tap) } }
    @MainActor @preconcurrency public var url: PropertyCall<View, URL> { PropertyCall(view: self, keyPath: \.url) }
}

extension InspectableView where View == ViewType.List {
    @MainActor @preconcurrency public var select: ViewCall<OptionTag, Void> { get throws { try bound(\.select) } }
    @MainActor @preconcurrency public var selectedValue: ViewCall<Void, Selection?> { get throws { try bound(\.selectedValue) } }
    @MainActor @preconcurrency public var systemButton: SlotCall<View, ViewType.SystemButton> { SlotCall(view: self, keyPath: \.systemButton) }
}

extension InspectableView where View == ViewType.Mask {
    @MainActor @preconcurrency public var alignment: PropertyCall<View, Alignment> { PropertyCall(view: self, keyPath: \.alignment) }
}

extension InspectableView where View == ViewType.Menu {
    @MainActor @preconcurrency public var callPrimaryAction: ViewCall<Void, Void> { get throws { try bound(\.callPrimaryAction) } }
    @MainActor @preconcurrency public var close: ViewCall<Void, Void> { get throws { try bound(\.close) } }
    @MainActor @preconcurrency public var isOpen: ViewCall<Void, Bool> { get throws { try bound(\.isOpen) } }
    @MainActor @preconcurrency public var open: ViewCall<Void, Void> { get throws { try bound(\.open) } }
}

extension InspectableView where View == ViewType.MeshGradient {
    @MainActor @preconcurrency public var background: PropertyCall<View, Color> { PropertyCall(view: self, keyPath: \.background) }
    @MainActor @preconcurrency public var colorSpace: PropertyCall<View, Gradient.ColorSpace> { PropertyCall(view: self, keyPath: \.colorSpace) }
    @MainActor @preconcurrency public var colors: PropertyCall<View, MeshGradient.Colors> { PropertyCall(view: self, keyPath: \.colors) }
    @MainActor @preconcurrency public var height: PropertyCall<View, Int> { PropertyCall(view: self, keyPath: \.height) }
    @MainActor @preconcurrency public var locations: PropertyCall<View, MeshGradient.Locations> { PropertyCall(view: self, keyPath: \.locations) }
    @MainActor @preconcurrency public var smoothsColors: PropertyCall<View, Bool> { PropertyCall(view: self, keyPath: \.smoothsColors) }
    @MainActor @preconcurrency public var width: PropertyCall<View, Int> { PropertyCall(view: self, keyPath: \.width) }
}

extension InspectableView where View == ViewType.MultiDatePicker {
    @MainActor @preconcurrency public var maximumDate: PropertyCall<View, Date?> { PropertyCall(view: self, keyPath: \.maximumDate) }
    @MainActor @preconcurrency public var minimumDate: PropertyCall<View, Date?> { PropertyCall(view: self, keyPath: \.minimumDate) }
    @MainActor @preconcurrency public var select: ViewCall<Set<DateComponents>, Void> { get throws { try bound(\.select) } }
    @MainActor @preconcurrency public var selectedDateComponents: PropertyCall<View, Set<DateComponents>> { PropertyCall(view: self, keyPath: \.selectedDateComponents) }
}

extension InspectableView where View == ViewType.NavigationDestination {
    @MainActor @preconcurrency public var isPresented: ViewCall<Void, Bool> { get throws { try bound(\.isPresented) } }
    @MainActor @preconcurrency public var set: ViewCall<Bool, Void> { get throws { try bound(\.set) } }
}

extension InspectableView where View == ViewType.NavigationLink {
    @MainActor @preconcurrency public var activate: ViewCall<Void, Void> { get throws { try bound(\.activate) } }
    @MainActor @preconcurrency public var deactivate: ViewCall<Void, Void> { get throws { try bound(\.deactivate) } }
    @MainActor @preconcurrency public var isActive: ViewCall<Void, Bool> { get throws { try bound(\.isActive) } }
    @MainActor @preconcurrency public var value: ViewCall<Void, AnyHashable> { get throws { try bound(\.value) } }
}

extension InspectableView where View == ViewType.NavigationSplitView {
    @MainActor @preconcurrency public var back: ViewCall<Void, Void> { get throws { try bound(\.back) } }
    @MainActor @preconcurrency public var backButton: SlotCall<View, ViewType.SystemButton> { SlotCall(view: self, keyPath: \.backButton) }
    @MainActor @preconcurrency public var columnVisibility: PropertyCall<View, NavigationSplitViewVisibility> { PropertyCall(view: self, keyPath: \.columnVisibility) }
    @MainActor @preconcurrency public var detailView: SlotCall<View, ViewType.ClassifiedView> { SlotCall(view: self, keyPath: \.detailView) }
    @MainActor @preconcurrency public var preferredCompactColumn: PropertyCall<View, NavigationSplitViewColumn> { PropertyCall(view: self, keyPath: \.preferredCompactColumn) }
    @MainActor @preconcurrency public var sidebarView: SlotCall<View, ViewType.ClassifiedView> { SlotCall(view: self, keyPath: \.sidebarView) }
}

extension InspectableView where View == ViewType.NavigationStack {
    @MainActor @preconcurrency public var back: ViewCall<Void, Void> { get throws { try bound(\.back) } }
    @MainActor @preconcurrency public var backButton: SlotCall<View, ViewType.SystemButton> { SlotCall(view: self, keyPath: \.backButton) }
}

extension InspectableView where View == ViewType.NavigationView {
    @MainActor @preconcurrency public var back: ViewCall<Void, Void> { get throws { try bound(\.back) } }
    @MainActor @preconcurrency public var backButton: SlotCall<View, ViewType.SystemButton> { SlotCall(view: self, keyPath: \.backButton) }
}

extension InspectableView where View == ViewType.OutlineGroup {
    @MainActor @preconcurrency public var leaf: ParameterizedContentCall<View, Any> { ParameterizedContentCall(view: self, keyPath: \.leaf) }
    @MainActor @preconcurrency public var sourceData: ViewCall<Void, Any> { get throws { try bound(\.sourceData) } }
}

extension InspectableView where View == ViewType.Overlay {
    @MainActor @preconcurrency public var alignment: PropertyCall<View, Alignment> { PropertyCall(view: self, keyPath: \.alignment) }
    @MainActor @preconcurrency public var ignoresSafeAreaEdges: PropertyCall<View, Edge.Set> { PropertyCall(view: self, keyPath: \.ignoresSafeAreaEdges) }
}

extension InspectableView where View == ViewType.PasteButton {
    @MainActor @preconcurrency public var paste: ViewCall<[NSItemProvider], Void> { get throws { try bound(\.paste) } }
    @MainActor @preconcurrency public var supportedTypes: PropertyCall<View, [String]> { PropertyCall(view: self, keyPath: \.supportedTypes) }
}

extension InspectableView where View == ViewType.PhaseAnimator {
    @MainActor @preconcurrency public var phase: ViewCall<Void, Any> { get throws { try bound(\.phase) } }
}

extension InspectableView where View == ViewType.Picker {
    @MainActor @preconcurrency public var select: ViewCall<OptionTag, Void> { get throws { try bound(\.select) } }
    @MainActor @preconcurrency public var selectedValue: ViewCall<Void, Selection?> { get throws { try bound(\.selectedValue) } }
}

extension InspectableView where View == ViewType.Popover {
    @MainActor @preconcurrency public var arrowEdge: PropertyCall<View, Edge> { PropertyCall(view: self, keyPath: \.arrowEdge) }
    @MainActor @preconcurrency public var attachmentAnchor: PropertyCall<View, PopoverAttachmentAnchor> { PropertyCall(view: self, keyPath: \.attachmentAnchor) }
    @MainActor @preconcurrency public var presentation: PropertyCall<View, Presentation> { PropertyCall(view: self, keyPath: \.presentation) }
}

extension InspectableView where View == ViewType.ProgressView {
    @MainActor @preconcurrency public var currentValueLabelView: SlotCall<View, ViewType.ClassifiedView> { SlotCall(view: self, keyPath: \.currentValueLabelView) }
    @MainActor @preconcurrency public var fractionCompleted: PropertyCall<View, Double?> { PropertyCall(view: self, keyPath: \.fractionCompleted) }
    @MainActor @preconcurrency public var progress: ViewCall<Void, Progress> { get throws { try bound(\.progress) } }
}

extension InspectableView where View == ViewType.RadialGradient {
    @MainActor @preconcurrency public var center: PropertyCall<View, UnitPoint> { PropertyCall(view: self, keyPath: \.center) }
    @MainActor @preconcurrency public var endRadius: PropertyCall<View, CGFloat> { PropertyCall(view: self, keyPath: \.endRadius) }
    @MainActor @preconcurrency public var gradient: PropertyCall<View, Gradient> { PropertyCall(view: self, keyPath: \.gradient) }
    @MainActor @preconcurrency public var startRadius: PropertyCall<View, CGFloat> { PropertyCall(view: self, keyPath: \.startRadius) }
}

extension InspectableView where View == ViewType.RenameButton {
    @MainActor @preconcurrency public var tap: ViewCall<Void, Void> { get throws { try bound(\.tap) } }
}

extension InspectableView where View == ViewType.SafeAreaInset {
    @MainActor @preconcurrency public var edge: PropertyCall<View, Edge> { PropertyCall(view: self, keyPath: \.edge) }
    @MainActor @preconcurrency public var isBar: PropertyCall<View, Bool> { PropertyCall(view: self, keyPath: \.isBar) }
    @MainActor @preconcurrency public var regions: PropertyCall<View, SafeAreaRegions> { PropertyCall(view: self, keyPath: \.regions) }
    @MainActor @preconcurrency public var spacing: PropertyCall<View, CGFloat?> { PropertyCall(view: self, keyPath: \.spacing) }
}

extension InspectableView where View == ViewType.ScrollView {
    @MainActor @preconcurrency public var axes: PropertyCall<View, Axis.Set> { PropertyCall(view: self, keyPath: \.axes) }
    @MainActor @preconcurrency public var contentInsets: PropertyCall<View, EdgeInsets> { PropertyCall(view: self, keyPath: \.contentInsets) }
    @MainActor @preconcurrency public var showsIndicators: PropertyCall<View, Bool> { PropertyCall(view: self, keyPath: \.showsIndicators) }
}

extension InspectableView where View == ViewType.ScrollViewReader {
    @MainActor @preconcurrency public var scrollTargets: ViewCall<Void, [ScrollViewProxy.Target]> { get throws { try bound(\.scrollTargets) } }
}

extension InspectableView where View == ViewType.SearchScopes {
    @MainActor @preconcurrency public var activation: PropertyCall<View, SearchScopeActivation> { PropertyCall(view: self, keyPath: \.activation) }
    @MainActor @preconcurrency public var select: ViewCall<OptionTag, Void> { get throws { try bound(\.select) } }
    @MainActor @preconcurrency public var selectedValue: ViewCall<Void, Selection?> { get throws { try bound(\.selectedValue) } }
}

extension InspectableView where View == ViewType.Searchable {
    @MainActor @preconcurrency public var activate: ViewCall<Void, Void> { get throws { try bound(\.activate) } }
    @MainActor @preconcurrency public var clear: ViewCall<Void, Void> { get throws { try bound(\.clear) } }
    @MainActor @preconcurrency public var deleteToken: ViewCall<Void, Void> { get throws { try bound(\.deleteToken) } }
    @MainActor @preconcurrency public var dismiss: ViewCall<Void, Void> { get throws { try bound(\.dismiss) } }
    @MainActor @preconcurrency public var input: PropertyCall<View, String> { PropertyCall(view: self, keyPath: \.input) }
    @MainActor @preconcurrency public var paste: ViewCall<String, Void> { get throws { try bound(\.paste) } }
    @MainActor @preconcurrency public var placement: PropertyCall<View, SearchFieldPlacement> { PropertyCall(view: self, keyPath: \.placement) }
    @MainActor @preconcurrency public var prompt: SlotCall<View, ViewType.Text> { SlotCall(view: self, keyPath: \.prompt) }
    @MainActor @preconcurrency public var setInput: ViewCall<String, Void> { get throws { try bound(\.setInput) } }
    @MainActor @preconcurrency public var submit: ViewCall<Void, Void> { get throws { try bound(\.submit) } }
    @MainActor @preconcurrency public var suggestedTokens: SlotCall<View, ViewType.ClassifiedView> { SlotCall(view: self, keyPath: \.suggestedTokens) }
    @MainActor @preconcurrency public var systemButton: SlotCall<View, ViewType.SystemButton> { SlotCall(view: self, keyPath: \.systemButton) }
    @MainActor @preconcurrency public var tokens: SlotCall<View, ViewType.ClassifiedView> { SlotCall(view: self, keyPath: \.tokens) }
    @MainActor @preconcurrency public var type: ViewCall<String, Void> { get throws { try bound(\.type) } }
}

extension InspectableView where View == ViewType.Section {
    @MainActor @preconcurrency public var expansion: PropertyCall<View, Binding<Bool>?> { PropertyCall(view: self, keyPath: \.expansion) }
    @MainActor @preconcurrency public var footer: SlotCall<View, ViewType.ClassifiedView> { SlotCall(view: self, keyPath: \.footer) }
    @MainActor @preconcurrency public var header: SlotCall<View, ViewType.ClassifiedView> { SlotCall(view: self, keyPath: \.header) }
}

extension InspectableView where View == ViewType.SecureField {
    @MainActor @preconcurrency public var callOnCommit: ViewCall<Void, Void> { get throws { try bound(\.callOnCommit) } }
    @MainActor @preconcurrency public var clear: ViewCall<Void, Void> { get throws { try bound(\.clear) } }
    @MainActor @preconcurrency public var input: PropertyCall<View, String> { PropertyCall(view: self, keyPath: \.input) }
    @MainActor @preconcurrency public var paste: ViewCall<String, Void> { get throws { try bound(\.paste) } }
    @MainActor @preconcurrency public var prompt: SlotCall<View, ViewType.Text> { SlotCall(view: self, keyPath: \.prompt) }
    @MainActor @preconcurrency public var setInput: ViewCall<String, Void> { get throws { try bound(\.setInput) } }
    @MainActor @preconcurrency public var submit: ViewCall<Void, Void> { get throws { try bound(\.submit) } }
    @MainActor @preconcurrency public var type: ViewCall<String, Void> { get throws { try bound(\.type) } }
}

extension InspectableView where View == ViewType.SelectionContextMenu {
    @MainActor @preconcurrency public var callPrimaryAction: ViewCall<Void, Void> { get throws { try bound(\.callPrimaryAction) } }
    @MainActor @preconcurrency public var close: ViewCall<Void, Void> { get throws { try bound(\.close) } }
    @MainActor @preconcurrency public var isOpen: ViewCall<Void, Bool> { get throws { try bound(\.isOpen) } }
    @MainActor @preconcurrency public var open: ViewCall<Void, Void> { get throws { try bound(\.open) } }
}

extension InspectableView where View == ViewType.Shape {
    @MainActor @preconcurrency public var backgroundView: SlotCall<View, ViewType.Shape> { SlotCall(view: self, keyPath: \.backgroundView) }
    @MainActor @preconcurrency public var fillShapeStyle: ViewCall<Void, any ShapeStyle> { get throws { try bound(\.fillShapeStyle) } }
    @MainActor @preconcurrency public var fillStyle: ViewCall<Void, FillStyle> { get throws { try bound(\.fillStyle) } }
    @MainActor @preconcurrency public var inset: ViewCall<Void, CGFloat> { get throws { try bound(\.inset) } }
    @MainActor @preconcurrency public var offset: ViewCall<Void, CGSize> { get throws { try bound(\.offset) } }
    @MainActor @preconcurrency public var path: ViewCall<CGRect, Path> { get throws { try bound(\.path) } }
    @MainActor @preconcurrency public var rotation: ViewCall<Void, (angle: Angle, anchor: UnitPoint)> { get throws { try bound(\.rotation) } }
    @MainActor @preconcurrency public var scale: ViewCall<Void, (x: CGFloat, y: CGFloat, anchor: UnitPoint)> { get throws { try bound(\.scale) } }
    @MainActor @preconcurrency public var size: ViewCall<Void, CGSize> { get throws { try bound(\.size) } }
    @MainActor @preconcurrency public var strokeStyle: ViewCall<Void, StrokeStyle> { get throws { try bound(\.strokeStyle) } }
    @MainActor @preconcurrency public var transform: ViewCall<Void, CGAffineTransform> { get throws { try bound(\.transform) } }
    @MainActor @preconcurrency public var trim: ViewCall<Void, (from: CGFloat, to: CGFloat)> { get throws { try bound(\.trim) } }
}

extension InspectableView where View == ViewType.ShareLink {
    @MainActor @preconcurrency public var items: PropertyCall<View, Any> { PropertyCall(view: self, keyPath: \.items) }
    @MainActor @preconcurrency public var messageView: SlotCall<View, ViewType.Text> { SlotCall(view: self, keyPath: \.messageView) }
    @MainActor @preconcurrency public var subjectView: SlotCall<View, ViewType.Text> { SlotCall(view: self, keyPath: \.subjectView) }
}

extension InspectableView where View == ViewType.Slider {
    @MainActor @preconcurrency public var callOnEditingChanged: ViewCall<Void, Void> { get throws { try bound(\.callOnEditingChanged) } }
    @MainActor @preconcurrency public var currentValueLabelView: SlotCall<View, ViewType.ClassifiedView> { SlotCall(view: self, keyPath: \.currentValueLabelView) }
    @MainActor @preconcurrency public var maximumValueLabelView: SlotCall<View, ViewType.ClassifiedView> { SlotCall(view: self, keyPath: \.maximumValueLabelView) }
    @MainActor @preconcurrency public var minimumValueLabelView: SlotCall<View, ViewType.ClassifiedView> { SlotCall(view: self, keyPath: \.minimumValueLabelView) }
    @MainActor @preconcurrency public var neutralValue: PropertyCall<View, Double?> { PropertyCall(view: self, keyPath: \.neutralValue) }
    @MainActor @preconcurrency public var set: ViewCall<Double, Void> { get throws { try bound(\.set) } }
    @MainActor @preconcurrency public var setValue: ViewCall<Double, Void> { get throws { try bound(\.setValue) } }
    @MainActor @preconcurrency public var tickLabelsView: SlotCall<View, ViewType.ClassifiedView> { SlotCall(view: self, keyPath: \.tickLabelsView) }
    @MainActor @preconcurrency public var tickValues: PropertyCall<View, [Double]> { PropertyCall(view: self, keyPath: \.tickValues) }
    @MainActor @preconcurrency public var value: PropertyCall<View, Double> { PropertyCall(view: self, keyPath: \.value) }
}

extension InspectableView where View == ViewType.Spacer {
    @MainActor @preconcurrency public var minLength: PropertyCall<View, CGFloat?> { PropertyCall(view: self, keyPath: \.minLength) }
}

extension InspectableView where View == ViewType.Stepper {
    @MainActor @preconcurrency public var callOnEditingChanged: ViewCall<Void, Void> { get throws { try bound(\.callOnEditingChanged) } }
    @MainActor @preconcurrency public var currentValueLabelView: SlotCall<View, ViewType.Text> { SlotCall(view: self, keyPath: \.currentValueLabelView) }
    @MainActor @preconcurrency public var decrement: ViewCall<Void, Void> { get throws { try bound(\.decrement) } }
    @MainActor @preconcurrency public var increment: ViewCall<Void, Void> { get throws { try bound(\.increment) } }
}

extension InspectableView where View == ViewType.SwipeActions {
    @MainActor @preconcurrency public var allowsFullSwipe: PropertyCall<View, Bool> { PropertyCall(view: self, keyPath: \.allowsFullSwipe) }
    @MainActor @preconcurrency public var edge: PropertyCall<View, HorizontalEdge> { PropertyCall(view: self, keyPath: \.edge) }
    @MainActor @preconcurrency public var fullSwipe: ViewCall<Void, Void> { get throws { try bound(\.fullSwipe) } }
}

extension InspectableView where View == ViewType.SystemButton {
    @MainActor @preconcurrency public var role: PropertyCall<View, ButtonRole?> { PropertyCall(view: self, keyPath: \.role) }
    @MainActor @preconcurrency public var tap: ViewCall<Void, Void> { get throws { try bound(\.tap) } }
}

extension InspectableView where View == ViewType.Tab {
    @MainActor @preconcurrency public var placement: PropertyCall<View, TabPlacement> { PropertyCall(view: self, keyPath: \.placement) }
    @MainActor @preconcurrency public var role: PropertyCall<View, TabRole?> { PropertyCall(view: self, keyPath: \.role) }
}

extension InspectableView where View == ViewType.TabSection {
    @MainActor @preconcurrency public var header: SlotCall<View, ViewType.ClassifiedView> { SlotCall(view: self, keyPath: \.header) }
}

extension InspectableView where View == ViewType.TabView {
    @MainActor @preconcurrency public var select: ViewCall<OptionTag, Void> { get throws { try bound(\.select) } }
    @MainActor @preconcurrency public var selectedValue: ViewCall<Void, Selection?> { get throws { try bound(\.selectedValue) } }
}

extension InspectableView where View == ViewType.Table {
    @MainActor @preconcurrency public var header: SlotCall<View, ViewType.TableHeader> { SlotCall(view: self, keyPath: \.header) }
    @MainActor @preconcurrency public var select: ViewCall<OptionTag, Void> { get throws { try bound(\.select) } }
    @MainActor @preconcurrency public var selectedValue: ViewCall<Void, Selection?> { get throws { try bound(\.selectedValue) } }
    @MainActor @preconcurrency public var sort: ViewCall<Int, Void> { get throws { try bound(\.sort) } }
}

extension InspectableView where View == ViewType.Text {
    @MainActor @preconcurrency public var attributedString: ViewCall<Void, AttributedString> { get throws { try bound(\.attributedString) } }
    @MainActor @preconcurrency public var isTruncated: ViewCall<Void, Bool> { get throws { try bound(\.isTruncated) } }
    @MainActor @preconcurrency public var lines: ViewCall<Void, [String]> { get throws { try bound(\.lines) } }
}

extension InspectableView where View == ViewType.TextEditor {
    @MainActor @preconcurrency public var attributedInput: ViewCall<Void, AttributedString> { get throws { try bound(\.attributedInput) } }
    @MainActor @preconcurrency public var clear: ViewCall<Void, Void> { get throws { try bound(\.clear) } }
    @MainActor @preconcurrency public var input: PropertyCall<View, String> { PropertyCall(view: self, keyPath: \.input) }
    @MainActor @preconcurrency public var paste: ViewCall<String, Void> { get throws { try bound(\.paste) } }
    @MainActor @preconcurrency public var setInput: ViewCall<String, Void> { get throws { try bound(\.setInput) } }
    @MainActor @preconcurrency public var type: ViewCall<String, Void> { get throws { try bound(\.type) } }
}

extension InspectableView where View == ViewType.TextField {
    @MainActor @preconcurrency public var axis: PropertyCall<View, Axis> { PropertyCall(view: self, keyPath: \.axis) }
    @MainActor @preconcurrency public var callOnCommit: ViewCall<Void, Void> { get throws { try bound(\.callOnCommit) } }
    @MainActor @preconcurrency public var callOnEditingChanged: ViewCall<Void, Void> { get throws { try bound(\.callOnEditingChanged) } }
    @MainActor @preconcurrency public var clear: ViewCall<Void, Void> { get throws { try bound(\.clear) } }
    @MainActor @preconcurrency public var input: PropertyCall<View, String> { PropertyCall(view: self, keyPath: \.input) }
    @MainActor @preconcurrency public var paste: ViewCall<String, Void> { get throws { try bound(\.paste) } }
    @MainActor @preconcurrency public var prompt: SlotCall<View, ViewType.Text> { SlotCall(view: self, keyPath: \.prompt) }
    @MainActor @preconcurrency public var setInput: ViewCall<String, Void> { get throws { try bound(\.setInput) } }
    @MainActor @preconcurrency public var submit: ViewCall<Void, Void> { get throws { try bound(\.submit) } }
    @MainActor @preconcurrency public var type: ViewCall<String, Void> { get throws { try bound(\.type) } }
}

extension InspectableView where View == ViewType.Toggle {
    @MainActor @preconcurrency public var isOn: PropertyCall<View, Bool> { PropertyCall(view: self, keyPath: \.isOn) }
    @MainActor @preconcurrency public var tap: ViewCall<Void, Void> { get throws { try bound(\.tap) } }
}

extension InspectableView where View == ViewType.Toolbar {
    @MainActor @preconcurrency public var identifier: PropertyCall<View, String?> { PropertyCall(view: self, keyPath: \.identifier) }
    @MainActor @preconcurrency public var item: ChildCall<View, ViewType.Toolbar.Item> { ChildCall(view: self) }
    @MainActor @preconcurrency public var itemGroup: ChildCall<View, ViewType.Toolbar.ItemGroup> { ChildCall(view: self) }
}

extension InspectableView where View == ViewType.VStack {
    @MainActor @preconcurrency public var alignment: PropertyCall<View, HorizontalAlignment> { PropertyCall(view: self, keyPath: \.alignment) }
    @MainActor @preconcurrency public var spacing: PropertyCall<View, CGFloat?> { PropertyCall(view: self, keyPath: \.spacing) }
}

extension InspectableView where View == ViewType.ViewThatFits {
    @MainActor @preconcurrency public var axes: PropertyCall<View, Axis.Set> { PropertyCall(view: self, keyPath: \.axes) }
}

extension InspectableView where View == ViewType.ZStack {
    @MainActor @preconcurrency public var alignment: PropertyCall<View, Alignment> { PropertyCall(view: self, keyPath: \.alignment) }
}
