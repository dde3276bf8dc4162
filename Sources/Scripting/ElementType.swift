import Lua
import System
import Views

/// The methods that all elements share. Those of kinds, the calls that lead to children and the readers of modifiers
/// follow from the descriptions.
extension ScriptSession {
    static func makeElementType() -> UserdataType<Element> {
        let type = UserdataType<Element>("Element", slots: Element.slots)
        type.methods(onMain { element, name in ElementCalls.shared.method(name, on: element.lastFound.kind) })
        addSearches(to: type)
        addOnly(to: type)
        addScrollTo(to: type)
        addScrolling(to: type)
        addDrag(to: type)
        addShake(to: type)
        addPhases(to: type)
        addNavigation(to: type)
        addFocus(to: type)
        addFrames(to: type)
        addPictures(to: type)
        addProtocols(to: type)
        return type
    }

    private static func addNavigation(to type: UserdataType<Element>) {
        type.methodOnMain("parent") { element, call in
            try call.takes(0, "parent")
            return try call.returns(
                Element(from: element, isAnonymous: true, ":parent()") { node in
                    guard let parent = node.gestureOwner ?? node.parent else {
                        throw InspectionError.parentViewNotFound(view: node.kind.name)
                    }
                    return parent
                },
                session(of: call).types.element)
        }
        addQuestion("pathToRoot", to: type) { element, call in try call.returns(element.current().path(.lua)) }
        addQuestion("kind", to: type) { element, call in try call.returns(element.current().kind.name) }
        addQuestion("isAbsent", to: type) { element, call in try call.returns(element.current().isAbsent) }
        addQuestion("isResponsive", to: type) { element, call in
            try call.returns(element.current().isUsable)
        }
        addQuestion("exists", to: type) { element, call in
            guard let node = try? element.current(), node.isThere else { return try call.returns(false) }
            return try call.returns(!node.graph.isScreen || node.sightObstruction == nil)
        }
        type.methodOnMain("view") { element, call in
            try call.takes(2, "view")
            let name = try naming("view") { try call.typeName(1) }
            let index = try naming("view") { try call.index(2) }
            return try call.returns(
                element.child(":view(\"\(name)\"\(index.map { ", \($0 + 1)" } ?? ""))") {
                    [isAnonymous = element.isAnonymous] node in
                    try node.child(ofApp: name, at: index, isAnonymous: isAnonymous)
                },
                session(of: call).types.element)
        }
        type.methodOnMain("modifier") { element, call in
            try call.takes(2, "modifier")
            let name = try naming("modifier") { try call.string(1) }
            let index = try naming("modifier") { try call.index(2) } ?? 0
            return try call.returns(
                element.child(":modifier(\"\(name)\"\(index > 0 ? ", \(index + 1)" : ""))") { node in
                    let found = node.modifiers.filter { $0.kind.name == name && $0.node != nil }
                    guard found.indices.contains(index) else {
                        throw InspectionError.modifierNotFound(
                            parent: node.kind.name, modifier: name, index: index)
                    }
                    return found[index].node!
                },
                session(of: call).types.element)
        }
    }

    /// Adds a method that asks about the element itself and takes nothing.
    static func addQuestion(
        _ name: String, to type: UserdataType<Element>,
        _ answer: @escaping @MainActor (Element, borrowing Call) throws -> Returned
    ) {
        type.method(
            name,
            onMain { element, call in
                if call.object(1) == nil, call.argumentCount > 0, try call.value(1).table != nil {
                    throw ScriptingError.unconvertible(
                        "\(name) takes no arguments: it is about the element that it is called on; "
                            + "for views inside it: #screen:findAll{ … } > 0")
                }
                try call.takes(0, name)
                return try answer(element, call)
            })
    }

    private static func addProtocols(to type: UserdataType<Element>) {
        type.indexOnMain { element, call in
            switch try call.value(1) {
            case .integer(let position):
                guard try (1...max(1, element.current().contents.count)).contains(Int(position)),
                    try !element.current().contents.isEmpty
                else { return try call.returns(.nil) }
                return try call.returns(
                    element.child("[\(position)]", isAnonymous: true) { try $0.content(at: Int(position) - 1) },
                    session(of: call).types.element)
            case .string("openedURLs"):
                return try call.returns(.table(openedURLs(on: element, call.interpreter)))
            case .string("playedFeedback"):
                return try call.returns(.table(playedFeedback(on: element, call.interpreter)))
            case let key:
                throw try unknownMember("\(key)", of: element.current().kind, ElementCalls.shared.names)
            }
        }
        type.refusesToSetMembers(
            of: { try $0.current().kind.name }, because: "an element shows a view on a screen")
        type.metamethodOnMain("__len") { element, call in try call.returns(element.current().contents.count) }
        type.metamethodOnMain("__tostring") { element, call in try call.returns(element.summary) }
        type.binaryOperator(
            "__eq",
            onMain { call in
                guard let left = call.object(1) as? Element, let right = call.object(2) as? Element else {
                    return try call.returns(false)
                }
                return try call.returns(left.current() === right.current())
            })
    }
}

extension ScriptSession {
    /// The names of all methods that some element has, sorted.
    public static var elementCalls: [String] { Set(ElementCalls.shared.names + common).sorted() }

    /// The methods that every element has.
    static let common = makeElementType().methodNames

    /// An error that lists the members of the element's kind, and the nearest name among those of all kinds.
    private static func unknownMember(_ name: String, of kind: Kind, _ names: [String]) -> ScriptingError {
        if let meant = ElementCalls.shared.everydayMeaning(of: name, on: kind, common) { return meant }
        var known = kind.members.map(\.name) + kind.slots.compactMap(\.call) + common
        if let near = Suggestions.nearest(to: name, in: known + names), !known.contains(near) { known.append(near) }
        return .unknownMember(of: kind.name, name: name, known: known)
    }
}

/// Adds the name of a call to errors in its arguments.
func naming<Result>(_ name: String, _ read: () throws -> Result) throws -> Result {
    do {
        return try read()
    } catch LuaError.conversion(let path, let expected, let found) where path.hasPrefix("argument ") {
        throw LuaError.conversion(path: "\(name): \(path)", expected: expected, found: found)
    } catch let error as ArgumentError {
        throw ArgumentError.calling(name, error)
    }
}

extension Call {
    /// Checks the number of arguments; trailing nils don't count.
    func takes(_ most: Int, _ name: String) throws {
        var count = argumentCount
        while count > most, isNil(count) { count -= 1 }
        guard count <= most else { throw ArgumentError.calling(name, .tooMany(count: count, most: most)) }
    }

    /// A position counted from 1, as an index from 0; nil when none is given. Throws `ArgumentError.noIndex` for one
    /// below 1.
    func index(_ argument: Int) throws -> Int? {
        isNil(argument) ? nil : try ScriptIndex.fromZero(try integer(argument))
    }

    /// The name of an app's view: a string, or a view that the script defined.
    func typeName(_ argument: Int) throws -> String {
        if let definition = object(argument) as? ScriptDefinition { return definition.kind.name }
        return try string(argument)
    }
}

extension Element {
    /// An element inside this one, reached by a call.
    func child(
        _ text: @autoclosure @escaping () -> String, isAnonymous: Bool = false, _ find: @escaping (Node) throws -> Node
    ) throws -> Element {
        let node = try current()
        return try inspecting(node) {
            let found = try Element(from: self, isAnonymous: isAnonymous, text(), find)
            if let failure = try found.current().failure { throw failure }
            return found
        }
    }
}

extension Node {
    /// Whether the view is there: neither is its place empty, nor was it, or a view around it, dismissed.
    fileprivate var isThere: Bool {
        !isAbsent && !([self] + ancestors).contains { $0.presence == .absent }
    }

    /// The content at an index, from 0. Throws `InspectionError.viewIndexOutOfBounds`.
    func content(at index: Int) throws -> Node {
        let contents = contents
        guard contents.indices.contains(index) else {
            throw InspectionError.viewIndexOutOfBounds(index: index, count: contents.count)
        }
        return contents[index]
    }

    /// The app's view of a name: this one when it has the name and no index is given, unless an earlier call named it
    /// and the content has the name too; else the content.
    func child(ofApp name: String, at index: Int?, isAnonymous: Bool) throws -> Node {
        let content = contents.first
        let isInside = content?.kind.isCustom == true && content?.kind.name == name
        if index == nil, kind.isCustom, kind.name == name, isAnonymous || !isInside { return self }
        guard index != nil || !needsIndex else {
            throw ScriptingError.indexMissing(of: kind.name, call: "view(\"\(name)\")")
        }
        let child = try self.content(at: index ?? 0)
        guard child.kind.isCustom, child.kind.name == name else {
            guard !child.isAbsent else { throw InspectionError.viewNotFound(parent: name) }
            throw InspectionError.inspection(path: child.path(), factual: child.kind.name, expected: name)
        }
        return child
    }
}
