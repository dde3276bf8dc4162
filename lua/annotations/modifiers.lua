---@meta
-- Made by `viewspec docs`: what is written here by hand is lost.

---A view, before it is on a screen. Its methods are modifiers, and give another view.
---@class View
---@operator concat(View|string): View
local View = {}

---@class AccentColorArguments
---@field accentColor? Color|string|table
---@field [integer] any

---Sets the color of what can be acted on in a view. The call of older source.
---@overload fun(self: View, accentColor?: Color|string|table): View
---@param arguments? AccentColorArguments
---@return View
function View:accentColor(arguments) end

---@class AccessibilityActionArguments
---@field action? function
---@field kind? any name of an accessibility action
---@field label? View|string
---@field [integer] any

---Acts when those who can't see a view do something with it.
---@overload fun(self: View, action: function): View
---@overload fun(self: View, kind: any, action: function): View
---@overload fun(self: View, action: function, label: View|string): View
---@param arguments? AccessibilityActionArguments
---@return View
function View:accessibilityAction(arguments) end

---@class AccessibilityActivationPointArguments
---@field activationPoint? UnitPoint|string|table
---@field [integer] any

---Says where a view is touched when those who can't see it use it.
---@overload fun(self: View, activationPoint: UnitPoint|string|table): View
---@param arguments? AccessibilityActivationPointArguments
---@return View
function View:accessibilityActivationPoint(arguments) end

---@class AccessibilityAddTraitsArguments
---@field traits? any accessibility trait
---@field [integer] any

---Adds to what a view is to those who can't see it.
---@overload fun(self: View, traits: any): View
---@param arguments? AccessibilityAddTraitsArguments
---@return View
function View:accessibilityAddTraits(arguments) end

---@class AccessibilityAdjustableActionArguments
---@field action? function
---@field [integer] any

---Acts when those who can't see a view raise or lower its value.
---@overload fun(self: View, action: function): View
---@param arguments? AccessibilityAdjustableActionArguments
---@return View
function View:accessibilityAdjustableAction(arguments) end

---@class AccessibilityChartDescriptorArguments
---@field points? (any)[]
---@field summary? string
---@field title? string
---@field [integer] any

---Describes a chart to those who can't see it.
---@overload fun(self: View, title: string, points: (any)[]): View
---@param arguments? AccessibilityChartDescriptorArguments
---@return View
function View:accessibilityChartDescriptor(arguments) end

---@class AccessibilityChildrenArguments
---@field [integer] View|string|false

---Gives the views that stand for what is in a view, to those who can't see it.
---@overload fun(self: View, ...: View|string|false): View
---@param arguments? AccessibilityChildrenArguments
---@return View
function View:accessibilityChildren(arguments) end

---@class AccessibilityCustomContentArguments
---@field importance? "default"|"high"|AXCustomContent.Importance
---@field label? string
---@field value? string
---@field [integer] any

---Gives content beside a view's label and value, to those who can't see it.
---@overload fun(self: View, label: string, value: string): View
---@param arguments? AccessibilityCustomContentArguments
---@return View
function View:accessibilityCustomContent(arguments) end

---@class AccessibilityElementArguments
---@field children? "ignore"|"contain"|"combine"|AccessibilityChildBehavior
---@field [integer] any

---Makes one element of a view for those who can't see it.
---@overload fun(self: View, children?: "ignore"|"contain"|"combine"|AccessibilityChildBehavior): View
---@param arguments? AccessibilityElementArguments
---@return View
function View:accessibilityElement(arguments) end

---@class AccessibilityFocusedArguments
---@field equals? string|number|boolean
---@field state? any state
---@field [integer] any

---Has a state follow whether what reads the screen aloud is at a view.
---@overload fun(self: View, state: any, equals?: string|number|boolean): View
---@param arguments? AccessibilityFocusedArguments
---@return View
function View:accessibilityFocused(arguments) end

---@class AccessibilityHeadingArguments
---@field level? "unspecified"|"h1"|"h2"|"h3"|"h4"|"h5"|"h6"|AccessibilityHeadingLevel
---@field [integer] any

---Says how deep a heading lies in the outline of a screen.
---@overload fun(self: View, level: "unspecified"|"h1"|"h2"|"h3"|"h4"|"h5"|"h6"|AccessibilityHeadingLevel): View
---@param arguments? AccessibilityHeadingArguments
---@return View
function View:accessibilityHeading(arguments) end

---@class AccessibilityHiddenArguments
---@field hidden? boolean
---@field [integer] any

---Hides a view from those who can't see it, or not.
---@overload fun(self: View, hidden: boolean): View
---@param arguments? AccessibilityHiddenArguments
---@return View
function View:accessibilityHidden(arguments) end

---@class AccessibilityHintArguments
---@field text? string
---@field [integer] any

---Says what happens when a view is used to those who can't see it.
---@overload fun(self: View, text: string): View
---@param arguments? AccessibilityHintArguments
---@return View
function View:accessibilityHint(arguments) end

---@class AccessibilityIdentifierArguments
---@field identifier? string
---@field [integer] any

---Gives a view a name that nobody sees, for tests to find it by.
---@overload fun(self: View, identifier: string): View
---@param arguments? AccessibilityIdentifierArguments
---@return View
function View:accessibilityIdentifier(arguments) end

---@class AccessibilityIgnoresInvertColorsArguments
---@field active? boolean
---@field [integer] any

---Keeps the colors of a view, such as a photo, when the others are inverted.
---@overload fun(self: View, active?: boolean): View
---@param arguments? AccessibilityIgnoresInvertColorsArguments
---@return View
function View:accessibilityIgnoresInvertColors(arguments) end

---@class AccessibilityInputLabelsArguments
---@field labels? (string)[]
---@field [integer] any

---Gives the words that a view may be called by, the best ones first.
---@overload fun(self: View, labels: (string)[]): View
---@param arguments? AccessibilityInputLabelsArguments
---@return View
function View:accessibilityInputLabels(arguments) end

---@class AccessibilityLabelArguments
---@field text? string
---@field [integer] any

---Says what a view is to those who can't see it.
---@overload fun(self: View, text: string): View
---@param arguments? AccessibilityLabelArguments
---@return View
function View:accessibilityLabel(arguments) end

---@class AccessibilityLabeledPairArguments
---@field id? string|number|boolean
---@field namespace? string
---@field role? "label"|"content"|AccessibilityLabeledPairRole
---@field [integer] any

---Says that a view and another one are a pair, one of them saying what the other one is.
---@overload fun(self: View, role: "label"|"content"|AccessibilityLabeledPairRole, id: string|number|boolean, namespace: string): View
---@param arguments? AccessibilityLabeledPairArguments
---@return View
function View:accessibilityLabeledPair(arguments) end

---@class AccessibilityLinkedGroupArguments
---@field id? string|number|boolean
---@field namespace? string
---@field [integer] any

---Says that a view and others, wherever they stand, belong together.
---@overload fun(self: View, id: string|number|boolean, namespace: string): View
---@param arguments? AccessibilityLinkedGroupArguments
---@return View
function View:accessibilityLinkedGroup(arguments) end

---@class AccessibilityRemoveTraitsArguments
---@field traits? any accessibility trait
---@field [integer] any

---Takes away from what a view is to those who can't see it.
---@overload fun(self: View, traits: any): View
---@param arguments? AccessibilityRemoveTraitsArguments
---@return View
function View:accessibilityRemoveTraits(arguments) end

---@class AccessibilityRepresentationArguments
---@field representation? View|string
---@field [integer] any

---Gives the view that stands for another, to those who can't see it.
---@overload fun(self: View, representation: View|string): View
---@param arguments? AccessibilityRepresentationArguments
---@return View
function View:accessibilityRepresentation(arguments) end

---@class AccessibilityRespondsToUserInteractionArguments
---@field respondsToUserInteraction? boolean
---@field [integer] any

---Says whether a view can be used, whatever else says so.
---@overload fun(self: View, respondsToUserInteraction?: boolean): View
---@param arguments? AccessibilityRespondsToUserInteractionArguments
---@return View
function View:accessibilityRespondsToUserInteraction(arguments) end

---@class AccessibilityRotorArguments
---@field entries? (string)[]
---@field label? string
---@field [integer] any

---Gives those who can't see a view a list of places in it to go to.
---@overload fun(self: View, label: string, entries: (string)[]): View
---@param arguments? AccessibilityRotorArguments
---@return View
function View:accessibilityRotor(arguments) end

---@class AccessibilityScrollActionArguments
---@field action? function
---@field [integer] any

---Acts when those who can't see a view scroll it.
---@overload fun(self: View, action: function): View
---@param arguments? AccessibilityScrollActionArguments
---@return View
function View:accessibilityScrollAction(arguments) end

---@class AccessibilitySelectionIdentifierArguments
---@field identifier? string|number|boolean
---@field [integer] any

---Says which of the values that a control offers a view stands for.
---@overload fun(self: View, identifier: string|number|boolean): View
---@param arguments? AccessibilitySelectionIdentifierArguments
---@return View
function View:accessibilitySelectionIdentifier(arguments) end

---@class AccessibilityShowsLargeContentViewerArguments
---@field largeContentView? View|string
---@field [integer] any

---Shows a view large while it is held, to those who read large text.
---@param arguments? AccessibilityShowsLargeContentViewerArguments
---@return View
function View:accessibilityShowsLargeContentViewer(arguments) end

---@class AccessibilitySortPriorityArguments
---@field sortPriority? number
---@field [integer] any

---Says how early a view is read out among its siblings: the one with more first.
---@overload fun(self: View, sortPriority: number): View
---@param arguments? AccessibilitySortPriorityArguments
---@return View
function View:accessibilitySortPriority(arguments) end

---@class AccessibilityTextContentTypeArguments
---@field type? "plain"|"console"|"fileSystem"|"messaging"|"narrative"|"sourceCode"|"spreadsheet"|"wordProcessing"|AccessibilityTextContentType
---@field [integer] any

---Says what sort of text a view shows, so that it is read out accordingly.
---@overload fun(self: View, type: "plain"|"console"|"fileSystem"|"messaging"|"narrative"|"sourceCode"|"spreadsheet"|"wordProcessing"|AccessibilityTextContentType): View
---@param arguments? AccessibilityTextContentTypeArguments
---@return View
function View:accessibilityTextContentType(arguments) end

---@class AccessibilityValueArguments
---@field text? string
---@field [integer] any

---Says what a view shows to those who can't see it, such as how far a slider stands.
---@overload fun(self: View, text: string): View
---@param arguments? AccessibilityValueArguments
---@return View
function View:accessibilityValue(arguments) end

---@class ActionSheetArguments
---@field buttons? any view or function
---@field isPresented? State
---@field item? State|nil
---@field message? any view or function
---@field title? string
---@field [integer] any

---Lets a person choose what to do about something, as older source has it.
---@overload fun(self: View, isPresented: State, title: string): View
---@overload fun(self: View, item: State|nil, title: string): View
---@param arguments? ActionSheetArguments
---@return View
function View:actionSheet(arguments) end

---@class AlertArguments
---@field actions? any view or function
---@field isPresented? State
---@field item? State|nil
---@field message? any view or function
---@field primaryButton? any view or function
---@field secondaryButton? any view or function
---@field title? string
---@field [integer] any

---Says something that a person has to answer.
---@overload fun(self: View, isPresented: State, title: string): View
---@overload fun(self: View, item: State|nil, title: string): View
---@param arguments? AlertArguments
---@return View
function View:alert(arguments) end

---@class AlignmentGuideArguments
---@field computeValue? function
---@field horizontal? "leading"|"center"|"trailing"|HorizontalAlignment
---@field vertical? "top"|"center"|"bottom"|"firstTextBaseline"|"lastTextBaseline"|VerticalAlignment
---@field [integer] any

---Moves a guide of a view, by which the views around align it.
---@overload fun(self: View, horizontal: "leading"|"center"|"trailing"|HorizontalAlignment, computeValue: function): View
---@overload fun(self: View, vertical: "top"|"center"|"bottom"|"firstTextBaseline"|"lastTextBaseline"|VerticalAlignment, computeValue: function): View
---@param arguments? AlignmentGuideArguments
---@return View
function View:alignmentGuide(arguments) end

---@class AllowsHitTestingArguments
---@field enabled? boolean
---@field [integer] any

---Says whether a view takes touches.
---@overload fun(self: View, enabled: boolean): View
---@param arguments? AllowsHitTestingArguments
---@return View
function View:allowsHitTesting(arguments) end

---@class AllowsTighteningArguments
---@field flag? boolean
---@field [integer] any

---Lets the characters of texts in a view stand closer to fit, or not.
---@overload fun(self: View, flag: boolean): View
---@param arguments? AllowsTighteningArguments
---@return View
function View:allowsTightening(arguments) end

---@class AnchorPreferenceArguments
---@field key? PreferenceKey|string|table
---@field rect? any table with x, y, width, height
---@field transform? function
---@field [integer] any

---Tells the views around something made of a place in the view, such as its bounds.
---@overload fun(self: View, key: PreferenceKey|string|table): View
---@param arguments? AnchorPreferenceArguments
---@return View
function View:anchorPreference(arguments) end

---@class AnimationArguments
---@field animation? Animation|string|table
---@field value? string|number|boolean
---@field [integer] any

---Animates the changes of a view: all of them, or those that come with another value.
---@overload fun(self: View, animation?: Animation|string|table): View
---@param arguments? AnimationArguments
---@return View
function View:animation(arguments) end

---@class AntialiasedArguments
---@field isAntialiased? boolean
---@field [integer] any

---Says whether the edges of an image are smooth.
---@overload fun(self: View, isAntialiased?: boolean): View
---@param arguments? AntialiasedArguments
---@return View
function View:antialiased(arguments) end

---@class AspectRatioArguments
---@field aspectRatio? number
---@field contentMode? "fit"|"fill"|ContentMode
---@field [integer] any

---Keeps the ratio of a view's width to its height.
---@overload fun(self: View, aspectRatio?: number, contentMode: "fit"|"fill"|ContentMode): View
---@overload fun(self: View, aspectRatio: any, contentMode: "fit"|"fill"|ContentMode): View
---@param arguments? AspectRatioArguments
---@return View
function View:aspectRatio(arguments) end

---@class AsyncImageLoaderArguments
---@field load? function
---@field [integer] any

---Decides what an AsyncImage finds: an Image, a message for a failure, nil as long as it loads.
---@overload fun(self: View, load: function): View
---@param arguments? AsyncImageLoaderArguments
---@return View
function View:asyncImageLoader(arguments) end

---@class AutocapitalizationArguments
---@field style? "none"|"words"|"sentences"|"allCharacters"|UITextAutocapitalizationType
---@field [integer] any

---Says what becomes a capital while a person types. The call of older source.
---@overload fun(self: View, style: "none"|"words"|"sentences"|"allCharacters"|UITextAutocapitalizationType): View
---@param arguments? AutocapitalizationArguments
---@return View
function View:autocapitalization(arguments) end

---@class AutocorrectionDisabledArguments
---@field disable? boolean
---@field [integer] any

---Leaves what is typed into a view as it is, or corrects it.
---@overload fun(self: View, disable?: boolean): View
---@param arguments? AutocorrectionDisabledArguments
---@return View
function View:autocorrectionDisabled(arguments) end

---@class BackgroundArguments
---@field alignment? "center"|"leading"|"trailing"|"top"|"bottom"|"topLeading"|"topTrailing"|"bottomLeading"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|Alignment
---@field color? Color|string|table
---@field content? View|string
---@field fillStyle? FillStyle|string|table
---@field ignoresSafeAreaEdges? any edge
---@field shape? any shape
---@field style? any color, gradient or material
---@field [integer] any

---Puts a view behind another.
---@overload fun(self: View, content: View|string, alignment?: "center"|"leading"|"trailing"|"top"|"bottom"|"topLeading"|"topTrailing"|"bottomLeading"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|Alignment): View
---@overload fun(self: View, color: Color|string|table): View
---@overload fun(self: View, style: any): View
---@overload fun(self: View, style: any, shape: any): View
---@param arguments? BackgroundArguments
---@return View
function View:background(arguments) end

---@class BackgroundPreferenceValueArguments
---@field alignment? "center"|"leading"|"trailing"|"top"|"bottom"|"topLeading"|"topTrailing"|"bottomLeading"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|Alignment
---@field content? any view or function
---@field key? PreferenceKey|string|table
---@field [integer] any

---Puts a view made of what the views within tell behind them.
---@overload fun(self: View, key: PreferenceKey|string|table, content: any): View
---@param arguments? BackgroundPreferenceValueArguments
---@return View
function View:backgroundPreferenceValue(arguments) end

---@class BackgroundStyleArguments
---@field style? any color, gradient or material
---@field [integer] any

---Sets what the background style stands for within a view.
---@overload fun(self: View, style: any): View
---@param arguments? BackgroundStyleArguments
---@return View
function View:backgroundStyle(arguments) end

---@class BadgeArguments
---@field count? integer
---@field label? string
---@field [integer] any

---Puts a number or a text at the end of a row or tab.
---@overload fun(self: View, count: integer): View
---@overload fun(self: View, label?: string): View
---@param arguments? BadgeArguments
---@return View
function View:badge(arguments) end

---@class BaselineOffsetArguments
---@field baselineOffset? number
---@field [integer] any

---Sets how far above their usual place the texts in a view stand, in points.
---@overload fun(self: View, baselineOffset: number): View
---@param arguments? BaselineOffsetArguments
---@return View
function View:baselineOffset(arguments) end

---@class BlendModeArguments
---@field blendMode? "normal"|"multiply"|"screen"|"overlay"|"darken"|"lighten"|"colorDodge"|"colorBurn"|"softLight"|"hardLight"|"difference"|"exclusion"|"hue"|"saturation"|"color"|"luminosity"|"sourceAtop"|"destinationOver"|"destinationOut"|"plusDarker"|"plusLighter"|BlendMode
---@field [integer] any

---Says how the colors of a view mix with what is behind it.
---@overload fun(self: View, blendMode: "normal"|"multiply"|"screen"|"overlay"|"darken"|"lighten"|"colorDodge"|"colorBurn"|"softLight"|"hardLight"|"difference"|"exclusion"|"hue"|"saturation"|"color"|"luminosity"|"sourceAtop"|"destinationOver"|"destinationOut"|"plusDarker"|"plusLighter"|BlendMode): View
---@param arguments? BlendModeArguments
---@return View
function View:blendMode(arguments) end

---@class BlurArguments
---@field opaque? boolean
---@field radius? number
---@field [integer] any

---Blurs a view: the radius is in points.
---@overload fun(self: View, radius: number): View
---@param arguments? BlurArguments
---@return View
function View:blur(arguments) end

---@class BoldArguments
---@field isActive? boolean
---@field [integer] any

---Makes the texts in a view bold.
---@overload fun(self: View, isActive?: boolean): View
---@param arguments? BoldArguments
---@return View
function View:bold(arguments) end

---@class BorderArguments
---@field content? any color, gradient or material
---@field width? number
---@field [integer] any

---Draws a frame of so many points along the inner sides of a view.
---@overload fun(self: View, content: any): View
---@param arguments? BorderArguments
---@return View
function View:border(arguments) end

---@class BrightnessArguments
---@field amount? number
---@field [integer] any

---Makes a view brighter: 0 leaves it as it is, 1 makes it white.
---@overload fun(self: View, amount: number): View
---@param arguments? BrightnessArguments
---@return View
function View:brightness(arguments) end

---@class ButtonBorderShapeArguments
---@field shape? "automatic"|"capsule"|"circle"|"roundedRectangle"|ButtonBorderShape
---@field [integer] any

---Says which shape the borders of buttons have.
---@overload fun(self: View, shape: "automatic"|"capsule"|"circle"|"roundedRectangle"|ButtonBorderShape): View
---@param arguments? ButtonBorderShapeArguments
---@return View
function View:buttonBorderShape(arguments) end

---@class ButtonStyleArguments
---@field style? any style or function
---@field [integer] any

---Says how buttons look and work.
---@overload fun(self: View, style: any): View
---@param arguments? ButtonStyleArguments
---@return View
function View:buttonStyle(arguments) end

---@class ClipShapeArguments
---@field shape? any shape
---@field style? FillStyle|string|table
---@field [integer] any

---Shows of a view what is within a shape.
---@overload fun(self: View, shape: any): View
---@param arguments? ClipShapeArguments
---@return View
function View:clipShape(arguments) end

---@class ClippedArguments
---@field antialiased? boolean
---@field [integer] any

---Shows of a view what is within its frame.
---@param arguments? ClippedArguments
---@return View
function View:clipped(arguments) end

---@class ColorInvertArguments
---@field [integer] any

---Turns the colors of a view into their opposites.
---@param arguments? ColorInvertArguments
---@return View
function View:colorInvert(arguments) end

---@class ColorMultiplyArguments
---@field color? Color|string|table
---@field [integer] any

---Multiplies the colors of a view with another.
---@overload fun(self: View, color: Color|string|table): View
---@param arguments? ColorMultiplyArguments
---@return View
function View:colorMultiply(arguments) end

---@class ColorSchemeArguments
---@field colorScheme? "light"|"dark"|ColorScheme
---@field [integer] any

---Shows a view light or dark.
---@overload fun(self: View, colorScheme: "light"|"dark"|ColorScheme): View
---@param arguments? ColorSchemeArguments
---@return View
function View:colorScheme(arguments) end

---@class CompositingGroupArguments
---@field [integer] any

---Draws a view as one before effects around it apply.
---@param arguments? CompositingGroupArguments
---@return View
function View:compositingGroup(arguments) end

---@class ConfirmationDialogArguments
---@field actions? any view or function
---@field isPresented? State
---@field item? State|nil
---@field message? any view or function
---@field title? string
---@field titleVisibility? "automatic"|"visible"|"hidden"|Visibility
---@field [integer] any

---Lets a person choose what to do about something.
---@overload fun(self: View, isPresented: State, title: string): View
---@overload fun(self: View, item: State|nil, title: string): View
---@param arguments? ConfirmationDialogArguments
---@return View
function View:confirmationDialog(arguments) end

---@class ContainerShapeArguments
---@field shape? any shape
---@field [integer] any

---Sets the shape that ContainerRelativeShape takes within a view.
---@overload fun(self: View, shape: any): View
---@param arguments? ContainerShapeArguments
---@return View
function View:containerShape(arguments) end

---@class ContentShapeArguments
---@field eoFill? boolean
---@field kinds? any content shape kinds
---@field shape? any shape
---@field [integer] any

---Says which shape the content of a view has: where a person touches it.
---@overload fun(self: View, shape: any): View
---@overload fun(self: View, kinds: any, shape: any): View
---@param arguments? ContentShapeArguments
---@return View
function View:contentShape(arguments) end

---@class ContentTransitionArguments
---@field transition? ContentTransition|string|table
---@field [integer] any

---Says how the views within a view go over from one content to the next.
---@overload fun(self: View, transition: ContentTransition|string|table): View
---@param arguments? ContentTransitionArguments
---@return View
function View:contentTransition(arguments) end

---@class ContextMenuArguments
---@field [integer] View|string|false
---@field preview? View|string

---Gives a view a menu that comes when it is held.
---@overload fun(self: View, ...: View|string|false): View
---@param arguments? ContextMenuArguments
---@return View
function View:contextMenu(arguments) end

---@class ContrastArguments
---@field amount? number
---@field [integer] any

---Changes the contrast of a view: 1 leaves it as it is, 0 makes it gray.
---@overload fun(self: View, amount: number): View
---@param arguments? ContrastArguments
---@return View
function View:contrast(arguments) end

---@class ControlGroupStyleArguments
---@field style? any style or function
---@field [integer] any

---Says how control groups look.
---@overload fun(self: View, style: any): View
---@param arguments? ControlGroupStyleArguments
---@return View
function View:controlGroupStyle(arguments) end

---@class ControlSizeArguments
---@field size? "mini"|"small"|"regular"|"large"|"extraLarge"|ControlSize
---@field [integer] any

---Says how much room controls take.
---@overload fun(self: View, size: "mini"|"small"|"regular"|"large"|"extraLarge"|ControlSize): View
---@param arguments? ControlSizeArguments
---@return View
function View:controlSize(arguments) end

---@class CoordinateSpaceArguments
---@field name? string|number|boolean
---@field [integer] any

---Gives the coordinates of a view a name, by which views within it measure.
---@overload fun(self: View, name: string|number|boolean): View
---@param arguments? CoordinateSpaceArguments
---@return View
function View:coordinateSpace(arguments) end

---@class CornerRadiusArguments
---@field antialiased? boolean
---@field radius? number
---@field [integer] any

---Cuts the corners of a view round; the radius is in points.
---@overload fun(self: View, radius: number): View
---@param arguments? CornerRadiusArguments
---@return View
function View:cornerRadius(arguments) end

---@class DatePickerStyleArguments
---@field style? any style or function
---@field [integer] any

---Says how date pickers look and work.
---@overload fun(self: View, style: any): View
---@param arguments? DatePickerStyleArguments
---@return View
function View:datePickerStyle(arguments) end

---@class DefaultFocusArguments
---@field state? any state
---@field value? string|number|boolean
---@field [integer] any

---Says which view gets the focus at first.
---@overload fun(self: View, state: any, value: string|number|boolean): View
---@param arguments? DefaultFocusArguments
---@return View
function View:defaultFocus(arguments) end

---@class DeleteDisabledArguments
---@field isDisabled? boolean
---@field [integer] any

---Says that a row of a list cannot be deleted, or can.
---@overload fun(self: View, isDisabled: boolean): View
---@param arguments? DeleteDisabledArguments
---@return View
function View:deleteDisabled(arguments) end

---@class DisableAutocorrectionArguments
---@field disable? boolean
---@field [integer] any

---Leaves what is typed into a view as it is, or corrects it.
---@overload fun(self: View, disable?: boolean): View
---@param arguments? DisableAutocorrectionArguments
---@return View
function View:disableAutocorrection(arguments) end

---@class DisabledArguments
---@field disabled? boolean
---@field [integer] any

---Keeps the controls of a view from responding.
---@overload fun(self: View, disabled?: boolean): View
---@param arguments? DisabledArguments
---@return View
function View:disabled(arguments) end

---@class DisclosureGroupStyleArguments
---@field style? any style or function
---@field [integer] any

---Says how disclosure groups look and work.
---@overload fun(self: View, style: any): View
---@param arguments? DisclosureGroupStyleArguments
---@return View
function View:disclosureGroupStyle(arguments) end

---@class DrawingGroupArguments
---@field colorMode? "nonLinear"|"linear"|"extendedLinear"|ColorRenderingMode
---@field opaque? boolean
---@field [integer] any

---Draws a view into a picture first.
---@param arguments? DrawingGroupArguments
---@return View
function View:drawingGroup(arguments) end

---@class DynamicTypeSizeArguments
---@field from? "xSmall"|"small"|"medium"|"large"|"xLarge"|"xxLarge"|"xxxLarge"|"accessibility1"|"accessibility2"|"accessibility3"|"accessibility4"|"accessibility5"|DynamicTypeSize
---@field size? "xSmall"|"small"|"medium"|"large"|"xLarge"|"xxLarge"|"xxxLarge"|"accessibility1"|"accessibility2"|"accessibility3"|"accessibility4"|"accessibility5"|DynamicTypeSize
---@field to? "xSmall"|"small"|"medium"|"large"|"xLarge"|"xxLarge"|"xxxLarge"|"accessibility1"|"accessibility2"|"accessibility3"|"accessibility4"|"accessibility5"|DynamicTypeSize
---@field [integer] any

---Sets the size in which the texts in a view are read, or limits it.
---@overload fun(self: View, size: "xSmall"|"small"|"medium"|"large"|"xLarge"|"xxLarge"|"xxxLarge"|"accessibility1"|"accessibility2"|"accessibility3"|"accessibility4"|"accessibility5"|DynamicTypeSize): View
---@param arguments? DynamicTypeSizeArguments
---@return View
function View:dynamicTypeSize(arguments) end

---@class EdgesIgnoringSafeAreaArguments
---@field edges? any edge
---@field [integer] any

---Lets a view reach under bars and the sides of the device. The call of older source.
---@overload fun(self: View, edges: any): View
---@param arguments? EdgesIgnoringSafeAreaArguments
---@return View
function View:edgesIgnoringSafeArea(arguments) end

---@class EnvironmentArguments
---@field name? string
---@field value? any
---@field [integer] any

---Sets a value of the environment.
---@overload fun(self: View, name: string, value: any): View
---@param arguments? EnvironmentArguments
---@return View
function View:environment(arguments) end

---@class FillArguments
---@field content? any color, gradient or material
---@field style? FillStyle|string|table
---@field [integer] any

---Draws the inside of a shape.
---@overload fun(self: View, content?: any): View
---@param arguments? FillArguments
---@return View
function View:fill(arguments) end

---@class FixedSizeArguments
---@field horizontal? boolean
---@field vertical? boolean
---@field [integer] any

---Gives a view the size that suits it best, whatever room there is.
---@overload fun(self: View, horizontal: boolean, vertical: boolean): View
---@param arguments? FixedSizeArguments
---@return View
function View:fixedSize(arguments) end

---@class FlipsForRightToLeftLayoutDirectionArguments
---@field enabled? boolean
---@field [integer] any

---Mirrors a view where text runs from right to left, or not.
---@overload fun(self: View, enabled: boolean): View
---@param arguments? FlipsForRightToLeftLayoutDirectionArguments
---@return View
function View:flipsForRightToLeftLayoutDirection(arguments) end

---@class FocusScopeArguments
---@field namespace? string
---@field [integer] any

---Gathers views among which one gets the focus when nothing else says which.
---@overload fun(self: View, namespace: string): View
---@param arguments? FocusScopeArguments
---@return View
function View:focusScope(arguments) end

---@class FocusSectionArguments
---@field [integer] any

---Says that the focus moves among the views within before it moves on.
---@param arguments? FocusSectionArguments
---@return View
function View:focusSection(arguments) end

---@class FocusableArguments
---@field isFocusable? boolean
---@field onFocusChange? function
---@field [integer] any

---Says whether a view can have the focus.
---@overload fun(self: View, isFocusable?: boolean, onFocusChange?: function): View
---@param arguments? FocusableArguments
---@return View
function View:focusable(arguments) end

---@class FocusedArguments
---@field equals? string|number|boolean
---@field state? any state
---@field [integer] any

---Has a state follow whether the focus is in a view, and move it.
---@overload fun(self: View, state: any, equals?: string|number|boolean): View
---@param arguments? FocusedArguments
---@return View
function View:focused(arguments) end

---@class FontArguments
---@field font? Font|string|table
---@field [integer] any

---Sets the font of the texts in a view.
---@overload fun(self: View, font?: Font|string|table): View
---@param arguments? FontArguments
---@return View
function View:font(arguments) end

---@class FontDesignArguments
---@field design? "default"|"serif"|"rounded"|"monospaced"|Font.Design
---@field [integer] any

---Sets the general shape of the letters in a view.
---@overload fun(self: View, design: "default"|"serif"|"rounded"|"monospaced"|Font.Design): View
---@param arguments? FontDesignArguments
---@return View
function View:fontDesign(arguments) end

---@class FontWeightArguments
---@field weight? "ultraLight"|"thin"|"light"|"regular"|"medium"|"semibold"|"bold"|"heavy"|"black"|Font.Weight
---@field [integer] any

---Sets the weight of the texts in a view.
---@overload fun(self: View, weight: "ultraLight"|"thin"|"light"|"regular"|"medium"|"semibold"|"bold"|"heavy"|"black"|Font.Weight): View
---@param arguments? FontWeightArguments
---@return View
function View:fontWeight(arguments) end

---@class FontWidthArguments
---@field width? "compressed"|"condensed"|"standard"|"expanded"|Font.Width
---@field [integer] any

---Sets how wide the letters in a view are.
---@overload fun(self: View, width: "compressed"|"condensed"|"standard"|"expanded"|Font.Width): View
---@param arguments? FontWidthArguments
---@return View
function View:fontWidth(arguments) end

---@class ForegroundColorArguments
---@field color? Color|string|table
---@field [integer] any

---Sets the color of what stands in front.
---@overload fun(self: View, color?: Color|string|table): View
---@param arguments? ForegroundColorArguments
---@return View
function View:foregroundColor(arguments) end

---@class ForegroundStyleArguments
---@field primary? any color, gradient or material
---@field secondary? any color, gradient or material
---@field tertiary? any color, gradient or material
---@field [integer] any

---Sets what is drawn in front with: one style, or one for each of up to three levels.
---@overload fun(self: View, primary: any): View
---@overload fun(self: View, primary: any, secondary: any): View
---@overload fun(self: View, primary: any, secondary: any, tertiary: any): View
---@param arguments? ForegroundStyleArguments
---@return View
function View:foregroundStyle(arguments) end

---@class FormStyleArguments
---@field style? any style or function
---@field [integer] any

---Says how forms look.
---@overload fun(self: View, style: any): View
---@param arguments? FormStyleArguments
---@return View
function View:formStyle(arguments) end

---@class FrameArguments
---@field alignment? "center"|"leading"|"trailing"|"top"|"bottom"|"topLeading"|"topTrailing"|"bottomLeading"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|Alignment
---@field height? number
---@field idealHeight? number
---@field idealWidth? number
---@field maxHeight? number
---@field maxWidth? number
---@field minHeight? number
---@field minWidth? number
---@field width? number
---@field [integer] any

---Gives a view a size, or limits to it, in points.
---@param arguments? FrameArguments
---@return View
function View:frame(arguments) end

---@class FullScreenCoverArguments
---@field content? any view or function
---@field isPresented? State
---@field item? State|nil
---@field onDismiss? function
---@field [integer] any

---Presents a screen that covers another.
---@overload fun(self: View, isPresented: State, content: any): View
---@overload fun(self: View, item: State|nil, content: any): View
---@param arguments? FullScreenCoverArguments
---@return View
function View:fullScreenCover(arguments) end

---@class GaugeStyleArguments
---@field style? any style or function
---@field [integer] any

---Says how gauges look.
---@overload fun(self: View, style: any): View
---@param arguments? GaugeStyleArguments
---@return View
function View:gaugeStyle(arguments) end

---@class GestureArguments
---@field gesture? Gesture
---@field including? "all"|"gesture"|"subviews"|"none"|GestureMask
---@field [integer] any

---Attaches a gesture that goes after those of the view.
---@overload fun(self: View, gesture: Gesture, including?: "all"|"gesture"|"subviews"|"none"|GestureMask): View
---@param arguments? GestureArguments
---@return View
function View:gesture(arguments) end

---@class GlassEffectArguments
---@field glass? Glass|string|table
---@field shape? any shape
---@field [integer] any

---Puts glass behind a view.
---@overload fun(self: View, glass?: Glass|string|table): View
---@param arguments? GlassEffectArguments
---@return View
function View:glassEffect(arguments) end

---@class GlassEffectIDArguments
---@field id? string|number|boolean
---@field namespace? string
---@field [integer] any

---Names the glass of a view, so that it can turn into that of another.
---@overload fun(self: View, id: string|number|boolean, namespace: string): View
---@param arguments? GlassEffectIDArguments
---@return View
function View:glassEffectID(arguments) end

---@class GrayscaleArguments
---@field amount? number
---@field [integer] any

---Takes the color out of a view: 0 leaves it as it is, 1 makes it gray.
---@overload fun(self: View, amount: number): View
---@param arguments? GrayscaleArguments
---@return View
function View:grayscale(arguments) end

---@class GroupBoxStyleArguments
---@field style? any style or function
---@field [integer] any

---Says how group boxes look.
---@overload fun(self: View, style: any): View
---@param arguments? GroupBoxStyleArguments
---@return View
function View:groupBoxStyle(arguments) end

---@class HandlesExternalEventsArguments
---@field allowing? (string)[]
---@field preferring? (string)[]
---@field [integer] any

---Says which activities and addresses from outside a view wants and takes.
---@overload fun(self: View, preferring: (string)[], allowing: (string)[]): View
---@param arguments? HandlesExternalEventsArguments
---@return View
function View:handlesExternalEvents(arguments) end

---@class HeaderProminenceArguments
---@field prominence? "standard"|"increased"|Prominence
---@field [integer] any

---Says how much the headers of the sections in a view stand out.
---@overload fun(self: View, prominence: "standard"|"increased"|Prominence): View
---@param arguments? HeaderProminenceArguments
---@return View
function View:headerProminence(arguments) end

---@class HelpArguments
---@field text? string
---@field [integer] any

---Says what a view is for when a pointer rests on it.
---@overload fun(self: View, text: string): View
---@param arguments? HelpArguments
---@return View
function View:help(arguments) end

---@class HiddenArguments
---@field [integer] any

---Hides a view and keeps its place.
---@param arguments? HiddenArguments
---@return View
function View:hidden(arguments) end

---@class HighPriorityGestureArguments
---@field gesture? Gesture
---@field including? "all"|"gesture"|"subviews"|"none"|GestureMask
---@field [integer] any

---Attaches a gesture that goes before those of the view.
---@overload fun(self: View, gesture: Gesture, including?: "all"|"gesture"|"subviews"|"none"|GestureMask): View
---@param arguments? HighPriorityGestureArguments
---@return View
function View:highPriorityGesture(arguments) end

---@class HorizontalRadioGroupLayoutArguments
---@field [integer] any

---Has the options of radio groups stand side by side.
---@param arguments? HorizontalRadioGroupLayoutArguments
---@return View
function View:horizontalRadioGroupLayout(arguments) end

---@class HoverEffectArguments
---@field effect? "automatic"|"highlight"|"lift"|HoverEffect
---@field [integer] any

---Says what becomes of a view when a pointer comes over it.
---@overload fun(self: View, effect?: "automatic"|"highlight"|"lift"|HoverEffect): View
---@param arguments? HoverEffectArguments
---@return View
function View:hoverEffect(arguments) end

---@class HueRotationArguments
---@field angle? Angle|string|table
---@field [integer] any

---Turns the colors of a view around the color circle.
---@overload fun(self: View, angle: Angle|string|table): View
---@param arguments? HueRotationArguments
---@return View
function View:hueRotation(arguments) end

---@class IdArguments
---@field id? string|number|boolean
---@field [integer] any

---Gives a view an identity of its own.
---@overload fun(self: View, id: string|number|boolean): View
---@param arguments? IdArguments
---@return View
function View:id(arguments) end

---@class IgnoresSafeAreaArguments
---@field edges? any edge
---@field regions? "all"|"container"|"keyboard"|SafeAreaRegions
---@field [integer] any

---Lets a view reach under bars, the sides of the device, or the keyboard.
---@overload fun(self: View, regions?: "all"|"container"|"keyboard"|SafeAreaRegions): View
---@param arguments? IgnoresSafeAreaArguments
---@return View
function View:ignoresSafeArea(arguments) end

---@class ImageScaleArguments
---@field scale? "small"|"medium"|"large"|Image.Scale
---@field [integer] any

---Says how large the system's symbols in a view are beside text.
---@overload fun(self: View, scale: "small"|"medium"|"large"|Image.Scale): View
---@param arguments? ImageScaleArguments
---@return View
function View:imageScale(arguments) end

---@class IndexViewStyleArguments
---@field style? any style
---@field [integer] any

---Says how the dots look that stand for the pages of a view.
---@overload fun(self: View, style: any): View
---@param arguments? IndexViewStyleArguments
---@return View
function View:indexViewStyle(arguments) end

---@class InsetArguments
---@field by? number
---@field [integer] any

---Moves the outline of a shape inwards, in points.
---@overload fun(self: View, by: number): View
---@param arguments? InsetArguments
---@return View
function View:inset(arguments) end

---@class InteractiveDismissDisabledArguments
---@field isDisabled? boolean
---@field [integer] any

---Keeps a person from swiping away the screen that the view stands on.
---@overload fun(self: View, isDisabled?: boolean): View
---@param arguments? InteractiveDismissDisabledArguments
---@return View
function View:interactiveDismissDisabled(arguments) end

---@class InterpolationArguments
---@field interpolation? "none"|"low"|"medium"|"high"|Image.Interpolation
---@field [integer] any

---Says how carefully an image is drawn in another size.
---@overload fun(self: View, interpolation: "none"|"low"|"medium"|"high"|Image.Interpolation): View
---@param arguments? InterpolationArguments
---@return View
function View:interpolation(arguments) end

---@class ItalicArguments
---@field isActive? boolean
---@field [integer] any

---Makes the texts in a view italic.
---@overload fun(self: View, isActive?: boolean): View
---@param arguments? ItalicArguments
---@return View
function View:italic(arguments) end

---@class KerningArguments
---@field kerning? number
---@field [integer] any

---Sets the space between the characters of the texts in a view, in points.
---@overload fun(self: View, kerning: number): View
---@param arguments? KerningArguments
---@return View
function View:kerning(arguments) end

---@class KeyboardShortcutArguments
---@field key? any key
---@field modifiers? any keys
---@field [integer] any

---Gives a control a shortcut on the keyboard.
---@overload fun(self: View, key: any, modifiers?: any): View
---@param arguments? KeyboardShortcutArguments
---@return View
function View:keyboardShortcut(arguments) end

---@class KeyboardTypeArguments
---@field type? "default"|"asciiCapable"|"numbersAndPunctuation"|"URL"|"numberPad"|"phonePad"|"namePhonePad"|"emailAddress"|"decimalPad"|"twitter"|"webSearch"|"asciiCapableNumberPad"|UIKeyboardType
---@field [integer] any

---Says which keyboard fits what is typed into a view.
---@overload fun(self: View, type: "default"|"asciiCapable"|"numbersAndPunctuation"|"URL"|"numberPad"|"phonePad"|"namePhonePad"|"emailAddress"|"decimalPad"|"twitter"|"webSearch"|"asciiCapableNumberPad"|UIKeyboardType): View
---@param arguments? KeyboardTypeArguments
---@return View
function View:keyboardType(arguments) end

---@class LabelStyleArguments
---@field style? any style or function
---@field [integer] any

---Says how labels show their title and icon.
---@overload fun(self: View, style: any): View
---@param arguments? LabelStyleArguments
---@return View
function View:labelStyle(arguments) end

---@class LabeledContentStyleArguments
---@field style? any style or function
---@field [integer] any

---Says how content stands beside its label.
---@overload fun(self: View, style: any): View
---@param arguments? LabeledContentStyleArguments
---@return View
function View:labeledContentStyle(arguments) end

---@class LabelsHiddenArguments
---@field [integer] any

---Hides the labels of controls.
---@param arguments? LabelsHiddenArguments
---@return View
function View:labelsHidden(arguments) end

---@class LayoutPriorityArguments
---@field value? number
---@field [integer] any

---Says which views get room first where there is too little: those with more.
---@overload fun(self: View, value: number): View
---@param arguments? LayoutPriorityArguments
---@return View
function View:layoutPriority(arguments) end

---@class LineLimitArguments
---@field from? integer
---@field number? integer
---@field to? integer
---@field [integer] any

---Limits the lines of the texts in a view; nil is no limit.
---@overload fun(self: View, number?: integer): View
---@overload fun(self: View, from: integer): View
---@param arguments? LineLimitArguments
---@return View
function View:lineLimit(arguments) end

---@class LineSpacingArguments
---@field lineSpacing? number
---@field [integer] any

---Sets the space between the lines of the texts in a view, in points.
---@overload fun(self: View, lineSpacing: number): View
---@param arguments? LineSpacingArguments
---@return View
function View:lineSpacing(arguments) end

---@class ListItemTintArguments
---@field isFixed? boolean
---@field tint? Color|string|table
---@field [integer] any

---Sets the color of what stands out in a row of a list.
---@overload fun(self: View, tint?: Color|string|table): View
---@param arguments? ListItemTintArguments
---@return View
function View:listItemTint(arguments) end

---@class ListRowBackgroundArguments
---@field view? View|string
---@field [integer] any

---Puts a view behind a row of a list.
---@overload fun(self: View, view: View|string): View
---@param arguments? ListRowBackgroundArguments
---@return View
function View:listRowBackground(arguments) end

---@class ListRowInsetsArguments
---@field insets? any table with top, leading, bottom, trailing
---@field [integer] any

---Sets the space between a row of a list and its content; nil is the usual one.
---@overload fun(self: View, insets?: any): View
---@param arguments? ListRowInsetsArguments
---@return View
function View:listRowInsets(arguments) end

---@class ListRowPlatterColorArguments
---@field color? Color|string|table
---@field [integer] any

---Sets the color of what a row of a list stands on; nil is the usual one.
---@overload fun(self: View, color?: Color|string|table): View
---@param arguments? ListRowPlatterColorArguments
---@return View
function View:listRowPlatterColor(arguments) end

---@class ListRowSeparatorArguments
---@field edges? "all"|"top"|"bottom"|VerticalEdge.Set
---@field visibility? "automatic"|"visible"|"hidden"|Visibility
---@field [integer] any

---Shows or hides the lines above and below a row of a list.
---@overload fun(self: View, visibility: "automatic"|"visible"|"hidden"|Visibility): View
---@param arguments? ListRowSeparatorArguments
---@return View
function View:listRowSeparator(arguments) end

---@class ListRowSeparatorTintArguments
---@field color? Color|string|table
---@field edges? "all"|"top"|"bottom"|VerticalEdge.Set
---@field [integer] any

---Sets the color of the lines above and below a row of a list; nil is the usual one.
---@overload fun(self: View, color?: Color|string|table): View
---@param arguments? ListRowSeparatorTintArguments
---@return View
function View:listRowSeparatorTint(arguments) end

---@class ListSectionSeparatorArguments
---@field edges? "all"|"top"|"bottom"|VerticalEdge.Set
---@field visibility? "automatic"|"visible"|"hidden"|Visibility
---@field [integer] any

---Shows or hides the lines above and below a section of a list.
---@overload fun(self: View, visibility: "automatic"|"visible"|"hidden"|Visibility): View
---@param arguments? ListSectionSeparatorArguments
---@return View
function View:listSectionSeparator(arguments) end

---@class ListSectionSeparatorTintArguments
---@field color? Color|string|table
---@field edges? "all"|"top"|"bottom"|VerticalEdge.Set
---@field [integer] any

---Sets the color of the lines above and below a section of a list; nil is the usual one.
---@overload fun(self: View, color?: Color|string|table): View
---@param arguments? ListSectionSeparatorTintArguments
---@return View
function View:listSectionSeparatorTint(arguments) end

---@class ListStyleArguments
---@field style? any style
---@field [integer] any

---Says how lists look.
---@overload fun(self: View, style: any): View
---@param arguments? ListStyleArguments
---@return View
function View:listStyle(arguments) end

---@class LuminanceToAlphaArguments
---@field [integer] any

---Lets what is behind a view show through its dark parts.
---@param arguments? LuminanceToAlphaArguments
---@return View
function View:luminanceToAlpha(arguments) end

---@class MaskArguments
---@field alignment? "center"|"leading"|"trailing"|"top"|"bottom"|"topLeading"|"topTrailing"|"bottomLeading"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|Alignment
---@field mask? View|string
---@field [integer] any

---Shows a view where another is solid.
---@overload fun(self: View, mask: View|string): View
---@param arguments? MaskArguments
---@return View
function View:mask(arguments) end

---@class MatchedGeometryEffectArguments
---@field anchor? UnitPoint|string|table
---@field id? string|number|boolean
---@field isSource? boolean
---@field namespace? string
---@field properties? "frame"|"position"|"size"|MatchedGeometryProperties
---@field [integer] any

---Lets a view take the place of another that has the same id.
---@overload fun(self: View, id: string|number|boolean, namespace: string): View
---@param arguments? MatchedGeometryEffectArguments
---@return View
function View:matchedGeometryEffect(arguments) end

---@class MenuButtonStyleArguments
---@field style? any style
---@field [integer] any

---Says how menu buttons look.
---@overload fun(self: View, style: any): View
---@param arguments? MenuButtonStyleArguments
---@return View
function View:menuButtonStyle(arguments) end

---@class MenuIndicatorArguments
---@field visibility? "automatic"|"visible"|"hidden"|Visibility
---@field [integer] any

---Shows or hides the sign that a button opens a menu.
---@overload fun(self: View, visibility: "automatic"|"visible"|"hidden"|Visibility): View
---@param arguments? MenuIndicatorArguments
---@return View
function View:menuIndicator(arguments) end

---@class MenuStyleArguments
---@field style? any style or function
---@field [integer] any

---Says how menus look and work.
---@overload fun(self: View, style: any): View
---@param arguments? MenuStyleArguments
---@return View
function View:menuStyle(arguments) end

---@class MinimumScaleFactorArguments
---@field factor? number
---@field [integer] any

---Says how small the texts in a view may become to fit: 1 is their usual size.
---@overload fun(self: View, factor: number): View
---@param arguments? MinimumScaleFactorArguments
---@return View
function View:minimumScaleFactor(arguments) end

---@class MonospacedDigitArguments
---@field [integer] any

---Gives all digits of the texts in a view the same width.
---@param arguments? MonospacedDigitArguments
---@return View
function View:monospacedDigit(arguments) end

---@class MoveDisabledArguments
---@field isDisabled? boolean
---@field [integer] any

---Says that a row of a list cannot be moved, or can.
---@overload fun(self: View, isDisabled: boolean): View
---@param arguments? MoveDisabledArguments
---@return View
function View:moveDisabled(arguments) end

---@class MultilineTextAlignmentArguments
---@field alignment? "leading"|"center"|"trailing"|TextAlignment
---@field [integer] any

---Says where the lines of the texts in a view stand.
---@overload fun(self: View, alignment: "leading"|"center"|"trailing"|TextAlignment): View
---@param arguments? MultilineTextAlignmentArguments
---@return View
function View:multilineTextAlignment(arguments) end

---@class NavigationBarBackButtonHiddenArguments
---@field hidesBackButton? boolean
---@field [integer] any

---Hides the button that leads back, or not.
---@overload fun(self: View, hidesBackButton?: boolean): View
---@param arguments? NavigationBarBackButtonHiddenArguments
---@return View
function View:navigationBarBackButtonHidden(arguments) end

---@class NavigationBarHiddenArguments
---@field hidden? boolean
---@field [integer] any

---Hides the bar above a screen, or not.
---@overload fun(self: View, hidden: boolean): View
---@param arguments? NavigationBarHiddenArguments
---@return View
function View:navigationBarHidden(arguments) end

---@class NavigationBarItemsArguments
---@field leading? View|string
---@field trailing? View|string
---@field [integer] any

---Puts views into the bar above a screen.
---@param arguments? NavigationBarItemsArguments
---@return View
function View:navigationBarItems(arguments) end

---@class NavigationBarLeadingItemsArguments
---@field leading? View|string
---@field [integer] any

---Puts a view at the start of the bar above a screen.
---@overload fun(self: View, leading: View|string): View
---@param arguments? NavigationBarLeadingItemsArguments
---@return View
function View:navigationBarLeadingItems(arguments) end

---@class NavigationBarTitleArguments
---@field text? string
---@field [integer] any

---Says what a screen is, as older source has it.
---@overload fun(self: View, text: string): View
---@param arguments? NavigationBarTitleArguments
---@return View
function View:navigationBarTitle(arguments) end

---@class NavigationBarTitleDisplayModeArguments
---@field displayMode? "automatic"|"inline"|"large"|NavigationBarItem.TitleDisplayMode
---@field [integer] any

---Says how large the title of a screen is shown.
---@overload fun(self: View, displayMode: "automatic"|"inline"|"large"|NavigationBarItem.TitleDisplayMode): View
---@param arguments? NavigationBarTitleDisplayModeArguments
---@return View
function View:navigationBarTitleDisplayMode(arguments) end

---@class NavigationBarTrailingItemsArguments
---@field trailing? View|string
---@field [integer] any

---Puts a view at the end of the bar above a screen.
---@overload fun(self: View, trailing: View|string): View
---@param arguments? NavigationBarTrailingItemsArguments
---@return View
function View:navigationBarTrailingItems(arguments) end

---@class NavigationDestinationArguments
---@field content? function
---@field isPresented? State
---@field [integer] any

---Makes the screens that values in the path of a navigation stack stand for.
---@overload fun(self: View, content: function): View
---@overload fun(self: View, isPresented: State, content: any): View
---@param arguments? NavigationDestinationArguments
---@return View
function View:navigationDestination(arguments) end

---@class NavigationSplitViewStyleArguments
---@field style? any style
---@field [integer] any

---Says how the columns of split views share the room.
---@overload fun(self: View, style: any): View
---@param arguments? NavigationSplitViewStyleArguments
---@return View
function View:navigationSplitViewStyle(arguments) end

---@class NavigationSubtitleArguments
---@field text? string
---@field [integer] any

---Says more of what a screen is.
---@overload fun(self: View, text: string): View
---@param arguments? NavigationSubtitleArguments
---@return View
function View:navigationSubtitle(arguments) end

---@class NavigationTitleArguments
---@field text? string
---@field [integer] any

---Says what a screen is.
---@overload fun(self: View, text: string): View
---@param arguments? NavigationTitleArguments
---@return View
function View:navigationTitle(arguments) end

---@class NavigationViewStyleArguments
---@field style? any style
---@field [integer] any

---Says how navigation views show their screens.
---@overload fun(self: View, style: any): View
---@param arguments? NavigationViewStyleArguments
---@return View
function View:navigationViewStyle(arguments) end

---@class OffsetArguments
---@field offset? any table with width, height
---@field x? integer
---@field y? integer
---@field [integer] any

---Draws a view somewhere else than where it stands, so many points to the right and down.
---@overload fun(self: View, x?: integer, y?: integer): View
---@overload fun(self: View, offset: any): View
---@param arguments? OffsetArguments
---@return View
function View:offset(arguments) end

---@class OnAppearArguments
---@field action? function
---@field [integer] any

---Acts when a view is first shown.
---@overload fun(self: View, action: function): View
---@param arguments? OnAppearArguments
---@return View
function View:onAppear(arguments) end

---@class OnChangeArguments
---@field action? function
---@field initial? boolean
---@field of? string|number|boolean
---@field [integer] any

---Acts when a value differs from what it was before.
---@overload fun(self: View, of: string|number|boolean, action: function): View
---@param arguments? OnChangeArguments
---@return View
function View:onChange(arguments) end

---@class OnCommandArguments
---@field action? function
---@field selector? any name of a command
---@field [integer] any

---Acts when a menu sends a command of a name.
---@overload fun(self: View, selector: any, action: function): View
---@param arguments? OnCommandArguments
---@return View
function View:onCommand(arguments) end

---@class OnContinueUserActivityArguments
---@field action? function
---@field activityType? string
---@field [integer] any

---Acts when an activity of a type is taken up in the app.
---@overload fun(self: View, activityType: string, action: function): View
---@param arguments? OnContinueUserActivityArguments
---@return View
function View:onContinueUserActivity(arguments) end

---@class OnCopyCommandArguments
---@field action? function
---@field [integer] any

---Says what to take when the command to copy comes.
---@overload fun(self: View, action: function): View
---@param arguments? OnCopyCommandArguments
---@return View
function View:onCopyCommand(arguments) end

---@class OnCutCommandArguments
---@field action? function
---@field [integer] any

---Says what to take when the command to cut comes.
---@overload fun(self: View, action: function): View
---@param arguments? OnCutCommandArguments
---@return View
function View:onCutCommand(arguments) end

---@class OnDeleteArguments
---@field action? function
---@field [integer] any

---Lets rows be deleted.
---@overload fun(self: View, action: function): View
---@param arguments? OnDeleteArguments
---@return View
function View:onDelete(arguments) end

---@class OnDeleteCommandArguments
---@field action? function
---@field [integer] any

---Acts when the command to delete comes.
---@overload fun(self: View, action: function): View
---@param arguments? OnDeleteCommandArguments
---@return View
function View:onDeleteCommand(arguments) end

---@class OnDisappearArguments
---@field action? function
---@field [integer] any

---Acts when a view is no longer shown.
---@overload fun(self: View, action: function): View
---@param arguments? OnDisappearArguments
---@return View
function View:onDisappear(arguments) end

---@class OnDragArguments
---@field action? function
---@field [integer] any

---Says what is dragged when somebody drags a view.
---@overload fun(self: View, action: function): View
---@param arguments? OnDragArguments
---@return View
function View:onDrag(arguments) end

---@class OnDropArguments
---@field action? function
---@field [integer] any

---Takes what is dropped on a view, and says whether it did.
---@overload fun(self: View, action: function): View
---@param arguments? OnDropArguments
---@return View
function View:onDrop(arguments) end

---@class OnExitCommandArguments
---@field action? function
---@field [integer] any

---Acts when the command to leave comes.
---@overload fun(self: View, action: function): View
---@param arguments? OnExitCommandArguments
---@return View
function View:onExitCommand(arguments) end

---@class OnHoverArguments
---@field action? function
---@field [integer] any

---Acts when a pointer comes over a view or goes.
---@overload fun(self: View, action: function): View
---@param arguments? OnHoverArguments
---@return View
function View:onHover(arguments) end

---@class OnInsertArguments
---@field action? function
---@field types? (any)[]
---@field [integer] any

---Lets items be put between rows.
---@overload fun(self: View, types: (any)[], action: function): View
---@param arguments? OnInsertArguments
---@return View
function View:onInsert(arguments) end

---@class OnKeyPressArguments
---@field action? function
---@field key? any key
---@field [integer] any

---Acts when a key is pressed while the focus is in a view.
---@overload fun(self: View, key: any, action: function): View
---@param arguments? OnKeyPressArguments
---@return View
function View:onKeyPress(arguments) end

---@class OnLongPressGestureArguments
---@field action? function
---@field maximumDistance? number
---@field minimumDuration? number
---@field onPressingChanged? function
---@field [integer] any

---Acts when a view is pressed for a while.
---@overload fun(self: View, action: function): View
---@param arguments? OnLongPressGestureArguments
---@return View
function View:onLongPressGesture(arguments) end

---@class OnMoveArguments
---@field action? function
---@field [integer] any

---Lets rows be moved.
---@overload fun(self: View, action: function): View
---@param arguments? OnMoveArguments
---@return View
function View:onMove(arguments) end

---@class OnMoveCommandArguments
---@field action? function
---@field [integer] any

---Acts when an arrow key is pressed.
---@overload fun(self: View, action: function): View
---@param arguments? OnMoveCommandArguments
---@return View
function View:onMoveCommand(arguments) end

---@class OnOpenURLArguments
---@field action? function
---@field [integer] any

---Acts when the app is opened by an address.
---@overload fun(self: View, action: function): View
---@param arguments? OnOpenURLArguments
---@return View
function View:onOpenURL(arguments) end

---@class OnPasteCommandArguments
---@field action? function
---@field [integer] any

---Acts on what the command to paste brings.
---@overload fun(self: View, action: function): View
---@param arguments? OnPasteCommandArguments
---@return View
function View:onPasteCommand(arguments) end

---@class OnPlayPauseCommandArguments
---@field action? function
---@field [integer] any

---Acts when the command to play or pause comes.
---@overload fun(self: View, action: function): View
---@param arguments? OnPlayPauseCommandArguments
---@return View
function View:onPlayPauseCommand(arguments) end

---@class OnPreferenceChangeArguments
---@field action? function
---@field key? PreferenceKey|string|table
---@field [integer] any

---Acts on what the views within tell under a key, when the view appears and when that changes.
---@overload fun(self: View, key: PreferenceKey|string|table, action: function): View
---@param arguments? OnPreferenceChangeArguments
---@return View
function View:onPreferenceChange(arguments) end

---@class OnSubmitArguments
---@field action? function
---@field of? any "text", "search" or a list of them
---@field [integer] any

---Acts when somebody submits something within a view.
---@overload fun(self: View, action: function): View
---@overload fun(self: View, of: any, action: function): View
---@param arguments? OnSubmitArguments
---@return View
function View:onSubmit(arguments) end

---@class OnTapGestureArguments
---@field action? function
---@field count? integer
---@field [integer] any

---Acts when a view is tapped.
---@overload fun(self: View, action: function): View
---@overload fun(self: View, count: integer, action: function): View
---@param arguments? OnTapGestureArguments
---@return View
function View:onTapGesture(arguments) end

---@class OpacityArguments
---@field opacity? number
---@field [integer] any

---Lets what is behind show through: 0 is transparent, 1 is solid.
---@overload fun(self: View, opacity: number): View
---@param arguments? OpacityArguments
---@return View
function View:opacity(arguments) end

---@class OverlayArguments
---@field alignment? "center"|"leading"|"trailing"|"top"|"bottom"|"topLeading"|"topTrailing"|"bottomLeading"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|Alignment
---@field color? Color|string|table
---@field content? View|string
---@field fillStyle? FillStyle|string|table
---@field ignoresSafeAreaEdges? any edge
---@field shape? any shape
---@field style? any color, gradient or material
---@field [integer] any

---Puts a view in front of another.
---@overload fun(self: View, content: View|string, alignment?: "center"|"leading"|"trailing"|"top"|"bottom"|"topLeading"|"topTrailing"|"bottomLeading"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|Alignment): View
---@overload fun(self: View, color: Color|string|table): View
---@overload fun(self: View, style: any): View
---@overload fun(self: View, style: any, shape: any): View
---@param arguments? OverlayArguments
---@return View
function View:overlay(arguments) end

---@class OverlayPreferenceValueArguments
---@field alignment? "center"|"leading"|"trailing"|"top"|"bottom"|"topLeading"|"topTrailing"|"bottomLeading"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|Alignment
---@field content? any view or function
---@field key? PreferenceKey|string|table
---@field [integer] any

---Puts a view made of what the views within tell in front of them.
---@overload fun(self: View, key: PreferenceKey|string|table, content: any): View
---@param arguments? OverlayPreferenceValueArguments
---@return View
function View:overlayPreferenceValue(arguments) end

---@class PaddingArguments
---@field bottom? number
---@field edges? any edge
---@field insets? any table with top, leading, bottom, trailing
---@field leading? number
---@field length? number
---@field top? number
---@field trailing? number
---@field [integer] any

---Puts space around a view, in points.
---@overload fun(self: View, length?: number): View
---@overload fun(self: View, edges: any, length?: number): View
---@overload fun(self: View, insets: any): View
---@param arguments? PaddingArguments
---@return View
function View:padding(arguments) end

---@class PickerStyleArguments
---@field style? any style
---@field [integer] any

---Says how pickers look and work.
---@overload fun(self: View, style: any): View
---@param arguments? PickerStyleArguments
---@return View
function View:pickerStyle(arguments) end

---@class PopoverArguments
---@field arrowEdge? "top"|"leading"|"bottom"|"trailing"|Edge
---@field content? any view or function
---@field isPresented? State
---@field item? State|nil
---@field [integer] any

---Presents a screen that points at the view.
---@overload fun(self: View, isPresented: State, content: any): View
---@overload fun(self: View, item: State|nil, content: any): View
---@param arguments? PopoverArguments
---@return View
function View:popover(arguments) end

---@class PositionArguments
---@field position? any table with x, y
---@field x? integer
---@field y? integer
---@field [integer] any

---Puts the middle of a view at a place of the view around, in points from its top left corner.
---@overload fun(self: View, x?: integer, y?: integer): View
---@overload fun(self: View, position: any): View
---@param arguments? PositionArguments
---@return View
function View:position(arguments) end

---@class PreferenceArguments
---@field key? PreferenceKey|string|table
---@field value? any
---@field [integer] any

---Tells the views around something, in place of what the view within tells.
---@overload fun(self: View, key: PreferenceKey|string|table, value: any): View
---@param arguments? PreferenceArguments
---@return View
function View:preference(arguments) end

---@class PreferredColorSchemeArguments
---@field colorScheme? "light"|"dark"|ColorScheme
---@field [integer] any

---Asks for a light or a dark screen; nil leaves it as it is.
---@overload fun(self: View, colorScheme?: "light"|"dark"|ColorScheme): View
---@param arguments? PreferredColorSchemeArguments
---@return View
function View:preferredColorScheme(arguments) end

---@class PrefersDefaultFocusArguments
---@field namespace string
---@field prefers? boolean
---@field [integer] any

---Says that a view should get the focus in its scope when nothing else says which.
---@overload fun(self: View, prefers?: boolean): View
---@param arguments? PrefersDefaultFocusArguments
---@return View
function View:prefersDefaultFocus(arguments) end

---@class PresentationBackgroundArguments
---@field style? any color, gradient or material
---@field [integer] any

---Sets what the background of the screen is drawn with that the view stands on.
---@overload fun(self: View, style: any): View
---@param arguments? PresentationBackgroundArguments
---@return View
function View:presentationBackground(arguments) end

---@class PresentationBackgroundInteractionArguments
---@field interaction? "automatic"|"enabled"|"disabled"|PresentationBackgroundInteraction
---@field [integer] any

---Says whether a person can use what is behind the screen that the view stands on.
---@overload fun(self: View, interaction: "automatic"|"enabled"|"disabled"|PresentationBackgroundInteraction): View
---@param arguments? PresentationBackgroundInteractionArguments
---@return View
function View:presentationBackgroundInteraction(arguments) end

---@class PresentationBackgroundViewArguments
---@field content? View|string
---@field [integer] any

---Puts a view behind the content of the screen that the view stands on.
---@overload fun(self: View, content: View|string): View
---@param arguments? PresentationBackgroundViewArguments
---@return View
function View:presentationBackgroundView(arguments) end

---@class PresentationCornerRadiusArguments
---@field cornerRadius? number
---@field [integer] any

---Sets how round the corners of the screen are that the view stands on, in points; nil for the usual.
---@overload fun(self: View, cornerRadius?: number): View
---@param arguments? PresentationCornerRadiusArguments
---@return View
function View:presentationCornerRadius(arguments) end

---@class PresentationDetentsArguments
---@field detents? ("medium"|"large"|PresentationDetent)[]
---@field [integer] any

---Says at which heights the sheet that the view stands on can rest.
---@overload fun(self: View, detents: ("medium"|"large"|PresentationDetent)[]): View
---@param arguments? PresentationDetentsArguments
---@return View
function View:presentationDetents(arguments) end

---@class PresentationDragIndicatorArguments
---@field visibility? "automatic"|"visible"|"hidden"|Visibility
---@field [integer] any

---Says whether the sheet that the view stands on shows that it can be dragged.
---@overload fun(self: View, visibility: "automatic"|"visible"|"hidden"|Visibility): View
---@param arguments? PresentationDragIndicatorArguments
---@return View
function View:presentationDragIndicator(arguments) end

---@class PresentedWindowStyleArguments
---@field style? any style
---@field [integer] any

---Says how the windows look that a view opens.
---@overload fun(self: View, style: any): View
---@param arguments? PresentedWindowStyleArguments
---@return View
function View:presentedWindowStyle(arguments) end

---@class PresentedWindowToolbarStyleArguments
---@field style? any style
---@field [integer] any

---Says how the toolbars of the windows look that a view opens.
---@overload fun(self: View, style: any): View
---@param arguments? PresentedWindowToolbarStyleArguments
---@return View
function View:presentedWindowToolbarStyle(arguments) end

---@class PreviewContextArguments
---@field value? any
---@field [integer] any

---Says where a preview shows a view.
---@overload fun(self: View, value: any): View
---@param arguments? PreviewContextArguments
---@return View
function View:previewContext(arguments) end

---@class PreviewDeviceArguments
---@field value? string
---@field [integer] any

---Says which device a preview shows a view on.
---@overload fun(self: View, value?: string): View
---@param arguments? PreviewDeviceArguments
---@return View
function View:previewDevice(arguments) end

---@class PreviewDisplayNameArguments
---@field value? string
---@field [integer] any

---Gives the preview of a view a name.
---@overload fun(self: View, value?: string): View
---@param arguments? PreviewDisplayNameArguments
---@return View
function View:previewDisplayName(arguments) end

---@class PreviewInterfaceOrientationArguments
---@field value? "portrait"|"portraitUpsideDown"|"landscapeLeft"|"landscapeRight"|InterfaceOrientation
---@field [integer] any

---Says how the device is held that a preview shows a view on.
---@overload fun(self: View, value: "portrait"|"portraitUpsideDown"|"landscapeLeft"|"landscapeRight"|InterfaceOrientation): View
---@param arguments? PreviewInterfaceOrientationArguments
---@return View
function View:previewInterfaceOrientation(arguments) end

---@class PreviewLayoutArguments
---@field value? PreviewLayout|string|table
---@field [integer] any

---Says how much room a preview gives a view.
---@overload fun(self: View, value: PreviewLayout|string|table): View
---@param arguments? PreviewLayoutArguments
---@return View
function View:previewLayout(arguments) end

---@class PrivacySensitiveArguments
---@field sensitive? boolean
---@field [integer] any

---Hides a view where others may look, or not.
---@overload fun(self: View, sensitive?: boolean): View
---@param arguments? PrivacySensitiveArguments
---@return View
function View:privacySensitive(arguments) end

---@class ProgressViewStyleArguments
---@field style? any style or function
---@field [integer] any

---Says how progress views look.
---@overload fun(self: View, style: any): View
---@param arguments? ProgressViewStyleArguments
---@return View
function View:progressViewStyle(arguments) end

---@class ProjectionEffectArguments
---@field transform? ProjectionTransform|string|table
---@field [integer] any

---Draws a view as a transform in space has it.
---@overload fun(self: View, transform: ProjectionTransform|string|table): View
---@param arguments? ProjectionEffectArguments
---@return View
function View:projectionEffect(arguments) end

---@class RedactedArguments
---@field reason? any redaction reasons
---@field [integer] any

---Hides the content of a view for a reason.
---@overload fun(self: View, reason: any): View
---@param arguments? RedactedArguments
---@return View
function View:redacted(arguments) end

---@class RefreshableArguments
---@field action? function
---@field [integer] any

---Lets somebody bring what a view shows up to date.
---@overload fun(self: View, action: function): View
---@param arguments? RefreshableArguments
---@return View
function View:refreshable(arguments) end

---@class RenameActionArguments
---@field action? function
---@field [integer] any

---Says what starts the renaming of what a view shows.
---@overload fun(self: View, action: function): View
---@param arguments? RenameActionArguments
---@return View
function View:renameAction(arguments) end

---@class RenderingModeArguments
---@field mode? "template"|"original"|Image.TemplateRenderingMode
---@field [integer] any

---Says whether an image's own colors are drawn.
---@overload fun(self: View, mode: "template"|"original"|Image.TemplateRenderingMode): View
---@param arguments? RenderingModeArguments
---@return View
function View:renderingMode(arguments) end

---@class ResizableArguments
---@field capInsets? any table with top, leading, bottom, trailing
---@field resizingMode? "stretch"|"tile"|Image.ResizingMode
---@field [integer] any

---Lets an image take the size of its place.
---@param arguments? ResizableArguments
---@return View
function View:resizable(arguments) end

---@class RotationArguments
---@field anchor? UnitPoint|string|table
---@field angle? Angle|string|table
---@field [integer] any

---Turns a shape around a place of its rectangle.
---@overload fun(self: View, angle: Angle|string|table): View
---@param arguments? RotationArguments
---@return View
function View:rotation(arguments) end

---@class Rotation3DEffectArguments
---@field anchor? UnitPoint|string|table
---@field anchorZ? number
---@field angle? Angle|string|table
---@field perspective? number
---@field x? number
---@field y? number
---@field z? number
---@field [integer] any

---Draws a view turned in space around a line.
---@overload fun(self: View, angle: Angle|string|table): View
---@param arguments? Rotation3DEffectArguments
---@return View
function View:rotation3DEffect(arguments) end

---@class RotationEffectArguments
---@field anchor? UnitPoint|string|table
---@field angle? Angle|string|table
---@field [integer] any

---Draws a view turned around a place in it.
---@overload fun(self: View, angle: Angle|string|table): View
---@param arguments? RotationEffectArguments
---@return View
function View:rotationEffect(arguments) end

---@class SafeAreaInsetArguments
---@field alignment? "center"|"leading"|"trailing"|"top"|"bottom"|"topLeading"|"topTrailing"|"bottomLeading"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|Alignment
---@field content? View|string
---@field edge? any edge
---@field spacing? number
---@field [integer] any

---Puts a view beside another, which gives way.
---@overload fun(self: View, edge: any, content: View|string): View
---@param arguments? SafeAreaInsetArguments
---@return View
function View:safeAreaInset(arguments) end

---@class SaturationArguments
---@field amount? number
---@field [integer] any

---Changes how strong the colors of a view are: 1 leaves them as they are, 0 makes them gray.
---@overload fun(self: View, amount: number): View
---@param arguments? SaturationArguments
---@return View
function View:saturation(arguments) end

---@class ScaleArguments
---@field anchor? UnitPoint|string|table
---@field scale? number
---@field x? number
---@field y? number
---@field [integer] any

---Makes a shape so many times as large around a place of its rectangle.
---@overload fun(self: View, scale: number): View
---@param arguments? ScaleArguments
---@return View
function View:scale(arguments) end

---@class ScaleEffectArguments
---@field anchor? UnitPoint|string|table
---@field scale? number
---@field x? integer
---@field y? integer
---@field [integer] any

---Draws a view so many times as large around a place in it.
---@overload fun(self: View, scale: number): View
---@overload fun(self: View, scale: any): View
---@param arguments? ScaleEffectArguments
---@return View
function View:scaleEffect(arguments) end

---@class ScaledToFillArguments
---@field [integer] any

---Makes a view as large as it takes to fill the room, and keeps its shape.
---@param arguments? ScaledToFillArguments
---@return View
function View:scaledToFill(arguments) end

---@class ScaledToFitArguments
---@field [integer] any

---Makes a view as large as fits into the room, and keeps its shape.
---@param arguments? ScaledToFitArguments
---@return View
function View:scaledToFit(arguments) end

---@class ScenePaddingArguments
---@field edges? any edge
---@field [integer] any

---Puts as much space around a view as suits the window.
---@overload fun(self: View, edges?: any): View
---@param arguments? ScenePaddingArguments
---@return View
function View:scenePadding(arguments) end

---@class ScrollBounceBehaviorArguments
---@field axes? "vertical"|"horizontal"|"both"|Axis.Set
---@field behavior? "automatic"|"always"|"basedOnSize"|ScrollBounceBehavior
---@field [integer] any

---Says when the scrolling views within a view bounce at their ends.
---@overload fun(self: View, behavior: "automatic"|"always"|"basedOnSize"|ScrollBounceBehavior): View
---@param arguments? ScrollBounceBehaviorArguments
---@return View
function View:scrollBounceBehavior(arguments) end

---@class ScrollClipDisabledArguments
---@field disabled? boolean
---@field [integer] any

---Lets the content of a scrolling view be drawn beyond its edges, or not.
---@overload fun(self: View, disabled?: boolean): View
---@param arguments? ScrollClipDisabledArguments
---@return View
function View:scrollClipDisabled(arguments) end

---@class ScrollContentBackgroundArguments
---@field visibility? "automatic"|"visible"|"hidden"|Visibility
---@field [integer] any

---Shows or hides the standard background of the scrolling views within a view.
---@overload fun(self: View, visibility: "automatic"|"visible"|"hidden"|Visibility): View
---@param arguments? ScrollContentBackgroundArguments
---@return View
function View:scrollContentBackground(arguments) end

---@class ScrollDisabledArguments
---@field disabled? boolean
---@field [integer] any

---Keeps the scrolling views within a view from being scrolled, or not.
---@overload fun(self: View, disabled: boolean): View
---@param arguments? ScrollDisabledArguments
---@return View
function View:scrollDisabled(arguments) end

---@class ScrollDismissesKeyboardArguments
---@field mode? "automatic"|"immediately"|"interactively"|"never"|ScrollDismissesKeyboardMode
---@field [integer] any

---Sets how scrolling dismisses the keyboard.
---@overload fun(self: View, mode: "automatic"|"immediately"|"interactively"|"never"|ScrollDismissesKeyboardMode): View
---@param arguments? ScrollDismissesKeyboardArguments
---@return View
function View:scrollDismissesKeyboard(arguments) end

---@class ScrollIndicatorsArguments
---@field axes? "vertical"|"horizontal"|"both"|Axis.Set
---@field visibility? "automatic"|"visible"|"hidden"|"never"|ScrollIndicatorVisibility
---@field [integer] any

---Shows or hides the indicators of the scrolling views within a view.
---@overload fun(self: View, visibility: "automatic"|"visible"|"hidden"|"never"|ScrollIndicatorVisibility): View
---@param arguments? ScrollIndicatorsArguments
---@return View
function View:scrollIndicators(arguments) end

---@class ScrollPositionArguments
---@field anchor? UnitPoint|string|table
---@field id? State|nil
---@field [integer] any

---Keeps which view of a scrolling view stands in sight.
---@overload fun(self: View, id: State|nil): View
---@param arguments? ScrollPositionArguments
---@return View
function View:scrollPosition(arguments) end

---@class ScrollTargetBehaviorArguments
---@field behavior? string
---@field [integer] any

---Says where scrolling comes to rest.
---@overload fun(self: View, behavior: string): View
---@param arguments? ScrollTargetBehaviorArguments
---@return View
function View:scrollTargetBehavior(arguments) end

---@class ScrollTargetLayoutArguments
---@field isEnabled? boolean
---@field [integer] any

---Makes each view of a layout a target at which scrolling can come to rest, or not.
---@overload fun(self: View, isEnabled?: boolean): View
---@param arguments? ScrollTargetLayoutArguments
---@return View
function View:scrollTargetLayout(arguments) end

---@class SearchCompletionArguments
---@field completion? string
---@field [integer] any

---Says what a suggestion puts into the search field.
---@overload fun(self: View, completion: string): View
---@param arguments? SearchCompletionArguments
---@return View
function View:searchCompletion(arguments) end

---@class SearchableArguments
---@field isPresented? State
---@field placement? "automatic"|"toolbar"|"sidebar"|"navigationBarDrawer"|"navigationBarDrawerAlways"|SearchFieldPlacement
---@field prompt? string
---@field suggestions? View|string
---@field text? State
---@field [integer] any

---Gives a view a search field.
---@overload fun(self: View, text: State): View
---@param arguments? SearchableArguments
---@return View
function View:searchable(arguments) end

---@class ShadowArguments
---@field color? Color|string|table
---@field radius? number
---@field x? integer
---@field y? integer
---@field [integer] any

---Adds a shadow to a view: radius and distances are in points.
---@overload fun(self: View, radius: number): View
---@param arguments? ShadowArguments
---@return View
function View:shadow(arguments) end

---@class SheetArguments
---@field content? any view or function
---@field isPresented? State
---@field item? State|nil
---@field onDismiss? function
---@field [integer] any

---Presents a screen above another.
---@overload fun(self: View, isPresented: State, content: any): View
---@overload fun(self: View, item: State|nil, content: any): View
---@param arguments? SheetArguments
---@return View
function View:sheet(arguments) end

---@class SimultaneousGestureArguments
---@field gesture? Gesture
---@field including? "all"|"gesture"|"subviews"|"none"|GestureMask
---@field [integer] any

---Attaches a gesture that goes along with those of the view.
---@overload fun(self: View, gesture: Gesture, including?: "all"|"gesture"|"subviews"|"none"|GestureMask): View
---@param arguments? SimultaneousGestureArguments
---@return View
function View:simultaneousGesture(arguments) end

---@class SizeArguments
---@field height? number
---@field width? number
---@field [integer] any

---Gives a shape a size in points, whatever its place is.
---@overload fun(self: View, width: number, height: number): View
---@param arguments? SizeArguments
---@return View
function View:size(arguments) end

---@class SpeechAdjustedPitchArguments
---@field value? number
---@field [integer] any

---Raises the voice that reads a view out, or lowers it below 0.
---@overload fun(self: View, value: number): View
---@param arguments? SpeechAdjustedPitchArguments
---@return View
function View:speechAdjustedPitch(arguments) end

---@class SpeechAlwaysIncludesPunctuationArguments
---@field value? boolean
---@field [integer] any

---Reads the punctuation of a view out, too.
---@overload fun(self: View, value?: boolean): View
---@param arguments? SpeechAlwaysIncludesPunctuationArguments
---@return View
function View:speechAlwaysIncludesPunctuation(arguments) end

---@class SpeechAnnouncementsQueuedArguments
---@field value? boolean
---@field [integer] any

---Lets what is announced wait for what is being read out.
---@overload fun(self: View, value?: boolean): View
---@param arguments? SpeechAnnouncementsQueuedArguments
---@return View
function View:speechAnnouncementsQueued(arguments) end

---@class SpeechSpellsOutCharactersArguments
---@field value? boolean
---@field [integer] any

---Reads a view out letter by letter.
---@overload fun(self: View, value?: boolean): View
---@param arguments? SpeechSpellsOutCharactersArguments
---@return View
function View:speechSpellsOutCharacters(arguments) end

---@class StatusBarArguments
---@field hidden? boolean
---@field [integer] any

---Hides the line with the time and the battery, or not.
---@overload fun(self: View, hidden: boolean): View
---@param arguments? StatusBarArguments
---@return View
function View:statusBar(arguments) end

---@class StatusBarHiddenArguments
---@field hidden? boolean
---@field [integer] any

---Hides the line with the time and the battery, or not.
---@overload fun(self: View, hidden?: boolean): View
---@param arguments? StatusBarHiddenArguments
---@return View
function View:statusBarHidden(arguments) end

---@class StrikethroughArguments
---@field color? Color|string|table
---@field isActive? boolean
---@field pattern? "solid"|"dot"|"dash"|"dashDot"|"dashDotDot"|Text.LineStyle.Pattern
---@field [integer] any

---Puts a line through the texts in a view.
---@overload fun(self: View, isActive?: boolean): View
---@param arguments? StrikethroughArguments
---@return View
function View:strikethrough(arguments) end

---@class StrokeArguments
---@field antialiased? boolean
---@field content? any color, gradient or material
---@field lineWidth? number
---@field style? StrokeStyle|string|table
---@field [integer] any

---Draws a line along the outline of a shape.
---@overload fun(self: View, content?: any, lineWidth?: number): View
---@overload fun(self: View, content?: any, style: StrokeStyle|string|table): View
---@param arguments? StrokeArguments
---@return View
function View:stroke(arguments) end

---@class StrokeBorderArguments
---@field antialiased? boolean
---@field content? any color, gradient or material
---@field lineWidth? number
---@field style? StrokeStyle|string|table
---@field [integer] any

---Draws a line along the inner side of the outline of a shape.
---@overload fun(self: View, content?: any, lineWidth?: number): View
---@overload fun(self: View, content?: any, style: StrokeStyle|string|table): View
---@param arguments? StrokeBorderArguments
---@return View
function View:strokeBorder(arguments) end

---@class SubmitLabelArguments
---@field submitLabel? "done"|"go"|"send"|"join"|"route"|"search"|"return"|"next"|"continue"|SubmitLabel
---@field [integer] any

---Says what the key is called that ends what is typed into a view.
---@overload fun(self: View, submitLabel: "done"|"go"|"send"|"join"|"route"|"search"|"return"|"next"|"continue"|SubmitLabel): View
---@param arguments? SubmitLabelArguments
---@return View
function View:submitLabel(arguments) end

---@class SubmitScopeArguments
---@field isBlocking? boolean
---@field [integer] any

---Keeps what is submitted within a view from those around it.
---@overload fun(self: View, isBlocking?: boolean): View
---@param arguments? SubmitScopeArguments
---@return View
function View:submitScope(arguments) end

---@class SwipeActionsArguments
---@field allowsFullSwipe? boolean
---@field [integer] View|string|false
---@field edge? "leading"|"trailing"|HorizontalEdge

---Offers actions at the side of a row.
---@overload fun(self: View, ...: View|string|false): View
---@param arguments? SwipeActionsArguments
---@return View
function View:swipeActions(arguments) end

---@class SymbolRenderingModeArguments
---@field mode? "monochrome"|"multicolor"|"hierarchical"|"palette"|SymbolRenderingMode
---@field [integer] any

---Says in which colors the system's symbols in a view are drawn; nil leaves it to the symbols.
---@overload fun(self: View, mode?: "monochrome"|"multicolor"|"hierarchical"|"palette"|SymbolRenderingMode): View
---@param arguments? SymbolRenderingModeArguments
---@return View
function View:symbolRenderingMode(arguments) end

---@class SymbolVariantArguments
---@field variant? SymbolVariants|string|table
---@field [integer] any

---Says in which variants the system's symbols in a view are drawn.
---@overload fun(self: View, variant: SymbolVariants|string|table): View
---@param arguments? SymbolVariantArguments
---@return View
function View:symbolVariant(arguments) end

---@class TabItemArguments
---@field [integer] View|string|false

---Gives a screen its tab.
---@overload fun(self: View, ...: View|string|false): View
---@param arguments? TabItemArguments
---@return View
function View:tabItem(arguments) end

---@class TabViewStyleArguments
---@field style? any style
---@field [integer] any

---Says how tab views show their tabs.
---@overload fun(self: View, style: any): View
---@param arguments? TabViewStyleArguments
---@return View
function View:tabViewStyle(arguments) end

---@class TableStyleArguments
---@field style? any style
---@field [integer] any

---Says how tables look.
---@overload fun(self: View, style: any): View
---@param arguments? TableStyleArguments
---@return View
function View:tableStyle(arguments) end

---@class TagArguments
---@field tag? string|number|boolean
---@field [integer] any

---Marks a view with the value that choosing it selects.
---@overload fun(self: View, tag: string|number|boolean): View
---@param arguments? TagArguments
---@return View
function View:tag(arguments) end

---@class TaskArguments
---@field action? function
---@field id? string|number|boolean
---@field [integer] any

---Does asynchronous work while a view is shown.
---@overload fun(self: View, action: function): View
---@param arguments? TaskArguments
---@return View
function View:task(arguments) end

---@class TextCaseArguments
---@field textCase? "uppercase"|"lowercase"|Text.Case
---@field [integer] any

---Shows the texts in a view in capitals or small letters; nil shows them as they are.
---@overload fun(self: View, textCase?: "uppercase"|"lowercase"|Text.Case): View
---@param arguments? TextCaseArguments
---@return View
function View:textCase(arguments) end

---@class TextContentTypeArguments
---@field textContentType? "name"|"namePrefix"|"givenName"|"middleName"|"familyName"|"nameSuffix"|"nickname"|"jobTitle"|"organizationName"|"location"|"fullStreetAddress"|"streetAddressLine1"|"streetAddressLine2"|"addressCity"|"addressState"|"addressCityAndState"|"sublocality"|"countryName"|"postalCode"|"telephoneNumber"|"emailAddress"|"URL"|"creditCardNumber"|"username"|"password"|"newPassword"|"oneTimeCode"|"dateTime"|"flightNumber"|"shipmentTrackingNumber"|"birthdate"|"birthdateDay"|"birthdateMonth"|"birthdateYear"|"creditCardName"|"creditCardGivenName"|"creditCardMiddleName"|"creditCardFamilyName"|"creditCardSecurityCode"|"creditCardExpiration"|"creditCardExpirationMonth"|"creditCardExpirationYear"|"creditCardType"|UITextContentType
---@field [integer] any

---Says what is typed into a view, so that it can be suggested.
---@overload fun(self: View, textContentType?: "name"|"namePrefix"|"givenName"|"middleName"|"familyName"|"nameSuffix"|"nickname"|"jobTitle"|"organizationName"|"location"|"fullStreetAddress"|"streetAddressLine1"|"streetAddressLine2"|"addressCity"|"addressState"|"addressCityAndState"|"sublocality"|"countryName"|"postalCode"|"telephoneNumber"|"emailAddress"|"URL"|"creditCardNumber"|"username"|"password"|"newPassword"|"oneTimeCode"|"dateTime"|"flightNumber"|"shipmentTrackingNumber"|"birthdate"|"birthdateDay"|"birthdateMonth"|"birthdateYear"|"creditCardName"|"creditCardGivenName"|"creditCardMiddleName"|"creditCardFamilyName"|"creditCardSecurityCode"|"creditCardExpiration"|"creditCardExpirationMonth"|"creditCardExpirationYear"|"creditCardType"|UITextContentType): View
---@param arguments? TextContentTypeArguments
---@return View
function View:textContentType(arguments) end

---@class TextEditorStyleArguments
---@field style? any style
---@field [integer] any

---Says how text editors look.
---@overload fun(self: View, style: any): View
---@param arguments? TextEditorStyleArguments
---@return View
function View:textEditorStyle(arguments) end

---@class TextFieldStyleArguments
---@field style? any style or function
---@field [integer] any

---Says how text fields look.
---@overload fun(self: View, style: any): View
---@param arguments? TextFieldStyleArguments
---@return View
function View:textFieldStyle(arguments) end

---@class TextInputAutocapitalizationArguments
---@field autocapitalization? "never"|"words"|"sentences"|"characters"|TextInputAutocapitalization
---@field [integer] any

---Says what becomes a capital while a person types.
---@overload fun(self: View, autocapitalization?: "never"|"words"|"sentences"|"characters"|TextInputAutocapitalization): View
---@param arguments? TextInputAutocapitalizationArguments
---@return View
function View:textInputAutocapitalization(arguments) end

---@class TextSelectionArguments
---@field selectability? "enabled"|"disabled"|TextSelectabilityName
---@field [integer] any

---Lets a person select the texts in a view, or not.
---@overload fun(self: View, selectability: "enabled"|"disabled"|TextSelectabilityName): View
---@param arguments? TextSelectionArguments
---@return View
function View:textSelection(arguments) end

---@class TintArguments
---@field tint? any color, gradient or material
---@field [integer] any

---Sets the color of what can be acted on in a view.
---@overload fun(self: View, tint?: any): View
---@param arguments? TintArguments
---@return View
function View:tint(arguments) end

---@class ToggleStyleArguments
---@field style? any style or function
---@field [integer] any

---Says how toggles look and work.
---@overload fun(self: View, style: any): View
---@param arguments? ToggleStyleArguments
---@return View
function View:toggleStyle(arguments) end

---@class ToolbarArguments
---@field [integer] View|string|false
---@field id? string

---Gives a screen a toolbar.
---@overload fun(self: View, ...: View|string|false): View
---@param arguments? ToolbarArguments
---@return View
function View:toolbar(arguments) end

---@class ToolbarVisibilityArguments
---@field bars? ("automatic"|"bottomBar"|"navigationBar"|"tabBar"|"windowToolbar"|ToolbarPlacement)[]
---@field visibility? "automatic"|"visible"|"hidden"|Visibility
---@field [integer] any

---Shows or hides bars of a screen.
---@overload fun(self: View, visibility: "automatic"|"visible"|"hidden"|Visibility): View
---@param arguments? ToolbarVisibilityArguments
---@return View
function View:toolbarVisibility(arguments) end

---@class TrackingArguments
---@field tracking? number
---@field [integer] any

---Sets the space after each character of the texts in a view, in points.
---@overload fun(self: View, tracking: number): View
---@param arguments? TrackingArguments
---@return View
function View:tracking(arguments) end

---@class TransactionArguments
---@field transform? function
---@field [integer] any

---Changes the circumstances in which the changes of a view are made.
---@overload fun(self: View, transform: function): View
---@param arguments? TransactionArguments
---@return View
function View:transaction(arguments) end

---@class TransformArguments
---@field transform? CGAffineTransform|string|table
---@field [integer] any

---Applies a transform to the outline of a shape.
---@overload fun(self: View, transform: CGAffineTransform|string|table): View
---@param arguments? TransformArguments
---@return View
function View:transform(arguments) end

---@class TransformAnchorPreferenceArguments
---@field key? PreferenceKey|string|table
---@field rect? any table with x, y, width, height
---@field transform? function
---@field [integer] any

---Changes what a view tells the views around, by a place in the view.
---@overload fun(self: View, key: PreferenceKey|string|table, transform: function): View
---@param arguments? TransformAnchorPreferenceArguments
---@return View
function View:transformAnchorPreference(arguments) end

---@class TransformEffectArguments
---@field transform? CGAffineTransform|string|table
---@field [integer] any

---Draws a view as a transform has it.
---@overload fun(self: View, transform: CGAffineTransform|string|table): View
---@param arguments? TransformEffectArguments
---@return View
function View:transformEffect(arguments) end

---@class TransformPreferenceArguments
---@field key? PreferenceKey|string|table
---@field transform? function
---@field [integer] any

---Changes what a view tells the views around.
---@overload fun(self: View, key: PreferenceKey|string|table, transform: function): View
---@param arguments? TransformPreferenceArguments
---@return View
function View:transformPreference(arguments) end

---@class TransitionArguments
---@field transition? AnyTransition|string|table
---@field [integer] any

---Says how a view comes and goes.
---@overload fun(self: View, transition: AnyTransition|string|table): View
---@param arguments? TransitionArguments
---@return View
function View:transition(arguments) end

---@class TrimArguments
---@field from? number
---@field to? number
---@field [integer] any

---Keeps the stretch between two parts of the length of a shape's outline, from 0 to 1.
---@overload fun(self: View, from?: number, to?: number): View
---@param arguments? TrimArguments
---@return View
function View:trim(arguments) end

---@class TruncationModeArguments
---@field mode? "head"|"tail"|"middle"|Text.TruncationMode
---@field [integer] any

---Says which part of a text is left out where it doesn't fit.
---@overload fun(self: View, mode: "head"|"tail"|"middle"|Text.TruncationMode): View
---@param arguments? TruncationModeArguments
---@return View
function View:truncationMode(arguments) end

---@class UnderlineArguments
---@field color? Color|string|table
---@field isActive? boolean
---@field pattern? "solid"|"dot"|"dash"|"dashDot"|"dashDotDot"|Text.LineStyle.Pattern
---@field [integer] any

---Puts a line under the texts in a view.
---@overload fun(self: View, isActive?: boolean): View
---@param arguments? UnderlineArguments
---@return View
function View:underline(arguments) end

---@class UnredactedArguments
---@field [integer] any

---Shows the content of a view whatever is hidden around it.
---@param arguments? UnredactedArguments
---@return View
function View:unredacted(arguments) end

---@class UserActivityArguments
---@field activityType? string
---@field isActive? boolean
---@field title? string
---@field [integer] any

---Says what somebody is doing while a view is shown.
---@overload fun(self: View, activityType: string): View
---@param arguments? UserActivityArguments
---@return View
function View:userActivity(arguments) end

---@class ZIndexArguments
---@field value? number
---@field [integer] any

---Says which of overlapping views is in front: the one with more.
---@overload fun(self: View, value: number): View
---@param arguments? ZIndexArguments
---@return View
function View:zIndex(arguments) end
