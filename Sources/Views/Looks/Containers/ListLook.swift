import Foundation
import Layout

extension Facet {
    /// A list draws its ground, the cards of its sections and what is chosen behind its rows, and the lines between them and the
    /// controls of an edited list in front. A list without a style of its own has the form.
    static func drawingRows(as form: ListForm) -> Facet {
        .look(
            passing: { place, _, context in
                if place.listForm(form) != .plain { context.isOnGroupedGround = true }
            },
            behind: { place, brush in
                let rows = ListRowsLook(place, place.listForm(form))
                rows.drawGround(on: brush)
                rows.drawCards(on: brush)
                rows.drawSelection(on: brush)
            },
            inFront: { place, brush in
                let rows = ListRowsLook(place, place.listForm(form))
                rows.drawSeparators(on: brush)
                rows.drawControls(on: brush)
                rows.drawSwipe(on: brush)
            })
    }

    /// The header and the footer of a section are in gray letters, but for the header in a sidebar.
    static var drawingSection: Facet {
        .look(passing: { place, part, context in
            guard let label = place.node.listAround?.listForm.sectionLabels.place(of: part.slot) else { return }
            context.foreground = [label == .sidebarHeader ? Color.primary : Color.secondary]
            context.bar = label
        })
    }

    /// The labels of the columns of a table are in gray letters.
    static var drawingColumnLabels: Facet {
        .look(passing: { _, _, context in
            context.foreground = [Color.secondary]
            context.bar = .columnLabel
        })
    }
}

/// The looks of a list.
enum ListForm { case plain, grouped, insetGrouped, sidebar }

extension LookPlace {
    /// The form of the list at the place; of one that takes no style, the one given.
    fileprivate func listForm(_ form: ListForm) -> ListForm {
        node.kind.states(TakesListStyle.self) ? node.listForm : form
    }
}

/// The rows of a list at their places.
@MainActor
struct ListRowsLook {
    /// A row: all of it, and what stands in it.
    struct Row {
        let frame: CGRect
        let content: CGRect
        let controls: RowControls.Set
        let separators: RowSeparators
    }

    let place: LookPlace
    let form: ListForm
    /// The rows that are shown, by section.
    let sections: [[Row]]

    init(_ place: LookPlace, _ form: ListForm) { self.init(place, form, sections: place.rowSections) }

    private init(_ place: LookPlace, _ form: ListForm, sections: [[Row]]) {
        (self.place, self.form, self.sections) = (place, form, sections)
    }

    /// The corners of cards, in points.
    private var radius: CGFloat { form == .insetGrouped ? 10 : 0 }

    /// The name of a color as it is on a sheet, one step lighter where it is dark.
    private func elevated(_ name: String, _ other: String) -> Paint {
        place.system(place.context.isElevated && place.isDark ? other : name)
    }

    private var ground: Paint {
        form == .plain
            ? elevated("systemBackground", "secondarySystemBackground")
            : elevated("systemGroupedBackground", "secondarySystemGroupedBackground")
    }

    /// The ground of a list, as it is on the page at a place.
    static func ground(of list: Node, in place: LookPlace) -> Paint {
        ListRowsLook(place, list.listForm, sections: []).ground
    }

    func drawGround(on brush: any Brush) {
        guard place.node.hasScrollBackground else { return }
        // Commonly known: the ground reaches under the bars, to the edges of the screen.
        brush.fill(Path(place.viewport), ground)
    }

    private func inViewport(on brush: any Brush, _ draw: () -> Void) {
        brush.group(PictureGroup(clip: PictureGroup.Clip(Path(place.viewport))), draw)
    }

    func drawCards(on brush: any Brush) {
        guard form == .insetGrouped || form == .grouped else { return }
        inViewport(on: brush) {
            for section in sections {
                let card = section.card
                brush.fill(
                    card, elevated("secondarySystemGroupedBackground", "tertiarySystemGroupedBackground"),
                    radius: radius)
                guard form == .grouped else { continue }
                // Commonly known: cards from side to side have a line above and below.
                for y in [card.minY, card.maxY - place.pixel] {
                    let line = CGRect(x: card.minX, y: y, width: card.width, height: place.pixel)
                    brush.fill(line, place.system("separator"))
                }
            }
        }
    }

    /// The rows that are chosen are gray. *Unverified* for the radius in a sidebar.
    func drawSelection(on brush: any Brush) {
        let chosen = place.node.chosenRows.compactMap { $0.rowFrame(in: place.layout).map(place.layout.pass.rounded) }
        guard !chosen.isEmpty else { return }
        inViewport(on: brush) {
            for frame in chosen {
                let section = sections.first { $0.contains { $0.frame == frame } } ?? []
                let card = section.isEmpty ? frame : section.card
                let corner = form == .sidebar ? 10 : radius
                brush.group(
                    PictureGroup(clip: PictureGroup.Clip(Path(form == .sidebar ? frame : card, radius: corner)))
                ) {
                    brush.fill(Path(frame), place.system("systemGray4"))
                }
            }
        }
    }

    /// The lines between rows: from the content of a row to the end of the card, or of the list.
    func drawSeparators(on brush: any Brush) {
        guard form != .sidebar else { return }
        inViewport(on: brush) {
            for section in sections {
                // A plain list has a line below its last row, too.
                for (index, row) in section.enumerated() where index < section.count - 1 || form == .plain {
                    let next = index + 1 < section.count ? section[index + 1].separators : RowSeparators()
                    guard !row.separators.hidden.contains(.bottom), !next.hidden.contains(.top) else { continue }
                    let paint = (row.separators.bottom ?? next.top).map { place.paint($0) } ?? place.system("separator")
                    brush.fill(row.separator(place), paint)
                }
            }
        }
    }

    /// The circles and grips beside the rows of an edited list.
    func drawControls(on brush: any Brush) {
        let edited = sections.joined().filter { !$0.controls.isEmpty }
        guard !edited.isEmpty else { return }
        let chosen = place.node.chosenRows.compactMap { $0.rowFrame(in: place.layout).map(place.layout.pass.rounded) }
        let inset = ListMetrics.margin(in: place.frame.width)
        inViewport(on: brush) {
            for row in edited {
                let start = place.isMirrored ? row.frame.maxX - inset - 22 : row.frame.minX + inset
                let circle = CGRect(x: start, y: row.frame.midY - 11, width: 22, height: 22)
                if row.controls.contains(.select) {
                    drawChoice(in: circle, isChosen: chosen.contains(row.frame), on: brush)
                } else if row.controls.contains(.delete) {
                    brush.fill(Path(ellipseIn: circle), place.paint(Color.red))
                    brush.line(
                        [CGPoint(x: circle.midX - 5, y: circle.midY), CGPoint(x: circle.midX + 5, y: circle.midY)],
                        .white, width: 2)
                }
                if row.controls.contains(.move) { drawGrip(of: row.frame, inset, on: brush) }
            }
        }
    }

    private func drawChoice(in circle: CGRect, isChosen: Bool, on brush: any Brush) {
        guard isChosen else {
            return brush.stroke(
                Path(ellipseIn: circle.insetBy(dx: 0.75, dy: 0.75)), place.system("systemGray3"),
                StrokeStyle(lineWidth: 1.5))
        }
        brush.fill(Path(ellipseIn: circle), place.tint)
        place.drawCheck(in: circle.insetBy(dx: 5, dy: 5.5), .white, on: brush)
    }

    private func drawGrip(of row: CGRect, _ inset: CGFloat, on brush: any Brush) {
        let x = place.isMirrored ? row.minX + inset : row.maxX - inset - 22
        for line in -1...1 {
            let y = row.midY + CGFloat(line) * 5
            brush.line(
                [CGPoint(x: x + 1, y: y), CGPoint(x: x + 21, y: y)], place.system("tertiaryLabel"), width: 1.5)
        }
    }
}

extension ListRowsLook.Row {
    /// The line below the row: from its content, or from the text behind its icon, on.
    @MainActor fileprivate func separator(_ place: LookPlace) -> CGRect {
        let (pixel, y) = (place.pixel, frame.maxY - place.pixel)
        let start = max(
            0, separators.inset ?? (place.isMirrored ? frame.maxX - content.maxX : content.minX - frame.minX))
        let width = max(0, frame.width - start)
        return CGRect(x: place.isMirrored ? frame.minX : frame.minX + start, y: y, width: width, height: pixel)
    }
}

extension [ListRowsLook.Row] {
    /// The rectangle around the rows.
    var card: CGRect { dropFirst().reduce(self[0].frame) { $0.union($1.frame) } }
}

extension LookPlace {
    /// The rows of the list at the place that are shown, by section.
    fileprivate var rowSections: [[ListRowsLook.Row]] {
        guard let list = try? layout.items(of: node, inner: true).first else { return [] }
        var sections: [[ListRowsLook.Row]] = []
        var last: Int?? = .none
        for item in list.subviews.items where item.isShown && item.isListRow {
            guard var outwards = item.touchMargins else { continue }
            let content = item.frame
            if isMirrored { swap(&outwards.leading, &outwards.trailing) }
            let row = ListRowsLook.Row(
                frame: layout.pass.rounded(content.inset(by: outwards.outwards)), content: content,
                controls: item.traits[RowControls.self], separators: item.traits[RowSeparators.Key.self])
            let section = item.traits[ListSection.self]
            if case .some(let known) = last, known == section {
                sections[sections.count - 1].append(row)
            } else {
                sections.append([row])
            }
            last = .some(section)
        }
        return sections
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
            var place = background
            place = LookPlace(node: list, frame: place.frame, layout: place.layout, context: place.context)
            let rounded = background.layout.pass.rounded(row)
            let section = place.rowSections.first { $0.contains { $0.frame == rounded } }
            let card = Path(section?.card ?? rounded, radius: list.listForm == .insetGrouped ? 10 : 0)
            brush.group(PictureGroup(clip: PictureGroup.Clip(card))) {
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

    /// The form of this list: that of its style, or of the system.
    fileprivate var listForm: ListForm {
        guard kind.states(TakesListStyle.self) else { return .insetGrouped }
        return switch environment[StyleKey<ModifierType.ListStyle>.self]?.style {
        case is PlainListStyle, is InsetListStyle: .plain
        case is GroupedListStyle: .grouped
        case is SidebarListStyle: .sidebar
        default: .insetGrouped
        }
    }
}

extension ListForm {
    /// The places of headers and footers, as the layout has them.
    fileprivate var sectionLabels: SectionLabels {
        switch self {
        case .plain: .plain
        case .sidebar: .sidebar
        case .grouped, .insetGrouped: .grouped
        }
    }
}
