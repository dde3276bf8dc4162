import Foundation
import Synchronization

/// The namespace of view kinds: `ViewType.HStack`, `ViewType.Text`.
public enum ViewType {
    /// The calls that lead to a child of a kind: each kind adds a property named after its call.
    public struct Kinds: Sendable {
        public init() {}
    }
}

/// Names a kind at the end of a key path, as in `\Kinds.hStack`.
public struct KindReference<Described: KnownViewType>: Sendable {
    public init() {}
}

/// A kind of view that the model provides. A conforming type needs no registration: it is found.
public protocol KnownViewType: SendableMetatype {
    /// The properties of views of this kind, apart from their children. Its members are the kind's inspection calls.
    associatedtype Properties = Void

    /// The description of the kind.
    static var kind: Kind { get }

    /// The name of the type whose views are of this kind, with or without its module. Types of tests that have nothing else stand
    /// for the app's views of that name.
    static var typePrefix: String { get }
}

extension KnownViewType {
    /// The name of this type.
    public static var typePrefix: String { TypeName.short(of: Self.self) }
}

/// A kind of view that is only met in trees: no view of it is made by its name in a dynamic language.
public protocol InspectedViewType: KnownViewType {}

/// The description of a kind of view or modifier, from which the inspection calls, paths, searches, constructors in
/// dynamic languages and the reference follow.
public final class Kind: @unchecked Sendable {
    /// The role of a kind.
    public enum Role: Sendable {
        /// A view of the model.
        case view
        /// A view of the app, with a body.
        case custom
        /// A modifier of the model.
        case modifier
        /// A modifier of the app, with a body.
        case customModifier
        /// A gesture attached to a view.
        case gesture
        /// An absent view.
        case absent
    }

    /// The number of children that a view may hold.
    public enum Arity: Sendable {
        /// It has none.
        case none
        /// It has one, reached without an index.
        case single
        /// It has any number, reached by index.
        case multiple
    }

    /// The name of the type: `HStack`.
    public let name: String
    /// The inspection call: `hStack`.
    public let call: String
    /// The role of the kind.
    public let role: Role
    /// The number of children that a view of this kind may hold.
    public let arity: Arity
    /// The slots that a call leads into.
    public let slots: [Slot]
    /// One sentence on what it is for.
    public let summary: String
    /// A view that a modifier of this kind can be applied to, as a script writes it.
    public let subject: String

    /// The differences of the inspection calls to views of the kind, and to what is in them, from those of other kinds.
    let calling: Calling

    /// The statements of the kind for those who ask kinds for them.
    let facets: Facets

    // A search asks each view for these, so that they stand beside the facets and needn't be looked up.

    /// Reads the text that a view of this kind shows, in a locale or else in that of its environment; nil for a kind that
    /// is no text.
    let text: (@MainActor @Sendable (Node, Locale?) throws -> String)?
    /// The way in which views of the kind show what is inside them; nil where they show all of it.
    let arrangement: Arrangement?
    /// The parts that views of the kind draw; nil where they draw all of what they show.
    let drawnParts: DrawnParts?
    /// The texts that views of the kind draw themselves; nil for none.
    let ownTexts: OwnTexts?
    /// The reasons why nothing of a view of the kind may be read; nil where all can be.
    let illegible: Illegible?
    /// Whether all that is inside views or modifiers of the kind is shown, and takes touches.
    let showsAllAsItIs: Bool
    /// Whether views of the kind, or modifiers, may leave out some of what is inside them.
    let offersSome: Bool
    /// Whether views of this kind can have children at all.
    let hasChildren: Bool

    /// The members and forms.
    fileprivate let script: ScriptSide

    /// An object that another module keeps with the kind, so that it needn't be looked up for each view.
    @MainActor package var companion: AnyObject?

    /// Describes a kind. `call` defaults to the name with its leading capital lowered; `text` reads what a text shows.
    public convenience init(
        _ name: String, call: String? = nil, role: Role = .view, arity: Arity = .none, summary: String = "",
        members: @escaping @autoclosure @Sendable () -> [Member] = [], slots: [Slot] = [], facets: [Facet] = [],
        text: (@MainActor @Sendable (Node, Locale?) throws -> String)? = nil, calling: Calling = Calling()
    ) {
        self.init(
            name: name, call: call, role: role, arity: arity, summary: summary, slots: slots, subject: "Text('a')",
            facets: facets, text: text, calling: calling, script: ScriptSide(members: members))
    }

    /// Describes a kind that can be made from a dynamic language. `call` defaults to the name with its leading capital
    /// lowered; `ownerMembers` are the actions that a modifier offers on all views, `subject` is a view that a modifier can be
    /// applied to, `facets` are what the kind states about its views, and `text` reads what a text shows.
    public convenience init(
        _ name: String, call: String? = nil, role: Role = .view, arity: Arity = .none, summary: String = "",
        members: @escaping @autoclosure @Sendable () -> [Member] = [],
        ownerMembers: @escaping @autoclosure @Sendable () -> [Member] = [], slots: [Slot] = [],
        subject: String = "Text('a')", facets: [Facet] = [],
        text: (@MainActor @Sendable (Node, Locale?) throws -> String)? = nil, calling: Calling = Calling(),
        forms: @escaping @autoclosure @Sendable () -> [DynamicForm]
    ) {
        self.init(
            name: name, call: call, role: role, arity: arity, summary: summary, slots: slots, subject: subject,
            facets: facets, text: text, calling: calling,
            script: ScriptSide(members: members, ownerMembers: ownerMembers, forms: forms))
    }

    private init(
        name: String, call: String?, role: Role, arity: Arity, summary: String, slots: [Slot], subject: String,
        facets: [Facet], text: (@MainActor @Sendable (Node, Locale?) throws -> String)?, calling: Calling,
        script: ScriptSide
    ) {
        self.name = name
        self.call = call ?? Kind.call(of: name)
        self.role = role
        self.arity = arity
        self.summary = summary
        self.slots = slots
        self.subject = subject
        self.calling = calling
        self.text = text
        self.script = script
        let facets = Facets(facets)
        self.facets = facets
        arrangement = facets[Arrangement.self]
        drawnParts = facets[DrawnParts.self]
        ownTexts = facets[OwnTexts.self]
        illegible = facets[Illegible.self]
        showsAllAsItIs =
            arrangement == nil && drawnParts == nil && !facets.has(HiddenContent.self) && !facets.has(Outline.self)
            && !facets.has(NeedsContainer.self) && !facets.has(WorksInContainer.self)
        offersSome = facets.has(OffersSome.self)
        hasChildren = arity != .none || !slots.isEmpty || role == .custom || role == .customModifier
    }

    /// The inspection call of a type of this name: its leading capital lowered.
    package static func call(of name: String) -> String {
        var bytes = Array(name.utf8)
        if let first = bytes.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) { bytes[0] |= 0x20 }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether this describes a modifier.
    public var isModifier: Bool { role == .modifier || role == .customModifier }

    /// Whether this describes a view of the app.
    public var isCustom: Bool { role == .custom }

    /// Whether views of this kind are texts, as `Text` is.
    package var isText: Bool { role == .view && text != nil }

    /// The kind of an absent view.
    static let absent = Kind("EmptyView", call: "absent", role: .absent)
}

extension Kind {
    private static let customKinds = Mutex<[ObjectIdentifier: Kind]>([:])

    /// The kind of the app's view type.
    public static func custom(_ type: Any.Type) -> Kind {
        made(for: type) {
            let generic = GenericType(
                isGeneric: TypeName.full(of: type).contains("<"), name: TypeName.unspecialized(of: type))
            return Kind(
                $0, call: "view(\($0).self)", role: .custom, arity: .multiple,
                facets: generic.isGeneric || generic.name != nil ? [Facet(generic)] : [])
        }
    }

    /// The kind that a type of a test stands for: the app's views whose type has this name, with or without its module and generic
    /// arguments.
    package static func named(_ typeName: String, for type: Any.Type) -> Kind {
        let plain = typeName.prefix { $0 != "<" }
        let name = plain.lastIndex(of: ".").map { String(plain[plain.index(after: $0)...]) } ?? String(plain)
        return made(for: type) { _ in
            Kind(name, call: "view(\(name).self)", role: .custom, arity: .multiple, facets: [Facet(AppViewsByName())])
        }
    }

    /// The kind of the app's modifier type.
    public static func customModifier(_ type: Any.Type) -> Kind {
        made(for: type) { Kind($0, call: "modifier(\($0).self)", role: .customModifier, arity: .multiple) }
    }

    package static func made(for type: Any.Type, _ make: (String) -> Kind) -> Kind {
        customKinds.withLock { kinds in
            if let known = kinds[ObjectIdentifier(type)] { return known }
            let kind = make(TypeName.short(of: type))
            kinds[ObjectIdentifier(type)] = kind
            return kind
        }
    }
}

extension Kind {
    /// The attributes and actions.
    public var members: [Member] { script.members }
    /// The member of this name, or nil.
    public func member(_ name: String) -> Member? { script.membersByName[name] }
    /// The actions that a modifier offers on all views, as any may be in a view that it is applied to.
    public var ownerMembers: [Member] { script.makeOwnerMembers() }
    /// The ways to make one from a dynamic language, none when it can't be.
    public var forms: [DynamicForm] { script.forms }
    /// Whether there is a way to make one.
    public var isConstructible: Bool { script.makeForms != nil }
}

/// A kind whose views contain one view, reached without an index.
public protocol SingleViewContent: KnownViewType {}

/// A kind whose views contain any number of views, reached by index: a collection.
public protocol MultipleViewContent: KnownViewType {}
