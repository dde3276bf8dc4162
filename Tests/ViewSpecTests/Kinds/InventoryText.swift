/// The views, modifiers, gestures, property wrappers and inspection calls that existing source uses.
enum InventoryText {
    /// One section a heading. A line has a view with its calls; `=` precedes the name that it has here. The other
    /// sections are lists of names.
    static let text = """
        # views
        ActionSheet: title message button dismiss
        Alert: title message primaryButton secondaryButton dismiss actions
        AngularGradient: gradient center startAngle endAngle
        AnyView
        AsyncImage: url scale transaction contentView
        Button: labelView tap role
        ButtonStyleConfiguration.Label = StyleConfigurationLabel
        Canvas: symbolsView colorMode opaque rendersAsynchronously options
        Color: value rgba name
        ColorPicker: labelView select
        ConditionalContent
        ConfirmationDialog: title message actions titleVisibility dismiss
        ControlGroup
        Custom ViewModifier.Content = ViewModifierContent
        DatePicker: labelView select
        DisclosureGroup: labelView isExpanded expand collapse
        Divider
        EditButton: editMode
        EllipticalGradient: gradient center startRadiusFraction endRadiusFraction
        EmptyView
        EquatableView
        Font: size isFixedSize name weight design style
        ForEach: callOnDelete callOnMove callOnInsert
        Form
        FullScreenCover
        Gauge
        GeometryReader
        GlassEffectContainer: spacing
        Grid: alignment horizontalSpacing verticalSpacing
        GridRow: alignment
        Group
        GroupBox: labelView
        HSplitView
        HStack: spacing alignment
        Image: actualImage labelView
        Label: title icon
        LabelStyleConfiguration.Icon = StyleConfigurationIcon
        LabelStyleConfiguration.Title = StyleConfigurationTitle
        LabeledContent: labelView
        LazyHGrid: alignment spacing pinnedViews rows
        LazyHStack: alignment spacing pinnedViews
        LazyVGrid: alignment spacing pinnedViews columns
        LazyVStack: alignment spacing pinnedViews
        LinearGradient: gradient startPoint endPoint
        Link: labelView url
        List
        Menu: labelView callPrimaryAction
        MenuButton: labelView
        MenuStyleConfiguration.Content = StyleConfigurationContent
        MenuStyleConfiguration.Label = StyleConfigurationLabel
        ModifiedContent
        MultiDatePicker: labelView select minimumDate maximumDate
        NavigationDestination: isPresented set
        NavigationLink: labelView isActive activate deactivate value
        NavigationSplitView: detailView sidebarView
        NavigationStack
        NavigationView
        Optional
        OutlineGroup: sourceData leaf
        PasteButton
        Picker: labelView select selectedValue
        Popover: arrowEdge attachmentAnchor dismiss contentView isPresented
        PrimitiveButtonStyleConfiguration.Label = StyleConfigurationLabel
        ProgressView: fractionCompleted progress labelView currentValueLabelView
        ProgressViewStyleConfiguration.CurrentValueLabel = StyleConfigurationCurrentValueLabel
        ProgressViewStyleConfiguration.Label = StyleConfigurationLabel
        RadialGradient: gradient center startRadius endRadius
        RenameButton
        SafeAreaInset: regions spacing edge
        ScrollView: axes showsIndicators contentInsets
        ScrollViewReader
        Section: header footer
        SecureField: labelView input setInput callOnCommit
        Shape: path inset offset scale rotation transform size strokeStyle trim fillShapeStyle fillStyle
        ShareLink: item items labelView messageView subjectView sharePreview
        SharePreview: title image icon
        Sheet: dismiss callOnDismiss
        Slider: labelView value setValue callOnEditingChanged
        Spacer: minLength
        Stepper: labelView increment decrement callOnEditingChanged
        SubscriptionView
        TabView
        Table
        Text: string attributes images attributedString
        TextEditor: input setInput
        TextField: labelView callOnEditingChanged callOnCommit input setInput prompt
        TimelineView: contentView
        Toggle: labelView tap isOn
        ToggleStyleConfiguration.Label = StyleConfigurationLabel
        ToolbarItem
        TupleView
        VSplitView
        VStack: spacing alignment
        ViewThatFits
        ZStack: alignment
        # modifiers
        modifier concat
        scrollContentBackground scrollDismissesKeyboard scrollIndicators scrollDisabled scrollClipDisabled
        scrollPosition scrollTargetBehavior scrollTargetLayout scrollBounceBehavior
        contentTransition backgroundStyle glassEffect glassEffectID
        presentationBackground presentationBackgroundInteraction presentationCornerRadius
        id equatable
        hidden disabled
        frame fixedSize layoutPriority position offset edgesIgnoringSafeArea coordinateSpace ignoresSafeArea
        safeAreaInset alignmentGuide padding scenePadding
        overlay background zIndex badge border
        clipped clipShape cornerRadius mask containerShape
        scaledToFill scaledToFit scaleEffect aspectRatio imageScale
        rotationEffect rotation3DEffect projectionEffect transformEffect dynamicTypeSize
        blur opacity brightness contrast colorInvert colorMultiply saturation grayscale hueRotation
        luminanceToAlpha shadow
        blendMode compositingGroup drawingGroup
        animation transition transaction matchedGeometryEffect
        onTapGesture onLongPressGesture gesture highPriorityGesture simultaneousGesture
        userActivity onContinueUserActivity onOpenURL handlesExternalEvents
        onAppear onDisappear onCutCommand onCopyCommand onPasteCommand onDeleteCommand onMoveCommand
        onExitCommand onPlayPauseCommand onCommand onDrag onDrop deleteDisabled moveDisabled
        onReceive onChange task
        hoverEffect onHover focusedValue prefersDefaultFocus focusScope focusSection focusable focused
        focusedSceneValue
        allowsHitTesting contentShape
        actionSheet sheet fullScreenCover alert popover confirmationDialog interactiveDismissDisabled
        preference transformPreference anchorPreference transformAnchorPreference onPreferenceChange
        backgroundPreferenceValue overlayPreferenceValue
        environmentObject environment transformEnvironment
        foregroundColor foregroundStyle accentColor tint listItemTint symbolRenderingMode symbolVariant
        colorScheme preferredColorScheme
        font fontWeight bold italic strikethrough underline kerning tracking baselineOffset
        keyboardType lineLimit lineSpacing multilineTextAlignment minimumScaleFactor truncationMode
        allowsTightening textContentType textCase flipsForRightToLeftLayoutDirection autocapitalization
        disableAutocorrection monospacedDigit textInputAutocapitalization onSubmit submitLabel submitScope
        textSelection
        redacted unredacted privacySensitive
        labelsHidden horizontalRadioGroupLayout controlSize
        buttonStyle datePickerStyle groupBoxStyle indexViewStyle labelStyle listStyle menuButtonStyle
        menuStyle navigationViewStyle pickerStyle presentedWindowStyle presentedWindowToolbarStyle
        progressViewStyle tabViewStyle textFieldStyle toggleStyle controlGroupStyle gaugeStyle
        buttonBorderShape
        listRowInsets listRowBackground listRowPlatterColor tag swipeActions listRowSeparator
        listRowSeparatorTint listSectionSeparator listSectionSeparatorTint headerProminence refreshable
        searchable searchCompletion
        navigationBarItems navigationBarTitle navigationTitle navigationSubtitle
        navigationBarTitleDisplayMode navigationBarHidden navigationBarBackButtonHidden toolbar tabItem
        statusBar
        keyboardShortcut
        contextMenu menuIndicator help
        accessibilityLabel accessibilityValue accessibilityHidden accessibilityIdentifier accessibilityHint
        accessibilityActivationPoint accessibilityAction accessibilityAdjustableAction
        accessibilityScrollAction accessibilitySortPriority accessibilityIgnoresInvertColors
        accessibilityLabeledPair accessibilityChartDescriptor accessibilityHeading
        accessibilityTextContentType accessibilityCustomContent accessibilityRepresentation
        accessibilityRespondsToUserInteraction accessibilityFocused accessibilityRotor accessibilityElement
        accessibilityChildren accessibilityInputLabels accessibilityAddTraits accessibilityRemoveTraits
        accessibilityLinkedGroup accessibilityShowsLargeContentViewer speechAdjustedPitch
        speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters
        previewDevice previewDisplayName previewLayout previewContext previewInterfaceOrientation
        # gestures
        AnyGesture DragGesture ExclusiveGesture GestureStateGesture LongPressGesture MagnificationGesture
        RotationGesture SequenceGesture SimultaneousGesture SpatialTapGesture TapGesture
        # property wrappers
        AccessibilityFocusState AppStorage Binding Environment EnvironmentObject FocusedBinding
        FocusedObject FocusedValue FocusState GestureState Namespace ObservedObject ScaledMetric
        SceneStorage State StateObject
        # calls on every view
        isAbsent parent pathToRoot classified isResponsive accessibilityLabel accessibilityValue
        accessibilityHint accessibilityHidden accessibilityIdentifier accessibilitySortPriority
        accessibilitySelectionIdentifier accessibilityActivationPoint callAccessibilityAction
        callAccessibilityAdjustableAction callAccessibilityScrollAction callTransaction labelsHidden
        horizontalRadioGroupLayout controlSize customStyle environment callOnAppear callOnDisappear
        callOnChange callOnSubmit callTask callOnTapGesture callOnLongPressGesture allowsHitTesting
        callOnCutCommand callOnCopyCommand callOnPasteCommand callOnDeleteCommand callOnMoveCommand
        callOnExitCommand callOnCommand callOnHover callOnFocusChange navigationBarHidden
        navigationBarBackButtonHidden statusBarHidden position offset edgesIgnoringSafeArea
        coordinateSpaceName ignoresSafeArea zIndex foregroundColor accentColor tint colorScheme
        preferredColorScheme foregroundStyleShapeStyle previewDevice previewDisplayName previewLayout
        fixedFrame fixedHeight fixedWidth fixedAlignment flexFrame fixedSize layoutPriority padding
        hasPadding textContentType keyboardType autocapitalization font lineLimit lineSpacing
        multilineTextAlignment minimumScaleFactor truncationMode allowsTightening disableAutocorrection
        flipsForRightToLeftLayoutDirection rotation rotation3D projectionTransform transformEffect
        isScaledToFill isScaledToFit scaleEffect scaleEffectAnchor aspectRatio imageScale blur opacity
        brightness contrast colorInvert colorMultiply saturation grayscale hueRotation luminanceToAlpha
        shadow border blendMode clipShape clipStyle cornerRadius mask isHidden isDisabled actionSheet alert
        buttonStyle confirmationDialog modifier datePickerStyle overlayPreferenceValue
        backgroundPreferenceValue gesture highPriorityGesture simultaneousGesture gestureModifiers
        groupBoxStyle help id labelStyle listRowInsets listRowBackground listItemTint listStyle menuStyle
        menuButtonStyle navigationDestination navigationViewStyle overlay background pickerStyle popover
        progressViewStyle safeAreaInset sheet fullScreenCover tag tabItem tabViewStyle indexViewStyle
        textFieldStyle toggleStyle toolbar find findAll results
        """
}
