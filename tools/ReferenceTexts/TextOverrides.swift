/// The texts without a declaration in the source: members that read a type of Foundation's, and members of modifiers that
/// Swift reads under another name.
enum TextOverrides {
    static let texts: [String: String] = [
        "Refreshable.refresh":
            "Brings what the view shows up to date, as a person does who pulls a list down: by what `refreshable` of the view or "
            + "of one around it was given. The clock goes on until that is done, for a minute at most. Raises an error where "
            + "there is none.",
        "Refreshable.callRefreshable": "Starts what `refresh` does, and lets it go on by itself.",
        "Date.addingTimeInterval": "The date this number of seconds later.",
        "Date.timeIntervalSince": "The seconds since another date.",
        "Date.isBefore": "Whether it is earlier than another date.",
        "Text.Attributes.range": "The attributes of a part of the text.",
        "FontDesign.fontDesign": "The general shape that a modifier of this view gives the letters in it.",
        "FontWidth.fontWidth": "How wide a modifier of this view makes the letters in it.",
        "ForegroundStyle.foregroundStyle":
            "The style that this text, or a view that a modifier sets it for, is drawn with.",
        "modifiers:ColumnAlignment": "Aligns the cells of a column of a table.",
        "modifiers:CustomizationBehavior": "Says what people may change about an item of a toolbar.",
        "modifiers:CustomizationID": "Names a tab or a column, so that what people change about it can be kept.",
        "modifiers:DefaultCustomization": "Says how an item of a toolbar is shown until people change it.",
        "modifiers:DisabledCustomizationBehavior": "Says what people may not change about a column of a table.",
        "modifiers:TabCustomizationBehavior": "Says what people may change about a tab, in some places.",
        "modifiers:SearchSuggestionsVisibility": "Shows or hides the suggestions of a search in some places.",
        "ColumnAlignment.columnAlignment": "The alignment of the column's cells.",
        "CustomizationBehavior.customizationBehavior": "What people may change about the item.",
        "CustomizationID.customizationID": "The name of the tab or the column.",
        "DefaultCustomization.defaultCustomization": "How the item is shown until people change it.",
        "DisabledCustomizationBehavior.disabledCustomizationBehavior": "What people may not change about the column.",
        "SearchSuggestionsVisibility.searchSuggestionsVisibility": "Whether the suggestions are shown, and where.",
        "Font.weight": "The font in this weight; without one, the weight that it has.",
    ]
}
