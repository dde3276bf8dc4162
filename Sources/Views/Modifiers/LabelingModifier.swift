import Foundation

/// A kind of modifier that describes a view in words: a title, an accessibility label.
///
/// The kind of a conforming type is `labeling` with its name; a call leads to the text, and a form takes one.
public protocol LabelingModifierType: KnownModifierType {}

extension LabelingModifierType {
    /// Describes the kind; searches of a tree that isn't a screen find the text where it `isFound`.
    static func labeling(_ name: String, facets: [Facet] = [], isFound: Bool = false) -> Kind {
        let read: @MainActor @Sendable (Node, Locale?) throws -> String = { node, locale in
            try node.properties(of: ViewType.Text.self).string.make(on: node, locale)
        }
        return Kind(
            name, role: .modifier, arity: .single, members: [Member("string") { try $0.textString() }],
            facets: facets, text: isFound ? read : nil,
            calling: Calling(title: { _ in ViewType.Text.kind.name }),
            forms: [
                DynamicForm(.required("text", TextSource.self)) { _LabelingModifier(text: $0.text, kind: kind) }
            ])
    }
}

/// Describes a view in words.
public nonisolated struct _LabelingModifier: DescribedModifier {
    public typealias Described = ViewType.Text

    let text: Text
    public let kind: Kind

    @MainActor public var properties: ViewType.Text.Properties { text.properties }
}

extension _LabelingModifier: ArrangedInBar {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout { text.layout(in: place) }
}

extension View {
    /// Describes the view in words.
    nonisolated func labeling<Labeling: LabelingModifierType>(_ type: Labeling.Type, _ text: Text) -> some View {
        modifier(_LabelingModifier(text: text, kind: type.kind))
    }
}
