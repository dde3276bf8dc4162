/// The texts without a declaration in the source: members that are made in a loop, or that read a foreign type; and
/// texts for Lua that differ from those for Swift.
enum TextOverrides {
    static let texts: [String: String] = [
        "Background.alignment": "Where the layer stands in the view.",
        "Background.ignoresSafeAreaEdges": "The edges at which the layer reaches beyond the safe area.",
        "Refreshable.refresh": "Brings what is shown up to date; nil where that is not offered.",
        "ProjectionTransform.rows": "The numbers, row by row.",
        "ToolbarItem.identifier": "The name by which a toolbar keeps the item.",
        "ToolbarItem.placement": "Where in the bars the item stands.",
        "ToolbarItem.showsByDefault": "Whether the item is shown before somebody changes the toolbar.",
        "ToolbarItemGroup.placement": "Where in the bars the items stand.",
        "AccessibilityHint.string": "The hint, as it is read aloud.",
        "AccessibilityLabel.string": "The label, as it is read aloud.",
        "AccessibilityValue.string": "The value, as it is read aloud.",
        "Help.string": "The help, as it is shown.",
        "NavigationBarTitle.string": "The title, as it is shown.",
        "NavigationTitle.string": "The title, as it is shown.",
        "NavigationSubtitle.string": "The subtitle, as it is shown.",
        "BackgroundPreferenceValue.ignoresSafeAreaEdges": "The edges at which the layer reaches beyond the safe area.",
        "OverlayPreferenceValue.ignoresSafeAreaEdges": "The edges at which the layer reaches beyond the safe area.",
        "Gauge.minimumValue": "The value at the beginning of the gauge.",
        "Gauge.maximumValue": "The value at the end of the gauge.",
        "Bold.isBold": "Whether the modifier makes texts bold.",
        "Italic.isItalic": "Whether the modifier makes texts italic.",
        "Strikethrough.isStrikethrough": "Whether the modifier strikes texts through.",
        "Underline.isUnderline": "Whether the modifier underlines texts.",
        "ConfirmationDialog.actions": "The buttons of the dialog.",
        "HandlesExternalEvents.externalEventsPreferred": "The events from outside that the view would rather handle.",
        "HandlesExternalEvents.externalEventsAllowed": "The events from outside that the view may handle.",
        "GlassEffect.glassEffectShape": "The shape of the glass.",
        "ScrollPosition.scrollPositionAnchor":
            "Which place of the scrolling view the view in sight stands at; nil for any.",
        "ToolbarVisibility.toolbarBars": "The bars whose visibility is set.",
        "Date.addingTimeInterval": "The date so many seconds later.",
        "Date.timeIntervalSince": "The seconds since another date.",
        "Date.isBefore": "Whether it is earlier than another date.",
        "Text.Attributes.isBold": "Whether the text is bold.",
        "Text.Attributes.isItalic": "Whether the text is italic.",
        "Text.Attributes.fontWeight": "How heavy the letters are.",
        "Text.Attributes.font": "The font of the text.",
        "Text.Attributes.foregroundColor": "The color of the text.",
        "Text.Attributes.isStrikethrough": "Whether the text is struck through.",
        "Text.Attributes.strikethroughColor": "The color of the line through the text.",
        "Text.Attributes.strikethroughStyle": "The style of the line through the text.",
        "Text.Attributes.isUnderline": "Whether the text is underlined.",
        "Text.Attributes.underlineColor": "The color of the line below the text.",
        "Text.Attributes.underlineStyle": "The style of the line below the text.",
        "Text.Attributes.kerning": "The space that is added between letters, in points; ligatures are kept apart.",
        "Text.Attributes.tracking": "The space that is added behind each letter, in points.",
        "Text.Attributes.baselineOffset": "How far the text is moved upwards, in points.",
        "Text.Attributes.link": "Where the text leads when it is tapped.",
        "Text.Attributes.range": "The attributes of a part of the text.",
        "BackgroundPreferenceValue.alignment": "Where the layer stands in the view.",
        "OverlayPreferenceValue.alignment": "Where the layer stands in the view.",
        "SafeAreaInset.alignment": "Where the view stands along its side.",
        "FontDesign.fontDesign": "The general shape that a modifier of this view gives the letters in it.",
        "FontWeight.fontWeight": "How heavy this text is, or the texts are in a view that a modifier sets it for.",
        "FontWidth.fontWidth": "How wide a modifier of this view makes the letters in it.",
        "ForegroundStyle.foregroundStyle":
            "What this text, or a view that a modifier sets it for, is drawn in front with.",
        "Font.weight": "The font in this weight; without one, the weight that it has.",
        "Padding.hasPadding": "Whether there is space around the view.",
        "ID.id": "The identity that the view was given.",
        "Tag.tag": "The value that the view was given for a control to choose it by.",
        "Gesture.gesture":
            "The gesture of a kind that `:gesture(…)` attached; among several of the kind, by its position "
            + "from 1. Raises an error where there is none.",
        "HighPriorityGesture.highPriorityGesture":
            "The gesture of a kind that `:highPriorityGesture(…)` attached; among several of the kind, by "
            + "its position from 1. Raises an error where there is none.",
        "SimultaneousGesture.simultaneousGesture":
            "The gesture of a kind that `:simultaneousGesture(…)` attached; among several of the kind, by "
            + "its position from 1. Raises an error where there is none.",
        "SimultaneousGesture.first": "The one gesture.",
        "SimultaneousGesture.second": "The other gesture.",
        "CustomStyle.customStyle":
            "The style that a modifier of the app's own gives this view, by the name of the method that "
            + "applies it: `cardStyle` for a `CardStyleModifier`. Raises an error where the view has no such "
            + "modifier.",
        "Table.sort":
            "Taps the label of a column, by its position from 1: sorts by the column, or the other way round "
            + "when it is sorted by it already. Raises an error where rows are not sorted by the column.",
        "OnDelete.callOnDelete": "Deletes the rows at these positions, counted from 1, as a person would.",
        "OnMove.callOnMove":
            "Moves the rows at these positions, counted from 1, in front of the one at `offset`, as a person "
            + "would.",
        "OnInsert.callOnInsert":
            "Puts items of these types in front of the row at a position, counted from 1, as a person would.",
        "NavigationDestination.set": "Shows a screen or leaves it: `set(false)`.",
        "Searchable.submit": "Starts the search for what is in the field: what `onSubmit` around was given is called.",
        "OutlineGroup.leaf": "The view that is made of an element.",
        "Element.tap":
            "Taps the view so many times in a row, a tenth of a second apart. Raises an error where nothing "
            + "follows a tap.",
        "Element.longPress":
            "Puts a finger on the view for so many seconds. Raises an error where no gesture takes it.",
        "Element.drag":
            "Puts a finger on the view, moves it to a place in equal steps, and lifts it; places are in "
            + "points. Raises an error where no gesture takes it.",
        "Element.magnify":
            "Puts two fingers on the view, moves them until they are so many times as far apart, and lifts "
            + "them. Raises an error where no gesture takes it.",
        "Element.rotate":
            "Puts two fingers on the view, turns them by so many degrees, and lifts them. Raises an error "
            + "where no gesture takes it.",
        "Element.touchDown": "Puts a finger on the view, or two. Raises an error where one is down already.",
        "Element.touchMove":
            "Moves the finger to a place in points. Of two fingers, `magnification` says how many times as "
            + "far apart they are as when they were put down, `degrees` how far they have turned. Raises an "
            + "error where none is down.",
        "Element.touchUp": "Lifts the fingers. Raises an error where none is down.",
        "Element.touchCancel":
            "Takes the touch away, as a call that comes in does: no gesture ends. Raises an error where no "
            + "finger is down.",
    ]
}
