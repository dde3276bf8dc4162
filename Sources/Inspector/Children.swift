import Views

extension InspectableView {
    /// The child that a call means, or this view itself where a call may mean it.
    /// - Throws: `InspectionError`.
    @MainActor func child(matching match: Node.Match, at index: Int?) throws -> Node {
        if latest().matches(match), meansItself(index) { return node }
        let node = try current()
        // A call without an index asks what the view is: were its first child meant as well, a search for texts would
        // find the containers of texts. The app's own view is entered, as that is where an inspection starts.
        let asksWhatItIs = index == nil && node.kind.role == .view
        if View.self is any SeenAsAnything.Type, !node.kind.isCustom,
            asksWhatItIs || node.kind.arity == .none || node.isAbsent
        {
            throw mismatch(match)
        }
        guard View.self == ViewType.ParentView.self, index == nil else {
            return try node.content(matching: match, at: index)
        }
        guard let content = try? node.content(matching: match, at: nil) else { throw mismatch(match) }
        return content
    }

    /// The error for a call without an index that means another view than this one, which may be of whatever kind. For the parent
    /// of a view it names the call in place of the one that leads here, and a view of the app in full.
    @MainActor private func mismatch(_ match: Node.Match) -> InspectionError {
        guard View.self == ViewType.ParentView.self, !node.isAbsent, let call = match.call else {
            return node.mismatch(match)
        }
        return .inspection(
            path: node.route(from: tree.start?.parent, .swift, as: tree.made + [(node, call)]).text,
            factual: node.kind.isCustom ? TypeName.whole(of: Swift.type(of: node.value)) : node.kind.name,
            expected: match.name)
    }

    /// A view seen as of whatever kind is meant itself by a call without an index, `labelView().text()`, and by one for the
    /// first of the views in its slot.
    @MainActor private func meansItself(_ index: Int?) -> Bool {
        guard View.self is any SeenAsAnything.Type else { return index == nil }
        return index == nil || index == 0 && (node.kind.arity == .none || node.slot.call != nil)
    }

    /// The child of a kind that a call means.
    /// - Throws: `InspectionError`.
    @MainActor func child<Described: KnownViewType>(at index: Int?) throws -> InspectableView<Described> {
        let kind = Described.kind
        let child = try child(matching: .kind(kind), at: index)
        // The tree leaves out the number of an only child, and has it where the view in hand is asked for again.
        let isAskedAgain = child === node && View.self != ViewType.ClassifiedView.self
        guard index != nil || isAskedAgain, child.slot === Slot.content, child.parent?.kind.hasContentCall != true,
            kind.role == .view
        else { return InspectableView<Described>(child, in: tree) }
        let call = Node.PathStyle.swift.step(to: kind, at: index)
        return isAskedAgain
            ? InspectableView<Described>(child, in: tree, calledBy: call)
            : InspectableView<Described>(child, in: tree, step: .made(call))
    }

    /// The app's view of this type inside.
    /// - Throws: `InspectionError.inspection` when another view stands there.
    @MainActor @preconcurrency
    public func view<T: ViewGraph.View>(_ type: T.Type) throws -> InspectableView<ViewType.View<T>> {
        try checkIsCustom(type, at: nil)
        return InspectableView<ViewType.View<T>>(try child(matching: .type(type), at: nil), in: tree)
    }

    /// The app's view of this type at an index, from 0.
    /// - Throws: `InspectionError.inspection` when another view stands there, `viewIndexOutOfBounds` past the last one.
    @MainActor @preconcurrency
    public func view<T: ViewGraph.View>(_ type: T.Type, _ index: Int) throws -> InspectableView<ViewType.View<T>> {
        try checkIsCustom(type, at: index)
        return InspectableView<ViewType.View<T>>(try child(matching: .type(type), at: index), in: tree)
    }

    /// Refuses the types of views that have calls of their own.
    private func checkIsCustom<T: ViewGraph.View>(_ type: T.Type, at index: Int?) throws {
        guard let kind = type.describedKind else { return }
        let name = TypeName.short(of: type)
        let call =
            if let index {
                "Please replace .view(\(name).self, \(index)) inspection call with .\(kind.call)(\(index))"
            } else {
                "Please replace .view(\(name).self) inspection call with .\(kind.call)() "
                    + "or .find(ViewType.\(kind.name).self)"
            }
        throw InspectionError.notSupported(call)
    }

    /// The views side by side inside: the ones in the place at an index, from 0, or this view's own when they stand in
    /// it directly.
    @MainActor @preconcurrency
    public func tupleView(_ index: Int = 0) throws -> InspectableView<ViewType.TupleView> {
        let node = try current()
        if node.matches(.kind(ViewType.TupleView.kind)) { return retyped() }
        let contents = node.contents
        if contents.indices.contains(index), contents[index].matches(.kind(ViewType.TupleView.kind)) {
            return InspectableView<ViewType.TupleView>(contents[index], in: tree)
        }
        guard index == 0, node.kind.arity == .multiple, contents.count > 1 else {
            throw InspectionError.viewNotFound(parent: "TupleView")
        }
        return retyped()
    }

    /// A modifier of the app's type that is applied to the view; `index` counts those of the type from 0, the one
    /// applied first first.
    /// - Throws: `InspectionError.modifierNotFound`.
    @MainActor @preconcurrency
    public func modifier<T: ViewGraph.ViewModifier>(
        _ type: T.Type, _ index: Int? = nil
    ) throws -> InspectableView<ViewType.ViewModifier<T>> {
        let kind = Kind.customModifier(type)
        let found = latest().modifiers.filter { $0.kind === kind }
        guard found.indices.contains(index ?? 0), let subtree = found[index ?? 0].node else {
            throw InspectionError.modifierNotFound(parent: node.title, modifier: kind.name, index: index ?? 0)
        }
        return InspectableView<ViewType.ViewModifier<T>>(subtree, in: tree)
    }
}

/// A kind that any view may be seen as.
protocol SeenAsAnything {}

extension ViewType.ClassifiedView: SeenAsAnything {}
extension ViewType.ParentView: SeenAsAnything {}

extension InspectableView {
    /// The app's view itself, its state connected.
    /// - Throws: `InspectionError.typeMismatch` where it is of another type.
    @MainActor @preconcurrency public func actualView<T>() throws -> T where View == ViewType.View<T> {
        try InspectionError.cast(latest().value, as: T.self)
    }

    /// The app's modifier itself, its state connected.
    /// - Throws: `InspectionError.typeMismatch` where it is of another type.
    @MainActor @preconcurrency public func actualView<T>() throws -> T where View == ViewType.ViewModifier<T> {
        try InspectionError.cast(latest().value, as: T.self)
    }
}

/// The children of a view with several, from 0.
extension InspectableView: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where View: MultipleViewContent {
    /// A child of any kind.
    public typealias Element = InspectableView<ViewType.ClassifiedView>
    /// Children are counted from 0.
    public typealias Index = Int
    /// The places of the children.
    public typealias Indices = Range<Int>
    /// Some of the children.
    public typealias SubSequence = Slice<InspectableView>
    /// Goes through the children.
    public typealias Iterator = IndexingIterator<InspectableView>

    /// The place of the first child: 0.
    public var startIndex: Int { 0 }

    /// The place after the last child; 0 where the view is no longer there.
    public var endIndex: Int {
        MainActor.assumeIsolated { (try? current().contents.count) ?? 0 }
    }

    /// The child at an index, from 0, of whatever kind. Past the last child it is one that is absent.
    public subscript(index: Int) -> InspectableView<ViewType.ClassifiedView> {
        MainActor.assumeIsolated {
            let contents = (try? current().contents) ?? []
            guard contents.indices.contains(index) else {
                return InspectableView<ViewType.ClassifiedView>(.absent(in: graph), in: tree)
            }
            return InspectableView<ViewType.ClassifiedView>(contents[index], in: tree)
        }
    }
}
