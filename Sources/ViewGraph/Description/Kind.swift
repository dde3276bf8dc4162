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
    /// The attributes and actions.
    public var members: [Member] { contents.members }
    /// The slots that a call leads into.
    public let slots: [Slot]
    /// The actions that a modifier offers on all views, as any may be in a view that it is applied to.
    public var ownerMembers: [Member] { makeOwnerMembers() }
    /// The ways to make one from a dynamic language, none when it can't be.
    public var forms: [DynamicForm] {
        madeForms.withLock { made in
            if let made { return made }
            let forms = makeForms?() ?? []
            made = forms
            return forms
        }
    }
    /// Whether there is a way to make one.
    public var isConstructible: Bool { makeForms != nil }

    // Both are made on first use: a spec uses few of all the kinds.
    private let makeMembers: @Sendable () -> [Member]
    private let makeOwnerMembers: @Sendable () -> [Member]
    private let madeContents = Mutex<Contents?>(nil)
    private let makeForms: (@Sendable () -> [DynamicForm])?
    private let madeForms = Mutex<[DynamicForm]?>(nil)

    private struct Contents: Sendable {
        let members: [Member]
        let membersByName: [String: Member]
    }

    /// One sentence on what it is for.
    public let summary: String
    /// A view that a modifier of this kind can be applied to, as a script writes it.
    public let subject: String

    /// An object that another module keeps with the kind, so that it needn't be looked up for each view.
    @MainActor package var companion: AnyObject?

    /// Reads the text that a view of this kind shows, in a locale or else in that of its environment; nil for a kind that
    /// is no text.
    let text: (@MainActor @Sendable (Node, Locale?) throws -> String)?

    /// The way in which views of the kind show what is inside them; nil where they show all of it.
    let arrangement: Arrangement?
    /// Whether all that is inside views or modifiers of the kind is shown, and takes touches.
    let showsAllAsItIs: Bool
    /// Brings a view inside one of the kind into sight; nil for a kind that doesn't scroll.
    let bringsIntoSight: (@MainActor @Sendable (_ view: Node, _ container: Node, _ participle: String) throws -> Void)?
    /// Whether views of the kind scroll what is inside them.
    package var scrolls: Bool { bringsIntoSight != nil }
    /// The name of a collapsed view of the kind in messages; nil for a kind that can't be collapsed.
    let collapsibleName: String?
    /// Returns the reason why a modifier of the kind makes a view invisible; nil where none does.
    let conceals: (@MainActor @Sendable (any ViewModifier) -> String?)?
    /// Whether a modifier of the kind may make a view invisible, as one of the app does by its body.
    var mayConceal: Bool { conceals != nil || role == .customModifier }
    /// Whether a modifier of the kind lets a person reach what is below the presented screen; nil where none does.
    let letsThrough: (@MainActor @Sendable (any ViewModifier) -> Bool)?
    /// Whether modifiers of the kind give the screen its title.
    let isTitle: Bool
    /// The place of what a modifier of the kind adds, where it isn't shown; nil for a kind whose content always is.
    let hides: (@MainActor @Sendable (Node) -> Arrangement.Whereabouts?)?
    /// Whether what views or modifiers of the kind show stands in a bar of the page.
    package var standsInBar: Bool { hides != nil || arrangement?.isInBar == true }
    /// Whether what modifiers of the kind add is read aloud in place of what the view shows.
    let isSpoken: Bool
    /// Whether what modifiers of the kind add is only the outline of the view.
    let isOutline: Bool
    /// The place where the content of a modifier of the kind is shown, as long as the modifier says nothing else.
    let presence: Node.Presence

    /// The differences of the inspection calls to views of the kind, and to what is in them, from those of other kinds.
    let calling: Calling
    /// Whether this describes several views side by side.
    let isTuple: Bool
    /// Whether the type of the app's views is generic itself.
    let isGeneric: Bool
    /// Of an app's view whose type, or a type around that, is generic: the whole name without generic arguments. Nil for
    /// any other.
    let genericName: String?
    /// Whether the kind stands for the app's views of its name, of whatever type.
    let standsForName: Bool

    /// Describes a kind. `call` defaults to the name with its leading capital lowered.
    public convenience init(
        _ name: String, call: String? = nil, role: Role = .view, arity: Arity = .none, summary: String = "",
        members: @escaping @autoclosure @Sendable () -> [Member] = [], slots: [Slot] = [],
        calling: Calling = Calling()
    ) {
        self.init(
            name: name, call: call, role: role, arity: arity, summary: summary, members: members, slots: slots,
            ownerMembers: { [] }, subject: "Text('a')", screen: nil, text: nil, makeForms: nil, calling: calling)
    }

    /// Describes the kind of an app's views.
    fileprivate convenience init(
        _ name: String, call: String, role: Role, arity: Arity, genericName: String? = nil, isGeneric: Bool = false,
        standsForName: Bool = false
    ) {
        self.init(
            name: name, call: call, role: role, arity: arity, summary: "", members: { [] }, slots: [],
            ownerMembers: { [] }, subject: "", screen: nil, text: nil, makeForms: nil, calling: Calling(),
            genericName: genericName, isGeneric: isGeneric, standsForName: standsForName)
    }

    /// Describes a kind that can be made from a dynamic language. `call` defaults to the name with its leading capital
    /// lowered; `ownerMembers` are the actions that a modifier offers on all views, `subject` is a view that a modifier can be
    /// applied to, `screen` what the kind does to the screen, and `text` reads what a text shows.
    public convenience init(
        _ name: String, call: String? = nil, role: Role = .view, arity: Arity = .none, summary: String = "",
        members: @escaping @autoclosure @Sendable () -> [Member] = [],
        ownerMembers: @escaping @autoclosure @Sendable () -> [Member] = [], slots: [Slot] = [],
        subject: String = "Text('a')", screen: ScreenRole? = nil,
        text: (@MainActor @Sendable (Node, Locale?) throws -> String)? = nil, calling: Calling = Calling(),
        forms: @escaping @autoclosure @Sendable () -> [DynamicForm]
    ) {
        self.init(
            name: name, call: call, role: role, arity: arity, summary: summary, members: members, slots: slots,
            ownerMembers: ownerMembers, subject: subject, screen: screen, text: text, makeForms: forms,
            calling: calling)
    }

    private init(
        name: String, call: String?, role: Role, arity: Arity, summary: String,
        members: @escaping @Sendable () -> [Member], slots: [Slot],
        ownerMembers: @escaping @Sendable () -> [Member], subject: String, screen: ScreenRole?,
        text: (@MainActor @Sendable (Node, Locale?) throws -> String)?, makeForms: (@Sendable () -> [DynamicForm])?,
        calling: Calling, genericName: String? = nil, isGeneric: Bool = false, standsForName: Bool = false
    ) {
        self.name = name
        self.calling = calling
        self.genericName = genericName
        self.isGeneric = isGeneric
        self.standsForName = standsForName
        isTuple = role == .view && name == "TupleView"
        self.call = call ?? Kind.call(of: name)
        self.role = role
        self.arity = arity
        self.summary = summary
        self.subject = subject
        self.text = text
        arrangement = if case .arranging(let arrangement) = screen { arrangement } else { nil }
        bringsIntoSight = if case .scrolling(let bring) = screen { bring } else { nil }
        collapsibleName = if case .collapsing(let name) = screen { name } else { nil }
        conceals = if case .concealing(let reason) = screen { reason } else { nil }
        letsThrough = if case .lettingThrough(let isOpen) = screen { isOpen } else { nil }
        isTitle = if case .title = screen { true } else { false }
        hides =
            switch screen {
            case .title(let hidden), .hiding(let hidden): hidden
            default: nil
            }
        isSpoken = if case .spoken = screen { true } else { false }
        isOutline = if case .outlining = screen { true } else { false }
        showsAllAsItIs = arrangement == nil && hides == nil && !isOutline
        presence = if case .apart = screen { .apart } else { .inPlace }
        makeMembers = members
        makeOwnerMembers = ownerMembers
        self.slots = slots
        self.makeForms = makeForms
        hasChildren = arity != .none || !slots.isEmpty || role == .custom || role == .customModifier
    }

    /// The inspection call of a type of this name: its leading capital lowered.
    package static func call(of name: String) -> String {
        var bytes = Array(name.utf8)
        if let first = bytes.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) { bytes[0] |= 0x20 }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether views of this kind can have children at all.
    let hasChildren: Bool

    /// Whether this describes a modifier.
    public var isModifier: Bool { role == .modifier || role == .customModifier }

    /// Whether this describes a view of the app.
    public var isCustom: Bool { role == .custom }

    private var contents: Contents {
        madeContents.withLock { made in
            if let made { return made }
            let members = makeMembers()
            let contents = Contents(
                members: members, membersByName: Dictionary(members.map { ($0.name, $0) }) { first, _ in first })
            made = contents
            return contents
        }
    }

    /// The member of this name, or nil.
    public func member(_ name: String) -> Member? { contents.membersByName[name] }

    /// The kind of an absent view.
    static let absent = Kind("EmptyView", call: "absent", role: .absent)
}

extension Kind {
    private static let customKinds = Mutex<[ObjectIdentifier: Kind]>([:])

    /// The kind of the app's view type.
    public static func custom(_ type: Any.Type) -> Kind {
        made(for: type) {
            Kind(
                $0, call: "view(\($0).self)", role: .custom, arity: .multiple,
                genericName: TypeName.unspecialized(of: type), isGeneric: TypeName.full(of: type).contains("<"))
        }
    }

    /// The kind that a type of a test stands for: the app's views whose type has this name, with or without its module and generic
    /// arguments.
    package static func named(_ typeName: String, for type: Any.Type) -> Kind {
        let plain = typeName.prefix { $0 != "<" }
        let name = plain.lastIndex(of: ".").map { String(plain[plain.index(after: $0)...]) } ?? String(plain)
        return made(for: type) { _ in
            Kind(name, call: "view(\(name).self)", role: .custom, arity: .multiple, standsForName: true)
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

/// A kind whose views contain one view, reached without an index.
public protocol SingleViewContent: KnownViewType {}

/// A kind whose views contain any number of views, reached by index: a collection.
public protocol MultipleViewContent: KnownViewType {}
