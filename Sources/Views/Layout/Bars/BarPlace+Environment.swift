extension BarPlace {
    /// Changes what the views there see. Texts in bars don't grow with the preferred size (Human Interface Guidelines,
    /// "Large content viewer"), but for large titles, and have one line.
    func modify(_ environment: inout EnvironmentValues) {
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
        }
        // Commonly known: bars don't grow with the type size, but for a large title.
        if self != .largeTitle { environment.dynamicTypeSize = .large }
        // Unverified: only a principal item may have several lines.
        if self != .principal { environment.lineLimit = 1 }
    }
}
