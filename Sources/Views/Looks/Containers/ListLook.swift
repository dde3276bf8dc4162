import Foundation
import Layout

extension Facet {
    /// A list draws its ground, the cards of its sections, and the lines between rows.
    static var drawingRows: Facet {
        .look(
            passing: { place, _, context in if place.listForm != .plain { context.isOnGroupedGround = true } },
            behind: { place, brush in
                place.drawGround(on: brush)
                place.drawCards(on: brush)
            },
            inFront: { place, brush in place.drawSeparators(on: brush) })
    }

    /// The header and the footer of a section are in small gray letters.
    static var drawingSection: Facet {
        .look(passing: { place, part, context in
            guard place.node.standsInRows, part.slot === Slot.header || part.slot === Slot.footer else { return }
            context.foreground = [Color.secondary]
            if context.isOnGroupedGround { context.bar = .sectionLabel }
        })
    }
}

/// The looks of a list.
enum ListForm { case plain, grouped, insetGrouped, sidebar }

extension LookPlace {
    fileprivate var listForm: ListForm {
        switch node.environment[StyleKey<ModifierType.ListStyle>.self]?.style {
        case _ where !node.kind.states(TakesListStyle.self): .insetGrouped
        case is PlainListStyle, is InsetListStyle: .plain
        case is GroupedListStyle: .grouped
        case is SidebarListStyle: .sidebar
        default: .insetGrouped
        }
    }

    /// The name of the color of the ground: one step lighter on a sheet where it is dark.
    private var ground: String {
        let isGrouped = listForm != .plain
        guard context.isElevated, isDark else { return isGrouped ? "systemGroupedBackground" : "systemBackground" }
        return isGrouped ? "secondarySystemGroupedBackground" : "secondarySystemBackground"
    }

    private var card: String {
        context.isElevated && isDark ? "tertiarySystemGroupedBackground" : "secondarySystemGroupedBackground"
    }

    fileprivate func drawGround(on brush: any Brush) {
        guard node.hasScrollBackground else { return }
        // Commonly known: the ground reaches under the bars, to the edges of the screen.
        brush.fill(Path(viewport), system(ground))
    }

    /// The rows that are shown, by section, each with the rectangle of its item.
    fileprivate var sections: [[(row: CGRect, content: CGRect)]] {
        guard let list = try? layout.items(of: node, inner: true).first else { return [] }
        var sections: [[(row: CGRect, content: CGRect)]] = []
        var last: Int?? = .none
        for item in list.subviews.items where item.isShown && item.isListRow {
            guard let margins = item.touchMargins else { continue }
            let content = item.frame
            var outwards = margins
            if isMirrored { swap(&outwards.leading, &outwards.trailing) }
            let row = CGRect(
                x: content.minX - outwards.leading, y: content.minY - outwards.top,
                width: content.width + outwards.leading + outwards.trailing,
                height: content.height + outwards.top + outwards.bottom)
            let section = item.traits[ListSection.self]
            if case .some(let known) = last, known == section {
                sections[sections.count - 1].append((layout.pass.rounded(row), content))
            } else {
                sections.append([(layout.pass.rounded(row), content)])
            }
            last = .some(section)
        }
        return sections
    }

    fileprivate func drawCards(on brush: any Brush) {
        let form = listForm
        guard form == .insetGrouped || form == .grouped else { return }
        brush.group(PictureGroup(clip: PictureGroup.Clip(Path(viewport)))) {
            for section in sections {
                let card = section.dropFirst().reduce(section[0].row) { $0.union($1.row) }
                brush.fill(card, system(self.card), radius: form == .insetGrouped ? 10 : 0)
            }
        }
    }

    /// The lines between rows: from the content of a row to the end of the card, or of the list.
    fileprivate func drawSeparators(on brush: any Brush) {
        let form = listForm
        guard form != .sidebar else { return }
        brush.group(PictureGroup(clip: PictureGroup.Clip(Path(viewport)))) {
            for section in sections {
                // A plain list has a line below its last row, too.
                for (row, content) in section.dropLast(form == .plain ? 0 : 1) {
                    let start = max(row.minX, content.minX)
                    let line =
                        isMirrored
                        ? CGRect(x: row.minX, y: row.maxY - pixel, width: content.maxX - row.minX, height: pixel)
                        : CGRect(x: start, y: row.maxY - pixel, width: row.maxX - start, height: pixel)
                    brush.fill(line, system("separator"))
                }
            }
        }
    }
}

extension Facet {
    /// The background of a row fills all of the row, where it is a color or another style.
    static var drawingRowBackground: Facet {
        .look(behind: { background, brush in
            guard let owner = background.node.parent, let row = owner.rowFrame(in: background.layout),
                row.intersects(CGRect(origin: .zero, size: owner.graph.screen.size)),
                let list = owner.listAround, let content = background.node.children.first,
                case .primitive(let view) = content.content, let style = view as? any ShapeStyle
            else { return }
            let place = LookPlace(
                node: list, frame: background.frame, layout: background.layout, context: background.context)
            let rounded = background.layout.pass.rounded(row)
            let section = place.sections.first { $0.contains { $0.row == rounded } } ?? [(rounded, rounded)]
            let card = section.dropFirst().reduce(section[0].row) { $0.union($1.row) }
            let radius: CGFloat = place.listForm == .insetGrouped ? 10 : 0
            brush.group(PictureGroup(clip: PictureGroup.Clip(Path(card, radius: radius)))) {
                brush.fill(Path(rounded), background.paint(style, in: rounded))
            }
        })
    }
}

extension Node {
    /// Between what stands in a row of a list and the sides of the row, in points; 0 for a view in no list.
    func rowInset(in layout: LaidOut) -> CGFloat {
        guard standsInRows, let list = listAround, let frame = try? layout.frame(of: list, inner: true) else {
            return 0
        }
        return ListMetrics.margin(in: frame.width)
    }

    /// The list that the view is a row of, or is in one of.
    fileprivate var listAround: Node? { ancestors.first { $0.kind.states(ListsRows.self) } }
}
