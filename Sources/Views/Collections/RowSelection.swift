// Choosing rows of a list or a table.

/// The properties of a view whose rows can be chosen.
protocol RowSelectingProperties: SelectingProperties {
    var selection: Selection? { get }
}

extension Facet {
    /// A tap on a row of a list with a selection, or on what stands there and has no effect of its own, chooses the row.
    static func choosingRows<Described: KnownViewType>(of type: Described.Type) -> Facet
    where Described.Properties: RowSelectingProperties {
        .tappedInside { touched, list, _ in
            let selection = list.rowSelection(Described.self)
            guard let choose = list.choosing(touched, in: selection) else { return nil }
            return { [unowned list] in
                try list.checkSelecting(in: selection)
                try choose()
            }
        }
    }

    /// A touch anywhere in a row of a list with a selection is for the row.
    static func rowParts<Described: KnownViewType>(of type: Described.Type) -> Facet
    where Described.Properties: RowSelectingProperties {
        .touchedPartsInFrame { list, layout in
            list.rowSelection(Described.self) == nil ? [] : layout.rowParts(of: list.rowsToChoose)
        }
    }
}

extension ViewCall where Arguments == OptionTag, Result == Void {
    /// Chooses a row by its tag or identity. Throws `InspectionError.notSupported` where none has it.
    static func choosingRow(in selection: Selection?) -> ViewCall {
        .action(of: selection) { selection, node, tag in
            try node.checkSelecting(in: selection)
            try node.choose(tag.value, in: selection, isScripted: tag.isScripted)
            node.environment.conclude?()
        }
    }
}

extension Node {
    fileprivate func rowSelection<Described: KnownViewType>(_ type: Described.Type) -> Selection?
    where Described.Properties: RowSelectingProperties { (try? properties(of: type))?.selection }

    /// Makes sure that a tap on a row of the list chooses it, where the tree is on a phone.
    /// - Throws: `InspectionError.notSupported` for a list of several choices that isn't edited.
    fileprivate func checkSelecting(in selection: Selection?) throws {
        // Documented for init(_:selection:rowContent:) with a set: on iOS the list has to be in edit mode.
        guard graph.isScreen, selection?.takesSeveral == true, let mode = environment.editMode,
            !mode.wrappedValue.isEditing
        else { return }
        throw InspectionError.notSupported(
            "\(headline) takes several choices, which a person makes while it is edited: tap an EditButton before, or set the "
                + "environment's editMode")
    }
}
