/// Whether a screen is presented above a view, and how it is taken away.
public nonisolated struct Presentation {
    /// The presented item; nil for none. Another identity is another screen, with a state of its own. A description
    /// that reads it depends on it.
    let identity: () -> AnyHashable?
    /// Takes the screen away.
    let leave: () -> Void
    /// The app's action when the screen is dismissed.
    let onDismiss: (() -> Void)?

    /// Presented while a binding is true.
    init(_ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil) {
        identity = { isPresented.wrappedValue ? AnyHashable(true) : nil }
        leave = { isPresented.wrappedValue = false }
        self.onDismiss = onDismiss
    }

    /// Presented while a binding is true and there is something to present.
    init<T>(_ isPresented: Binding<Bool>, presenting value: T?) {
        // Documented for alert(_:isPresented:presenting:actions:): without data, the alert isn't shown.
        let hasValue = value != nil
        identity = { hasValue && isPresented.wrappedValue ? AnyHashable(true) : nil }
        leave = { isPresented.wrappedValue = false }
        onDismiss = nil
    }

    /// Presented while there is an item; each item has a screen of its own.
    init<Item, ID: Hashable>(
        _ item: Binding<Item?>, id: @escaping (Item) -> ID, onDismiss: (() -> Void)? = nil
    ) {
        identity = { item.wrappedValue.map { AnyHashable(id($0)) } }
        leave = { item.wrappedValue = nil }
        self.onDismiss = onDismiss
    }

    /// Whether the screen is shown.
    var isPresented: Bool { identity() != nil }
}

extension Presentation {
    /// Describes the screen when it is presented. It takes its environment from the view that it is presented above, but
    /// responds even where that one doesn't. `endsWithButtons` says that any button on it takes it away.
    @MainActor func visit(
        _ visitor: inout ChildVisitor, endsWithButtons: Bool, _ content: () throws -> [PresentedPart]
    ) rethrows {
        let node = visitor.node
        let wanted = identity()
        let shown = beginVisit(&visitor, of: node.admits(wanted, isDialog: endsWithButtons) ? wanted : nil)
        node.setPresence(shown == nil ? .absent : .presented)
        guard let shown else { return }
        let dismiss: () -> Void = { [weak node] in
            MainActor.assumeIsolated { if let node { take(from: node) } }
        }
        // Unverified: disabled(_:) around the presenting view doesn't disable what that view presents.
        node.environment.isEnabled = true
        node.environment.present(dismiss: dismiss)
        // An action that presented something else in place of this is not undone.
        node.environment.conclude = endsWithButtons ? { if identity() == shown { dismiss() } } : nil
        for part in try content() { part.visit(&visitor) }
    }

    /// Describes the screen, when it is presented, as a page of the navigation stack around.
    @MainActor func visitPage(
        _ visitor: inout ChildVisitor, _ content: () throws -> [PresentedPart]
    ) rethrows {
        let node = visitor.node
        let isShown = beginVisit(&visitor, of: identity()) != nil
        node.setPresence(isShown ? .page : .inPlace)
        guard isShown else { return }
        node.environment.present { [weak node] in
            MainActor.assumeIsolated { if let node { take(from: node) } }
        }
        for part in try content() { part.visit(&visitor) }
    }

    /// Notes what is presented now and what has gone, and returns the former.
    @MainActor private func beginVisit(_ visitor: inout ChildVisitor, of shown: AnyHashable?) -> AnyHashable? {
        let node = visitor.node
        let admission = node.admission
        // Documented for sheet(item:onDismiss:content:): an item of another identity dismisses the sheet and shows a new one.
        if let gone = admission.shown, gone != shown {
            visitor.startOver()
            node.forgetDetent()
            // Unverified: onDismiss is also called when one item replaces another.
            if node.isLive, let onDismiss { node.graph.afterUpdate { node.graph.run(on: node, onDismiss) } }
        }
        admission.shown = shown
        return shown
    }

    /// Takes the screen away from above the node. A tree that is only inspected has no lifecycle that would call
    /// `onDismiss` afterwards.
    @MainActor func take(from node: Node) {
        leave()
        // The binding may be a plain one, of whose changes the tree learns nothing.
        node.graph.invalidate(node)
        if !node.isLive { onDismiss?() }
    }
}

/// A part of what is presented: its content, or what stands in a slot, such as a title.
struct PresentedPart {
    let slot: Slot
    let view: any View

    init(_ slot: Slot, _ view: any View) {
        self.slot = slot
        self.view = view
    }

    @MainActor func visit(_ visitor: inout ChildVisitor) {
        visit(view, &visitor)
    }

    @MainActor private func visit<V: View>(_ view: V, _ visitor: inout ChildVisitor) {
        if slot === Slot.content { visitor.content(view) } else { visitor.child(slot, view) }
    }
}

/// Presents a screen of a kind above a view.
public nonisolated struct _PresentationModifier<Described: PresentedViewType>: DescribedModifier {
    let presentation: Presentation
    public let properties: Described.Properties
    let content: () throws -> [PresentedPart]

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) throws {
        let admission = visitor.node.admission
        let before = admission.shown
        try presentation.visit(&visitor, endsWithButtons: Described.endsWithButtons, content)
        if Described.focusesFirstField, let shown = admission.shown, shown != before { visitor.node.focusFirstField() }
        guard visitor.node.presence == .presented, visitor.node.graph.isScreen, let word = Described.systemButton else {
            return
        }
        visitor.child(.systemButton, _SystemButton(word, role: word == "Cancel" ? .cancel : nil))
    }
}

/// A kind of screen that is presented above a view.
public protocol PresentedViewType: KnownViewType, KnownModifierType {
    /// Whether any button on it takes it away.
    static var endsWithButtons: Bool { get }

    /// Whether the first field on it has the focus from the beginning.
    static var focusesFirstField: Bool { get }

    /// The word on the button that the system may add to a screen of the kind; nil where it adds none.
    static var systemButton: String? { get }

    /// The reason why a person can't swipe a shown screen of the kind away, whatever its content says; nil where they can.
    @MainActor static func permanence(of screen: Node) -> String?
}

extension PresentedViewType {
    /// A field has the focus once a person goes into it.
    public static var focusesFirstField: Bool { false }

    /// Most screens have the app's buttons only.
    public static var systemButton: String? { nil }

    /// Most screens can be swiped away.
    @MainActor public static func permanence(of screen: Node) -> String? { nil }
}

/// The properties of any presented screen.
public protocol PresentedProperties {
    /// Whether and why the screen is shown.
    var presentation: Presentation { get }
}

extension PresentedProperties {
    /// Dismisses the screen as a user does by a swipe or a button without an action; then the app's `onDismiss` is
    /// called. Throws `InspectionError.viewNotFound` when the screen is gone already, `outOfReach` where another one is above
    /// it, and `notSupported` where a person can't swipe it away: that is so for a cover, an alert with buttons, and where
    /// `interactiveDismissDisabled` keeps a person from it.
    public var dismiss: ViewCall<Void, Void> {
        .presented { (screen: Self, node, _) in
            try node.checkDismissal()
            screen.presentation.take(from: node)
        }
    }
    /// Whether the screen is shown.
    public var isPresented: Bool { presentation.isPresented }
}

/// A modifier of an app that presents a sheet, and says itself how it goes.
@MainActor @preconcurrency
public protocol _SheetPresenter {
    /// Called when the sheet has gone.
    var onDismiss: (() -> Void)? { get }
    /// Takes the sheet away.
    func _end()
}

extension Node {
    /// The modifier of the app in whose body this screen is presented above the modified view; nil where there is none.
    fileprivate var presentingModifier: Any? {
        guard let owner = parent else { return nil }
        let body = owner.ancestors.first { $0.kind.role == .customModifier }
        guard let body, let placeholder = body.placeholder, placeholder === owner || placeholder.isInside(owner) else {
            return nil
        }
        return body.value
    }
}

/// The properties of a presented screen with an `onDismiss`.
public protocol DismissibleProperties: PresentedProperties {}

extension DismissibleProperties {
    /// Calls what the app gave as `onDismiss` and leaves the screen where it is, unless a modifier of the app's that is a
    /// provider of sheets presents it. Throws
    /// `InspectionError.callbackNotFound` where the app gave nothing, `viewNotFound` when the screen is gone.
    public var callOnDismiss: ViewCall<Void, Void> {
        .presented { (screen: Self, node, _) in
            if let presenter = node.presentingModifier as? any _SheetPresenter {
                presenter._end()
                if !node.isLive || screen.presentation.onDismiss == nil { presenter.onDismiss?() }
                return
            }
            guard let onDismiss = screen.presentation.onDismiss else {
                throw InspectionError.callbackNotFound(parent: node.kind.name, callback: "onDismiss")
            }
            onDismiss()
        }
    }
}

extension ViewCall where Result == Void {
    /// A call on a screen. Throws `InspectionError.viewNotFound` when the screen is not shown any more.
    static func presented<Screen: PresentedProperties>(
        _ perform: @escaping @MainActor @Sendable (Screen, Node, Arguments) throws -> Void
    ) -> ViewCall {
        ViewCall { node, arguments in
            guard node.isAttached, node.presence == .presented, case .modifier(let modifier) = node.content,
                let screen = (modifier as? any DescribedModifier)?.properties as? Screen
            else { throw InspectionError.viewNotFound(parent: node.kind.name) }
            try node.graph.run(on: node) { try perform(screen, node, arguments) }
        }
    }
}

extension Member {
    /// The members that all presented screens have.
    static func presented<Described: PresentedViewType>(_ type: Described.Type) -> [Member]
    where Described.Properties: PresentedProperties {
        [
            .call("dismiss", \Described.Properties.dismiss),
            .attribute("isPresented", Described.self) { $0.isPresented },
        ]
    }

    /// The members of screens that may be given an `onDismiss`.
    static func dismissible<Described: PresentedViewType>(_ type: Described.Type) -> [Member]
    where Described.Properties: DismissibleProperties {
        presented(type) + [.call("callOnDismiss", \Described.Properties.callOnDismiss)]
    }
}
