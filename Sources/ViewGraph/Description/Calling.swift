/// The differences of the inspection calls to views of a kind, and to what is in them, from those of other kinds: in paths, in
/// lookups and in errors.
public struct Calling: Sendable {
    /// The call in Swift's paths that leads to a view of the kind among others; nil for the call of the kind.
    let call: String?
    /// The call in paths that leads to what is in a view of the kind, before that of the child; nil for none.
    let lead: (@MainActor @Sendable (_ child: Node, _ style: Node.PathStyle) -> String)?
    /// The kinds of views that calls into slots lead to, by their names, so that a path goes no further.
    let ends: [String: String]
    /// The calls into slots of which paths leave out that several views stand side by side there.
    let containers: Set<String>
    /// Whether paths name the only child without an index, though there may be several.
    let isOnlyChildPlain: Bool
    /// The name in errors of a child past the last one; nil where errors give the number of children.
    let item: String?
    /// The name in errors of content that isn't there; nil for that of the wanted view.
    let missing: String?
    /// The name in errors of a view of the kind; nil for the name of the kind.
    let title: (@MainActor @Sendable (Node) -> String)?
    /// The error where another view stands in place of one of the kind, by the name of that view; nil for the error
    /// that names both.
    let mismatch: (@Sendable (String) -> InspectionError)?
    /// The name in errors of a child that an inspected view of the kind doesn't show; nil for a child that it shows.
    let setAside: (@MainActor @Sendable (_ child: Node) -> String?)?

    /// Nothing differs.
    public init() {
        self.init(call: nil)
    }

    package init(
        call: String? = nil, lead: (@MainActor @Sendable (Node, Node.PathStyle) -> String)? = nil,
        ends: [String: String] = [:], containers: Set<String> = [], isOnlyChildPlain: Bool = false,
        item: String? = nil, missing: String? = nil,
        title: (@MainActor @Sendable (Node) -> String)? = nil,
        mismatch: (@Sendable (String) -> InspectionError)? = nil,
        setAside: (@MainActor @Sendable (Node) -> String?)? = nil
    ) {
        self.call = call
        self.lead = lead
        self.ends = ends
        self.containers = containers
        self.isOnlyChildPlain = isOnlyChildPlain
        self.item = item
        self.missing = missing
        self.title = title
        self.mismatch = mismatch
        self.setAside = setAside
    }

    /// Whether a path ends with a call into a slot in which a view of a kind stands.
    func ends(with call: String, at kind: Kind) -> Bool {
        ends[call] == kind.name || kind.isTuple && containers.contains(call)
    }
}

extension Kind {
    /// Whether paths have a call that leads to what is in views of the kind.
    package var hasContentCall: Bool { calling.lead != nil }
}

extension Node {
    /// The name of the view in errors.
    public var title: String { kind.calling.title?(self) ?? kind.name }

    /// The name in errors of a view that can't be looked at in a tree that isn't a screen, such as a tab that isn't chosen; nil
    /// for any other view.
    var setAsideName: String? {
        guard let parent, let setAside = parent.kind.calling.setAside, !graph.isScreen else { return nil }
        return setAside(self)
    }
}
