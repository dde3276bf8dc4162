/// Commands that know their views.
@MainActor
protocol ShownCommands {
    /// The views of the commands, in order.
    var views: [any View] { get }
}

extension Commands {
    /// The views of the commands, or of those that they are made of.
    @MainActor var menuViews: [any View] {
        if let commands = self as? any ShownCommands { return commands.views }
        return self is any _PrimitiveCommands ? [] : [CommandsView(commands: self)]
    }
}

extension CommandMenu: ShownCommands {
    @MainActor var views: [any View] { [content] }
}

extension CommandGroup: ShownCommands {
    @MainActor var views: [any View] { [content] }
}

extension _TupleCommands: ShownCommands {
    @MainActor var views: [any View] { commands.flatMap { $0.menuViews } }
}

extension _EitherCommands: ShownCommands {
    @MainActor var views: [any View] {
        switch self {
        case .first(let commands): commands.menuViews
        case .second(let commands): commands.menuViews
        }
    }
}

extension Optional: ShownCommands where Wrapped: Commands {
    @MainActor var views: [any View] { map { $0.menuViews } ?? [] }
}

/// Commands of a type of the app's own, as a view: their state and environment are those of the place where they stand.
private struct CommandsView<Content: Commands>: PrimitiveView {
    typealias Body = Never
    typealias Described = ViewType.CommandsView

    let commands: Content

    func visitChildren(_ visitor: inout ChildVisitor) throws {
        visitor.content(DynamicContent(try visitor.connected(commands).body.menuViews))
    }
}

extension ViewType {
    /// Commands of a type of the app's own.
    enum CommandsView: InspectedViewType, MultipleViewContent {
        static let kind = Kind("Commands", call: "view(Commands)", role: .custom, arity: .multiple)
    }
}

/// Holds the commands of a scene on the view of its window. A phone shows them nowhere; their keyboard shortcuts work.
nonisolated struct CommandsModifier: PrimitiveModifier {
    let commands: any Commands

    var kind: Kind { Self.ownKind }

    private static let ownKind = Kind(
        "Commands", role: .modifier, arity: .multiple,
        facets: [
            .arranging(
                Arrangement(shown: { _ in [] }) { _, _ in
                    .init(
                        "in the commands of the app, which no screen shows",
                        because:
                            "a phone shows the commands of an app nowhere: screen:press(key, modifiers) reaches one by its "
                            + "keyboard shortcut")
                })
        ])

    @MainActor func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.content(DynamicContent(commands.menuViews))
    }
}
