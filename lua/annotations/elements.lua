---@meta
-- Made by `viewspec docs`: what is written here by hand is lost.

---The color that a modifier of this view gives what can be acted on; nil for the usual one.
---@return Color|string|table|nil
function Element:accentColor() end

---Where the view is touched, in parts of its width and height. Raises an error where the modifier gives a point in points.
---@return UnitPoint|string|table
function Element:accessibilityActivationPoint() end

---The description of the chart, made by what the modifier of the view was given.
---@return any
function Element:accessibilityChartDescriptor() end

---The content that modifiers of the view give beside its label and value, in the order its labels first came; none is no error.
---@return any
function Element:accessibilityCustomContent() end

---What a modifier that makes one element of the view does with its children.
---@return "ignore"|"contain"|"combine"|AccessibilityChildBehavior
function Element:accessibilityElement() end

---How deep a modifier of the view says that its heading lies.
---@return "unspecified"|"h1"|"h2"|"h3"|"h4"|"h5"|"h6"|AccessibilityHeadingLevel
function Element:accessibilityHeading() end

---Whether a modifier of the view hides it from those who can't see it.
---@return boolean
function Element:accessibilityHidden() end

---The name that nobody sees.
---@return string
function Element:accessibilityIdentifier() end

---Whether a modifier of the view keeps its colors when the others are inverted.
---@return boolean
function Element:accessibilityIgnoresInvertColors() end

---The words that a modifier of the view lets it be called by, the best ones first.
---@return (string)[]
function Element:accessibilityInputLabels() end

---Which of a pair the view is, and by what the pair is known.
---@return any
function Element:accessibilityLabeledPair() end

---By what the group is known that the view belongs to.
---@return string|number|boolean
function Element:accessibilityLinkedGroup() end

---Whether a modifier of the view says that it can be used.
---@return boolean
function Element:accessibilityRespondsToUserInteraction() end

---The entries of the rotor of a name, in order. Raises an error where the view has none.
---@return any
function Element:accessibilityRotor() end

---Which of the values that a control offers the view stands for.
---@return string|number|boolean
function Element:accessibilitySelectionIdentifier() end

---How early a modifier of the view lets it be read out.
---@return number
function Element:accessibilitySortPriority() end

---What sort of text a modifier of the view says that it shows.
---@return "plain"|"console"|"fileSystem"|"messaging"|"narrative"|"sourceCode"|"spreadsheet"|"wordProcessing"|AccessibilityTextContentType
function Element:accessibilityTextContentType() end

---What the view is to those who can't see it: by its kind, with what its modifiers add and without what they remove, in the order they are applied.
---@return any
function Element:accessibilityTraits() end

---What a dialog lets a person do: the views that it was given, where it was given views.
---@return Element
function Element:actions() end

---Shows the screen.
function Element:activate() end

---The image itself.
---@return any
function Element:actualImage() end

---Where the views stand in their cells.
---@return "center"|"leading"|"trailing"|"top"|"bottom"|"topLeading"|"topTrailing"|"bottomLeading"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|Alignment|"leading"|"center"|"trailing"|HorizontalAlignment|"top"|"center"|"bottom"|"firstTextBaseline"|"lastTextBaseline"|VerticalAlignment|"top"|"center"|"bottom"|"firstTextBaseline"|"lastTextBaseline"|VerticalAlignment|nil
function Element:alignment() end

---Where a modifier of this view moves a guide.
---@param horizontal? "leading"|"center"|"trailing"|HorizontalAlignment
---@param vertical? "top"|"center"|"bottom"|"firstTextBaseline"|"lastTextBaseline"|VerticalAlignment
---@param width? number
---@param height? number
---@return number
function Element:alignmentGuide(horizontal, vertical, width, height) end

---Whether a long swipe carries out the first of them.
---@return boolean
function Element:allowsFullSwipe() end

---Whether the view takes touches; true unless a modifier says otherwise.
---@return boolean
function Element:allowsHitTesting() end

---Whether a modifier of this view lets characters stand closer to fit.
---@return boolean
function Element:allowsTightening() end

---The animation that a modifier of this view gives its changes; nil for none.
---@return Animation|string|table|nil
function Element:animation() end

---The side of what it points at on which it stands.
---@return "top"|"leading"|"bottom"|"trailing"|Edge
function Element:arrowEdge() end

---The ratio of width to height that a modifier of this view keeps, nil for the one that suits the view, and how the room is used.
---@return any
function Element:aspectRatio() end

---What it points at.
---@return any
function Element:attachmentAnchor() end

---The text with its attributes.
---@return any
function Element:attributedString() end

---The attributes of the text.
---@return Text.Attributes|string|table
function Element:attributes() end

---What a modifier of this view makes capitals while a person types.
---@return "none"|"words"|"sentences"|"allCharacters"|UITextAutocapitalizationType
function Element:autocapitalization() end

---Whether a modifier of this view leaves what is typed as it is.
---@return boolean
function Element:autocorrectionDisabled() end

---The directions in which the content can be moved.
---@return "vertical"|"horizontal"|"both"|Axis.Set
function Element:axes() end

---What the background style stands for by a modifier of this view, as a type that is asked for.
---@return any|nil
function Element:backgroundStyle() end

---What was drawn of the shape before, behind this. Raises an error where nothing was.
---@return Element
function Element:backgroundView() end

---How far above its usual place this text stands, or a modifier of the view has texts stand, in points.
---@return number
function Element:baselineOffset() end

---How a modifier of this view mixes its colors with what is behind it.
---@return "normal"|"multiply"|"screen"|"overlay"|"darken"|"lighten"|"colorDodge"|"colorBurn"|"softLight"|"hardLight"|"difference"|"exclusion"|"hue"|"saturation"|"color"|"luminosity"|"sourceAtop"|"destinationOver"|"destinationOut"|"plusDarker"|"plusLighter"|BlendMode
function Element:blendMode() end

---How a modifier of this view blurs it.
---@return any
function Element:blur() end

---The frame that a modifier of this view draws.
---@return any
function Element:border() end

---By how much a modifier of this view makes it brighter.
---@return number
function Element:brightness() end

---The shape that the view gives the borders of its buttons.
---@return "automatic"|"capsule"|"circle"|"roundedRectangle"|ButtonBorderShape
function Element:buttonBorderShape() end

---The style that the view gives its buttons.
---@return any
function Element:buttonStyle() end

---Calls what `accessibilityAction` was given, by kind or by name.
---@param action? any
function Element:callAccessibilityAction(action) end

---Calls what `accessibilityAdjustableAction` was given, upwards unless told otherwise.
---@param direction? "increment"|"decrement"|AccessibilityAdjustmentDirection
function Element:callAccessibilityAdjustableAction(direction) end

---Calls what `accessibilityScrollAction` was given, with the side to scroll towards.
---@param edge? "top"|"leading"|"bottom"|"trailing"|Edge
function Element:callAccessibilityScrollAction(edge) end

---Calls what `onAppear` was given.
function Element:callOnAppear() end

---Calls what `onChange` was given.
---@param newValue? any
---@param oldValue? any
---@param index? integer
function Element:callOnChange(newValue, oldValue, index) end

---Calls what `onChanged` was given, in the order in which it was added. Raises an error where there is none.
---@param value? any
function Element:callOnChanged(value) end

---Calls what `onCommand` was given for a command. Raises an error where no modifier of the view takes that command.
---@param selector? any
function Element:callOnCommand(selector) end

---Presses return.
function Element:callOnCommit() end

---Has the view take up an activity. Raises an error where no modifier of the view takes up activities of that type.
---@param activity? any
function Element:callOnContinueUserActivity(activity) end

---Asks what `onCopyCommand` was given, and gives what is taken.
---@return (any)[]
function Element:callOnCopyCommand() end

---Asks what `onCutCommand` was given, and gives what is taken.
---@return (any)[]
function Element:callOnCutCommand() end

---Deletes the rows at these positions, counted from 1, as a person would.
---@param indices? (any)[]
function Element:callOnDelete(indices) end

---Calls what `onDeleteCommand` was given.
function Element:callOnDeleteCommand() end

---Calls what `onDisappear` was given.
function Element:callOnDisappear() end

---Calls what the app gave as `onDismiss` and leaves the screen where it is. Raises an error where the app gave nothing, and when the screen is gone.
function Element:callOnDismiss() end

---Asks what `onDrag` was given, and gives what is dragged.
---@return any
function Element:callOnDrag() end

---Drops something on the view, and tells whether it was taken.
---@param items? (any)[]
---@param location? any
---@return boolean
function Element:callOnDrop(items, location) end

---Says that moving the slider ended.
function Element:callOnEditingChanged() end

---Calls what `onEnded` was given, in the order in which it was added. Raises an error where there is none.
---@param value? any
function Element:callOnEnded(value) end

---Calls what `onExitCommand` was given.
function Element:callOnExitCommand() end

---Tells what `focusable` was given that the focus came, or with false that it went.
---@param isFocused? boolean
function Element:callOnFocusChange(isFocused) end

---Calls what `onHover` was given, with true unless told otherwise.
---@param isHovering? boolean
function Element:callOnHover(isHovering) end

---Puts items of these types in front of the row at a position, counted from 1, as a person would.
---@param types? (any)[]
---@param index? integer
---@param items? (any)[]
function Element:callOnInsert(types, index, items) end

---Calls what `onLongPressGesture` was given.
function Element:callOnLongPressGesture() end

---Moves the rows at these positions, counted from 1, in front of the one at `offset`, as a person would.
---@param indices? (any)[]
---@param offset? integer
function Element:callOnMove(indices, offset) end

---Calls what `onMoveCommand` was given, with the direction up unless told otherwise.
---@param direction? "up"|"down"|"left"|"right"|MoveCommandDirection
function Element:callOnMoveCommand(direction) end

---Calls what `onOpenURL` was given.
---@param url? URL|string|table
function Element:callOnOpenURL(url) end

---Calls what `onPasteCommand` was given, with nothing to paste unless told otherwise.
---@param items? (any)[]
function Element:callOnPasteCommand(items) end

---Calls what `onPlayPauseCommand` was given.
function Element:callOnPlayPauseCommand() end

---Calls what `onSubmit` was given.
---@param of? any
function Element:callOnSubmit(of) end

---Calls what `onTapGesture` was given, with a tap at (0, 0).
function Element:callOnTapGesture() end

---Taps the menu. Raises an error where a tap only opens it.
function Element:callPrimaryAction() end

---Chooses this suggestion, as a person would. Raises an error where the view completes nothing, and where it is no suggestion of a search field.
function Element:callSearchCompletion() end

---Does the work that `task` was given, and waits until it is done. Raises an error where there is none.
function Element:callTask() end

---Calls what `transaction` was given, with a transaction of no animation.
function Element:callTransaction() end

---Calls what `updating` was given, in the order in which it was added. The view's own state is not set, as the gesture isn't performed. Raises an error where there is none.
---@param value? any
function Element:callUpdating(value) end

---The point that the colors go around.
---@return UnitPoint|string|table
function Element:center() end

---The shape within which a modifier shows this view.
---@return any
function Element:clipShape() end

---How the inside is worked out of the shape within which a modifier shows this view.
---@return FillStyle|string|table
function Element:clipStyle() end

---Hides the content.
function Element:collapse() end

---True where a modifier of this view inverts its colors. Raises an error where none does.
---@return boolean
function Element:colorInvert() end

---How its colors are worked out.
---@return "nonLinear"|"linear"|"extendedLinear"|ColorRenderingMode
function Element:colorMode() end

---The color that a modifier of this view multiplies its colors with.
---@return Color|string|table
function Element:colorMultiply() end

---Whether a modifier shows this view light or dark.
---@return "light"|"dark"|ColorScheme
function Element:colorScheme() end

---Which columns are shown.
---@return "automatic"|"all"|"doubleColumn"|"detailOnly"|NavigationSplitViewVisibility
function Element:columnVisibility() end

---How wide the columns are, and how far apart.
---@return (GridItem|string|table)[]
function Element:columns() end

---True where a modifier of this view has it drawn as one. Raises an error where none does.
---@return boolean
function Element:compositingGroup() end

---The shape that a modifier of this view has a `ContainerRelativeShape` take.
---@return any
function Element:containerShape() end

---How far the content keeps from the sides by itself. Only other modifiers change that: it is 0.
---@return any
function Element:contentInsets() end

---The shape that a modifier gives the content of this view.
---@return any
function Element:contentShape() end

---How a modifier of this view has content go over to the next.
---@return ContentTransition|string|table
function Element:contentTransition() end

---What it shows in a phase; by default in the one it is in.
---@param phase? any|nil
---@return Element
function Element:contentView(phase) end

---The contrast that a modifier of this view gives it, 1 for the usual one.
---@return number
function Element:contrast() end

---The style that the view gives its control groups.
---@return any
function Element:controlGroupStyle() end

---How much room the view gives its controls.
---@return "mini"|"small"|"regular"|"large"|"extraLarge"|ControlSize
function Element:controlSize() end

---What locations are measured from.
---@return any
function Element:coordinateSpace() end

---The name that a modifier gives the coordinates of this view. Raises an error where it is no string.
---@return string|number|boolean
function Element:coordinateSpaceName() end

---The radius in points of the corners that a modifier of this view cuts round.
---@return number
function Element:cornerRadius() end

---How many taps in a row it takes.
---@return integer
function Element:count() end

---What says what the value is.
---@return Element
function Element:currentValueLabelView() end

---The style that a modifier of the app's own gives this view, by the name of the method that applies it: `cardStyle` for a `CardStyleModifier`. Raises an error where the view has no such modifier.
---@param name? string
---@return string
function Element:customStyle(name) end

---The style that the view gives its date pickers.
---@return any
function Element:datePickerStyle() end

---Leaves the screen.
function Element:deactivate() end

---Takes a step down. Raises an error where the stepper has no way down.
function Element:decrement() end

---Whether a modifier says that this row cannot be deleted.
---@return boolean
function Element:deleteDisabled() end

---The last column.
---@return Element
function Element:detailView() end

---Whether a modifier of this view leaves what is typed as it is. Raises an error where it leaves that to the system.
---@return boolean|nil
function Element:disableAutocorrection() end

---The style that the view gives its disclosure groups.
---@return any
function Element:disclosureGroupStyle() end

---Takes the screen away, as a person would by a swipe or a button that does nothing else; then the app's `onDismiss` is called. Raises an error when the screen is gone already.
function Element:dismiss() end

---Which parts of the date are chosen.
---@return any
function Element:displayedComponents() end

---Puts a finger on the view, moves it to a place in equal steps, and lifts it; places are in points. Raises an error where no gesture takes it.
---@param to? any
---@param from? any
---@param steps? integer
---@param duration? number
---@param modifiers? any
function Element:drag(to, from, steps, duration, modifiers) end

---How a modifier of this view draws it into a picture first.
---@return any
function Element:drawingGroup() end

---The size in which the texts in this view are read, as far as a modifier of the view sets or limits it.
---@return "xSmall"|"small"|"medium"|"large"|"xLarge"|"xxLarge"|"xxxLarge"|"accessibility1"|"accessibility2"|"accessibility3"|"accessibility4"|"accessibility5"|DynamicTypeSize
function Element:dynamicTypeSize() end

---The limits that a modifier of this view sets to the size in which its texts are read.
---@return any
function Element:dynamicTypeSizeRange() end

---The side on which it stands.
---@return "leading"|"trailing"|HorizontalEdge|any
function Element:edge() end

---The sides on which a modifier of this view lets it reach under bars.
---@return any
function Element:edgesIgnoringSafeArea() end

---The edit mode that the environment has, nil where it has none.
---@return "inactive"|"transient"|"active"|EditMode|nil
function Element:editMode() end

---Where the last color is reached.
---@return Angle|string|table
function Element:endAngle() end

---Where the last color is reached.
---@return UnitPoint|string|table
function Element:endPoint() end

---How far from it the last color is reached, in points.
---@return number
function Element:endRadius() end

---How far from it the last color is reached, as a part of the place.
---@return number
function Element:endRadiusFraction() end

---Shows the content.
function Element:expand() end

---The events from outside that the view may handle.
---@return (string)[]
function Element:externalEventsAllowed() end

---The events from outside that the view would rather handle.
---@return (string)[]
function Element:externalEventsPreferred() end

---What it is drawn with. Raises an error where it was not said, and where that is of another type.
---@return any
function Element:fillShapeStyle() end

---How its inside is drawn. Raises an error where it was not said.
---@return FillStyle|string|table
function Element:fillStyle() end

---The gesture that goes first.
---@param kind? string
---@return Element
function Element:first(kind) end

---Where the view stands in its frame.
---@return "center"|"leading"|"trailing"|"top"|"bottom"|"topLeading"|"topTrailing"|"bottomLeading"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|Alignment
function Element:fixedAlignment() end

---The size that the frame gives. Raises an error unless it gives both width and height.
---@return any
function Element:fixedFrame() end

---The height that the frame gives.
---@return number
function Element:fixedHeight() end

---Which ways a modifier of this view gives it the size that suits it best.
---@return any
function Element:fixedSize() end

---The width that the frame gives.
---@return number
function Element:fixedWidth() end

---The limits that the frame gives. Raises an error unless all are given.
---@return any
function Element:flexFrame() end

---Whether a modifier mirrors this view where text runs from right to left.
---@return boolean
function Element:flipsForRightToLeftLayoutDirection() end

---The font that a modifier of this view sets.
---@return Font|string|table|nil
function Element:font() end

---The general shape that a modifier of this view gives the letters in it.
---@return "default"|"serif"|"rounded"|"monospaced"|Font.Design|nil
function Element:fontDesign() end

---How heavy this text is, or the texts are in a view that a modifier sets it for.
---@return "ultraLight"|"thin"|"light"|"regular"|"medium"|"semibold"|"bold"|"heavy"|"black"|Font.Weight
function Element:fontWeight() end

---How wide a modifier of this view makes the letters in it.
---@return "compressed"|"condensed"|"standard"|"expanded"|Font.Width|nil
function Element:fontWidth() end

---What stands below it.
---@return Element
function Element:footer() end

---The color that a modifier of this view sets for what stands in front.
---@return Color|string|table|nil
function Element:foregroundColor() end

---What this text, or a view that a modifier sets it for, is drawn in front with.
---@return any
function Element:foregroundStyle() end

---What a modifier of this view draws with in front, the first level first.
---@return (any)[]
function Element:foregroundStyles() end

---The style that the view gives its forms.
---@return any
function Element:formStyle() end

---How far it has come, from 0 to 1; nil when nobody knows.
---@return number|nil
function Element:fractionCompleted() end

---Swipes all the way, which carries out the first action. Raises an error where a long swipe does nothing, and where there is no button.
function Element:fullSwipe() end

---The style that the view gives its gauges.
---@return any
function Element:gaugeStyle() end

---The gesture of a kind that `:gesture(…)` attached; among several of the kind, by its position from 1. Raises an error where there is none.
---@param kind? string
---@param index? integer
---@return Element
function Element:gesture(kind, index) end

---Which gestures count, as said where this one, or the composed one that it is a part of, is attached.
---@return "all"|"gesture"|"subviews"|"none"|GestureMask
function Element:gestureMask() end

---The keys that have to be held: all those that `modifiers` names, together.
---@return any
function Element:gestureModifiers() end

---The glass that a modifier puts behind this view, and its shape.
---@return Glass|string|table
function Element:glassEffect() end

---The name that a modifier gives the glass of this view.
---@return any
function Element:glassEffectID() end

---The shape of the glass.
---@return any
function Element:glassEffectShape() end

---The colors.
---@return Gradient|string|table
function Element:gradient() end

---How much of the color a modifier of this view takes out, from 0 to 1.
---@return number
function Element:grayscale() end

---The style that the view gives its group boxes.
---@return any
function Element:groupBoxStyle() end

---Whether there is space around the view.
---@return boolean
function Element:hasPadding() end

---What stands above it.
---@return Element
function Element:header() end

---How much a modifier of this view lets headers stand out.
---@return "standard"|"increased"|Prominence
function Element:headerProminence() end

---The gesture of a kind that `:highPriorityGesture(…)` attached; among several of the kind, by its position from 1. Raises an error where there is none.
---@param kind? string
---@param index? integer
---@return Element
function Element:highPriorityGesture(kind, index) end

---Puts a finger on the button and keeps it there; styles see that the button is pressed.
function Element:hold() end

---Whether the view has the options of its radio groups stand side by side.
---@return boolean
function Element:horizontalRadioGroupLayout() end

---The distance between columns in points, nil for the system's usual one.
---@return number|nil
function Element:horizontalSpacing() end

---What a modifier lets become of this view when a pointer comes over it.
---@return "automatic"|"highlight"|"lift"|HoverEffect
function Element:hoverEffect() end

---How far a modifier of this view turns its colors around the color circle.
---@return Angle|string|table
function Element:hueRotation() end

---The picture.
---@return Element
function Element:icon() end

---The identity that the view was given.
---@return string|number|boolean
function Element:id() end

---The name by which a toolbar keeps the item.
---@return string|string|nil
function Element:identifier() end

---What a modifier of this view lets it reach under, and on which sides.
---@return any
function Element:ignoresSafeArea() end

---The sides on which it reaches beyond the safe area.
---@return any
function Element:ignoresSafeAreaEdges() end

---How large a modifier of this view has symbols drawn.
---@return "small"|"medium"|"large"|Image.Scale
function Element:imageScale() end

---The images within the text.
---@return any
function Element:images() end

---Takes a step up. Raises an error where the stepper has no way up.
function Element:increment() end

---The style that the view gives the dots that stand for pages.
---@return any
function Element:indexViewStyle() end

---The text in the field.
---@return string
function Element:input() end

---By how many points it was made smaller. Raises an error where it wasn't.
---@return number
function Element:inset() end

---Whether a person is kept from swiping the screen away.
---@return boolean
function Element:interactiveDismissDisabled() end

---How it is drawn in another size, nil where that was not said.
---@return "none"|"low"|"medium"|"high"|Image.Interpolation|nil
function Element:interpolation() end

---Whether the screen is shown.
---@return boolean
function Element:isActive() end

---Whether its edges are smooth, nil where that was not said.
---@return boolean|nil
function Element:isAntialiased() end

---Whether the modifier makes texts bold.
---@return boolean
function Element:isBold() end

---Whether it is left out when a screen is read out.
---@return boolean
function Element:isDecorative() end

---Whether the view itself or one around it is disabled.
---@return boolean
function Element:isDisabled() end

---Whether the content is shown.
---@return boolean
function Element:isExpanded() end

---Whether the view is one that the focus moves within before it moves on.
---@return boolean
function Element:isFocusSection() end

---Whether a modifier of the view says that it can have the focus.
---@return boolean
function Element:isFocusable() end

---Whether the view itself is hidden.
---@return boolean
function Element:isHidden() end

---Whether the modifier makes texts italic.
---@return boolean
function Element:isItalic() end

---Whether it is on.
---@return boolean
function Element:isOn() end

---Whether the screen is shown.
---@return boolean
function Element:isPresented() end

---Whether somebody holds the button down.
---@return boolean
function Element:isPressed() end

---Whether it takes the size of its place.
---@return boolean
function Element:isResizable() end

---Whether a modifier makes this view as large as it takes to fill the room, in its own shape.
---@return boolean
function Element:isScaledToFill() end

---Whether a modifier makes this view as large as fits into the room, in its own shape.
---@return boolean
function Element:isScaledToFit() end

---Whether the modifier strikes texts through.
---@return boolean
function Element:isStrikethrough() end

---Whether the modifier underlines texts.
---@return boolean
function Element:isUnderline() end

---The collection of what is shared.
---@return (any)[]
function Element:items() end

---The space between characters that this text or a modifier of the view sets, in points.
---@return number
function Element:kerning() end

---The shortcut that a modifier of the view gives it, nil for none.
---@return string|nil
function Element:keyboardShortcut() end

---The keyboard that a modifier of this view asks for.
---@return "default"|"asciiCapable"|"numbersAndPunctuation"|"URL"|"numberPad"|"phonePad"|"namePhonePad"|"emailAddress"|"decimalPad"|"twitter"|"webSearch"|"asciiCapableNumberPad"|UIKeyboardType
function Element:keyboardType() end

---The style that the view gives its labels.
---@return any
function Element:labelStyle() end

---What the button says.
---@return Element
function Element:labelView() end

---The style that the view gives its labeled content.
---@return any
function Element:labeledContentStyle() end

---Whether the view hides the labels of its controls.
---@return boolean
function Element:labelsHidden() end

---The priority that a modifier of this view gives it where there is too little room.
---@return number
function Element:layoutPriority() end

---The view that is made of an element.
---@param element? any
---@return Element
function Element:leaf(element) end

---The limit that a modifier of this view sets on the lines of a text; nil for none.
---@return integer|nil
function Element:lineLimit() end

---The space between lines that a modifier of this view sets, in points.
---@return number
function Element:lineSpacing() end

---The color of what stands out in this row, and whether it stays whatever the system's settings are. Raises an error where a modifier gives none.
---@return any
function Element:listItemTint() end

---The space that a modifier puts between this row and its content. Raises an error where it asks for the usual one.
---@return any|nil
function Element:listRowInsets() end

---The color of what a modifier lets this row stand on; nil for the usual one.
---@return Color|string|table|nil
function Element:listRowPlatterColor() end

---Whether a modifier of this row shows the lines above and below it, and which of them.
---@return any
function Element:listRowSeparator() end

---The color that a modifier of this row gives the lines above and below it, and which of them.
---@return any
function Element:listRowSeparatorTint() end

---Whether a modifier of this section shows the lines above and below it, and which of them.
---@return any
function Element:listSectionSeparator() end

---The color that a modifier of this section gives the lines above and below it, and which of them.
---@return any
function Element:listSectionSeparatorTint() end

---The style that the view gives its lists.
---@return any
function Element:listStyle() end

---Puts a finger on the view for so many seconds. Raises an error where no gesture takes it.
---@param duration? number
---@param at? any
---@param modifiers? any
function Element:longPress(duration, at, modifiers) end

---How many lines a modifier of this view has a text take at least.
---@return integer|nil
function Element:lowerLineLimit() end

---True where a modifier of this view makes its dark parts transparent. Raises an error where none does.
---@return boolean
function Element:luminanceToAlpha() end

---Puts two fingers on the view, moves them until they are so many times as far apart, and lifts them. Raises an error where no gesture takes it.
---@param by? number
---@param steps? integer
---@param duration? number
---@param at? any
---@param modifiers? any
function Element:magnify(by, steps, duration, at, modifiers) end

---Which views take each other's place with this one.
---@return any
function Element:matchedGeometryEffect() end

---The last date that may be chosen, nil for no such bound.
---@return Date|string|table|nil
function Element:maximumDate() end

---How far the finger may move meanwhile, in points.
---@return number
function Element:maximumDistance() end

---The value at the end of the gauge.
---@return number
function Element:maximumValue() end

---What stands at the upper end.
---@return Element
function Element:maximumValueLabelView() end

---The style that the view gives its menu buttons.
---@return any
function Element:menuButtonStyle() end

---Whether a modifier of this view has buttons show that they open a menu.
---@return "automatic"|"visible"|"hidden"|Visibility
function Element:menuIndicator() end

---The style that the view gives its menus.
---@return any
function Element:menuStyle() end

---What the alert says below its title. Raises an error where it says nothing.
---@return Element
function Element:message() end

---What is said of the items.
---@return Element
function Element:messageView() end

---The least length in points, nil for the system's usual one.
---@return number|nil
function Element:minLength() end

---How far the fingers have to turn before the gesture begins.
---@return Angle|string|table
function Element:minimumAngleDelta() end

---The first date that may be chosen, nil for no such bound.
---@return Date|string|table|nil
function Element:minimumDate() end

---How far the finger has to move before it is a drag, in points.
---@return number
function Element:minimumDistance() end

---How long the finger has to stay down, in seconds.
---@return number
function Element:minimumDuration() end

---How far the factor has to be from 1 before the gesture begins.
---@return number
function Element:minimumScaleDelta() end

---How small a modifier of this view lets texts become to fit.
---@return number
function Element:minimumScaleFactor() end

---The value at the beginning of the gauge.
---@return number
function Element:minimumValue() end

---What stands at the lower end.
---@return Element
function Element:minimumValueLabelView() end

---True where a modifier of this view gives all digits the same width. Raises an error where none does.
---@return boolean
function Element:monospacedDigit() end

---Whether a modifier says that this row cannot be moved.
---@return boolean
function Element:moveDisabled() end

---Where a modifier of this view lets the lines of a text stand.
---@return "leading"|"center"|"trailing"|TextAlignment
function Element:multilineTextAlignment() end

---The name of one of the system's colors, or in an asset catalogue. Raises an error for a color by its components.
---@return string
function Element:name() end

---Whether a modifier of this view hides the button that leads back.
---@return boolean
function Element:navigationBarBackButtonHidden() end

---Whether a modifier of this view hides the bar above the screen.
---@return boolean
function Element:navigationBarHidden() end

---How large a modifier of this view has the title of the screen shown.
---@return "automatic"|"inline"|"large"|NavigationBarItem.TitleDisplayMode
function Element:navigationBarTitleDisplayMode() end

---The style that the view gives its split views.
---@return any
function Element:navigationSplitViewStyle() end

---The style that the view gives its navigation views.
---@return any
function Element:navigationViewStyle() end

---By how many points it was moved. Raises an error where it wasn't.
---@return any
function Element:offset() end

---How solid the view is, from 0 to 1.
---@return number
function Element:opacity() end

---Whether nothing behind it is seen.
---@return boolean
function Element:opaque() end

---The space on each side, in points; 0 where there is none. Raises an error where there is no padding of a known length.
---@return any
function Element:padding() end

---Taps the button with these items on the clipboard.
---@param items? (any)[]
function Element:paste(items) end

---The outline in a rectangle, in points.
---@param x? number
---@param y? number
---@param width? number
---@param height? number
---@return Path|string|table
function Element:path(x, y, width, height) end

---The style that the view gives its pickers.
---@return any
function Element:pickerStyle() end

---Which views stay in sight while the grid is scrolled.
---@return "sectionHeaders"|"sectionFooters"|"both"|"none"|PinnedScrollableViews
function Element:pinnedViews() end

---Where in the bars the item stands.
---@return "automatic"|"principal"|"navigation"|"primaryAction"|"secondaryAction"|"status"|"confirmationAction"|"cancellationAction"|"destructiveAction"|"keyboard"|"bottomBar"|"topBarLeading"|"topBarTrailing"|"navigationBarLeading"|"navigationBarTrailing"|ToolbarItemPlacement|"automatic"|"toolbar"|"sidebar"|"navigationBarDrawer"|"navigationBarDrawerAlways"|SearchFieldPlacement
function Element:placement() end

---Where a modifier of this view puts its middle, in points.
---@return any
function Element:position() end

---Whether a modifier of this view asks for a light or a dark screen; nil where it leaves it.
---@return "light"|"dark"|ColorScheme|nil
function Element:preferredColorScheme() end

---Whether the view should get the focus in its scope.
---@return boolean
function Element:prefersDefaultFocus() end

---What a modifier of this view draws the background of the screen with, as a type that is asked for.
---@return any
function Element:presentationBackground() end

---Whether a modifier of this view lets a person use what is behind the screen.
---@return "automatic"|"enabled"|"disabled"|PresentationBackgroundInteraction
function Element:presentationBackgroundInteraction() end

---How round a modifier of this view makes the corners of the screen, in points; nil for the usual.
---@return number|nil
function Element:presentationCornerRadius() end

---At which heights the sheet can rest.
---@return ("medium"|"large"|PresentationDetent)[]
function Element:presentationDetents() end

---Whether the sheet shows that it can be dragged.
---@return "automatic"|"visible"|"hidden"|Visibility
function Element:presentationDragIndicator() end

---The style that the view gives the windows it opens.
---@return any
function Element:presentedWindowStyle() end

---The style that the view gives the toolbars of windows it opens.
---@return any
function Element:presentedWindowToolbarStyle() end

---What is shown of the view beside the menu. Raises an error where nothing was given.
---@return Element
function Element:preview() end

---Where a modifier has this view previewed, as a type that is asked for.
---@return any
function Element:previewContext() end

---The device on which a modifier has this view previewed. Raises an error where it leaves that open.
---@return string
function Element:previewDevice() end

---The name that a modifier gives the preview of this view. Raises an error where it leaves that open.
---@return string
function Element:previewDisplayName() end

---How the device is held on which a modifier has this view previewed.
---@return "portrait"|"portraitUpsideDown"|"landscapeLeft"|"landscapeRight"|InterfaceOrientation
function Element:previewInterfaceOrientation() end

---How much room a modifier has this view previewed in.
---@return PreviewLayout|string|table
function Element:previewLayout() end

---The button that does what an alert is about, or the only one.
---@return Element
function Element:primaryButton() end

---Whether a modifier hides this view where others may look.
---@return boolean
function Element:privacySensitive() end

---The object that tells of the progress.
---@return any
function Element:progress() end

---The style that the view gives its progress views.
---@return any
function Element:progressViewStyle() end

---The transform in space that a modifier of this view applies.
---@return ProjectionTransform|string|table
function Element:projectionTransform() end

---What the field shows while it is empty.
---@return Element
function Element:prompt() end

---Why a modifier hides the content of this view.
---@return any
function Element:redacted() end

---Brings what is shown up to date; nil where that is not offered.
function Element:refresh() end

---What the inset adds to.
---@return "all"|"container"|"keyboard"|SafeAreaRegions
function Element:regions() end

---Takes the finger off the button, which then acts. Does nothing where the button isn't held.
function Element:release() end

---Whether its own colors are drawn, nil where that was not said.
---@return "template"|"original"|Image.TemplateRenderingMode|nil
function Element:renderingMode() end

---Whether it may be drawn apart from the rest of the screen.
---@return boolean
function Element:rendersAsynchronously() end

---Red, green and blue with their opacity. Raises an error for a color of an asset catalogue.
---@return any
function Element:rgba() end

---What it does to the things it concerns, nil for nothing in particular.
---@return "destructive"|"cancel"|ButtonRole|nil
function Element:role() end

---Puts two fingers on the view, turns them by so many degrees, and lifts them. Raises an error where no gesture takes it.
---@param degrees? number
---@param steps? integer
---@param duration? number
---@param at? any
---@param modifiers? any
function Element:rotate(degrees, steps, duration, at, modifiers) end

---How far it was turned, and around which place. Raises an error where it wasn't.
---@return any
function Element:rotation() end

---How a modifier of this view turns it in space.
---@return any
function Element:rotation3D() end

---How high the rows are, and how far apart.
---@return (GridItem|string|table)[]
function Element:rows() end

---How strong a modifier of this view makes its colors, 1 for the usual strength.
---@return number
function Element:saturation() end

---How many pixels of the image make a point.
---@return any|number
function Element:scale() end

---How many times as wide and as high a modifier of this view draws it.
---@return any
function Element:scaleEffect() end

---The place in the view around which a modifier scales it.
---@return UnitPoint|string|table
function Element:scaleEffectAnchor() end

---The sides on which a modifier of this view puts as much space as suits the window.
---@return any
function Element:scenePadding() end

---When a modifier of this view has scrolling views bounce, and along which axes.
---@return any
function Element:scrollBounceBehavior() end

---Whether a modifier of this view lets content be drawn beyond the edges of scrolling views.
---@return boolean
function Element:scrollClipDisabled() end

---Whether a modifier of this view shows the standard background of the scrolling views within it.
---@return "automatic"|"visible"|"hidden"|Visibility
function Element:scrollContentBackground() end

---Whether a modifier of this view keeps the scrolling views within it from being scrolled.
---@return boolean
function Element:scrollDisabled() end

---How a modifier of this view has scrolling dismiss the keyboard.
---@return "automatic"|"immediately"|"interactively"|"never"|ScrollDismissesKeyboardMode
function Element:scrollDismissesKeyboard() end

---Whether a modifier of this view shows the indicators of the scrolling views within it, and along which axes.
---@return any
function Element:scrollIndicators() end

---Which view a modifier of this view keeps in sight.
---@return string|number|boolean|nil
function Element:scrollPosition() end

---Which place of the scrolling view the view in sight stands at; nil for any.
---@return UnitPoint|string|table|nil
function Element:scrollPositionAnchor() end

---Where a modifier of this view has scrolling come to rest.
---@return string
function Element:scrollTargetBehavior() end

---Whether a modifier of this view makes each view of its layout a target of scrolling.
---@return boolean
function Element:scrollTargetLayout() end

---Where it was scrolled to, in order.
---@return (any)[]
function Element:scrollTargets() end

---What this suggestion puts into the search field.
---@return string
function Element:searchCompletion() end

---The gesture that waits for the first to fail.
---@param kind? string
---@return Element
function Element:second(kind) end

---The other button of an alert.
---@return Element
function Element:secondaryButton() end

---Chooses a color.
---@param color? Color|string|table
function Element:select(color) end

---The chosen color.
---@return Color|string|table
function Element:selectedColor() end

---The chosen date.
---@return Date|string|table
function Element:selectedDate() end

---The chosen days.
---@return (any)[]
function Element:selectedDateComponents() end

---The tag of the chosen row, or the set of tags where any number may be chosen.
---@return any
function Element:selectedValue() end

---Shows a screen or leaves it: `set(false)`.
---@param isPresented? boolean
function Element:set(isPresented) end

---Types a text in place of the one there is.
---@param text? string
function Element:setInput(text) end

---Moves the slider to a number in its own units; past an end it stays there, between two steps it takes the nearer one.
---@param value? number
function Element:setValue(value) end

---The shadow that a modifier of this view adds.
---@return any
function Element:shadow() end

---The preview of an item. Raises an error when it has none, and when the preview has a picture or an icon of another type.
---@return SharePreview|string|table
function Element:sharePreview() end

---Whether the item is shown before somebody changes the toolbar.
---@return boolean
function Element:showsByDefault() end

---Whether bars show how far it was moved.
---@return boolean
function Element:showsIndicators() end

---The first column.
---@return Element
function Element:sidebarView() end

---The gesture of a kind that `:simultaneousGesture(…)` attached; among several of the kind, by its position from 1. Raises an error where there is none.
---@param kind? string
---@param index? integer
---@return Element
function Element:simultaneousGesture(kind, index) end

---The size it was given, in points. Raises an error where it was given none.
---@return any
function Element:size() end

---Taps the label of a column, by its position from 1: sorts by the column, or the other way round when it is sorted by it already. Raises an error where rows are not sorted by the column.
---@param column? integer
function Element:sort(column) end

---The collection, or the element at the top. Raises an error when it is of another type.
---@return any
function Element:sourceData() end

---Below which distance glass flows together, in points; nil for the system's own.
---@return number|nil
function Element:spacing() end

---How far a modifier of the view raises the voice.
---@return number
function Element:speechAdjustedPitch() end

---Whether a modifier of the view lets its punctuation be read out.
---@return boolean
function Element:speechAlwaysIncludesPunctuation() end

---Whether a modifier of the view lets announcements wait.
---@return boolean
function Element:speechAnnouncementsQueued() end

---Whether a modifier of the view lets it be spelt out.
---@return boolean
function Element:speechSpellsOutCharacters() end

---Where the first color is reached.
---@return Angle|string|table
function Element:startAngle() end

---Where the first color is reached.
---@return UnitPoint|string|table
function Element:startPoint() end

---How far from it the first color is reached, in points.
---@return number
function Element:startRadius() end

---How far from it the first color is reached, as a part of the place.
---@return number
function Element:startRadiusFraction() end

---Whether a modifier of this view hides the line with the time and the battery.
---@return boolean
function Element:statusBarHidden() end

---The text as it reads in a locale, English unless another is given.
---@param locale? any
---@return string
function Element:string(locale) end

---How the line along its outline is drawn. Raises an error where none is.
---@return StrokeStyle|string|table
function Element:strokeStyle() end

---What the button is for.
---@return "default"|"cancel"|"destructive"|Alert.Button.Style
function Element:style() end

---What the items are about.
---@return Element
function Element:subjectView() end

---Starts the search for what is in the field: what `onSubmit` around was given is called.
function Element:submit() end

---What a modifier of this view calls the key that ends what is typed.
---@return "done"|"go"|"send"|"join"|"route"|"search"|"return"|"next"|"continue"|SubmitLabel
function Element:submitLabel() end

---Whether the view keeps what is submitted within it from those around.
---@return boolean
function Element:submitScope() end

---The identifiers of the types that the button takes.
---@return (string)[]
function Element:supportedTypes() end

---Whether the color may let things shine through.
---@return boolean
function Element:supportsOpacity() end

---How the layers of a symbol are colored, nil where that was not said.
---@return "monochrome"|"multicolor"|"hierarchical"|"palette"|SymbolRenderingMode|nil
function Element:symbolRenderingMode() end

---The variants in which a modifier of this view has symbols drawn.
---@return SymbolVariants|string|table
function Element:symbolVariant() end

---The views that it may draw. Raises an error where it was given none.
---@return Element
function Element:symbolsView() end

---The style that the view gives its tab views.
---@return any
function Element:tabViewStyle() end

---The style that the view gives its tables.
---@return any
function Element:tableStyle() end

---The value that the view was given for a control to choose it by.
---@return string|number|boolean
function Element:tag() end

---Taps the button: it acts, and what it stands in goes away.
---@param count? integer
---@param at? any
---@param modifiers? any
function Element:tap(count, at, modifiers) end

---The letters in which a modifier of this view shows texts; nil for those that they have.
---@return "uppercase"|"lowercase"|Text.Case|nil
function Element:textCase() end

---What a modifier of this view says is typed into it; nil where it takes that back.
---@return "name"|"namePrefix"|"givenName"|"middleName"|"familyName"|"nameSuffix"|"nickname"|"jobTitle"|"organizationName"|"location"|"fullStreetAddress"|"streetAddressLine1"|"streetAddressLine2"|"addressCity"|"addressState"|"addressCityAndState"|"sublocality"|"countryName"|"postalCode"|"telephoneNumber"|"emailAddress"|"URL"|"creditCardNumber"|"username"|"password"|"newPassword"|"oneTimeCode"|"dateTime"|"flightNumber"|"shipmentTrackingNumber"|"birthdate"|"birthdateDay"|"birthdateMonth"|"birthdateYear"|"creditCardName"|"creditCardGivenName"|"creditCardMiddleName"|"creditCardFamilyName"|"creditCardSecurityCode"|"creditCardExpiration"|"creditCardExpirationMonth"|"creditCardExpirationYear"|"creditCardType"|UITextContentType|nil
function Element:textContentType() end

---The style that the view gives its text editors.
---@return any
function Element:textEditorStyle() end

---The style that the view gives its text fields.
---@return any
function Element:textFieldStyle() end

---What a modifier of this view makes capitals while a person types; nil where it leaves that to the system.
---@return "never"|"words"|"sentences"|"characters"|TextInputAutocapitalization|nil
function Element:textInputAutocapitalization() end

---Whether a modifier lets a person select the texts in this view.
---@return boolean
function Element:textSelection() end

---The color that a modifier of this view gives what can be acted on; nil for the usual one. Raises an error where it is no color.
---@return any|nil
function Element:tint() end

---The words.
---@return Element
function Element:title() end

---Whether the title is shown.
---@return "automatic"|"visible"|"hidden"|Visibility
function Element:titleVisibility() end

---The style that the view gives its toggles.
---@return any
function Element:toggleStyle() end

---The bars whose visibility is set.
---@return ("automatic"|"bottomBar"|"navigationBar"|"tabBar"|"windowToolbar"|ToolbarPlacement)[]
function Element:toolbarBars() end

---Which bars of the screen are shown or hidden.
---@return "automatic"|"visible"|"hidden"|Visibility
function Element:toolbarVisibility() end

---Takes the touch away, as a call that comes in does: no gesture ends. Raises an error where no finger is down.
function Element:touchCancel() end

---Puts a finger on the view, or two. Raises an error where one is down already.
---@param at? any
---@param fingers? integer
---@param modifiers? any
function Element:touchDown(at, fingers, modifiers) end

---Moves the finger to a place in points. Of two fingers, `magnification` says how many times as far apart they are as when they were put down, `degrees` how far they have turned. Raises an error where none is down.
---@param to? any
---@param magnification? number
---@param degrees? number
function Element:touchMove(to, magnification, degrees) end

---Lifts the fingers. Raises an error where none is down.
function Element:touchUp() end

---The space after each character that this text or a modifier of the view sets, in points.
---@return number
function Element:tracking() end

---How a change of phase is animated.
---@return any
function Element:transaction() end

---The transform that was applied. Raises an error where none was.
---@return CGAffineTransform|string|table
function Element:transform() end

---The transform that a modifier of this view applies.
---@return CGAffineTransform|string|table
function Element:transformEffect() end

---How a modifier has this view come and go.
---@return AnyTransition|string|table
function Element:transition() end

---Which stretch of its outline it is, as parts from 0 to 1. Raises an error where it was not cut.
---@return any
function Element:trim() end

---Which part of a text a modifier of this view has left out.
---@return "head"|"tail"|"middle"|Text.TruncationMode
function Element:truncationMode() end

---True where a modifier shows the content of this view whatever is hidden around it. Raises an error where none does.
---@return boolean
function Element:unredacted() end

---The address, nil where there is none.
---@return URL|string|table|URL|string|table|nil
function Element:url() end

---The activity that the view says goes on, with its details; nil when it says that none does now.
---@return any|nil
function Element:userActivity() end

---The color itself.
---@return Color|string|table|number|string|number|boolean
function Element:value() end

---How much is drawn of it from 0 to 1, nil where that was not said.
---@return number|nil
function Element:variableValue() end

---The distance between rows in points, nil for the system's usual one.
---@return number|nil
function Element:verticalSpacing() end

---How far in front a modifier of this view puts it.
---@return number
function Element:zIndex() end

---Leads to the AccessibilityActionLabel in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:accessibilityActionLabel(index) end

---Leads to the AccessibilityChildren in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:accessibilityChildren(index) end

---Leads to the AccessibilityHint in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:accessibilityHint(index) end

---Leads to the AccessibilityLabel in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:accessibilityLabel(index) end

---Leads to the AccessibilityRepresentation in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:accessibilityRepresentation(index) end

---Leads to the AccessibilityShowsLargeContentViewer in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:accessibilityShowsLargeContentViewer(index) end

---Leads to the AccessibilityValue in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:accessibilityValue(index) end

---Leads to the ActionSheet in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:actionSheet(index) end

---Leads to the Alert in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:alert(index) end

---Leads to the AlertButton in this view; among several children, by its position from 1.
---@param index? integer
---@return AlertButtonElement
function Element:alertButton(index) end

---Leads to the AngularGradient in this view; among several children, by its position from 1.
---@param index? integer
---@return AngularGradientElement
function Element:angularGradient(index) end

---Leads to the AnyView in this view; among several children, by its position from 1.
---@param index? integer
---@return AnyViewElement
function Element:anyView(index) end

---Leads to the AsyncImage in this view; among several children, by its position from 1.
---@param index? integer
---@return AsyncImageElement
function Element:asyncImage(index) end

---Leads to the Background in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:background(index) end

---Leads to the BackgroundPreferenceValue in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:backgroundPreferenceValue(index) end

---Leads to the Badge in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:badge(index) end

---Leads to the Button in this view; among several children, by its position from 1.
---@param index? integer
---@return ButtonElement
function Element:button(index) end

---Leads to the Canvas in this view; among several children, by its position from 1.
---@param index? integer
---@return CanvasElement
function Element:canvas(index) end

---Leads to the ClassifiedView in this view; among several children, by its position from 1.
---@param index? integer
---@return ClassifiedViewElement
function Element:classifiedView(index) end

---Leads to the Color in this view; among several children, by its position from 1.
---@param index? integer
---@return ColorElement
function Element:color(index) end

---Leads to the ColorPicker in this view; among several children, by its position from 1.
---@param index? integer
---@return ColorPickerElement
function Element:colorPicker(index) end

---Leads to the ConfirmationDialog in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:confirmationDialog(index) end

---Leads to the ContextMenu in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:contextMenu(index) end

---Leads to the ControlGroup in this view; among several children, by its position from 1.
---@param index? integer
---@return ControlGroupElement
function Element:controlGroup(index) end

---Leads to the DatePicker in this view; among several children, by its position from 1.
---@param index? integer
---@return DatePickerElement
function Element:datePicker(index) end

---Leads to the DisclosureGroup in this view; among several children, by its position from 1.
---@param index? integer
---@return DisclosureGroupElement
function Element:disclosureGroup(index) end

---Leads to the Divider in this view; among several children, by its position from 1.
---@param index? integer
---@return DividerElement
function Element:divider(index) end

---Leads to the EditButton in this view; among several children, by its position from 1.
---@param index? integer
---@return EditButtonElement
function Element:editButton(index) end

---Leads to the EllipticalGradient in this view; among several children, by its position from 1.
---@param index? integer
---@return EllipticalGradientElement
function Element:ellipticalGradient(index) end

---Leads to the EmptyView in this view; among several children, by its position from 1.
---@param index? integer
---@return EmptyViewElement
function Element:emptyView(index) end

---Leads to the EquatableView in this view; among several children, by its position from 1.
---@param index? integer
---@return EquatableViewElement
function Element:equatableView(index) end

---Leads to the ForEach in this view; among several children, by its position from 1.
---@param index? integer
---@return ForEachElement
function Element:forEach(index) end

---Leads to the Form in this view; among several children, by its position from 1.
---@param index? integer
---@return FormElement
function Element:form(index) end

---Leads to the FullScreenCover in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:fullScreenCover(index) end

---Leads to the Gauge in this view; among several children, by its position from 1.
---@param index? integer
---@return GaugeElement
function Element:gauge(index) end

---Leads to the GeometryReader in this view; among several children, by its position from 1.
---@param index? integer
---@return GeometryReaderElement
function Element:geometryReader(index) end

---Leads to the GlassEffectContainer in this view; among several children, by its position from 1.
---@param index? integer
---@return GlassEffectContainerElement
function Element:glassEffectContainer(index) end

---Leads to the Grid in this view; among several children, by its position from 1.
---@param index? integer
---@return GridElement
function Element:grid(index) end

---Leads to the GridRow in this view; among several children, by its position from 1.
---@param index? integer
---@return GridRowElement
function Element:gridRow(index) end

---Leads to the Group in this view; among several children, by its position from 1.
---@param index? integer
---@return GroupElement
function Element:group(index) end

---Leads to the GroupBox in this view; among several children, by its position from 1.
---@param index? integer
---@return GroupBoxElement
function Element:groupBox(index) end

---Leads to the HSplitView in this view; among several children, by its position from 1.
---@param index? integer
---@return HSplitViewElement
function Element:hSplitView(index) end

---Leads to the HStack in this view; among several children, by its position from 1.
---@param index? integer
---@return HStackElement
function Element:hStack(index) end

---Leads to the Help in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:help(index) end

---Leads to the Image in this view; among several children, by its position from 1.
---@param index? integer
---@return ImageElement
function Element:image(index) end

---Leads to the ToolbarItem in this view; among several children, by its position from 1.
---@param index? integer
---@return ToolbarItemElement
function Element:item(index) end

---Leads to the ToolbarItemGroup in this view; among several children, by its position from 1.
---@param index? integer
---@return ToolbarItemGroupElement
function Element:itemGroup(index) end

---Leads to the Label in this view; among several children, by its position from 1.
---@param index? integer
---@return LabelElement
function Element:label(index) end

---Leads to the LabeledContent in this view; among several children, by its position from 1.
---@param index? integer
---@return LabeledContentElement
function Element:labeledContent(index) end

---Leads to the LazyHGrid in this view; among several children, by its position from 1.
---@param index? integer
---@return LazyHGridElement
function Element:lazyHGrid(index) end

---Leads to the LazyHStack in this view; among several children, by its position from 1.
---@param index? integer
---@return LazyHStackElement
function Element:lazyHStack(index) end

---Leads to the LazyVGrid in this view; among several children, by its position from 1.
---@param index? integer
---@return LazyVGridElement
function Element:lazyVGrid(index) end

---Leads to the LazyVStack in this view; among several children, by its position from 1.
---@param index? integer
---@return LazyVStackElement
function Element:lazyVStack(index) end

---Leads to the LinearGradient in this view; among several children, by its position from 1.
---@param index? integer
---@return LinearGradientElement
function Element:linearGradient(index) end

---Leads to the Link in this view; among several children, by its position from 1.
---@param index? integer
---@return LinkElement
function Element:link(index) end

---Leads to the List in this view; among several children, by its position from 1.
---@param index? integer
---@return ListElement
function Element:list(index) end

---Leads to the ListRowBackground in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:listRowBackground(index) end

---Leads to the Mask in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:mask(index) end

---Leads to the Menu in this view; among several children, by its position from 1.
---@param index? integer
---@return MenuElement
function Element:menu(index) end

---Leads to the MenuButton in this view; among several children, by its position from 1.
---@param index? integer
---@return MenuButtonElement
function Element:menuButton(index) end

---Leads to the MultiDatePicker in this view; among several children, by its position from 1.
---@param index? integer
---@return MultiDatePickerElement
function Element:multiDatePicker(index) end

---Leads to the NavigationBarLeadingItems in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:navigationBarLeadingItems(index) end

---Leads to the NavigationBarTitle in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:navigationBarTitle(index) end

---Leads to the NavigationBarTrailingItems in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:navigationBarTrailingItems(index) end

---Leads to the NavigationDestination in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:navigationDestination(index) end

---Leads to the NavigationLink in this view; among several children, by its position from 1.
---@param index? integer
---@return NavigationLinkElement
function Element:navigationLink(index) end

---Leads to the NavigationSplitView in this view; among several children, by its position from 1.
---@param index? integer
---@return NavigationSplitViewElement
function Element:navigationSplitView(index) end

---Leads to the NavigationStack in this view; among several children, by its position from 1.
---@param index? integer
---@return NavigationStackElement
function Element:navigationStack(index) end

---Leads to the NavigationSubtitle in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:navigationSubtitle(index) end

---Leads to the NavigationTitle in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:navigationTitle(index) end

---Leads to the NavigationView in this view; among several children, by its position from 1.
---@param index? integer
---@return NavigationViewElement
function Element:navigationView(index) end

---Leads to the OutlineGroup in this view; among several children, by its position from 1.
---@param index? integer
---@return OutlineGroupElement
function Element:outlineGroup(index) end

---Leads to the Overlay in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:overlay(index) end

---Leads to the OverlayPreferenceValue in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:overlayPreferenceValue(index) end

---Leads to the ParentView in this view; among several children, by its position from 1.
---@param index? integer
---@return ParentViewElement
function Element:parentView(index) end

---Leads to the PasteButton in this view; among several children, by its position from 1.
---@param index? integer
---@return PasteButtonElement
function Element:pasteButton(index) end

---Leads to the Picker in this view; among several children, by its position from 1.
---@param index? integer
---@return PickerElement
function Element:picker(index) end

---Leads to the Popover in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:popover(index) end

---Leads to the PresentationBackgroundView in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:presentationBackgroundView(index) end

---Leads to the ProgressView in this view; among several children, by its position from 1.
---@param index? integer
---@return ProgressViewElement
function Element:progressView(index) end

---Leads to the RadialGradient in this view; among several children, by its position from 1.
---@param index? integer
---@return RadialGradientElement
function Element:radialGradient(index) end

---Leads to the RenameButton in this view; among several children, by its position from 1.
---@param index? integer
---@return RenameButtonElement
function Element:renameButton(index) end

---Leads to the SafeAreaInset in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:safeAreaInset(index) end

---Leads to the ScrollView in this view; among several children, by its position from 1.
---@param index? integer
---@return ScrollViewElement
function Element:scrollView(index) end

---Leads to the ScrollViewReader in this view; among several children, by its position from 1.
---@param index? integer
---@return ScrollViewReaderElement
function Element:scrollViewReader(index) end

---Leads to the Searchable in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:searchable(index) end

---Leads to the Section in this view; among several children, by its position from 1.
---@param index? integer
---@return SectionElement
function Element:section(index) end

---Leads to the SecureField in this view; among several children, by its position from 1.
---@param index? integer
---@return SecureFieldElement
function Element:secureField(index) end

---Leads to the Shape in this view; among several children, by its position from 1.
---@param index? integer
---@return ShapeElement
function Element:shape(index) end

---Leads to the ShareLink in this view; among several children, by its position from 1.
---@param index? integer
---@return ShareLinkElement
function Element:shareLink(index) end

---Leads to the Sheet in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:sheet(index) end

---Leads to the Slider in this view; among several children, by its position from 1.
---@param index? integer
---@return SliderElement
function Element:slider(index) end

---Leads to the Spacer in this view; among several children, by its position from 1.
---@param index? integer
---@return SpacerElement
function Element:spacer(index) end

---Leads to the Stepper in this view; among several children, by its position from 1.
---@param index? integer
---@return StepperElement
function Element:stepper(index) end

---Leads to the StyleConfigurationContent in this view; among several children, by its position from 1.
---@param index? integer
---@return StyleConfigurationContentElement
function Element:styleConfigurationContent(index) end

---Leads to the StyleConfigurationCurrentValueLabel in this view; among several children, by its position from 1.
---@param index? integer
---@return StyleConfigurationCurrentValueLabelElement
function Element:styleConfigurationCurrentValueLabel(index) end

---Leads to the StyleConfigurationIcon in this view; among several children, by its position from 1.
---@param index? integer
---@return StyleConfigurationIconElement
function Element:styleConfigurationIcon(index) end

---Leads to the StyleConfigurationLabel in this view; among several children, by its position from 1.
---@param index? integer
---@return StyleConfigurationLabelElement
function Element:styleConfigurationLabel(index) end

---Leads to the StyleConfigurationMaximumValueLabel in this view; among several children, by its position from 1.
---@param index? integer
---@return StyleConfigurationMaximumValueLabelElement
function Element:styleConfigurationMaximumValueLabel(index) end

---Leads to the StyleConfigurationMinimumValueLabel in this view; among several children, by its position from 1.
---@param index? integer
---@return StyleConfigurationMinimumValueLabelElement
function Element:styleConfigurationMinimumValueLabel(index) end

---Leads to the StyleConfigurationTitle in this view; among several children, by its position from 1.
---@param index? integer
---@return StyleConfigurationTitleElement
function Element:styleConfigurationTitle(index) end

---Leads to the StyledView in this view; among several children, by its position from 1.
---@param index? integer
---@return StyledViewElement
function Element:styledView(index) end

---Leads to the SubscriptionView in this view; among several children, by its position from 1.
---@param index? integer
---@return SubscriptionViewElement
function Element:subscriptionView(index) end

---Leads to the SwipeActions in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:swipeActions(index) end

---Leads to the TabItem in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:tabItem(index) end

---Leads to the TabView in this view; among several children, by its position from 1.
---@param index? integer
---@return TabViewElement
function Element:tabView(index) end

---Leads to the Table in this view; among several children, by its position from 1.
---@param index? integer
---@return TableElement
function Element:table(index) end

---Leads to the TableHeader in this view; among several children, by its position from 1.
---@param index? integer
---@return TableHeaderElement
function Element:tableHeader(index) end

---Leads to the TableRow in this view; among several children, by its position from 1.
---@param index? integer
---@return TableRowElement
function Element:tableRow(index) end

---Leads to the Text in this view; among several children, by its position from 1.
---@param index? integer
---@return TextElement
function Element:text(index) end

---Leads to the TextEditor in this view; among several children, by its position from 1.
---@param index? integer
---@return TextEditorElement
function Element:textEditor(index) end

---Leads to the TextField in this view; among several children, by its position from 1.
---@param index? integer
---@return TextFieldElement
function Element:textField(index) end

---Leads to the TimelineView in this view; among several children, by its position from 1.
---@param index? integer
---@return TimelineViewElement
function Element:timelineView(index) end

---Leads to the Toggle in this view; among several children, by its position from 1.
---@param index? integer
---@return ToggleElement
function Element:toggle(index) end

---Leads to the Toolbar in this view; among several children, by its position from 1.
---@param index? integer
---@return Element
function Element:toolbar(index) end

---Leads to the TupleView in this view; among several children, by its position from 1.
---@param index? integer
---@return TupleViewElement
function Element:tupleView(index) end

---Leads to the VSplitView in this view; among several children, by its position from 1.
---@param index? integer
---@return VSplitViewElement
function Element:vSplitView(index) end

---Leads to the VStack in this view; among several children, by its position from 1.
---@param index? integer
---@return VStackElement
function Element:vStack(index) end

---Leads to the ViewModifierContent in this view; among several children, by its position from 1.
---@param index? integer
---@return ViewModifierContentElement
function Element:viewModifierContent(index) end

---Leads to the ViewThatFits in this view; among several children, by its position from 1.
---@param index? integer
---@return ViewThatFitsElement
function Element:viewThatFits(index) end

---Leads to the ZStack in this view; among several children, by its position from 1.
---@param index? integer
---@return ZStackElement
function Element:zStack(index) end

---A button of an alert or an action sheet.
---@class AlertButtonElement: Element
local AlertButtonElement = {}

---What the button is for.
---@return "default"|"cancel"|"destructive"|Alert.Button.Style
function AlertButtonElement:style() end

---Taps the button: it acts, and what it stands in goes away.
function AlertButtonElement:tap() end

---What the button says.
---@return Element
function AlertButtonElement:labelView() end

---Colors that change around a point.
---@class AngularGradientElement: Element
local AngularGradientElement = {}

---The colors.
---@return Gradient|string|table
function AngularGradientElement:gradient() end

---The point that the colors go around.
---@return UnitPoint|string|table
function AngularGradientElement:center() end

---Where the first color is reached.
---@return Angle|string|table
function AngularGradientElement:startAngle() end

---Where the last color is reached.
---@return Angle|string|table
function AngularGradientElement:endAngle() end

---A view whose type is hidden.
---@class AnyViewElement: Element
local AnyViewElement = {}

---Shows an image that is loaded from an address.
---@class AsyncImageElement: Element
local AsyncImageElement = {}

---The address, nil where there is none.
---@return URL|string|table|nil
function AsyncImageElement:url() end

---How many pixels of the image make a point.
---@return number
function AsyncImageElement:scale() end

---How a change of phase is animated.
---@return any
function AsyncImageElement:transaction() end

---What it shows in a phase; by default in the one it is in.
---@param phase? any|nil
---@return Element
function AsyncImageElement:contentView(phase) end

---A control that acts when it is tapped.
---@class ButtonElement: Element
local ButtonElement = {}

---What it does to the things it concerns, nil for nothing in particular.
---@return "destructive"|"cancel"|ButtonRole|nil
function ButtonElement:role() end

---Whether somebody holds the button down.
---@return boolean
function ButtonElement:isPressed() end

---Taps the button.
function ButtonElement:tap() end

---Puts a finger on the button and keeps it there; styles see that the button is pressed.
function ButtonElement:hold() end

---Takes the finger off the button, which then acts. Does nothing where the button isn't held.
function ButtonElement:release() end

---What labels the control.
---@return Element
function ButtonElement:labelView() end

---What the control shows in the style that applies to it. Raises an error where none does.
---@return Element
function ButtonElement:styledView() end

---A view that a function of the app draws.
---@class CanvasElement: Element
local CanvasElement = {}

---How its colors are worked out.
---@return "nonLinear"|"linear"|"extendedLinear"|ColorRenderingMode
function CanvasElement:colorMode() end

---Whether nothing behind it is seen.
---@return boolean
function CanvasElement:opaque() end

---Whether it may be drawn apart from the rest of the screen.
---@return boolean
function CanvasElement:rendersAsynchronously() end

---The views that it may draw. Raises an error where it was given none.
---@return Element
function CanvasElement:symbolsView() end

---A view of whatever kind.
---@class ClassifiedViewElement: Element
local ClassifiedViewElement = {}

---A color that fills the place it is given.
---@class ColorElement: Element
local ColorElement = {}

---The color itself.
---@return Color|string|table
function ColorElement:value() end

---Red, green and blue with their opacity. Raises an error for a color of an asset catalogue.
---@return any
function ColorElement:rgba() end

---The name of one of the system's colors, or in an asset catalogue. Raises an error for a color by its components.
---@return string
function ColorElement:name() end

---A control to choose a color.
---@class ColorPickerElement: Element
local ColorPickerElement = {}

---The chosen color.
---@return Color|string|table
function ColorPickerElement:selectedColor() end

---Whether the color may let things shine through.
---@return boolean
function ColorPickerElement:supportsOpacity() end

---Chooses a color.
---@param color Color|string|table
function ColorPickerElement:select(color) end

---What labels the control.
---@return Element
function ColorPickerElement:labelView() end

---Controls that belong together.
---@class ControlGroupElement: Element
local ControlGroupElement = {}

---What labels the control.
---@return Element
function ControlGroupElement:labelView() end

---What the control shows in the style that applies to it. Raises an error where none does.
---@return Element
function ControlGroupElement:styledView() end

---A control to choose a date.
---@class DatePickerElement: Element
local DatePickerElement = {}

---The chosen date.
---@return Date|string|table
function DatePickerElement:selectedDate() end

---The first date that may be chosen, nil for no such bound.
---@return Date|string|table|nil
function DatePickerElement:minimumDate() end

---The last date that may be chosen, nil for no such bound.
---@return Date|string|table|nil
function DatePickerElement:maximumDate() end

---Which parts of the date are chosen.
---@return any
function DatePickerElement:displayedComponents() end

---Chooses a date.
---@param date Date|string|table
function DatePickerElement:select(date) end

---What labels the control.
---@return Element
function DatePickerElement:labelView() end

---What the control shows in the style that applies to it. Raises an error where none does.
---@return Element
function DatePickerElement:styledView() end

---A label, and content that is shown while it is expanded.
---@class DisclosureGroupElement: Element
local DisclosureGroupElement = {}

---Whether the content is shown.
---@return boolean
function DisclosureGroupElement:isExpanded() end

---Shows the content.
function DisclosureGroupElement:expand() end

---Hides the content.
function DisclosureGroupElement:collapse() end

---What labels the control.
---@return Element
function DisclosureGroupElement:labelView() end

---What the control shows in the style that applies to it. Raises an error where none does.
---@return Element
function DisclosureGroupElement:styledView() end

---A line between views.
---@class DividerElement: Element
local DividerElement = {}

---A control that starts and ends editing.
---@class EditButtonElement: Element
local EditButtonElement = {}

---The edit mode that the environment has, nil where it has none.
---@return "inactive"|"transient"|"active"|EditMode|nil
function EditButtonElement:editMode() end

---Starts or ends editing. Raises an error where there is no edit mode to change.
function EditButtonElement:tap() end

---What labels the control.
---@return Element
function EditButtonElement:labelView() end

---Colors that change from a point outwards, as far as the place is wide and high.
---@class EllipticalGradientElement: Element
local EllipticalGradientElement = {}

---The colors.
---@return Gradient|string|table
function EllipticalGradientElement:gradient() end

---Where the ellipses have their middle.
---@return UnitPoint|string|table
function EllipticalGradientElement:center() end

---How far from it the first color is reached, as a part of the place.
---@return number
function EllipticalGradientElement:startRadiusFraction() end

---How far from it the last color is reached, as a part of the place.
---@return number
function EllipticalGradientElement:endRadiusFraction() end

---A view with no content.
---@class EmptyViewElement: Element
local EmptyViewElement = {}

---A view that is described anew only when it changed.
---@class EquatableViewElement: Element
local EquatableViewElement = {}

---Views made from the elements of a list.
---@class ForEachElement: Element
local ForEachElement = {}

---Controls that belong together, such as settings.
---@class FormElement: Element
local FormElement = {}

---What the control shows in the style that applies to it. Raises an error where none does.
---@return Element
function FormElement:styledView() end

---Shows where in a range a value is.
---@class GaugeElement: Element
local GaugeElement = {}

---The value, in the gauge's own units.
---@return number
function GaugeElement:value() end

---The value at the beginning of the gauge.
---@return number
function GaugeElement:minimumValue() end

---The value at the end of the gauge.
---@return number
function GaugeElement:maximumValue() end

---What says what the value is.
---@return Element
function GaugeElement:currentValueLabelView() end

---What labels the control.
---@return Element
function GaugeElement:labelView() end

---What stands at the upper end.
---@return Element
function GaugeElement:maximumValueLabelView() end

---What stands at the lower end.
---@return Element
function GaugeElement:minimumValueLabelView() end

---What the control shows in the style that applies to it. Raises an error where none does.
---@return Element
function GaugeElement:styledView() end

---Tells its content how much room there is.
---@class GeometryReaderElement: Element
local GeometryReaderElement = {}

---Views whose glass is drawn as one.
---@class GlassEffectContainerElement: Element
local GlassEffectContainerElement = {}

---Below which distance glass flows together, in points; nil for the system's own.
---@return number|nil
function GlassEffectContainerElement:spacing() end

---Rows whose views stand in common columns.
---@class GridElement: Element
local GridElement = {}

---Where the views stand in their cells.
---@return "center"|"leading"|"trailing"|"top"|"bottom"|"topLeading"|"topTrailing"|"bottomLeading"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|Alignment
function GridElement:alignment() end

---The distance between columns in points, nil for the system's usual one.
---@return number|nil
function GridElement:horizontalSpacing() end

---The distance between rows in points, nil for the system's usual one.
---@return number|nil
function GridElement:verticalSpacing() end

---The views that stand in one row of a grid, one to a column.
---@class GridRowElement: Element
local GridRowElement = {}

---Where its views stand, nil for where the grid puts them.
---@return "top"|"center"|"bottom"|"firstTextBaseline"|"lastTextBaseline"|VerticalAlignment|nil
function GridRowElement:alignment() end

---Views that are treated as one.
---@class GroupElement: Element
local GroupElement = {}

---Views in a box, with a label.
---@class GroupBoxElement: Element
local GroupBoxElement = {}

---What labels the control.
---@return Element
function GroupBoxElement:labelView() end

---What the control shows in the style that applies to it. Raises an error where none does.
---@return Element
function GroupBoxElement:styledView() end

---Views side by side, between which a person moves the borders.
---@class HSplitViewElement: Element
local HSplitViewElement = {}

---Puts its children side by side in a row.
---@class HStackElement: Element
local HStackElement = {}

---Where the children stand across the stack.
---@return "top"|"center"|"bottom"|"firstTextBaseline"|"lastTextBaseline"|VerticalAlignment
function HStackElement:alignment() end

---The distance between the children in points, nil for the system's usual one.
---@return number|nil
function HStackElement:spacing() end

---A picture.
---@class ImageElement: Element
local ImageElement = {}

---The name.
---@return string
function ImageElement:name() end

---The image itself.
---@return any
function ImageElement:actualImage() end

---Whether it is left out when a screen is read out.
---@return boolean
function ImageElement:isDecorative() end

---How much is drawn of it from 0 to 1, nil where that was not said.
---@return number|nil
function ImageElement:variableValue() end

---Whether it takes the size of its place.
---@return boolean
function ImageElement:isResizable() end

---Whether its own colors are drawn, nil where that was not said.
---@return "template"|"original"|Image.TemplateRenderingMode|nil
function ImageElement:renderingMode() end

---How it is drawn in another size, nil where that was not said.
---@return "none"|"low"|"medium"|"high"|Image.Interpolation|nil
function ImageElement:interpolation() end

---Whether its edges are smooth, nil where that was not said.
---@return boolean|nil
function ImageElement:isAntialiased() end

---How the layers of a symbol are colored, nil where that was not said.
---@return "monochrome"|"multicolor"|"hierarchical"|"palette"|SymbolRenderingMode|nil
function ImageElement:symbolRenderingMode() end

---The label. Raises an error where the image has none.
---@return Element
function ImageElement:labelView() end

---A title with an icon.
---@class LabelElement: Element
local LabelElement = {}

---The picture.
---@return Element
function LabelElement:icon() end

---What the control shows in the style that applies to it. Raises an error where none does.
---@return Element
function LabelElement:styledView() end

---The words.
---@return Element
function LabelElement:title() end

---Content beside a label.
---@class LabeledContentElement: Element
local LabeledContentElement = {}

---What labels the control.
---@return Element
function LabeledContentElement:labelView() end

---What the control shows in the style that applies to it. Raises an error where none does.
---@return Element
function LabeledContentElement:styledView() end

---A grid that is filled column by column.
---@class LazyHGridElement: Element
local LazyHGridElement = {}

---How high the rows are, and how far apart.
---@return (GridItem|string|table)[]
function LazyHGridElement:rows() end

---Where the grid stands across the direction in which it grows.
---@return "top"|"center"|"bottom"|"firstTextBaseline"|"lastTextBaseline"|VerticalAlignment
function LazyHGridElement:alignment() end

---The distance in the direction in which it grows in points, nil for the system's usual one.
---@return number|nil
function LazyHGridElement:spacing() end

---Which views stay in sight while the grid is scrolled.
---@return "sectionHeaders"|"sectionFooters"|"both"|"none"|PinnedScrollableViews
function LazyHGridElement:pinnedViews() end

---Puts its children side by side in a row, made when they are needed.
---@class LazyHStackElement: Element
local LazyHStackElement = {}

---Where the children stand across the stack.
---@return "top"|"center"|"bottom"|"firstTextBaseline"|"lastTextBaseline"|VerticalAlignment
function LazyHStackElement:alignment() end

---The distance between the children in points, nil for the system's usual one.
---@return number|nil
function LazyHStackElement:spacing() end

---Which views stay in sight while the stack is scrolled.
---@return "sectionHeaders"|"sectionFooters"|"both"|"none"|PinnedScrollableViews
function LazyHStackElement:pinnedViews() end

---A grid that is filled row by row.
---@class LazyVGridElement: Element
local LazyVGridElement = {}

---How wide the columns are, and how far apart.
---@return (GridItem|string|table)[]
function LazyVGridElement:columns() end

---Where the grid stands across the direction in which it grows.
---@return "leading"|"center"|"trailing"|HorizontalAlignment
function LazyVGridElement:alignment() end

---The distance in the direction in which it grows in points, nil for the system's usual one.
---@return number|nil
function LazyVGridElement:spacing() end

---Which views stay in sight while the grid is scrolled.
---@return "sectionHeaders"|"sectionFooters"|"both"|"none"|PinnedScrollableViews
function LazyVGridElement:pinnedViews() end

---Puts its children one below the other in a column, made when they are needed.
---@class LazyVStackElement: Element
local LazyVStackElement = {}

---Where the children stand across the stack.
---@return "leading"|"center"|"trailing"|HorizontalAlignment
function LazyVStackElement:alignment() end

---The distance between the children in points, nil for the system's usual one.
---@return number|nil
function LazyVStackElement:spacing() end

---Which views stay in sight while the stack is scrolled.
---@return "sectionHeaders"|"sectionFooters"|"both"|"none"|PinnedScrollableViews
function LazyVStackElement:pinnedViews() end

---Colors that change along a line.
---@class LinearGradientElement: Element
local LinearGradientElement = {}

---The colors.
---@return Gradient|string|table
function LinearGradientElement:gradient() end

---Where the first color is reached.
---@return UnitPoint|string|table
function LinearGradientElement:startPoint() end

---Where the last color is reached.
---@return UnitPoint|string|table
function LinearGradientElement:endPoint() end

---A control that opens an address.
---@class LinkElement: Element
local LinkElement = {}

---The address.
---@return URL|string|table
function LinkElement:url() end

---Opens the address, by what the environment has for that. Raises an error where it has nothing.
function LinkElement:tap() end

---What labels the control.
---@return Element
function LinkElement:labelView() end

---Rows of views, of which some may be chosen.
---@class ListElement: Element
local ListElement = {}

---The tag of the chosen row, or the set of tags where any number may be chosen.
---@return any
function ListElement:selectedValue() end

---Chooses the row with a tag or identity; where any number may be chosen, choosing again takes it back.
---@param value string|number|boolean
function ListElement:select(value) end

---A control that offers a menu.
---@class MenuElement: Element
local MenuElement = {}

---Taps the menu. Raises an error where a tap only opens it.
function MenuElement:callPrimaryAction() end

---What labels the control.
---@return Element
function MenuElement:labelView() end

---What the control shows in the style that applies to it. Raises an error where none does.
---@return Element
function MenuElement:styledView() end

---A button that opens a menu.
---@class MenuButtonElement: Element
local MenuButtonElement = {}

---What labels the control.
---@return Element
function MenuButtonElement:labelView() end

---A control to choose any number of days.
---@class MultiDatePickerElement: Element
local MultiDatePickerElement = {}

---From when on days may be chosen, nil for no such bound.
---@return Date|string|table|nil
function MultiDatePickerElement:minimumDate() end

---Before when days may be chosen, nil for no such bound.
---@return Date|string|table|nil
function MultiDatePickerElement:maximumDate() end

---The chosen days.
---@return (any)[]
function MultiDatePickerElement:selectedDateComponents() end

---Chooses days in place of those that were chosen.
---@param dateComponents (any)[]
function MultiDatePickerElement:select(dateComponents) end

---What labels the control.
---@return Element
function MultiDatePickerElement:labelView() end

---A control that leads to another screen.
---@class NavigationLinkElement: Element
local NavigationLinkElement = {}

---Whether the screen is shown.
---@return boolean
function NavigationLinkElement:isActive() end

---The value that the link leads to.
---@return string|number|boolean
function NavigationLinkElement:value() end

---Shows the screen.
function NavigationLinkElement:activate() end

---Leaves the screen.
function NavigationLinkElement:deactivate() end

---What labels the control.
---@return Element
function NavigationLinkElement:labelView() end

---Two or three columns, each of which leads to what the next one shows.
---@class NavigationSplitViewElement: Element
local NavigationSplitViewElement = {}

---Which columns are shown.
---@return "automatic"|"all"|"doubleColumn"|"detailOnly"|NavigationSplitViewVisibility
function NavigationSplitViewElement:columnVisibility() end

---The last column.
---@return Element
function NavigationSplitViewElement:detailView() end

---The first column.
---@return Element
function NavigationSplitViewElement:sidebarView() end

---Screens one on top of the other.
---@class NavigationStackElement: Element
local NavigationStackElement = {}

---Screens that links lead to, as older source has them.
---@class NavigationViewElement: Element
local NavigationViewElement = {}

---Views made from the elements of a tree.
---@class OutlineGroupElement: Element
local OutlineGroupElement = {}

---The collection, or the element at the top. Raises an error when it is of another type.
---@return any
function OutlineGroupElement:sourceData() end

---The view that is made of an element.
---@param element any
---@return Element
function OutlineGroupElement:leaf(element) end

---What a view stands in.
---@class ParentViewElement: Element
local ParentViewElement = {}

---A control that takes what was copied.
---@class PasteButtonElement: Element
local PasteButtonElement = {}

---The identifiers of the types that the button takes.
---@return (string)[]
function PasteButtonElement:supportedTypes() end

---Taps the button with these items on the clipboard.
---@param items (any)[]
function PasteButtonElement:paste(items) end

---A control to choose one of several tagged views.
---@class PickerElement: Element
local PickerElement = {}

---The tag of the chosen view.
---@return any
function PickerElement:selectedValue() end

---Chooses the view with a tag.
---@param value string|number|boolean
function PickerElement:select(value) end

---What labels the control.
---@return Element
function PickerElement:labelView() end

---Shows how far something has come, or that it goes on.
---@class ProgressViewElement: Element
local ProgressViewElement = {}

---How far it has come, from 0 to 1; nil when nobody knows.
---@return number|nil
function ProgressViewElement:fractionCompleted() end

---The object that tells of the progress.
---@return any
function ProgressViewElement:progress() end

---What says how far it has come.
---@return Element
function ProgressViewElement:currentValueLabelView() end

---What labels the control.
---@return Element
function ProgressViewElement:labelView() end

---What the control shows in the style that applies to it. Raises an error where none does.
---@return Element
function ProgressViewElement:styledView() end

---Colors that change from a point outwards.
---@class RadialGradientElement: Element
local RadialGradientElement = {}

---The colors.
---@return Gradient|string|table
function RadialGradientElement:gradient() end

---Where the circles have their middle.
---@return UnitPoint|string|table
function RadialGradientElement:center() end

---How far from it the first color is reached, in points.
---@return number
function RadialGradientElement:startRadius() end

---How far from it the last color is reached, in points.
---@return number
function RadialGradientElement:endRadius() end

---A control that starts the renaming of something.
---@class RenameButtonElement: Element
local RenameButtonElement = {}

---Starts the renaming. Raises an error where nothing can be renamed.
function RenameButtonElement:tap() end

---What labels the control.
---@return Element
function RenameButtonElement:labelView() end

---Lets its content be moved under it.
---@class ScrollViewElement: Element
local ScrollViewElement = {}

---The directions in which the content can be moved.
---@return "vertical"|"horizontal"|"both"|Axis.Set
function ScrollViewElement:axes() end

---Whether bars show how far it was moved.
---@return boolean
function ScrollViewElement:showsIndicators() end

---How far the content keeps from the sides by itself. Only other modifiers change that: it is 0.
---@return any
function ScrollViewElement:contentInsets() end

---Lets its content scroll to one of the views in it.
---@class ScrollViewReaderElement: Element
local ScrollViewReaderElement = {}

---Where it was scrolled to, in order.
---@return (any)[]
function ScrollViewReaderElement:scrollTargets() end

---A part of a list or form, with something above and below it.
---@class SectionElement: Element
local SectionElement = {}

---What stands below it.
---@return Element
function SectionElement:footer() end

---What stands above it.
---@return Element
function SectionElement:header() end

---A control to edit a text that nobody is to read.
---@class SecureFieldElement: Element
local SecureFieldElement = {}

---The text in the field.
---@return string
function SecureFieldElement:input() end

---Types a text in place of the one there is.
---@param text string
function SecureFieldElement:setInput(text) end

---Presses return.
function SecureFieldElement:callOnCommit() end

---What labels the control.
---@return Element
function SecureFieldElement:labelView() end

---A figure that fits itself into its place.
---@class ShapeElement: Element
local ShapeElement = {}

---The outline in a rectangle, in points.
---@param x? number
---@param y? number
---@param width number
---@param height number
---@return Path|string|table
function ShapeElement:path(x, y, width, height) end

---By how many points it was made smaller. Raises an error where it wasn't.
---@return number
function ShapeElement:inset() end

---By how many points it was moved. Raises an error where it wasn't.
---@return any
function ShapeElement:offset() end

---How many times as large it was made, and around which place. Raises an error where it wasn't.
---@return any
function ShapeElement:scale() end

---How far it was turned, and around which place. Raises an error where it wasn't.
---@return any
function ShapeElement:rotation() end

---The transform that was applied. Raises an error where none was.
---@return CGAffineTransform|string|table
function ShapeElement:transform() end

---The size it was given, in points. Raises an error where it was given none.
---@return any
function ShapeElement:size() end

---How the line along its outline is drawn. Raises an error where none is.
---@return StrokeStyle|string|table
function ShapeElement:strokeStyle() end

---Which stretch of its outline it is, as parts from 0 to 1. Raises an error where it was not cut.
---@return any
function ShapeElement:trim() end

---What it is drawn with. Raises an error where it was not said, and where that is of another type.
---@return any
function ShapeElement:fillShapeStyle() end

---How its inside is drawn. Raises an error where it was not said.
---@return FillStyle|string|table
function ShapeElement:fillStyle() end

---What was drawn of the shape before, behind this. Raises an error where nothing was.
---@return Element
function ShapeElement:backgroundView() end

---A control that shares something.
---@class ShareLinkElement: Element
local ShareLinkElement = {}

---The first item. Raises an error when it is of another type, and when nothing is shared.
---@return any
function ShareLinkElement:item() end

---The collection of what is shared.
---@return (any)[]
function ShareLinkElement:items() end

---The preview of an item. Raises an error when it has none, and when the preview has a picture or an icon of another type.
---@return SharePreview|string|table
function ShareLinkElement:sharePreview() end

---What labels the control.
---@return Element
function ShareLinkElement:labelView() end

---What is said of the items.
---@return Element
function ShareLinkElement:messageView() end

---What the items are about.
---@return Element
function ShareLinkElement:subjectView() end

---A control to choose a number from a range.
---@class SliderElement: Element
local SliderElement = {}

---The number, in the slider's own units.
---@return number
function SliderElement:value() end

---Moves the slider to a number in its own units; past an end it stays there, between two steps it takes the nearer one.
---@param value number
function SliderElement:setValue(value) end

---Says that moving the slider ended.
function SliderElement:callOnEditingChanged() end

---What labels the control.
---@return Element
function SliderElement:labelView() end

---What stands at the upper end.
---@return Element
function SliderElement:maximumValueLabelView() end

---What stands at the lower end.
---@return Element
function SliderElement:minimumValueLabelView() end

---Space that gives way and takes what is left.
---@class SpacerElement: Element
local SpacerElement = {}

---The least length in points, nil for the system's usual one.
---@return number|nil
function SpacerElement:minLength() end

---A control to raise and lower a value step by step.
---@class StepperElement: Element
local StepperElement = {}

---Takes a step up. Raises an error where the stepper has no way up.
function StepperElement:increment() end

---Takes a step down. Raises an error where the stepper has no way down.
function StepperElement:decrement() end

---Says that a press of the stepper ended.
function StepperElement:callOnEditingChanged() end

---What labels the control.
---@return Element
function StepperElement:labelView() end

---Stands in a style for what a control contains.
---@class StyleConfigurationContentElement: Element
local StyleConfigurationContentElement = {}

---Stands in a style for the label that says what the value is.
---@class StyleConfigurationCurrentValueLabelElement: Element
local StyleConfigurationCurrentValueLabelElement = {}

---Stands in a style for the picture of a label.
---@class StyleConfigurationIconElement: Element
local StyleConfigurationIconElement = {}

---Stands in a style for the label of a control.
---@class StyleConfigurationLabelElement: Element
local StyleConfigurationLabelElement = {}

---Stands in a style for the label at the upper end of a range.
---@class StyleConfigurationMaximumValueLabelElement: Element
local StyleConfigurationMaximumValueLabelElement = {}

---Stands in a style for the label at the lower end of a range.
---@class StyleConfigurationMinimumValueLabelElement: Element
local StyleConfigurationMinimumValueLabelElement = {}

---Stands in a style for the words of a label.
---@class StyleConfigurationTitleElement: Element
local StyleConfigurationTitleElement = {}

---What a control shows in its style.
---@class StyledViewElement: Element
local StyledViewElement = {}

---Acts on each value of a publisher while it is shown.
---@class SubscriptionViewElement: Element
local SubscriptionViewElement = {}

---Screens of which one is shown at a time, chosen by their tabs.
---@class TabViewElement: Element
local TabViewElement = {}

---The tag of the chosen screen.
---@return any
function TabViewElement:selectedValue() end

---Chooses the screen with a tag.
---@param value string|number|boolean
function TabViewElement:select(value) end

---Rows of cells, of which some may be chosen.
---@class TableElement: Element
local TableElement = {}

---The identity of the chosen row, or the set of identities where any number may be chosen.
---@return any
function TableElement:selectedValue() end

---Chooses the row with an identity; where any number may be chosen, choosing again takes it back.
---@param value string|number|boolean
function TableElement:select(value) end

---Taps the label of a column, by its position from 1: sorts by the column, or the other way round when it is sorted by it already. Raises an error where rows are not sorted by the column.
---@param column integer
function TableElement:sort(column) end

---The labels of the columns.
---@return Element
function TableElement:header() end

---The labels of the columns of a table.
---@class TableHeaderElement: Element
local TableHeaderElement = {}

---The cells of a row of a table.
---@class TableRowElement: Element
local TableRowElement = {}

---Text that cannot be edited.
---@class TextElement: Element
local TextElement = {}

---The text as it reads in a locale, English unless another is given.
---@param locale? any
---@return string
function TextElement:string(locale) end

---The attributes of the text.
---@return Text.Attributes|string|table
function TextElement:attributes() end

---The text with its attributes.
---@return any
function TextElement:attributedString() end

---The images within the text.
---@return any
function TextElement:images() end

---A control to edit a text of any length.
---@class TextEditorElement: Element
local TextEditorElement = {}

---The text in the editor.
---@return string
function TextEditorElement:input() end

---Types a text in place of the one there is.
---@param text string
function TextEditorElement:setInput(text) end

---A control to edit a line of text.
---@class TextFieldElement: Element
local TextFieldElement = {}

---The text in the field.
---@return string
function TextFieldElement:input() end

---Types a text in place of the one there is.
---@param text string
function TextFieldElement:setInput(text) end

---Presses return.
function TextFieldElement:callOnCommit() end

---Says that editing ended.
function TextFieldElement:callOnEditingChanged() end

---What labels the control.
---@return Element
function TextFieldElement:labelView() end

---What the field shows while it is empty.
---@return Element
function TextFieldElement:prompt() end

---What the control shows in the style that applies to it. Raises an error where none does.
---@return Element
function TextFieldElement:styledView() end

---Makes its content anew when a schedule says so.
---@class TimelineViewElement: Element
local TimelineViewElement = {}

---What it shows in a context; by default in that of now.
---@param seconds? number
---@return Element
function TimelineViewElement:contentView(seconds) end

---A control that is on or off.
---@class ToggleElement: Element
local ToggleElement = {}

---Whether it is on.
---@return boolean
function ToggleElement:isOn() end

---Turns it on or off.
function ToggleElement:tap() end

---What labels the control.
---@return Element
function ToggleElement:labelView() end

---What the control shows in the style that applies to it. Raises an error where none does.
---@return Element
function ToggleElement:styledView() end

---A view in a toolbar.
---@class ToolbarItemElement: Element
local ToolbarItemElement = {}

---The name by which a toolbar keeps the item.
---@return string
function ToolbarItemElement:identifier() end

---Where in the bars the item stands.
---@return "automatic"|"principal"|"navigation"|"primaryAction"|"secondaryAction"|"status"|"confirmationAction"|"cancellationAction"|"destructiveAction"|"keyboard"|"bottomBar"|"topBarLeading"|"topBarTrailing"|"navigationBarLeading"|"navigationBarTrailing"|ToolbarItemPlacement
function ToolbarItemElement:placement() end

---Whether the item is shown before somebody changes the toolbar.
---@return boolean
function ToolbarItemElement:showsByDefault() end

---Several views in a toolbar that stand in one place.
---@class ToolbarItemGroupElement: Element
local ToolbarItemGroupElement = {}

---Where in the bars the items stand.
---@return "automatic"|"principal"|"navigation"|"primaryAction"|"secondaryAction"|"status"|"confirmationAction"|"cancellationAction"|"destructiveAction"|"keyboard"|"bottomBar"|"topBarLeading"|"topBarTrailing"|"navigationBarLeading"|"navigationBarTrailing"|ToolbarItemPlacement
function ToolbarItemGroupElement:placement() end

---Views side by side in one place.
---@class TupleViewElement: Element
local TupleViewElement = {}

---Views one below the other, between which a person moves the borders.
---@class VSplitViewElement: Element
local VSplitViewElement = {}

---Puts its children one below the other in a column.
---@class VStackElement: Element
local VStackElement = {}

---Where the children stand across the stack.
---@return "leading"|"center"|"trailing"|HorizontalAlignment
function VStackElement:alignment() end

---The distance between the children in points, nil for the system's usual one.
---@return number|nil
function VStackElement:spacing() end

---The stand-in for the modified view inside a custom modifier.
---@class ViewModifierContentElement: Element
local ViewModifierContentElement = {}

---The first of its views that its place has room for.
---@class ViewThatFitsElement: Element
local ViewThatFitsElement = {}

---The directions in which room is asked for.
---@return "vertical"|"horizontal"|"both"|Axis.Set
function ViewThatFitsElement:axes() end

---Puts its children one in front of the other.
---@class ZStackElement: Element
local ZStackElement = {}

---Where the children stand in it.
---@return "center"|"leading"|"trailing"|"top"|"bottom"|"topLeading"|"topTrailing"|"bottomLeading"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|Alignment
function ZStackElement:alignment() end
