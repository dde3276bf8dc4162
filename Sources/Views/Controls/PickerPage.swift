/// The page on which a picker in the style of a navigation link shows its options.
///
/// Commonly known: a tap on the picker leads to the page, and one on an option there chooses it and goes back. *Unverified*: the
/// page has no title.
extension ChildVisitor {
    /// Adds the options of a picker: while they are shown, as a list on a page.
    mutating func optionsOnPage<Content: View>(_ content: Content, of selection: Selection) {
        let node = node
        guard node.isOffering.value else { return self.content(content) }
        let outer = node.environment
        let close: () -> Void = { [weak node] in MainActor.assumeIsolated { node?.isOffering.value = false } }
        node.environment.present(dismiss: close)
        node.environment.conclude = close
        presence = .page
        self.content(List<AnyHashable, Content>(selection: selection, content: content))
        presence = .inPlace
        node.environment = outer
    }
}

extension Node {
    /// Shows the options of the picker, in a menu or on a page.
    /// - Throws: `InspectionError.outOfReach` where the page is shown by nothing.
    func openOptions() throws {
        if pickerForm == .page, graph.isScreen, let place = placeOutside(of: .navigation, "the page of a picker") {
            throw InspectionError.outOfReach(view: headline, act: "tapped", obstacle: place.reason)
        }
        isOffering.value = true
    }

    /// Chooses the option with a tag as a person does: on the page with the options, which a tap on the picker leads to.
    fileprivate func chooseOnPage(_ tag: OptionTag, in selection: Selection?) throws {
        // What isn't there is said before the page has come.
        _ = try option(tagged: tag.value, in: selection, isScripted: tag.isScripted)
        if !isOffering.untracked { try act("tapped") { try self.openOptions() } }
        let (option, selection) = try option(tagged: tag.value, in: selection, isScripted: tag.isScripted)
        try option.node.act("tapped") {
            try self.write(option, to: selection)
            option.node.environment.conclude?()
        }
    }
}

extension ViewCall where Arguments == OptionTag, Result == Void {
    /// Chooses an option of a picker, by the touches that its style asks for.
    static func choosingOption(in selection: Selection?) -> ViewCall {
        ViewCall(of: selection) { selection, node, tag in
            guard node.graph.isScreen, node.pickerForm == .page else {
                return try ViewCall.choosing(in: selection, takesAnyValue: true).make(on: node, tag)
            }
            try node.chooseOnPage(tag, in: selection)
        }
    }
}
