import Lua
import Views

/// The methods of elements that follow from the descriptions. A name may have several meanings, and the view determines
/// which applies: a member of its kind, one of a modifier's, a slot, a kind of child.
///
/// Meanings are computed on first use, since a spec uses few of them.
@MainActor
final class ElementCalls {
    /// The computed meanings, shared by all sessions.
    static let shared = ElementCalls()

    /// A call that leads to another view, with the number from 0 that it was given.
    struct Step: Equatable {
        let meaning: Meaning
        let index: Int?

        /// The call as a script writes it.
        var text: String { ":\(meaning.name)(\(index.map { String($0 + 1) } ?? ""))" }

        /// The view that the call leads to; `isAnonymous` says whether no call has named the kind of the view.
        @MainActor func follow(from node: Node, isAnonymous: Bool) throws -> Node {
            if let slot = meaning.slot(of: node.kind) { return try node.child(in: slot) }
            if let subtree = meaning.subtree {
                return try node.owner(of: subtree, index).modifierNode(meaning.name, index: index ?? 0)
            }
            guard let kind = meaning.child else { throw meaning.notApplicable(to: node.kind) }
            return try node.child(of: kind, at: index, isAnonymous: isAnonymous)
        }

        static func == (left: Step, right: Step) -> Bool { left.meaning === right.meaning && left.index == right.index }
    }

    /// The meanings of a name.
    @MainActor
    final class Meaning {
        let name: String
        /// Whether the name goes back to the page below, which a screen does on the stack that it shows.
        let goesBack: Bool
        /// The kind of child that the name leads to.
        let child: Kind?
        /// The kind of modifier that adds something to the tree under the name.
        let subtree: Kind?
        private let reader: () -> Member?

        // The last result, which is most likely the next one too; comparing the kind is faster than a lookup.
        private var lastKind: Kind?
        private var lastMember: Member?
        private var lastSlot: Slot?

        init(_ name: String, child: Kind?, subtree: Kind?, reader: @escaping () -> Member?) {
            self.name = name
            goesBack = name == "back"
            self.child = child
            self.subtree = subtree
            self.reader = reader
        }

        /// The member of a kind with the name; nil if the name leads to another view, or has no meaning.
        func member(for kind: Kind) -> Member? {
            if kind !== lastKind { look(at: kind) }
            return lastMember
        }

        /// The slot of that name.
        func slot(of kind: Kind) -> Slot? {
            if kind !== lastKind { look(at: kind) }
            return lastSlot
        }

        private func look(at kind: Kind) {
            lastKind = kind
            lastSlot = kind.slots.first { $0.call == name }
            lastMember = kind.member(name) ?? (leads(from: kind) ? nil : reader())
        }

        /// Whether the name leads to another view.
        func leads(from kind: Kind) -> Bool { child != nil || subtree != nil || slot(of: kind) != nil }

        /// The error for a name that means nothing on views of a kind.
        func notApplicable(to kind: Kind) -> ScriptingError {
            let known = kind.members.map(\.name) + kind.slots.compactMap(\.call)
            return .notApplicable(to: kind.name, name: name, known: known)
        }

        /// The reader of a modifier under a name that leads to a view on other kinds.
        var modifierReader: Member? { reader() }
    }

    private var meanings: [String: Meaning] = [:]

    /// The kinds of children, by call.
    private(set) lazy var children = Dictionary(KnownKinds.views.map { ($0.call, $0) }) { first, _ in first }
    /// The kinds of modifiers that add views, by call.
    private(set) lazy var subtrees = Dictionary(
        KnownKinds.modifiers.filter { $0.arity != .none }.map { ($0.call, $0) }
    ) { first, _ in first }
    /// The readers of modifiers and the touches, by call.
    private(set) lazy var readers = Dictionary(
        (KnownKinds.modifiers.filter { $0.arity == .none }.flatMap(\.members) + Member.viewCalls).map { ($0.name, $0) }
    ) { $1 }

    /// All names, sorted.
    private(set) lazy var names: [String] = {
        let kinds = KnownKinds.views + KnownKinds.modifiers.filter { $0.arity != .none }
        var names = Set(kinds.map(\.call)).union(readers.keys)
        for kind in kinds + KnownKinds.gestures {
            names.formUnion(kind.members.map(\.name) + kind.slots.compactMap(\.call))
        }
        return names.sorted()
    }()

    private lazy var allNames = Set(names)

    /// The method of a name, nil when no view has one. `kind` is the kind of its first use.
    func method(_ name: String, on kind: Kind) -> UserdataType<Element>.Method? {
        let meaning = meaning(of: name)
        if meaning.child == nil, meaning.subtree == nil, meaning.member(for: kind) == nil, !allNames.contains(name) {
            return nil
        }
        let general = generalMethod(meaning)
        // Only texts have a text at hand.
        guard let member = ViewType.Text.kind.member(name), member.readsText else { return .init(general) }
        return .init(
            onMain { element, call in
                if call.argumentCount == 0, let text = element.textAtHand { return try call.returns(text) }
                return try general(element, call)
            })
    }

    private func meaning(of name: String) -> Meaning {
        if let known = meanings[name] { return known }
        let made = Meaning(name, child: children[name], subtree: subtrees[name]) { [unowned self] in readers[name] }
        meanings[name] = made
        return made
    }

    private func generalMethod(_ meaning: Meaning) -> (Element, borrowing Call) throws -> Returned {
        onMain { element, call in
            let node = try element.current()
            if meaning.goesBack, let stack = try element.onlyStack() {
                return try self.invoke(stack.node.kind.member(meaning.name)!, on: stack.element, stack.node, call)
            }
            if let member = meaning.member(for: node.kind) {
                // A control's tap() has no parameters; with arguments it is the touch that every view takes.
                let isTouch = member.role == .action && member.parameters.isEmpty && call.argumentCount > 0
                let meant = isTouch ? meaning.modifierReader ?? member : member
                return try self.invoke(meant, on: element, node, call)
            }
            return try self.lead(meaning, from: element, node, call)
        }
    }

    private func invoke(
        _ member: Member, on element: Element, _ node: Node, _ call: borrowing Call
    ) throws -> Returned {
        if call.argumentCount == 0 {
            if let read = member.readFlag { return try call.returns(element.reading(node, read)) }
            if let read = member.read { return try answer(element.reading(node, read), element, call) }
        }
        if let lead = member.lead { return try follow(lead, member, from: element, call) }
        guard member.role == .action else { return try answer(perform(member, on: element, call), element, call) }
        let result = try element.session.journal.noting(member.name, on: element, isTouch: true, call) {
            try element.checkIsClear()
            return try perform(member, on: element, call)
        }
        return try answer(result, element, call)
    }

    private func perform(_ member: Member, on element: Element, _ call: borrowing Call) throws -> DynamicValue {
        var arguments = try element.session.bridge.arguments(call)
        return try element.perform { node in
            do {
                return try member.invoke(node, &arguments)
            } catch let error as ArgumentError {
                throw ArgumentError.calling("\(node.kind.name):\(member.name)", error)
            }
        }
    }

    /// Leads to the view that a member makes for the arguments.
    private func follow(
        _ lead: @escaping @MainActor @Sendable (Node, inout Arguments) throws -> Node, _ member: Member,
        from element: Element, _ call: borrowing Call
    ) throws -> Returned {
        let given = try element.session.bridge.arguments(call)
        let made = try element.child(":\(member.name)(…)", isAnonymous: true) { node in
            do {
                var arguments = given
                return try lead(node, &arguments)
            } catch let error as ArgumentError {
                throw ArgumentError.calling("\(node.kind.name):\(member.name)", error)
            }
        }
        try element.session.reportFailures(in: element.graph)
        return try call.returns(made, element.session.types.element)
    }

    private func answer(
        _ value: DynamicValue, _ element: Element, _ call: borrowing Call
    ) throws -> Returned {
        switch value {
        case .none: return .nothing
        case .string(let string): return try call.returns(string)
        case .boolean(let boolean): return try call.returns(boolean)
        case .integer(let integer): return try call.returns(integer)
        case .number(let number): return try call.returns(number)
        default: return try call.returns(element.session.bridge.luaValue(value))
        }
    }

    /// Makes a call that leads somewhere.
    private func lead(
        _ meaning: Meaning, from element: Element, _ node: Node, _ call: borrowing Call
    ) throws -> Returned {
        let name = meaning.name
        let type = element.session.types.element
        guard meaning.leads(from: node.kind) else {
            if let reader = meaning.modifierReader { return try invoke(reader, on: element, node, call) }
            if let meant = everydayMeaning(of: name, on: node.kind) { throw meant }
            throw meaning.notApplicable(to: node.kind)
        }
        try call.takes(1, name)
        if let kind = meaning.child, case .string(let label) = try call.value(1) {
            return try call.returns(element.child(of: kind, labelled: label.text, name), type)
        }
        let step = Step(meaning: meaning, index: try naming(name) { try call.index(1) })
        let found: Node
        do {
            found = try element.follow(step, from: node)
        } catch let error as ScriptingError where step.index == nil && error.isMissedStep {
            return try call.returns(element.onlyView(of: meaning, instead: error), type)
        }
        // A script that writes the same path again and again gets the same object.
        if let kept = call.kept(in: Element.stepSlot) as? Element, kept.isResult(of: step, found) {
            return try call.returnsKept(in: Element.stepSlot)
        }
        return try call.returns(
            Element(found, from: element, isAnonymous: false, .step(from: element, step)), type,
            keptIn: Element.stepSlot)
    }
}

extension Element {
    /// Reads from a view, and throws the failures of the script's functions and views meanwhile.
    @inline(__always)
    fileprivate func reading<Value>(_ node: Node, _ read: @MainActor (Node) throws -> Value) throws -> Value {
        let value: Value
        do {
            value = try read(node)
        } catch let error as InspectionError {
            try session.reportFailures(in: graph)
            throw ScriptingError.inspection(error, kind: node.kind.name, path: node.path(.lua))
        }
        if session.bridge.hasFailures { try session.reportFailures(in: graph) }
        return value
    }

    // The results that the userdata of an element keeps.
    static let stepSlot = 1
    static let searchSlot = 2
    static let slots = 2

    fileprivate func follow(_ step: ElementCalls.Step, from node: Node) throws -> Node {
        try inspecting(node) {
            var found = try step.follow(from: node, isAnonymous: isAnonymous)
            if !graph.isUpToDate {
                graph.flush()
                if !found.isAttached { found = try step.follow(from: current(), isAnonymous: isAnonymous) }
            }
            if let failure = found.failure { throw failure }
            return found
        }
    }
}

extension Node {
    /// The view of a kind: this one when it is of the kind and no index is given, unless a call said so already and the
    /// content is of the kind too; else the content. Where there may be several views, an index has to say which.
    func child(of kind: Kind, at index: Int?, isAnonymous: Bool) throws -> Node {
        if index == nil, self.kind === kind, isAnonymous || needsIndex || contents.first?.kind !== kind { return self }
        guard index != nil || !needsIndex else {
            throw ScriptingError.indexMissing(of: self.kind.name, call: kind.call)
        }
        return try content(matching: .kind(kind), at: index)
    }

    /// Whether a call into this view needs an index.
    var needsIndex: Bool { kind.role == .view && kind.arity == .multiple }
}
