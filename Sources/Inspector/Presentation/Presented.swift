import Views

// Calls on what is presented that are more than a property of its description.

extension InspectableView where View == ViewType.Alert {
    /// The title.
    /// - Throws: `InspectionError.viewNotFound` when the alert has gone.
    @MainActor @preconcurrency public func title() throws -> InspectableView<ViewType.Text> {
        try part("title")
    }

    /// The title, as a view of any kind.
    /// - Throws: `InspectionError.viewNotFound` when the alert has gone.
    @_disfavoredOverload
    @MainActor @preconcurrency public func title() throws -> InspectableView<ViewType.ClassifiedView> {
        try part("title")
    }

    /// The message of the alert.
    /// - Throws: `InspectionError.viewNotFound` where it says nothing.
    @MainActor @preconcurrency public func message() throws -> InspectableView<ViewType.ClassifiedView> {
        try ofText()
    }

    /// The message, by a path that ends with the call where it is that of an `Alert`, which takes nothing but a text.
    @MainActor private func ofText<Described: KnownViewType>() throws -> InspectableView<Described> {
        let message: InspectableView<Described> = try part("message")
        guard let buttons = node.kind.slots.first(where: { $0.call == "primaryButton" }),
            !node.children(in: buttons).isEmpty
        else { return message }
        return InspectableView<Described>(message.node, in: tree, calledBy: "message()")
    }

    /// The text that the alert says below its title.
    /// - Throws: `InspectionError.viewNotFound` where it says nothing.
    @_disfavoredOverload
    @MainActor @preconcurrency public func message() throws -> InspectableView<ViewType.Text> {
        try ofText()
    }
}

extension InspectableView where View == ViewType.ActionSheet {
    /// The title.
    /// - Throws: `InspectionError.viewNotFound` when the sheet has gone.
    @MainActor @preconcurrency public func title() throws -> InspectableView<ViewType.Text> {
        try part("title")
    }

    /// The message of the sheet.
    /// - Throws: `InspectionError.viewNotFound` where it says nothing.
    @MainActor @preconcurrency public func message() throws -> InspectableView<ViewType.Text> {
        try part("message")
    }

    /// A button by its index, from 0.
    /// - Throws: `InspectionError.viewIndexOutOfBounds` past the last one.
    @MainActor @preconcurrency public func button(_ index: Int) throws -> InspectableView<ViewType.AlertButton> {
        try child(at: index)
    }
}

extension InspectableView where View == ViewType.ConfirmationDialog {
    /// The title.
    /// - Throws: `InspectionError.viewNotFound` when the dialog has gone.
    @MainActor @preconcurrency public func title() throws -> InspectableView<ViewType.Text> {
        try part("title")
    }

    /// The message of the dialog.
    /// - Throws: `InspectionError.viewNotFound` where it says nothing.
    @MainActor @preconcurrency public func message() throws -> InspectableView<ViewType.ClassifiedView> {
        try part("message")
    }

    /// Whether the title is shown.
    @MainActor @preconcurrency public func titleVisibility() throws -> Visibility {
        try current().properties(of: View.self).titleVisibility
    }
}

extension InspectableView where View == ViewType.Popover {
    /// The content.
    /// - Throws: `InspectionError.viewNotFound` when there is none.
    @MainActor @preconcurrency public func contentView() throws -> InspectableView<ViewType.ClassifiedView> {
        guard let content = try current().contents.first, !content.isAbsent else {
            throw InspectionError.viewNotFound(parent: View.kind.name)
        }
        return InspectableView<ViewType.ClassifiedView>(content, in: tree)
    }

    /// The content, of whatever kind: the type that older source names in the call says nothing.
    /// - Throws: `InspectionError.viewNotFound` when there is none.
    @MainActor @preconcurrency public func contentView<T: ViewGraph.View>(
        _ type: T.Type
    ) throws -> InspectableView<ViewType.ClassifiedView> {
        try contentView()
    }
}

extension InspectableView {
    /// The view in a slot of a dialog, by the slot's call.
    @MainActor fileprivate func part<Described: KnownViewType>(_ call: String) throws -> InspectableView<Described> {
        let node = try current()
        guard let slot = node.kind.slots.first(where: { $0.call == call }) else {
            throw InspectionError.viewNotFound(parent: call)
        }
        return InspectableView<Described>(try node.child(in: slot), in: tree)
    }
}
