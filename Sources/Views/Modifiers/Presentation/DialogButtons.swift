extension Arrangement {
    /// A dialog that shows its parts, and the button of the system where that is needed.
    static func dialog(whoseButtonIsNeeded isNeeded: @escaping @MainActor @Sendable (Node) -> Bool) -> Arrangement {
        Arrangement(
            shown: { dialog in
                dialog.childrenInPlace.filter { $0.slot !== Slot.systemButton || isNeeded(dialog) }
            },
            placeOfHidden: { _, _ in
                .init("in a dialog that has its own buttons", because: "the dialog has its own buttons")
            })
    }
}

extension Node {
    /// Whether this dialog shows none of the app's buttons.
    var lacksButtons: Bool {
        !hasPart { node in
            [ViewType.Button.kind, ViewType.AlertButton.kind, ViewType.Link.kind, ViewType.ShareLink.kind].contains {
                $0 === node.kind
            }
        }
    }

    /// Whether this dialog stands at the bottom of a narrow screen without a button of the app's to cancel it.
    var lacksCancel: Bool {
        // Commonly known: beside the view that asks, as on a tablet, a tap elsewhere cancels, and there is no button for it.
        environment.horizontalSizeClass != .regular
            && !hasPart { (try? $0.properties(of: ViewType.Button.self))?.role == .cancel }
    }

    private func hasPart(where isMeant: (Node) -> Bool) -> Bool {
        children.contains { $0.slot !== Slot.systemButton && $0.firstNode(where: isMeant) != nil }
    }
}
