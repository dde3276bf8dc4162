import Foundation
import Layout

extension Facet {
    /// A tab view draws its bar below the page, with the chosen tab in the tint.
    static var drawingTabBar: Facet {
        .look(
            passing: { place, part, context in
                let tabs = place.node.tabs
                guard tabs.contains(where: { $0.items.contains { $0 === part } }) else { return }
                let isChosen = place.node.chosenTab(of: tabs)?.items.contains { $0 === part } ?? false
                context.foreground = [
                    isChosen ? place.environment.tint?.style ?? Color.accentColor : Color.system("unselectedTab")
                ]
            },
            inFront: { place, brush in
                let tabs = place.node.itemsInTabBar.compactMap { place.layout.tabFrame(of: $0) }
                guard place.layout.pass.hasBars, let top = tabs.map(\.minY).min() else { return }
                place.drawBar(
                    CGRect(
                        x: place.frame.minX, y: top, width: place.frame.width,
                        height: place.node.graph.screen.size.height - top), lineAtTop: true, on: brush)
            })
    }

    /// A stack of pages draws its bars: the navigation bar where content has scrolled below it, and the bar below the page.
    static var drawingPageBars: Facet {
        .look(
            behind: { place, brush in
                guard place.layout.pass.hasBars else { return }
                // Commonly known: a stack has a ground of its own, which reaches under the bars.
                brush.fill(
                    Path(place.viewport),
                    place.system(
                        place.context.isElevated && place.isDark ? "secondarySystemBackground" : "systemBackground"))
            },
            inFront: { place, brush in
                guard place.layout.pass.hasBars, place.node.columns.isEmpty else { return }
                let insets = place.layout.barInsets(of: place.node)
                let (page, whole) = (place.frame, place.viewport)
                if insets.top > 0, place.hasScrolledBelowBar {
                    place.drawBar(
                        CGRect(
                            x: page.minX, y: whole.minY, width: page.width, height: page.minY + insets.top - whole.minY),
                        lineAtTop: false, on: brush)
                }
                if insets.bottom > 0 {
                    place.drawBar(
                        CGRect(
                            x: page.minX, y: page.maxY - insets.bottom, width: page.width,
                            height: whole.maxY - page.maxY + insets.bottom), lineAtTop: true, on: brush)
                }
            })
    }

    /// A search draws its field, with a magnifying glass and what was typed.
    static var drawingSearchField: Facet {
        .look(
            passing: { _, part, context in
                if part.slot === Slot.prompt { context.foreground = [Color.secondary] }
            },
            behind: { place, brush in place.drawSearchField(on: brush) })
    }
}

extension LookPlace {
    /// Whether content of the page has scrolled below the navigation bar, which is drawn over it then.
    fileprivate var hasScrolledBelowBar: Bool {
        layout.scrollingViews.contains { view in
            guard view.isInside(node), view.scrollState.offset.y > 0.5 else { return false }
            return LookPlace(node: view, frame: frame, layout: layout, context: context).viewport.minY <= viewport.minY
                + 0.5
        }
    }

    /// A bar of the system over what scrolls below it, with a hairline at its upper or lower side.
    package func drawBar(_ bar: CGRect, lineAtTop: Bool, on brush: any Brush) {
        brush.fill(Path(bar), .color(Material.bar.standIn(isDark: isDark)))
        let y = lineAtTop ? bar.minY : bar.maxY - pixel
        let gray: Double = isDark ? 1 : 0
        brush.fill(
            Path(CGRect(x: bar.minX, y: y, width: bar.width, height: pixel)),
            .color(PaintColor(red: gray, green: gray, blue: gray, opacity: isDark ? 0.15 : 0.3)))
    }

    fileprivate func drawSearchField(on brush: any Brush) {
        guard let search = try? node.properties(of: ViewType.Searchable.self), frame.height > 0 else { return }
        var field = frame
        if let button = node.children(in: .systemButton).first.flatMap({ try? layout.frame(of: $0) }) {
            field.size.width = max(0, frame.width - button.width - BarMetrics.margin)
            if isMirrored { field.origin.x = frame.maxX - field.width }
        }
        brush.fill(field, system("tertiarySystemFill"), radius: 10)
        let glass = CGRect(
            x: isMirrored ? field.maxX - 26 : field.minX + 8, y: field.midY - 9, width: 18, height: 18)
        brush.symbol(SymbolMark(name: "magnifyingglass", frame: glass, paint: system("secondary"), weight: 0))
        guard let words = node.textsOnScreen.first else { return }
        let inset = BarMetrics.searchFieldInset
        let room = CGRect(
            x: isMirrored ? field.minX + 8 : field.minX + inset, y: field.minY,
            width: max(0, field.width - inset - 8), height: field.height)
        draw(words, in: room, search.input.isEmpty ? system("secondary") : foreground, on: brush)
    }
}

extension LaidOut {
    /// The rectangle of the tab that an item stands in; nil for one that isn't shown.
    fileprivate func tabFrame(of item: Node) -> CGRect? {
        guard let around = (try? items(of: item))?.first?.parent else { return nil }
        return frame(around: [around])
    }
}
