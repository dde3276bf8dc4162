/// The names of screens in messages.
extension Node {
    /// A presented screen or a page in words: `the alert "Delete this recipe?"`, `the sheet FilterForm`.
    package var layerName: String {
        guard presence == .presented else { return name(asScreen: "screen") }
        if kind.isModifier { return name(asScreen: TypeName.words(of: kind.name)) }
        guard let parent else { return "another screen" }
        // What a menu offers, beside its label.
        let label = parent.children(in: .label).first?.firstText.map { " \"\($0)\"" } ?? ""
        return "the \(TypeName.words(of: parent.kind.name))\(label)"
    }

    private func name(asScreen sort: String) -> String {
        if let title = screenTitle { return "the \(sort) \"\(title)\"" }
        if let view = firstNode(where: { $0.kind.isCustom }) { return "the \(sort) \(view.kind.name)" }
        return firstText.map { "the \(sort) with \"\($0)\"" } ?? "another \(sort)"
    }

    private var firstText: String? { firstNode { $0.shownText != nil }?.shownText }

    /// The place of content that is only created for inspection: in what is collapsed, or on a screen that isn't shown.
    var unshownPlace: Obstruction.Place {
        if let parent, let word = parent.kind[Collapsible.self]?.name {
            let label = parent.children.first { $0.slot !== Slot.content && $0.slot.call != "footer" }?.firstText
            let title = label.map { " \"\($0)\"" } ?? ""
            return .init(
                "in the \(word)\(title), which is collapsed",
                because: "the \(word)\(title) is collapsed: \(word):expand() shows it")
        }
        let name = "the screen of \(parent?.headline ?? "another view"), which isn't shown"
        return .init("on \(name)", because: "it is on \(name)")
    }

    /// The title of the screen that this is the root of: its own, or the one that a view on it sets.
    private var screenTitle: String? {
        if let own = children.first(where: { $0.slot.call == "title" })?.shownText { return own }
        guard let title = firstNode(where: { $0.kind.states(ScreenTitle.self) }),
            let read = title.kind.member("string")?.read,
            case .string(let text) = try? read(title)
        else { return nil }
        return text
    }
}
