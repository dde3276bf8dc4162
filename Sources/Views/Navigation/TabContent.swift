/// The tabs of a tab view. Apps conform their own types and provide a `body`.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the values by which the tabs are selected; `Never` in a tab view without a selection.
    associatedtype TabValue: Hashable = Body.TabValue
    /// The type of what `body` returns.
    associatedtype Body: TabContent

    /// The tabs.
    @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency
    var body: Self.Body { get }

    /// Hands each tab to the visitor. Not for apps: the default is right for them.
    @MainActor func _visitTabs(_ visitor: inout TabVisitor)
}

extension TabContent {
    /// Content of the app's own hands over what its body has.
    @MainActor public func _visitTabs(_ visitor: inout TabVisitor) {
        let traits = visitor.traits
        visitor.add(_ConnectedContent(self) { DynamicContent(tabs: $0.body, traits) })
    }
}

extension TabContent where Body == Never {
    /// Never evaluated: the tab view takes the content apart itself.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: TabContent {
    public typealias TabValue = Never
}

/// The place of a tab where a tab view has a sidebar as well as a bar.
public nonisolated struct TabPlacement: Hashable, Sendable, NamedValues {
    private let name: String

    /// The tab view decides.
    public static let automatic = TabPlacement(name: "automatic")
    /// Always in the bar.
    public static let pinned = TabPlacement(name: "pinned")
    /// Only in the sidebar.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")

    public static var namedValues: [(name: String, value: TabPlacement)] {
        [("automatic", .automatic), ("pinned", .pinned), ("sidebarOnly", .sidebarOnly)]
    }
}

/// The properties that modifiers give tabs.
nonisolated struct TabTraits: Sendable {
    var placement = TabPlacement.automatic
    var isHidden = false
    /// Whether it is left out of the bar unless a person has it shown.
    var isHiddenByDefault = false
}

/// Takes the tabs of a tab view in order.
public struct TabVisitor {
    var traits = TabTraits()
    private(set) var tabs: [any View] = []

    /// Adds a view for a tab, or for several.
    @MainActor mutating func add(_ tab: any View, tag: AnyHashable? = nil) {
        tabs.append(tag.map { DynamicContent([tab]).tag($0) } ?? tab)
    }

    /// Visits content of which something more is said.
    @MainActor mutating func visit(_ content: some TabContent, _ change: (inout TabTraits) -> Void) {
        let outer = traits
        change(&traits)
        content._visitTabs(&self)
        traits = outer
    }
}

extension DynamicContent {
    /// The tabs of a tab view.
    @MainActor init(tabs content: some TabContent, _ traits: TabTraits = TabTraits()) {
        var visitor = TabVisitor(traits: traits)
        content._visitTabs(&visitor)
        self.init(visitor.tabs)
    }
}

/// Tabs made of other tabs.
public nonisolated struct _TabContents<TabValue: Hashable>: TabContent {
    /// There is no body: the tab view takes the content apart itself.
    public typealias Body = Never

    let visit: @MainActor (inout TabVisitor) -> Void

    @MainActor public func _visitTabs(_ visitor: inout TabVisitor) { visit(&visitor) }
}

/// Builds the tabs of a tab view from a closure.
@MainActor @resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The tabs as the content of a tab view.
    public nonisolated struct Content<C: TabContent>: View {
        let content: C

        @MainActor public var body: some View { DynamicContent(tabs: content) }

        @MainActor public func _resolve(into resolved: inout ResolvedView) {
            DynamicContent(tabs: content)._resolve(into: &resolved)
        }
    }

    /// Takes a tab that stands among the statements.
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// Holds nothing where there are no statements.
    public static func buildBlock() -> _TabContents<TabValue> { .init { _ in } }

    /// Holds the first of the tabs.
    public static func buildPartialBlock<C: TabContent>(first: C) -> C where C.TabValue == TabValue { first }

    /// Holds one more tab behind the others.
    public static func buildPartialBlock<First: TabContent, Next: TabContent>(
        accumulated: First, next: Next
    ) -> _TabContents<TabValue> where First.TabValue == TabValue, Next.TabValue == TabValue {
        .init {
            accumulated._visitTabs(&$0)
            next._visitTabs(&$0)
        }
    }

    /// Lets an `if` without an `else` stand among the statements.
    public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

    /// Holds what stands under the `if`, or under a `case` of the first half.
    public static func buildEither<C: TabContent>(first: C) -> _TabContents<TabValue> where C.TabValue == TabValue {
        .init { first._visitTabs(&$0) }
    }

    /// Holds what stands under the `else`, or under a `case` of the second half.
    public static func buildEither<C: TabContent>(second: C) -> _TabContents<TabValue> where C.TabValue == TabValue {
        .init { second._visitTabs(&$0) }
    }

    /// Takes tabs that only some systems have.
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
        content
    }
}

extension Optional: TabContent where Wrapped: TabContent {
    /// The type of the values by which the tabs are selected.
    public typealias TabValue = Wrapped.TabValue

    @MainActor public func _visitTabs(_ visitor: inout TabVisitor) {
        // A place is kept for a tab that isn't there, so that those behind it stay themselves when it comes.
        if let self { self._visitTabs(&visitor) } else { visitor.add(EmptyView?.none) }
    }
}

extension TabView {
    /// The chosen tab is known by its value.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
        self.init(selection: selection) { TabContentBuilder<SelectionValue>.Content(content: content()) }
    }
}

extension TabView where SelectionValue == Never {
    /// Creates a tab view with these tabs; the view itself keeps which is chosen.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C> {
        self.init(selection: nil) { TabContentBuilder<Never>.Content(content: content()) }
    }
}

extension Group: TabContent where Content: TabContent {
    /// The type of the values by which the tabs are selected.
    public typealias TabValue = Content.TabValue

    /// Creates a group of tabs, which takes modifiers for all of them.
    public init<Value>(@TabContentBuilder<Value> content: () -> Content) where Content.TabValue == Value {
        self.content = content()
    }

    @MainActor public func _visitTabs(_ visitor: inout TabVisitor) { content._visitTabs(&visitor) }
}

extension ForEach: TabContent where Content: TabContent {
    /// The type of the values by which the tabs are selected.
    public typealias TabValue = Content.TabValue

    /// Makes a tab of each identifiable element.
    public init<Value>(_ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == Value {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Makes a tab of each element, identified by the value at a key path.
    public init<Value>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == Value {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    @MainActor public func _visitTabs(_ visitor: inout TabVisitor) {
        let (traits, content, id) = (visitor.traits, content, id)
        let tabs = data.map { (id($0), DynamicContent(tabs: content($0), traits)) }
        visitor.add(ForEach<[(ID, DynamicContent)], ID, DynamicContent>(data: tabs, content: { $0.1 }, id: { $0.0 }))
    }
}
