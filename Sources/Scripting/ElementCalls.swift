import Lua
import ViewTree

/// The calls on elements that follow from the descriptions. A name may mean several things; what it means on an element
/// depends on what stands there: a member of the view's kind, one of a modifier's, a slot, a kind of child.
@MainActor
final class ElementCalls {
    /// What a name can mean.
    private final class Meaning {
        /// The members of kinds of views that have the name.
        var members: [ObjectIdentifier: Member] = [:]
        /// What reads a modifier under the name.
        var reader: Member?
        /// The kinds of modifiers that add something to the tree under the name.
        var subtree: Kind?
        var slot: Slot?
        var child: Kind?

        // What was meant last is most likely meant again; comparing the kind is quicker than looking it up.
        @exclusivity(unchecked) private var lastKind: Kind?
        @exclusivity(unchecked) private var lastMember: Member?

        /// The member that the name means on a view of a kind.
        func member(for kind: Kind) -> Member? {
            if kind !== lastKind {
                lastKind = kind
                lastMember = members[ObjectIdentifier(kind)] ?? readerAlone
            }
            return lastMember
        }

        /// What reads a modifier, where the name leads nowhere.
        var readerAlone: Member? { child == nil && slot == nil && subtree == nil ? reader : nil }
    }

    private var meanings: [String: Meaning] = [:]

    /// All names, sorted.
    private(set) var names: [String] = []

    init() {
        for kind in KnownKinds.views {
            meaning(of: kind.call).child = kind
            for case let call? in kind.slots.map(\.call) {
                meaning(of: call).slot = kind.slots.first { $0.call == call }
            }
            for member in kind.members { meaning(of: member.name).members[ObjectIdentifier(kind)] = member }
        }
        for kind in KnownKinds.modifiers {
            if kind.arity != .none { meaning(of: kind.call).subtree = kind }
            for member in kind.members {
                if kind.arity == .none {
                    meaning(of: member.name).reader = member
                } else {
                    meaning(of: member.name).members[ObjectIdentifier(kind)] = member
                }
            }
        }
        names = meanings.keys.sorted()
    }

    private func meaning(of name: String) -> Meaning {
        if let known = meanings[name] { return known }
        let made = Meaning()
        meanings[name] = made
        return made
    }

    /// The method of a name.
    func method(_ name: String) -> (Element, borrowing Call) throws -> Returned {
        let meaning = meaning(of: name)
        let general = generalMethod(name, meaning)
        guard let quickText = meaning.members.values.lazy.compactMap(\.quickText).first else { return general }
        return onMain { element, call in
            if call.argumentCount == 0, let text = quickText(element.lastFound) { return try call.returns(text) }
            return try general(element, call)
        }
    }

    private func generalMethod(
        _ name: String, _ meaning: Meaning
    ) -> (Element, borrowing Call) throws -> Returned {
        onMain { element, call in
            let node = try element.current()
            if let member = meaning.member(for: node.kind) { return try self.invoke(member, on: element, node, call) }
            return try self.lead(name, meaning, from: element, node, call)
        }
    }

    private func invoke(
        _ member: Member, on element: Element, _ node: Node, _ call: borrowing Call
    ) throws -> Returned {
        if let read = member.read, call.argumentCount == 0 {
            let value: DynamicValue
            do {
                value = try read(node)
            } catch let error as InspectionError {
                try element.session.reportFailures(in: element.graph)
                throw ScriptingError.inspection(error, kind: node.kind.name, path: node.path(.lua))
            }
            if element.session.bridge.hasFailures { try element.session.reportFailures(in: element.graph) }
            return try answer(value, element, call)
        }
        var arguments = try element.session.bridge.arguments(call.arguments[...])
        let result = try element.perform { node in
            do {
                return try member.invoke(node, &arguments)
            } catch let error as ArgumentError {
                throw ArgumentError.calling("\(node.kind.name):\(member.name)", error)
            }
        }
        return try answer(result, element, call)
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
        _ name: String, _ meaning: Meaning, from element: Element, _ node: Node, _ call: borrowing Call
    ) throws -> Returned {
        let type = element.session.types.element
        let index = try naming(name) { try call.index(1) }
        let text = ":\(name)(\(index.map { String($0 + 1) } ?? ""))"
        if let slot = meaning.slot, node.kind.slots.contains(where: { $0 === slot }) {
            return try call.returns(element.child(text) { try $0.child(in: slot) }, type)
        }
        if meaning.subtree != nil {
            return try call.returns(element.child(text) { try $0.modifierNode(name, index: index ?? 0) }, type)
        }
        if let kind = meaning.child {
            return try call.returns(
                element.child(text) { [isAnonymous = element.isAnonymous] in
                    try $0.child(of: kind, at: index, isAnonymous: isAnonymous)
                }, type)
        }
        if let reader = meaning.reader { return try invoke(reader, on: element, node, call) }
        let known = node.kind.members.map(\.name) + node.kind.slots.compactMap(\.call)
        throw ScriptingError.notApplicable(to: node.kind.name, name: name, known: known)
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

    /// Whether a call into this view has to say which child is meant.
    var needsIndex: Bool { kind.role == .view && kind.arity == .multiple }
}
