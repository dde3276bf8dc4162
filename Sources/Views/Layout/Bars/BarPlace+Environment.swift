extension BarPlace {
    /// Changes what a view there sees.
    @MainActor func modify(_ environment: inout EnvironmentValues, of node: Node) {
        if self == .sectionHeader, environment.textCase == nil, !node.setsTextCase {
            // Seen: capitals, unless the app sets a case, or none.
            environment.textCase = .uppercase
        }
        if isEmphasized(node) {
            let font: Font = node.dialogAround == .confirmation ? .title3.weight(.semibold) : .headline
            environment.font = environment.font ?? font
        }
        guard let font = systemFont(of: node) else { return modifyInBar(&environment) }
        // Unverified: a font that is set around the list, or for all of the app, is also that of headers.
        environment.font = environment.font ?? font
    }

    /// Whether the text of a button is heavier than that of others: of one that confirms, in a bar, and of one that cancels, in a
    /// dialog (seen; Human Interface Guidelines, "Alerts").
    @MainActor private func isEmphasized(_ node: Node) -> Bool {
        switch self {
        case .trailing, .leading: node.ancestors.contains { $0.toolbarPlacement == .confirmationAction }
        case .dialogAction: node.isInCancelButton
        default: false
        }
    }

    /// The font of texts that set none, where the system shows them in no bar (measured on public screenshots of iOS 16 and 18;
    /// commonly known for messages and footers; *unverified* for plain lists, sidebars, wheels and what isn't available).
    @MainActor private func systemFont(of node: Node) -> Font? {
        switch self {
        case .sectionHeader, .sectionFooter, .dialogMessage: .footnote
        case .plainHeader, .alertTitle, .boxTitle: .headline
        case .sidebarHeader: .title3.weight(.semibold)
        case .dialogTitle: .footnote.weight(.semibold)
        case .dialogAction where node.isTypedInto: .footnote
        case .dialogAction where node.dialogAround == .confirmation: .title3
        case .unavailableIcon: .system(size: 48)
        case .unavailableTitle: .title2.bold()
        case .columnLabel: .subheadline.weight(.semibold)
        case .unavailableText, .smallButton: .subheadline
        case .wheel: .system(size: ControlMetrics.wheelFont)
        default: nil
        }
    }

    /// Texts in bars don't grow with the preferred size (Human Interface Guidelines,
    /// "Large content viewer"), but for large titles, and have one line.
    private func modifyInBar(_ environment: inout EnvironmentValues) {
        switch self {
        case .page, .menu: return
        case .largeTitle: environment.font = .largeTitle.bold()
        case .title: environment.font = .headline
        case .tab: environment.font = .system(size: BarMetrics.tabFont, weight: .medium)
        case .segment: environment.font = .system(size: BarMetrics.segmentFont)
        case .ring:
            environment.font = .system(size: GaugeMetrics.ringFont)
            environment.minimumScaleFactor = GaugeMetrics.ringScale
        case .back, .leading, .principal, .trailing, .search, .bottom, .keyboard: break
        case .sectionHeader, .plainHeader, .sidebarHeader, .sectionFooter, .alertTitle, .dialogTitle, .dialogMessage,
            .dialogAction, .unavailableIcon, .unavailableTitle, .unavailableText, .columnLabel, .boxTitle, .wheel,
            .smallButton:
            return
        }
        // Commonly known: bars don't grow with the type size, but for a large title.
        if self != .largeTitle { environment.dynamicTypeSize = .large }
        // Unverified: only a principal item may have several lines.
        if self != .principal { environment.lineLimit = 1 }
    }
}

extension Node {
    /// Whether a case is set for the texts in the view, or none: by itself or by a view around it, up to the list.
    fileprivate var setsTextCase: Bool {
        sequence(first: self, next: \.parent).prefix { !$0.kind.states(ListsRows.self) }
            .contains { view in view.modifiers.contains { $0.kind === ModifierType.TextCase.kind } }
    }

    /// The form of the dialog that the view stands in; nil for none.
    fileprivate var dialogAround: DialogForm? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.dialogForm).first
    }

    /// Whether the view is a button that cancels a dialog, or stands in one.
    fileprivate var isInCancelButton: Bool {
        sequence(first: self, next: \.parent).prefix { $0.dialogForm == nil }
            .contains { $0.kind[CancelsDialog.self]?.cancels($0) == true }
    }

    /// Whether the view is a field that a person types into, or stands in one.
    fileprivate var isTypedInto: Bool {
        sequence(first: self, next: \.parent).prefix { $0.dialogForm == nil }
            .contains { $0.kind.states(TakesTyping.self) }
    }
}
