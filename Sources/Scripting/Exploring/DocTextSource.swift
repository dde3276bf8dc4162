// swift-format-ignore-file
// The doc comments of the source, as far as the reference shows them. `make docs` writes this file.

extension DocTexts {
    /// Lines of a key, a tabulator and a text.
    static let source = #"""
@AccessibilityFocusState	Whether a view has the accessibility focus, or which one: it follows the focus, and moves it when it is set.
@AppStorage	A value of the app's that outlives the view, by a key; all views with the key show it and may change it.
@Binding	A way to read and write a value that is owned elsewhere.
@Environment	A value from the environment.
@EnvironmentObject	An object that an ancestor put into the environment.
@FocusState	Whether a view has the focus, or which one: it follows the focus, and moves it when it is set.
@FocusedBinding	A value that the view that has the focus lets others change, nil while none does.
@FocusedObject	The object that the view that has the focus gives, nil while none does. Its changes describe the view anew.
@FocusedValue	The value of the focused view for a key, nil while none is set.
@GestureState	A value that a gesture changes while it lasts, and that returns to its first value when the gesture ends.
@Namespace	A place for names that belong together, one for each view that declares it.
@ObservedObject	An object from outside whose changes describe the view anew.
@ScaledMetric	A length that grows with the size that texts are read in. It is what was given at the usual size, and scaled as texts of a style are at others, to a third of a point.
@SceneStorage	A value of a window that outlives the view, by a key; all views of the window with the key show it and may change it.
@State	A value that a view owns and may change; who read it is described anew.
@StateObject	An object that the view owns: made once, when the view first stands in its place.
AccentColor.accentColor	The value passed to `accentColor`, which sets the accent color of the controls in the view; nil restores the default.
AccessibilityAction.callAccessibilityAction	Calls what `accessibilityAction` was given, by kind or by name, in the order it was added. Raises an error where the view has no such action.
AccessibilityActions.category	The category under which the actions stand together.
AccessibilityActivationPoint.accessibilityActivationPoint	The activation point of the view, in fractions of its width and height. Raises an error where it is given in points.
AccessibilityAddTraits.accessibilityTraits	The accessibility traits of the view: those of its kind, with what modifiers add and remove, in the order they are applied.
AccessibilityAdjustableAction.callAccessibilityAdjustableAction	Calls the action passed to `accessibilityAdjustableAction` with a direction, by default `increment`.
AccessibilityChartDescriptor.accessibilityChartDescriptor	The description of the chart, made by the value passed to `accessibilityChartDescriptor`.
AccessibilityCustomContent.accessibilityCustomContent	The custom content of the view, in the order in which its labels first came; empty where there is none.
AccessibilityDirectTouch.accessibilityDirectTouch	The value passed to `accessibilityDirectTouch`, which sets whether the view takes touches itself while the screen is read aloud.
AccessibilityElement.accessibilityElement	The value passed to `accessibilityElement`, which makes the view one accessibility element; `children` sets the treatment of the elements within it.
AccessibilityHeading.accessibilityHeading	The value passed to `accessibilityHeading`, which sets the level of the heading in the outline of the screen.
AccessibilityHidden.accessibilityHidden	The value passed to `accessibilityHidden`, which hides the view from assistive technologies.
AccessibilityHint.string	The text as it reads in a locale; without one, in that of the view's environment.
AccessibilityIdentifier.accessibilityIdentifier	The value passed to `accessibilityIdentifier`, which sets an identifier of the view, which is never shown, so that tests find it.
AccessibilityIgnoresInvertColors.accessibilityIgnoresInvertColors	The value passed to `accessibilityIgnoresInvertColors`, which keeps the colors of the view, such as a photo, when the system inverts colors.
AccessibilityInputLabels.accessibilityInputLabels	The value passed to `accessibilityInputLabels`, which sets the names by which a user can refer to the view in voice control, in order of importance.
AccessibilityLabel.string	The text as it reads in a locale; without one, in that of the view's environment.
AccessibilityLabeledPair.accessibilityLabeledPair	The role of the view in its pair, and the id and namespace of the pair.
AccessibilityLinkedGroup.accessibilityLinkedGroup	The id and the namespace of the group that the view is linked with.
AccessibilityRespondsToUserInteraction.accessibilityRespondsToUserInteraction	The value passed to `accessibilityRespondsToUserInteraction`, which sets whether the view responds to user interaction, in place of what is inferred.
AccessibilityRotor.accessibilityRotor	The entries of the rotor with a label, in order: `accessibilityRotor("Mentions")`. Raises an error where the view has none.
AccessibilityRotorEntry.accessibilityRotorEntry	The id by which the entries of rotors lead to this view.
AccessibilityScrollAction.callAccessibilityScrollAction	Calls the action passed to `accessibilityScrollAction` with the edge towards which to scroll.
AccessibilityScrollStatus.accessibilityScrollStatus	The value passed to `accessibilityScrollStatus`, which sets what assistive technologies say of the position of a scrolling view.
AccessibilitySelectionIdentifier.accessibilitySelectionIdentifier	The value, of those that a control offers, that the view stands for.
AccessibilitySortPriority.accessibilitySortPriority	The value passed to `accessibilitySortPriority`, which sets the order in which assistive technologies read the view among its siblings: higher numbers come first.
AccessibilityTextContentType.accessibilityTextContentType	The value passed to `accessibilityTextContentType`, which sets the type of the text in the view, so that it is read out accordingly.
AccessibilityValue.string	The text as it reads in a locale; without one, in that of the view's environment.
AccessibilityZoomAction.callAccessibilityZoomAction	Calls the action passed to `accessibilityZoomAction`.
ActionSheet.dismiss	Dismisses the screen as a user does by a swipe or a button without an action; then the app's `onDismiss` is called. Raises an error when the screen is gone already, and where another one is above it, and where a person can't swipe it away: that is so for a cover, an alert with buttons, and where `interactiveDismissDisabled` keeps a person from it.
ActionSheet.isPresented	Whether the screen is shown.
ActionSheet.message	The message of the alert. Raises an error where it says nothing.
ActionSheet.title	The title. Raises an error when the alert has gone.
Alert.actions	The actions of a dialog, where it was given views.
Alert.dismiss	Dismisses the screen as a user does by a swipe or a button without an action; then the app's `onDismiss` is called. Raises an error when the screen is gone already, and where another one is above it, and where a person can't swipe it away: that is so for a cover, an alert with buttons, and where `interactiveDismissDisabled` keeps a person from it.
Alert.isPresented	Whether the screen is shown.
Alert.message	The message of the alert. Raises an error where it says nothing.
Alert.primaryButton	The button that does what an alert is about, or the only one.
Alert.secondaryButton	The other button of an alert.
Alert.title	The title. Raises an error when the alert has gone.
AlertButton.labelView	The label of the button.
AlertButton.style	The purpose of the button.
AlertButton.tap	Taps the button: it acts, and what it stands in goes away.
AlignmentGuide.alignmentGuide	The position to which a modifier of this view moves a guide, in points from the top or leading side, when the view has a size in points. Raises an error where no modifier moves the guide.
AllowedDynamicRange.allowedDynamicRange	The value passed to `allowedDynamicRange`, which limits the range of brightness in which the images in the view are shown.
AllowsHitTesting.allowsHitTesting	Whether the view takes touches; true unless a modifier on it or around it says otherwise.
AllowsTightening.allowsTightening	The value passed to `allowsTightening`, which sets whether the characters of the texts in the view may be tightened to fit.
Angle.degrees	The angle in degrees: a full turn is 360.
Angle.radians	The angle in radians: a full turn is 2π.
AngularGradient.center	The point that the colors go around.
AngularGradient.endAngle	The angle at which the last color is reached.
AngularGradient.gradient	The colors.
AngularGradient.startAngle	The angle at which the first color is reached.
Animation.animation	The animation passed to `animation`; nil for none.
Animation.delay	Delays the start, in seconds.
Animation.logicallyComplete	Counts as over after a number of seconds, though it may still run.
Animation.repeatCount	Repeats a number of times, back and forth or each time from the start.
Animation.repeatForever	Runs without end, back and forth or each time from the start.
Animation.speed	Multiplies the speed.
AnyTransition.animation	Returns this transition with an animation of its own.
AnyTransition.combined	Returns this transition combined with another.
AspectRatio.aspectRatio	The width divided by the height, nil for the view's own, and the content mode.
AspectRatio.isScaledToFill	Whether the view is scaled to fill its space, keeping its aspect ratio.
AspectRatio.isScaledToFit	Whether the view is scaled to fit its space, keeping its aspect ratio.
AsyncImage.contentView	The content in a phase, by default the current one.
AsyncImage.scale	The number of pixels of the image in a point.
AsyncImage.transaction	The animation of a change of phase.
AsyncImage.url	The address, nil where there is none.
Autocapitalization.autocapitalization	The value passed to `autocapitalization`, which sets what is capitalized in the input.
AutocorrectionDisabled.autocorrectionDisabled	The value passed to `autocorrectionDisabled`, which disables the correction of the input into the view.
Background.alignment	Its alignment in the view.
Background.ignoresSafeAreaEdges	The sides on which it reaches beyond the safe area.
BackgroundExtensionEffect.backgroundExtensionEffect	The value passed to `backgroundExtensionEffect`, which extends the view below the safe areas around it by mirrored and blurred copies.
BackgroundPreferenceValue.alignment	Its alignment in the view.
BackgroundPreferenceValue.ignoresSafeAreaEdges	The sides on which it reaches beyond the safe area.
BackgroundStyle.backgroundStyle	The style passed to `backgroundStyle`, as the given type.
BadgeProminence.badgeProminence	The value passed to `badgeProminence`, which sets the prominence of the badges in the view.
BaselineOffset.baselineOffset	The upward offset of this text from its baseline, or the one that a modifier of the view sets, in points.
BlendMode.blendMode	The value passed to `blendMode`, which sets the mode in which the view blends with what is behind it.
Blur.blur	The value passed to `blur`, which blurs the view with a radius in points. An opaque blur has no transparent edges.
Bold.isBold	The value passed to `bold`, which makes the texts in the view bold, or not.
Border.border	The style and width of the border, or of the line along the inner side of a shape that lies over the view.
Brightness.brightness	The value passed to `brightness`, which brightens the view by an amount from 0, which leaves it as it is, to 1, which makes it white.
Button.hold	Presses the button and holds it; styles see that it is pressed.
Button.isPressed	Whether the button is pressed.
Button.labelView	The label of the control.
Button.release	Releases the button, which then acts. Does nothing for a button that isn't pressed.
Button.role	The role; nil for none.
Button.styledView	The body of the control in the style that applies to it. Raises an error if no style does.
Button.tap	Taps the button.
ButtonBorderShape.buttonBorderShape	The shape that this view sets for the borders of its buttons.
ButtonRepeatBehavior.buttonRepeatBehavior	The value passed to `buttonRepeatBehavior`, which sets whether the buttons in the view act again and again while they are held.
ButtonSizing.buttonSizing	The value passed to `buttonSizing`, which sets the width of the buttons in the view.
ButtonStyle.buttonStyle	The style that this view sets for its buttons.
CGAffineTransform.a	The factor of x in the new x.
CGAffineTransform.b	The factor of x in the new y.
CGAffineTransform.c	The factor of y in the new x.
CGAffineTransform.concatenating	Returns the transform that first applies this transform, then another.
CGAffineTransform.d	The factor of y in the new y.
CGAffineTransform.inverted	Returns the inverse, or this transform if it has none.
CGAffineTransform.tx	The translation of x.
CGAffineTransform.ty	The translation of y.
Canvas.colorMode	The mode in which its colors are computed.
Canvas.opaque	Whether nothing behind it is seen.
Canvas.rendersAsynchronously	Whether it may be drawn apart from the rest of the screen.
Canvas.symbolsView	The views that it may draw. Raises an error where it was given none.
ClipShape.clipShape	The shape passed to `clipShape`, as the given type.
ClipShape.clipStyle	The fill style of the shape passed to `clipShape`.
Color.name	The name of a system color, or in an asset catalog. Raises an error for a color made from components.
Color.opacity	Returns the color with its opacity multiplied by a factor from 0 to 1.
Color.rgba	The red, green and blue components with the opacity, each from 0 to 1. System colors have those of the light appearance. Raises an error for a color of an asset catalog.
Color.value	The color.
ColorEffect.colorEffect	The shader that changes the color of each pixel.
ColorInvert.colorInvert	True where the view has `colorInvert`. Raises an error where it hasn't.
ColorMultiply.colorMultiply	The value passed to `colorMultiply`, which multiplies the colors of the view by a color.
ColorPicker.labelView	The label of the control.
ColorPicker.select	Chooses a color.
ColorPicker.selectedColor	The chosen color.
ColorPicker.supportsOpacity	Whether the color may let things shine through.
ColorScheme.colorScheme	The color scheme set on the view or around it, or else the one that the screen prefers. Raises an error where neither is said.
ColumnAlignment.columnAlignment	The alignment of the column's cells.
CompositingGroup.compositingGroup	True where the view has `compositingGroup`. Raises an error where it hasn't.
ConfirmationDialog.actions	The actions of a dialog, where it was given views.
ConfirmationDialog.dismiss	Dismisses the screen as a user does by a swipe or a button without an action; then the app's `onDismiss` is called. Raises an error when the screen is gone already, and where another one is above it, and where a person can't swipe it away: that is so for a cover, an alert with buttons, and where `interactiveDismissDisabled` keeps a person from it.
ConfirmationDialog.isPresented	Whether the screen is shown.
ConfirmationDialog.message	The message of the alert. Raises an error where it says nothing.
ConfirmationDialog.title	The title. Raises an error when the alert has gone.
ConfirmationDialog.titleVisibility	Whether the title is shown.
ContainerBackground.alignment	The alignment of the background.
ContainerBackground.placement	The container with the background.
ContainerRelativeFrame.containerRelativeFrame	The value passed to `containerRelativeFrame`, which gives the view the length of the nearest container along some axes.
ContainerShape.containerShape	The shape passed to `containerShape`, as the given type.
ContentMargins.contentMargins	The value passed to `contentMargins`, which sets margins of the containers in the view at some edges.
ContentShape.contentShape	The shape that a modifier gives the content of this view.
ContentTransition.contentTransition	The value passed to `contentTransition`, which sets how the views in the view change from one content to the next, such as a number to another.
ContextMenu.close	Closes the menu, as a tap beside it does.
ContextMenu.isOpen	Whether the menu is open.
ContextMenu.open	Opens the menu, as holding the view does. A button in it closes it.
ContextMenu.preview	The preview beside the menu. Raises an error where it has none.
Contrast.contrast	The value passed to `contrast`, which scales the contrast of the view: 1 leaves it as it is, 0 makes it gray.
ControlGroup.labelView	The label of the control.
ControlGroup.styledView	The body of the control in the style that applies to it. Raises an error if no style does.
ControlGroupStyle.controlGroupStyle	The style that this view sets for its control groups.
ControlSize.controlSize	The size that this view sets for its controls.
CoordinateSpaceName.coordinateSpaceName	The name passed to `coordinateSpace`. Raises an error where it is no string.
CornerRadius.cornerRadius	The corner radius of the rectangle to which the view is clipped, in points. Raises an error where there is none.
CustomStyle.customStyle	The style that a custom modifier sets on this view. `name` is that of the method that applies the modifier: `cardStyle` for a `CardStyleModifier`. Raises an error if the view has no such modifier, and if the modifier has no property `style`.
CustomizationBehavior.customizationBehavior	What people may change about the item.
CustomizationID.customizationID	The name of the tab or the column.
Date.addingTimeInterval	The date this number of seconds later.
Date.isBefore	Whether it is earlier than another date.
Date.timeIntervalSince	The seconds since another date.
DatePicker.displayedComponents	Which parts of the date are chosen.
DatePicker.labelView	The label of the control.
DatePicker.maximumDate	The last date that may be chosen, nil for no such bound.
DatePicker.minimumDate	The first date that may be chosen, nil for no such bound.
DatePicker.select	Chooses a date. Raises an error when it is out of bounds.
DatePicker.selectedDate	The chosen date.
DatePicker.set	Chooses a day such as `2026-11-21`, a time such as `14:30`, or both: `2026-11-21 14:30`. What isn't given stays as it is; the time zone is that of the environment. Raises an error for what can't be read, what the picker doesn't show, and what is out of bounds.
DatePicker.styledView	The body of the control in the style that applies to it. Raises an error if no style does.
DatePickerStyle.datePickerStyle	The style that this view sets for its date pickers.
DefaultAdaptableTabBarPlacement.defaultAdaptableTabBarPlacement	The value passed to `defaultAdaptableTabBarPlacement`, which sets where the tabs of a tab view stand at first. On a screen here they stand in the bar.
DefaultCustomization.defaultCustomization	How the item is shown until people change it.
DefaultHoverEffect.defaultHoverEffect	The effect on views within the view that have an automatic one; nil for none.
DefaultScrollAnchor.defaultScrollAnchor	The value passed to `defaultScrollAnchor`, which sets the point of the content at which the scrolling views in the view begin; nil for the default. Content that is smaller than its view stands there, and what hasn't been scrolled away from there stays as sizes change.
DefersSystemGestures.defersSystemGestures	The value passed to `defersSystemGestures`, which lets the gestures of the view come before those of the system at these edges of the screen.
DeleteDisabled.deleteDisabled	The value passed to `deleteDisabled`, which sets whether the row of a list can't be deleted.
DialogIcon.dialogIcon	The image of dialogs in the view; nil for the system's.
DialogSeverity.dialogSeverity	The value passed to `dialogSeverity`, which sets how grave what dialogs in the view say is.
DialogSuppressionToggle.isDialogSuppressed	The value passed to `dialogSuppressionToggle`, which adds a toggle to dialogs in the view, by which a person asks not to be shown them again.
DisableAutocorrection.disableAutocorrection	Whether the correction of input is disabled. Raises an error for nil.
Disabled.isDisabled	Whether the view itself or one around it is disabled.
DisabledCustomizationBehavior.disabledCustomizationBehavior	What people may not change about the column.
DisclosureGroup.collapse	Hides the content. Raises an error where the view is always expanded.
DisclosureGroup.expand	Shows the content. Raises an error where the view is always expanded.
DisclosureGroup.isExpanded	Whether the content is shown.
DisclosureGroup.labelView	The label of the control.
DisclosureGroup.styledView	The body of the control in the style that applies to it. Raises an error if no style does.
DisclosureGroupStyle.disclosureGroupStyle	The style that this view sets for its disclosure groups.
DistortionEffect.distortionEffect	The shader that changes the place of each pixel.
DragGesture.callOnChanged	Calls what `onChanged` was given, in the order in which it was added. Raises an error where there is none.
DragGesture.callOnEnded	Calls what `onEnded` was given, in the order in which it was added. Raises an error where there is none.
DragGesture.callUpdating	Calls what `updating` was given, in the order in which it was added. The view's own state is not set, as the gesture isn't performed. Raises an error where there is none.
DragGesture.coordinateSpace	The coordinate space of locations.
DragGesture.gestureMask	Which gestures count, as said where this one, or the composed one that it is a part of, is attached.
DragGesture.gestureModifiers	The keys that have to be held: all those that `modifiers` names, together.
DragGesture.minimumDistance	The distance in points after which the drag begins.
Draggable.draggable	The item that is handed over when this view is dragged.
DrawingGroup.drawingGroup	The value passed to `drawingGroup`, which draws the view into an offscreen image, opaque or not, with a color mode.
DropDestination.callDropDestination	Drops items on the view, and returns whether they were accepted.
DynamicTypeSize.dynamicTypeSize	The size of the texts in this view, as far as a modifier of the view sets or limits it.
DynamicTypeSize.dynamicTypeSizeRange	The limits of the size of the texts in this view.
EdgesIgnoringSafeArea.edgesIgnoringSafeArea	The value passed to `edgesIgnoringSafeArea`, which extends the view out of the safe area at some edges.
EditButton.editMode	The edit mode that the environment has, nil where it has none.
EditButton.labelView	The label of the control.
EditButton.tap	Starts or ends editing. Raises an error where there is no edit mode to change.
Element.drag	Puts a finger on the view, moves it to a place in equal steps, and lifts it; places are in points. On a screen, `x` and `y` are a place on it at which the drag begins, on the topmost view, and `to` is another. Raises an error where no gesture takes it.
Element.dragTo	Drags the view, or the one around it that has `draggable`, `onDrag` or `itemProvider`, onto another view, and returns whether it was accepted there
Element.exists	Whether the view is there now, and on a hosted screen whether it is on the screen.
Element.find	The first view that fits: by kind, text, id, tag or accessibility label, or for which a function returns true
Element.findAll	All views that fit, in the order of the tree; an empty list if there are none
Element.focus	Moves the focus to the view.
Element.focusAccessibility	Moves the focus of assistive technologies to the view.
Element.frame	The rectangle that the view takes on its screen with all its modifiers, in points from the screen's top left corner
Element.isAbsent	Whether the place is empty: a condition that is false, an optional without a value.
Element.isAccessibilityFocused	Whether the view has the focus of assistive technologies.
Element.isFocused	Whether the view has the focus.
Element.isResponsive	Whether a person could use the view: neither it nor anything around it is disabled or hidden, and on a hosted screen nothing is above it.
Element.isTruncated	Whether a part of a text is left out on its screen, for want of room or of lines.
Element.kind	The name of the view's kind: `"Button"`.
Element.lines	The lines in which a text is shown on its screen, without what is left out.
Element.longPress	Presses the view for a duration in seconds. On a screen, `x` and `y` are a place on it, whose topmost view is pressed. Raises an error where no gesture takes it.
Element.magnify	Puts two fingers on the view, moves them until their distance is multiplied by a factor, and lifts them. Raises an error where no gesture takes it.
Element.modifier	A modifier of the app by name, and by its position from 1 if it is applied several times.
Element.only	The only view that fits, as `find` looks for one
Element.openedURLs	The addresses that links and `openURL` on this screen left to the system, in order
Element.parent	The view around this one.
Element.pathToRoot	The calls that lead from the root to this view, as they can be pasted into a spec.
Element.playedFeedback	The feedback that `sensoryFeedback` of views on this screen has played, by name, in order.
Element.press	Presses a key while the view has the focus; without a key, presses the view where that is possible.
Element.rotate	Puts two fingers on the view, turns them by an angle in degrees, and lifts them. Raises an error where no gesture takes it.
Element.scroll	Scrolls as a person does, and returns the view: the view itself where it scrolls, or else the first inside it that does, or the nearest around it
Element.scrollOffset	How far the content has been scrolled: a table of points `x` from the leading side and `y` from the top
Element.scrollTo	Scrolls to the first view that fits, as `find` looks for one, and returns it; without arguments, to this view
Element.shake	Shakes the device: posts the notification by which an app's window tells its views of it, named `deviceDidShakeNotification` where no name is given
Element.swipe	Swipes the row that the view is in, from an edge: its swipe actions come, and those of another row go.
Element.tap	Taps the view a number of times in a row, a tenth of a second apart. On a screen, `x` and `y` are a place on it, whose topmost view is tapped. Raises an error where nothing follows a tap.
Element.touchCancel	Takes the touch away, as an incoming call does: no gesture ends. Raises an error where no finger is down.
Element.touchDown	Puts a finger on the view, or two. Raises an error where one is down already.
Element.touchMove	Moves the finger to a place in points. Of two fingers, `magnification` is their distance relative to that at which they were put down, and `degrees` how far they have turned. Raises an error where none is down.
Element.touchUp	Lifts the fingers. Raises an error where none is down.
Element.unfocus	Takes the focus away from the view.
Element.unfocusAccessibility	Takes the focus of assistive technologies away from the view.
Element.view	A view of the app, or one that a script defined, by name; among several, by its position from 1.
EllipticalGradient.center	The center of the ellipses.
EllipticalGradient.endRadiusFraction	The distance from the center at which the last color is reached, as a fraction of the frame.
EllipticalGradient.gradient	The colors.
EllipticalGradient.startRadiusFraction	The distance from the center at which the first color is reached, as a fraction of the frame.
ExclusiveGesture.callOnChanged	Calls what `onChanged` was given, in the order in which it was added. Raises an error where there is none.
ExclusiveGesture.callOnEnded	Calls what `onEnded` was given, in the order in which it was added. Raises an error where there is none.
ExclusiveGesture.callUpdating	Calls what `updating` was given, in the order in which it was added. The view's own state is not set, as the gesture isn't performed. Raises an error where there is none.
ExclusiveGesture.first	The preferred gesture.
ExclusiveGesture.gestureMask	Which gestures count, as said where this one, or the composed one that it is a part of, is attached.
ExclusiveGesture.gestureModifiers	The keys that have to be held: all those that `modifiers` names, together.
ExclusiveGesture.second	The gesture that is recognized if the first one fails.
FileDialogBrowserOptions.fileDialogBrowserOptions	The value passed to `fileDialogBrowserOptions`, which sets what dialogs about files in the view let a person see.
FileDialogConfirmationLabel.string	The text as it reads in a locale; without one, in that of the view's environment.
FileDialogCustomizationID.fileDialogCustomizationID	The value passed to `fileDialogCustomizationID`, which sets the name under which the system keeps how a person changed dialogs about files in the view.
FileDialogDefaultDirectory.fileDialogDefaultDirectory	The value passed to `fileDialogDefaultDirectory`, which sets the folder that dialogs about files in the view show first; nil for the system's.
FileDialogImportsUnresolvedAliases.fileDialogImportsUnresolvedAliases	The value passed to `fileDialogImportsUnresolvedAliases`, which sets whether dialogs about files in the view give links themselves in place of what they lead to.
FileDialogMessage.string	The text as it reads in a locale; without one, in that of the view's environment.
FileExporter.cancel	Ends the dialog as its cancel button does.
FileExporter.choose	Chooses files, which ends the dialog. The files need not exist. Where a document can't be written, the app is told why. Raises an error for no file, for several where one is allowed, and for one that `fileDialogURLEnabled` refuses.
FileExporter.defaultFilename	The name to save something under; nil for none.
FileExporter.exportedText	The text of the first file that is saved.
FileExporter.fail	Ends the dialog with an error, as where a file can't be reached.
FileExporter.isPresented	Whether the screen is shown.
FileExporterFilenameLabel.string	The text as it reads in a locale; without one, in that of the view's environment.
FileImporter.allowsMultipleSelection	Whether more than one file can be chosen.
FileImporter.cancel	Ends the dialog as its cancel button does.
FileImporter.choose	Chooses files, which ends the dialog. The files need not exist. Where a document can't be written, the app is told why. Raises an error for no file, for several where one is allowed, and for one that `fileDialogURLEnabled` refuses.
FileImporter.fail	Ends the dialog with an error, as where a file can't be reached.
FileImporter.isPresented	Whether the screen is shown.
FileMover.cancel	Ends the dialog as its cancel button does.
FileMover.choose	Chooses files, which ends the dialog. The files need not exist. Where a document can't be written, the app is told why. Raises an error for no file, for several where one is allowed, and for one that `fileDialogURLEnabled` refuses.
FileMover.fail	Ends the dialog with an error, as where a file can't be reached.
FileMover.files	The files that are moved.
FileMover.isPresented	Whether the screen is shown.
FillStyle.isAntialiased	Whether edges are smoothed.
FillStyle.isEOFilled	Whether the even-odd rule decides what is inside the shape, instead of the winding number.
FindDisabled.findDisabled	The value passed to `findDisabled`, which sets whether the text editors in the view prevent searches in their text.
FindNavigator.findNavigator	Whether the bar for searches is presented.
FixedSize.fixedSize	The value passed to `fixedSize`, which fixes the view at its ideal size.
FlipsForRightToLeftLayoutDirection.flipsForRightToLeftLayoutDirection	The value passed to `flipsForRightToLeftLayoutDirection`, which sets whether the view is mirrored in a right-to-left layout.
FocusEffectDisabled.focusEffectDisabled	The value passed to `focusEffectDisabled`, which prevents the views in the view from showing the focus by an effect.
FocusSection.isFocusSection	Whether the view is a focus section.
Focusable.callOnFocusChange	Calls the function passed to `focusable` with true when the focus came, or with false when it went.
Focusable.focusInteractions	The interactions that the view can be focused for.
Focusable.isFocusable	Whether the view can have the focus.
Font.bold	The font in bold.
Font.design	The design of the font; the default one for one of the system in a size where none was given. Raises an error if none is known.
Font.font	The value passed to `font`, which sets the font of the texts in the view that set none.
Font.isFixedSize	Whether the size ignores the preferred size of text: that of a font created by name may.
Font.italic	The font in italics.
Font.leading	The font with this space between lines.
Font.lowercaseSmallCaps	The font with small capitals for small letters.
Font.monospaced	The font with letters of equal width.
Font.monospacedDigit	The font with digits of equal width.
Font.name	The name of the font. Raises an error unless the font was created by name.
Font.size	The size in points. Raises an error for a font of a text style.
Font.smallCaps	The font with small capitals for all letters.
Font.style	The text style of the font, or the one whose size the size of the font follows. Raises an error where there is none.
Font.uppercaseSmallCaps	The font with small capitals for capitals.
Font.weight	The font in this weight; without one, the weight that it has.
Font.width	The font in letters of this width.
FontDesign.fontDesign	The general shape that a modifier of this view gives the letters in it.
FontWeight.fontWeight	The value passed to `fontWeight`, which sets the weight of the texts in the view.
FontWidth.fontWidth	How wide a modifier of this view makes the letters in it.
ForegroundColor.foregroundColor	The value passed to `foregroundColor`, which sets the color of the foreground.
ForegroundStyle.foregroundStyle	The style that this text, or a view that a modifier sets it for, is drawn with.
ForegroundStyle.foregroundStyles	The styles passed to `foregroundStyle`, the first level first.
Form.styledView	The body of the control in the style that applies to it. Raises an error if no style does.
FormStyle.formStyle	The style that this view sets for its forms.
Frame.fixedAlignment	The alignment of the view in its frame.
Frame.fixedFrame	The size of the fixed frame in points. Raises an error unless it has both width and height.
Frame.fixedHeight	The height of the fixed frame, in points. Raises an error where it has none.
Frame.fixedWidth	The width of the fixed frame, in points. Raises an error where it has none.
Frame.flexFrame	The limits of the flexible frame, in points; not a number where one wasn't given.
FullScreenCover.callOnDismiss	Calls what the app gave as `onDismiss` and leaves the screen where it is, unless a modifier of the app's that is a provider of sheets presents it. Raises an error where the app gave nothing, and when the screen is gone.
FullScreenCover.dismiss	Dismisses the screen as a user does by a swipe or a button without an action; then the app's `onDismiss` is called. Raises an error when the screen is gone already, and where another one is above it, and where a person can't swipe it away: that is so for a cover, an alert with buttons, and where `interactiveDismissDisabled` keeps a person from it.
FullScreenCover.isPresented	Whether the screen is shown.
Gauge.currentValueLabelView	The label of the current value.
Gauge.labelView	The label of the control.
Gauge.markedValueLabelsView	The labels of values between the ends.
Gauge.maximumValue	The value at the end of the gauge, in its own units.
Gauge.maximumValueLabelView	The label at the upper end.
Gauge.minimumValue	The value at the beginning of the gauge, in its own units.
Gauge.minimumValueLabelView	The label at the lower end.
Gauge.styledView	The body of the control in the style that applies to it. Raises an error if no style does.
Gauge.value	The value, in the gauge's own units.
GaugeStyle.gaugeStyle	The style that this view sets for its gauges.
GeometryGroup.geometryGroup	True where the view has `geometryGroup`. Raises an error where it hasn't.
Gesture.gesture	The value passed to `gesture`, which attaches a gesture. Those of the view itself and of what it contains go before it; `mask` says which count.
Glass.interactive	Returns the glass, with or without a reaction to touches.
Glass.tint	Returns the glass with a tint; nil for none.
GlassEffect.glassEffect	The glass behind the view, and its shape.
GlassEffect.glassEffectShape	The shape of the glass behind the view.
GlassEffectContainer.spacing	Below which distance glass flows together, in points; nil for the system's own.
GlassEffectID.glassEffectID	The value passed to `glassEffectID`, which identifies the glass of the view within a namespace, so that it can morph into glass of the same identity elsewhere.
GlassEffectTransition.glassEffectTransition	The value passed to `glassEffectTransition`, which sets the way in which the glass of the view comes and goes. Nothing is animated here.
GlassEffectUnion.glassEffectUnion	The value passed to `glassEffectUnion`, which joins the glass of the view with that of the views of the same identity in its container.
Gradient.Stop.color	The color at the location.
Gradient.Stop.location	The location, from 0 at the start to 1 at the end.
Gradient.stops	The colors, in order.
Grayscale.grayscale	The value passed to `grayscale`, which removes color from the view: 0 leaves it as it is, 1 makes it gray.
Grid.alignment	The alignment of the views in their cells.
Grid.horizontalSpacing	The distance between columns in points, nil for the system's usual one.
Grid.verticalSpacing	The distance between rows in points, nil for the system's usual one.
GridCellAnchor.gridCellAnchor	The value passed to `gridCellAnchor`, which sets the point of its cell of the grid at which the view stands.
GridCellColumns.gridCellColumns	The value passed to `gridCellColumns`, which sets how many columns of the grid the view takes.
GridCellUnsizedAxes.gridCellUnsizedAxes	The value passed to `gridCellUnsizedAxes`, which prevents the grid from giving the view more room along these axes than its columns and rows have without it.
GridColumnAlignment.gridColumnAlignment	The value passed to `gridColumnAlignment`, which sets the alignment of the column of the grid that the view stands in.
GridItem.alignment	The alignment of the views in it; nil for that of the grid.
GridItem.spacing	The distance to the next one in points, nil for the system's usual one.
GridRow.alignment	The alignment of its views; nil for that of the grid.
GroupBox.labelView	The label of the control.
GroupBox.styledView	The body of the control in the style that applies to it. Raises an error if no style does.
GroupBoxStyle.groupBoxStyle	The style that this view sets for its group boxes.
HStack.alignment	The alignment of the children across the stack.
HStack.spacing	The distance between the children in points, nil for the system's usual one.
HandlesExternalEvents.externalEventsAllowed	The events from outside that the view may handle.
HandlesExternalEvents.externalEventsPreferred	The events from outside that the view prefers to handle.
HeaderProminence.headerProminence	The value passed to `headerProminence`, which sets the prominence of the section headers in the view.
Help.string	The text as it reads in a locale; without one, in that of the view's environment.
Hidden.isHidden	Whether the view, or one around it, is hidden, or the label that it stands in is.
HighPriorityGesture.highPriorityGesture	The value passed to `highPriorityGesture`, which attaches a gesture that goes before those of the view itself and of what it contains; `mask` says which count.
HorizontalRadioGroupLayout.horizontalRadioGroupLayout	Whether this view lays out the options of its radio groups side by side.
HoverEffect.hoverEffect	The value passed to `hoverEffect`, which sets the effect on the view while a pointer is over it.
HoverEffect.isHoverEffectEnabled	Whether the effect on the view while a pointer is over it is enabled.
HoverEffectDisabled.hoverEffectDisabled	The value passed to `hoverEffectDisabled`, which prevents the views in the view from showing a pointer over them by an effect.
HueRotation.hueRotation	The value passed to `hueRotation`, which rotates the hues of the view by an angle on the color wheel.
ID.id	The identity passed to `id`.
IgnoresSafeArea.ignoresSafeArea	The value passed to `ignoresSafeArea`, which extends the view out of the safe area: under bars, the edges of the device, or the keyboard.
Image.actualImage	The image itself.
Image.interpolation	The quality with which it is drawn in another size; nil where none was set.
Image.isAntialiased	Whether its edges are smooth, nil where that was not said.
Image.isDecorative	Whether it is left out when a screen is read out.
Image.isResizable	Whether it takes the size of its place.
Image.labelView	The label; in a tree that is only inspected, the name of an image that was given none. Raises an error where the image has none.
Image.name	The name in the asset catalog, or of the system's symbol. Raises an error for an image without a name.
Image.renderingMode	Whether its own colors are drawn, nil where that was not said.
Image.symbolRenderingMode	The colors of the layers of a symbol; nil where none were set.
Image.variableValue	The part of it that is drawn, from 0 to 1; nil where none was set.
ImageScale.imageScale	The value passed to `imageScale`, which sets the size of the system's symbols in the view in relation to text.
IndexViewStyle.indexViewStyle	The style that this view sets for its page indicators.
Inspector.callOnDismiss	Calls what the app gave as `onDismiss` and leaves the screen where it is, unless a modifier of the app's that is a provider of sheets presents it. Raises an error where the app gave nothing, and when the screen is gone.
Inspector.dismiss	Dismisses the screen as a user does by a swipe or a button without an action; then the app's `onDismiss` is called. Raises an error when the screen is gone already, and where another one is above it, and where a person can't swipe it away: that is so for a cover, an alert with buttons, and where `interactiveDismissDisabled` keeps a person from it.
Inspector.isPresented	Whether the screen is shown.
InspectorColumnWidth.inspectorColumnWidth	The value passed to `inspectorColumnWidth`, which fixes the width of the column of the inspector that the view stands in, in points.
InteractionActivityTrackingTag.interactionActivityTrackingTag	The value passed to `interactionActivityTrackingTag`, which sets a tag under which the system tracks interactions with the view.
InteractiveDismissDisabled.interactiveDismissDisabled	The value passed to `interactiveDismissDisabled`, which prevents the user from swiping the view's screen away.
InvalidatableContent.invalidatableContent	The value passed to `invalidatableContent`, which sets whether the content of the view is drawn as out of date while the screen waits for an update.
Italic.isItalic	The value passed to `italic`, which makes the texts in the view italic, or not.
ItemProvider.callItemProvider	Calls the function passed to `itemProvider`, and returns the item to drag.
Kerning.kerning	The space between characters that this text or a modifier of the view sets, in points.
KeyboardShortcut.keyboardShortcut	The keyboard shortcut that a modifier of the view sets; nil for none.
KeyboardType.keyboardType	The value passed to `keyboardType`, which sets the keyboard for input into the view.
KeyframeAnimator.value	The value that the keyframes have come to, as a type that is asked for.
Label.icon	The picture.
Label.styledView	The body of the control in the style that applies to it. Raises an error if no style does.
Label.title	The words.
LabelIconToTitleSpacing.labelIconToTitleSpacing	The value passed to `labelIconToTitleSpacing`, which sets the space, in points, between the icons and the titles of the labels in the view.
LabelReservedIconWidth.labelReservedIconWidth	The value passed to `labelReservedIconWidth`, which sets the width, in points, that the labels in the view keep for their icons.
LabelStyle.labelStyle	The style that this view sets for its labels.
LabeledContent.labelView	The label of the control.
LabeledContent.styledView	The body of the control in the style that applies to it. Raises an error if no style does.
LabeledContentStyle.labeledContentStyle	The style that this view sets for its labeled content.
LabelsHidden.labelsHidden	Whether the view, or one around it, hides the labels of controls.
LabelsVisibility.labelsVisibility	The value passed to `labelsVisibility`, which sets whether the labels of the controls in the view are shown. Assistive technologies read them in any case.
LayerEffect.layerEffect	The shader that draws each pixel from those of the view.
Layout.layoutName	The type of the layout, as in `HStackLayout`; for an `AnyLayout`, that of the layout in it.
LayoutDirectionBehavior.layoutDirectionBehavior	The value passed to `layoutDirectionBehavior`, which sets whether the view is mirrored in a layout direction other than its own.
LayoutPriority.layoutPriority	The value passed to `layoutPriority`, which sets the priority of the view where space is short: views with a higher one get it first. The default is 0.
LayoutValue.layoutValues	True where the view has `layoutValue`. Raises an error where it hasn't.
LazyHGrid.alignment	The alignment of the grid across the direction in which it grows.
LazyHGrid.pinnedViews	Which views stay in sight while the grid is scrolled.
LazyHGrid.rows	The rows: their heights, and the distances between them.
LazyHGrid.spacing	The distance in the direction in which it grows in points, nil for the system's usual one.
LazyHStack.alignment	The alignment of the children across the stack.
LazyHStack.pinnedViews	Which views stay in sight while the stack is scrolled.
LazyHStack.spacing	The distance between the children in points, nil for the system's usual one.
LazyVGrid.alignment	The alignment of the grid across the direction in which it grows.
LazyVGrid.columns	The columns: their widths, and the distances between them.
LazyVGrid.pinnedViews	Which views stay in sight while the grid is scrolled.
LazyVGrid.spacing	The distance in the direction in which it grows in points, nil for the system's usual one.
LazyVStack.alignment	The alignment of the children across the stack.
LazyVStack.pinnedViews	Which views stay in sight while the stack is scrolled.
LazyVStack.spacing	The distance between the children in points, nil for the system's usual one.
LineLimit.lineLimit	The largest number of lines of a text; nil for no limit.
LineLimit.lowerLineLimit	The least number of lines of a text; nil where only a limit is set.
LineSpacing.lineSpacing	The value passed to `lineSpacing`, which sets the space between the lines of the texts in the view, in points.
LinearGradient.endPoint	The point at which the last color is reached.
LinearGradient.gradient	The colors.
LinearGradient.startPoint	The point at which the first color is reached.
Link.labelView	The label of the control.
Link.tap	Opens the URL by the environment's action, or else by the system: a screen notes it in `openedURLs`. Raises an error where there is neither.
Link.url	The address.
List.select	Chooses the row with a tag or identity; where any number may be chosen, choosing again takes it back. A script may also give a text that one of the rows alone shows.
List.selectedValue	The tag of the chosen row, or the set of tags where any number may be chosen.
ListItemTint.listItemTint	The tint of this row, and whether it is fixed whatever the system's settings. Raises an error where it has no color.
ListRowInsets.listRowInsets	The insets of this row. Raises an error for the default.
ListRowPlatterColor.listRowPlatterColor	The value passed to `listRowPlatterColor`, which sets the color of the platter below the row of a list; nil is the default.
ListRowSeparator.listRowSeparator	The value passed to `listRowSeparator`, which sets the visibility of the separators at some edges of the row of a list.
ListRowSeparatorTint.listRowSeparatorTint	The value passed to `listRowSeparatorTint`, which sets the color of the separators at some edges of the row of a list; nil is the default.
ListRowSpacing.listRowSpacing	The value passed to `listRowSpacing`, which sets the space between the rows of the lists in the view, in points; nil for the default.
ListSectionMargins.listSectionMargins	The value passed to `listSectionMargins`, which sets the margins of the sections in the view at some edges, in points; nil leaves them to the list.
ListSectionSeparator.listSectionSeparator	The value passed to `listSectionSeparator`, which sets the visibility of the separators at some edges of the section of a list.
ListSectionSeparatorTint.listSectionSeparatorTint	The value passed to `listSectionSeparatorTint`, which sets the color of the separators at some edges of the section of a list; nil is the default.
ListSectionSpacing.listSectionSpacing	The value passed to `listSectionSpacing`, which sets the space between the sections of the lists in the view.
ListStyle.listStyle	The style that this view sets for its lists.
LongPressGesture.callOnChanged	Calls what `onChanged` was given, in the order in which it was added. Raises an error where there is none.
LongPressGesture.callOnEnded	Calls what `onEnded` was given, in the order in which it was added. Raises an error where there is none.
LongPressGesture.callUpdating	Calls what `updating` was given, in the order in which it was added. The view's own state is not set, as the gesture isn't performed. Raises an error where there is none.
LongPressGesture.gestureMask	Which gestures count, as said where this one, or the composed one that it is a part of, is attached.
LongPressGesture.gestureModifiers	The keys that have to be held: all those that `modifiers` names, together.
LongPressGesture.maximumDistance	The distance in points that the finger may move meanwhile.
LongPressGesture.minimumDuration	The required duration in seconds.
LuminanceToAlpha.luminanceToAlpha	True where the view has `luminanceToAlpha`. Raises an error where it hasn't.
MagnificationGesture.callOnChanged	Calls what `onChanged` was given, in the order in which it was added. Raises an error where there is none.
MagnificationGesture.callOnEnded	Calls what `onEnded` was given, in the order in which it was added. Raises an error where there is none.
MagnificationGesture.callUpdating	Calls what `updating` was given, in the order in which it was added. The view's own state is not set, as the gesture isn't performed. Raises an error where there is none.
MagnificationGesture.gestureMask	Which gestures count, as said where this one, or the composed one that it is a part of, is attached.
MagnificationGesture.gestureModifiers	The keys that have to be held: all those that `modifiers` names, together.
MagnificationGesture.minimumScaleDelta	The difference of the factor from 1 at which the gesture begins.
MagnifyGesture.callOnChanged	Calls what `onChanged` was given, in the order in which it was added. Raises an error where there is none.
MagnifyGesture.callOnEnded	Calls what `onEnded` was given, in the order in which it was added. Raises an error where there is none.
MagnifyGesture.callUpdating	Calls what `updating` was given, in the order in which it was added. The view's own state is not set, as the gesture isn't performed. Raises an error where there is none.
MagnifyGesture.gestureMask	Which gestures count, as said where this one, or the composed one that it is a part of, is attached.
MagnifyGesture.gestureModifiers	The keys that have to be held: all those that `modifiers` names, together.
MagnifyGesture.minimumScaleDelta	The difference of the factor from 1 at which the gesture begins.
Mask.alignment	The alignment of the mask in the view.
MatchedGeometryEffect.matchedGeometryEffect	The value passed to `matchedGeometryEffect`, which lets the view take the place of another that has the same id in a namespace. With `isSource` the others follow this one. The tree takes each change at once.
MatchedTransitionSource.matchedTransitionSource	The value passed to `matchedTransitionSource`, which names the view as the one out of which a page grows that has a zoom transition with the same identity.
MaterialActiveAppearance.materialActiveAppearance	The value passed to `materialActiveAppearance`, which sets when the materials in the view look active.
Menu.callPrimaryAction	Taps the menu. Raises an error where a tap only opens it.
Menu.close	Closes the menu, as a tap beside it does.
Menu.isOpen	Whether the menu is open.
Menu.labelView	The label of the control.
Menu.open	Opens the menu. A button in it closes it.
Menu.styledView	The body of the control in the style that applies to it. Raises an error if no style does.
MenuActionDismissBehavior.menuActionDismissBehavior	The value passed to `menuActionDismissBehavior`, which sets whether a choice in a menu closes it.
MenuButton.labelView	The label of the control.
MenuButtonStyle.menuButtonStyle	The style that this view sets for its menu buttons.
MenuIndicator.menuIndicator	The value passed to `menuIndicator`, which sets the visibility of the indicator that a button opens a menu.
MenuOrder.menuOrder	The value passed to `menuOrder`, which sets the order of the items of the menus in the view.
MenuStyle.menuStyle	The style that this view sets for its menus.
MeshGradient.background	The color where the grid doesn't reach.
MeshGradient.colors	The colors of the points, row by row.
MeshGradient.height	The number of rows.
MeshGradient.points	The places of the points of the grid, row by row, in parts of the width and the height.
MeshGradient.smoothsColors	Whether the colors between the points change smoothly.
MeshGradient.width	The number of points in a row.
MinimumScaleFactor.minimumScaleFactor	The value passed to `minimumScaleFactor`, which sets the least factor by which the texts in the view are scaled to fit, up to 1.
Monospaced.monospaced	The value passed to `monospaced`, which sets whether the characters of the texts in the view all have the same width.
MonospacedDigit.monospacedDigit	True where the view has `monospacedDigit`. Raises an error where it hasn't.
MoveDisabled.moveDisabled	The value passed to `moveDisabled`, which sets whether the row of a list can't be moved.
MultiDatePicker.labelView	The label of the control.
MultiDatePicker.maximumDate	Before when days may be chosen, nil for no such bound.
MultiDatePicker.minimumDate	From when on days may be chosen, nil for no such bound.
MultiDatePicker.select	Chooses days in place of those that were chosen.
MultiDatePicker.selectedDateComponents	The chosen days.
MultilineTextAlignment.multilineTextAlignment	The value passed to `multilineTextAlignment`, which sets the alignment of the lines of the texts in the view.
NavigationBarBackButtonHidden.navigationBarBackButtonHidden	The value passed to `navigationBarBackButtonHidden`, which hides the back button of the navigation bar.
NavigationBarHidden.navigationBarHidden	The value passed to `navigationBarHidden`, which hides the navigation bar.
NavigationBarTitle.string	The text as it reads in a locale; without one, in that of the view's environment.
NavigationBarTitleDisplayMode.navigationBarTitleDisplayMode	The value passed to `navigationBarTitleDisplayMode`, which sets the display mode of the screen's title, such as large or inline.
NavigationDestination.isPresented	Whether a screen is shown.
NavigationDestination.set	Shows the screen, or with false leaves it and those above it. Raises an error for a screen that takes a value or an item to be shown.
NavigationDocument.navigationDocument	The document that the title of the page stands for.
NavigationLink.activate	Shows the screen.
NavigationLink.deactivate	Leaves the screen, which is above the link.
NavigationLink.isActive	Whether the screen is shown.
NavigationLink.labelView	The label of the control.
NavigationLink.value	The value that the link leads to. Raises an error where it leads to none, and where the value is of another type.
NavigationSplitView.back	Goes back to the column below, as the back button does where there is space for one column only: nothing is selected there then.
NavigationSplitView.columnVisibility	Which columns are shown.
NavigationSplitView.detailView	The last column.
NavigationSplitView.sidebarView	The first column.
NavigationSplitViewColumnWidth.navigationSplitViewColumnWidth	The value passed to `navigationSplitViewColumnWidth`, which fixes the width of the column of the navigation split view that the view stands in, in points.
NavigationSplitViewStyle.navigationSplitViewStyle	The style that this view sets for its split views.
NavigationStack.back	Goes back to the page below, as the back button and a swipe from the edge do.
NavigationSubtitle.string	The text as it reads in a locale; without one, in that of the view's environment.
NavigationTitle.string	The text as it reads in a locale; without one, in that of the view's environment.
NavigationTransition.navigationTransition	The value passed to `navigationTransition`, which sets the transition with which the page comes and goes. Nothing is drawn: pages change at once.
NavigationView.back	Goes back to the page below, as the back button and a swipe from the edge do.
NavigationViewStyle.navigationViewStyle	The style that this view sets for its navigation views.
Offset.offset	The value passed to `offset`, which draws the view at an offset to the right and down, in points; its layout stays as it is.
OnAppear.callOnAppear	Calls the action passed to `onAppear`.
OnChange.callOnChange	Calls what `onChange` was given. Raises an error where there is none.
OnCommand.callOnCommand	Calls the action passed to `onCommand` for a command. Raises an error where no modifier of the view takes that command.
OnContinueUserActivity.callOnContinueUserActivity	Makes the view take up an activity. Raises an error where no modifier of the view takes up activities of that type.
OnContinuousHover.callOnContinuousHover	Calls the action passed to `onContinuousHover` with a phase.
OnCopyCommand.callOnCopyCommand	Calls the function passed to `onCopyCommand`, and returns the items to copy.
OnCutCommand.callOnCutCommand	Calls the function passed to `onCutCommand`, and returns the items to cut.
OnDelete.callOnDelete	Deletes the rows at these positions, counted from 1, as a person would.
OnDelete.delete	Deletes the row that the view is or stands in, as a person does by a swipe: calls what `onDelete` of its ForEach was given with the place of the row. Raises an error where the view is in no row of a List or Form, the ForEach has no `onDelete`, or the row has `deleteDisabled`; `unresponsiveControl` where it doesn't respond.
OnDeleteCommand.callOnDeleteCommand	Calls the action passed to `onDeleteCommand`.
OnDisappear.callOnDisappear	Calls the action passed to `onDisappear`.
OnDrag.callOnDrag	Calls the function passed to `onDrag`, and returns the item to drag.
OnDrop.callOnDrop	Drops items on the view, and returns whether they were accepted.
OnExitCommand.callOnExitCommand	Calls the action passed to `onExitCommand`.
OnHover.callOnHover	Calls the action passed to `onHover`, by default with true.
OnInsert.callOnInsert	Puts items of these types in front of the row at a position from 1, as a person would. Raises an error where nothing can be inserted, and where nothing of these types can.
OnLongPressGesture.callOnLongPressGesture	Calls the action passed to `onLongPressGesture`.
OnMove.callOnMove	Moves the rows at these positions in front of the one at `offset`, both counted from 1, as a person would. Raises an error where rows can't be moved.
OnMove.move	Moves the row that the view is or stands in to another place, as a person does who drags it there. `to` is the place that the row has afterwards: the first one takes it to the top. Swift counts from 1, scripts count from 1. What `onMove` of the ForEach was given is told where the row stands, and before which row it goes, as in SwiftUI; a row that is dropped where it was is no move, and nothing is called.
OnMoveCommand.callOnMoveCommand	Calls the action passed to `onMoveCommand` with a direction, by default up.
OnOpenURL.callOnOpenURL	Calls the action passed to `onOpenURL`. The view need not be in reach: the address comes from outside.
OnPasteCommand.callOnPasteCommand	Calls the action passed to `onPasteCommand` with items to paste, by default none.
OnPlayPauseCommand.callOnPlayPauseCommand	Calls the action passed to `onPlayPauseCommand`.
OnSubmit.callOnSubmit	Calls what `onSubmit` was given for these triggers; on texts unless told otherwise. Raises an error where no modifier of the view acts on them.
OnTapGesture.callOnTapGesture	Calls the action passed to `onTapGesture` with a tap at (0, 0).
Opacity.opacity	The value passed to `opacity`, which sets the opacity of the view, from 0, which is transparent, to 1, which is opaque.
OutlineGroup.leaf	The view of an element. Raises an error when the element is of another type.
OutlineGroup.sourceData	The collection, or the element at the top. Raises an error when it is of another type.
Overlay.alignment	Its alignment in the view.
Overlay.ignoresSafeAreaEdges	The sides on which it reaches beyond the safe area.
OverlayPreferenceValue.alignment	Its alignment in the view.
OverlayPreferenceValue.ignoresSafeAreaEdges	The sides on which it reaches beyond the safe area.
Padding.hasPadding	Whether the view has padding.
Padding.padding	The padding of each edge in points, all that is on it together, 0 where there is none. Raises an error where no padding has a known length.
PaletteSelectionEffect.paletteSelectionEffect	The value passed to `paletteSelectionEffect`, which sets the look of the selected item of the palettes in the view.
PasteButton.paste	Taps the button with these items on the clipboard.
PasteButton.supportedTypes	The identifiers of the types that the button takes.
Path.boundingRect	The smallest rectangle around the path; null when it has no steps.
Path.contains	Whether a point lies inside, where `eoFill` says that a place that the path goes around an even number of times is outside. Open stretches count as closed. Curves are followed by straight lines.
Path.intersection	The area inside both paths.
Path.isEmpty	Whether it has no steps.
Path.lineIntersection	The stretches of this line that lie inside the other path or on its outline.
Path.lineSubtraction	The stretches of this line that lie outside the other path.
Path.normalized	The path as an area that doesn't overlap itself. `eoFill` says that a place that the path goes around an even number of times is outside.
Path.subtracting	The area inside this path and outside the other.
Path.symmetricDifference	The area inside one of the paths and outside the other.
Path.trimmedPath	The stretch of the path between two parts of its length, each from 0 to 1.
Path.union	The area inside either path.
PersistentSystemOverlays.persistentSystemOverlays	The value passed to `persistentSystemOverlays`, which sets the preferred visibility of what the system shows above the app, such as the home indicator.
PhaseAnimator.phase	The phase that is shown, as a type that is asked for.
Picker.labelView	The label of the control.
Picker.select	Chooses the view with a tag. A test may choose any value of the type, where the view is only inspected. A script may also give a text that one of the views alone shows.
Picker.selectedValue	The tag of the chosen view.
PickerStyle.pickerStyle	The style that this view sets for its pickers.
Popover.arrowEdge	The side of what it points at on which it stands.
Popover.attachmentAnchor	The part of the view at which it points.
Popover.dismiss	Dismisses the screen as a user does by a swipe or a button without an action; then the app's `onDismiss` is called. Raises an error when the screen is gone already, and where another one is above it, and where a person can't swipe it away: that is so for a cover, an alert with buttons, and where `interactiveDismissDisabled` keeps a person from it.
Popover.isPresented	Whether the screen is shown.
Position.position	The value passed to `position`, which places the center of the view at a point of its parent, in points from the parent's top left corner.
PreferredColorScheme.preferredColorScheme	The color scheme that the outermost view asks for, of the view and those around it. Raises an error where none does.
PrefersDefaultFocus.prefersDefaultFocus	Whether the view is the default for the focus in its scope.
PresentationBackground.presentationBackground	The style passed to `presentationBackground`, as the given type.
PresentationBackgroundInteraction.presentationBackgroundInteraction	The value passed to `presentationBackgroundInteraction`, which sets whether the user can interact with the views behind the view's screen.
PresentationCompactAdaptation.presentationCompactAdaptation	The value passed to `presentationCompactAdaptation`, which sets the form of the view's screen where the width or the height is compact.
PresentationContentInteraction.presentationContentInteraction	The value passed to `presentationContentInteraction`, which sets whether a swipe resizes the view's sheet or scrolls its content.
PresentationCornerRadius.presentationCornerRadius	The value passed to `presentationCornerRadius`, which sets the corner radius of the view's screen, in points; nil for the default.
PresentationDetents.presentationDetents	The value passed to `presentationDetents`, which sets the heights at which the view's sheet can rest.
PresentationDragIndicator.presentationDragIndicator	The value passed to `presentationDragIndicator`, which sets the visibility of the drag indicator of the view's sheet.
PresentationSizing.presentationSizing	The value passed to `presentationSizing`, which sets the size of the view's screen.
PresentedWindowStyle.presentedWindowStyle	The style that this view sets for its windows.
PresentedWindowToolbarStyle.presentedWindowToolbarStyle	The style that this view sets for its window toolbars.
PreviewContext.previewContext	The context passed to `previewContext`, as the given type.
PreviewDevice.previewDevice	The device of the view's preview. Raises an error for nil.
PreviewDisplayName.previewDisplayName	The name of the view's preview. Raises an error for nil.
PreviewInterfaceOrientation.previewInterfaceOrientation	The value passed to `previewInterfaceOrientation`, which sets the orientation of the device in the view's preview.
PreviewLayout.previewLayout	The value passed to `previewLayout`, which sets the layout of the view's preview.
PrivacySensitive.privacySensitive	The value passed to `privacySensitive`, which marks the view as private, so that it can be redacted where others may look.
ProgressView.currentValueLabelView	The label of the current value.
ProgressView.fractionCompleted	The completed fraction, from 0 to 1; nil for indeterminate progress.
ProgressView.labelView	The label of the control.
ProgressView.progress	The object that tells of the progress.
ProgressView.styledView	The body of the control in the style that applies to it. Raises an error if no style does.
ProgressViewStyle.progressViewStyle	The style that this view sets for its progress views.
ProjectionEffect.projectionTransform	The projection transform of the view.
ProjectionTransform.concatenating	Returns the transform that first applies this transform, then another.
ProjectionTransform.inverted	Returns the inverse, or this transform if it has none.
ProjectionTransform.isAffine	Whether the transform is affine.
ProjectionTransform.isIdentity	Whether the transform is the identity.
ProjectionTransform.rows	The entries, row by row.
RadialGradient.center	The center of the circles.
RadialGradient.endRadius	The distance from the center at which the last color is reached, in points.
RadialGradient.gradient	The colors.
RadialGradient.startRadius	The distance from the center at which the first color is reached, in points.
Redacted.redacted	The value passed to `redacted`, which redacts the content of the view for a reason, in addition to those set around it.
Refreshable.callRefreshable	Starts what `refresh` does, and lets it go on by itself.
Refreshable.refresh	Brings what the view shows up to date, as a person does who pulls a list down: by what `refreshable` of the view or of one around it was given. The clock goes on until that is done, for a minute at most. Raises an error where there is none.
RenameButton.labelView	The label of the control.
RenameButton.tap	Starts the renaming. Raises an error where nothing can be renamed.
ReplaceDisabled.replaceDisabled	The value passed to `replaceDisabled`, which sets whether searches in the text editors in the view prevent replacing.
RotateGesture.callOnChanged	Calls what `onChanged` was given, in the order in which it was added. Raises an error where there is none.
RotateGesture.callOnEnded	Calls what `onEnded` was given, in the order in which it was added. Raises an error where there is none.
RotateGesture.callUpdating	Calls what `updating` was given, in the order in which it was added. The view's own state is not set, as the gesture isn't performed. Raises an error where there is none.
RotateGesture.gestureMask	Which gestures count, as said where this one, or the composed one that it is a part of, is attached.
RotateGesture.gestureModifiers	The keys that have to be held: all those that `modifiers` names, together.
RotateGesture.minimumAngleDelta	The turn after which the gesture begins.
Rotation3DEffect.rotation3D	The rotation of the view in space.
RotationEffect.rotation	The angle of the rotation, and its anchor.
RotationGesture.callOnChanged	Calls what `onChanged` was given, in the order in which it was added. Raises an error where there is none.
RotationGesture.callOnEnded	Calls what `onEnded` was given, in the order in which it was added. Raises an error where there is none.
RotationGesture.callUpdating	Calls what `updating` was given, in the order in which it was added. The view's own state is not set, as the gesture isn't performed. Raises an error where there is none.
RotationGesture.gestureMask	Which gestures count, as said where this one, or the composed one that it is a part of, is attached.
RotationGesture.gestureModifiers	The keys that have to be held: all those that `modifiers` names, together.
RotationGesture.minimumAngleDelta	The turn after which the gesture begins.
RoundedRectangle.cornerSize	The width and the height of the corners, in points.
SafeAreaInset.alignment	The alignment of the view along its side.
SafeAreaInset.edge	The side on which it stands.
SafeAreaInset.isBar	Whether it is a bar, under which content that scrolls blurs.
SafeAreaInset.regions	The content beside which the inset is.
SafeAreaInset.spacing	The distance between the views in points, nil for the system's usual one.
SafeAreaPadding.safeAreaPadding	The value passed to `safeAreaPadding`, which takes these lengths from the safe area of the view.
Saturation.saturation	The value passed to `saturation`, which scales the saturation of the view: 1 leaves it as it is, 0 makes it gray.
ScaleEffect.scaleEffect	The factors of the width and the height.
ScaleEffect.scaleEffectAnchor	The anchor of the scaling.
ScenePadding.scenePadding	The value passed to `scenePadding`, which adds padding to these edges that suits the window.
ScrollBounceBehavior.scrollBounceBehavior	The value passed to `scrollBounceBehavior`, which sets when the scrolling views in the view bounce at their ends, along some axes.
ScrollClipDisabled.scrollClipDisabled	The value passed to `scrollClipDisabled`, which lets the content of the scrolling views in the view extend beyond their bounds.
ScrollContentBackground.scrollContentBackground	The value passed to `scrollContentBackground`, which sets the visibility of the standard background of the scrolling views in the view, such as a list's or a form's.
ScrollDisabled.scrollDisabled	The value passed to `scrollDisabled`, which prevents the scrolling views in the view from being scrolled.
ScrollDismissesKeyboard.scrollDismissesKeyboard	The value passed to `scrollDismissesKeyboard`, which sets how scrolling dismisses the keyboard.
ScrollEdgeEffectHidden.scrollEdgeEffectHidden	The value passed to `scrollEdgeEffectHidden`, which hides the effects at some edges of the scrolling views in the view.
ScrollEdgeEffectStyle.scrollEdgeEffectStyle	The value passed to `scrollEdgeEffectStyle`, which sets the look of the effects at some edges of the scrolling views in the view; nil leaves it as it is.
ScrollIndicators.scrollIndicators	The value passed to `scrollIndicators`, which sets the visibility of the indicators of the scrolling views in the view, along some axes.
ScrollIndicatorsFlash.scrollIndicatorsFlash	Whether the indicators flash when the view appears, rather than when a value changes.
ScrollPosition.scrollPosition	Which view a modifier of this view keeps in sight.
ScrollPosition.scrollPositionAnchor	The anchor in the scrolling view of the view that a modifier keeps in sight; nil for anywhere.
ScrollTargetBehavior.scrollTargetBehavior	The value passed to `scrollTargetBehavior`, which sets where the scrolling views in the view come to rest.
ScrollTargetLayout.scrollTargetLayout	The value passed to `scrollTargetLayout`, which makes each view of the layout a target at which scrolling can come to rest.
ScrollTransition.scrollTransition	The look of the view as it is scrolled.
ScrollView.axes	The directions in which the content can be moved.
ScrollView.contentInsets	The distance of the content from the sides by itself. Only other modifiers change that: it is 0.
ScrollView.showsIndicators	Whether bars show how far it was moved.
ScrollViewProxy.scrollTo	Scrolls so that the view with this identity is seen, at a place of the scroll view, or as little as that takes.
ScrollViewReader.scrollTargets	The targets that it was scrolled to, in order.
SearchCompletion.callSearchCompletion	Chooses this suggestion as a user does. Raises an error where the view completes nothing, and where it is no suggestion of a search field.
SearchCompletion.searchCompletion	The value passed to `searchCompletion`, which sets the text that this suggestion puts into the search field when it is chosen.
SearchDictationBehavior.searchDictationBehavior	The value passed to `searchDictationBehavior`, which sets how the search fields in the view take dictation.
SearchPresentationToolbarBehavior.searchPresentationToolbarBehavior	The value passed to `searchPresentationToolbarBehavior`, which sets the behavior of the toolbar while a search in the view is active.
SearchScopes.activation	When the scopes are shown.
SearchScopes.select	Chooses the scope with a tag. A script may also give a text that one of the scopes alone shows. Raises an error where a screen doesn't show the scopes, as the search isn't active.
SearchScopes.selectedValue	The tag of the chosen scope.
SearchSuggestionsVisibility.searchSuggestionsVisibility	Whether the suggestions are shown, and where.
SearchToolbarBehavior.searchToolbarBehavior	The value passed to `searchToolbarBehavior`, which sets the look of the view's search field in toolbars.
Searchable.activate	Goes into the field without typing.
Searchable.deleteToken	Deletes the last token, as the delete key does in front of the text. Raises an error where the field has none.
Searchable.dismiss	Leaves the search: the field is emptied.
Searchable.input	The text in the field.
Searchable.placement	The placement of the field.
Searchable.prompt	The prompt, shown while the field is empty.
Searchable.setInput	Types a text in place of the one there is; the search begins with it.
Searchable.submit	Starts the search for what is in the field: what `onSubmit` around was given is called.
Searchable.suggestedTokens	The tokens that the field suggests while the user searches: buttons, which add them.
Searchable.tokens	The tokens in the field.
Searchable.type	Types a text behind the one there is, a letter at a time; the search begins with it.
Section.collapse	Hides the content. Raises an error where the view is always expanded.
Section.expand	Shows the content. Raises an error where the view is always expanded.
Section.footer	The footer.
Section.header	The header.
Section.isExpanded	Whether the content is shown.
SecureField.callOnCommit	Presses return.
SecureField.clear	Empties the field, as a person does who deletes all of its text.
SecureField.input	The text in the field.
SecureField.labelView	The label of the control.
SecureField.setInput	Types a text in place of the one there is.
SecureField.submit	Presses return, with the focus in the field: `onCommit` and what `onSubmit` of the views around was given are called, and then editing ends, unless they move the focus. Without either, editing just ends.
SelectionContextMenu.callPrimaryAction	Does what a double tap or the return key does with the rows that are chosen. Raises an error where there is no primary action.
SelectionContextMenu.close	Closes the menu, as a tap beside it does.
SelectionContextMenu.isOpen	Whether the menu is open.
SelectionContextMenu.open	Opens the menu for the rows that are chosen, as holding one of them does. A button in it closes it.
SelectionDisabled.selectionDisabled	The value passed to `selectionDisabled`, which sets whether the rows, options or tabs in the view can't be selected. A script that selects one is told so.
SequenceGesture.callOnChanged	Calls what `onChanged` was given, in the order in which it was added. Raises an error where there is none.
SequenceGesture.callOnEnded	Calls what `onEnded` was given, in the order in which it was added. Raises an error where there is none.
SequenceGesture.callUpdating	Calls what `updating` was given, in the order in which it was added. The view's own state is not set, as the gesture isn't performed. Raises an error where there is none.
SequenceGesture.first	The first gesture.
SequenceGesture.gestureMask	Which gestures count, as said where this one, or the composed one that it is a part of, is attached.
SequenceGesture.gestureModifiers	The keys that have to be held: all those that `modifiers` names, together.
SequenceGesture.second	The second gesture.
Shadow.shadow	The value passed to `shadow`, which adds a shadow with a blur radius and an offset to the right and down, in points.
Shape.backgroundView	The drawing of the shape behind this one. Raises an error where there is none.
Shape.fillShapeStyle	The style that it is drawn with. Raises an error where none is set, and where it has another type.
Shape.fillStyle	The fill style. Raises an error where none is set.
Shape.inset	By how many points it was made smaller. Raises an error where it wasn't.
Shape.offset	By how many points it was moved. Raises an error where it wasn't.
Shape.path	The outline in a rectangle, in points.
Shape.rotation	The angle of its rotation, and the point that it was rotated around. Raises an error where it wasn't.
Shape.scale	The factors of its scale, and the point that it was scaled around. Raises an error where it wasn't.
Shape.size	The size it was given, in points. Raises an error where it was given none.
Shape.strokeStyle	The style of the line along its outline. Raises an error where none is.
Shape.transform	The transform that was applied. Raises an error where none was.
Shape.trim	Which stretch of its outline it is, as parts from 0 to 1. Raises an error where it was not cut.
ShareLink.item	The item, where it is one. Raises an error when it is of another type, and when nothing is shared, and when there are several.
ShareLink.items	The collection of what is shared.
ShareLink.labelView	The label of the control.
ShareLink.messageView	The message of the items.
ShareLink.sharePreview	The preview of an item. Raises an error when it has none, and when the preview has a picture or an icon of another type.
ShareLink.subjectView	The subject of the items.
SharePreview.icon	The icon. Raises an error where there is none.
SharePreview.image	The picture. Raises an error where there is none.
SharePreview.title	The title.
Sheet.callOnDismiss	Calls what the app gave as `onDismiss` and leaves the screen where it is, unless a modifier of the app's that is a provider of sheets presents it. Raises an error where the app gave nothing, and when the screen is gone.
Sheet.dismiss	Dismisses the screen as a user does by a swipe or a button without an action; then the app's `onDismiss` is called. Raises an error when the screen is gone already, and where another one is above it, and where a person can't swipe it away: that is so for a cover, an alert with buttons, and where `interactiveDismissDisabled` keeps a person from it.
Sheet.isPresented	Whether the screen is shown.
SimultaneousGesture.callOnChanged	Calls what `onChanged` was given, in the order in which it was added. Raises an error where there is none.
SimultaneousGesture.callOnEnded	Calls what `onEnded` was given, in the order in which it was added. Raises an error where there is none.
SimultaneousGesture.callUpdating	Calls what `updating` was given, in the order in which it was added. The view's own state is not set, as the gesture isn't performed. Raises an error where there is none.
SimultaneousGesture.first	The first gesture.
SimultaneousGesture.gestureMask	Which gestures count, as said where this one, or the composed one that it is a part of, is attached.
SimultaneousGesture.gestureModifiers	The keys that have to be held: all those that `modifiers` names, together.
SimultaneousGesture.second	The second gesture.
SimultaneousGesture.simultaneousGesture	The value passed to `simultaneousGesture`, which attaches a gesture that goes along with those of the view itself and of what it contains; `mask` says which count.
Slider.callOnEditingChanged	Says that moving the slider ended.
Slider.currentValueLabelView	The label of the current value.
Slider.labelView	The label of the control.
Slider.maximumValueLabelView	The label at the upper end.
Slider.minimumValueLabelView	The label at the lower end.
Slider.neutralValue	The value at which the fill of the slider begins; nil for its lower end.
Slider.set	Drags the slider to a number in its own units; between two steps it takes the nearer one. `onEditingChanged` is told when the drag begins and when it ends. Raises an error for a number past an end.
Slider.setValue	Moves the slider to a number in its own units; past an end it stays there, between two steps it takes the nearer one.
Slider.tickLabelsView	The labels of the ticks, in order.
Slider.tickValues	The numbers that ticks mark.
Slider.value	The number, in the slider's own units.
SliderThumbVisibility.sliderThumbVisibility	The value passed to `sliderThumbVisibility`, which shows or hides the thumbs of the sliders in the view.
Spacer.minLength	The least length in points, nil for the system's usual one.
SpatialEventGesture.callOnChanged	Calls what `onChanged` was given, in the order in which it was added. Raises an error where there is none.
SpatialEventGesture.callOnEnded	Calls what `onEnded` was given, in the order in which it was added. Raises an error where there is none.
SpatialEventGesture.callUpdating	Calls what `updating` was given, in the order in which it was added. The view's own state is not set, as the gesture isn't performed. Raises an error where there is none.
SpatialEventGesture.coordinateSpace	The coordinate space of locations.
SpatialEventGesture.gestureMask	Which gestures count, as said where this one, or the composed one that it is a part of, is attached.
SpatialEventGesture.gestureModifiers	The keys that have to be held: all those that `modifiers` names, together.
SpatialTapGesture.callOnChanged	Calls what `onChanged` was given, in the order in which it was added. Raises an error where there is none.
SpatialTapGesture.callOnEnded	Calls what `onEnded` was given, in the order in which it was added. Raises an error where there is none.
SpatialTapGesture.callUpdating	Calls what `updating` was given, in the order in which it was added. The view's own state is not set, as the gesture isn't performed. Raises an error where there is none.
SpatialTapGesture.coordinateSpace	The coordinate space of locations.
SpatialTapGesture.count	The required number of taps.
SpatialTapGesture.gestureMask	Which gestures count, as said where this one, or the composed one that it is a part of, is attached.
SpatialTapGesture.gestureModifiers	The keys that have to be held: all those that `modifiers` names, together.
SpeechAdjustedPitch.speechAdjustedPitch	The value passed to `speechAdjustedPitch`, which raises the pitch of the voice that reads the view, up to 1, or lowers it, down to -1.
SpeechAlwaysIncludesPunctuation.speechAlwaysIncludesPunctuation	The value passed to `speechAlwaysIncludesPunctuation`, which speaks the punctuation of the texts in the view.
SpeechAnnouncementsQueued.speechAnnouncementsQueued	The value passed to `speechAnnouncementsQueued`, which queues announcements behind speech instead of interrupting it.
SpeechSpellsOutCharacters.speechSpellsOutCharacters	The value passed to `speechSpellsOutCharacters`, which spells out the texts in the view character by character.
Spring.bounce	The bounce: 0 is none, 1 is without end, and below 0 the spring is slower than it needs to be.
Spring.duration	The seconds that the spring seems to take.
Spring.settlingDuration	The seconds after which the value stays within a thousandth of its target, for a way of 1. Without damping, that is never: infinity.
Spring.value	The value after some seconds.
Spring.velocity	The velocity after some seconds, a second.
SpringLoadingBehavior.springLoadingBehavior	The value passed to `springLoadingBehavior`, which sets the behavior of the controls in the view above which a dragged item rests.
StatusBarHidden.statusBarHidden	Whether the status bar is hidden.
Stepper.callOnEditingChanged	Says that a press of the stepper ended.
Stepper.currentValueLabelView	The value beside the label, where the stepper was given a format.
Stepper.decrement	Takes a step down. Raises an error where the stepper has no way down, or on a screen where the value is at its minimum.
Stepper.increment	Takes a step up. Raises an error where the stepper has no way up, or on a screen where the value is at its maximum.
Stepper.labelView	The label of the control.
Strikethrough.isStrikethrough	The value passed to `strikethrough`, which strikes through the texts in the view, or not.
StrokeStyle.dash	The lengths of dashes and gaps in turn, in points; empty for a solid line.
StrokeStyle.dashPhase	The offset into the pattern of dashes at which the line starts, in points.
StrokeStyle.lineCap	The shape of the ends.
StrokeStyle.lineJoin	The shape of the corners.
StrokeStyle.lineWidth	The width of the line, in points.
StrokeStyle.miterLimit	The limit to the length of mitered corners, in line widths; longer ones are beveled.
SubmitLabel.submitLabel	The value passed to `submitLabel`, which sets the label of the key that submits the input into the view.
SubmitScope.submitScope	Whether the view keeps what is submitted within it from those around.
SwipeActions.allowsFullSwipe	Whether a long swipe carries out the first of them.
SwipeActions.edge	The side at which they come.
SwipeActions.fullSwipe	Swipes all the way, which carries out the first action. Raises an error where a long swipe does nothing, and where there is no button.
SymbolColorRenderingMode.symbolColorRenderingMode	The value passed to `symbolColorRenderingMode`, which sets the colors of the layers of the symbols in the view.
SymbolEffect.symbolEffect	The effect on the symbols in the view: which, how, and whether it is active or runs when a value changes.
SymbolEffectsRemoved.symbolEffectsRemoved	The value passed to `symbolEffectsRemoved`, which removes the effects that views around give to the symbols in the view.
SymbolRenderingMode.symbolRenderingMode	The value passed to `symbolRenderingMode`, which sets the colors in which the system's symbols in the view are drawn; nil leaves them to the symbols.
SymbolVariableValueMode.symbolVariableValueMode	The value passed to `symbolVariableValueMode`, which sets what the variable values of the symbols in the view change.
SymbolVariant.symbolVariant	The value passed to `symbolVariant`, which sets the variants in which the system's symbols in the view are drawn.
SymbolVariants.circle	Adds `circle`.
SymbolVariants.contains	Whether these variants include the others.
SymbolVariants.fill	Adds `fill`.
SymbolVariants.rectangle	Adds `rectangle`.
SymbolVariants.slash	Adds `slash`.
SymbolVariants.square	Adds `square`.
Tab.isHidden	Whether the tab is left out of the bar.
Tab.labelView	The label of the control.
Tab.placement	The place at which the tab is shown.
Tab.role	The role; nil for none.
TabBarMinimizeBehavior.tabBarMinimizeBehavior	The value passed to `tabBarMinimizeBehavior`, which sets when the bar of the tab view gets small. On a screen here it keeps its size.
TabCustomizationBehavior.tabCustomizationBehavior	The changes that a person may make to this tab, and the places in which that holds.
TabSection.header	The header.
TabView.select	Chooses the screen with a tag, or with the title of its tab. Raises an error where there is none.
TabView.selectedValue	The tag of the chosen screen.
TabViewStyle.tabViewStyle	The style that this view sets for its tab views.
Table.header	The labels of the columns.
Table.select	Chooses the row with an identity; where any number may be chosen, choosing again takes it back.
Table.selectedValue	The identity of the chosen row, or the set of identities where any number may be chosen.
Table.sort	Taps the label of a column, by its position from 1: sorts by the column, or the other way round when it is sorted by it already. Raises an error where rows are not sorted by the column.
TableColumnHeaders.tableColumnHeaders	The value passed to `tableColumnHeaders`, which sets the visibility of the headers of the columns of the tables in the view.
TableStyle.tableStyle	The style that this view sets for its tables.
Tag.tag	The value passed to `tag`, which tags the view with the value that selecting it in a picker, list or tab view selects.
TapGesture.callOnChanged	Calls what `onChanged` was given, in the order in which it was added. Raises an error where there is none.
TapGesture.callOnEnded	Calls what `onEnded` was given, in the order in which it was added. Raises an error where there is none.
TapGesture.callUpdating	Calls what `updating` was given, in the order in which it was added. The view's own state is not set, as the gesture isn't performed. Raises an error where there is none.
TapGesture.count	The required number of taps.
TapGesture.gestureMask	Which gestures count, as said where this one, or the composed one that it is a part of, is attached.
TapGesture.gestureModifiers	The keys that have to be held: all those that `modifiers` names, together.
Task.callTask	Does the work that `task` was given, and waits until it is done. Raises an error where there is none.
Text.Attributes.baselineOffset	The distance of the text above its usual place, in points. Raises an error when none was set, or not one throughout.
Text.Attributes.font	The font, the text's own or else that of the views around. Raises an error when there is none, or not one throughout.
Text.Attributes.fontWeight	The weight, set on the text or on its font. Raises an error when there is none, or not one throughout.
Text.Attributes.foregroundColor	The color, the text's own or else that of the views around. Raises an error when there is none, or not one throughout.
Text.Attributes.isBold	Whether the text is bold: by itself, by its weight, or by its font. Raises an error where nothing is said, or not the same throughout.
Text.Attributes.isItalic	Whether the text is italic, by itself or by its font. Raises an error where nothing is said, or not the same throughout.
Text.Attributes.isStrikethrough	Whether a line goes through the text. Raises an error unless the same throughout.
Text.Attributes.isUnderline	Whether a line goes under the text. Raises an error unless the same throughout.
Text.Attributes.kerning	The space between characters, in points. Raises an error when none was set, or not one throughout.
Text.Attributes.link	The address that the text links to. Raises an error when nowhere, or not to one address throughout.
Text.Attributes.range	The attributes of a part of the text.
Text.Attributes.strikethroughColor	The color of the line through the text; nil for that of the text. Raises an error when there is no line, or not one throughout.
Text.Attributes.strikethroughStyle	The style of the line through the text. Raises an error when there is no line, or not one throughout.
Text.Attributes.tracking	The tracking, in points. Raises an error when none was set, or not one throughout.
Text.Attributes.underlineColor	The color of the line under the text; nil for that of the text. Raises an error when there is no line, or not one throughout.
Text.Attributes.underlineStyle	The style of the line under the text. Raises an error when there is no line, or not one throughout.
Text.attributedString	The text with its attributes, as it reads in the view's environment; images are left out.
Text.attributes	The attributes of the text, as it reads in the view's environment.
Text.images	The images within the text.
Text.string	The text as it reads in a locale; without one, in that of the view's environment.
TextCase.textCase	The value passed to `textCase`, which sets the case in which the texts in the view are shown; nil leaves them as they are.
TextContentType.textContentType	The value passed to `textContentType`, which sets the meaning of the input into the view, so that it can be suggested; nil for none.
TextEditor.clear	Empties the editor, as a person does who deletes all of its text.
TextEditor.input	The text in the editor.
TextEditor.setInput	Types a text in place of the one there is.
TextEditorStyle.textEditorStyle	The style that this view sets for its text editors.
TextField.callOnCommit	Presses return.
TextField.callOnEditingChanged	Says that editing ended.
TextField.clear	Empties the field, as a person does who deletes all of its text.
TextField.input	The text in the field.
TextField.labelView	The label of the control.
TextField.prompt	The prompt of the empty field.
TextField.setInput	Types a text in place of the one there is.
TextField.styledView	The body of the control in the style that applies to it. Raises an error if no style does.
TextField.submit	Presses return, with the focus in the field: `onCommit` and what `onSubmit` of the views around was given are called, and then editing ends, unless they move the focus. Without either, editing just ends.
TextFieldStyle.textFieldStyle	The style that this view sets for its text fields.
TextInputAutocapitalization.textInputAutocapitalization	The value passed to `textInputAutocapitalization`, which sets what is capitalized in the input; nil leaves it to the system.
TextScale.textScale	The value passed to `textScale`, which sets the scale of the texts in the view.
TextSelection.textSelection	The value passed to `textSelection`, which sets whether the user can select the texts in the view.
TextSelectionAffinity.textSelectionAffinity	The value passed to `textSelectionAffinity`, which sets the side of a line's end at which insertion points in the view stand.
TimelineView.contentView	The content in a context, by default the current one.
Tint.tint	The color passed to `tint`; nil for the default. Raises an error where the style is no color.
Toggle.isOn	Whether it is on.
Toggle.labelView	The label of the control.
Toggle.styledView	The body of the control in the style that applies to it. Raises an error if no style does.
Toggle.tap	Turns it on or off.
ToggleStyle.toggleStyle	The style that this view sets for its toggles.
Toolbar.identifier	The name by which people's arrangements know it, nil where it can't be arranged.
ToolbarBackground.toolbarBackground	The style that bars of the screen are drawn with, and which bars.
ToolbarBackgroundVisibility.toolbarBackgroundVisibility	The bars of the screen whose background is shown or hidden.
ToolbarColorScheme.toolbarColorScheme	The color scheme of bars of the screen, nil for that of the screen, and which bars.
ToolbarItem.identifier	The name by which people's arrangements know it. Raises an error where it has none.
ToolbarItem.placement	Its placement.
ToolbarItem.showsByDefault	Whether it is shown until people arrange the toolbar.
ToolbarItemGroup.labelView	The label of the control.
ToolbarItemGroup.placement	Its placement.
ToolbarRemoving.toolbarRemoving	The item of the system that the toolbar goes without.
ToolbarRole.toolbarRole	The value passed to `toolbarRole`, which sets the purpose of the content that the toolbar belongs to.
ToolbarTitleDisplayMode.toolbarTitleDisplayMode	The value passed to `toolbarTitleDisplayMode`, which sets the display mode of the screen's title in the toolbar.
ToolbarVisibility.toolbarBars	The bars whose visibility a modifier of this view sets.
ToolbarVisibility.toolbarVisibility	The bars of the screen and their visibility.
Tracking.tracking	The space after each character that this text or a modifier of the view sets, in points.
Transaction.callTransaction	Calls the function passed to `transaction` with a transaction without animation.
TransformEffect.transformEffect	The value passed to `transformEffect`, which draws the view with an affine transform.
Transition.transition	The value passed to `transition`, which sets the transition by which the view appears and disappears.
TruncationMode.truncationMode	The value passed to `truncationMode`, which sets the part of a text that is left out where it doesn't fit.
TypeSelectEquivalent.string	The text as it reads in a locale; without one, in that of the view's environment.
TypesettingLanguage.typesettingLanguage	The value passed to `typesettingLanguage`, which sets the language by whose rules the texts in the view are set.
Underline.isUnderline	The value passed to `underline`, which underlines the texts in the view, or not.
UnitCurve.inverse	The curve with time and change exchanged, which takes back what this one does to a progress.
UnitCurve.value	Returns the part of the change that is made after a part of the time. Time is kept from 0 to 1.
UnitCurve.velocity	Returns the speed of the change after a part of the time: 1 is the speed of `linear`.
UnitPoint.x	The part of the width, from the left.
UnitPoint.y	The part of the height, from the top.
Unredacted.unredacted	True where the view has `unredacted`. Raises an error where it hasn't.
UserActivity.userActivity	The activity that the view advertises, with its details; nil while it is inactive.
VStack.alignment	The alignment of the children across the stack.
VStack.spacing	The distance between the children in points, nil for the system's usual one.
ViewThatFits.axes	The directions in which room is asked for.
WritingToolsBehavior.writingToolsBehavior	The value passed to `writingToolsBehavior`, which sets what the system's writing tools offer for the texts in the view.
ZIndex.zIndex	The value passed to `zIndex`, which sets the order of overlapping views: higher numbers are in front. The default is 0.
ZStack.alignment	The alignment of the children in it.
example:gestures:DragGesture	local width⏎local card = host(Text("Card"):gesture(DragGesture {⏎  onChanged = function(value) width = value.translation.width end,⏎})):text()⏎card:drag { to = { x = 50, y = 0 } }⏎assert.equal(50, width)
example:gestures:ExclusiveGesture	local screen = host(Text("a"):gesture(ExclusiveGesture {⏎  first = TapGesture(),⏎  second = TapGesture(),⏎  onChanged = function() end,⏎  onEnded = function() end,⏎  updating = function(value) return Text("made") end,⏎  state = State(1),⏎  modifiers = "shift",⏎}))⏎local gesture = screen:text():gesture("ExclusiveGesture")⏎assert.equal("all", gesture:gestureMask())⏎assert.same({ "shift" }, gesture:gestureModifiers())
example:gestures:LongPressGesture	local pressed = false⏎local card = host(Text("Card"):gesture(LongPressGesture {⏎  minimumDuration = 1, onEnded = function() pressed = true end,⏎})):text()⏎card:longPress { duration = 1.5 }⏎assert.is_true(pressed)
example:gestures:MagnificationGesture	local screen = host(Text("a"):gesture(MagnificationGesture {⏎  minimumScaleDelta = 8,⏎  onChanged = function() end,⏎  onEnded = function() end,⏎  updating = function(value) return Text("made") end,⏎  state = State(1),⏎  modifiers = "shift",⏎}))⏎local gesture = screen:text():gesture("MagnificationGesture")⏎assert.equal(8, gesture:minimumScaleDelta())⏎assert.equal("all", gesture:gestureMask())⏎assert.same({ "shift" }, gesture:gestureModifiers())
example:gestures:MagnifyGesture	local factor⏎local card = host(Text("Card"):gesture(MagnifyGesture {⏎  onEnded = function(value) factor = value.magnification end,⏎})):text()⏎card:magnify { by = 3 }⏎assert.equal(3, factor)
example:gestures:RotateGesture	local turned = false⏎local card = host(Text("Card"):gesture(RotateGesture { onEnded = function() turned = true end })):text()⏎card:rotate { degrees = 90 }⏎assert.is_true(turned)
example:gestures:RotationGesture	local screen = host(Text("a"):gesture(RotationGesture {⏎  minimumAngleDelta = Angle.degrees(30),⏎  onChanged = function() end,⏎  onEnded = function() end,⏎  updating = function(value) return Text("made") end,⏎  state = State(1),⏎  modifiers = "shift",⏎}))⏎local gesture = screen:text():gesture("RotationGesture")⏎assert.equal("all", gesture:gestureMask())⏎assert.same({ "shift" }, gesture:gestureModifiers())
example:gestures:SequenceGesture	local screen = host(Text("a"):gesture(SequenceGesture {⏎  first = TapGesture(),⏎  second = TapGesture(),⏎  onChanged = function() end,⏎  onEnded = function() end,⏎  updating = function(value) return Text("made") end,⏎  state = State(1),⏎  modifiers = "shift",⏎}))⏎local gesture = screen:text():gesture("SequenceGesture")⏎assert.equal("all", gesture:gestureMask())⏎assert.same({ "shift" }, gesture:gestureModifiers())
example:gestures:SimultaneousGesture	local screen = host(Text("a"):gesture(SimultaneousGesture {⏎  first = TapGesture(),⏎  second = TapGesture(),⏎  onChanged = function() end,⏎  onEnded = function() end,⏎  updating = function(value) return Text("made") end,⏎  state = State(1),⏎  modifiers = "shift",⏎}))⏎local gesture = screen:text():gesture("SimultaneousGesture")⏎assert.equal("all", gesture:gestureMask())⏎assert.same({ "shift" }, gesture:gestureModifiers())
example:gestures:SpatialEventGesture	local screen = host(Text("a"):gesture(SpatialEventGesture {⏎  coordinateSpace = "global",⏎  onChanged = function() end,⏎  onEnded = function() end,⏎  updating = function(value) return Text("made") end,⏎  state = State(1),⏎  modifiers = "shift",⏎}))⏎local gesture = screen:text():gesture("SpatialEventGesture")⏎assert.equal("global", gesture:coordinateSpace())⏎assert.equal("all", gesture:gestureMask())⏎assert.same({ "shift" }, gesture:gestureModifiers())
example:gestures:SpatialTapGesture	local screen = host(Text("a"):gesture(SpatialTapGesture {⏎  count = 2,⏎  coordinateSpace = "global",⏎  onChanged = function() end,⏎  onEnded = function() end,⏎  updating = function(value) return Text("made") end,⏎  state = State(1),⏎  modifiers = "shift",⏎}))⏎local gesture = screen:text():gesture("SpatialTapGesture")⏎assert.equal(2, gesture:count())⏎assert.equal("global", gesture:coordinateSpace())⏎assert.equal("all", gesture:gestureMask())
example:gestures:TapGesture	local taps = 0⏎local card = host(Text("Card"):gesture(TapGesture {⏎  count = 2, onEnded = function() taps = taps + 1 end,⏎})):text()⏎card:tap { count = 2 }⏎assert.equal(1, taps)
example:modifiers:AccentColor	local screen = host(VStack { Text("a"):accentColor { accentColor = Color.red } })⏎local view = screen:vStack()[1]⏎assert.equal(Color.red, view:accentColor())
example:modifiers:AccessibilityAction	local called = false⏎local screen = host(VStack {⏎  Text("a"):accessibilityAction { action = function() called = true end },⏎})⏎local view = screen:vStack()[1]⏎view:callAccessibilityAction()⏎assert.is_true(called)
example:modifiers:AccessibilityActions	local copied = false⏎local screen = host(Text("a"):accessibilityActions(Button("Copy", function() copied = true end)))⏎screen:text():callAccessibilityAction { action = "Copy" }⏎assert.is_true(copied)
example:modifiers:AccessibilityActivationPoint	local screen = host(VStack {⏎  Text("a"):accessibilityActivationPoint { activationPoint = UnitPoint.topLeading },⏎})⏎local view = screen:vStack()[1]⏎assert.equal(UnitPoint.topLeading, view:accessibilityActivationPoint())
example:modifiers:AccessibilityAddTraits	local screen = host(VStack { Text("a"):accessibilityAddTraits { traits = "button" } })⏎local view = screen:vStack()[1]⏎assert.same({ "button", "staticText" }, view:accessibilityTraits())
example:modifiers:AccessibilityAdjustableAction	local called = false⏎local screen = host(VStack {⏎  Text("a"):accessibilityAdjustableAction { action = function() called = true end },⏎})⏎local view = screen:vStack()[1]⏎view:callAccessibilityAdjustableAction("increment")⏎assert.is_true(called)
example:modifiers:AccessibilityChartDescriptor	local screen = host(VStack {⏎  Text("a"):accessibilityChartDescriptor {⏎    title = "word",⏎    summary = "word",⏎    points = { { x = "Mon", y = 3 }, { x = "Mon", y = 3 } },⏎  },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("word", view:accessibilityChartDescriptor().summary)⏎assert.equal("word", view:accessibilityChartDescriptor().title)⏎assert.equal("x", view:accessibilityChartDescriptor().xAxis)
example:modifiers:AccessibilityChildren	local screen = host(VStack { Text("a"):accessibilityChildren { Text("given") } })⏎local accessibilityChildren = screen:find("AccessibilityChildren")⏎assert.equal("AccessibilityChildren", accessibilityChildren:kind())
example:modifiers:AccessibilityCustomContent	local screen = host(Text("Rex"):accessibilityCustomContent("Breed", "Poodle", { importance = "high" }))⏎local content = screen:text():accessibilityCustomContent()⏎assert.same({ { label = "Breed", value = "Poodle", importance = "high" } }, content)
example:modifiers:AccessibilityDirectTouch	local screen = host(VStack {⏎  Text("a"):accessibilityDirectTouch { isDirectTouchArea = true, options = "silentOnTouch" },⏎})⏎local view = screen:vStack()[1]⏎assert.same({ isDirectTouchArea = true, options = { "silentOnTouch" } }, view:accessibilityDirectTouch())
example:modifiers:AccessibilityElement	local screen = host(VStack { Text("a"):accessibilityElement { children = "ignore" } })⏎local view = screen:vStack()[1]⏎assert.equal("ignore", view:accessibilityElement())
example:modifiers:AccessibilityFocused	local isRead = State(false)⏎local screen = host(Text("Rex"):accessibilityFocused(isRead))⏎screen:text():focusAccessibility()⏎assert.is_true(isRead.value)
example:modifiers:AccessibilityHeading	local screen = host(VStack { Text("a"):accessibilityHeading { level = "unspecified" } })⏎local view = screen:vStack()[1]⏎assert.equal("unspecified", view:accessibilityHeading())
example:modifiers:AccessibilityHidden	local screen = host(VStack { Text("a"):accessibilityHidden { hidden = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:accessibilityHidden())
example:modifiers:AccessibilityHint	local screen = host(VStack { Text("a"):accessibilityHint { text = "word" } })⏎local accessibilityHint = screen:find("AccessibilityHint")⏎assert.equal("word", accessibilityHint:string())
example:modifiers:AccessibilityIdentifier	local screen = host(VStack { Text("a"):accessibilityIdentifier { identifier = "word" } })⏎local view = screen:vStack()[1]⏎assert.equal("word", view:accessibilityIdentifier())
example:modifiers:AccessibilityIgnoresInvertColors	local screen = host(VStack {⏎  Text("a"):accessibilityIgnoresInvertColors { active = true },⏎})⏎local view = screen:vStack()[1]⏎assert.is_true(view:accessibilityIgnoresInvertColors())
example:modifiers:AccessibilityInputLabels	local screen = host(VStack {⏎  Text("a"):accessibilityInputLabels { labels = { "word", "word" } },⏎})⏎local view = screen:vStack()[1]⏎assert.same({ "word", "word" }, view:accessibilityInputLabels())
example:modifiers:AccessibilityLabel	local screen = host(VStack { Text("a"):accessibilityLabel { text = "word" } })⏎local accessibilityLabel = screen:find("AccessibilityLabel")⏎assert.equal("word", accessibilityLabel:string())
example:modifiers:AccessibilityLabeledPair	local screen = host(VStack {⏎  Text("a"):accessibilityLabeledPair { role = "label", id = "word", namespace = "word" },⏎})⏎local view = screen:vStack()[1]⏎assert.same({ id = "word", role = "label" }, view:accessibilityLabeledPair())
example:modifiers:AccessibilityLinkedGroup	local screen = host(VStack {⏎  Text("a"):accessibilityLinkedGroup { id = "word", namespace = "word" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("word", view:accessibilityLinkedGroup())
example:modifiers:AccessibilityRemoveTraits	local screen = host(Button("Save", function() end):accessibilityRemoveTraits("button"))⏎assert.same({}, screen:button():accessibilityTraits())
example:modifiers:AccessibilityRepresentation	local screen = host(VStack {⏎  Text("a"):accessibilityRepresentation { representation = Text("given") },⏎})⏎local accessibilityRepresentation = screen:find("AccessibilityRepresentation")⏎assert.equal("AccessibilityRepresentation", accessibilityRepresentation:kind())
example:modifiers:AccessibilityRespondsToUserInteraction	local screen = host(VStack {⏎  Text("a"):accessibilityRespondsToUserInteraction { respondsToUserInteraction = true },⏎})⏎local view = screen:vStack()[1]⏎assert.is_true(view:accessibilityRespondsToUserInteraction())
example:modifiers:AccessibilityRotor	local screen = host(VStack {⏎  Text("a"):accessibilityRotor { label = "word", entries = { "word", "word" } },⏎})⏎local view = screen:vStack()[1]⏎assert.same({ word = { "word", "word" } }, view:accessibilityRotor())
example:modifiers:AccessibilityRotorEntry	local screen = host(VStack { Text("a"):accessibilityRotorEntry { id = "word" } })⏎local view = screen:vStack()[1]⏎assert.equal("word", view:accessibilityRotorEntry())
example:modifiers:AccessibilityScrollAction	local called = false⏎local screen = host(VStack {⏎  Text("a"):accessibilityScrollAction { action = function() called = true end },⏎})⏎local view = screen:vStack()[1]⏎view:callAccessibilityScrollAction("top")⏎assert.is_true(called)
example:modifiers:AccessibilityScrollStatus	local screen = host(VStack {⏎  Text("a"):accessibilityScrollStatus { status = "word", isEnabled = true },⏎})⏎local view = screen:vStack()[1]⏎assert.same({ isEnabled = true, status = "word" }, view:accessibilityScrollStatus())
example:modifiers:AccessibilitySelectionIdentifier	local screen = host(VStack {⏎  Text("a"):accessibilitySelectionIdentifier { identifier = "word" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("word", view:accessibilitySelectionIdentifier())
example:modifiers:AccessibilityShowsLargeContentViewer	local screen = host(VStack {⏎  Text("a"):accessibilityShowsLargeContentViewer { largeContentView = Text("given") },⏎})⏎local accessibilityShowsLargeContentViewer = screen:find("AccessibilityShowsLargeContentViewer")⏎assert.equal("AccessibilityShowsLargeContentViewer", accessibilityShowsLargeContentViewer:kind())
example:modifiers:AccessibilitySortPriority	local screen = host(VStack { Text("a"):accessibilitySortPriority { sortPriority = 0.5 } })⏎local view = screen:vStack()[1]⏎assert.equal(0.5, view:accessibilitySortPriority())
example:modifiers:AccessibilityTextContentType	local screen = host(VStack { Text("a"):accessibilityTextContentType { type = "plain" } })⏎local view = screen:vStack()[1]⏎assert.equal("plain", view:accessibilityTextContentType())
example:modifiers:AccessibilityValue	local screen = host(VStack { Text("a"):accessibilityValue { text = "word" } })⏎local accessibilityValue = screen:find("AccessibilityValue")⏎assert.equal("word", accessibilityValue:string())
example:modifiers:AccessibilityZoomAction	local called = false⏎local screen = host(VStack {⏎  Text("a"):accessibilityZoomAction { action = function() called = true end },⏎})⏎local view = screen:vStack()[1]⏎view:callAccessibilityZoomAction("zoomIn")⏎assert.is_true(called)
example:modifiers:ActionSheet	local screen = host(VStack {⏎  Text("a"):actionSheet {⏎    isPresented = State(true),⏎    title = "word",⏎    message = function() return Text("made") end,⏎    buttons = function() return Text("made") end,⏎  },⏎})⏎local actionSheet = screen:find("ActionSheet")⏎assert.is_true(actionSheet:isPresented())⏎actionSheet:dismiss()⏎assert.is_false(actionSheet:isPresented())
example:modifiers:Alert	local isShown = State(true)⏎local screen = host(Text("Draft"):alert { title = "Discard it?", isPresented = isShown })⏎local alert = screen:find("Alert")⏎assert.equal("Discard it?", alert:title():string())⏎alert:dismiss()⏎assert.is_false(isShown.value)
example:modifiers:AlignmentGuide	local screen = host(Text("a"):alignmentGuide("leading", function(size) return size.width / 4 end))⏎assert.equal(5, screen:text():alignmentGuide { horizontal = "leading", width = 20 })
example:modifiers:AllowedDynamicRange	local screen = host(VStack { Text("a"):allowedDynamicRange { range = "standard" } })⏎local view = screen:vStack()[1]⏎assert.equal("standard", view:allowedDynamicRange())
example:modifiers:AllowsHitTesting	local screen = host(VStack { Text("a"):allowsHitTesting { enabled = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:allowsHitTesting())
example:modifiers:AllowsTightening	local screen = host(VStack { Text("a"):allowsTightening { flag = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:allowsTightening())
example:modifiers:AnchorPreference	local width = PreferenceKey{ default = 0 }⏎local told⏎host(Text("a")⏎  :anchorPreference { width, rect = { width = 7, height = 1 }, transform = function(rect) return rect.width end }⏎  :onPreferenceChange(width, function(value) told = value end))⏎assert.equal(7, told)
example:modifiers:Animation	local screen = host(VStack {⏎  Text("a"):animation { animation = Animation.easeInOut(1), value = "word" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal(Animation.easeInOut(1), view:animation())
example:modifiers:Antialiased	local screen = host(VStack { Image("a"):antialiased { isAntialiased = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:isAntialiased())
example:modifiers:AspectRatio	local screen = host(VStack {⏎  Text("a"):aspectRatio { aspectRatio = 8, contentMode = "fit" },⏎})⏎local view = screen:vStack()[1]⏎assert.same({ aspectRatio = 8, contentMode = "fit" }, view:aspectRatio())⏎assert.is_false(view:isScaledToFit())⏎assert.is_false(view:isScaledToFill())
example:modifiers:AsyncImageLoader	local image = AsyncImage("https://example.org/cat.png", function(phase) return phase.image or Text("loading") end)⏎local screen = host(image:asyncImageLoader(function() return Image("cat") end))⏎assert.equal("cat", screen:find("Image"):name())
example:modifiers:Autocapitalization	local screen = host(VStack { Text("a"):autocapitalization { style = "none" } })⏎local view = screen:vStack()[1]⏎assert.equal("none", view:autocapitalization())
example:modifiers:AutocorrectionDisabled	local screen = host(VStack { Text("a"):autocorrectionDisabled { disable = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:autocorrectionDisabled())
example:modifiers:Background	local screen = host(Text("Photo"):background(Color.blue))⏎assert.equal(Color.blue, screen:text():background():find("Color"):value())
example:modifiers:BackgroundExtensionEffect	local screen = host(VStack { Text("a"):backgroundExtensionEffect { isEnabled = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:backgroundExtensionEffect())
example:modifiers:BackgroundPreferenceValue	local screen = host(VStack {⏎  Text("a"):backgroundPreferenceValue {⏎    key = PreferenceKey{ default = 0 },⏎    content = function() return Text("made") end,⏎    alignment = "center",⏎  },⏎})⏎local backgroundPreferenceValue = screen:find("BackgroundPreferenceValue")⏎assert.equal("center", backgroundPreferenceValue:alignment())⏎assert.equal("all", backgroundPreferenceValue:ignoresSafeAreaEdges())
example:modifiers:BackgroundStyle	local screen = host(VStack { Text("a"):backgroundStyle { style = Color.red } })⏎local view = screen:vStack()[1]⏎assert.equal(Color.red, view:backgroundStyle())
example:modifiers:Badge	local screen = host(VStack { Text("a"):badge { count = 2 } })⏎local badge = screen:find("Badge")⏎assert.equal("Badge", badge:kind())
example:modifiers:BadgeProminence	local screen = host(VStack { Text("a"):badgeProminence { prominence = "decreased" } })⏎local view = screen:vStack()[1]⏎assert.equal("decreased", view:badgeProminence())
example:modifiers:BaselineOffset	local screen = host(VStack { Text("a"):baselineOffset { baselineOffset = 8 } })⏎local view = screen:vStack()[1]⏎assert.equal(8, view:baselineOffset())
example:modifiers:BlendMode	local screen = host(VStack { Text("a"):blendMode { blendMode = "normal" } })⏎local view = screen:vStack()[1]⏎assert.equal("normal", view:blendMode())
example:modifiers:Blur	local screen = host(VStack { Text("a"):blur { radius = 8, opaque = true } })⏎local view = screen:vStack()[1]⏎assert.same({ isOpaque = true, radius = 8 }, view:blur())
example:modifiers:Bold	local screen = host(VStack { Text("a"):bold { isActive = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:isBold())
example:modifiers:Border	local screen = host(VStack { Text("a"):border { content = Color.red, width = 8 } })⏎local view = screen:vStack()[1]⏎assert.equal(Color.red, view:border().shapeStyle)⏎assert.equal(8, view:border().width)
example:modifiers:Brightness	local screen = host(VStack { Text("a"):brightness { amount = 0.5 } })⏎local view = screen:vStack()[1]⏎assert.equal(0.5, view:brightness())
example:modifiers:ButtonBorderShape	local screen = host(VStack { Text("a"):buttonBorderShape { shape = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:buttonBorderShape())
example:modifiers:ButtonRepeatBehavior	local screen = host(VStack { Text("a"):buttonRepeatBehavior { behavior = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:buttonRepeatBehavior())
example:modifiers:ButtonSizing	local screen = host(VStack { Text("a"):buttonSizing { sizing = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:buttonSizing())
example:modifiers:ButtonStyle	local screen = host(VStack { Text("a"):buttonStyle { style = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:buttonStyle())
example:modifiers:ClipShape	local screen = host(VStack {⏎  Text("a"):clipShape { shape = Circle(), style = FillStyle{ eoFill = true } },⏎})⏎local view = screen:vStack()[1]⏎assert.equal(Circle(), view:clipShape())⏎assert.equal(FillStyle{ eoFill = true }, view:clipStyle())
example:modifiers:Clipped	local screen = host(Text("a"):clipped())⏎assert.equal(Rectangle(), screen:text():clipShape())
example:modifiers:ColorEffect	local screen = host(VStack {⏎  Text("a"):colorEffect {⏎    shader = Shader { name = "ripple" },⏎    maxSampleOffset = { width = 3, height = 4 },⏎    isEnabled = true,⏎  },⏎})⏎local view = screen:vStack()[1]⏎assert.is_true(view:colorEffect().isEnabled)⏎assert.same({ height = 4, width = 3 }, view:colorEffect().maxSampleOffset)⏎assert.equal(Shader { name = "ripple" }, view:colorEffect().shader)
example:modifiers:ColorInvert	local screen = host(VStack { Text("a"):colorInvert() })⏎local view = screen:vStack()[1]⏎assert.is_true(view:colorInvert())
example:modifiers:ColorMultiply	local screen = host(VStack { Text("a"):colorMultiply { color = Color.red } })⏎local view = screen:vStack()[1]⏎assert.equal(Color.red, view:colorMultiply())
example:modifiers:ColorScheme	local screen = host(VStack { Text("a"):colorScheme { colorScheme = "light" } })⏎local view = screen:vStack()[1]⏎assert.equal("light", view:colorScheme())
example:modifiers:ColumnAlignment	local screen = host(VStack { Text("a"):columnAlignment { alignment = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:columnAlignment())
example:modifiers:CompositingGroup	local screen = host(VStack { Text("a"):compositingGroup() })⏎local view = screen:vStack()[1]⏎assert.is_true(view:compositingGroup())
example:modifiers:ConfirmationDialog	local emptied = false⏎local screen = host(Text("Bin"):confirmationDialog {⏎  title = "Empty the bin?", isPresented = State(true),⏎  actions = { Button("Empty", function() emptied = true end) },⏎})⏎screen:find { button = "Empty" }:tap()⏎assert.is_true(emptied)
example:modifiers:ContainerBackground	local screen = host(VStack {⏎  Text("a"):containerBackground {⏎    content = Text("given"),⏎    placement = "navigation",⏎    alignment = "center",⏎  },⏎})⏎local containerBackground = screen:find("ContainerBackground")⏎assert.equal("navigation", containerBackground:placement())⏎assert.equal("center", containerBackground:alignment())
example:modifiers:ContainerRelativeFrame	local screen = host(VStack {⏎  Text("a"):containerRelativeFrame {⏎    axes = "vertical",⏎    count = 2,⏎    span = 2,⏎    spacing = 8,⏎    alignment = "center",⏎  },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("center", view:containerRelativeFrame().alignment)⏎assert.equal("vertical", view:containerRelativeFrame().axes)⏎assert.equal(2, view:containerRelativeFrame().count)
example:modifiers:ContainerShape	local screen = host(VStack { Text("a"):containerShape { shape = Circle() } })⏎local view = screen:vStack()[1]⏎assert.equal(Circle(), view:containerShape())
example:modifiers:ContentMargins	local screen = host(VStack {⏎  Text("a"):contentMargins { length = 8, edges = "top", placement = "automatic" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("top", view:contentMargins().edges)⏎assert.same({ bottom = 0, leading = 0, top = 8, trailing = 0 }, view:contentMargins().insets)⏎assert.equal("automatic", view:contentMargins().placement)
example:modifiers:ContentShape	local screen = host(VStack { Text("a"):contentShape { shape = Circle(), eoFill = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:contentShape().eoFill)⏎assert.same({ "interaction" }, view:contentShape().kinds)⏎assert.equal(Circle(), view:contentShape().shape)
example:modifiers:ContentTransition	local screen = host(VStack {⏎  Text("a"):contentTransition { transition = ContentTransition.opacity },⏎})⏎local view = screen:vStack()[1]⏎assert.equal(ContentTransition.opacity, view:contentTransition())
example:modifiers:ContextMenu	local screen = host(VStack {⏎  Text("a"):contextMenu { Text("given"), preview = Text("given") },⏎})⏎local contextMenu = screen:find("ContextMenu")⏎assert.is_false(contextMenu:isOpen())⏎contextMenu:open()⏎assert.is_true(contextMenu:isOpen())
example:modifiers:Contrast	local screen = host(VStack { Text("a"):contrast { amount = 0.5 } })⏎local view = screen:vStack()[1]⏎assert.equal(0.5, view:contrast())
example:modifiers:ControlGroupStyle	local screen = host(VStack { Text("a"):controlGroupStyle { style = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:controlGroupStyle())
example:modifiers:ControlSize	local screen = host(VStack { Text("a"):controlSize { size = "mini" } })⏎local view = screen:vStack()[1]⏎assert.equal("mini", view:controlSize())
example:modifiers:CoordinateSpaceName	local screen = host(VStack { Text("a"):coordinateSpace { name = "word" } })⏎local view = screen:vStack()[1]⏎assert.equal("word", view:coordinateSpaceName())
example:modifiers:CornerRadius	local screen = host(VStack { Text("a"):cornerRadius { radius = 8, antialiased = true } })⏎local view = screen:vStack()[1]⏎assert.equal(8, view:cornerRadius())
example:modifiers:CustomizationBehavior	local screen = host(VStack { Text("a"):customizationBehavior { behavior = "default" } })⏎local view = screen:vStack()[1]⏎assert.equal("default", view:customizationBehavior())
example:modifiers:CustomizationID	local screen = host(VStack { Text("a"):customizationID { id = "word" } })⏎local view = screen:vStack()[1]⏎assert.equal("word", view:customizationID())
example:modifiers:DatePickerStyle	local screen = host(VStack { Text("a"):datePickerStyle { style = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:datePickerStyle())
example:modifiers:DefaultAdaptableTabBarPlacement	local screen = host(VStack {⏎  Text("a"):defaultAdaptableTabBarPlacement { placement = "automatic" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:defaultAdaptableTabBarPlacement())
example:modifiers:DefaultCustomization	local screen = host(VStack {⏎  Text("a"):defaultCustomization { visibility = "automatic", options = "alwaysAvailable" },⏎})⏎local view = screen:vStack()[1]⏎assert.same({ "alwaysAvailable" }, view:defaultCustomization().options)⏎assert.equal("automatic", view:defaultCustomization().visibility)
example:modifiers:DefaultFocus	local field = State(nil)⏎local screen = host(VStack {⏎  TextField("Name", State("")):focused(field, "name"),⏎  TextField("City", State("")):focused(field, "city"),⏎}:defaultFocus(field, "city"))⏎assert.is_true(screen:find { "TextField", containing = "City" }:isFocused())
example:modifiers:DefaultHoverEffect	local screen = host(VStack { Text("a"):defaultHoverEffect { effect = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:defaultHoverEffect())
example:modifiers:DefaultScrollAnchor	local screen = host(VStack {⏎  Text("a"):defaultScrollAnchor { anchor = UnitPoint.topLeading, role = "initialOffset" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal(UnitPoint.topLeading, view:defaultScrollAnchor())
example:modifiers:DefersSystemGestures	local screen = host(VStack { Text("a"):defersSystemGestures { edges = "top" } })⏎local view = screen:vStack()[1]⏎assert.equal("top", view:defersSystemGestures())
example:modifiers:DeleteDisabled	local screen = host(VStack { Text("a"):deleteDisabled { isDisabled = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:deleteDisabled())
example:modifiers:DialogIcon	local screen = host(Text("a"):dialogIcon("seal"))⏎assert.is_not_nil(screen:text():dialogIcon())
example:modifiers:DialogSeverity	local screen = host(VStack { Text("a"):dialogSeverity { severity = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:dialogSeverity())
example:modifiers:DialogSuppressionToggle	local screen = host(VStack {⏎  Text("a"):dialogSuppressionToggle { label = "word", isSuppressed = State(true) },⏎})⏎local view = screen:vStack()[1]⏎assert.is_true(view:isDialogSuppressed())
example:modifiers:DisableAutocorrection	local screen = host(VStack { Text("a"):disableAutocorrection { disable = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:disableAutocorrection())
example:modifiers:Disabled	local screen = host(Button("Save", function() end):disabled(true))⏎assert.is_true(screen:button():isDisabled())⏎assert.has_error(function() screen:button():tap() end)
example:modifiers:DisabledCustomizationBehavior	local screen = host(VStack {⏎  Text("a"):disabledCustomizationBehavior { behavior = "reorder" },⏎})⏎local view = screen:vStack()[1]⏎assert.same({ "reorder" }, view:disabledCustomizationBehavior())
example:modifiers:DisclosureGroupStyle	local screen = host(VStack { Text("a"):disclosureGroupStyle { style = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:disclosureGroupStyle())
example:modifiers:DistortionEffect	local screen = host(VStack {⏎  Text("a"):distortionEffect {⏎    shader = Shader { name = "ripple" },⏎    maxSampleOffset = { width = 3, height = 4 },⏎    isEnabled = true,⏎  },⏎})⏎local view = screen:vStack()[1]⏎assert.is_true(view:distortionEffect().isEnabled)⏎assert.same({ height = 4, width = 3 }, view:distortionEffect().maxSampleOffset)⏎assert.equal(Shader { name = "ripple" }, view:distortionEffect().shader)
example:modifiers:Draggable	local dropped⏎local screen = host(VStack {⏎  Text("card"):draggable("Ann"),⏎  Text("bin"):dropDestination(function(items) dropped = items[1]; return true end),⏎})⏎assert.is_true(screen:find { text = "card" }:dragTo(screen:find { text = "bin" }))⏎assert.equal("Ann", dropped)
example:modifiers:DrawingGroup	local screen = host(VStack {⏎  Text("a"):drawingGroup { opaque = true, colorMode = "nonLinear" },⏎})⏎local view = screen:vStack()[1]⏎assert.same({ colorMode = "nonLinear", isOpaque = true }, view:drawingGroup())
example:modifiers:DropDestination	local dropped⏎local bin = Text("bin"):dropDestination(function(items) dropped = items[1]; return true end)⏎local screen = host(VStack { Text("card"):draggable("Ann"), bin })⏎screen:find { text = "card" }:dragTo(screen:find { text = "bin" })⏎assert.equal("Ann", dropped)
example:modifiers:DynamicTypeSize	local screen = host(VStack { Text("a"):dynamicTypeSize { size = "xSmall" } })⏎local view = screen:vStack()[1]⏎assert.same({ from = "xSmall", to = "xSmall" }, view:dynamicTypeSizeRange())⏎assert.equal("xSmall", view:dynamicTypeSize())
example:modifiers:EdgesIgnoringSafeArea	local screen = host(VStack { Text("a"):edgesIgnoringSafeArea { edges = "top" } })⏎local view = screen:vStack()[1]⏎assert.equal("top", view:edgesIgnoringSafeArea())
example:modifiers:Environment	local opened⏎local screen = host(Link { "Page", destination = "https://example.org" }⏎  :environment("openURL", function(url) opened = url end))⏎screen:find("Link"):tap()⏎assert.equal("https://example.org", opened)
example:modifiers:FileDialogBrowserOptions	local screen = host(VStack {⏎  Text("a"):fileDialogBrowserOptions { options = "displayFileExtensions" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("displayFileExtensions", view:fileDialogBrowserOptions())
example:modifiers:FileDialogConfirmationLabel	local screen = host(VStack { Text("a"):fileDialogConfirmationLabel { text = "word" } })⏎local fileDialogConfirmationLabel = screen:find("FileDialogConfirmationLabel")⏎assert.equal("word", fileDialogConfirmationLabel:string())
example:modifiers:FileDialogCustomizationID	local screen = host(VStack { Text("a"):fileDialogCustomizationID { id = "word" } })⏎local view = screen:vStack()[1]⏎assert.equal("word", view:fileDialogCustomizationID())
example:modifiers:FileDialogDefaultDirectory	local screen = host(VStack {⏎  Text("a"):fileDialogDefaultDirectory { directory = "https://example.org" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("https://example.org", view:fileDialogDefaultDirectory())
example:modifiers:FileDialogImportsUnresolvedAliases	local screen = host(VStack {⏎  Text("a"):fileDialogImportsUnresolvedAliases { imports = true },⏎})⏎local view = screen:vStack()[1]⏎assert.is_true(view:fileDialogImportsUnresolvedAliases())
example:modifiers:FileDialogMessage	local screen = host(VStack { Text("a"):fileDialogMessage { text = "word" } })⏎local fileDialogMessage = screen:find("FileDialogMessage")⏎assert.equal("word", fileDialogMessage:string())
example:modifiers:FileExporter	local saved⏎local screen = host(Text("Note"):fileExporter { isPresented = State(true), item = "words",⏎  onCompletion = function(files) saved = files[1] end })⏎assert.equal("words", screen:find("FileExporter"):exportedText())⏎screen:find("FileExporter"):choose { files = { "file:///tmp/note.txt" } }⏎assert.equal("file:///tmp/note.txt", saved)
example:modifiers:FileExporterFilenameLabel	local screen = host(VStack { Text("a"):fileExporterFilenameLabel { text = "word" } })⏎local fileExporterFilenameLabel = screen:find("FileExporterFilenameLabel")⏎assert.equal("word", fileExporterFilenameLabel:string())
example:modifiers:FileImporter	local isPresented, chosen = State(true), nil⏎local screen = host(Text("Import"):fileImporter {⏎  isPresented = isPresented, onCompletion = function(files) chosen = files[1] end,⏎})⏎screen:find("FileImporter"):choose { files = { "file:///notes.txt" } }⏎assert.equal("file:///notes.txt", tostring(chosen))
example:modifiers:FileMover	local moved⏎local screen = host(Text("Note"):fileMover { isPresented = State(true), files = { "file:///tmp/note.txt" },⏎  onCompletion = function(files) moved = files[1] end })⏎screen:find("FileMover"):choose { files = { "file:///home/note.txt" } }⏎assert.equal("file:///home/note.txt", moved)
example:modifiers:Fill	local screen = host(VStack {⏎  Circle():fill { content = Color.red, style = FillStyle{ eoFill = true } },⏎})⏎local view = screen:vStack()[1]⏎assert.equal(Color.red, view:fillShapeStyle())⏎assert.equal(FillStyle{ eoFill = true }, view:fillStyle())
example:modifiers:FindDisabled	local screen = host(VStack { Text("a"):findDisabled { isDisabled = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:findDisabled())
example:modifiers:FindNavigator	local screen = host(VStack { Text("a"):findNavigator { isPresented = State(true) } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:findNavigator())
example:modifiers:FixedSize	local screen = host(VStack { Text("a"):fixedSize() })⏎local view = screen:vStack()[1]⏎assert.same({ horizontal = true, vertical = true }, view:fixedSize())
example:modifiers:FlipsForRightToLeftLayoutDirection	local screen = host(VStack {⏎  Text("a"):flipsForRightToLeftLayoutDirection { enabled = true },⏎})⏎local view = screen:vStack()[1]⏎assert.is_true(view:flipsForRightToLeftLayoutDirection())
example:modifiers:FocusEffectDisabled	local screen = host(VStack { Text("a"):focusEffectDisabled { disabled = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:focusEffectDisabled())
example:modifiers:FocusScope	local screen = host(VStack {⏎  TextField("Name", State("")),⏎  TextField("City", State("")):prefersDefaultFocus { namespace = "form" },⏎}:focusScope("form"))⏎assert.is_true(screen:find { "TextField", containing = "City" }:isFocused())
example:modifiers:FocusSection	local screen = host(VStack { Text("a"):focusSection() })⏎local view = screen:vStack()[1]⏎assert.is_true(view:isFocusSection())
example:modifiers:Focusable	local called = false⏎local screen = host(VStack {⏎  Text("a"):focusable {⏎    isFocusable = true,⏎    onFocusChange = function() called = true end,⏎    interactions = "automatic",⏎  },⏎})⏎local view = screen:vStack()[1]⏎view:callOnFocusChange(true)⏎assert.is_true(called)
example:modifiers:Focused	local field = State(nil)⏎local screen = host(VStack {⏎  TextField("Name", State("")):focused(field, "name"),⏎  TextField("City", State("")):focused(field, "city"),⏎})⏎screen:find { "TextField", containing = "City" }:focus()⏎assert.equal("city", field.value)⏎field.value = "name"⏎assert.is_true(screen:find { "TextField", containing = "Name" }:isFocused())
example:modifiers:Font	local screen = host(VStack { Text("a"):font { font = Font.headline } })⏎local view = screen:vStack()[1]⏎assert.equal(Font.headline, view:font())
example:modifiers:FontDesign	local screen = host(VStack { Text("a"):fontDesign { design = "default" } })⏎local view = screen:vStack()[1]⏎assert.equal("default", view:fontDesign())
example:modifiers:FontWeight	local screen = host(VStack { Text("a"):fontWeight { weight = "ultraLight" } })⏎local view = screen:vStack()[1]⏎assert.equal("ultraLight", view:fontWeight())
example:modifiers:FontWidth	local screen = host(VStack { Text("a"):fontWidth { width = "compressed" } })⏎local view = screen:vStack()[1]⏎assert.equal("compressed", view:fontWidth())
example:modifiers:ForegroundColor	local screen = host(VStack { Text("a"):foregroundColor { color = Color.red } })⏎local view = screen:vStack()[1]⏎assert.equal(Color.red, view:foregroundColor())
example:modifiers:ForegroundStyle	local screen = host(VStack { Text("a"):foregroundStyle { primary = Color.red } })⏎local view = screen:vStack()[1]⏎assert.equal(Color.red, view:foregroundStyle())
example:modifiers:FormStyle	local screen = host(VStack { Text("a"):formStyle { style = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:formStyle())
example:modifiers:Frame	local view = host(Text("a"):frame { width = 100, height = 40 })⏎assert.equal(100, view:text():fixedWidth())⏎assert.equal(40, view:text():fixedHeight())
example:modifiers:FullScreenCover	local screen = host(VStack {⏎  Text("a"):fullScreenCover {⏎    isPresented = State(true),⏎    content = function() return Text("made") end,⏎    onDismiss = function() end,⏎  },⏎})⏎local fullScreenCover = screen:find("FullScreenCover")⏎assert.is_true(fullScreenCover:isPresented())⏎fullScreenCover:callOnDismiss()
example:modifiers:GaugeStyle	local screen = host(VStack { Text("a"):gaugeStyle { style = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:gaugeStyle())
example:modifiers:GeometryGroup	local screen = host(VStack { Text("a"):geometryGroup() })⏎local view = screen:vStack()[1]⏎assert.is_true(view:geometryGroup())
example:modifiers:Gesture	local screen = host(Text("Card"):gesture(TapGesture { count = 2 }))⏎assert.equal(2, screen:text():gesture("TapGesture"):count())
example:modifiers:GlassEffect	local screen = host(VStack {⏎  Text("a"):glassEffect { glass = Glass.regular, shape = Circle() },⏎})⏎local view = screen:vStack()[1]⏎assert.equal(Glass.regular, view:glassEffect())⏎assert.equal(Circle(), view:glassEffectShape())
example:modifiers:GlassEffectID	local screen = host(VStack {⏎  Text("a"):glassEffectID { id = "word", namespace = "word" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("word", view:glassEffectID().id)
example:modifiers:GlassEffectTransition	local screen = host(VStack {⏎  Text("a"):glassEffectTransition { transition = "identity" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("identity", view:glassEffectTransition())
example:modifiers:GlassEffectUnion	local screen = host(VStack {⏎  Text("a"):glassEffectUnion { id = "word", namespace = "word" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("word", view:glassEffectUnion().id)
example:modifiers:Grayscale	local screen = host(VStack { Text("a"):grayscale { amount = 0.5 } })⏎local view = screen:vStack()[1]⏎assert.equal(0.5, view:grayscale())
example:modifiers:GridCellAnchor	local screen = host(VStack { Text("a"):gridCellAnchor { anchor = UnitPoint.topLeading } })⏎local view = screen:vStack()[1]⏎assert.equal(UnitPoint.topLeading, view:gridCellAnchor())
example:modifiers:GridCellColumns	local screen = host(VStack { Text("a"):gridCellColumns { count = 2 } })⏎local view = screen:vStack()[1]⏎assert.equal(2, view:gridCellColumns())
example:modifiers:GridCellUnsizedAxes	local screen = host(VStack { Text("a"):gridCellUnsizedAxes { axes = "vertical" } })⏎local view = screen:vStack()[1]⏎assert.equal("vertical", view:gridCellUnsizedAxes())
example:modifiers:GridColumnAlignment	local screen = host(VStack { Text("a"):gridColumnAlignment { guide = "leading" } })⏎local view = screen:vStack()[1]⏎assert.equal("leading", view:gridColumnAlignment())
example:modifiers:GroupBoxStyle	local screen = host(VStack { Text("a"):groupBoxStyle { style = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:groupBoxStyle())
example:modifiers:HandlesExternalEvents	local screen = host(VStack {⏎  Text("a"):handlesExternalEvents {⏎    preferring = { "word", "word" },⏎    allowing = { "word", "word" },⏎  },⏎})⏎local view = screen:vStack()[1]⏎assert.same({ "word" }, view:externalEventsPreferred())⏎assert.same({ "word" }, view:externalEventsAllowed())
example:modifiers:HeaderProminence	local screen = host(VStack { Text("a"):headerProminence { prominence = "standard" } })⏎local view = screen:vStack()[1]⏎assert.equal("standard", view:headerProminence())
example:modifiers:Help	local screen = host(VStack { Text("a"):help { text = "word" } })⏎local view = screen:vStack()[1]⏎assert.equal("a", view:string())
example:modifiers:Hidden	local screen = host(VStack { Text("a"):hidden() })⏎local view = screen:vStack()[1]⏎assert.is_true(view:isHidden())
example:modifiers:HighPriorityGesture	local pressed = false⏎local card = host(Text("Card"):highPriorityGesture(LongPressGesture {⏎  minimumDuration = 1, onEnded = function() pressed = true end,⏎})):text()⏎assert.equal(1, card:highPriorityGesture("LongPressGesture"):minimumDuration())⏎card:longPress { duration = 1.5 }⏎assert.is_true(pressed)
example:modifiers:HorizontalRadioGroupLayout	local screen = host(VStack { Text("a"):horizontalRadioGroupLayout() })⏎local view = screen:vStack()[1]⏎assert.is_true(view:horizontalRadioGroupLayout())
example:modifiers:HoverEffect	local screen = host(VStack {⏎  Text("a"):hoverEffect { effect = "automatic", isEnabled = true },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:hoverEffect())⏎assert.is_true(view:isHoverEffectEnabled())
example:modifiers:HoverEffectDisabled	local screen = host(VStack { Text("a"):hoverEffectDisabled { disabled = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:hoverEffectDisabled())
example:modifiers:HueRotation	local screen = host(VStack { Text("a"):hueRotation { angle = Angle.degrees(30) } })⏎local view = screen:vStack()[1]⏎assert.equal(Angle.degrees(30), view:hueRotation())
example:modifiers:ID	local screen = host(VStack { Text("a"):id { id = "word" } })⏎local view = screen:vStack()[1]⏎assert.equal("word", view:id())
example:modifiers:IgnoresSafeArea	local screen = host(VStack {⏎  Text("a"):ignoresSafeArea { regions = "all", edges = "top" },⏎})⏎local view = screen:vStack()[1]⏎assert.same({ edges = "top", regions = "all" }, view:ignoresSafeArea())
example:modifiers:ImageScale	local screen = host(VStack { Text("a"):imageScale { scale = "small" } })⏎local view = screen:vStack()[1]⏎assert.equal("small", view:imageScale())
example:modifiers:IndexViewStyle	local screen = host(VStack { Text("a"):indexViewStyle { style = "page" } })⏎local view = screen:vStack()[1]⏎assert.equal("page", view:indexViewStyle())
example:modifiers:Inset	local screen = host(VStack { Circle():inset { by = 8 } })⏎local view = screen:vStack()[1]⏎assert.equal(8, view:inset())
example:modifiers:Inspector	local screen = host(VStack {⏎  Text("a"):inspector {⏎    isPresented = State(true),⏎    content = function() return Text("made") end,⏎    onDismiss = function() end,⏎  },⏎})⏎local inspector = screen:find("Inspector")⏎assert.is_true(inspector:isPresented())⏎inspector:dismiss()⏎assert.is_false(inspector:isPresented())
example:modifiers:InspectorColumnWidth	local screen = host(VStack { Text("a"):inspectorColumnWidth { width = 8 } })⏎local view = screen:vStack()[1]⏎assert.same({ ideal = 8, max = 8, min = 8 }, view:inspectorColumnWidth())
example:modifiers:InteractionActivityTrackingTag	local screen = host(VStack { Text("a"):interactionActivityTrackingTag { tag = "word" } })⏎local view = screen:vStack()[1]⏎assert.equal("word", view:interactionActivityTrackingTag())
example:modifiers:InteractiveDismissDisabled	local screen = host(VStack { Text("a"):interactiveDismissDisabled { isDisabled = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:interactiveDismissDisabled())
example:modifiers:Interpolation	local screen = host(VStack { Image("a"):interpolation { interpolation = "none" } })⏎local view = screen:vStack()[1]⏎assert.equal("none", view:interpolation())
example:modifiers:InvalidatableContent	local screen = host(VStack { Text("a"):invalidatableContent { invalidatable = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:invalidatableContent())
example:modifiers:Italic	local screen = host(VStack { Text("a"):italic { isActive = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:isItalic())
example:modifiers:ItemProvider	local screen = host(Text("a"):itemProvider(function() return "card" end))⏎assert.equal("card", screen:text():callItemProvider())
example:modifiers:Kerning	local screen = host(VStack { Text("a"):kerning { kerning = 8 } })⏎local view = screen:vStack()[1]⏎assert.equal(8, view:kerning())
example:modifiers:KeyboardShortcut	local screen = host(VStack {⏎  Text("a"):keyboardShortcut { key = "s", modifiers = "shift" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("shift-s", view:keyboardShortcut())
example:modifiers:KeyboardType	local screen = host(VStack { Text("a"):keyboardType { type = "default" } })⏎local view = screen:vStack()[1]⏎assert.equal("default", view:keyboardType())
example:modifiers:KeyframeAnimator	local screen = host(Text("bell"):keyframeAnimator({ Keyframe.linear(1, 1) }, function(content, value)⏎  return VStack { content, Text(string.format("%.1f", value)) }⏎end))⏎clock:advance(0.5)⏎assert.equal("0.5", screen:find { text = "0.5" }:string())
example:modifiers:LabelIconToTitleSpacing	local screen = host(VStack { Text("a"):labelIconToTitleSpacing { spacing = 8 } })⏎local view = screen:vStack()[1]⏎assert.equal(8, view:labelIconToTitleSpacing())
example:modifiers:LabelReservedIconWidth	local screen = host(VStack { Text("a"):labelReservedIconWidth { width = 8 } })⏎local view = screen:vStack()[1]⏎assert.equal(8, view:labelReservedIconWidth())
example:modifiers:LabelStyle	local screen = host(VStack { Text("a"):labelStyle { style = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:labelStyle())
example:modifiers:LabeledContentStyle	local screen = host(VStack { Text("a"):labeledContentStyle { style = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:labeledContentStyle())
example:modifiers:LabelsHidden	local screen = host(VStack { Text("a"):labelsHidden() })⏎local view = screen:vStack()[1]⏎assert.is_true(view:labelsHidden())
example:modifiers:LabelsVisibility	local screen = host(VStack { Text("a"):labelsVisibility { visibility = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:labelsVisibility())
example:modifiers:LayerEffect	local screen = host(VStack {⏎  Text("a"):layerEffect {⏎    shader = Shader { name = "ripple" },⏎    maxSampleOffset = { width = 3, height = 4 },⏎    isEnabled = true,⏎  },⏎})⏎local view = screen:vStack()[1]⏎assert.is_true(view:layerEffect().isEnabled)⏎assert.same({ height = 4, width = 3 }, view:layerEffect().maxSampleOffset)⏎assert.equal(Shader { name = "ripple" }, view:layerEffect().shader)
example:modifiers:LayoutDirectionBehavior	local screen = host(VStack { Text("a"):layoutDirectionBehavior { behavior = "fixed" } })⏎local view = screen:vStack()[1]⏎assert.equal("fixed", view:layoutDirectionBehavior())
example:modifiers:LayoutPriority	local screen = host(VStack { Text("a"):layoutPriority { value = 0.5 } })⏎local view = screen:vStack()[1]⏎assert.equal(0.5, view:layoutPriority())
example:modifiers:LineLimit	local screen = host(VStack { Text("a"):lineLimit { number = 2 } })⏎local view = screen:vStack()[1]⏎assert.equal(2, view:lineLimit())
example:modifiers:LineSpacing	local screen = host(VStack { Text("a"):lineSpacing { lineSpacing = 8 } })⏎local view = screen:vStack()[1]⏎assert.equal(8, view:lineSpacing())
example:modifiers:ListItemTint	local screen = host(VStack {⏎  Text("a"):listItemTint { tint = Color.red, isFixed = true },⏎})⏎local view = screen:vStack()[1]⏎assert.equal(Color.red, view:listItemTint().color)⏎assert.is_true(view:listItemTint().isFixed)
example:modifiers:ListRowBackground	local screen = host(VStack { Text("a"):listRowBackground { view = Text("given") } })⏎local listRowBackground = screen:find("ListRowBackground")⏎assert.equal("ListRowBackground", listRowBackground:kind())
example:modifiers:ListRowInsets	local screen = host(VStack { Text("a"):listRowInsets { insets = { top = 1 } } })⏎local view = screen:vStack()[1]⏎assert.same({ bottom = 0, leading = 0, top = 1, trailing = 0 }, view:listRowInsets())
example:modifiers:ListRowPlatterColor	local screen = host(VStack { Text("a"):listRowPlatterColor { color = Color.red } })⏎local view = screen:vStack()[1]⏎assert.equal(Color.red, view:listRowPlatterColor())
example:modifiers:ListRowSeparator	local screen = host(VStack {⏎  Text("a"):listRowSeparator { visibility = "automatic", edges = "all" },⏎})⏎local view = screen:vStack()[1]⏎assert.same({ edges = "all", visibility = "automatic" }, view:listRowSeparator())
example:modifiers:ListRowSeparatorTint	local screen = host(VStack {⏎  Text("a"):listRowSeparatorTint { color = Color.red, edges = "all" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal(Color.red, view:listRowSeparatorTint().color)⏎assert.equal("all", view:listRowSeparatorTint().edges)
example:modifiers:ListRowSpacing	local screen = host(VStack { Text("a"):listRowSpacing { spacing = 8 } })⏎local view = screen:vStack()[1]⏎assert.equal(8, view:listRowSpacing())
example:modifiers:ListSectionMargins	local screen = host(VStack { Text("a"):listSectionMargins { edges = "top", length = 8 } })⏎local view = screen:vStack()[1]⏎assert.same({ edges = "top", length = 8 }, view:listSectionMargins())
example:modifiers:ListSectionSeparator	local screen = host(VStack {⏎  Text("a"):listSectionSeparator { visibility = "automatic", edges = "all" },⏎})⏎local view = screen:vStack()[1]⏎assert.same({ edges = "all", visibility = "automatic" }, view:listSectionSeparator())
example:modifiers:ListSectionSeparatorTint	local screen = host(VStack {⏎  Text("a"):listSectionSeparatorTint { color = Color.red, edges = "all" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal(Color.red, view:listSectionSeparatorTint().color)⏎assert.equal("all", view:listSectionSeparatorTint().edges)
example:modifiers:ListSectionSpacing	local screen = host(VStack { Text("a"):listSectionSpacing { spacing = "compact" } })⏎local view = screen:vStack()[1]⏎assert.equal("compact", view:listSectionSpacing())
example:modifiers:ListStyle	local screen = host(VStack { Text("a"):listStyle { style = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:listStyle())
example:modifiers:LuminanceToAlpha	local screen = host(VStack { Text("a"):luminanceToAlpha() })⏎local view = screen:vStack()[1]⏎assert.is_true(view:luminanceToAlpha())
example:modifiers:Mask	local screen = host(VStack {⏎  Text("a"):mask { mask = Text("given"), alignment = "center" },⏎})⏎local mask = screen:find("Mask")⏎assert.equal("center", mask:alignment())
example:modifiers:MatchedGeometryEffect	local screen = host(VStack {⏎  Text("a"):matchedGeometryEffect {⏎    id = "word",⏎    namespace = "word",⏎    properties = "frame",⏎    anchor = UnitPoint.topLeading,⏎    isSource = true,⏎  },⏎})⏎local view = screen:vStack()[1]⏎assert.equal(UnitPoint.topLeading, view:matchedGeometryEffect().anchor)⏎assert.equal("word", view:matchedGeometryEffect().id)⏎assert.is_true(view:matchedGeometryEffect().isSource)
example:modifiers:MatchedTransitionSource	local screen = host(VStack { Text("a"):matchedTransitionSource { id = "word" } })⏎local view = screen:vStack()[1]⏎assert.equal("word", view:matchedTransitionSource())
example:modifiers:MaterialActiveAppearance	local screen = host(VStack {⏎  Text("a"):materialActiveAppearance { appearance = "automatic" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:materialActiveAppearance())
example:modifiers:MenuActionDismissBehavior	local screen = host(VStack {⏎  Text("a"):menuActionDismissBehavior { behavior = "automatic" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:menuActionDismissBehavior())
example:modifiers:MenuButtonStyle	local screen = host(VStack { Text("a"):menuButtonStyle { style = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:menuButtonStyle())
example:modifiers:MenuIndicator	local screen = host(VStack { Text("a"):menuIndicator { visibility = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:menuIndicator())
example:modifiers:MenuOrder	local screen = host(VStack { Text("a"):menuOrder { order = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:menuOrder())
example:modifiers:MenuStyle	local screen = host(VStack { Text("a"):menuStyle { style = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:menuStyle())
example:modifiers:MinimumScaleFactor	local screen = host(VStack { Text("a"):minimumScaleFactor { factor = 8 } })⏎local view = screen:vStack()[1]⏎assert.equal(8, view:minimumScaleFactor())
example:modifiers:Monospaced	local screen = host(VStack { Text("a"):monospaced { isActive = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:monospaced())
example:modifiers:MonospacedDigit	local screen = host(VStack { Text("a"):monospacedDigit() })⏎local view = screen:vStack()[1]⏎assert.is_true(view:monospacedDigit())
example:modifiers:MoveDisabled	local screen = host(VStack { Text("a"):moveDisabled { isDisabled = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:moveDisabled())
example:modifiers:MultilineTextAlignment	local screen = host(VStack { Text("a"):multilineTextAlignment { alignment = "leading" } })⏎local view = screen:vStack()[1]⏎assert.equal("leading", view:multilineTextAlignment())
example:modifiers:NavigationBarBackButtonHidden	local screen = host(VStack {⏎  Text("a"):navigationBarBackButtonHidden { hidesBackButton = true },⏎})⏎local view = screen:vStack()[1]⏎assert.is_true(view:navigationBarBackButtonHidden())
example:modifiers:NavigationBarHidden	local screen = host(VStack { Text("a"):navigationBarHidden { hidden = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:navigationBarHidden())
example:modifiers:NavigationBarItems	local added = false⏎local screen = host(NavigationView {⏎  List { Text("Milk") }:navigationBarItems { trailing = Button("Add", function() added = true end) },⏎})⏎screen:find { button = "Add" }:tap()⏎assert.is_true(added)
example:modifiers:NavigationBarLeadingItems	local screen = host(VStack {⏎  Text("a"):navigationBarLeadingItems { leading = Text("given") },⏎})⏎local navigationBarLeadingItems = screen:find("NavigationBarLeadingItems")⏎assert.equal("NavigationBarLeadingItems", navigationBarLeadingItems:kind())
example:modifiers:NavigationBarTitle	local screen = host(VStack { Text("a"):navigationBarTitle { text = "word" } })⏎local navigationBarTitle = screen:find("NavigationBarTitle")⏎assert.equal("word", navigationBarTitle:string())
example:modifiers:NavigationBarTitleDisplayMode	local screen = host(VStack {⏎  Text("a"):navigationBarTitleDisplayMode { displayMode = "automatic" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:navigationBarTitleDisplayMode())
example:modifiers:NavigationBarTrailingItems	local screen = host(VStack {⏎  Text("a"):navigationBarTrailingItems { trailing = Text("given") },⏎})⏎local navigationBarTrailingItems = screen:find("NavigationBarTrailingItems")⏎assert.equal("NavigationBarTrailingItems", navigationBarTrailingItems:kind())
example:modifiers:NavigationDestination	local screen = host(VStack {⏎  Text("a"):navigationDestination { content = function(value) return Text("made") end },⏎})⏎local navigationDestination = screen:find("NavigationDestination")⏎assert.is_false(navigationDestination:isPresented())
example:modifiers:NavigationDocument	local screen = host(VStack {⏎  Text("a"):navigationDocument { url = "https://example.org" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("https://example.org", view:navigationDocument())
example:modifiers:NavigationSplitViewColumnWidth	local screen = host(VStack { Text("a"):navigationSplitViewColumnWidth { width = 8 } })⏎local view = screen:vStack()[1]⏎assert.same({ ideal = 8, max = 8, min = 8 }, view:navigationSplitViewColumnWidth())
example:modifiers:NavigationSplitViewStyle	local screen = host(VStack { Text("a"):navigationSplitViewStyle { style = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:navigationSplitViewStyle())
example:modifiers:NavigationSubtitle	local screen = host(VStack { Text("a"):navigationSubtitle { text = "word" } })⏎local navigationSubtitle = screen:find("NavigationSubtitle")⏎assert.equal("word", navigationSubtitle:string())
example:modifiers:NavigationTitle	local screen = host(VStack { Text("a"):navigationTitle { text = "word" } })⏎local navigationTitle = screen:find("NavigationTitle")⏎assert.equal("word", navigationTitle:string())
example:modifiers:NavigationTransition	local screen = host(VStack { Text("a"):navigationTransition() })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:navigationTransition())
example:modifiers:NavigationViewStyle	local screen = host(VStack { Text("a"):navigationViewStyle { style = "columns" } })⏎local view = screen:vStack()[1]⏎assert.equal("columns", view:navigationViewStyle())
example:modifiers:Offset	local screen = host(VStack { Text("a"):offset { x = 2, y = 2 } })⏎local view = screen:vStack()[1]⏎assert.same({ height = 2, width = 2 }, view:offset())
example:modifiers:OnAppear	local appeared = false⏎host(Text("a"):onAppear(function() appeared = true end))⏎assert.is_true(appeared)
example:modifiers:OnChange	local count, seen = State(1), nil⏎local Screen = View("Screen", function()⏎  return Text("a"):onChange(count.value, function(old, new) seen = old .. " to " .. new end)⏎end)⏎local screen = host(Screen())⏎count.value = 2⏎assert.equal("a", screen:find("Text"):string())⏎assert.equal("1 to 2", seen)
example:modifiers:OnCommand	local called = false⏎local screen = host(VStack {⏎  Text("a"):onCommand { selector = "duplicate:", action = function() called = true end },⏎})⏎local view = screen:vStack()[1]⏎view:callOnCommand("duplicate:")⏎assert.is_true(called)
example:modifiers:OnContinueUserActivity	local title⏎local screen = host(Text("Page"):onContinueUserActivity("org.example.read", function(activity)⏎  title = activity.title⏎end))⏎screen:text():callOnContinueUserActivity { activity = { type = "org.example.read", title = "Page 3" } }⏎assert.equal("Page 3", title)
example:modifiers:OnContinuousHover	local called = false⏎local screen = host(VStack {⏎  Text("a"):onContinuousHover { action = function() called = true end },⏎})⏎local view = screen:vStack()[1]⏎view:callOnContinuousHover()⏎assert.is_true(called)
example:modifiers:OnCopyCommand	local screen = host(Text("Note"):onCopyCommand(function() return { "Milk, tea" } end))⏎assert.same({ "Milk, tea" }, screen:text():callOnCopyCommand())
example:modifiers:OnCutCommand	local screen = host(Text("Note"):onCutCommand(function() return { "Milk, tea" } end))⏎assert.same({ "Milk, tea" }, screen:text():callOnCutCommand())
example:modifiers:OnDelete	local removed⏎local screen = host(List {⏎  ForEach({ "Milk", "Tea" }, function(name) return Text(name) end)⏎    :onDelete(function(positions) removed = positions end),⏎})⏎screen:find { text = "Tea" }:delete()⏎assert.same({ 2 }, removed)
example:modifiers:OnDeleteCommand	local called = false⏎local screen = host(VStack {⏎  Text("a"):onDeleteCommand { action = function() called = true end },⏎})⏎local view = screen:vStack()[1]⏎view:callOnDeleteCommand()⏎assert.is_true(called)
example:modifiers:OnDisappear	local isShown, isGone = State(true), false⏎local Screen = View("Screen", function()⏎  return VStack { isShown.value and Text("a"):onDisappear(function() isGone = true end) }⏎end)⏎local screen = host(Screen())⏎isShown.value = false⏎assert.has_no.text(screen, "a")⏎assert.is_true(isGone)
example:modifiers:OnDrag	local screen = host(Text("Card"):onDrag(function() return "card 7" end))⏎assert.equal("card 7", screen:text():callOnDrag())
example:modifiers:OnDrop	local dropped⏎local screen = host(Text("Bin"):onDrop(function(items)⏎  dropped = items[1]⏎  return true⏎end))⏎assert.is_true(screen:text():callOnDrop { items = { "card 7" } })⏎assert.equal("card 7", dropped)
example:modifiers:OnExitCommand	local called = false⏎local screen = host(VStack {⏎  Text("a"):onExitCommand { action = function() called = true end },⏎})⏎local view = screen:vStack()[1]⏎view:callOnExitCommand()⏎assert.is_true(called)
example:modifiers:OnGeometryChange	local told⏎host(Rectangle():frame { width = 40, height = 20 }:onGeometryChange {⏎  of = function(frame) return frame.width end,⏎  action = function(width) told = width end,⏎}, { screen = "iPhone 15" })⏎assert.equal(40, told)
example:modifiers:OnHover	local called = false⏎local screen = host(VStack {⏎  Text("a"):onHover { action = function() called = true end },⏎})⏎local view = screen:vStack()[1]⏎view:callOnHover(true)⏎assert.is_true(called)
example:modifiers:OnInsert	local inserted⏎local screen = host(List {⏎  ForEach({ "Milk", "Tea" }, function(name) return Text(name) end)⏎    :onInsert({ "public.text" }, function(position, items) inserted = { position, items[1] } end),⏎})⏎screen:find("ForEach"):callOnInsert({ "public.text" }, 2, { "Salt" })⏎assert.same({ 2, "Salt" }, inserted)
example:modifiers:OnKeyPress	local pressed = false⏎local screen = host(TextField("Name", State("")):onKeyPress("x", function() pressed = true end))⏎screen:find("TextField"):focus()⏎screen:press("x")⏎assert.is_true(pressed)
example:modifiers:OnLongPressGesture	local pressed = false⏎local screen = host(Text("Photo"):onLongPressGesture(function() pressed = true end))⏎screen:text():longPress { duration = 1 }⏎assert.is_true(pressed)
example:modifiers:OnMove	local moved⏎local screen = host(List {⏎  ForEach({ "Milk", "Tea", "Salt" }, function(name) return Text(name) end)⏎    :onMove(function(positions, offset) moved = { positions[1], offset } end),⏎})⏎screen:find { text = "Salt" }:move(1)⏎assert.same({ 3, 1 }, moved)
example:modifiers:OnMoveCommand	local called = false⏎local screen = host(VStack {⏎  Text("a"):onMoveCommand { action = function() called = true end },⏎})⏎local view = screen:vStack()[1]⏎view:callOnMoveCommand("up")⏎assert.is_true(called)
example:modifiers:OnOpenURL	local called = false⏎local screen = host(VStack {⏎  Text("a"):onOpenURL { action = function() called = true end },⏎})⏎local view = screen:vStack()[1]⏎view:callOnOpenURL("https://example.org")⏎assert.is_true(called)
example:modifiers:OnPasteCommand	local called = false⏎local screen = host(VStack {⏎  Text("a"):onPasteCommand { action = function() called = true end },⏎})⏎local view = screen:vStack()[1]⏎view:callOnPasteCommand()⏎assert.is_true(called)
example:modifiers:OnPlayPauseCommand	local called = false⏎local screen = host(VStack {⏎  Text("a"):onPlayPauseCommand { action = function() called = true end },⏎})⏎local view = screen:vStack()[1]⏎view:callOnPlayPauseCommand()⏎assert.is_true(called)
example:modifiers:OnPreferenceChange	local total = PreferenceKey{ default = 0, reduce = function(value, next) return value + next end }⏎local told⏎host(VStack {⏎  Text("a"):preference(total, 2),⏎  Text("b"):preference(total, 3),⏎}:onPreferenceChange(total, function(value) told = value end))⏎assert.equal(5, told)
example:modifiers:OnScrollGeometryChange	local offset⏎local column = ScrollView { Color.red:frame { width = 100, height = 900 } }⏎local screen = host(column:onScrollGeometryChange {⏎  of = function(geometry) return geometry.contentOffset.y end,⏎  action = function(old, new) offset = new end,⏎})⏎screen:scroll { by = 40 }⏎assert.equal(40, offset)
example:modifiers:OnScrollPhaseChange	local phases = {}⏎local column = ScrollView { Color.red:frame { width = 100, height = 900 } }⏎local screen = host(column:onScrollPhaseChange(function(old, new) table.insert(phases, new) end))⏎screen:scroll { by = 40 }⏎assert.same({ "interacting", "decelerating", "idle" }, phases)
example:modifiers:OnScrollTargetVisibilityChange	local seen⏎local pages = ForEach({ "one", "two" }, function(name) return Text(name):frame { width = 393, height = 200 } end)⏎local row = ScrollView { HStack { pages, spacing = 0 }:scrollTargetLayout(), axes = "horizontal" }⏎local screen = host(row:onScrollTargetVisibilityChange(function(ids) seen = ids end))⏎screen:scroll { to = "trailing" }⏎assert.same({ "two" }, seen)
example:modifiers:OnScrollVisibilityChange	local isSeen⏎local film = Color.red:frame { width = 100, height = 200 }⏎  :onScrollVisibilityChange(function(isVisible) isSeen = isVisible end)⏎local screen = host(ScrollView { VStack { film, Color.blue:frame { height = 900 } } })⏎assert.is_true(isSeen)⏎screen:scroll { to = "bottom" }⏎assert.is_false(isSeen)
example:modifiers:OnSubmit	local sent = false⏎local screen = host(TextField("Message", State("")):onSubmit(function() sent = true end))⏎screen:find("TextField"):focus()⏎screen:press("return")⏎assert.is_true(sent)
example:modifiers:OnTapGesture	local taps = 0⏎local screen = host(Text("Photo"):onTapGesture(function() taps = taps + 1 end))⏎screen:text():tap()⏎assert.equal(1, taps)
example:modifiers:Opacity	local screen = host(VStack { Text("a"):opacity { opacity = 0.5 } })⏎local view = screen:vStack()[1]⏎assert.equal(0.5, view:opacity())
example:modifiers:Overlay	local screen = host(Text("Photo"):overlay(Text("New"), "topTrailing"))⏎local layer = screen:text():overlay()⏎assert.equal("topTrailing", layer:alignment())⏎assert.equal("New", layer:find("Text"):string())
example:modifiers:OverlayPreferenceValue	local screen = host(VStack {⏎  Text("a"):overlayPreferenceValue {⏎    key = PreferenceKey{ default = 0 },⏎    content = function() return Text("made") end,⏎    alignment = "center",⏎  },⏎})⏎local overlayPreferenceValue = screen:find("OverlayPreferenceValue")⏎assert.equal("center", overlayPreferenceValue:alignment())⏎assert.equal("all", overlayPreferenceValue:ignoresSafeAreaEdges())
example:modifiers:Padding	local view = host(Text("a"):padding(8)):text()⏎assert.is_true(view:hasPadding())⏎assert.equal(8, view:padding().top)
example:modifiers:PaletteSelectionEffect	local screen = host(VStack { Text("a"):paletteSelectionEffect { effect = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:paletteSelectionEffect())
example:modifiers:PersistentSystemOverlays	local screen = host(VStack {⏎  Text("a"):persistentSystemOverlays { visibility = "automatic" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:persistentSystemOverlays())
example:modifiers:PhaseAnimator	local screen = host(Text("bell"):phaseAnimator({ "still", "left" }, function(content, phase)⏎  return VStack { content, Text(phase) }⏎end))⏎clock:advance(0.1)⏎assert.equal("left", screen:find { text = "left" }:string())
example:modifiers:PickerStyle	local screen = host(VStack { Text("a"):pickerStyle { style = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:pickerStyle())
example:modifiers:Popover	local screen = host(VStack {⏎  Text("a"):popover {⏎    isPresented = State(true),⏎    content = function() return Text("made") end,⏎    arrowEdge = "top",⏎  },⏎})⏎local popover = screen:find("Popover")⏎assert.is_true(popover:isPresented())⏎assert.equal("top", popover:arrowEdge())⏎assert.equal("bounds", popover:attachmentAnchor())⏎popover:dismiss()⏎assert.is_false(popover:isPresented())
example:modifiers:Position	local screen = host(VStack { Text("a"):position { x = 2, y = 2 } })⏎local view = screen:vStack()[1]⏎assert.same({ x = 2, y = 2 }, view:position())
example:modifiers:Preference	local total = PreferenceKey{ default = 0, reduce = function(value, next) return value + next end }⏎local told⏎host(VStack {⏎  Text("a"):preference(total, 2),⏎  Text("b"):preference(total, 3),⏎}:onPreferenceChange(total, function(value) told = value end))⏎assert.equal(5, told)
example:modifiers:PreferredColorScheme	local screen = host(VStack { Text("a"):preferredColorScheme { colorScheme = "light" } })⏎local view = screen:vStack()[1]⏎assert.equal("light", view:preferredColorScheme())
example:modifiers:PrefersDefaultFocus	local screen = host(VStack {⏎  TextField("Name", State("")),⏎  TextField("City", State("")):prefersDefaultFocus { namespace = "form" },⏎}:focusScope("form"))⏎assert.is_true(screen:find { "TextField", containing = "City" }:isFocused())
example:modifiers:PresentationBackground	local screen = host(VStack { Text("a"):presentationBackground { style = Color.red } })⏎local view = screen:vStack()[1]⏎assert.equal(Color.red, view:presentationBackground())
example:modifiers:PresentationBackgroundInteraction	local screen = host(VStack {⏎  Text("a"):presentationBackgroundInteraction { interaction = "automatic" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:presentationBackgroundInteraction())
example:modifiers:PresentationBackgroundView	local screen = host(VStack {⏎  Text("a"):presentationBackgroundView { content = Text("given") },⏎})⏎local presentationBackgroundView = screen:find("PresentationBackgroundView")⏎assert.equal("PresentationBackgroundView", presentationBackgroundView:kind())
example:modifiers:PresentationCompactAdaptation	local screen = host(VStack {⏎  Text("a"):presentationCompactAdaptation { horizontal = "automatic", vertical = "automatic" },⏎})⏎local view = screen:vStack()[1]⏎assert.same({ horizontal = "automatic", vertical = "automatic" }, view:presentationCompactAdaptation())
example:modifiers:PresentationContentInteraction	local screen = host(VStack {⏎  Text("a"):presentationContentInteraction { behavior = "automatic" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:presentationContentInteraction())
example:modifiers:PresentationCornerRadius	local screen = host(VStack { Text("a"):presentationCornerRadius { cornerRadius = 8 } })⏎local view = screen:vStack()[1]⏎assert.equal(8, view:presentationCornerRadius())
example:modifiers:PresentationDetents	local screen = host(VStack {⏎  Text("a"):presentationDetents { detents = { "medium", "medium" } },⏎})⏎local view = screen:vStack()[1]⏎assert.same({ "medium" }, view:presentationDetents())
example:modifiers:PresentationDragIndicator	local screen = host(VStack {⏎  Text("a"):presentationDragIndicator { visibility = "automatic" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:presentationDragIndicator())
example:modifiers:PresentationSizing	local screen = host(VStack { Text("a"):presentationSizing { sizing = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:presentationSizing())
example:modifiers:PresentedWindowStyle	local screen = host(VStack { Text("a"):presentedWindowStyle { style = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:presentedWindowStyle())
example:modifiers:PresentedWindowToolbarStyle	local screen = host(VStack {⏎  Text("a"):presentedWindowToolbarStyle { style = "automatic" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:presentedWindowToolbarStyle())
example:modifiers:PreviewContext	local screen = host(VStack { Text("a"):previewContext { value = "word" } })⏎local view = screen:vStack()[1]⏎assert.equal("word", view:previewContext())
example:modifiers:PreviewDevice	local screen = host(VStack { Text("a"):previewDevice { value = "iPhone SE" } })⏎local view = screen:vStack()[1]⏎assert.equal("iPhone SE", view:previewDevice())
example:modifiers:PreviewDisplayName	local screen = host(VStack { Text("a"):previewDisplayName { value = "word" } })⏎local view = screen:vStack()[1]⏎assert.equal("word", view:previewDisplayName())
example:modifiers:PreviewInterfaceOrientation	local screen = host(VStack {⏎  Text("a"):previewInterfaceOrientation { value = "portrait" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("portrait", view:previewInterfaceOrientation())
example:modifiers:PreviewLayout	local screen = host(VStack {⏎  Text("a"):previewLayout { value = PreviewLayout.sizeThatFits },⏎})⏎local view = screen:vStack()[1]⏎assert.equal(PreviewLayout.sizeThatFits, view:previewLayout())
example:modifiers:PrivacySensitive	local screen = host(VStack { Text("a"):privacySensitive { sensitive = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:privacySensitive())
example:modifiers:ProgressViewStyle	local screen = host(VStack { Text("a"):progressViewStyle { style = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:progressViewStyle())
example:modifiers:ProjectionEffect	local screen = host(VStack {⏎  Text("a"):projectionEffect {⏎    transform = ProjectionTransform(CGAffineTransform.translation(1, 2)),⏎  },⏎})⏎local view = screen:vStack()[1]⏎assert.is_false(view:projectionTransform().isIdentity)⏎assert.is_true(view:projectionTransform().isAffine)⏎assert.same({ { 1, 0, 0 }, { 0, 1, 0 }, { 1, 2, 1 } }, view:projectionTransform().rows)
example:modifiers:Redacted	local screen = host(VStack { Text("a"):redacted { reason = "placeholder" } })⏎local view = screen:vStack()[1]⏎assert.same({ "placeholder" }, view:redacted())
example:modifiers:Refreshable	local count = 0⏎local screen = host(List { Text("Milk") }:refreshable(function() count = count + 1 end))⏎screen:find("List"):refresh()⏎assert.equal(1, count)
example:modifiers:RenameAction	local renamed = false⏎local screen = host(VStack { RenameButton() }:renameAction(function() renamed = true end))⏎screen:find("RenameButton"):tap()⏎assert.is_true(renamed)
example:modifiers:RenderingMode	local screen = host(VStack { Image("a"):renderingMode { mode = "template" } })⏎local view = screen:vStack()[1]⏎assert.equal("template", view:renderingMode())
example:modifiers:ReplaceDisabled	local screen = host(VStack { Text("a"):replaceDisabled { isDisabled = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:replaceDisabled())
example:modifiers:Resizable	local screen = host(VStack {⏎  Image("a"):resizable { capInsets = { top = 1 }, resizingMode = "tile" },⏎})⏎local view = screen:vStack()[1]⏎assert.is_true(view:isResizable())
example:modifiers:Rotation	local screen = host(VStack {⏎  Circle():rotation {⏎    angle = Angle.degrees(30),⏎    anchor = UnitPoint.topLeading,⏎  },⏎})⏎local view = screen:vStack()[1]⏎assert.equal(UnitPoint.topLeading, view:rotation().anchor)⏎assert.equal(Angle.degrees(30), view:rotation().angle)
example:modifiers:Rotation3DEffect	local screen = host(VStack {⏎  Text("a"):rotation3DEffect {⏎    angle = Angle.degrees(30),⏎    x = 8,⏎    y = 8,⏎    z = 8,⏎    anchor = UnitPoint.topLeading,⏎    anchorZ = 8,⏎    perspective = 8,⏎  },⏎})⏎local view = screen:vStack()[1]⏎assert.equal(UnitPoint.topLeading, view:rotation3D().anchor)⏎assert.equal(8, view:rotation3D().anchorZ)⏎assert.equal(Angle.degrees(30), view:rotation3D().angle)
example:modifiers:RotationEffect	local screen = host(VStack {⏎  Text("a"):rotationEffect {⏎    angle = Angle.degrees(30),⏎    anchor = UnitPoint.topLeading,⏎  },⏎})⏎local view = screen:vStack()[1]⏎assert.equal(UnitPoint.topLeading, view:rotation().anchor)⏎assert.equal(Angle.degrees(30), view:rotation().angle)
example:modifiers:SafeAreaInset	local screen = host(VStack {⏎  Text("a"):safeAreaInset {⏎    edge = "top",⏎    content = Text("given"),⏎    alignment = "center",⏎    spacing = 8,⏎    isBar = true,⏎  },⏎})⏎local safeAreaInset = screen:find("SafeAreaInset")⏎assert.equal("container", safeAreaInset:regions())⏎assert.equal(8, safeAreaInset:spacing())⏎assert.equal("top", safeAreaInset:edge())
example:modifiers:SafeAreaPadding	local screen = host(VStack { Text("a"):safeAreaPadding { length = 8, edges = "top" } })⏎local view = screen:vStack()[1]⏎assert.equal("top", view:safeAreaPadding().edges)⏎assert.same({ bottom = 0, leading = 0, top = 8, trailing = 0 }, view:safeAreaPadding().insets)
example:modifiers:Saturation	local screen = host(VStack { Text("a"):saturation { amount = 0.5 } })⏎local view = screen:vStack()[1]⏎assert.equal(0.5, view:saturation())
example:modifiers:Scale	local screen = host(VStack {⏎  Circle():scale { scale = 8, anchor = UnitPoint.topLeading },⏎})⏎local view = screen:vStack()[1]⏎assert.equal(UnitPoint.topLeading, view:scale().anchor)⏎assert.equal(8, view:scale().x)
example:modifiers:ScaleEffect	local screen = host(VStack {⏎  Text("a"):scaleEffect { scale = 8, anchor = UnitPoint.topLeading },⏎})⏎local view = screen:vStack()[1]⏎assert.same({ height = 8, width = 8 }, view:scaleEffect())⏎assert.equal(UnitPoint.topLeading, view:scaleEffectAnchor())
example:modifiers:ScaledToFill	local screen = host(VStack { Text("a"):scaledToFill() })⏎local view = screen:vStack()[1]⏎assert.is_true(view:isScaledToFill())⏎assert.same({ contentMode = "fill" }, view:aspectRatio())
example:modifiers:ScaledToFit	local screen = host(VStack { Text("a"):scaledToFit() })⏎local view = screen:vStack()[1]⏎assert.is_true(view:isScaledToFit())⏎assert.same({ contentMode = "fit" }, view:aspectRatio())
example:modifiers:ScenePadding	local screen = host(VStack { Text("a"):scenePadding { edges = "top" } })⏎local view = screen:vStack()[1]⏎assert.equal("top", view:scenePadding())
example:modifiers:ScrollBounceBehavior	local screen = host(VStack {⏎  Text("a"):scrollBounceBehavior { behavior = "automatic", axes = "vertical" },⏎})⏎local view = screen:vStack()[1]⏎assert.same({ axes = "vertical", behavior = "automatic" }, view:scrollBounceBehavior())
example:modifiers:ScrollClipDisabled	local screen = host(VStack { Text("a"):scrollClipDisabled { disabled = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:scrollClipDisabled())
example:modifiers:ScrollContentBackground	local screen = host(VStack {⏎  Text("a"):scrollContentBackground { visibility = "automatic" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:scrollContentBackground())
example:modifiers:ScrollDisabled	local screen = host(VStack { Text("a"):scrollDisabled { disabled = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:scrollDisabled())
example:modifiers:ScrollDismissesKeyboard	local screen = host(VStack { Text("a"):scrollDismissesKeyboard { mode = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:scrollDismissesKeyboard())
example:modifiers:ScrollEdgeEffectHidden	local screen = host(VStack {⏎  Text("a"):scrollEdgeEffectHidden { hidden = true, edges = "top" },⏎})⏎local view = screen:vStack()[1]⏎assert.same({ edges = "top", hidden = true }, view:scrollEdgeEffectHidden())
example:modifiers:ScrollEdgeEffectStyle	local screen = host(VStack {⏎  Text("a"):scrollEdgeEffectStyle { style = "automatic", edges = "top" },⏎})⏎local view = screen:vStack()[1]⏎assert.same({ edges = "top", style = "automatic" }, view:scrollEdgeEffectStyle())
example:modifiers:ScrollIndicators	local screen = host(VStack {⏎  Text("a"):scrollIndicators { visibility = "automatic", axes = "vertical" },⏎})⏎local view = screen:vStack()[1]⏎assert.same({ axes = "vertical", visibility = "automatic" }, view:scrollIndicators())
example:modifiers:ScrollIndicatorsFlash	local screen = host(VStack { Text("a"):scrollIndicatorsFlash { onAppear = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:scrollIndicatorsFlash())
example:modifiers:ScrollPosition	local row = State(20)⏎local numbers = {}⏎for number = 1, 40 do numbers[number] = number end⏎local rows = ForEach(numbers, function(number) return Text("Row " .. number):frame { height = 50 } end)⏎local screen = host(ScrollView { LazyVStack { rows, spacing = 0 }:scrollTargetLayout() }⏎  :scrollPosition { id = row, anchor = "top" })⏎assert.equal(950, screen:scrollOffset().y)⏎screen:scroll { by = -100 }⏎assert.equal(18, row.value)
example:modifiers:ScrollTargetBehavior	local screen = host(VStack { Text("a"):scrollTargetBehavior { behavior = "paging" } })⏎local view = screen:vStack()[1]⏎assert.equal("paging", view:scrollTargetBehavior())
example:modifiers:ScrollTargetLayout	local screen = host(VStack { Text("a"):scrollTargetLayout { isEnabled = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:scrollTargetLayout())
example:modifiers:ScrollTransition	local screen = host(Text("row"):scrollTransition(function(content, phase)⏎  return content:opacity(phase == "identity" and 1 or 0.5)⏎end))⏎assert.equal(1, screen:find("ViewModifierContent"):opacity())
example:modifiers:SearchCompletion	local screen = host(VStack { Text("a"):searchCompletion { completion = "word" } })⏎local view = screen:vStack()[1]⏎assert.equal("word", view:searchCompletion())
example:modifiers:SearchDictationBehavior	local screen = host(VStack {⏎  Text("a"):searchDictationBehavior { behavior = "automatic" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:searchDictationBehavior())
example:modifiers:SearchFocused	local isSearching = State(false)⏎local screen = host(Text("found"):searchable(State("")):searchFocused(isSearching))⏎screen:text():searchable():activate()⏎assert.is_true(isSearching.value)
example:modifiers:SearchPresentationToolbarBehavior	local screen = host(VStack {⏎  Text("a"):searchPresentationToolbarBehavior { behavior = "automatic" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:searchPresentationToolbarBehavior())
example:modifiers:SearchScopes	local scope = State("all")⏎local screen = host(Text("found"):searchable(State(""))⏎  :searchScopes { Text("All"):tag("all"), Text("Mine"):tag("mine"), scope = scope })⏎screen:text():searchable():activate()⏎screen:text():searchScopes():select("Mine")⏎assert.equal("mine", scope.value)
example:modifiers:SearchSuggestions	local screen = host(Text("found"):searchable(State("")):searchSuggestions(Text("Milk")))⏎assert.has_no.text(screen, "Milk")⏎screen:text():searchable():activate()⏎assert.has_text(screen, "Milk")
example:modifiers:SearchSuggestionsVisibility	local screen = host(VStack {⏎  Text("a"):searchSuggestionsVisibility { visibility = "automatic", placements = "menu" },⏎})⏎local view = screen:vStack()[1]⏎assert.same({ placements = { "menu" }, visibility = "automatic" }, view:searchSuggestionsVisibility())
example:modifiers:SearchToolbarBehavior	local screen = host(VStack { Text("a"):searchToolbarBehavior { behavior = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:searchToolbarBehavior())
example:modifiers:Searchable	local screen = host(VStack {⏎  Text("a"):searchable {⏎    text = State("word"),⏎    prompt = "word",⏎    placement = "automatic",⏎    isPresented = State(true),⏎    suggestions = Text("given"),⏎  },⏎})⏎local searchable = screen:find("Searchable")⏎assert.equal("word", searchable:input())⏎assert.equal("automatic", searchable:placement())⏎searchable:setInput("word")
example:modifiers:SectionActions	local screen = host(List { Section { Text("row") }:sectionActions(Button("Add", print)) })⏎assert.has_text(screen, "Add")
example:modifiers:SelectionContextMenu	local chosen = State("b")⏎local screen = host(List { Text("A"):tag("a"), Text("B"):tag("b"), selection = chosen }⏎  :selectionContextMenu(function(tags) return Button("Delete " .. tags[1], print) end))⏎screen:list():selectionContextMenu():open()⏎assert.has_text(screen, "Delete b")
example:modifiers:SelectionDisabled	local screen = host(VStack { Text("a"):selectionDisabled { isDisabled = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:selectionDisabled())
example:modifiers:SensoryFeedback	local count = State(0)⏎local Counter = View("Counter", function()⏎  return Button("Add", function() count.value = count.value + 1 end)⏎      :sensoryFeedback { "success", trigger = count.value }⏎end)⏎local screen = host(Counter())⏎screen:find { button = "Add" }:tap()⏎assert.same({ "success" }, screen.playedFeedback)
example:modifiers:Shadow	local screen = host(VStack {⏎  Text("a"):shadow { color = Color.red, radius = 8, x = 2, y = 2 },⏎})⏎local view = screen:vStack()[1]⏎assert.equal(Color.red, view:shadow().color)⏎assert.same({ height = 2, width = 2 }, view:shadow().offset)⏎assert.equal(8, view:shadow().radius)
example:modifiers:Sheet	local isShown = State(false)⏎local screen = host(Button("Edit", function() isShown.value = true end):sheet {⏎  isPresented = isShown, content = function() return Text("Editor") end,⏎})⏎screen:find { button = "Edit" }:tap()⏎assert.equal("Editor", screen:button():sheet():text():string())⏎screen:find("Sheet"):dismiss()⏎assert.is_false(isShown.value)
example:modifiers:SimultaneousGesture	local pressed = false⏎local card = host(Text("Card"):simultaneousGesture(LongPressGesture {⏎  minimumDuration = 1, onEnded = function() pressed = true end,⏎})):text()⏎assert.equal(1, card:simultaneousGesture("LongPressGesture"):minimumDuration())⏎card:longPress { duration = 1.5 }⏎assert.is_true(pressed)
example:modifiers:Size	local screen = host(VStack { Circle():size { width = 8, height = 8 } })⏎local view = screen:vStack()[1]⏎assert.same({ height = 8, width = 8 }, view:size())
example:modifiers:SliderThumbVisibility	local screen = host(VStack {⏎  Text("a"):sliderThumbVisibility { visibility = "automatic" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:sliderThumbVisibility())
example:modifiers:SpeechAdjustedPitch	local screen = host(VStack { Text("a"):speechAdjustedPitch { value = 0.5 } })⏎local view = screen:vStack()[1]⏎assert.equal(0.5, view:speechAdjustedPitch())
example:modifiers:SpeechAlwaysIncludesPunctuation	local screen = host(VStack { Text("a"):speechAlwaysIncludesPunctuation { value = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:speechAlwaysIncludesPunctuation())
example:modifiers:SpeechAnnouncementsQueued	local screen = host(VStack { Text("a"):speechAnnouncementsQueued { value = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:speechAnnouncementsQueued())
example:modifiers:SpeechSpellsOutCharacters	local screen = host(VStack { Text("a"):speechSpellsOutCharacters { value = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:speechSpellsOutCharacters())
example:modifiers:SpringLoadingBehavior	local screen = host(VStack { Text("a"):springLoadingBehavior { behavior = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:springLoadingBehavior())
example:modifiers:StatusBar	local screen = host(VStack { Text("a"):statusBar { hidden = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:statusBarHidden())
example:modifiers:StatusBarHidden	local screen = host(VStack { Text("a"):statusBarHidden { hidden = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:statusBarHidden())
example:modifiers:Strikethrough	local screen = host(VStack {⏎  Text("a"):strikethrough { isActive = true, pattern = "solid", color = Color.red },⏎})⏎local view = screen:vStack()[1]⏎assert.is_true(view:isStrikethrough())
example:modifiers:Stroke	local screen = host(VStack {⏎  Circle():stroke { content = Color.red, lineWidth = 8, antialiased = true },⏎})⏎local view = screen:vStack()[1]⏎assert.equal(Color.red, view:fillShapeStyle())
example:modifiers:StrokeBorder	local screen = host(VStack {⏎  Circle():strokeBorder { content = Color.red, lineWidth = 8, antialiased = true },⏎})⏎local view = screen:vStack()[1]⏎assert.equal(Color.red, view:fillShapeStyle())⏎assert.equal(4, view:inset())
example:modifiers:SubmitLabel	local screen = host(VStack { Text("a"):submitLabel { submitLabel = "done" } })⏎local view = screen:vStack()[1]⏎assert.equal("done", view:submitLabel())
example:modifiers:SubmitScope	local screen = host(VStack { Text("a"):submitScope { isBlocking = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:submitScope())
example:modifiers:SwipeActions	local screen = host(VStack {⏎  Text("a"):swipeActions { Text("given"), edge = "leading", allowsFullSwipe = true },⏎})⏎local swipeActions = screen:find("SwipeActions")⏎assert.equal("leading", swipeActions:edge())⏎assert.is_true(swipeActions:allowsFullSwipe())
example:modifiers:SymbolColorRenderingMode	local screen = host(VStack { Text("a"):symbolColorRenderingMode { mode = "flat" } })⏎local view = screen:vStack()[1]⏎assert.equal("flat", view:symbolColorRenderingMode())
example:modifiers:SymbolEffect	local screen = host(VStack {⏎  Text("a"):symbolEffect { effect = "word", value = "word", isActive = true },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("word", view:symbolEffect().effect)⏎assert.is_false(view:symbolEffect().isActive)⏎assert.equal("default", view:symbolEffect().options)
example:modifiers:SymbolEffectsRemoved	local screen = host(VStack { Text("a"):symbolEffectsRemoved { isEnabled = true } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:symbolEffectsRemoved())
example:modifiers:SymbolRenderingMode	local screen = host(VStack { Text("a"):symbolRenderingMode { mode = "monochrome" } })⏎local view = screen:vStack()[1]⏎assert.equal("monochrome", view:symbolRenderingMode())
example:modifiers:SymbolVariableValueMode	local screen = host(VStack { Text("a"):symbolVariableValueMode { mode = "color" } })⏎local view = screen:vStack()[1]⏎assert.equal("color", view:symbolVariableValueMode())
example:modifiers:SymbolVariant	local screen = host(VStack { Text("a"):symbolVariant { variant = SymbolVariants.fill } })⏎local view = screen:vStack()[1]⏎assert.equal(SymbolVariants.fill, view:symbolVariant())
example:modifiers:TabBarMinimizeBehavior	local screen = host(VStack {⏎  Text("a"):tabBarMinimizeBehavior { behavior = "automatic" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:tabBarMinimizeBehavior())
example:modifiers:TabCustomizationBehavior	local screen = host(VStack {⏎  Text("a"):tabCustomizationBehavior {⏎    behavior = "automatic",⏎    placements = { "automatic", "automatic" },⏎  },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:tabCustomizationBehavior().behavior)⏎assert.same({ "automatic", "automatic" }, view:tabCustomizationBehavior().placements)
example:modifiers:TabItem	local screen = host(TabView { Text("Hello"):tabItem(Text("Home")) })⏎assert.equal("Home", screen:find("TabItem"):text():string())
example:modifiers:TabViewBottomAccessory	local screen = host(TabView { Tab { "Home", Text("at home") } }:tabViewBottomAccessory(Text("playing")))⏎assert.has_text(screen, "playing")
example:modifiers:TabViewSidebarBottomBar	local screen = host(TabView { Tab { "Home", Text("at home") } }:tabViewSidebarBottomBar(Text("version 1")))⏎assert.has_text(screen, "version 1")
example:modifiers:TabViewSidebarFooter	local screen = host(TabView { Tab { "Home", Text("at home") } }:tabViewSidebarFooter(Text("below")))⏎assert.has_text(screen, "below")
example:modifiers:TabViewSidebarHeader	local screen = host(TabView { Tab { "Home", Text("at home") } }:tabViewSidebarHeader(Text("above")))⏎assert.has_text(screen, "above")
example:modifiers:TabViewStyle	local screen = host(VStack { Text("a"):tabViewStyle { style = "page" } })⏎local view = screen:vStack()[1]⏎assert.equal("page", view:tabViewStyle())
example:modifiers:TableColumnHeaders	local screen = host(VStack { Text("a"):tableColumnHeaders { visibility = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:tableColumnHeaders())
example:modifiers:TableStyle	local screen = host(VStack { Text("a"):tableStyle { style = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:tableStyle())
example:modifiers:Tag	local screen = host(VStack { Text("a"):tag { tag = "word" } })⏎local view = screen:vStack()[1]⏎assert.equal("word", view:tag())
example:modifiers:Task	local title = State("loading")⏎local Screen = View("Screen", function()⏎  return Text(title.value):task(function() title.value = "loaded" end)⏎end)⏎local text = host(Screen()):find("Text")⏎wait_until(function() return text:string() == "loaded" end)
example:modifiers:TextCase	local screen = host(VStack { Text("a"):textCase { textCase = "uppercase" } })⏎local view = screen:vStack()[1]⏎assert.equal("uppercase", view:textCase())
example:modifiers:TextContentType	local screen = host(VStack { Text("a"):textContentType { textContentType = "name" } })⏎local view = screen:vStack()[1]⏎assert.equal("name", view:textContentType())
example:modifiers:TextEditorStyle	local screen = host(VStack { Text("a"):textEditorStyle { style = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:textEditorStyle())
example:modifiers:TextFieldStyle	local screen = host(VStack { Text("a"):textFieldStyle { style = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:textFieldStyle())
example:modifiers:TextInputAutocapitalization	local screen = host(VStack {⏎  Text("a"):textInputAutocapitalization { autocapitalization = "never" },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("never", view:textInputAutocapitalization())
example:modifiers:TextScale	local screen = host(VStack {⏎  Text("a"):textScale { scale = "default", isEnabled = true },⏎})⏎local view = screen:vStack()[1]⏎assert.same({ isEnabled = true, scale = "default" }, view:textScale())
example:modifiers:TextSelection	local screen = host(VStack { Text("a"):textSelection { selectability = "enabled" } })⏎local view = screen:vStack()[1]⏎assert.is_true(view:textSelection())
example:modifiers:TextSelectionAffinity	local screen = host(VStack { Text("a"):textSelectionAffinity { affinity = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:textSelectionAffinity())
example:modifiers:Tint	local screen = host(VStack { Text("a"):tint { tint = Color.red } })⏎local view = screen:vStack()[1]⏎assert.equal(Color.red, view:tint())
example:modifiers:ToggleStyle	local screen = host(VStack { Text("a"):toggleStyle { style = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:toggleStyle())
example:modifiers:Toolbar	local screen = host(VStack { Text("a"):toolbar { Text("given"), id = "word" } })⏎local toolbar = screen:find("Toolbar")⏎assert.equal("word", toolbar:identifier())
example:modifiers:ToolbarBackground	local screen = host(VStack {⏎  Text("a"):toolbarBackground { style = Color.red, bars = { "automatic", "automatic" } },⏎})⏎local view = screen:vStack()[1]⏎assert.equal(Color.red, view:toolbarBackground())
example:modifiers:ToolbarBackgroundVisibility	local screen = host(VStack {⏎  Text("a"):toolbarBackgroundVisibility {⏎    visibility = "automatic",⏎    bars = { "automatic", "automatic" },⏎  },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:toolbarBackgroundVisibility())
example:modifiers:ToolbarColorScheme	local screen = host(VStack {⏎  Text("a"):toolbarColorScheme {⏎    colorScheme = "light",⏎    bars = { "automatic", "automatic" },⏎  },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("light", view:toolbarColorScheme())
example:modifiers:ToolbarRemoving	local screen = host(VStack { Text("a"):toolbarRemoving { item = "sidebarToggle" } })⏎local view = screen:vStack()[1]⏎assert.equal("sidebarToggle", view:toolbarRemoving())
example:modifiers:ToolbarRole	local screen = host(VStack { Text("a"):toolbarRole { role = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:toolbarRole())
example:modifiers:ToolbarTitleDisplayMode	local screen = host(VStack { Text("a"):toolbarTitleDisplayMode { mode = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:toolbarTitleDisplayMode())
example:modifiers:ToolbarVisibility	local screen = host(VStack {⏎  Text("a"):toolbarVisibility {⏎    visibility = "automatic",⏎    bars = { "automatic", "automatic" },⏎  },⏎})⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:toolbarVisibility())⏎assert.same({ "automatic", "automatic" }, view:toolbarBars())
example:modifiers:Tracking	local screen = host(VStack { Text("a"):tracking { tracking = 8 } })⏎local view = screen:vStack()[1]⏎assert.equal(8, view:tracking())
example:modifiers:Transaction	local called = false⏎local screen = host(VStack {⏎  Text("a"):transaction { transform = function() called = true end },⏎})⏎local view = screen:vStack()[1]⏎view:callTransaction()⏎assert.is_true(called)
example:modifiers:Transform	local screen = host(VStack {⏎  Circle():transform { transform = CGAffineTransform.translation(1, 2) },⏎})⏎local view = screen:vStack()[1]⏎assert.equal(CGAffineTransform.translation(1, 2), view:transform())
example:modifiers:TransformAnchorPreference	local width = PreferenceKey{ default = 1 }⏎local told⏎host(Text("a"):preference(width, 3)⏎  :transformAnchorPreference {⏎    width, rect = { width = 7, height = 1 }, transform = function(value, rect) return value + rect.width end,⏎  }⏎  :onPreferenceChange(width, function(value) told = value end))⏎assert.equal(10, told)
example:modifiers:TransformEffect	local screen = host(VStack {⏎  Text("a"):transformEffect { transform = CGAffineTransform.translation(1, 2) },⏎})⏎local view = screen:vStack()[1]⏎assert.equal(CGAffineTransform.translation(1, 2), view:transformEffect())
example:modifiers:TransformPreference	local total = PreferenceKey{ default = 0 }⏎local told⏎host(Text("a"):preference(total, 3)⏎  :transformPreference(total, function(value) return value * 2 end)⏎  :onPreferenceChange(total, function(value) told = value end))⏎assert.equal(6, told)
example:modifiers:Transition	local screen = host(VStack { Text("a"):transition { transition = AnyTransition.slide } })⏎local view = screen:vStack()[1]⏎assert.equal(AnyTransition.slide, view:transition())
example:modifiers:Trim	local screen = host(VStack { Circle():trim { from = 8, to = 8 } })⏎local view = screen:vStack()[1]⏎assert.same({ from = 8, to = 8 }, view:trim())
example:modifiers:TruncationMode	local screen = host(VStack { Text("a"):truncationMode { mode = "head" } })⏎local view = screen:vStack()[1]⏎assert.equal("head", view:truncationMode())
example:modifiers:TypeSelectEquivalent	local screen = host(VStack { Text("a"):typeSelectEquivalent { text = "word" } })⏎local typeSelectEquivalent = screen:find("TypeSelectEquivalent")⏎assert.equal("word", typeSelectEquivalent:string())
example:modifiers:TypesettingLanguage	local screen = host(VStack {⏎  Text("a"):typesettingLanguage { language = "th", isEnabled = true },⏎})⏎local view = screen:vStack()[1]⏎assert.same({ isEnabled = true, language = "th" }, view:typesettingLanguage())
example:modifiers:Underline	local screen = host(VStack {⏎  Text("a"):underline { isActive = true, pattern = "solid", color = Color.red },⏎})⏎local view = screen:vStack()[1]⏎assert.is_true(view:isUnderline())
example:modifiers:Unredacted	local screen = host(VStack { Text("a"):unredacted() })⏎local view = screen:vStack()[1]⏎assert.is_true(view:unredacted())
example:modifiers:UserActivity	local screen = host(VStack {⏎  Text("a"):userActivity { activityType = "word", isActive = true, title = "word" },⏎})⏎local view = screen:vStack()[1]⏎assert.same({ title = "word", type = "word" }, view:userActivity())
example:modifiers:VisualEffect	local screen = host(Text("a"):visualEffect(function(content, size)⏎  return content:offset(size.width / 2)⏎end):frame { width = 80 })⏎assert.equal(40, screen:find("ViewModifierContent"):offset().width)
example:modifiers:WritingToolsBehavior	local screen = host(VStack { Text("a"):writingToolsBehavior { behavior = "automatic" } })⏎local view = screen:vStack()[1]⏎assert.equal("automatic", view:writingToolsBehavior())
example:modifiers:ZIndex	local screen = host(VStack { Text("a"):zIndex { value = 0.5 } })⏎local view = screen:vStack()[1]⏎assert.equal(0.5, view:zIndex())
example:values:AccessibilityAdjustmentDirection	assert.equal("increment", AccessibilityAdjustmentDirection.increment)
example:values:AccessibilityChildBehavior	assert.equal("ignore", AccessibilityChildBehavior.ignore)
example:values:AccessibilityHeadingLevel	assert.equal("unspecified", AccessibilityHeadingLevel.unspecified)
example:values:AccessibilityLabeledPairRole	assert.equal("label", AccessibilityLabeledPairRole.label)
example:values:AccessibilityTextContentType	assert.equal("plain", AccessibilityTextContentType.plain)
example:values:AdaptableTabBarPlacement	assert.equal("automatic", AdaptableTabBarPlacement.automatic)
example:values:Alignment	assert.equal("center", Alignment.center)
example:values:Angle	local value = Angle.degrees(30)
example:values:AngularGradient	local value = AngularGradient{ colors = { "red", "blue" }, center = "center" }
example:values:Animation	local view = host(Text("a"):animation { animation = Animation.easeInOut(1), value = 5 }):text()⏎assert.equal(Animation.easeInOut(1), view:animation())
example:values:AnyTransition	local value = AnyTransition.slide
example:values:Axis	assert.equal("horizontal", Axis.horizontal)
example:values:Axis.Set	assert.equal("vertical", Axis.Set.vertical)
example:values:BackgroundProminence	assert.equal("standard", BackgroundProminence.standard)
example:values:BadgeProminence	assert.equal("decreased", BadgeProminence.decreased)
example:values:BlendMode	assert.equal("normal", BlendMode.normal)
example:values:ButtonBorderShape	assert.equal("automatic", ButtonBorderShape.automatic)
example:values:ButtonRepeatBehavior	assert.equal("automatic", ButtonRepeatBehavior.automatic)
example:values:ButtonRole	assert.equal("destructive", ButtonRole.destructive)
example:values:ButtonSizing	assert.equal("automatic", ButtonSizing.automatic)
example:values:CGAffineTransform	local value = CGAffineTransform.translation(1, 2)⏎assert.equal(1, value.a)⏎assert.equal(0, value.b)⏎assert.equal(0, value.c)
example:values:CGLineCap	assert.equal("butt", CGLineCap.butt)
example:values:CGLineJoin	assert.equal("miter", CGLineJoin.miter)
example:values:CGPoint	local value = { x = 1, y = 2 }
example:values:CGRect	local value = { x = 1, y = 2, width = 3, height = 4 }
example:values:CGSize	local value = { width = 3, height = 4 }
example:values:CGVector	local value = { dx = 1, dy = 2 }
example:values:Capsule	local value = Capsule()
example:values:Circle	local value = Circle()
example:values:Color	local text = host(Text("a"):foregroundColor(Color.red)):text()⏎assert.equal(Color.red, text:foregroundColor())⏎assert.equal("red", Color.red:name())⏎assert.not_equal(Color.red, Color.red:opacity(0.5))
example:values:Color.RGBColorSpace	assert.equal("sRGB", Color.RGBColorSpace.sRGB)
example:values:ColorRenderingMode	assert.equal("nonLinear", ColorRenderingMode.nonLinear)
example:values:ColorScheme	assert.equal("light", ColorScheme.light)
example:values:ColorSchemeContrast	assert.equal("standard", ColorSchemeContrast.standard)
example:values:ContainerBackgroundPlacement	assert.equal("navigation", ContainerBackgroundPlacement.navigation)
example:values:ContainerRelativeShape	local value = ContainerRelativeShape()
example:values:ContentMarginPlacement	assert.equal("automatic", ContentMarginPlacement.automatic)
example:values:ContentMode	assert.equal("fit", ContentMode.fit)
example:values:ContentSizeCategory	assert.equal("extraSmall", ContentSizeCategory.extraSmall)
example:values:ContentTransition	local value = ContentTransition.opacity
example:values:ControlSize	assert.equal("mini", ControlSize.mini)
example:values:Date	local value = Date("2026-11-21T10:00:00Z")
example:values:DialogSeverity	assert.equal("automatic", DialogSeverity.automatic)
example:values:DynamicTypeSize	assert.equal("xSmall", DynamicTypeSize.xSmall)
example:values:Edge	assert.equal("top", Edge.top)
example:values:EdgeInsets	local value = { top = 1 }
example:values:EditMode	assert.equal("inactive", EditMode.inactive)
example:values:Ellipse	local value = Ellipse()
example:values:EllipticalGradient	local value = EllipticalGradient{ colors = { "red", "blue" } }
example:values:FileDialogBrowserOptions	assert.equal("displayFileExtensions", FileDialogBrowserOptions.displayFileExtensions)
example:values:FillStyle	local value = FillStyle{ eoFill = true }⏎assert.is_true(value.isEOFilled)⏎assert.is_true(value.isAntialiased)
example:values:FocusInteractions	assert.equal("automatic", FocusInteractions.automatic)
example:values:Font	local text = host(Text("a"):font(Font.headline)):text()⏎assert.equal(Font.headline, text:font())⏎assert.equal(12, Font.system(12):size())⏎assert.equal("bold", Font.system { size = 12, weight = "bold" }:weight())
example:values:Font.Design	assert.equal("default", Font.Design.default)
example:values:Font.Leading	assert.equal("standard", Font.Leading.standard)
example:values:Font.TextStyle	assert.equal("largeTitle", Font.TextStyle.largeTitle)
example:values:Font.Weight	assert.equal("ultraLight", Font.Weight.ultraLight)
example:values:Font.Width	assert.equal("compressed", Font.Width.compressed)
example:values:GestureMask	assert.equal("all", GestureMask.all)
example:values:Glass	local value = Glass.regular
example:values:GlassEffectTransition	assert.equal("identity", GlassEffectTransition.identity)
example:values:Gradient	local value = Gradient{ colors = { "red", "blue" } }
example:values:Gradient.Stop	local value = Gradient.Stop("red", 0.5)⏎assert.equal(0.5, value.location)
example:values:GridItem	local value = GridItem.flexible{ minimum = 20 }
example:values:HierarchicalShapeStyle	local value = HierarchicalShapeStyle.secondary
example:values:HorizontalAlignment	assert.equal("leading", HorizontalAlignment.leading)
example:values:HorizontalEdge	assert.equal("leading", HorizontalEdge.leading)
example:values:HoverEffect	assert.equal("automatic", HoverEffect.automatic)
example:values:InterfaceOrientation	assert.equal("portrait", InterfaceOrientation.portrait)
example:values:Keyframe	local value = Keyframe.linear(1, 0.5)
example:values:LayoutDirection	assert.equal("leftToRight", LayoutDirection.leftToRight)
example:values:LayoutDirectionBehavior	assert.equal("fixed", LayoutDirectionBehavior.fixed)
example:values:LegibilityWeight	assert.equal("regular", LegibilityWeight.regular)
example:values:LinearGradient	local value = LinearGradient{ colors = { "red", "blue" }, startPoint = "leading", endPoint = "trailing" }
example:values:Locale	local value = "de"
example:values:MatchedGeometryProperties	assert.equal("frame", MatchedGeometryProperties.frame)
example:values:Material	local value = Material.thin
example:values:MaterialActiveAppearance	assert.equal("automatic", MaterialActiveAppearance.automatic)
example:values:MenuActionDismissBehavior	assert.equal("automatic", MenuActionDismissBehavior.automatic)
example:values:MenuOrder	assert.equal("automatic", MenuOrder.automatic)
example:values:MoveCommandDirection	assert.equal("up", MoveCommandDirection.up)
example:values:NavigationSplitViewVisibility	assert.equal("automatic", NavigationSplitViewVisibility.automatic)
example:values:PaletteSelectionEffect	assert.equal("automatic", PaletteSelectionEffect.automatic)
example:values:Path	local value = Path("0 0 m 10 0 l 10 10 l h")⏎assert.equal("0 0 m 10 0 l 10 10 l h", value.steps)⏎assert.is_false(value.isEmpty)⏎assert.same({ height = 10, width = 10, x = 0, y = 0 }, value.boundingRect)
example:values:PinnedScrollableViews	assert.equal("sectionHeaders", PinnedScrollableViews.sectionHeaders)
example:values:PreferenceKey	local value = PreferenceKey{ default = 0 }⏎assert.equal(0, value.default)
example:values:PresentationAdaptation	assert.equal("automatic", PresentationAdaptation.automatic)
example:values:PresentationBackgroundInteraction	assert.equal("automatic", PresentationBackgroundInteraction.automatic)
example:values:PresentationContentInteraction	assert.equal("automatic", PresentationContentInteraction.automatic)
example:values:PresentationDetent	assert.equal("medium", PresentationDetent.medium)
example:values:PresentationSizingName	assert.equal("automatic", PresentationSizingName.automatic)
example:values:PreviewLayout	local value = PreviewLayout.sizeThatFits
example:values:ProjectionTransform	local value = ProjectionTransform(CGAffineTransform.translation(1, 2))⏎assert.is_false(value.isIdentity)⏎assert.is_true(value.isAffine)⏎assert.same({ { 1, 0, 0 }, { 0, 1, 0 }, { 1, 2, 1 } }, value.rows)
example:values:Prominence	assert.equal("standard", Prominence.standard)
example:values:RadialGradient	local value = RadialGradient{ colors = { "red", "blue" }, center = "center", startRadius = 0, endRadius = 5 }
example:values:Rectangle	local value = Rectangle()
example:values:RoundedCornerStyle	assert.equal("continuous", RoundedCornerStyle.continuous)
example:values:RoundedRectangle	local value = RoundedRectangle{ cornerRadius = 4 }⏎assert.same({ height = 4, width = 4 }, value.cornerSize)
example:values:SafeAreaRegions	assert.equal("all", SafeAreaRegions.all)
example:values:ScenePhase	assert.equal("background", ScenePhase.background)
example:values:ScrollAnchorRole	assert.equal("initialOffset", ScrollAnchorRole.initialOffset)
example:values:ScrollBounceBehavior	assert.equal("automatic", ScrollBounceBehavior.automatic)
example:values:ScrollDismissesKeyboardMode	assert.equal("automatic", ScrollDismissesKeyboardMode.automatic)
example:values:ScrollEdgeEffectStyle	assert.equal("automatic", ScrollEdgeEffectStyle.automatic)
example:values:ScrollIndicatorVisibility	assert.equal("automatic", ScrollIndicatorVisibility.automatic)
example:values:ScrollPhase	assert.equal("idle", ScrollPhase.idle)
example:values:ScrollTransitionPhase	assert.equal("topLeading", ScrollTransitionPhase.topLeading)
example:values:SearchFieldPlacement	assert.equal("automatic", SearchFieldPlacement.automatic)
example:values:SearchPresentationToolbarBehavior	assert.equal("automatic", SearchPresentationToolbarBehavior.automatic)
example:values:SearchScopeActivation	assert.equal("automatic", SearchScopeActivation.automatic)
example:values:SearchSuggestionsPlacement	assert.equal("automatic", SearchSuggestionsPlacement.automatic)
example:values:SearchToolbarBehavior	assert.equal("automatic", SearchToolbarBehavior.automatic)
example:values:SensoryFeedback	assert.equal("success", SensoryFeedback.success)
example:values:Shader	local value = Shader { name = "ripple" }⏎assert.equal("ripple", value.name)
example:values:SharePreview	local value = SharePreview{ "Photo", image = "sea" }⏎assert.equal("Photo", value.title)⏎assert.equal("sea", value.image)
example:values:SidebarRowSize	assert.equal("small", SidebarRowSize.small)
example:values:Spring	local value = Spring { duration = 0.5, bounce = 0.2 }⏎assert.equal(0.5, value.duration)
example:values:SpringLoadingBehavior	assert.equal("automatic", SpringLoadingBehavior.automatic)
example:values:StrokeStyle	local value = StrokeStyle{ lineWidth = 2 }⏎assert.equal(2, value.lineWidth)⏎assert.equal("butt", value.lineCap)⏎assert.equal("miter", value.lineJoin)
example:values:SubmitLabel	assert.equal("done", SubmitLabel.done)
example:values:SymbolColorRenderingMode	assert.equal("flat", SymbolColorRenderingMode.flat)
example:values:SymbolRenderingMode	assert.equal("monochrome", SymbolRenderingMode.monochrome)
example:values:SymbolVariableValueMode	assert.equal("color", SymbolVariableValueMode.color)
example:values:SymbolVariants	local value = SymbolVariants.fill
example:values:TabBarMinimizeBehavior	assert.equal("automatic", TabBarMinimizeBehavior.automatic)
example:values:TabCustomizationBehavior	assert.equal("automatic", TabCustomizationBehavior.automatic)
example:values:TabPlacement	assert.equal("automatic", TabPlacement.automatic)
example:values:TabRole	assert.equal("search", TabRole.search)
example:values:TabViewBottomAccessoryPlacement	assert.equal("inline", TabViewBottomAccessoryPlacement.inline)
example:values:TableColumnAlignment	assert.equal("automatic", TableColumnAlignment.automatic)
example:values:Text.Attributes	local value = host(Text("a")):find("Text"):attributes()
example:values:TextAlignment	assert.equal("leading", TextAlignment.leading)
example:values:TextInputAutocapitalization	assert.equal("never", TextInputAutocapitalization.never)
example:values:TextInputDictationActivation	assert.equal("onSelect", TextInputDictationActivation.onSelect)
example:values:TextInputDictationBehavior	assert.equal("automatic", TextInputDictationBehavior.automatic)
example:values:TextSelectabilityName	assert.equal("enabled", TextSelectabilityName.enabled)
example:values:TextSelectionAffinity	assert.equal("automatic", TextSelectionAffinity.automatic)
example:values:ToolbarCustomizationBehavior	assert.equal("default", ToolbarCustomizationBehavior.default)
example:values:ToolbarDefaultItemKind	assert.equal("sidebarToggle", ToolbarDefaultItemKind.sidebarToggle)
example:values:ToolbarItemPlacement	assert.equal("automatic", ToolbarItemPlacement.automatic)
example:values:ToolbarPlacement	assert.equal("automatic", ToolbarPlacement.automatic)
example:values:ToolbarRole	assert.equal("automatic", ToolbarRole.automatic)
example:values:ToolbarTitleDisplayMode	assert.equal("automatic", ToolbarTitleDisplayMode.automatic)
example:values:UIKeyboardType	assert.equal("default", UIKeyboardType.default)
example:values:UITextAutocapitalizationType	assert.equal("none", UITextAutocapitalizationType.none)
example:values:UITextContentType	assert.equal("name", UITextContentType.name)
example:values:URL	local value = "https://example.org"
example:values:UnevenRoundedRectangle	local value = UnevenRoundedRectangle{ topLeadingRadius = 4 }
example:values:UnitCurve	local value = UnitCurve.easeIn
example:values:UnitPoint	local value = UnitPoint.topLeading⏎assert.equal(0, value.x)⏎assert.equal(0, value.y)
example:values:UserInterfaceSizeClass	assert.equal("compact", UserInterfaceSizeClass.compact)
example:values:VerticalAlignment	assert.equal("top", VerticalAlignment.top)
example:values:VerticalEdge	assert.equal("top", VerticalEdge.top)
example:values:VerticalEdge.Set	assert.equal("all", VerticalEdge.Set.all)
example:values:Visibility	assert.equal("automatic", Visibility.automatic)
example:values:WritingToolsBehavior	assert.equal("automatic", WritingToolsBehavior.automatic)
example:views:AlertButton	local screen = host(AlertButton {⏎  label = "word",⏎  action = function() end,⏎  style = "default",⏎})⏎local alertButton = screen:find("AlertButton")⏎assert.equal("default", alertButton:style())⏎alertButton:tap()
example:views:AngularGradient	local screen = host(AngularGradient {⏎  colors = { Color.red, Color.red },⏎  center = UnitPoint.topLeading,⏎  startAngle = Angle.degrees(30),⏎  endAngle = Angle.degrees(30),⏎})⏎local angularGradient = screen:find("AngularGradient")⏎assert.equal(0, angularGradient:center().x)⏎assert.equal(0, angularGradient:center().y)
example:views:AnyView	local screen = host(AnyView { content = Text("given") })⏎local anyView = screen:find("AnyView")⏎assert.equal("AnyView", anyView:kind())
example:views:AsyncImage	local screen = host(AsyncImage {⏎  url = "https://example.org",⏎  content = function() return Text("made") end,⏎  scale = 8,⏎})⏎local asyncImage = screen:find("AsyncImage")⏎assert.equal("https://example.org", asyncImage:url())⏎assert.equal(8, asyncImage:scale())
example:views:Button	local saved = false⏎local screen = host(Button("Save", function() saved = true end))⏎screen:find { button = "Save" }:tap()⏎assert.is_true(saved)
example:views:Color	local screen = host(VStack { Color.red, Text("below") })⏎assert.equal("red", screen:find("Color"):name())
example:views:ColorPicker	local screen = host(ColorPicker {⏎  label = Text("given"),⏎  selection = State(Color.red),⏎  supportsOpacity = true,⏎})⏎local colorPicker = screen:find("ColorPicker")⏎assert.is_true(colorPicker:supportsOpacity())⏎colorPicker:select(Color.red)
example:views:ControlGroup	local screen = host(ControlGroup { Text("given") })⏎local controlGroup = screen:find("ControlGroup")⏎assert.equal("ControlGroup", controlGroup:kind())
example:views:DatePicker	local screen = host(DatePicker {⏎  label = Text("given"),⏎  selection = State(Date("2026-11-21T10:00:00Z")),⏎  min = Date("2026-11-21T10:00:00Z"),⏎  max = Date("2026-11-21T10:00:00Z"),⏎  displayedComponents = { "hourAndMinute", "date" },⏎})⏎local datePicker = screen:find("DatePicker")⏎assert.same({ "hourAndMinute", "date" }, datePicker:displayedComponents())⏎datePicker:select(Date("2026-11-21T10:00:00Z"))
example:views:DisclosureGroup	local screen = host(DisclosureGroup {⏎  label = Text("given"),⏎  isExpanded = State(true),⏎  Text("given"),⏎})⏎local disclosureGroup = screen:find("DisclosureGroup")⏎assert.is_true(disclosureGroup:isExpanded())⏎disclosureGroup:expand()
example:views:Divider	local screen = host(Divider())⏎local divider = screen:find("Divider")⏎assert.equal("Divider", divider:kind())
example:views:EditButton	local screen = host(EditButton())⏎local editButton = screen:find("EditButton")⏎assert.equal("EditButton", editButton:kind())
example:views:EllipticalGradient	local screen = host(EllipticalGradient {⏎  colors = { Color.red, Color.red },⏎  center = UnitPoint.topLeading,⏎  startRadiusFraction = 8,⏎  endRadiusFraction = 8,⏎})⏎local ellipticalGradient = screen:find("EllipticalGradient")⏎assert.equal(0, ellipticalGradient:center().x)⏎assert.equal(0, ellipticalGradient:center().y)⏎assert.equal(8, ellipticalGradient:startRadiusFraction())
example:views:EmptyView	local screen = host(EmptyView())⏎local emptyView = screen:find("EmptyView")⏎assert.equal("EmptyView", emptyView:kind())
example:views:ForEach	local screen = host(VStack { ForEach({ "Milk", "Tea" }, function(name) return Text(name) end) })⏎local rows = screen:find("ForEach")⏎assert.equal(2, #rows)⏎assert.equal("Tea", rows[2]:string())
example:views:Form	local screen = host(Form { Text("given") })⏎local form = screen:find("Form")⏎assert.equal("Form", form:kind())
example:views:Gauge	local screen = host(Gauge {⏎  label = Text("given"),⏎  value = 0.5,⏎  min = 0.5,⏎  max = 0.5,⏎  currentValueLabel = Text("given"),⏎  minimumValueLabel = Text("given"),⏎  maximumValueLabel = Text("given"),⏎})⏎local gauge = screen:find("Gauge")⏎assert.equal(0.5, gauge:value())⏎assert.equal(0.5, gauge:minimumValue())⏎assert.equal(0.5, gauge:maximumValue())
example:views:GeometryReader	local screen = host(GeometryReader { content = function() return Text("made") end })⏎local geometryReader = screen:find("GeometryReader")⏎assert.equal("GeometryReader", geometryReader:kind())
example:views:GlassEffectContainer	local screen = host(GlassEffectContainer { Text("given"), spacing = 8 })⏎local glassEffectContainer = screen:find("GlassEffectContainer")⏎assert.equal(8, glassEffectContainer:spacing())
example:views:Grid	local screen = host(Grid {⏎  Text("given"),⏎  alignment = "center",⏎  horizontalSpacing = 8,⏎  verticalSpacing = 8,⏎})⏎local grid = screen:find("Grid")⏎assert.equal("center", grid:alignment())⏎assert.equal(8, grid:horizontalSpacing())⏎assert.equal(8, grid:verticalSpacing())
example:views:GridRow	local screen = host(GridRow { Text("given"), alignment = "top" })⏎local gridRow = screen:find("GridRow")⏎assert.equal("top", gridRow:alignment())
example:views:Group	local screen = host(Group { Text("given") })⏎local group = screen:find("Group")⏎assert.equal("Group", group:kind())
example:views:GroupBox	local screen = host(GroupBox { Text("given"), label = Text("given") })⏎local groupBox = screen:find("GroupBox")⏎assert.equal("GroupBox", groupBox:kind())
example:views:HSplitView	local screen = host(HSplitView { Text("given") })⏎local hSplitView = screen:find("HSplitView")⏎assert.equal("HSplitView", hSplitView:kind())
example:views:HStack	local screen = host(HStack { Text("given"), alignment = "top", spacing = 8 })⏎local hStack = screen:find("HStack")⏎assert.equal("top", hStack:alignment())⏎assert.equal(8, hStack:spacing())
example:views:Image	local screen = host(Image("logo"))⏎assert.equal("logo", screen:find("Image"):name())
example:views:KeyframeAnimator	local screen = host(KeyframeAnimator({ Keyframe.linear(10, 1) }, function(value)⏎  return Text(string.format("%.0f", value))⏎end))⏎clock:advance(0.5)⏎assert.equal("5", screen:find("Text"):string())
example:views:Label	local screen = host(Label { title = Text("given"), systemImage = "word" })⏎local label = screen:find("Label")⏎assert.equal("Label", label:kind())
example:views:LabeledContent	local screen = host(LabeledContent { label = Text("given"), Text("given") })⏎local labeledContent = screen:find("LabeledContent")⏎assert.equal("LabeledContent", labeledContent:kind())
example:views:LazyHGrid	local screen = host(LazyHGrid {⏎  rows = { GridItem.flexible{ minimum = 20 }, GridItem.flexible{ minimum = 20 } },⏎  Text("given"),⏎  alignment = "top",⏎  spacing = 8,⏎  pinnedViews = "sectionHeaders",⏎})⏎local lazyHGrid = screen:find("LazyHGrid")⏎assert.equal("top", lazyHGrid:alignment())⏎assert.equal(8, lazyHGrid:spacing())⏎assert.equal("sectionHeaders", lazyHGrid:pinnedViews())
example:views:LazyHStack	local screen = host(LazyHStack {⏎  Text("given"),⏎  alignment = "top",⏎  spacing = 8,⏎  pinnedViews = "sectionHeaders",⏎})⏎local lazyHStack = screen:find("LazyHStack")⏎assert.equal("top", lazyHStack:alignment())⏎assert.equal(8, lazyHStack:spacing())⏎assert.equal("sectionHeaders", lazyHStack:pinnedViews())
example:views:LazyVGrid	local screen = host(LazyVGrid {⏎  columns = { GridItem.flexible{ minimum = 20 }, GridItem.flexible{ minimum = 20 } },⏎  Text("given"),⏎  alignment = "leading",⏎  spacing = 8,⏎  pinnedViews = "sectionHeaders",⏎})⏎local lazyVGrid = screen:find("LazyVGrid")⏎assert.equal("leading", lazyVGrid:alignment())⏎assert.equal(8, lazyVGrid:spacing())⏎assert.equal("sectionHeaders", lazyVGrid:pinnedViews())
example:views:LazyVStack	local screen = host(LazyVStack {⏎  Text("given"),⏎  alignment = "leading",⏎  spacing = 8,⏎  pinnedViews = "sectionHeaders",⏎})⏎local lazyVStack = screen:find("LazyVStack")⏎assert.equal("leading", lazyVStack:alignment())⏎assert.equal(8, lazyVStack:spacing())⏎assert.equal("sectionHeaders", lazyVStack:pinnedViews())
example:views:LinearGradient	local screen = host(LinearGradient {⏎  colors = { Color.red, Color.red },⏎  startPoint = UnitPoint.topLeading,⏎  endPoint = UnitPoint.topLeading,⏎})⏎local linearGradient = screen:find("LinearGradient")⏎assert.equal(0, linearGradient:startPoint().x)⏎assert.equal(0, linearGradient:startPoint().y)⏎assert.equal(0, linearGradient:endPoint().x)
example:views:Link	local screen = host(Link {⏎  label = Text("given"),⏎  destination = "https://example.org",⏎  open = function(url) end,⏎})⏎local link = screen:find("Link")⏎assert.equal("https://example.org", link:url())⏎link:tap()
example:views:List	local screen = host(List { Text("Milk"), Text("Tea") })⏎local list = screen:find("List")⏎assert.equal(2, #list)⏎assert.equal("Tea", list[2]:string())
example:views:Menu	local screen = host(Menu {⏎  label = Text("given"),⏎  Text("given"),⏎  primaryAction = function() end,⏎})⏎local menu = screen:find("Menu")⏎assert.is_false(menu:isOpen())⏎menu:callPrimaryAction()
example:views:MenuButton	local screen = host(MenuButton { label = Text("given"), Text("given") })⏎local menuButton = screen:find("MenuButton")⏎assert.equal("MenuButton", menuButton:kind())
example:views:MeshGradient	local screen = host(MeshGradient {⏎  width = 2,⏎  points = { UnitPoint.topLeading, UnitPoint.topLeading },⏎  colors = { Color.red, Color.red },⏎  background = Color.red,⏎})⏎local meshGradient = screen:find("MeshGradient")⏎assert.equal(2, meshGradient:width())⏎assert.equal(1, meshGradient:height())⏎assert.is_true(meshGradient:smoothsColors())
example:views:MultiDatePicker	local screen = host(MultiDatePicker {⏎  label = Text("given"),⏎  selection = State({ { year = 2024, month = 5, day = 6 } }),⏎  min = Date("2026-11-21T10:00:00Z"),⏎  max = Date("2026-11-21T10:00:00Z"),⏎})⏎local multiDatePicker = screen:find("MultiDatePicker")⏎assert.same({ { day = 6, month = 5, year = 2024 } }, multiDatePicker:selectedDateComponents())⏎multiDatePicker:select({ { year = 2024, month = 5, day = 6 } })
example:views:NavigationLink	local screen = host(NavigationStack { NavigationLink("Settings", Text("Sound")) })⏎local link = screen:find("NavigationLink")⏎assert.is_false(link:isActive())⏎link:activate()⏎assert.is_true(link:isActive())
example:views:NavigationSplitView	local screen = host(NavigationSplitView {⏎  sidebar = Text("given"),⏎  detail = Text("given"),⏎  content = Text("given"),⏎  columnVisibility = State("automatic"),⏎})⏎local navigationSplitView = screen:find("NavigationSplitView")⏎assert.equal("automatic", navigationSplitView:columnVisibility())
example:views:NavigationStack	local screen = host(NavigationStack {⏎  NavigationLink("Settings", Text("Sound")),⏎})⏎screen:find("NavigationLink"):activate()⏎assert.equal("Sound", screen:find { text = "Sound" }:string())
example:views:NavigationView	local screen = host(NavigationView { Text("given") })⏎local navigationView = screen:find("NavigationView")⏎assert.equal("NavigationView", navigationView:kind())
example:views:OutlineGroup	local screen = host(OutlineGroup {⏎  data = { { id = 1 } },⏎  content = function() return Text("made") end,⏎})⏎local outlineGroup = screen:find("OutlineGroup")⏎assert.same({ { id = 1 } }, outlineGroup:sourceData())
example:views:PasteButton	local screen = host(PasteButton {⏎  supportedTypes = { "word", "word" },⏎  payloadAction = function(value) end,⏎})⏎local pasteButton = screen:find("PasteButton")⏎assert.same({ "word", "word" }, pasteButton:supportedTypes())
example:views:PhaseAnimator	local screen = host(PhaseAnimator({ "a", "b" }, function(phase) return Text(phase) end,⏎  { animation = Animation.linear(1) }))⏎assert.equal("a", screen:find("Text"):string())⏎clock:advance(0.5)⏎assert.equal("b", screen:find("Text"):string())
example:views:Picker	local size = State("small")⏎local picker = host(Picker { "Size", selection = size,⏎  Text("Small"):tag("small"), Text("Large"):tag("large"),⏎}):find("Picker")⏎picker:select("large")⏎assert.equal("large", size.value)
example:views:ProgressView	local screen = host(ProgressView {⏎  label = Text("given"),⏎  value = 0.5,⏎  total = 0.5,⏎  currentValueLabel = Text("given"),⏎})⏎local progressView = screen:find("ProgressView")⏎assert.equal(1.0, progressView:fractionCompleted())
example:views:RadialGradient	local screen = host(RadialGradient {⏎  colors = { Color.red, Color.red },⏎  center = UnitPoint.topLeading,⏎  startRadius = 8,⏎  endRadius = 8,⏎})⏎local radialGradient = screen:find("RadialGradient")⏎assert.equal(0, radialGradient:center().x)⏎assert.equal(0, radialGradient:center().y)⏎assert.equal(8, radialGradient:startRadius())
example:views:RenameButton	local screen = host(RenameButton())⏎local renameButton = screen:find("RenameButton")⏎assert.equal("RenameButton", renameButton:kind())
example:views:ScrollView	local screen = host(ScrollView {⏎  Text("given"),⏎  axes = "vertical",⏎  showsIndicators = true,⏎})⏎local scrollView = screen:find("ScrollView")⏎assert.equal("vertical", scrollView:axes())⏎assert.is_true(scrollView:showsIndicators())⏎assert.same({ bottom = 0, leading = 0, top = 0, trailing = 0 }, scrollView:contentInsets())
example:views:ScrollViewReader	local screen = host(ScrollViewReader { content = function() return Text("made") end })⏎local scrollViewReader = screen:find("ScrollViewReader")⏎assert.equal("ScrollViewReader", scrollViewReader:kind())
example:views:Section	local screen = host(Section {⏎  Text("given"),⏎  isExpanded = State(true),⏎  header = Text("given"),⏎})⏎local section = screen:find("Section")⏎assert.is_true(section:isExpanded())⏎section:expand()
example:views:SecureField	local screen = host(SecureField {⏎  label = Text("given"),⏎  text = State("word"),⏎  onCommit = function() end,⏎})⏎local secureField = screen:find("SecureField")⏎assert.equal("word", secureField:input())⏎secureField:setInput("word")
example:views:ShareLink	local screen = host(ShareLink {⏎  item = "word",⏎  label = Text("given"),⏎  subject = "word",⏎  message = "word",⏎  preview = SharePreview{ "Photo", image = "sea" },⏎})⏎local shareLink = screen:find("ShareLink")⏎assert.equal("word", shareLink:item())⏎assert.same({ "word" }, shareLink:items())⏎assert.equal("Photo", shareLink:sharePreview().title)
example:views:Slider	local screen = host(Slider {⏎  label = Text("given"),⏎  value = State(0.5),⏎  min = 0.5,⏎  max = 0.5,⏎  step = 0.5,⏎  onEditingChanged = function() end,⏎})⏎local slider = screen:find("Slider")⏎assert.equal(0.5, slider:value())⏎slider:set(0.5)
example:views:Spacer	local screen = host(Spacer { minLength = 8 })⏎local spacer = screen:find("Spacer")⏎assert.equal(8, spacer:minLength())
example:views:Stepper	local screen = host(Stepper {⏎  label = Text("given"),⏎  value = State(8),⏎  min = 8,⏎  max = 8,⏎  step = 8,⏎  onEditingChanged = function() end,⏎})⏎local stepper = screen:find("Stepper")⏎assert.equal("Stepper", stepper:kind())⏎stepper:callOnEditingChanged()
example:views:Tab	local place = State("home")⏎local screen = host(TabView {⏎  Tab { "Home", Text("at home"), value = "home" }, Tab { "News", Text("all new"), value = "news" },⏎  selection = place,⏎})⏎screen:tabView():select("News")⏎assert.equal("news", place.value)
example:views:TabSection	local screen = host(TabView {⏎  TabSection { Tab { "Rock", Text("loud") }, Tab { "Folk", Text("calm") }, header = "Music" },⏎})⏎assert.has_text(screen, "Music")⏎screen:tabView():select("Folk")⏎assert.has_text(screen, "calm")
example:views:TabView	local screen = host(TabView { Text("given"), selection = State("word") })⏎local tabView = screen:find("TabView")⏎assert.equal("word", tabView:selectedValue())
example:views:Table	local screen = host(Table {⏎  data = { "word", "word" },⏎  columns = { { title = "Name", key = "name" }, { title = "Name", key = "name" } },⏎  selection = State("word"),⏎})⏎local table = screen:find("Table")⏎assert.equal("word", table:selectedValue())⏎table:select("word")
example:views:Text	local screen = host(VStack { Text("Hello"):bold(), Text("World") })⏎assert.equal("World", screen:vStack()[2]:string())⏎assert.is_true(screen:find { text = "Hello" }:isBold())
example:views:TextEditor	local screen = host(TextEditor { text = State("word") })⏎local textEditor = screen:find("TextEditor")⏎assert.equal("word", textEditor:input())⏎textEditor:setInput("word")
example:views:TextField	local name = State("")⏎local field = host(TextField("Name", name)):find("TextField")⏎field:setInput("Ann")⏎assert.equal("Ann", field:input())⏎assert.equal("Ann", name.value)
example:views:TimelineView	local screen = host(TimelineView {⏎  interval = 0.5,⏎  content = function() return Text("made") end,⏎})⏎local timelineView = screen:find("TimelineView")⏎assert.equal("TimelineView", timelineView:kind())
example:views:Toggle	local screen = host(Toggle { label = Text("given"), isOn = State(true) })⏎local toggle = screen:find("Toggle")⏎assert.is_true(toggle:isOn())⏎toggle:tap()⏎assert.is_false(toggle:isOn())
example:views:ToolbarItem	local screen = host(ToolbarItem {⏎  Text("given"),⏎  id = "word",⏎  placement = "automatic",⏎  showsByDefault = true,⏎})⏎local item = screen:find("ToolbarItem")⏎assert.equal("word", item:identifier())⏎assert.equal("automatic", item:placement())⏎assert.is_true(item:showsByDefault())
example:views:ToolbarItemGroup	local screen = host(ToolbarItemGroup { Text("given"), placement = "automatic" })⏎local itemGroup = screen:find("ToolbarItemGroup")⏎assert.equal("automatic", itemGroup:placement())
example:views:VSplitView	local screen = host(VSplitView { Text("given") })⏎local vSplitView = screen:find("VSplitView")⏎assert.equal("VSplitView", vSplitView:kind())
example:views:VStack	local screen = host(VStack { Text("given"), alignment = "leading", spacing = 8 })⏎local vStack = screen:find("VStack")⏎assert.equal("leading", vStack:alignment())⏎assert.equal(8, vStack:spacing())
example:views:ViewThatFits	local screen = host(ViewThatFits { Text("given"), axes = "vertical" })⏎local viewThatFits = screen:find("ViewThatFits")⏎assert.equal("vertical", viewThatFits:axes())
example:views:ZStack	local screen = host(ZStack { Text("given"), alignment = "center" })⏎local zStack = screen:find("ZStack")⏎assert.equal("center", zStack:alignment())
gestures:AnyGesture	A gesture of any type with values of one type.
gestures:DragGesture	A dragging motion.
gestures:ExclusiveGesture	A gesture that recognizes its second gesture only if the first one fails.
gestures:GestureStateGesture	A gesture that updates a state while it lasts.
gestures:LongPressGesture	A press that lasts for a while.
gestures:MagnificationGesture	A pinch of two fingers, with a scale factor as its value.
gestures:MagnifyGesture	A pinch of two fingers.
gestures:RotateGesture	A turn of two fingers.
gestures:RotationGesture	A turn of two fingers, with an angle as its value.
gestures:SequenceGesture	A gesture that recognizes its second gesture after the first one has ended.
gestures:SimultaneousGesture	A gesture that recognizes two gestures at the same time.
gestures:SpatialEventGesture	All touches of a view, from the first moment on.
gestures:SpatialTapGesture	One or more taps, with their location.
gestures:TapGesture	One or more taps.
modifiers:AccentColor	Sets the accent color of the controls in the view; nil restores the default. Deprecated in SwiftUI.
modifiers:AccessibilityAction	Acts when an assistive technology performs an action of this kind on the view.
modifiers:AccessibilityActionLabel	The views that describe an accessibility action.
modifiers:AccessibilityActions	Adds an action for assistive technologies for each button in the content. `callAccessibilityAction` calls one by the label of its button.
modifiers:AccessibilityActivationPoint	Sets the point at which assistive technologies activate the view, in fractions of its width and height.
modifiers:AccessibilityAddTraits	Adds accessibility traits to the view.
modifiers:AccessibilityAdjustableAction	Acts when an assistive technology increments or decrements the value of the view.
modifiers:AccessibilityChartDescriptor	Describes the view as a chart to assistive technologies.
modifiers:AccessibilityChildren	Replaces the accessibility children of the view with those of other views.
modifiers:AccessibilityCustomContent	Adds accessibility content under a key; nil removes it.
modifiers:AccessibilityDirectTouch	Sets whether the view takes touches itself while the screen is read aloud.
modifiers:AccessibilityElement	Makes the view one accessibility element; `children` sets the treatment of the elements within it.
modifiers:AccessibilityFocused	Binds a state to the accessibility focus: it is true while what reads the screen aloud is at the view, and setting it to true brings that there.
modifiers:AccessibilityHeading	Sets the level of the heading in the outline of the screen.
modifiers:AccessibilityHidden	Hides the view from assistive technologies.
modifiers:AccessibilityHint	Sets the accessibility hint of the view, which says what happens when it is used.
modifiers:AccessibilityIdentifier	Sets an identifier of the view, which is never shown, so that tests find it.
modifiers:AccessibilityIgnoresInvertColors	Keeps the colors of the view, such as a photo, when the system inverts colors.
modifiers:AccessibilityInputLabels	Sets the names by which a user can refer to the view in voice control, in order of importance.
modifiers:AccessibilityLabel	Sets the accessibility label of the view, which says what it is.
modifiers:AccessibilityLabelContent	Makes views the accessibility label of a view, in place of a text.
modifiers:AccessibilityLabeledPair	Pairs the view with the one that has the same id in the namespace: one of them is the label of the other.
modifiers:AccessibilityLinkedGroup	Links the view with others that have the same id in the namespace, wherever they are.
modifiers:AccessibilityRemoveTraits	Removes accessibility traits from the view.
modifiers:AccessibilityRepresentation	Replaces the accessibility elements of the view with those of another view.
modifiers:AccessibilityRespondsToUserInteraction	Sets whether the view responds to user interaction, in place of what is inferred.
modifiers:AccessibilityRotor	Adds a rotor: a list of places in the view to which a screen reader can move.
modifiers:AccessibilityRotorEntry	Gives the view an id by which the entries of rotors lead to it.
modifiers:AccessibilityScrollAction	Acts when an assistive technology scrolls the view, with the edge towards which to scroll.
modifiers:AccessibilityScrollStatus	Sets what assistive technologies say of the position of a scrolling view.
modifiers:AccessibilitySelectionIdentifier	Sets the value, of those that a control offers, that a view stands for.
modifiers:AccessibilityShowsLargeContentViewer	Shows the view itself in the large content viewer.
modifiers:AccessibilitySortPriority	Sets the order in which assistive technologies read the view among its siblings: higher numbers come first.
modifiers:AccessibilityTextContentType	Sets the type of the text in the view, so that it is read out accordingly.
modifiers:AccessibilityValue	Sets the accessibility value of the view, such as the position of a slider.
modifiers:AccessibilityZoomAction	Acts when an assistive technology zooms the view.
modifiers:ActionSheet	Presents an action sheet. Deprecated in SwiftUI.
modifiers:Alert	Presents an alert.
modifiers:AlignmentGuide	Moves a guide of the view to a distance in points from its leading side, which is worked out from its size.
modifiers:AllowedDynamicRange	Limits the range of brightness in which the images in the view are shown.
modifiers:AllowsHitTesting	Sets whether the view takes touches.
modifiers:AllowsTightening	Sets whether the characters of the texts in the view may be tightened to fit.
modifiers:AnchorPreference	Sets a preference made of a place in this view, in place of those that views within it set.
modifiers:Animation	Animates all changes of the view; nil leaves them as they are. The tree takes each change at once.
modifiers:Antialiased	Sets whether the edges of an image are smooth.
modifiers:AspectRatio	Keeps the ratio of the view's width to its height: the one given, or the one that suits the view. The view is as large as fits into the room, or as it takes to fill it.
modifiers:AsyncImageLoader	Decides what stands at an address, for the images in this view that load themselves. A state that `load` reads makes them load again when it changes.
modifiers:AttributedTextFormattingDefinition	The constraints on the attributes of a text in an editor: those in its `body`.
modifiers:Autocapitalization	Sets what is capitalized in the input. Deprecated in SwiftUI.
modifiers:AutocorrectionDisabled	Disables the correction of the input into the view.
modifiers:Background	Puts a view behind this one.
modifiers:BackgroundExtensionEffect	Extends the view below the safe areas around it by mirrored and blurred copies.
modifiers:BackgroundPreferenceValue	Puts a view behind this one that is made of what this one and those within it tell under a key.
modifiers:BackgroundStyle	Sets the style that `.background` stands for in the view.
modifiers:Badge	Puts a number at the end of the row or tab; 0 is not shown.
modifiers:BadgeProminence	Sets the prominence of the badges in the view.
modifiers:BaselineOffset	Sets the offset of the texts in the view from their baseline, upwards, in points.
modifiers:BlendMode	Sets the mode in which the view blends with what is behind it.
modifiers:Blur	Blurs the view with a radius in points. An opaque blur has no transparent edges.
modifiers:Bold	Makes the texts in the view bold, or not.
modifiers:Border	Draws a border along the inner sides of the view.
modifiers:Brightness	Brightens the view by an amount from 0, which leaves it as it is, to 1, which makes it white.
modifiers:ButtonBorderShape	Sets the shape of the borders of the buttons in this view.
modifiers:ButtonRepeatBehavior	Sets whether the buttons in the view act again and again while they are held.
modifiers:ButtonSizing	Sets the width of the buttons in the view.
modifiers:ButtonStyle	Sets the style of buttons.
modifiers:ClipShape	Clips the view to a shape.
modifiers:Clipped	Clips the view to its rectangle.
modifiers:ColorEffect	Changes the color of each pixel of the view by a shader.
modifiers:ColorInvert	Inverts the colors of the view.
modifiers:ColorMultiply	Multiplies the colors of the view by a color.
modifiers:ColorScheme	Sets the color scheme of the view, light or dark. Deprecated in SwiftUI.
modifiers:ColumnAlignment	Aligns the cells of a column of a table.
modifiers:CompositingGroup	Draws the view as a whole before outer effects apply.
modifiers:ConfirmationDialog	Presents a confirmation dialog.
modifiers:ContainerBackground	The background of the container that a view is in.
modifiers:ContainerRelativeFrame	A size that follows from that of the container around a view, such as a scrolling view.
modifiers:ContainerShape	Sets the shape that a `ContainerRelativeShape` within the view takes.
modifiers:ContainerValue	Sets a value that the container of the view reads, of the subview that the view is to it.
modifiers:ContentMargins	Margins that a view sets for the containers in it.
modifiers:ContentShape	The uses of a view's content shape.
modifiers:ContentTransition	Sets how the views in the view change from one content to the next, such as a number to another.
modifiers:ContextMenu	A menu that comes when a view is held or clicked with the other button.
modifiers:Contrast	Scales the contrast of the view: 1 leaves it as it is, 0 makes it gray.
modifiers:ControlGroupStyle	Sets the style of the control groups in this view.
modifiers:ControlSize	Sets the size of the controls in this view.
modifiers:CoordinateSpaceName	Names the coordinate space of the view, so that views within it can measure in it.
modifiers:CornerRadius	Clips the view to a rectangle with corners of a radius in points. Deprecated in SwiftUI.
modifiers:CustomStyle	Sets a custom style with a custom modifier.
modifiers:CustomizationBehavior	Says what people may change about an item of a toolbar.
modifiers:CustomizationID	Names a tab or a column, so that what people change about it can be kept.
modifiers:DatePickerStyle	Sets the style of the date pickers in this view.
modifiers:DefaultAdaptableTabBarPlacement	Sets where the tabs of a tab view stand at first. On a screen here they stand in the bar.
modifiers:DefaultAppStorage	Makes `@AppStorage` in the view and all within it keep values in an app's defaults.
modifiers:DefaultCustomization	Says how an item of a toolbar is shown until people change it.
modifiers:DefaultFocus	Sets a focus state when the view appears and nothing has the focus.
modifiers:DefaultHoverEffect	Sets the effect on views within the view that have an automatic one, while a pointer is over them; nil for none.
modifiers:DefaultScrollAnchor	The point of the content, and of the scrolling view, that stand together.
modifiers:DefersSystemGestures	Lets the gestures of the view come before those of the system at these edges of the screen.
modifiers:DeleteDisabled	Sets whether the row of a list can't be deleted.
modifiers:DialogIcon	Sets the image of dialogs in the view; nil for the system's.
modifiers:DialogSeverity	Sets how grave what dialogs in the view say is.
modifiers:DialogSuppressionToggle	Adds a toggle to dialogs in the view, by which a person asks not to be shown them again.
modifiers:DisableAutocorrection	Disables the correction of the input into the view; nil leaves it to the system. Deprecated in SwiftUI.
modifiers:Disabled	Keeps the controls of the view from responding, or lets them.
modifiers:DisabledCustomizationBehavior	Says what people may not change about a column of a table.
modifiers:DisclosureGroupStyle	Sets the style of the disclosure groups in this view.
modifiers:DistortionEffect	Changes the place of each pixel of the view by a shader.
modifiers:Draggable	Lets a person drag the view, which hands over the payload. `element:dragTo(target)` drags it in a script.
modifiers:DrawingGroup	Draws the view into an offscreen image, opaque or not, with a color mode.
modifiers:DropDestination	Takes what is dropped on the view and is of a type; `action` returns whether it was accepted. `isTargeted` is told when a drag comes over the view and when it goes.
modifiers:DynamicTypeSize	Sets the size in which the texts in the view are read.
modifiers:EdgesIgnoringSafeArea	Extends the view out of the safe area at some edges. Deprecated in SwiftUI.
modifiers:Environment	Sets a value of the environment for the view and all within it.
modifiers:EnvironmentObject	Puts an object into the environment of the view and all within it, for `@EnvironmentObject`.
modifiers:FileDialogBrowserOptions	Sets what dialogs about files in the view let a person see.
modifiers:FileDialogConfirmationLabel	Sets the words of the button that ends dialogs about files in the view.
modifiers:FileDialogCustomizationID	Sets the name under which the system keeps how a person changed dialogs about files in the view.
modifiers:FileDialogDefaultDirectory	Sets the folder that dialogs about files in the view show first; nil for the system's.
modifiers:FileDialogImportsUnresolvedAliases	Sets whether dialogs about files in the view give links themselves in place of what they lead to.
modifiers:FileDialogMessage	Sets the message of dialogs about files in the view.
modifiers:FileExporter	Presents the system's dialog in which a person chooses where to save something.
modifiers:FileExporterFilenameLabel	Sets the words before the name under which a dialog in the view saves something.
modifiers:FileImporter	Presents the system's dialog in which a person chooses files.
modifiers:FileMover	Presents the system's dialog in which a person chooses where to move files.
modifiers:Fill	Draws the inside of a shape.
modifiers:FindDisabled	Sets whether the text editors in the view prevent searches in their text.
modifiers:FindNavigator	Presents the bar in which a person searches the text of the text editors in the view, while the binding is true. The bar itself isn't among the views.
modifiers:FixedSize	Fixes the view at its ideal size.
modifiers:FlipsForRightToLeftLayoutDirection	Sets whether the view is mirrored in a right-to-left layout.
modifiers:FocusEffectDisabled	Prevents the views in the view from showing the focus by an effect.
modifiers:FocusScope	Gathers the views within, among which one gets the focus when nothing else says which.
modifiers:FocusSection	Makes the view a section, whose views get the focus before it moves on.
modifiers:Focusable	Sets whether the view can have the focus.
modifiers:Focused	Binds a state to the focus in the view: it is true while the focus is there, and setting it to true moves the focus there.
modifiers:FocusedObject	Gives the rest of the app an object while the focus is in the view.
modifiers:FocusedSceneObject	Gives the rest of the app an object while the view is shown.
modifiers:FocusedSceneValue	Publishes a value to the rest of the app while the view is shown.
modifiers:FocusedValue	Publishes a value to the rest of the app while the focus is in the view.
modifiers:Font	Sets the font of the texts in the view that set none.
modifiers:FontDesign	Sets the design of the font of the texts in the view.
modifiers:FontWeight	Sets the weight of the texts in the view.
modifiers:FontWidth	Sets the width of the font of the texts in the view.
modifiers:ForegroundColor	Sets the color of the foreground.
modifiers:ForegroundStyle	Sets the style of the foreground.
modifiers:FormStyle	Sets the style of the forms in this view.
modifiers:Frame	Does nothing: a frame needs a size.
modifiers:FullScreenCover	Presents a screen that covers another.
modifiers:GaugeStyle	Sets the style of the gauges in this view.
modifiers:GeometryGroup	Keeps the geometry of the views in the view together while their container changes its own.
modifiers:Gesture	Attaches a gesture with a lower priority than those of the view.
modifiers:GlassEffect	Puts glass behind the view, in a shape.
modifiers:GlassEffectID	Identifies the glass of the view within a namespace, so that it can morph into glass of the same identity elsewhere.
modifiers:GlassEffectTransition	Sets the way in which the glass of the view comes and goes. Nothing is animated here.
modifiers:GlassEffectUnion	Joins the glass of the view with that of the views of the same identity in its container.
modifiers:Grayscale	Removes color from the view: 0 leaves it as it is, 1 makes it gray.
modifiers:GridCellAnchor	Sets the point of its cell of the grid at which the view stands.
modifiers:GridCellColumns	Sets how many columns of the grid the view takes.
modifiers:GridCellUnsizedAxes	Prevents the grid from giving the view more room along these axes than its columns and rows have without it.
modifiers:GridColumnAlignment	Sets the alignment of the column of the grid that the view stands in.
modifiers:GroupBoxStyle	Sets the style of the group boxes in this view.
modifiers:HandlesExternalEvents	Sets the external events, activities and URLs, that the view prefers and allows, by substrings of their identifiers.
modifiers:HeaderProminence	Sets the prominence of the section headers in the view.
modifiers:Help	Sets the help of the view, shown while a pointer rests on it.
modifiers:Hidden	Hides the view, which keeps its space.
modifiers:HighPriorityGesture	Attaches a gesture with a higher priority than those of the view.
modifiers:HorizontalRadioGroupLayout	Lays out the options of radio groups side by side.
modifiers:HoverEffect	Sets the effect on the view while a pointer is over it.
modifiers:HoverEffectDisabled	Prevents the views in the view from showing a pointer over them by an effect.
modifiers:HueRotation	Rotates the hues of the view by an angle on the color wheel.
modifiers:ID	Gives the view an identity: when it changes, the view is another one, with state of its own.
modifiers:IgnoresSafeArea	Extends the view out of the safe area: under bars, the edges of the device, or the keyboard.
modifiers:ImageScale	Sets the size of the system's symbols in the view in relation to text.
modifiers:IndexViewStyle	Sets the style of page indicators.
modifiers:Inset	Moves the outline of a shape inwards, in points.
modifiers:Inspector	Presents a column with details beside the view; on a phone, as here, it is a sheet.
modifiers:InspectorColumnWidth	Fixes the width of the column of the inspector that the view stands in, in points.
modifiers:InteractionActivityTrackingTag	Sets a tag under which the system tracks interactions with the view.
modifiers:InteractiveDismissDisabled	Prevents the user from swiping the view's screen away.
modifiers:Interpolation	Sets the quality with which an image is drawn in another size.
modifiers:InvalidatableContent	Sets whether the content of the view is drawn as out of date while the screen waits for an update.
modifiers:Italic	Makes the texts in the view italic, or not.
modifiers:ItemProvider	Provides what is dragged with the view; nil for nothing.
modifiers:Kerning	Sets the space between the characters of the texts in the view, in points.
modifiers:KeyboardShortcut	Sets the keyboard shortcut of the control, or of the first one in the view.
modifiers:KeyboardType	Sets the keyboard for input into the view.
modifiers:KeyframeAnimator	A view that follows keyframes by itself, and shows content for the value that they have come to.
modifiers:LabelIconToTitleSpacing	Sets the space, in points, between the icons and the titles of the labels in the view.
modifiers:LabelReservedIconWidth	Sets the width, in points, that the labels in the view keep for their icons.
modifiers:LabelStyle	Sets the style of the labels in this view.
modifiers:LabeledContentStyle	Sets the style of the labeled content in this view.
modifiers:LabelsHidden	Hides the labels of the controls in the view. Assistive technologies still read them.
modifiers:LabelsVisibility	Sets whether the labels of the controls in the view are shown. Assistive technologies read them in any case.
modifiers:LayerEffect	Draws each pixel of the view by a shader, from the pixels that the view has without.
modifiers:LayoutDirectionBehavior	Sets whether the view is mirrored in a layout direction other than its own.
modifiers:LayoutPriority	Sets the priority of the view where space is short: views with a higher one get it first. The default is 0.
modifiers:LayoutValue	Passes a value to the layout around a view. A script reads the values by the names of their keys.
modifiers:LineLimit	Limits the lines of the texts in the view; nil removes the limit.
modifiers:LineSpacing	Sets the space between the lines of the texts in the view, in points.
modifiers:ListItemTint	Sets the fixed tint of the content of the row, whatever the system's settings; nil is the default.
modifiers:ListRowBackground	Sets the view behind the row of a list; nil is the default.
modifiers:ListRowInsets	Sets the space between the row of a list and its content; nil is the default.
modifiers:ListRowPlatterColor	Sets the color of the platter below the row of a list; nil is the default.
modifiers:ListRowSeparator	Sets the visibility of the separators at some edges of the row of a list.
modifiers:ListRowSeparatorTint	Sets the color of the separators at some edges of the row of a list; nil is the default.
modifiers:ListRowSpacing	Sets the space between the rows of the lists in the view, in points; nil for the default.
modifiers:ListSectionMargins	Sets the margins of the sections in the view at some edges, in points; nil leaves them to the list.
modifiers:ListSectionSeparator	Sets the visibility of the separators at some edges of the section of a list.
modifiers:ListSectionSeparatorTint	Sets the color of the separators at some edges of the section of a list; nil is the default.
modifiers:ListSectionSpacing	Sets the space between the sections of the lists in the view.
modifiers:ListStyle	Sets the style of the lists in this view.
modifiers:LuminanceToAlpha	Makes the view transparent by its luminance: dark parts show what is behind.
modifiers:Mask	Shows the view where a mask is solid.
modifiers:MatchedGeometryEffect	Lets the view take the place of another that has the same id in a namespace. With `isSource` the others follow this one. The tree takes each change at once.
modifiers:MatchedTransitionSource	Names the view as the one out of which a page grows that has a zoom transition with the same identity.
modifiers:MaterialActiveAppearance	Sets when the materials in the view look active.
modifiers:MenuActionDismissBehavior	The effect of a choice on the menu that it was made in.
modifiers:MenuButtonStyle	Sets the style of the menu buttons in this view.
modifiers:MenuIndicator	Sets the visibility of the indicator that a button opens a menu.
modifiers:MenuOrder	Sets the order of the items of the menus in the view.
modifiers:MenuStyle	Sets the style of the menus in this view.
modifiers:MinimumScaleFactor	Sets the least factor by which the texts in the view are scaled to fit, up to 1.
modifiers:Monospaced	Sets whether the characters of the texts in the view all have the same width.
modifiers:MonospacedDigit	Gives all digits of the texts in the view the same width.
modifiers:MoveDisabled	Sets whether the row of a list can't be moved.
modifiers:MultilineTextAlignment	Sets the alignment of the lines of the texts in the view.
modifiers:NavigationBarBackButtonHidden	Hides the back button of the navigation bar.
modifiers:NavigationBarHidden	Hides the navigation bar.
modifiers:NavigationBarItems	Puts a view at the start of the bar above the screen, and one at its end.
modifiers:NavigationBarLeadingItems	Puts a view at the start of the bar above a screen.
modifiers:NavigationBarTitle	Sets the title of the screen. Deprecated in SwiftUI.
modifiers:NavigationBarTitleDisplayMode	Sets the display mode of the screen's title, such as large or inline.
modifiers:NavigationBarTrailingItems	Puts a view at the end of the bar above a screen.
modifiers:NavigationDestination	Makes the screens that values in the path of a navigation stack stand for.
modifiers:NavigationDocument	Sets the file that the title of the page stands for.
modifiers:NavigationSplitViewColumnWidth	Fixes the width of the column of the navigation split view that the view stands in, in points.
modifiers:NavigationSplitViewStyle	Sets the style of the split views in this view.
modifiers:NavigationSubtitle	Sets the subtitle of the screen.
modifiers:NavigationTitle	Sets the title of the screen.
modifiers:NavigationTransition	The transition between pages of a navigation stack.
modifiers:NavigationViewStyle	Sets the style of navigation views.
modifiers:Offset	Draws the view at an offset to the right and down, in points; its layout stays as it is.
modifiers:OnAppear	Acts when the view is first shown.
modifiers:OnChange	Acts with the new value when a value changes.
modifiers:OnCommand	Acts when a menu sends the command.
modifiers:OnContinueUserActivity	Acts when an activity of the type is taken up in the app.
modifiers:OnContinuousHover	Acts when a pointer moves over the view, and when it leaves it. The coordinate space is that of existing source; a test gives the place as the view sees it.
modifiers:OnCopyCommand	Provides the items to copy when the copy command comes.
modifiers:OnCutCommand	Provides the items to cut when the cut command comes.
modifiers:OnDelete	Lets rows be deleted.
modifiers:OnDeleteCommand	Acts when the command to delete comes.
modifiers:OnDisappear	Acts when the view is no longer shown.
modifiers:OnDrag	Provides what is dragged with the view.
modifiers:OnDrop	Takes what is dropped on the view and can be had as one of the types; `isTargeted` is true while it is over the view.
modifiers:OnExitCommand	Acts when the command to leave comes, as by the escape key.
modifiers:OnGeometryChange	Acts on what is read of the place of the view: once the view has appeared, and each time that the tree has changed and is up to date again and the value is another. In Lua, what reads the value is given the frame on the screen.
modifiers:OnHover	Acts when a pointer comes over the view (true) or goes (false).
modifiers:OnInsert	Lets items be put between rows.
modifiers:OnKeyPress	Acts when a key is pressed while the focus is in the view.
modifiers:OnLongPressGesture	Acts when a finger presses the view for `minimumDuration` seconds and moves no farther than `maximumDistance` points; `onPressingChanged` is called with true when a press begins, and with false when it ends or fails.
modifiers:OnMove	Lets rows be moved.
modifiers:OnMoveCommand	Acts when an arrow key is pressed.
modifiers:OnOpenURL	Acts when the app is opened by an address.
modifiers:OnPasteCommand	Acts on what the command to paste brings, of what can be had as one of the types.
modifiers:OnPlayPauseCommand	Acts when the command to play or pause comes.
modifiers:OnPreferenceChange	Acts on what this view and those within it tell under a key: once the view has appeared, and each time that the tree has changed and is up to date again and the value is another.
modifiers:OnReceive	Acts on each value of a publisher while the view is shown.
modifiers:OnScrollGeometryChange	Acts when what `transform` makes of the geometry of the scrolling view becomes another than it was at the first layout, or at the last change. It is told the old value and the new one. Of several scrolling views in this one, it is the first.
modifiers:OnScrollPhaseChange	Acts when the phase of the scrolling view changes: a person scrolls, its content comes to rest, or the app has it move by an animation. It is told the old phase and the new one. Of several scrolling views in this one, it is the first.
modifiers:OnScrollTargetVisibilityChange	Acts when other views of the `scrollTargetLayout` in the view are in sight, each by a part of it from 0 to 1. It is told their identities in order, as far as they are of the type.
modifiers:OnScrollVisibilityChange	Acts when a part of the view, from 0 to 1, comes into sight in the scrolling view around it (true), or goes out of sight (false). A view that is in sight from the start is one that comes into sight.
modifiers:OnSubmit	Runs an action when something within the view is submitted: by return in a field, or by starting a search.
modifiers:OnTapGesture	Acts when the view is tapped `count` times in a row.
modifiers:Opacity	Sets the opacity of the view, from 0, which is transparent, to 1, which is opaque.
modifiers:Overlay	Puts a view in front of this one.
modifiers:OverlayPreferenceValue	Puts a view in front of this one that is made of what this one and those within it tell under a key.
modifiers:Padding	Adds padding to some edges: a length in points, or the default.
modifiers:PaletteSelectionEffect	Sets the look of the selected item of the palettes in the view.
modifiers:PersistentSystemOverlays	Sets the preferred visibility of what the system shows above the app, such as the home indicator.
modifiers:PhaseAnimator	A view that goes through phases by itself, and shows content for each.
modifiers:PickerStyle	Sets the style of the pickers in this view.
modifiers:Popover	Presents a screen that points at the view.
modifiers:Position	Places the center of the view at a point of its parent, in points from the parent's top left corner.
modifiers:Preference	Sets a preference for the views around, in place of those that views within this one set.
modifiers:PreferredColorScheme	Requests a light or dark color scheme for the screen; nil requests none.
modifiers:PrefersDefaultFocus	Makes the view the default for the focus in its scope.
modifiers:PresentationBackground	Sets what the background of the screen is drawn with that the view stands on.
modifiers:PresentationBackgroundInteraction	The interaction with the views behind a presented screen.
modifiers:PresentationBackgroundView	Puts a view behind the content of the screen that the view stands on.
modifiers:PresentationCompactAdaptation	Sets the form of the view's screen where the width or the height is compact.
modifiers:PresentationContentInteraction	Sets whether a swipe resizes the view's sheet or scrolls its content.
modifiers:PresentationCornerRadius	Sets the corner radius of the view's screen, in points; nil for the default.
modifiers:PresentationDetents	Sets the heights at which the view's sheet can rest.
modifiers:PresentationDragIndicator	Sets the visibility of the drag indicator of the view's sheet.
modifiers:PresentationSizing	The size of a presented screen.
modifiers:PresentedWindowStyle	Sets the style of the windows that this view opens.
modifiers:PresentedWindowToolbarStyle	Sets the style of the toolbars of the windows that this view opens.
modifiers:PreviewContext	Sets the context of the view's preview.
modifiers:PreviewDevice	Sets the device of the view's preview.
modifiers:PreviewDisplayName	Sets the name of the view's preview.
modifiers:PreviewInterfaceOrientation	Sets the orientation of the device in the view's preview.
modifiers:PreviewLayout	Sets the layout of the view's preview.
modifiers:PrivacySensitive	Marks the view as private, so that it can be redacted where others may look.
modifiers:ProgressViewStyle	Sets the style of the progress views in this view.
modifiers:ProjectionEffect	Draws the view as a transform in space has it.
modifiers:Redacted	Redacts the content of the view for a reason, in addition to those set around it.
modifiers:Refreshable	Lets the view be refreshed, as by pulling a list down.
modifiers:RenameAction	Says what starts the renaming of what a view shows.
modifiers:RenderingMode	Sets whether an image's own colors are drawn.
modifiers:ReplaceDisabled	Sets whether searches in the text editors in the view prevent replacing.
modifiers:Resizable	Lets an image take the size of its place.
modifiers:Rotation	Turns a shape around a place of its rectangle.
modifiers:Rotation3DEffect	Draws the view rotated in space around an axis through an anchor, `anchorZ` points behind it. A higher perspective draws what is farther away smaller.
modifiers:RotationEffect	Draws the view turned around a place in it.
modifiers:SafeAreaInset	Puts a view above or below this one, which gives way to it; `spacing` is in points.
modifiers:SafeAreaPadding	Space that a view takes from its safe area.
modifiers:Saturation	Scales the saturation of the view: 1 leaves it as it is, 0 makes it gray.
modifiers:Scale	Scales a shape around a point of its rectangle.
modifiers:ScaleEffect	Scales the view by a width and a height factor around an anchor.
modifiers:ScaledToFill	Makes the view as large as it takes to fill the room, and keeps its shape.
modifiers:ScaledToFit	Makes the view as large as fits into the room, and keeps its shape.
modifiers:ScenePadding	The padding that keeps content away from the edges of a window.
modifiers:ScrollBounceBehavior	When a scrolling view bounces at its ends.
modifiers:ScrollClipDisabled	Lets the content of the scrolling views in the view extend beyond their bounds.
modifiers:ScrollContentBackground	Sets the visibility of the standard background of the scrolling views in the view, such as a list's or a form's.
modifiers:ScrollDisabled	Prevents the scrolling views in the view from being scrolled.
modifiers:ScrollDismissesKeyboard	Sets how scrolling dismisses the keyboard.
modifiers:ScrollEdgeEffectHidden	Hides the effects at some edges of the scrolling views in the view.
modifiers:ScrollEdgeEffectStyle	Sets the look of the effects at some edges of the scrolling views in the view; nil leaves it as it is.
modifiers:ScrollIndicators	Sets the visibility of the indicators of the scrolling views in the view, along some axes.
modifiers:ScrollIndicatorsFlash	Flashes the indicators of the scrolling views in the view when it appears. The modifier keeps what it is given; nothing is drawn.
modifiers:ScrollPosition	Keeps in `id` which view of the scrolling view stands in sight, and scrolls to the view that `id` is set to.
modifiers:ScrollTargetBehavior	The behavior that decides where scrolling ends.
modifiers:ScrollTargetLayout	Makes each view of the layout a target at which scrolling can come to rest.
modifiers:ScrollTransition	Makes the view look as `transition` has it in its phase: in sight, or beyond an end of the scrolling view.
modifiers:SearchCompletion	Sets the text that this suggestion puts into the search field when it is chosen.
modifiers:SearchDictationBehavior	Sets how the search fields in the view take dictation.
modifiers:SearchFocused	Binds a state to the focus in the search field of the view: it is true while the focus is there, and setting it to true moves the focus there.
modifiers:SearchPresentationToolbarBehavior	Sets the behavior of the toolbar while a search in the view is active.
modifiers:SearchScopes	Lets a person who searches choose among scopes, which are tagged with the values of the binding.
modifiers:SearchSuggestions	Suggests what to search for, while a person searches in the view. A suggestion with `searchCompletion(_:)` puts its text into the field when it is chosen.
modifiers:SearchSuggestionsVisibility	Shows or hides the suggestions of a search in some places.
modifiers:SearchToolbarBehavior	Sets the look of the view's search field in toolbars.
modifiers:Searchable	Gives the view a search field with tokens in front of its text. `prompt` is shown while the field is empty.
modifiers:SectionActions	Adds actions to a section, which stand at its end.
modifiers:SelectionContextMenu	A context menu for the rows that are chosen in a list or a table.
modifiers:SelectionDisabled	Sets whether the rows, options or tabs in the view can't be selected. A script that selects one is told so.
modifiers:SensoryFeedback	Plays a feedback when a value changes. The screen's `playedFeedback` lists it.
modifiers:Shadow	Adds a shadow with a blur radius and an offset to the right and down, in points.
modifiers:Sheet	Presents a screen above another.
modifiers:SimultaneousGesture	Attaches a gesture that is recognized along with those of the view.
modifiers:Size	Gives a shape a size in points, whatever its place is.
modifiers:SliderThumbVisibility	Shows or hides the thumbs of the sliders in the view.
modifiers:SpeechAdjustedPitch	Raises the pitch of the voice that reads the view, up to 1, or lowers it, down to -1.
modifiers:SpeechAlwaysIncludesPunctuation	Speaks the punctuation of the texts in the view.
modifiers:SpeechAnnouncementsQueued	Queues announcements behind speech instead of interrupting it.
modifiers:SpeechSpellsOutCharacters	Spells out the texts in the view character by character.
modifiers:SpringLoadingBehavior	Sets the behavior of the controls in the view above which a dragged item rests.
modifiers:StatusBar	Hides the status bar. Deprecated in SwiftUI.
modifiers:StatusBarHidden	Hides the status bar.
modifiers:Strikethrough	Strikes through the texts in the view, or not.
modifiers:Stroke	Draws a line along the outline of a shape.
modifiers:StrokeBorder	Draws a line along the inner side of the outline of a shape.
modifiers:SubmitLabel	Sets the label of the key that submits the input into the view.
modifiers:SubmitScope	Keeps what is submitted within the view from those around it.
modifiers:SwipeActions	Offers actions at a side of the row; a long swipe carries out the first one, unless that is turned off.
modifiers:SymbolColorRenderingMode	Sets the colors of the layers of the symbols in the view.
modifiers:SymbolEffect	Moves the symbols in the view while `isActive` is true.
modifiers:SymbolEffectsRemoved	Removes the effects that views around give to the symbols in the view.
modifiers:SymbolRenderingMode	Sets the colors in which the system's symbols in the view are drawn; nil leaves them to the symbols.
modifiers:SymbolVariableValueMode	Sets what the variable values of the symbols in the view change.
modifiers:SymbolVariant	Sets the variants in which the system's symbols in the view are drawn.
modifiers:TabBarMinimizeBehavior	Sets when the bar of the tab view gets small. On a screen here it keeps its size.
modifiers:TabCustomizationBehavior	Says what people may change about a tab, in some places.
modifiers:TabItem	Sets the tab of this screen.
modifiers:TabViewBottomAccessory	Puts views above the bar of a tab view, whichever of its tabs is chosen.
modifiers:TabViewCustomization	The changes that a person has made to the tabs of a tab view: which are shown, and in which order those of a section stand.
modifiers:TabViewSidebarBottomBar	Puts views into the bar at the bottom of the sidebar of a tab view.
modifiers:TabViewSidebarFooter	Puts views below the tabs in the sidebar of a tab view.
modifiers:TabViewSidebarHeader	Puts views above the tabs in the sidebar of a tab view.
modifiers:TabViewStyle	Sets the style of tab views.
modifiers:TableColumnHeaders	Sets the visibility of the headers of the columns of the tables in the view.
modifiers:TableStyle	Sets the style of the tables in this view.
modifiers:Tag	Tags the view with the value that selecting it in a picker, list or tab view selects.
modifiers:Task	Does asynchronous work from when the view appears; cancels it when the view goes.
modifiers:TextCase	Sets the case in which the texts in the view are shown; nil leaves them as they are.
modifiers:TextContentType	Sets the meaning of the input into the view, so that it can be suggested; nil for none.
modifiers:TextEditorStyle	Sets the style of the text editors in this view.
modifiers:TextFieldStyle	Sets the style of text fields.
modifiers:TextInputAutocapitalization	Sets what is capitalized in the input; nil leaves it to the system.
modifiers:TextScale	Sets the scale of the texts in the view.
modifiers:TextSelection	Sets whether the user can select the texts in the view.
modifiers:TextSelectionAffinity	Sets the side of a line's end at which insertion points in the view stand.
modifiers:Tint	Sets the tint of the controls in the view; nil restores the default.
modifiers:ToggleStyle	Sets the style of the toggles in this view.
modifiers:Toolbar	Gives the screen a toolbar with these items.
modifiers:ToolbarBackground	Sets the style that bars of the screen are drawn with.
modifiers:ToolbarBackgroundVisibility	Shows or hides the background of bars of the screen.
modifiers:ToolbarColorScheme	Sets the color scheme of bars of the screen; nil for that of the screen.
modifiers:ToolbarRemoving	Removes an item that the system would put in the toolbar.
modifiers:ToolbarRole	Sets the purpose of the content that the toolbar belongs to.
modifiers:ToolbarTitleDisplayMode	Sets the display mode of the screen's title in the toolbar.
modifiers:ToolbarVisibility	Shows or hides bars of the screen.
modifiers:Tracking	Sets the space between the characters of the texts in the view, in points.
modifiers:Transaction	Changes the transaction of the view. `transform` is called each time the view is described, with the transaction of the change.
modifiers:Transform	Applies a transform to the outline of a shape.
modifiers:TransformAnchorPreference	Changes what this view and those within it tell the views around, by a place in this view.
modifiers:TransformEffect	Draws the view with an affine transform.
modifiers:TransformEnvironment	Changes a value of the environment for the view and all within it.
modifiers:TransformPreference	Changes what this view and those within it tell the views around under a key.
modifiers:Transition	Sets the transition by which the view appears and disappears.
modifiers:Trim	Keeps the stretch between two parts of the length of a shape's outline, from 0 to 1.
modifiers:TruncationMode	Sets the part of a text that is left out where it doesn't fit.
modifiers:TypeSelectEquivalent	Sets the text that a person types to select the view in a collection; nil for none.
modifiers:TypesettingLanguage	Sets the language by whose rules the texts in the view are set.
modifiers:Underline	Underlines the texts in the view, or not.
modifiers:Unredacted	Shows the content of the view whatever reasons there are around it not to.
modifiers:UserActivity	Advertises a user activity while the view is shown and `isActive` is true; `update` fills in its details.
modifiers:VisualEffect	The look of a view, apart from its layout: a chain of effects that starts with `EmptyVisualEffect`.
modifiers:WritingToolsBehavior	Sets what the system's writing tools offer for the texts in the view.
modifiers:ZIndex	Sets the order of overlapping views: higher numbers are in front. The default is 0.
swift:AccentColor	func accentColor(_ accentColor: Color?) -> some View
swift:AccessibilityAction	func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View⏎func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View⏎func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View
swift:AccessibilityActions	func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content: View⏎func accessibilityActions<Content>(category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content) -> some View where Content: View
swift:AccessibilityActivationPoint	func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View⏎func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View
swift:AccessibilityAddTraits	func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View
swift:AccessibilityAdjustableAction	func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View
swift:AccessibilityChartDescriptor	func accessibilityChartDescriptor<R>(_ representable: R) -> some View where R: AXChartDescriptorRepresentable
swift:AccessibilityChildren	func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View where V: View
swift:AccessibilityCustomContent	func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default) -> some View⏎func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default) -> some View⏎func accessibilityCustomContent<V>(_ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default) -> some View where V: StringProtocol
swift:AccessibilityDirectTouch	func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []) -> some View
swift:AccessibilityElement	func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
swift:AccessibilityFocused	func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View⏎func accessibilityFocused<Value>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value) -> some View where Value: Hashable
swift:AccessibilityHeading	func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View
swift:AccessibilityHidden	func accessibilityHidden(_ hidden: Bool) -> some View
swift:AccessibilityHint	func accessibilityHint(_ hint: Text) -> some View⏎func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View⏎func accessibilityHint<S>(_ hint: S) -> some View where S: StringProtocol
swift:AccessibilityIdentifier	func accessibilityIdentifier(_ identifier: String) -> some View
swift:AccessibilityIgnoresInvertColors	func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View
swift:AccessibilityInputLabels	func accessibilityInputLabels(_ inputLabels: [Text]) -> some View⏎func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View⏎func accessibilityInputLabels<S>(_ inputLabels: [S]) -> some View where S: StringProtocol
swift:AccessibilityLabel	func accessibilityLabel(_ label: Text) -> some View⏎func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View⏎func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol
swift:AccessibilityLabeledPair	func accessibilityLabeledPair<ID>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> some View where ID: Hashable
swift:AccessibilityLinkedGroup	func accessibilityLinkedGroup<ID>(id: ID, in namespace: Namespace.ID) -> some View where ID: Hashable
swift:AccessibilityRemoveTraits	func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View
swift:AccessibilityRepresentation	func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View where V: View
swift:AccessibilityRespondsToUserInteraction	func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View
swift:AccessibilityRotor	func accessibilityRotor<Content>(_ label: Text, @AccessibilityRotorContentBuilder entries: () -> Content) -> some View where Content: AccessibilityRotorContent⏎func accessibilityRotor<Content>(_ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content) -> some View where Content: AccessibilityRotorContent⏎func accessibilityRotor<L, Content>(_ label: L, @AccessibilityRotorContentBuilder entries: () -> Content) -> some View where L: StringProtocol, Content: AccessibilityRotorContent
swift:AccessibilityRotorEntry	func accessibilityRotorEntry<ID>(id: ID, in namespace: Namespace.ID) -> some View where ID: Hashable
swift:AccessibilityScrollAction	func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View
swift:AccessibilityScrollStatus	func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View⏎func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true) -> some View⏎func accessibilityScrollStatus<S>(_ status: S, isEnabled: Bool = true) -> some View where S: StringProtocol
swift:AccessibilityShowsLargeContentViewer	func accessibilityShowsLargeContentViewer() -> some View⏎func accessibilityShowsLargeContentViewer<V>(@ViewBuilder _ largeContentView: () -> V) -> some View where V: View
swift:AccessibilitySortPriority	func accessibilitySortPriority(_ sortPriority: Double) -> some View
swift:AccessibilityTextContentType	func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View
swift:AccessibilityValue	func accessibilityValue(_ value: Text) -> some View⏎func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View⏎func accessibilityValue<S>(_ value: S) -> some View where S: StringProtocol
swift:AccessibilityZoomAction	func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View
swift:ActionSheet	func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View⏎func actionSheet<T>(item: Binding<T?>, content: @escaping (T) -> ActionSheet) -> some View where T: Identifiable
swift:Alert	func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View⏎func alert<Item>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View where Item: Identifiable⏎func alert<A>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A) -> some View where A: View
swift:AlignmentGuide	func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View⏎func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
swift:AllowedDynamicRange	func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View
swift:AllowsHitTesting	func allowsHitTesting(_ enabled: Bool) -> some View
swift:AllowsTightening	func allowsTightening(_ flag: Bool) -> some View
swift:AnchorPreference	func anchorPreference<A, K>(key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value) -> some View where K: PreferenceKey
swift:AngularGradient	AngularGradient(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)⏎AngularGradient(colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)⏎AngularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)
swift:Animation	func animation(_ animation: Animation?) -> some View⏎func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable⏎func animation<V>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View where V: View
swift:AnyGesture	AnyGesture<T>(_ gesture: T) where Value == T.Value, T: Gesture
swift:AnyView	AnyView<V>(_ view: V) where V: View⏎AnyView<V>(erasing view: V) where V: View
swift:AspectRatio	func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View⏎func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
swift:AsyncImage	AsyncImage(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)⏎AsyncImage(url: URL?, scale: CGFloat = 1) where Content == Image?⏎AsyncImage<I, P>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P) where Content == _ConditionalContent<I, P>, I: View, P: View
swift:AsyncImageLoader	func asyncImageLoader(_ load: @escaping (URL) -> AsyncImagePhase) -> some View
swift:AttributedTextFormattingDefinition	func attributedTextFormattingDefinition<D>(_ definition: D) -> some View where D: AttributedTextFormattingDefinition
swift:Autocapitalization	func autocapitalization(_ style: UITextAutocapitalizationType) -> some View
swift:AutocorrectionDisabled	func autocorrectionDisabled(_ disable: Bool = true) -> some View
swift:Background	func background<Background>(_ background: Background, alignment: Alignment = .center) -> some View where Background: View⏎func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View⏎func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle
swift:BackgroundExtensionEffect	func backgroundExtensionEffect() -> some View⏎func backgroundExtensionEffect(isEnabled: Bool) -> some View
swift:BackgroundPreferenceValue	func backgroundPreferenceValue<Key, T>(_ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View where Key: PreferenceKey, T: View⏎func backgroundPreferenceValue<Key, T>(_ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View where Key: PreferenceKey, T: View
swift:BackgroundStyle	func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle
swift:Badge	func badge(_ count: Int) -> some View⏎func badge(_ label: Text?) -> some View⏎func badge(_ key: LocalizedStringKey?) -> some View
swift:BadgeProminence	func badgeProminence(_ prominence: BadgeProminence) -> some View
swift:BaselineOffset	func baselineOffset(_ baselineOffset: CGFloat) -> some View
swift:BlendMode	func blendMode(_ blendMode: BlendMode) -> some View
swift:Blur	func blur(radius: CGFloat, opaque: Bool = false) -> some View
swift:Bold	func bold(_ isActive: Bool = true) -> some View
swift:Border	func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle
swift:Brightness	func brightness(_ amount: Double) -> some View
swift:Button	Button(action: @escaping () -> Void, @ViewBuilder label: () -> Label)⏎Button(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label)⏎Button(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void)
swift:ButtonBorderShape	func buttonBorderShape(_ shape: ButtonBorderShape) -> some View
swift:ButtonRepeatBehavior	func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View
swift:ButtonSizing	func buttonSizing(_ sizing: ButtonSizing) -> some View
swift:ButtonStyle	func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle⏎func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle
swift:Canvas	Canvas(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols)⏎Canvas(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void)
swift:ClipShape	func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape
swift:Clipped	func clipped(antialiased: Bool = false) -> some View
swift:Color	Color(_ name: String, bundle: Bundle? = nil)⏎Color(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)⏎Color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
swift:ColorEffect	func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View
swift:ColorInvert	func colorInvert() -> some View
swift:ColorMultiply	func colorMultiply(_ color: Color) -> some View
swift:ColorPicker	ColorPicker(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)⏎ColorPicker(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)⏎ColorPicker<S>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) where S: StringProtocol
swift:ColorScheme	func colorScheme(_ colorScheme: ColorScheme) -> some View
swift:CompositingGroup	func compositingGroup() -> some View
swift:ConfirmationDialog	func confirmationDialog<A>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A) -> some View where A: View⏎func confirmationDialog<A>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A) -> some View where A: View⏎func confirmationDialog<S, A>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A) -> some View where S: StringProtocol, A: View
swift:ContainerBackground	func containerBackground<S>(_ style: S, for container: ContainerBackgroundPlacement) -> some View where S: ShapeStyle⏎func containerBackground<V>(for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View
swift:ContainerRelativeFrame	func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View⏎func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View⏎func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View
swift:ContainerShape	func containerShape<T>(_ shape: T) -> some View where T: InsettableShape
swift:ContainerValue	func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View
swift:ContentMargins	func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View⏎func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View⏎func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View
swift:ContentShape	func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape⏎func contentShape<S>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View where S: Shape
swift:ContentTransition	func contentTransition(_ transition: ContentTransition) -> some View
swift:ContextMenu	func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View where MenuItems: View⏎func contextMenu<MenuItems>(_ contextMenu: ContextMenu<MenuItems>?) -> some View where MenuItems: View⏎func contextMenu<M, P>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View where M: View, P: View
swift:Contrast	func contrast(_ amount: Double) -> some View
swift:ControlGroup	ControlGroup(@ViewBuilder content: () -> Content)⏎ControlGroup<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L) where Content == LabeledControlGroupContent<C, L>, C: View, L: View⏎ControlGroup<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text>, C: View
swift:ControlGroupStyle	func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle
swift:ControlSize	func controlSize(_ controlSize: ControlSize) -> some View
swift:CoordinateSpaceName	func coordinateSpace<T>(name: T) -> some View where T: Hashable⏎func coordinateSpace(_ name: NamedCoordinateSpace) -> some View
swift:CornerRadius	func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View
swift:DatePicker	DatePicker(selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)⏎DatePicker(selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)⏎DatePicker(selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)
swift:DatePickerStyle	func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle
swift:DefaultAdaptableTabBarPlacement	func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View
swift:DefaultAppStorage	func defaultAppStorage(_ store: UserDefaults) -> some View
swift:DefaultFocus	func defaultFocus<V>(_ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic) -> some View where V: Hashable
swift:DefaultHoverEffect	func defaultHoverEffect(_ effect: HoverEffect?) -> some View
swift:DefaultScrollAnchor	func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View⏎func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View
swift:DefersSystemGestures	func defersSystemGestures(on edges: Edge.Set) -> some View
swift:DeleteDisabled	func deleteDisabled(_ isDisabled: Bool) -> some View
swift:DialogIcon	func dialogIcon(_ icon: Image?) -> some View
swift:DialogSeverity	func dialogSeverity(_ severity: DialogSeverity) -> some View
swift:DialogSuppressionToggle	func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View⏎func dialogSuppressionToggle(_ labelKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View⏎func dialogSuppressionToggle<S>(_ label: S, isSuppressed: Binding<Bool>) -> some View where S: StringProtocol
swift:DisableAutocorrection	func disableAutocorrection(_ disable: Bool?) -> some View
swift:Disabled	func disabled(_ disabled: Bool) -> some View
swift:DisclosureGroup	DisclosureGroup(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)⏎DisclosureGroup(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)⏎DisclosureGroup(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
swift:DisclosureGroupStyle	func disclosureGroupStyle<S>(_ style: S) -> some View where S: DisclosureGroupStyle
swift:DistortionEffect	func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
swift:Divider	Divider()
swift:DragGesture	DragGesture(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
swift:Draggable	func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View where T: Transferable⏎func draggable<V, T>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View where V: View, T: Transferable
swift:DrawingGroup	func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
swift:DropDestination	func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View where T: Transferable
swift:DynamicTypeSize	func dynamicTypeSize(_ size: DynamicTypeSize) -> some View⏎func dynamicTypeSize<T>(_ range: T) -> some View where T: RangeExpression, T.Bound == DynamicTypeSize
swift:EdgesIgnoringSafeArea	func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View
swift:EditButton	EditButton()
swift:EllipticalGradient	EllipticalGradient(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)⏎EllipticalGradient(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)⏎EllipticalGradient(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)
swift:EmptyView	EmptyView()
swift:Environment	func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>>⏎func environment<T>(_ object: T?) -> ModifiedContent<Self, _EnvironmentObjectModifier<T>> where T: AnyObject, T: Observable
swift:EnvironmentObject	func environmentObject<T>(_ object: T) -> ModifiedContent<Self, _EnvironmentObjectModifier<T>> where T: ObservableObject
swift:ExclusiveGesture	ExclusiveGesture(_ first: First, _ second: Second)
swift:FileDialogBrowserOptions	func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View
swift:FileDialogConfirmationLabel	func fileDialogConfirmationLabel(_ label: Text) -> some View⏎func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View⏎func fileDialogConfirmationLabel<S>(_ label: S) -> some View where S: StringProtocol
swift:FileDialogCustomizationID	func fileDialogCustomizationID(_ id: String) -> some View
swift:FileDialogDefaultDirectory	func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View
swift:FileDialogImportsUnresolvedAliases	func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View
swift:FileDialogMessage	func fileDialogMessage(_ message: Text) -> some View⏎func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View⏎func fileDialogMessage<S>(_ message: S) -> some View where S: StringProtocol
swift:FileExporter	func fileExporter<D>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View where D: FileDocument⏎func fileExporter<D>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View where D: ReferenceFileDocument⏎func fileExporter<C>(isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View where C: Collection, C.Element: FileDocument
swift:FileExporterFilenameLabel	func fileExporterFilenameLabel(_ label: Text) -> some View⏎func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View⏎func fileExporterFilenameLabel<S>(_ label: S) -> some View where S: StringProtocol
swift:FileImporter	func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View⏎func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View⏎func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void) -> some View
swift:FileMover	func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View⏎func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void) -> some View⏎func fileMover<C>(isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View where C: Collection, C.Element == URL
swift:FindDisabled	func findDisabled(_ isDisabled: Bool = true) -> some View
swift:FindNavigator	func findNavigator(isPresented: Binding<Bool>) -> some View
swift:FixedSize	func fixedSize() -> some View⏎func fixedSize(horizontal: Bool, vertical: Bool) -> some View
swift:FlipsForRightToLeftLayoutDirection	func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View
swift:FocusEffectDisabled	func focusEffectDisabled(_ disabled: Bool = true) -> some View
swift:FocusScope	func focusScope(_ namespace: Namespace.ID) -> some View
swift:FocusSection	func focusSection() -> some View
swift:Focusable	func focusable(_ isFocusable: Bool = true) -> some View⏎func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View⏎func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void) -> some View
swift:Focused	func focused(_ condition: FocusState<Bool>.Binding) -> some View⏎func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View where Value: Hashable
swift:FocusedObject	func focusedObject<T>(_ object: T) -> some View where T: ObservableObject⏎func focusedObject<T>(_ object: T?) -> some View where T: ObservableObject
swift:FocusedSceneObject	func focusedSceneObject<T>(_ object: T) -> some View where T: ObservableObject⏎func focusedSceneObject<T>(_ object: T?) -> some View where T: ObservableObject
swift:FocusedSceneValue	func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View⏎func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View⏎func focusedSceneValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable
swift:FocusedValue	func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View⏎func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View⏎func focusedValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable
swift:Font	func font(_ font: Font?) -> some View
swift:FontDesign	func fontDesign(_ design: Font.Design?) -> some View
swift:FontWeight	func fontWeight(_ weight: Font.Weight?) -> some View
swift:FontWidth	func fontWidth(_ width: Font.Width?) -> some View
swift:ForEach	ForEach(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)⏎ForEach(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)⏎ForEach(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
swift:ForegroundColor	func foregroundColor(_ color: Color?) -> some View
swift:ForegroundStyle	func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle⏎func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View where S1: ShapeStyle, S2: ShapeStyle⏎func foregroundStyle<S1, S2, S3>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle
swift:Form	Form(@ViewBuilder content: () -> Content)⏎Form(_ configuration: FormStyleConfiguration)
swift:FormStyle	func formStyle<S>(_ style: S) -> some View where S: FormStyle
swift:Frame	func frame() -> some View⏎func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View⏎func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View
swift:FullScreenCover	func fullScreenCover<Content>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View where Content: View⏎func fullScreenCover<Item, Content>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item: Identifiable, Content: View
swift:Gauge	Gauge<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) where V: BinaryFloatingPoint⏎Gauge<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where V: BinaryFloatingPoint⏎Gauge<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel) where V: BinaryFloatingPoint
swift:GaugeStyle	func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle
swift:GeometryGroup	func geometryGroup() -> some View
swift:GeometryReader	GeometryReader(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
swift:Gesture	func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture⏎func gesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture⏎func gesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View where T: Gesture
swift:GestureStateGesture	GestureStateGesture(base: Base, state: GestureState<State>, body: @escaping (Base.Value, inout State, inout Transaction) -> Void)
swift:GlassEffect	func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View
swift:GlassEffectContainer	GlassEffectContainer(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
swift:GlassEffectID	func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View
swift:GlassEffectTransition	func glassEffectTransition(_ transition: GlassEffectTransition) -> some View
swift:GlassEffectUnion	func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View
swift:Grayscale	func grayscale(_ amount: Double) -> some View
swift:Grid	Grid(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
swift:GridCellAnchor	func gridCellAnchor(_ anchor: UnitPoint) -> some View
swift:GridCellColumns	func gridCellColumns(_ count: Int) -> some View
swift:GridCellUnsizedAxes	func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View
swift:GridColumnAlignment	func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View
swift:GridRow	GridRow(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
swift:Group	Group(@ViewBuilder content: () -> Content)⏎Group<Value>(@TabContentBuilder<Value> content: () -> Content) where Value == Content.TabValue⏎Group<Base, Result>(sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result) where Content == GroupSectionsOfContent<Base, Result>, Base: View, Result: View
swift:GroupBox	GroupBox(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)⏎GroupBox(label: Label, @ViewBuilder content: () -> Content)⏎GroupBox(@ViewBuilder content: () -> Content)
swift:GroupBoxStyle	func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle
swift:HSplitView	HSplitView(@ViewBuilder content: () -> Content)
swift:HStack	HStack(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
swift:HandlesExternalEvents	func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View
swift:HeaderProminence	func headerProminence(_ prominence: Prominence) -> some View
swift:Help	func help(_ text: Text) -> some View⏎func help(_ textKey: LocalizedStringKey) -> some View⏎func help<S>(_ text: S) -> some View where S: StringProtocol
swift:Hidden	func hidden() -> some View
swift:HighPriorityGesture	func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture⏎func highPriorityGesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture⏎func highPriorityGesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View where T: Gesture
swift:HorizontalRadioGroupLayout	func horizontalRadioGroupLayout() -> some View
swift:HoverEffect	func hoverEffect(_ effect: HoverEffect = .automatic) -> some View⏎func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View
swift:HoverEffectDisabled	func hoverEffectDisabled(_ disabled: Bool = true) -> some View
swift:HueRotation	func hueRotation(_ angle: Angle) -> some View
swift:ID	func id<ID>(_ id: ID) -> ModifiedContent<Self, _IDModifier<ID>> where ID: Hashable
swift:IgnoresSafeArea	func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View
swift:Image	Image(_ name: String, bundle: Bundle? = nil)⏎Image(_ name: String, bundle: Bundle? = nil, label: Text)⏎Image(decorative name: String, bundle: Bundle? = nil)
swift:ImageScale	func imageScale(_ scale: Image.Scale) -> some View
swift:IndexViewStyle	func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle
swift:Inspector	func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View where V: View
swift:InspectorColumnWidth	func inspectorColumnWidth(_ width: CGFloat) -> some View⏎func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
swift:InteractionActivityTrackingTag	func interactionActivityTrackingTag(_ tag: String) -> some View
swift:InteractiveDismissDisabled	func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View
swift:InvalidatableContent	func invalidatableContent(_ invalidatable: Bool = true) -> some View
swift:Italic	func italic(_ isActive: Bool = true) -> some View
swift:ItemProvider	func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View
swift:Kerning	func kerning(_ kerning: CGFloat) -> some View
swift:KeyboardShortcut	func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View⏎func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) -> some View⏎func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View
swift:KeyboardType	func keyboardType(_ type: UIKeyboardType) -> some View
swift:KeyframeAnimator	func keyframeAnimator<Value, Path, Made>(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Made, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path) -> some View where Value == Path.Value, Path: Keyframes, Made: View⏎func keyframeAnimator<Value, Path, Made>(initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Made, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path) -> some View where Value == Path.Value, Path: Keyframes, Made: View
swift:Label	Label(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)⏎Label(_ titleKey: LocalizedStringKey, image name: String)⏎Label<S>(_ title: S, image name: String) where S: StringProtocol
swift:LabelIconToTitleSpacing	func labelIconToTitleSpacing(_ value: CGFloat) -> some View
swift:LabelReservedIconWidth	func labelReservedIconWidth(_ value: CGFloat) -> some View
swift:LabelStyle	func labelStyle<S>(_ style: S) -> some View where S: LabelStyle
swift:LabeledContent	LabeledContent(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)⏎LabeledContent(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)⏎LabeledContent<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol
swift:LabeledContentStyle	func labeledContentStyle<S>(_ style: S) -> some View where S: LabeledContentStyle
swift:LabelsHidden	func labelsHidden() -> some View
swift:LabelsVisibility	func labelsVisibility(_ visibility: Visibility) -> some View
swift:LayerEffect	func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
swift:LayoutDirectionBehavior	func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
swift:LayoutPriority	func layoutPriority(_ value: Double) -> some View
swift:LayoutValue	func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey
swift:LazyHGrid	LazyHGrid(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .LazyHGrid(), @ViewBuilder content: () -> Content)
swift:LazyHStack	LazyHStack(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .LazyHStack(), @ViewBuilder content: () -> Content)
swift:LazyVGrid	LazyVGrid(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .LazyVGrid(), @ViewBuilder content: () -> Content)
swift:LazyVStack	LazyVStack(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .LazyVStack(), @ViewBuilder content: () -> Content)
swift:LineLimit	func lineLimit(_ number: Int?) -> some View⏎func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View⏎func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View
swift:LineSpacing	func lineSpacing(_ lineSpacing: CGFloat) -> some View
swift:LinearGradient	LinearGradient(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)⏎LinearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)⏎LinearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
swift:Link	Link(destination: URL, @ViewBuilder label: () -> Label)⏎Link(_ titleKey: LocalizedStringKey, destination: URL)⏎Link<S>(_ title: S, destination: URL) where S: StringProtocol
swift:List	List(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content)⏎List(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)⏎List(@ViewBuilder content: () -> Content)
swift:ListItemTint	func listItemTint(_ tint: Color?) -> some View⏎func listItemTint(_ tint: ListItemTint?) -> some View
swift:ListRowBackground	func listRowBackground<V>(_ view: V?) -> some View where V: View
swift:ListRowInsets	func listRowInsets(_ insets: EdgeInsets?) -> some View
swift:ListRowPlatterColor	func listRowPlatterColor(_ color: Color?) -> some View
swift:ListRowSeparator	func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
swift:ListRowSeparatorTint	func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
swift:ListRowSpacing	func listRowSpacing(_ spacing: CGFloat?) -> some View
swift:ListSectionMargins	func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View
swift:ListSectionSeparator	func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
swift:ListSectionSeparatorTint	func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
swift:ListSectionSpacing	func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View⏎func listSectionSpacing(_ spacing: CGFloat) -> some View
swift:ListStyle	func listStyle<S>(_ style: S) -> some View where S: ListStyle
swift:LongPressGesture	LongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)
swift:LuminanceToAlpha	func luminanceToAlpha() -> some View
swift:MagnificationGesture	MagnificationGesture(minimumScaleDelta: CGFloat = 0.01)
swift:MagnifyGesture	MagnifyGesture(minimumScaleDelta: CGFloat = 0.01)
swift:Mask	func mask<Mask>(_ mask: Mask) -> some View where Mask: View⏎func mask<Mask>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View where Mask: View
swift:MatchedGeometryEffect	func matchedGeometryEffect<ID>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> some View where ID: Hashable
swift:MatchedTransitionSource	func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View⏎func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID, configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration) -> some View
swift:MaterialActiveAppearance	func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View
swift:Menu	Menu(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)⏎Menu(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void)⏎Menu(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
swift:MenuActionDismissBehavior	func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View
swift:MenuButton	MenuButton(label: Label, @ViewBuilder content: () -> Content)⏎MenuButton(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)⏎MenuButton<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol
swift:MenuButtonStyle	func menuButtonStyle<S>(_ style: S) -> some View where S: MenuButtonStyle
swift:MenuIndicator	func menuIndicator(_ visibility: Visibility) -> some View
swift:MenuOrder	func menuOrder(_ order: MenuOrder) -> some View
swift:MenuStyle	func menuStyle<S>(_ style: S) -> some View where S: MenuStyle
swift:MeshGradient	MeshGradient(width: Int, height: Int, locations: MeshGradient.Locations, colors: MeshGradient.Colors, background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device)⏎MeshGradient(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device)⏎MeshGradient(width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], colors: [Color], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device)
swift:MinimumScaleFactor	func minimumScaleFactor(_ factor: CGFloat) -> some View
swift:Monospaced	func monospaced(_ isActive: Bool = true) -> some View
swift:MonospacedDigit	func monospacedDigit() -> some View
swift:MoveDisabled	func moveDisabled(_ isDisabled: Bool) -> some View
swift:MultiDatePicker	MultiDatePicker(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label)⏎MultiDatePicker(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label)⏎MultiDatePicker(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label)
swift:MultilineTextAlignment	func multilineTextAlignment(_ alignment: TextAlignment) -> some View
swift:NavigationBarBackButtonHidden	func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
swift:NavigationBarHidden	func navigationBarHidden(_ hidden: Bool) -> some View
swift:NavigationBarItems	func navigationBarItems<L, T>(leading: L, trailing: T) -> some View where L: View, T: View⏎func navigationBarItems<L>(leading: L) -> some View where L: View⏎func navigationBarItems<T>(trailing: T) -> some View where T: View
swift:NavigationBarTitle	func navigationBarTitle(_ title: Text) -> some View⏎func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View⏎func navigationBarTitle<S>(_ title: S) -> some View where S: StringProtocol
swift:NavigationBarTitleDisplayMode	func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
swift:NavigationDestination	func navigationDestination<D, C>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View where D: Hashable, C: View⏎func navigationDestination<V>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View where V: View⏎func navigationDestination<D, C>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View where D: Hashable, C: View
swift:NavigationDocument	func navigationDocument(_ url: URL) -> some View⏎func navigationDocument<D>(_ document: D) -> some View where D: Transferable⏎func navigationDocument<I1, I2>(_ url: URL, preview: SharePreview<I1, I2>) -> some View where I1: Transferable, I2: Transferable
swift:NavigationLink	NavigationLink(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)⏎NavigationLink(destination: Destination, @ViewBuilder label: () -> Label)⏎NavigationLink(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
swift:NavigationSplitView	NavigationSplitView(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)⏎NavigationSplitView(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)⏎NavigationSplitView(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
swift:NavigationSplitViewColumnWidth	func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View⏎func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
swift:NavigationSplitViewStyle	func navigationSplitViewStyle<S>(_ style: S) -> some View where S: NavigationSplitViewStyle
swift:NavigationStack	NavigationStack(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath⏎NavigationStack(@ViewBuilder root: () -> Root) where Data == NavigationPath⏎NavigationStack(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
swift:NavigationSubtitle	func navigationSubtitle(_ text: Text) -> some View⏎func navigationSubtitle(_ textKey: LocalizedStringKey) -> some View⏎func navigationSubtitle<S>(_ text: S) -> some View where S: StringProtocol
swift:NavigationTitle	func navigationTitle(_ title: Text) -> some View⏎func navigationTitle(_ titleKey: LocalizedStringKey) -> some View⏎func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol
swift:NavigationTransition	func navigationTransition(_ style: some NavigationTransition) -> some View
swift:NavigationView	NavigationView(@ViewBuilder content: () -> Content)
swift:NavigationViewStyle	func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle
swift:Offset	func offset(_ offset: CGSize) -> some View⏎func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
swift:OnAppear	func onAppear(perform action: (() -> Void)? = nil) -> some View
swift:OnChange	func onChange<V>(of value: V, perform action: @escaping (V) -> Void) -> some View where V: Equatable⏎func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View where V: Equatable⏎func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View where V: Equatable
swift:OnCommand	func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View
swift:OnContinueUserActivity	func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View
swift:OnContinuousHover	func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void) -> some View
swift:OnCopyCommand	func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View
swift:OnCutCommand	func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View
swift:OnDeleteCommand	func onDeleteCommand(perform action: (() -> Void)?) -> some View
swift:OnDisappear	func onDisappear(perform action: (() -> Void)? = nil) -> some View
swift:OnDrag	func onDrag(_ data: @escaping () -> NSItemProvider) -> some View⏎func onDrag<V>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View where V: View
swift:OnDrop	func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View⏎func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool) -> some View⏎func onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View
swift:OnExitCommand	func onExitCommand(perform action: (() -> Void)?) -> some View
swift:OnGeometryChange	func onGeometryChange<T>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void) -> some View where T: Equatable⏎func onGeometryChange<T>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void) -> some View where T: Equatable
swift:OnHover	func onHover(perform action: @escaping (Bool) -> Void) -> some View
swift:OnKeyPress	func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View⏎func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View⏎func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View
swift:OnLongPressGesture	func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View⏎func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void) -> some View⏎func onLongPressGesture(minimumDuration: Double = 0.5, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void) -> some View
swift:OnMoveCommand	func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View
swift:OnOpenURL	func onOpenURL(perform action: @escaping (URL) -> Void) -> some View
swift:OnPasteCommand	func onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View⏎func onPasteCommand<Payload>(of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?, perform payloadAction: @escaping (Payload) -> Void) -> some View⏎func onPasteCommand(of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View
swift:OnPlayPauseCommand	func onPlayPauseCommand(perform action: (() -> Void)?) -> some View
swift:OnPreferenceChange	func onPreferenceChange<K>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View where K: PreferenceKey, K.Value: Equatable
swift:OnReceive	func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P: Publisher, P.Failure == Never
swift:OnScrollGeometryChange	func onScrollGeometryChange<T>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) -> some View where T: Equatable
swift:OnScrollPhaseChange	func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View⏎func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) -> some View
swift:OnScrollTargetVisibilityChange	func onScrollTargetVisibilityChange<ID>(idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void) -> some View where ID: Hashable, ID: Sendable
swift:OnScrollVisibilityChange	func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View
swift:OnSubmit	func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View
swift:OnTapGesture	func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View⏎func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void) -> some View
swift:Opacity	func opacity(_ opacity: Double) -> some View
swift:OutlineGroup	OutlineGroup<DataElement>(_ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element⏎OutlineGroup<DataElement>(_ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf) where Data == [DataElement], ID == DataElement.ID, DataElement: Identifiable⏎OutlineGroup<DataElement>(_ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf) where DataElement == Data.Element
swift:Overlay	func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View where Overlay: View⏎func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View⏎func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle
swift:OverlayPreferenceValue	func overlayPreferenceValue<Key, T>(_ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View where Key: PreferenceKey, T: View⏎func overlayPreferenceValue<Key, T>(_ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View where Key: PreferenceKey, T: View
swift:Padding	func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> ModifiedContent<Self, _PaddingLayout>⏎func padding(_ length: CGFloat) -> ModifiedContent<Self, _PaddingLayout>⏎func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, _PaddingLayout>
swift:PaletteSelectionEffect	func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View
swift:PasteButton	PasteButton(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void)⏎PasteButton<Payload>(supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?, payloadAction: @escaping (Payload) -> Void)⏎PasteButton(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void)
swift:PersistentSystemOverlays	func persistentSystemOverlays(_ visibility: Visibility) -> some View
swift:PhaseAnimator	func phaseAnimator<Phase, Made>(_ phases: some Sequence, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Made, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View where Phase: Equatable, Made: View⏎func phaseAnimator<Phase, Made>(_ phases: some Sequence, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Made, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View where Phase: Equatable, Made: View
swift:Picker	Picker(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)⏎Picker<C>(sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where C: RandomAccessCollection⏎Picker(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content)
swift:PickerStyle	func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle
swift:Popover	func popover<Content>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content) -> some View where Content: View⏎func popover<Item, Content>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item: Identifiable, Content: View
swift:Position	func position(_ position: CGPoint) -> some View⏎func position(x: CGFloat = 0, y: CGFloat = 0) -> some View
swift:Preference	func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey
swift:PreferredColorScheme	func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View
swift:PrefersDefaultFocus	func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View
swift:PresentationBackground	func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle⏎func presentationBackground<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View
swift:PresentationBackgroundInteraction	func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
swift:PresentationCompactAdaptation	func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View⏎func presentationCompactAdaptation(horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation) -> some View
swift:PresentationContentInteraction	func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View
swift:PresentationCornerRadius	func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View
swift:PresentationDetents	func presentationDetents(_ detents: Set<PresentationDetent>) -> some View⏎func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View
swift:PresentationDragIndicator	func presentationDragIndicator(_ visibility: Visibility) -> some View
swift:PresentationSizing	func presentationSizing(_ sizing: some PresentationSizing) -> some View
swift:PresentedWindowStyle	func presentedWindowStyle<S>(_ style: S) -> some View where S: WindowStyle
swift:PresentedWindowToolbarStyle	func presentedWindowToolbarStyle<S>(_ style: S) -> some View where S: WindowToolbarStyle
swift:PreviewContext	func previewContext<C>(_ value: C) -> some View where C: PreviewContext
swift:PreviewDevice	func previewDevice(_ value: PreviewDevice?) -> some View
swift:PreviewDisplayName	func previewDisplayName(_ value: String?) -> some View
swift:PreviewInterfaceOrientation	func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View
swift:PreviewLayout	func previewLayout(_ value: PreviewLayout) -> some View
swift:PrivacySensitive	func privacySensitive(_ sensitive: Bool = true) -> some View
swift:ProgressView	ProgressView<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where V: BinaryFloatingPoint⏎ProgressView(_ progress: Progress)⏎ProgressView(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
swift:ProgressViewStyle	func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle
swift:ProjectionEffect	func projectionEffect(_ transform: ProjectionTransform) -> some View
swift:RadialGradient	RadialGradient(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)⏎RadialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)⏎RadialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
swift:Redacted	func redacted(reason: RedactionReasons) -> some View
swift:Refreshable	func refreshable(action: @escaping @Sendable () async -> Void) -> some View
swift:RenameAction	func renameAction(_ action: @escaping () -> Void) -> some View
swift:RenameButton	RenameButton()
swift:ReplaceDisabled	func replaceDisabled(_ isDisabled: Bool = true) -> some View
swift:RotateGesture	RotateGesture(minimumAngleDelta: Angle = .degrees(1))
swift:Rotation3DEffect	func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View
swift:RotationEffect	func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View
swift:RotationGesture	RotationGesture(minimumAngleDelta: Angle = .degrees(1))
swift:SafeAreaInset	func safeAreaInset<V>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View where V: View⏎func safeAreaInset<V>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View where V: View
swift:SafeAreaPadding	func safeAreaPadding(_ insets: EdgeInsets) -> some View⏎func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View⏎func safeAreaPadding(_ length: CGFloat) -> some View
swift:Saturation	func saturation(_ amount: Double) -> some View
swift:ScaleEffect	func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View⏎func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View⏎func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
swift:ScaledToFill	func scaledToFill() -> some View
swift:ScaledToFit	func scaledToFit() -> some View
swift:ScenePadding	func scenePadding(_ edges: Edge.Set = .all) -> some View⏎func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View
swift:ScrollBounceBehavior	func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View
swift:ScrollClipDisabled	func scrollClipDisabled(_ disabled: Bool = true) -> some View
swift:ScrollContentBackground	func scrollContentBackground(_ visibility: Visibility) -> some View
swift:ScrollDisabled	func scrollDisabled(_ disabled: Bool) -> some View
swift:ScrollDismissesKeyboard	func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
swift:ScrollEdgeEffectHidden	func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View
swift:ScrollEdgeEffectStyle	func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View
swift:ScrollIndicators	func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View
swift:ScrollIndicatorsFlash	func scrollIndicatorsFlash(onAppear: Bool) -> some View⏎func scrollIndicatorsFlash(trigger value: some Equatable) -> some View
swift:ScrollPosition	func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View⏎func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View
swift:ScrollTargetBehavior	func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View
swift:ScrollTargetLayout	func scrollTargetLayout(isEnabled: Bool = true) -> some View
swift:ScrollTransition	func scrollTransition(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View⏎func scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil, transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View
swift:ScrollView	ScrollView(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
swift:ScrollViewReader	ScrollViewReader(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)
swift:SearchCompletion	func searchCompletion(_ completion: String) -> some View
swift:SearchDictationBehavior	func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View
swift:SearchFocused	func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View⏎func searchFocused<V>(_ binding: FocusState<V>.Binding, equals value: V) -> some View where V: Hashable
swift:SearchPresentationToolbarBehavior	func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View
swift:SearchScopes	func searchScopes<V, S>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View where V: Hashable, S: View⏎func searchScopes<V, S>(_ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S) -> some View where V: Hashable, S: View
swift:SearchSuggestions	func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S: View⏎func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View
swift:SearchToolbarBehavior	func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View
swift:Searchable	func searchable<C, T>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable⏎func searchable<C, T>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable⏎func searchable<S, C, T>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where S: StringProtocol, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
swift:Section	Section(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)⏎Section(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)⏎Section(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
swift:SectionActions	func sectionActions<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View
swift:SecureField	SecureField(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)⏎SecureField(_ titleKey: LocalizedStringKey, text: Binding<String>)⏎SecureField<S>(_ title: S, text: Binding<String>) where S: StringProtocol
swift:SelectionDisabled	func selectionDisabled(_ isDisabled: Bool = true) -> some View
swift:SensoryFeedback	func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View where T: Equatable⏎func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool) -> some View where T: Equatable⏎func sensoryFeedback<T>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?) -> some View where T: Equatable
swift:SequenceGesture	SequenceGesture(_ first: First, _ second: Second)
swift:Shadow	func shadow(color: Color = ModifierType.Shadow.usualColor, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View
swift:ShareLink	ShareLink(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)⏎ShareLink(items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label)⏎ShareLink(items: Data, subject: Text? = nil, message: Text? = nil)
swift:Sheet	func sheet<Content>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View where Content: View⏎func sheet<Item, Content>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item: Identifiable, Content: View
swift:SimultaneousGesture	SimultaneousGesture(_ first: First, _ second: Second)
swift:Slider	Slider<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint⏎Slider<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint⏎Slider<V, CurrentValueLabel, Ticks>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, @SliderTickBuilder<V> ticks: () -> Ticks, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V == Ticks.Value, CurrentValueLabel: View, Ticks: SliderTickContent, V.Stride: BinaryFloatingPoint
swift:SliderThumbVisibility	func sliderThumbVisibility(_ visibility: Visibility) -> some View
swift:Spacer	Spacer(minLength: CGFloat? = nil)
swift:SpatialEventGesture	SpatialEventGesture(coordinateSpace: CoordinateSpace = .local)
swift:SpatialTapGesture	SpatialTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local)
swift:SpeechAdjustedPitch	func speechAdjustedPitch(_ value: Double) -> some View
swift:SpeechAlwaysIncludesPunctuation	func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View
swift:SpeechAnnouncementsQueued	func speechAnnouncementsQueued(_ value: Bool = true) -> some View
swift:SpeechSpellsOutCharacters	func speechSpellsOutCharacters(_ value: Bool = true) -> some View
swift:SpringLoadingBehavior	func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View
swift:StatusBar	func statusBar(hidden: Bool) -> some View
swift:StatusBarHidden	func statusBarHidden(_ hidden: Bool = true) -> some View
swift:Stepper	Stepper(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })⏎Stepper<V>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: Strideable⏎Stepper<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: Strideable
swift:Strikethrough	func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
swift:SubmitLabel	func submitLabel(_ submitLabel: SubmitLabel) -> some View
swift:SubmitScope	func submitScope(_ isBlocking: Bool = true) -> some View
swift:SubscriptionView	SubscriptionView(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void)
swift:SwipeActions	func swipeActions<T>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View where T: View
swift:SymbolColorRenderingMode	func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View
swift:SymbolEffect	func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect⏎func symbolEffect<T, U>(_ effect: T, options: SymbolEffectOptions = .default, value: U) -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable
swift:SymbolEffectsRemoved	func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View
swift:SymbolRenderingMode	func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View
swift:SymbolVariableValueMode	func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View
swift:SymbolVariant	func symbolVariant(_ variant: SymbolVariants) -> some View
swift:Tab	Tab(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)⏎Tab(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)⏎Tab<V>(value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == V?, V: Hashable
swift:TabBarMinimizeBehavior	func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View
swift:TabItem	func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View
swift:TabSection	TabSection(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)⏎TabSection(@TabContentBuilder<SelectionValue> content: () -> Content)⏎TabSection(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
swift:TabView	TabView(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)⏎TabView(@ViewBuilder content: () -> Content)⏎TabView<C>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent
swift:TabViewBottomAccessory	func tabViewBottomAccessory<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View
swift:TabViewCustomization	func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View
swift:TabViewSidebarBottomBar	func tabViewSidebarBottomBar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View
swift:TabViewSidebarFooter	func tabViewSidebarFooter<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View
swift:TabViewSidebarHeader	func tabViewSidebarHeader<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View
swift:TabViewStyle	func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle
swift:Table	Table<Data>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableColumnSortComparator == Never, Columns.TableRowValue == Data.Element⏎Table<Data>(_ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableColumnSortComparator == Never, Columns.TableRowValue == Data.Element⏎Table<Data>(_ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableColumnSortComparator == Never, Columns.TableRowValue == Data.Element
swift:TableColumnHeaders	func tableColumnHeaders(_ visibility: Visibility) -> some View
swift:TableRow	TableRow(_ value: Value)
swift:TableStyle	func tableStyle<S>(_ style: S) -> some View where S: TableStyle
swift:Tag	func tag<V>(_ tag: V) -> some View where V: Hashable⏎func tag<V>(_ tag: V, includeOptional: Bool) -> some View where V: Hashable
swift:TapGesture	TapGesture(count: Int = 1)
swift:Task	func task(priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void) -> some View⏎func task<T>(id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void) -> some View where T: Hashable
swift:Text	Text(verbatim content: String)⏎Text<S>(_ content: S) where S: StringProtocol⏎Text(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
swift:TextCase	func textCase(_ textCase: Text.Case?) -> some View
swift:TextContentType	func textContentType(_ textContentType: UITextContentType?) -> some View
swift:TextEditor	TextEditor(text: Binding<String>)⏎TextEditor(text: Binding<String>, selection: Binding<TextSelection?>)⏎TextEditor(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil)
swift:TextEditorStyle	func textEditorStyle<S>(_ style: S) -> some View where S: TextEditorStyle
swift:TextField	TextField(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)⏎TextField(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label)⏎TextField(_ titleKey: LocalizedStringKey, text: Binding<String>)
swift:TextFieldStyle	func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle
swift:TextInputAutocapitalization	func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
swift:TextScale	func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View
swift:TextSelection	func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability
swift:TextSelectionAffinity	func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View
swift:TimelineView	TimelineView(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
swift:Tint	func tint(_ tint: Color?) -> some View⏎func tint<S>(_ tint: S?) -> some View where S: ShapeStyle
swift:Toggle	Toggle(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)⏎Toggle<C>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label) where C: RandomAccessCollection⏎Toggle(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
swift:ToggleStyle	func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle
swift:Toolbar	func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View where Content: ToolbarContent⏎func toolbar<Content>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View where Content: CustomizableToolbarContent⏎func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View
swift:ToolbarBackground	func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View where S: ShapeStyle⏎func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
swift:ToolbarBackgroundVisibility	func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
swift:ToolbarColorScheme	func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
swift:ToolbarItem	ToolbarItem(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)⏎ToolbarItem(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)⏎ToolbarItem(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content)
swift:ToolbarItemGroup	ToolbarItemGroup(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)⏎ToolbarItemGroup<C, L>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L) where Content == LabeledToolbarItemGroupContent<C, L>, C: View, L: View
swift:ToolbarRole	func toolbarRole(_ role: ToolbarRole) -> some View
swift:ToolbarTitleDisplayMode	func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View
swift:ToolbarVisibility	func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
swift:Tracking	func tracking(_ tracking: CGFloat) -> some View
swift:Transaction	func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View⏎func transaction<V>(_ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View where V: View⏎func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View
swift:TransformAnchorPreference	func transformAnchorPreference<A, K>(key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void) -> some View where K: PreferenceKey
swift:TransformEffect	func transformEffect(_ transform: CGAffineTransform) -> some View
swift:TransformEnvironment	func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View
swift:TransformPreference	func transformPreference<K>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View where K: PreferenceKey
swift:Transition	func transition(_ t: AnyTransition) -> some View⏎func transition<T>(_ transition: T) -> some View where T: Transition
swift:TruncationMode	func truncationMode(_ mode: Text.TruncationMode) -> some View
swift:TupleView	TupleView<each Content>(_ value: T) where T == (repeat each Content), repeat each Content: View⏎TupleView(_ value: T)
swift:TypeSelectEquivalent	func typeSelectEquivalent(_ text: Text?) -> some View⏎func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View⏎func typeSelectEquivalent<S>(_ string: S) -> some View where S: StringProtocol
swift:TypesettingLanguage	func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View⏎func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View
swift:Underline	func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
swift:Unredacted	func unredacted() -> some View
swift:UserActivity	func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void) -> some View⏎func userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void) -> some View
swift:VSplitView	VSplitView(@ViewBuilder content: () -> Content)
swift:VStack	VStack(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
swift:ViewThatFits	ViewThatFits(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)
swift:VisualEffect	func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View
swift:WritingToolsBehavior	func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View
swift:ZIndex	func zIndex(_ value: Double) -> some View
swift:ZStack	ZStack(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
values:AXCustomContent.Importance	The importance of custom content.
values:AccessibilityAdjustmentDirection	The direction in which an assistive technology adjusts a value.
values:AccessibilityChildBehavior	The treatment of the children of a view that becomes one accessibility element.
values:AccessibilityHeadingLevel	The level of a heading in the outline of a screen.
values:AccessibilityLabeledPairRole	The role of a view in a pair of a label and its content.
values:AccessibilityTextContentType	A type of text, which decides how it is read out.
values:AccessibilityZoomGestureAction.Direction	The direction of a zoom.
values:AdaptableTabBarPlacement	The place of the tabs of a tab view that has a bar and a sidebar.
values:Alert.Button.Style	The purpose of a button, which decides its looks.
values:Alignment	An alignment on both axes.
values:Angle	An angle in radians or degrees.
values:AngularGradient	A gradient around a point.
values:Animation	The course of an animated change over time.
values:AnyTransition	The way a view appears and disappears.
values:Axis	An axis of the screen.
values:Axis.Set	A set of axes.
values:BackgroundProminence	The prominence of the background of a view.
values:BadgeProminence	The prominence of badges.
values:BlendMode	The way the colors of a view blend with those behind it.
values:ButtonBorderShape	The shape of the border of a button.
values:ButtonRepeatBehavior	The behavior of a button that is held.
values:ButtonRole	The purpose of a button.
values:ButtonSizing	The width of a button.
values:CGAffineTransform	An affine transformation, with row vectors as in Core Graphics.
values:CGLineCap	The shape of the ends of a line.
values:CGLineJoin	The shape of the corners between two lines.
values:CGVector	A vector, in points.
values:Capsule	A rectangle whose shorter sides are round.
values:Circle	The largest circle in the middle of its place.
values:Color	A color: a system color, or one made from components.
values:Color.RGBColorSpace	The color space of components.
values:ColorRenderingMode	The color space in which drawing blends colors.
values:ColorScheme	Whether a screen is light or dark.
values:ColorSchemeContrast	The contrast between the colors of a screen.
values:ContainerBackgroundPlacement	The containers that may have a background.
values:ContainerRelativeShape	The shape of its container.
values:ContentMarginPlacement	The content that keeps margins.
values:ContentMode	The way a view fills space of another aspect ratio.
values:ContentSizeCategory	The preferred size of text: `DynamicTypeSize` under its former names.
values:ContentTransition	The way the content of a view changes to new content.
values:ControlSize	The size of controls.
values:DialogSeverity	The severity of a dialog's message.
values:DynamicTypeSize	The preferred size of text.
values:Edge	An edge of a rectangle.
values:EdgeInsets	Distances inward from the edges of a rectangle, in points.
values:EditMode	The editing state of a view.
values:Ellipse	An ellipse that fills its place.
values:EllipticalGradient	A gradient from a point outwards, scaled to the width and height of the view.
values:FileDialogBrowserOptions	The files that a dialog lets a person see.
values:FillStyle	The style in which a shape is filled.
values:FocusInteractions	The interactions that a view can be focused for.
values:Font	A font: of a text style, of the system in a size, or by name.
values:Font.Design	The general shape of a font's letters.
values:Font.Leading	The space between lines.
values:Font.TextStyle	The role of text on a screen.
values:Font.Weight	The thickness of a font's strokes.
values:Font.Width	The width of a font's letters.
values:GestureMask	Which gestures count where one is attached to a view: the attached one, those of the view and what it contains, or both.
values:Glass	A material that refracts the content behind it.
values:GlassEffectTransition	The way in which glass comes and goes.
values:Gradient	Colors that blend from one into the next.
values:Gradient.Stop	A color of a gradient and its location.
values:GridItem	A row of a horizontal grid, or a column of a vertical one.
values:HierarchicalShapeStyle	A level of the foreground style.
values:HorizontalAlignment	An alignment on the horizontal axis, as of the views in a vertical stack.
values:HorizontalEdge	The leading or trailing edge.
values:HoverEffect	The effect of a pointer above a view.
values:Image.DynamicRange	The range of brightness in which an image is shown.
values:Image.Interpolation	The quality with which an image is drawn in another size.
values:Image.ResizingMode	The way in which an image fills a larger place.
values:Image.Scale	The size of a symbol beside text.
values:Image.TemplateRenderingMode	Whether an image's own colors are drawn, or its form in the color of the surroundings.
values:InterfaceOrientation	The orientation of a device.
values:LayoutDirection	The direction in which a screen is read.
values:LayoutDirectionBehavior	The behavior of a view in a layout direction other than its own.
values:LegibilityWeight	The weight of texts that a person asked for.
values:LinearGradient	A gradient along a line.
values:MatchedGeometryProperties	The properties that two views share while one replaces the other.
values:Material	A blurred, translucent layer.
values:MaterialActiveAppearance	When materials look active.
values:MenuActionDismissBehavior	The effect of a choice on the menu that it was made in.
values:MenuOrder	The order of the items of a menu.
values:MoveCommandDirection	The direction of an arrow key.
values:NavigationBarItem.TitleDisplayMode	The size of the title of a screen.
values:NavigationSplitViewVisibility	Which columns of a split view are shown.
values:PageTabViewStyle.IndexDisplayMode	When the page indicator is shown.
values:PaletteSelectionEffect	The look of the selected item of a palette.
values:Path	Lines and curves, in points.
values:PinnedScrollableViews	The views of a lazy stack that stay visible while it is scrolled.
values:PreferenceKey	A key under which views tell those around them something. Without `reduce` the last view that tells wins.
values:PresentationAdaptation	The form of a presented screen where room is scarce.
values:PresentationBackgroundInteraction	The interaction with the views behind a presented screen.
values:PresentationContentInteraction	The effect of a swipe in a sheet that can rest at several heights.
values:PresentationDetent	A height at which a sheet can rest.
values:PresentationSizingName	A sizing of SwiftUI, as scripts name it.
values:PreviewLayout	The size of the container of a preview.
values:ProjectionTransform	A projective transformation, with row vectors.
values:Prominence	The prominence of a view.
values:RadialGradient	A gradient from a point outwards.
values:Rectangle	A rectangle that fills its place.
values:RoundedCornerStyle	The curve of a rounded corner. Paths draw both as a quarter of an ellipse.
values:RoundedRectangle	A rectangle with round corners.
values:SafeAreaRegions	The regions that cover parts of a screen.
values:ScenePhase	Whether a scene is in use.
values:ScrollAnchorRole	The decision that an anchor of a scrolling view is for.
values:ScrollBounceBehavior	When a scrolling view bounces at its ends.
values:ScrollDismissesKeyboardMode	The way in which scrolling dismisses the keyboard.
values:ScrollEdgeEffectStyle	The look of the effect under bars, where content scrolls below them.
values:ScrollIndicatorVisibility	Whether the indicators of scrolling views are shown.
values:ScrollPhase	The state of a view's scrolling, by what causes it.
values:ScrollTransitionPhase	The position of a view that is scrolled: in sight, or beyond one of the ends.
values:ScrollViewProxy	Scrolls to views.
values:SearchFieldPlacement	The placement of a search field.
values:SearchPresentationToolbarBehavior	The behavior of the toolbar while a search is active.
values:SearchScopeActivation	When the scopes of a search are shown.
values:SearchSuggestionsPlacement	The places in which suggestions of a search are shown.
values:SearchToolbarBehavior	The look of a search field in a toolbar.
values:SensoryFeedback	A feedback that a person feels or hears.
values:Shader	A function that draws pixels, with arguments. It doesn't run here.
values:SharePreview	A preview of an item to share.
values:SidebarRowSize	The size of the rows of sidebars that a person asked for.
values:SpatialEventCollection.Event.Phase	The phase of the touch.
values:Spring	A spring that pulls a value to a target, by the closed form of its motion.
values:SpringLoadingBehavior	The behavior of a control above which a dragged item rests.
values:StrokeStyle	The style in which the outline of a shape is drawn.
values:SubmitLabel	The label of the key that submits text.
values:SymbolColorRenderingMode	The colors of a symbol's layers.
values:SymbolRenderingMode	The coloring of the layers of a symbol.
values:SymbolVariableValueMode	The property of a symbol that its variable value changes.
values:SymbolVariants	The variants of a symbol.
values:TabBarMinimizeBehavior	When the bar of a tab view gets small.
values:TabCustomizationBehavior	The changes that a person may make to a tab.
values:TabPlacement	The place of a tab where a tab view has a sidebar as well as a bar.
values:TabRole	The purpose of a tab.
values:TabViewBottomAccessoryPlacement	The place of the accessory of a tab view.
values:TableColumnAlignment	The alignment of the cells of a column.
values:Text.Case	The letter case in which a text is shown.
values:Text.DateStyle	The form in which a text shows a date. Relative styles follow the clock of the views.
values:Text.LineStyle.Pattern	The pattern of a line.
values:Text.Scale	The size of a text relative to others with the same font.
values:Text.TruncationMode	The part of a text that is omitted if it doesn't fit.
values:TextAlignment	The alignment of the lines of a text.
values:TextInputAutocapitalization	The automatic capitalization of typed text.
values:TextInputDictationActivation	The actions that begin dictation into a text field.
values:TextInputDictationBehavior	The way in which a text field takes dictation.
values:TextSelectabilityName	Whether text can be selected, as scripts name it.
values:TextSelectionAffinity	The side of a line's end at which an insertion point stands.
values:ToolbarCustomizationBehavior	The ways in which people may customize an item of a toolbar.
values:ToolbarDefaultItemKind	An item that the system puts in a toolbar by itself.
values:ToolbarItemPlacement	The placement of a toolbar item.
values:ToolbarPlacement	A bar of a screen.
values:ToolbarRole	The purpose of the content of a toolbar, by which it is laid out.
values:ToolbarTitleDisplayMode	The size and place of the title of a screen.
values:UIKeyboardType	The type of the keyboard for a text field.
values:UITextAutocapitalizationType	The automatic capitalization of typed text, under its former name.
values:UITextContentType	The meaning of the text in a field, for suggestions.
values:UnevenRoundedRectangle	A rectangle with a radius for each corner.
values:UnitCurve	A curve that says how much of a change has been made, of 1, after a part of its time, of 1.
values:UnitPoint	A place in a rectangle of any size, by parts of its width and height.
values:UserInterfaceSizeClass	The amount of space along an axis of the screen.
values:VerticalAlignment	An alignment on the vertical axis, as of the views in a horizontal stack.
values:VerticalEdge	The top or bottom edge.
values:VerticalEdge.Set	A set of these edges.
values:Visibility	The visibility of an element of the interface.
values:WritingToolsBehavior	The writing tools that the system offers for a text.
views:AlertButton	A button of an alert or an action sheet.
views:AngularGradient	A gradient around a point.
views:AnyView	A view of any type.
views:AsyncImage	An image that is loaded from a URL.
views:Button	A control that performs an action when it is tapped.
views:Canvas	A view that a closure draws.
views:ClassifiedView	A view of whatever kind.
views:Color	A color that fills the place it is given.
views:ColorPicker	A control that selects a color.
views:ControlGroup	A group of controls that belong together.
views:DatePicker	A control that selects a date.
views:DisclosureGroup	A label with content that is shown while the group is expanded.
views:Divider	A line that separates views.
views:EditButton	A control that starts and ends editing, as the environment's `editMode` says.
views:EllipticalGradient	A gradient from a point outwards, scaled to the width and height of the view.
views:EmptyView	A view that shows nothing.
views:ForEach	Views made from the elements of a collection, each identified by its element.
views:Form	A container for controls that belong together, such as settings.
views:Gauge	A view that shows a value within a range.
views:GeometryReader	A view whose content depends on the size available.
views:GlassEffectContainer	A container that draws the glass of its children together.
views:Grid	A grid of rows with common columns.
views:GridRow	A row of a grid, with one view in each column.
views:Group	A group of views, which takes modifiers for all of them.
views:GroupBox	A box around views, with an optional label.
views:HSplitView	A row of views with movable dividers.
views:HStack	A container that places its children side by side.
views:Image	A view that shows an image.
views:KeyframeAnimator	A view that follows keyframes by itself, and shows content for the value that they have come to.
views:Label	A title and an icon.
views:LabeledContent	A label with content beside it.
views:Layout	A container that is arranged by a layout of the app, or by one such as `HStackLayout`.
views:LazyHGrid	A horizontally growing grid that creates its views as they scroll into sight.
views:LazyHStack	A row that creates its children as they scroll into sight.
views:LazyVGrid	A vertically growing grid that creates its views as they scroll into sight.
views:LazyVStack	A column that creates its children as they scroll into sight.
views:LinearGradient	A gradient along a line.
views:Link	A control that opens a URL.
views:List	A list of rows, which can be selected.
views:Menu	A control that offers a menu.
views:MenuButton	A button that opens a menu; the name of `Menu` in older source.
views:MeshGradient	A gradient over a grid of points, each with a color.
views:MultiDatePicker	A control that selects any number of days.
views:NavigationLink	A control that navigates to another screen.
views:NavigationSplitView	Two or three columns, each of which selects the content of the next.
views:NavigationStack	A stack of screens that links lead to.
views:NavigationView	A stack of screens, as in older source.
views:OutlineGroup	Views made from the elements of a tree, with children that can be disclosed.
views:PasteButton	A control that pastes from the clipboard.
views:PhaseAnimator	A view that goes through phases by itself, and shows content for each.
views:Picker	A control that selects one of several tagged views.
views:ProgressView	A view that shows the progress of a task.
views:RadialGradient	A gradient from a point outwards.
views:RenameButton	A control that starts renaming by the environment's `rename`.
views:ScrollView	A view that scrolls its content.
views:ScrollViewReader	A view whose content can scroll to a view by its identity.
views:Section	A part of a list or form, with a header and a footer.
views:SecureField	A control that edits text and conceals it.
views:Shape	A figure that fits itself into its place.
views:ShareLink	A control that shares items.
views:Slider	A control that selects a number from a range.
views:Spacer	A flexible space.
views:Stepper	A control that increments and decrements a value.
views:StyledView	The body that a style makes of a control.
views:SubscriptionView	A view that acts on each value of a publisher while it is shown.
views:Tab	A screen of a tab view, with the label of its tab.
views:TabSection	Several tabs with a header, which stand together in a sidebar.
views:TabView	A view that shows one of several screens, chosen by tabs.
views:Table	A table of rows, which can be selected and sorted by column.
views:TableHeader	The labels of the columns of a table.
views:TableRow	A row of a table.
views:Text	A view that shows read-only text.
views:TextEditor	A control that edits text of any length.
views:TextField	A control that edits a line of text.
views:TimelineView	A view that updates its content on a schedule, by the clock of the views.
views:Toggle	A control that is on or off.
views:ToolbarItem	A view in a toolbar.
views:ToolbarItemGroup	Several views in a toolbar that stand in one place.
views:TupleView	The views of a block of statements.
views:VSplitView	A column of views with movable dividers.
views:VStack	A container that places its children one below the other.
views:ViewModifierContent	The stand-in for the modified view inside a custom modifier.
views:ViewThatFits	A view that shows the first of its children that fits.
views:ZStack	A container that places its children one in front of the other.
"""#
}
