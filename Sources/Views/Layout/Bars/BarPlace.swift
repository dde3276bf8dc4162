import Foundation

/// The place of a view among the bars of a screen.
nonisolated enum BarPlace: LayoutValueKey {
    /// Between the bars.
    case page
    /// In the navigation bar, at its start, in its middle, or at its end.
    case leading, principal, trailing
    /// The title of the page, in one line with the buttons or below them.
    case title, largeTitle
    /// The field of a search, below the title.
    case search
    /// In the bar below the page.
    case bottom
    /// Above the keyboard.
    case keyboard
    /// In the menu that the last button of the navigation bar opens.
    case menu
    /// In the bar of a tab view.
    case tab
    /// In a segmented picker, which is a bar of options.
    case segment
    /// In the ring of a gauge, whose labels are as small.
    case ring

    static let defaultValue = BarPlace.page

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
        case .leading, .principal, .trailing, .search, .bottom, .keyboard: break
        }
        if self != .largeTitle { environment.dynamicTypeSize = .large }
        if self != .principal { environment.lineLimit = 1 }
    }
}

/// A view, or the content of a modifier, that stands in a bar.
struct BarPart {
    let node: Node
    let place: BarPlace
}

/// A view that shows bars around what is inside it.
@MainActor @preconcurrency
protocol BarredView: ArrangedView {
    /// The layout of the page and the bars, and what stands in the bars.
    func bars(in place: LayoutPlace) -> (layout: any Layout, parts: [BarPart])
}

extension BarredView {
    package func layout(in place: LayoutPlace) -> any Layout { bars(in: place).layout }
}

/// A modifier whose content is arranged by a layout in the bar that it stands in: a title, a search field.
@MainActor @preconcurrency
protocol ArrangedInBar: PrimitiveModifier {
    /// The layout of the content.
    func layout(in place: LayoutPlace) -> any Layout
}

nonisolated extension LayoutSubviews {
    /// The views at a place among the bars.
    func all(at place: BarPlace) -> LayoutSubviews { self[indices.filter { self[$0][BarPlace.self] == place }] }

    /// Places the views in the middle of a rectangle, each proposed all of it.
    func placeInMiddle(of room: CGRect) {
        for view in self {
            view.place(at: CGPoint(x: room.midX, y: room.midY), anchor: .center, proposal: ProposedViewSize(room.size))
        }
    }
}
