import Foundation

/// A column of a split view, as it is shown.
@MainActor
struct SplitColumn {
    /// The views in it: those of the column, or the page that a link in a column before it leads to.
    let pages: [Node]
    /// Whether it stands above another column, where there is space for one only.
    let isAboveOther: Bool
    /// The width that `navigationSplitViewColumnWidth` gives it, in points; nil for the usual one.
    let width: CGFloat?

    init(_ pages: [Node], isAboveOther: Bool = false) {
        self.pages = pages
        self.isAboveOther = isAboveOther
        func ideal(_ node: Node) -> CGFloat? {
            node.attributes(ModifierType.NavigationSplitViewColumnWidth.self).first?.ideal
        }
        width = pages.lazy.compactMap { page in page.firstNode { ideal($0) != nil }.flatMap(ideal) }.first
    }
}

extension Arrangement {
    /// Columns side by side; where a named screen has space for one only, the one on top.
    static let columns = Arrangement(
        layers: .page, givesTurns: true,
        shown: { split in split.columns.flatMap(\.pages) + [split.shownBackButton].compactMap(\.self) },
        placeOfHidden: { hidden, split in
            if !split.isCollapsed {
                if hidden.slot === Slot.detail || hidden.ancestors.contains(where: { $0.slot === Slot.detail }),
                    let page = split.topPage.first?.layerName
                {
                    return .init("on a screen below \(page)", because: "\(page) is above it")
                }
                return .init("in a column that isn't shown", because: "columnVisibility hides its column")
            }
            return .init(
                "in another column than the one that a narrow screen shows",
                because: "another column of \(split.kind.name) is above it, or comes when something is selected")
        })
}

extension Node {
    /// The columns that a split view shows, in order; none for any other view.
    var columns: [SplitColumn] {
        guard kind.hasColumns else { return [] }
        if isCollapsed {
            let page = topPage
            if !page.isEmpty { return [SplitColumn(page, isAboveOther: true)] }
            let place = placeOfTopColumn
            let columns = splitColumns
            return columns.indices.contains(place) ? [SplitColumn([columns[place]], isAboveOther: place > 0)] : []
        }
        var columns = visibleColumns.map { [$0] }
        let page = topPage
        // A link in another column shows its destination in place of the detail.
        if !page.isEmpty, !columns.isEmpty { columns[columns.count - 1] = page }
        return columns.map { SplitColumn($0) }
    }

    /// The columns of a split view, also those that aren't shown.
    private var splitColumns: [Node] {
        children.filter { $0.presence == .inPlace && !$0.isAbsent && $0.slot !== Slot.backButton }
    }

    /// The columns that there are on a wide screen.
    private var visibleColumns: [Node] {
        let columns = splitColumns
        let properties = try? properties(of: ViewType.NavigationSplitView.self)
        return switch properties?.columnVisibility {
        case .detailOnly: columns.filter { $0.slot === Slot.detail }
        // Documented for doubleColumn: the content and the detail of three columns, or both of two.
        case .doubleColumn where columns.contains { $0.slot === Slot.content }:
            columns.filter { $0.slot !== Slot.sidebar }
        // Unverified: automatic shows all columns, also on a tablet held upright.
        default: columns
        }
    }

    /// Whether a split view shows one column at a time, as on a named screen that is narrow.
    fileprivate var isCollapsed: Bool {
        // Documented for NavigationSplitView: in a narrow size class its columns collapse into a stack.
        graph.root.environment.namedScreen != nil && environment.horizontalSizeClass == .compact
    }

    /// The place of the column that is shown where there is space for one only, from 0: that which the app prefers, or the last
    /// one for which something is selected in the column before.
    private var placeOfTopColumn: Int {
        let columns = splitColumns
        let preferred = (try? properties(of: ViewType.NavigationSplitView.self))?.preferredCompactColumn
        var place =
            switch preferred {
            case .detail: columns.count - 1
            case .content: columns.firstIndex { $0.slot === Slot.content } ?? 0
            case .sidebar, nil: 0
            }
        // Commonly known: a selection in a column leads a collapsed split view on to the next column.
        while place + 1 < columns.count, columns[place].listSelection?.read() != nil { place += 1 }
        return place
    }

    /// The column below the one on top of a split view that shows one at a time, or the one below the page on top; nil for any
    /// other view.
    var columnBelowTop: Node? {
        guard kind.hasColumns else { return nil }
        let columns = splitColumns
        let place = topPage.isEmpty ? placeOfTopColumn - 1 : placeOfTopColumn
        return columns.indices.contains(place) ? columns[place] : nil
    }

    /// The selection of the list in a column; nil for one without.
    private var listSelection: Selection? {
        func selection(_ node: Node) -> Selection? { (try? node.properties(of: ViewType.List.self))?.selection }
        return firstNode { selection($0) != nil }.flatMap(selection)
    }

    /// Returns what goes back to the column below the one on top, as the back button does: nothing is selected there then.
    /// - Throws: `InspectionError.notSupported` where the first column is shown, or all are.
    func wayBackToColumn() throws -> () -> Void {
        let place = isCollapsed ? placeOfTopColumn : 0
        guard place > 0 else {
            throw InspectionError.notSupported(
                "\(kind.name) shows " + (isCollapsed ? "its first column" : "its columns side by side")
                    + ": there is none to go back to")
        }
        let before = splitColumns[place - 1]
        return { MainActor.assumeIsolated { self.goBack(to: before) } }
    }

    private func goBack(to before: Node) {
        // Commonly known: going back in a collapsed split view clears the selection that led there.
        if before.listSelection?.read() != nil { before.listSelection?.clear() }
        // Unverified: going back writes the preferred compact column.
        if let binding = (try? properties(of: ViewType.NavigationSplitView.self))?.compact {
            binding.wrappedValue = before.slot === Slot.content ? .content : .sidebar
        }
        graph.invalidate(self)
    }

    /// The selection of the list around a link with a value, which a tap on the link sets; nil for one in no list of a split
    /// view.
    var selectionAround: Selection? {
        guard ancestors.contains(where: \.kind.hasColumns) else { return nil }
        return ancestors.lazy.compactMap { (try? $0.properties(of: ViewType.List.self))?.selection }.first
    }
}
