/// Rows of a table each of which is changed.
nonisolated struct _ChangedTableRows<Content: TableRowContent>: TableRowContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableRowBody = Never

    let content: Content
    let change: @MainActor (DynamicContent) -> any View

    @MainActor func _visitRows(_ visitor: inout TableRowVisitor) {
        visitor.add(content) { view, _ in change(DynamicContent([view])) }
    }
}

extension TableRowContent {
    /// Gives each row a menu that comes when it is held.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
        let items = menuItems()
        return changed { $0.contextMenu { items } }
    }

    /// Gives each row a menu that comes when it is held, and says what is shown of the row then.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some TableRowContent<TableRowValue> {
        let (items, preview) = (menuItems(), preview())
        return changed {
            $0.contextMenu {
                items
            } preview: {
                preview
            }
        }
    }

    /// Lets a person drag a row, which hands over the payload.
    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        let payload = MainThreadOnly(payload)
        return changed { $0.draggable(payload.value()) }
    }

    /// Takes what is dropped on a row and is of a type.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        let action = MainThreadOnly(action)
        return changed {
            $0.dropDestination { (items: [T], _) in
                action.value(items)
                return true
            }
        }
    }

    /// Sets whether the rows can't be selected.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
        changed { $0.selectionDisabled(isDisabled) }
    }

    /// Provides what is dragged with a row; nil for nothing.
    public func itemProvider(
        _ action: (() -> NSItemProvider?)?
    ) -> ModifiedContent<Self, ItemProviderTableRowModifier> {
        ModifiedContent(content: self, modifier: ItemProviderTableRowModifier(action: action))
    }

    private func changed(_ change: @escaping @MainActor (DynamicContent) -> any View) -> _ChangedTableRows<Self> {
        _ChangedTableRows(content: self, change: change)
    }
}

extension DynamicTableRowContent {
    /// Lets items of these types be put between rows; the action is told before which row, from 0, and what.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
        ModifiedContent(
            content: self,
            modifier: OnInsertTableRowModifier { info, row in
                let items = info.itemProviders(for: supportedContentTypes)
                guard !items.isEmpty else { return false }
                action(row, items)
                return true
            })
    }

    /// Takes what is dropped between rows and is of a type; the action is told before which row, from 0.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
    ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
        ModifiedContent(
            content: self,
            modifier: OnInsertTableRowModifier { info, row in
                let items = info.items.compactMap { $0.payload(as: payloadType) }
                guard !items.isEmpty else { return false }
                action(row, items)
                return true
            })
    }
}

/// Changes the rows of a table.
public protocol _TableRowModifier {
    /// The row with the change; `offset` is its place among those that are changed, from 0.
    @MainActor func _changed(_ row: any View, at offset: Int) -> any View
}

/// Provides what is dragged with a row.
public nonisolated struct ItemProviderTableRowModifier: _TableRowModifier {
    let action: (() -> NSItemProvider?)?

    @MainActor public func _changed(_ row: any View, at offset: Int) -> any View {
        DynamicContent([row]).itemProvider(action)
    }
}

/// Lets items be put between rows.
public nonisolated struct OnInsertTableRowModifier: _TableRowModifier {
    let drop: (DropInfo, Int) -> Bool

    @MainActor public func _changed(_ row: any View, at offset: Int) -> any View {
        DynamicContent([row]).answer(ModifierType.DropDestination.self) { drop($0, offset) }
    }
}

extension ModifiedContent: TableRowContent where Content: TableRowContent, Modifier: _TableRowModifier {
    /// The value of a row.
    public typealias TableRowValue = Content.TableRowValue
    /// There is no body: the table takes the content apart itself.
    public typealias TableRowBody = Never

    @MainActor public func _visitRows(_ visitor: inout TableRowVisitor) {
        visitor.add(content) { modifier._changed($0, at: $1) }
    }
}
