/// A selection among tagged views, with the type of the tags erased.
struct Selection {
    /// Reads what is chosen; nil for nothing.
    let read: () -> AnyHashable?
    /// Chooses the option with this tag; false when the tag is of another type than the choice.
    let write: (AnyHashable) -> Bool

    /// One choice.
    init<Value: Hashable>(_ binding: Binding<Value>) {
        read = { AnyHashable(binding.wrappedValue).unwrapped }
        write = { tag in
            guard let value = Selection.cast(tag, to: Value.self) else { return false }
            binding.wrappedValue = value
            return true
        }
    }

    /// Any number of choices: choosing adds, and choosing again takes away.
    init<Value: Hashable>(set binding: Binding<Set<Value>>) {
        read = { binding.wrappedValue.isEmpty ? nil : AnyHashable(binding.wrappedValue) }
        write = { tag in
            guard let value = Selection.cast(tag, to: Value.self) else { return false }
            if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
            return true
        }
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
        parent?.kind === ViewType.ForEach.kind || kind === ViewType.TableRow.kind
    }

    /// The tags of the views that can be chosen here, in order: those that `tag(_:)` gave, and the identities of
    /// ForEach's views that have none.
    var optionTags: [AnyHashable] {
        contents.flatMap { node -> [AnyHashable] in
            if let tag = try? ModifierReaders().tag(node) { return [tag] }
            if node.isIdentifiedByItsElement, let id = node.explicitID { return [id] }
            return node.optionTags
        }
    }

    /// Chooses the option with a tag. `byName` also takes the raw value or the name of a case for an enum's tag, as a
    /// script writes it.
    /// - Throws: When no option has the tag.
    func choose(_ value: AnyHashable, in selection: Selection?, byName: Bool = false) throws {
        guard let selection else {
            throw InspectionError.notSupported("\(kind.name) has no selection")
        }
        let tags = optionTags
        let wanted = value.unwrapped ?? value
        let tag =
            tags.first { ($0.unwrapped ?? $0) == wanted }
            ?? (byName ? tags.first { ($0.unwrapped ?? $0).scriptValue == wanted.scriptValue } : nil)
        guard let tag, selection.write(tag) || selection.write(tag.unwrapped ?? tag) else {
            let known = tags.map { Node.shown(($0.unwrapped ?? $0).scriptValue) }.joined(separator: ", ")
            throw InspectionError.notSupported(
                "\(kind.name) has no option tagged \(Node.shown(wanted)); "
                    + (tags.isEmpty ? "it has no tagged options" : "its options are \(known)"))
        }
    }

    private static func shown(_ tag: AnyHashable) -> String {
        (tag.base as? String).map { "\"\($0)\"" } ?? "\(tag.base)"
    }
}

/// Chooses one of the tagged views.
public struct SelectCall: PlacedCall {
    let selection: Selection?
    package var place: Place?

    init(_ selection: Selection?) {
        self.selection = selection
    }

    /// Chooses the view tagged with the value.
    /// - Throws: When there is none, and `InspectionError.unresponsiveControl` when the view doesn't respond.
    @MainActor @preconcurrency public func callAsFunction<Value: Hashable>(value: Value) throws {
        try choose(AnyHashable(value), byName: false)
    }

    @MainActor func choose(_ value: AnyHashable, byName: Bool) throws {
        try node.act { try node.choose(value, in: selection, byName: byName) }
    }
}

/// Reads which of the tagged views is chosen.
public struct SelectedValueCall: ViewCall {
    let selection: Selection?
    var name = ""

    init(_ selection: Selection?) {
        self.selection = selection
    }

    public func bound(to place: Place) -> SelectedValueCall {
        var copy = self
        copy.name = MainActor.assumeIsolated { place.node.kind.name }
        return copy
    }

    /// The tag of the chosen view.
    /// - Throws: `InspectionError.typeMismatch` when it is of another type, or nothing is chosen and the type has no
    ///   nil.
    @MainActor @preconcurrency public func callAsFunction<Value: Hashable>(_ type: Value.Type = Value.self) throws
        -> Value
    {
        guard let selection else { throw InspectionError.notSupported("\(name) has no selection") }
        let chosen = selection.read()
        if let value = chosen?.base as? Value { return value }
        if chosen == nil, let none = Optional<Never>.none as? Value { return none }
        throw InspectionError.typeMismatch(
            factual: chosen.map { TypeName.short(of: Swift.type(of: $0.base)) } ?? "nil",
            expected: TypeName.short(of: type))
    }
}

/// The properties of a view in which one can choose.
protocol SelectingProperties {
    var selection: Selection? { get }
}

extension KnownViewType where Properties: SelectingProperties {
    /// The members of a selection in a dynamic language: `select` and `selectedValue`.
    static var selectionMembers: [Member] {
        let value = Parameter<AnyHashable>.required("value")
        return [
            Member(name: "select", role: .action, parameters: [value.info], result: "") { node, arguments in
                let tag = try value.take(from: &arguments)
                try arguments.finish()
                let selection = try node.properties(of: Self.self).selection
                try SelectCall(selection).bound(to: Place(node)).choose(tag, byName: true)
                return .none
            },
            Member("selectedValue") { node -> DynamicValue in
                let chosen = try node.properties(of: Self.self).selection?.read()
                if let set = chosen?.base as? Set<AnyHashable> { return .list(set.map(\.scriptValue.dynamicValue)) }
                return chosen?.scriptValue.dynamicValue ?? .none
            },
        ]
    }
}
