import Foundation
import Views

extension ViewSearch {
    /// The condition that a view has to meet to be found. A condition that throws isn't met.
    public typealias Condition = (InspectableView<ViewType.ClassifiedView>) throws -> Bool
}

/// Searches.
extension InspectableView {
    /// The first view that meets a condition, after `skipFound` others that do.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find(
        relation: ViewSearch.Relation = .child, traversal: ViewSearch.Traversal = .breadthFirst, skipFound: Int = 0,
        where condition: ViewSearch.Condition, file: StaticString = #filePath, line: UInt = #line
    ) throws -> InspectableView<ViewType.ClassifiedView> {
        let call = SearchCall(relation: relation, traversal: traversal, skip: skipFound, file: file, line: line)
        return try first(.anything, call, where: condition)
    }

    /// The first view of a kind that meets a condition, after `skipFound` others.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find<T: KnownViewType>(
        _ type: T.Type, relation: ViewSearch.Relation = .child, traversal: ViewSearch.Traversal = .breadthFirst,
        skipFound: Int = 0, where condition: (InspectableView<T>) throws -> Bool = { _ in true },
        file: StaticString = #filePath, line: UInt = #line
    ) throws -> InspectableView<T> {
        let call = SearchCall(relation: relation, traversal: traversal, skip: skipFound, file: file, line: line)
        return try first(.matching(.kind(T.kind)), call, where: condition)
    }

    /// The first view of the app's type that meets a condition.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find<V: ViewGraph.View>(
        _ type: V.Type, relation: ViewSearch.Relation = .child,
        where condition: (InspectableView<ViewType.View<V>>) throws -> Bool = { _ in true },
        file: StaticString = #filePath, line: UInt = #line
    ) throws -> InspectableView<ViewType.View<V>> {
        try checkIsCustom(type)
        let call = SearchCall(relation: relation, file: file, line: line)
        return try first(.matching(.type(type)), call, where: condition)
    }

    /// The view of a kind around the first text that reads so.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find<T: KnownViewType>(
        _ type: T.Type, containing string: String, locale: Locale = .testsDefault,
        file: StaticString = #filePath, line: UInt = #line
    ) throws -> InspectableView<T> {
        try first(.kind(T.kind), containing: string, locale, SearchCall(file: file, line: line))
    }

    /// The view of the app's type around the first text that reads so.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find<V: ViewGraph.View>(
        _ type: V.Type, containing string: String, locale: Locale = .testsDefault,
        file: StaticString = #filePath, line: UInt = #line
    ) throws -> InspectableView<ViewType.View<V>> {
        try checkIsCustom(type)
        return try first(.type(type), containing: string, locale, SearchCall(file: file, line: line))
    }

    /// Refuses the types of views that are found by their kinds.
    private func checkIsCustom<V: ViewGraph.View>(_ type: V.Type) throws {
        guard let kind = type.describedKind else { return }
        throw InspectionError.notSupported(
            "Please use .find(ViewType.\(kind.name).self) instead of .find(\(TypeName.short(of: type)).self) "
                + "inspection call.")
    }

    /// The first text that reads so.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find(
        text: String, locale: Locale = .testsDefault, file: StaticString = #filePath, line: UInt = #line
    ) throws -> InspectableView<ViewType.Text> {
        try first(.text(text), SearchCall(file: file, line: line)) { $0.node.reads(text, locale: locale) }
    }

    /// The first text that meets a condition on what it reads and its attributes.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find(
        textWhere condition: (String, ViewType.Text.Attributes) throws -> Bool, locale: Locale = .testsDefault,
        file: StaticString = #filePath, line: UInt = #line
    ) throws -> InspectableView<ViewType.Text> {
        let call = SearchCall(file: file, line: line)
        return try first(.matching(.kind(ViewType.Text.kind)), call) {
            try condition($0.string(locale: locale), $0.attributes())
        }
    }

    /// The first button whose label contains a text that reads so.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find(
        button text: String, locale: Locale = .testsDefault, file: StaticString = #filePath, line: UInt = #line
    ) throws -> InspectableView<ViewType.Button> {
        try find(ViewType.Button.self, containing: text, locale: locale, file: file, line: line)
    }

    /// The first link to another screen whose label contains a text that reads so.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find(
        navigationLink text: String, locale: Locale = .testsDefault, file: StaticString = #filePath, line: UInt = #line
    ) throws -> InspectableView<ViewType.NavigationLink> {
        try find(ViewType.NavigationLink.self, containing: text, locale: locale, file: file, line: line)
    }

    /// The first link whose label contains a text that reads so.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find(
        link text: String, locale: Locale = .testsDefault, file: StaticString = #filePath, line: UInt = #line
    ) throws -> InspectableView<ViewType.Link> {
        try find(ViewType.Link.self, containing: text, locale: locale, file: file, line: line)
    }

    /// The first link to this address.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find(
        link url: URL, file: StaticString = #filePath, line: UInt = #line
    ) throws -> InspectableView<ViewType.Link> {
        try find(ViewType.Link.self, where: { try $0.url() == url }, file: file, line: line)
    }

    /// The first view with an `accessibilityLabel(_:)` that reads so.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find(
        viewWithAccessibilityLabel label: String, file: StaticString = #filePath, line: UInt = #line
    ) throws -> InspectableView<ViewType.ClassifiedView> {
        try first(label, SearchCall(file: file, line: line)) { try $0.accessibilityLabel().string() }
    }

    /// The first view with this `accessibilityIdentifier(_:)`.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find(
        viewWithAccessibilityIdentifier identifier: String, file: StaticString = #filePath, line: UInt = #line
    ) throws -> InspectableView<ViewType.ClassifiedView> {
        try first(identifier, SearchCall(file: file, line: line)) { try $0.accessibilityIdentifier() }
    }

    /// The first view with this `id(_:)`.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find(
        viewWithId id: AnyHashable, file: StaticString = #filePath, line: UInt = #line
    ) throws -> InspectableView<ViewType.ClassifiedView> {
        try first(id, SearchCall(file: file, line: line)) { try $0.id() }
    }

    /// The first view with this `tag(_:)`.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find(
        viewWithTag tag: AnyHashable, file: StaticString = #filePath, line: UInt = #line
    ) throws -> InspectableView<ViewType.ClassifiedView> {
        try first(tag, SearchCall(file: file, line: line)) { try $0.tag() }
    }

    /// All views that meet a condition, each before those inside it; none is no error.
    @MainActor @preconcurrency public func findAll(
        where condition: ViewSearch.Condition
    ) -> [InspectableView<ViewType.ClassifiedView>] {
        searchAll { try condition(InspectableView<ViewType.ClassifiedView>($0, in: tree)) }
            .map { InspectableView<ViewType.ClassifiedView>($0, in: tree) }
    }

    /// All views of a kind that meet a condition, each before those inside it; none is no error.
    @MainActor @preconcurrency public func findAll<T: KnownViewType>(
        _ type: T.Type, where condition: (InspectableView<T>) throws -> Bool = { _ in true }
    ) -> [InspectableView<T>] {
        searchAll { try $0.matches(.kind(T.kind)) && condition(InspectableView<T>($0, in: tree)) }
            .map { InspectableView<T>($0, in: tree) }
    }

    /// All views of the app's type that meet a condition, each before those inside it; none is no error.
    @MainActor @preconcurrency public func findAll<V: ViewGraph.View>(
        _ type: V.Type, where condition: (InspectableView<ViewType.View<V>>) throws -> Bool = { _ in true }
    ) -> [InspectableView<ViewType.View<V>>] {
        searchAll { try $0.matches(.type(type)) && condition(InspectableView<ViewType.View<V>>($0, in: tree)) }
            .map { InspectableView<ViewType.View<V>>($0, in: tree) }
    }

    @MainActor private func searchAll(_ condition: (Node) throws -> Bool) -> [Node] {
        graph.flush()
        return node.searchAll(in: graph.searchScope, where: condition)
    }
}

/// A search, and the place in a test that calls it.
private struct SearchCall {
    var relation = ViewSearch.Relation.child
    var traversal = ViewSearch.Traversal.breadthFirst
    var skip = 0
    let file: StaticString
    let line: UInt
}

extension InspectableView {
    @MainActor private func first<Found: KnownViewType>(
        _ subject: SearchSubject, _ call: SearchCall, where condition: (InspectableView<Found>) throws -> Bool
    ) throws -> InspectableView<Found> {
        graph.flush()
        let match: Node.Match? = if case .matching(let match) = subject { match } else { nil }
        let found = try telling(subject, call) {
            try node.search(call.relation, call.traversal, skip: call.skip, in: graph.searchScope) { node in
                if let match, !node.matches(match) { return false }
                return try condition(InspectableView<Found>(node, in: tree))
            }
        }
        return InspectableView<Found>(found, in: tree)
    }

    @MainActor private func first<Found: KnownViewType>(
        _ match: Node.Match, containing string: String, _ locale: Locale, _ call: SearchCall
    ) throws -> InspectableView<Found> {
        let top = try current()
        let found = try telling(.containing(match, string), call) {
            try top.search(match, containing: string, locale: locale, in: graph.searchScope)
        }
        return InspectableView<Found>(found, in: tree)
    }

    @MainActor private func first<Value: Equatable>(
        _ value: Value, _ call: SearchCall,
        _ read: @escaping @MainActor (InspectableView<ViewType.ClassifiedView>) throws -> Value
    ) throws -> InspectableView<ViewType.ClassifiedView> {
        try first(.attribute(value, read: read), call) { try read($0) == value }
    }

    /// Gives the error of a search without a result its line, and what there is instead.
    @MainActor private func telling(_ subject: SearchSubject, _ call: SearchCall, _ search: () throws -> Node) throws
        -> Node
    {
        do {
            return try search()
        } catch InspectionError.searchFailure(let skipped, let blockers) {
            let failed = FailedSearch(file: call.file, line: call.line) { [node, graph] in
                subject.candidates(call.relation, from: node, in: graph)
            }
            throw InspectionError.searchFailure(skipped: skipped, blockers: SearchBlockers(Array(blockers), of: failed))
        }
    }
}

extension Locale {
    /// The locale that texts are read in when a test gives none, at first English.
    @MainActor @preconcurrency public static var testsDefault = textsDefault
}
