extension View {
    /// Sets the style of buttons.
    ///
    /// The style defines their appearance.
    @StyleMethod public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View
    /// Sets the appearance and behavior of the buttons in this view.
    @StyleMethod public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View
    /// Sets the style of the control groups in this view.
    @StyleMethod public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View
    /// Sets the style of the date pickers in this view.
    @StyleMethod public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View
    /// Sets the style of the disclosure groups in this view.
    @StyleMethod public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View
    /// Sets the style of the forms in this view.
    @StyleMethod public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View
    /// Sets the style of the gauges in this view.
    @StyleMethod public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View
    /// Sets the style of the group boxes in this view.
    @StyleMethod public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View
    /// Sets the style of page indicators.
    @StyleMethod public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View
    /// Sets the style of the labels in this view.
    @StyleMethod public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View
    /// Sets the style of the labeled content in this view.
    @StyleMethod public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View
    /// Sets the style of the lists in this view.
    @StyleMethod public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View
    /// Sets the style of the menu buttons in this view.
    @StyleMethod public nonisolated func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View
    /// Sets the style of the menus in this view.
    @StyleMethod public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View
    /// Sets the style of the split views in this view.
    @StyleMethod public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View
    /// Sets the style of navigation views.
    @StyleMethod public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View
    /// Sets the style of the pickers in this view.
    @StyleMethod public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View
    /// Sets the style of the windows that this view opens.
    @StyleMethod public nonisolated func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View
    /// Sets the style of the toolbars of the windows that this view opens.
    @StyleMethod public nonisolated func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View
    /// Sets the style of the progress views in this view.
    @StyleMethod public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View
    /// Sets the style of tab views.
    @StyleMethod public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View
    /// Sets the style of the tables in this view.
    @StyleMethod public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View
    /// Sets the style of the text editors in this view.
    @StyleMethod public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View
    /// Sets the style of text fields.
    @StyleMethod public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View
    /// Sets the style of the toggles in this view.
    @StyleMethod public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View
}

extension ModifierType {
    /// The style that this view sets for its buttons.
    @StyleModifier((any PrimitiveButtonStyle).self) public var buttonStyle: ModifierReader<Any>
    /// The style that this view sets for its control groups.
    @ControlStyleModifier public var controlGroupStyle: ModifierReader<Any>
    /// The style that this view sets for its date pickers.
    @ControlStyleModifier public var datePickerStyle: ModifierReader<Any>
    /// The style that this view sets for its disclosure groups.
    @ControlStyleModifier public var disclosureGroupStyle: ModifierReader<Any>
    /// The style that this view sets for its forms.
    @ControlStyleModifier public var formStyle: ModifierReader<Any>
    /// The style that this view sets for its gauges.
    @ControlStyleModifier public var gaugeStyle: ModifierReader<Any>
    /// The style that this view sets for its group boxes.
    @ControlStyleModifier public var groupBoxStyle: ModifierReader<Any>
    /// The style that this view sets for its page indicators.
    @StyleModifier public var indexViewStyle: ModifierReader<Any>
    /// The style that this view sets for its labels.
    @ControlStyleModifier public var labelStyle: ModifierReader<Any>
    /// The style that this view sets for its labeled content.
    @ControlStyleModifier public var labeledContentStyle: ModifierReader<Any>
    /// The style that this view sets for its lists.
    @StyleModifier public var listStyle: ModifierReader<Any>
    /// The style that this view sets for its menu buttons.
    @StyleModifier public var menuButtonStyle: ModifierReader<Any>
    /// The style that this view sets for its menus.
    @ControlStyleModifier public var menuStyle: ModifierReader<Any>
    /// The style that this view sets for its split views.
    @StyleModifier public var navigationSplitViewStyle: ModifierReader<Any>
    /// The style that this view sets for its navigation views.
    @StyleModifier public var navigationViewStyle: ModifierReader<Any>
    /// The style that this view sets for its pickers.
    @StyleModifier public var pickerStyle: ModifierReader<Any>
    /// The style that this view sets for its windows.
    @StyleModifier((any Views.WindowStyle).self) public var presentedWindowStyle: ModifierReader<Any>
    /// The style that this view sets for its window toolbars.
    @StyleModifier((any Views.WindowToolbarStyle).self) public var presentedWindowToolbarStyle: ModifierReader<Any>
    /// The style that this view sets for its progress views.
    @ControlStyleModifier public var progressViewStyle: ModifierReader<Any>
    /// The style that this view sets for its tab views.
    @StyleModifier public var tabViewStyle: ModifierReader<Any>
    /// The style that this view sets for its tables.
    @StyleModifier public var tableStyle: ModifierReader<Any>
    /// The style that this view sets for its text editors.
    @StyleModifier public var textEditorStyle: ModifierReader<Any>
    /// The style that this view sets for its text fields.
    @ControlStyleModifier public var textFieldStyle: ModifierReader<Any>
    /// The style that this view sets for its toggles.
    @ControlStyleModifier public var toggleStyle: ModifierReader<Any>
}
