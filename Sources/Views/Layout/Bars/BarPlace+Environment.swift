extension BarPlace {
    /// Changes what the views there see.
    func modify(_ environment: inout EnvironmentValues) {
        guard let font = systemFont else { return modifyInBar(&environment) }
        // Unverified: a font that is set around the list, or for all of the app, is also that of headers.
        environment.font = environment.font ?? font
    }

    /// The font of texts that set none, where the system shows them in no bar (measured on public screenshots of iOS 16 and 18;
    /// commonly known for messages and footers).
    private var systemFont: Font? {
        switch self {
        case .sectionLabel, .dialogMessage: .footnote
        case .alertTitle: .headline
        case .dialogTitle: .footnote.weight(.semibold)
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
        case .sectionLabel, .alertTitle, .dialogTitle, .dialogMessage: return
        }
        // Commonly known: bars don't grow with the type size, but for a large title.
        if self != .largeTitle { environment.dynamicTypeSize = .large }
        // Unverified: only a principal item may have several lines.
        if self != .principal { environment.lineLimit = 1 }
    }
}
