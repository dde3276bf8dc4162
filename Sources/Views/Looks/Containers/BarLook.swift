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
                if place.node.pageAxis != nil { place.drawPageDots(on: brush) }
                let tabs = place.node.itemsInTabBar.compactMap { place.layout.tabFrame(of: $0) }
                guard place.layout.pass.hasBars, let top = tabs.map(\.minY).min() else { return }
                place.drawBar(
                    CGRect(
                        x: place.frame.minX, y: top, width: place.frame.width,
                        height: place.node.graph.screen.size.height - top), lineAtTop: true, on: brush)
            },
            overBars: { place, brush in
                guard place.layout.pass.hasBars, place.node.hasTabBar else { return }
                for tab in place.node.tabs where !tab.isHidden { place.drawBadges(of: tab, on: brush) }
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
                if insets.top > 0, place.scrolledBelowBar > 0 {
                    let collapse = place.barCollapse
                    let bar = CGRect(
                        x: page.minX, y: whole.minY, width: page.width,
                        height: page.minY + (collapse?.bottom ?? insets.top) - whole.minY)
                    // Commonly known: there is no bar to be seen while a part of its large title is there.
                    if collapse.map({ $0.isTitleGone || $0.title == 0 && !$0.hasTitle }) ?? true {
                        place.drawBar(bar, lineAtTop: false, on: brush)
                    } else {
                        brush.fill(Path(bar), place.groundOfBar)
                    }
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
    /// What is seen of a bar that has no ground of its own: that of the page.
    fileprivate var groundOfBar: Paint {
        let list = layout.scrollingViews.first { $0.isInside(node) && $0.kind.states(ListsRows.self) }
        return list.map { ListRowsLook.ground(of: $0, in: self) } ?? system("systemBackground")
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

    /// The badges of a tab, at the corner of its symbol, in red.
    fileprivate func drawBadges(of tab: TabPage, on brush: any Brush) {
        guard let item = tab.items.first, let frame = layout.tabFrame(of: item) else { return }
        let symbol = item.firstNode { $0.kind.states(Picture.self) }.flatMap { try? layout.frame(of: $0) }
        let font = MeasuredFont(size: 13)
        for badge in tab.badges {
            guard let words = badge.firstNode(where: \.isTextOfScreen).flatMap({ try? $0.textString() }), !words.isEmpty
            else { continue }
            let width = max(18, width(of: words, font: font) + 10)
            let corner = CGPoint(x: (symbol?.maxX ?? frame.midX) + 3, y: (symbol?.minY ?? frame.minY + 6) + 4)
            // Unverified: a badge is on the same side of the symbol where the bar is mirrored.
            let box = CGRect(x: corner.x - 9, y: corner.y - 9, width: width, height: 18)
            brush.fill(box, paint(Color.red), radius: 9)
            draw(words, in: box, .white, font: font, at: 0.5, on: brush)
        }
    }

    /// A dot for each page at the bottom of a view that shows them, as far as the app wants any.
    ///
    /// Seen on light pages only: *unverified* for the opacities.
    fileprivate func drawPageDots(on brush: any Brush) {
        guard let pages = node.turnedPages, pages.axis == .horizontal else { return }
        let style = node.environment[StyleKey<ModifierType.TabViewStyle>.self]?.style as? PageTabViewStyle
        let mode = style?.indexDisplayMode ?? .automatic
        guard mode == .always || mode == .automatic && pages.pages.count > 1, pages.pages.count <= 60 else { return }
        let (side, pitch): (CGFloat, CGFloat) = (7, 16)
        let start = frame.midX - CGFloat(pages.pages.count - 1) * pitch / 2
        let background = node.environment[StyleKey<ModifierType.IndexViewStyle>.self]?.style as? PageIndexViewStyle
        if background?.backgroundDisplayMode == .always {
            let length = CGFloat(pages.pages.count - 1) * pitch + 28
            let capsule = CGRect(x: frame.midX - length / 2, y: frame.maxY - 36, width: length, height: 26)
            brush.fill(capsule, system("systemFill"), radius: 13)
        }
        for page in pages.pages.indices {
            let place = isMirrored ? pages.pages.count - 1 - page : page
            let dot = CGRect(
                x: start + CGFloat(place) * pitch - side / 2, y: frame.maxY - 23 - side / 2, width: side, height: side)
            brush.fill(Path(ellipseIn: dot), Paint.white.opacity(page == pages.chosen ? 1 : 0.3))
        }
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
