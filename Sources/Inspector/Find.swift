import Foundation
import Views

extension ViewSearch {
    /// What a view has to meet to be found. One that throws is not met.
    public typealias Condition = (InspectableView<ViewType.ClassifiedView>) throws -> Bool
}

/// Searches.
extension InspectableView {
    /// The first view that meets a condition, after `skipFound` others that do.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find(
        relation: ViewSearch.Relation = .child, traversal: ViewSearch.Traversal = .breadthFirst, skipFound: Int = 0,
        where condition: ViewSearch.Condition
    ) throws -> InspectableView<ViewType.ClassifiedView> {
        let found = try search(relation, traversal, skipFound) { node in
            try condition(InspectableView<ViewType.ClassifiedView>(node, in: graph))
        }
        return InspectableView<ViewType.ClassifiedView>(found, in: graph)
    }

    /// The first view of a kind that meets a condition, after `skipFound` others.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find<T: KnownViewType>(
        _ type: T.Type, relation: ViewSearch.Relation = .child, traversal: ViewSearch.Traversal = .breadthFirst,
        skipFound: Int = 0, where condition: (InspectableView<T>) throws -> Bool = { _ in true }
    ) throws -> InspectableView<T> {
        let found = try search(relation, traversal, skipFound) { node in
            try node.kind === T.kind && condition(InspectableView<T>(node, in: graph))
        }
        return InspectableView<T>(found, in: graph)
    }

    /// The first view of the app's type that meets a condition.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find<V: ViewGraph.View>(
        _ type: V.Type, relation: ViewSearch.Relation = .child,
        where condition: (InspectableView<ViewType.View<V>>) throws -> Bool = { _ in true }
    ) throws -> InspectableView<ViewType.View<V>> {
        let found = try search(relation, .breadthFirst, 0) { node in
            try node.matches(.type(type)) && condition(InspectableView<ViewType.View<V>>(node, in: graph))
        }
        return InspectableView<ViewType.View<V>>(found, in: graph)
    }

    /// The view of a kind around the first text that reads so.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find<T: KnownViewType>(
        _ type: T.Type, containing string: String, locale: Locale = .testsDefault
    ) throws -> InspectableView<T> {
        InspectableView<T>(try current().search(.kind(T.kind), containing: string, locale: locale), in: graph)
    }

    /// The view of the app's type around the first text that reads so.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find<V: ViewGraph.View>(
        _ type: V.Type, containing string: String, locale: Locale = .testsDefault
    ) throws -> InspectableView<ViewType.View<V>> {
        InspectableView<ViewType.View<V>>(
            try current().search(.type(type), containing: string, locale: locale), in: graph)
    }

    /// The first text that reads so.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find(
        text: String, locale: Locale = .testsDefault
    ) throws -> InspectableView<ViewType.Text> {
        let found = try search(.child, .breadthFirst, 0) { $0.reads(text, locale: locale) }
        return InspectableView<ViewType.Text>(found, in: graph)
    }

    /// The first text that meets a condition on what it reads and its attributes.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find(
        textWhere condition: (String, ViewType.Text.Attributes) throws -> Bool, locale: Locale = .testsDefault
    ) throws -> InspectableView<ViewType.Text> {
        try find(ViewType.Text.self) { try condition($0.string(locale: locale), $0.attributes()) }
    }

    /// The first button whose label contains a text that reads so.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find(
        button text: String, locale: Locale = .testsDefault
    ) throws -> InspectableView<ViewType.Button> {
        try find(ViewType.Button.self, containing: text, locale: locale)
    }

    /// The first link to another screen whose label contains a text that reads so.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find(
        navigationLink text: String, locale: Locale = .testsDefault
    ) throws -> InspectableView<ViewType.NavigationLink> {
        try find(ViewType.NavigationLink.self, containing: text, locale: locale)
    }

    /// The first link whose label contains a text that reads so.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find(
        link text: String, locale: Locale = .testsDefault
    ) throws -> InspectableView<ViewType.Link> {
        try find(ViewType.Link.self, containing: text, locale: locale)
    }

    /// The first link to this address.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find(link url: URL) throws -> InspectableView<ViewType.Link> {
        try find(ViewType.Link.self) { try $0.url() == url }
    }

    /// The first view with an `accessibilityLabel(_:)` that reads so.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find(
        viewWithAccessibilityLabel label: String
    ) throws -> InspectableView<ViewType.ClassifiedView> {
        try find { try $0.accessibilityLabel().string() == label }
    }

    /// The first view with this `accessibilityIdentifier(_:)`.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find(
        viewWithAccessibilityIdentifier identifier: String
    ) throws -> InspectableView<ViewType.ClassifiedView> {
        try find { try $0.accessibilityIdentifier() == identifier }
    }

    /// The first view with this `id(_:)`.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find(
        viewWithId id: AnyHashable
    ) throws -> InspectableView<ViewType.ClassifiedView> {
        try find { try $0.id() == id }
    }

    /// The first view with this `tag(_:)`.
    /// - Throws: `InspectionError.searchFailure`.
    @MainActor @preconcurrency public func find(
        viewWithTag tag: AnyHashable
    ) throws -> InspectableView<ViewType.ClassifiedView> {
        try find { try $0.tag() == tag }
    }

    /// All views that meet a condition, each before those inside it; none is no error.
    @MainActor @preconcurrency public func findAll(
        where condition: ViewSearch.Condition
    ) -> [InspectableView<ViewType.ClassifiedView>] {
        searchAll { try condition(InspectableView<ViewType.ClassifiedView>($0, in: graph)) }
            .map { InspectableView<ViewType.ClassifiedView>($0, in: graph) }
    }

    /// All views of a kind that meet a condition, each before those inside it; none is no error.
    @MainActor @preconcurrency public func findAll<T: KnownViewType>(
        _ type: T.Type, where condition: (InspectableView<T>) throws -> Bool = { _ in true }
    ) -> [InspectableView<T>] {
        searchAll { try $0.kind === T.kind && condition(InspectableView<T>($0, in: graph)) }
            .map { InspectableView<T>($0, in: graph) }
    }

    /// All views of the app's type that meet a condition, each before those inside it; none is no error.
    @MainActor @preconcurrency public func findAll<V: ViewGraph.View>(
        _ type: V.Type, where condition: (InspectableView<ViewType.View<V>>) throws -> Bool = { _ in true }
    ) -> [InspectableView<ViewType.View<V>>] {
        searchAll { try $0.matches(.type(type)) && condition(InspectableView<ViewType.View<V>>($0, in: graph)) }
            .map { InspectableView<ViewType.View<V>>($0, in: graph) }
    }

    @MainActor private func search(
        _ relation: ViewSearch.Relation, _ traversal: ViewSearch.Traversal, _ skip: Int,
        _ condition: (Node) throws -> Bool
    ) throws -> Node {
        graph.flush()
        return try node.search(relation, traversal, skip: skip, where: condition)
    }

    @MainActor private func searchAll(_ condition: (Node) throws -> Bool) -> [Node] {
        graph.flush()
        return node.searchAll(where: condition)
    }
}

extension Locale {
    /// The locale that texts are read in when a test gives none: English.
    public static let testsDefault = textsDefault
}
