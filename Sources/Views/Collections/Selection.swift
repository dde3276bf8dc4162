/// A selection among tagged views, with the type of the tags erased.
public struct Selection {
    /// Reads what is chosen; nil for nothing.
    let read: () -> AnyHashable?
    /// Chooses the option with this tag; false when the tag is of another type than the choice.
    let write: (AnyHashable) -> Bool
    /// Takes the choice back, where that can be.
    var clear: () -> Void = {}
    /// The type of what can be chosen.
    let type: Any.Type
    /// Whether any number can be chosen.
    package var takesSeveral = false

    /// One choice.
    init<Value: Hashable>(_ binding: Binding<Value>) {
        type = Value.self
        read = { AnyHashable(binding.wrappedValue).unwrapped }
        write = { tag in
            guard let value = Selection.cast(tag, to: Value.self) else { return false }
            guard Selection.isOfSort(tag, of: AnyHashable(binding.wrappedValue)) else { return false }
            binding.wrappedValue = value
            return true
        }
        clear = { if let none = Optional<Never>.none as? Value { binding.wrappedValue = none } }
    }

    /// One choice for several values: nothing is chosen where they differ.
    init<Value: Hashable>(of bindings: [Binding<Value>]) {
        type = Value.self
        read = {
            let values = Set(bindings.map(\.wrappedValue))
            // Unverified: a picker whose sources differ shows none of its options as chosen.
            return values.count == 1 ? values.first.flatMap { AnyHashable($0).unwrapped } : nil
        }
        write = { tag in
            guard let value = Selection.cast(tag, to: Value.self) else { return false }
            for binding in bindings { binding.wrappedValue = value }
            return true
        }
    }

    /// Any number of choices: choosing adds, and choosing again takes away.
    init<Value: Hashable>(set binding: Binding<Set<Value>>) {
        type = Value.self
        read = { binding.wrappedValue.isEmpty ? nil : AnyHashable(binding.wrappedValue) }
        write = { tag in
            guard let value = Selection.cast(tag, to: Value.self) else { return false }
            // Commonly known: while a list takes several values, a tap on a chosen row deselects it.
            if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
            return true
        }
        clear = { binding.wrappedValue = [] }
        takesSeveral = true
    }

    /// The reason why a tag isn't one of the selection's type.
    @MainActor func misfit(_ tag: AnyHashable, of node: Node) -> String {
        let chosen = read().map { ", such as \($0.shownInMessages)" } ?? ""
        let wanted = type == AnyHashable.self ? "another type" : TypeName.short(of: type)
        return "its tag is \(tag.shownInMessages), and the selection of \(node.kind.name) is of \(wanted)\(chosen)"
    }

    /// Whether a tag is of the sort of what is chosen now: among values of a script, which have no one type, a text isn't in
    /// the place of a number.
    private static func isOfSort(_ tag: AnyHashable, of chosen: AnyHashable?) -> Bool {
        func sort(_ value: AnyHashable) -> Int {
            switch (value.unwrapped ?? value).base {
            case is String: 0
            case is Bool: 1
            case is any Numeric: 2
            default: 3
            }
        }
        guard let chosen = chosen?.unwrapped, let tag = tag.unwrapped else { return true }
        return sort(tag) == sort(chosen)
    }

    private static func cast<Value: Hashable>(_ tag: AnyHashable, to type: Value.Type) -> Value? {
        if type == AnyHashable.self { return tag as? Value }
        return tag.base as? Value
    }
}

extension AnyHashable {
    /// The value without an Optional around it; nil for a nil.
    var unwrapped: AnyHashable? {
        guard let optional = base as? any OptionalValue else { return self }
        return optional.hashableValue
    }

    /// The value as a script may write it: an enum by its raw value, or else by the name of its case.
    var scriptValue: AnyHashable {
        if let raw = (base as? any RawRepresentable)?.rawValue as? any Hashable { return AnyHashable(raw) }
        if base is any DynamicConvertible { return self }
        return AnyHashable(String(describing: base))
    }
}

extension AnyHashable {
    /// The value in messages: a text in quotation marks.
    fileprivate var shownInMessages: String {
        let value = (unwrapped ?? self).scriptValue
        return (value.base as? String).map { "\"\($0)\"" } ?? "\(value.base)"
    }
}

private protocol OptionalValue {
    var hashableValue: AnyHashable? { get }
}

extension Optional: OptionalValue {
    var hashableValue: AnyHashable? {
        guard let self, let hashable = self as? any Hashable else { return nil }
        return AnyHashable(hashable).unwrapped
    }
}

extension Node {
    /// Whether the view was made from an element of a collection, whose identity it has.
    private var isIdentifiedByItsElement: Bool {
        parent?.kind.states(MakesElements.self) == true
            || [self, children(in: .label).first].contains { $0?.kind.states(HasElementIdentity.self) == true }
    }

    /// The views that can be chosen here, in order, with their tags: those that `tag(_:)` gave, and the identities of
    /// ForEach's views that have none.
    private var options: [(tag: AnyHashable, node: Node)] {
        contents.flatMap { node -> [(tag: AnyHashable, node: Node)] in
            // Documented for tag(_:includeOptional:): ForEach gives each view a tag from its id; a tag of the view's own wins.
            if let tag = try? ModifierType().tag(node) { return [(tag, node)] }
            if node.isIdentifiedByItsElement, let id = node.explicitID {
                // A row of an outline has those below it inside.
                let isGroup = node.kind[RowForm.self] == .parts
                return [(id, node)] + (isGroup ? node.options : [])
            }
            return node.options
        }
    }

    /// The views that can be chosen here; of those in outlines, the labels.
    var rowsToChoose: [Node] {
        options.map { $0.node.kind[RowForm.self] == .parts ? $0.node.children(in: .label).first ?? $0.node : $0.node }
    }

    /// The option that is chosen, as a closed menu shows it; nil where none is.
    func chosenOption(of selection: Selection?) -> Node? {
        guard let chosen = selection?.read() else { return options.first { $0.tag.unwrapped == nil }?.node }
        return options.first { ($0.tag.unwrapped ?? $0.tag) == chosen }?.node
    }

    /// The options that are chosen, of which there may be several.
    func chosenOptions(of selection: Selection) -> [Node] {
        guard let set = selection.read()?.base as? Set<AnyHashable> else {
            return [chosenOption(of: selection)].compactMap(\.self)
        }
        return options.filter { set.contains($0.tag.unwrapped ?? $0.tag) }.map(\.node)
    }

    /// The texts by which a person knows an option: those of its tab where it has one, or else all that it shows.
    private var optionTexts: [String] {
        let tab = modifiers.first { $0.kind[TabForm.self] == .item }?.node ?? tabLabel
        var texts: [String] = []
        (tab ?? self).forEachShown { node in
            if node.kind.isText, let text = try? node.textString() { texts.append(text) }
        }
        return texts
    }

    /// Chooses the option with a tag. `isScripted` also takes the raw value or the name of a case for an enum's tag, as a
    /// script writes it, and a text that one option alone shows.
    /// - Throws: When no option has the tag or the text, or several have the text.
    func choose(_ value: AnyHashable, in selection: Selection?, isScripted: Bool = false) throws {
        let (option, selection) = try option(tagged: value, in: selection, isScripted: isScripted)
        try write(option, to: selection)
    }

    /// Returns the option with a tag, and the selection, as `choose` takes it.
    /// - Throws: When no option has the tag or the text, or several have the text.
    func option(
        tagged value: AnyHashable, in selection: Selection?, isScripted: Bool
    ) throws -> (option: (tag: AnyHashable, node: Node), selection: Selection) {
        guard let selection else {
            throw InspectionError.notSupported("\(kind.name) has no selection")
        }
        let options = options
        let wanted = value.unwrapped ?? value
        var option = options.first { ($0.tag.unwrapped ?? $0.tag) == wanted }
        if option == nil, isScripted {
            option = options.first { ($0.tag.unwrapped ?? $0.tag).scriptValue == wanted.scriptValue }
        }
        if option == nil, isScripted, let text = wanted.base as? String {
            option = try self.option(showing: text, among: options)
        }
        if let option { return (option, selection) }
        let known = options.map { isScripted ? Node.shown($0) : Node.shown(tag: $0.tag) }
        throw InspectionError.notSupported(
            "\(kind.name) has no option \(isScripted ? "" : "tagged ")\(Node.shown(wanted)); "
                + (options.isEmpty ? "it has no tagged options" : "its options are \(known.joined(separator: ", "))"))
    }

    /// Chooses an option.
    /// - Throws: `InspectionError.notSupported` where it can't be selected, or the selection is of another type.
    func write(_ option: (tag: AnyHashable, node: Node), to selection: Selection) throws {
        try checkSelectable(option.node)
        // Documented for tag(_:includeOptional:): the tag of a value also matches an optional selection of its type.
        guard selection.write(option.tag) || selection.write(option.tag.unwrapped ?? option.tag) else {
            throw InspectionError.notSupported(
                "\(kind.name) can't select \(Node.shown(option)): \(selection.misfit(option.tag, of: self))")
        }
    }

    /// The action of a tap on an option, or on something in one: choosing it. Nil for what stands in no option.
    func choosing(_ touched: Node, in selection: Selection?) -> (@MainActor () throws -> Void)? {
        // An outline has options inside others.
        guard let selection, touched !== self,
            let option = options.last(where: { touched === $0.node || touched.isInside($0.node) })
        else { return nil }
        return { [unowned self] in
            try checkSelectable(option.node)
            guard selection.write(option.tag) || selection.write(option.tag.unwrapped ?? option.tag) else {
                throw InspectionError.notSupported(
                    "\(option.node.headline) can't be chosen: \(selection.misfit(option.tag, of: self))")
            }
            option.node.environment.conclude?()
        }
    }

    /// - Throws: `InspectionError.notSupported` where the option, or a view around it in this one, can't be selected.
    func checkSelectable(_ option: Node) throws {
        let places = sequence(first: option, next: \.parent).prefix { $0 !== self }
        // Documented for selectionDisabled(_:): people can't select the view.
        guard let ban = places.first(where: { $0.attributes(ModifierType.SelectionDisabled.self).contains(true) })
        else {
            return
        }
        throw InspectionError.notSupported(
            "\(option.named) can't be selected: \(ban === option ? "it" : ban.named) has selectionDisabled")
    }

    /// The one option that shows a text; nil where none does.
    /// - Throws: `InspectionError.notSupported` where several do.
    private func option(
        showing text: String, among options: [(tag: AnyHashable, node: Node)]
    ) throws -> (tag: AnyHashable, node: Node)? {
        let matches = options.filter { $0.node.optionTexts.contains(text) }
        guard matches.count > 1 else { return matches.first }
        let tags = matches.map { Node.shown(tag: $0.tag) }.joined(separator: ", ")
        throw InspectionError.notSupported(
            "\(kind.name) has \(matches.count) options that show \"\(text)\": select one of them by its tag, \(tags)")
    }

    /// An option as a script may write it: its tag, with its text where that reads otherwise.
    private static func shown(_ option: (tag: AnyHashable, node: Node)) -> String {
        let tag = shown(tag: option.tag)
        guard let text = option.node.optionTexts.first, "\"\(text)\"" != tag else { return tag }
        return "\(tag) (\"\(text)\")"
    }

    private static func shown(tag: AnyHashable) -> String { shown((tag.unwrapped ?? tag).scriptValue) }

    private static func shown(_ tag: AnyHashable) -> String {
        (tag.base as? String).map { "\"\($0)\"" } ?? "\(tag.base)"
    }
}

/// The tag of an option to choose.
public struct OptionTag {
    let value: AnyHashable
    /// The type that it was given as; nil where a script wrote it, which knows an enum by its raw value or the name of its
    /// case.
    let type: Any.Type?

    /// Whether a script wrote it.
    var isScripted: Bool { type == nil }
}

extension OptionTag: DynamicConvertible {
    public static var dynamicName: String { AnyHashable.dynamicName }
    public static var dynamicExample: String { AnyHashable.dynamicExample }

    @MainActor public static func make(from value: DynamicValue) throws -> OptionTag {
        OptionTag(value: try AnyHashable.make(from: value), type: nil)
    }

    public var dynamicValue: DynamicValue { value.dynamicValue }
}

/// The properties of a view in which one can choose.
protocol SelectingProperties {
    var select: ViewCall<OptionTag, Void> { get }
    var selectedValue: ViewCall<Void, Selection?> { get }
}

extension KnownViewType where Properties: SelectingProperties {
    /// The members of a selection in scripts: `select` and `selectedValue`.
    static var selectionMembers: [Member] {
        [
            .call("select", \Properties.select, .oneOption),
            .call("selectedValue", \Properties.selectedValue) { selection -> DynamicValue in
                let chosen = selection?.read()
                if let set = chosen?.base as? Set<AnyHashable> { return .list(set.map(\.scriptValue.dynamicValue)) }
                return chosen?.scriptValue.dynamicValue ?? .none
            },
        ]
    }
}

extension Parameter where Value == OptionTag {
    /// The one option that a person touches.
    fileprivate static var oneOption: Parameter {
        let option = Parameter.required("value")
        return Parameter(option.info) { arguments in
            var given = arguments
            let count = given.takeRest().count
            guard count < 2 else {
                throw InspectionError.notSupported(
                    "select chooses one option at a time, and \(count) were given: call it for each")
            }
            return try option.take(from: &arguments)
        }
    }
}

extension ViewCall where Arguments == OptionTag, Result == Void {
    /// Chooses among the tagged views. Throws `InspectionError.notSupported` where none has the tag. Where it
    /// `takesAnyValue`, a test may choose any value of the type in a tree that isn't a screen.
    static func choosing(in selection: Selection?, takesAnyValue: Bool = false) -> ViewCall {
        ViewCall(of: selection) { selection, node, tag in
            // A person goes on in the menu that is open.
            let isOpen = node.isOffering.untracked
            let act = { try node.act { try choose(tag, in: selection, of: node, takesAnyValue: takesAnyValue) } }
            guard isOpen else { return try act() }
            try node.graph.reachingEverything(act)
            node.isOffering.value = false
        }
    }

    @MainActor private static func choose(
        _ tag: OptionTag, in selection: Selection?, of node: Node, takesAnyValue: Bool
    ) throws {
        if takesAnyValue, let type = tag.type, let selection, !node.graph.isScreen {
            guard type == selection.type, selection.write(tag.value) else {
                throw InspectionError.notSupported(
                    "select(value:) expected a value of type \(TypeName.full(of: selection.type)) "
                        + "but received \(TypeName.full(of: type))")
            }
        } else {
            try node.choose(tag.value, in: selection, isScripted: tag.isScripted)
        }
        node.environment.conclude?()
    }

    /// Chooses the view tagged with the value.
    @MainActor @preconcurrency public func callAsFunction<Value: Hashable>(value: Value) throws {
        try callAsFunction(OptionTag(value: AnyHashable(value), type: Value.self))
    }
}

extension ViewCall where Arguments == Void, Result == Selection? {
    /// The selection; nil if the view has none.
    static func chosen(in selection: Selection?) -> ViewCall { .init(of: selection) { selection, _, _ in selection } }

    /// The tag of the chosen view.
    /// - Throws: `InspectionError.notSupported` when it is of another type, or nothing is chosen and the type has no nil.
    @MainActor @preconcurrency public func callAsFunction<Value: Hashable>(_ type: Value.Type = Value.self) throws
        -> Value
    {
        guard let selection = try callAsFunction(()) else {
            throw InspectionError.notSupported("\(node.kind.name) has no selection")
        }
        let chosen = selection.read()
        if let value = chosen?.base as? Value { return value }
        if chosen == nil, let none = Optional<Never>.none as? Value { return none }
        let wanted = TypeName.full(of: type)
        throw InspectionError.notSupported(
            "selectedValue(_:) expected a value of type \(TypeName.full(of: selection.type)) but received \(wanted)")
    }
}
