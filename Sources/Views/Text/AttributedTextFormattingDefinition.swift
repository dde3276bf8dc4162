import Foundation

/// The constraints on the attributes of a text in an editor: those in its `body`.
public nonisolated protocol AttributedTextFormattingDefinition<Scope>: SendableMetatype {
    /// The attributes that the text may have.
    associatedtype Scope: AttributeScope
    /// The type of what `body` returns.
    associatedtype Body: AttributedTextFormattingDefinition

    /// The constraints.
    @AttributedTextFormattingDefinitionBuilder<Scope> var body: Body { get }

    /// Changes the attributes of a text to what they may be. Not for apps: the default is right for them.
    func _apply(to text: inout AttributedString)
}

extension AttributedTextFormattingDefinition {
    /// Applies the constraints in the body.
    public func _apply(to text: inout AttributedString) { body._apply(to: &text) }
}

/// A constraint on the value of one attribute, given the other attributes of the same characters.
public nonisolated protocol AttributedTextValueConstraint<Scope, AttributeKey>: AttributedTextFormattingDefinition
where Body == _TextConstraints<Scope> {
    /// The attribute.
    associatedtype AttributeKey: AttributedStringKey
    /// The attributes of a run of text.
    typealias Attributes = AttributeContainer

    /// Changes the value of the attribute to one that it may have. Changes of other attributes have no effect.
    func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
    /// The constraint itself.
    public var body: _TextConstraints<Scope> { .init { _apply(to: &$0) } }
}

extension AttributedTextValueConstraint where AttributeKey.Value: Sendable {
    /// Constrains the attribute run by run.
    public func _apply(to text: inout AttributedString) {
        for (range, attributes) in text.runs.map({ ($0.range, $0.attributes) }) {
            var changed = attributes
            constrain(&changed)
            text[range][AttributeKey.self] = changed[AttributeKey.self]
        }
    }
}

/// Builds the constraints of a definition from a closure.
@resultBuilder
public enum AttributedTextFormattingDefinitionBuilder<Scope: AttributeScope> {
    /// Takes constraints that stand among the statements.
    public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope { definition }

    /// Holds no constraints.
    public static func buildBlock() -> _TextConstraints<Scope> { .init(apply: { _ in }) }

    /// Holds the first of the constraints.
    public static func buildPartialBlock<D: AttributedTextFormattingDefinition>(first: D) -> D
    where D.Scope == Scope { first }

    /// Holds further constraints behind the others.
    public static func buildPartialBlock<
        First: AttributedTextFormattingDefinition, Next: AttributedTextFormattingDefinition
    >(accumulated: First, next: Next) -> _TextConstraints<Scope> where First.Scope == Scope, Next.Scope == Scope {
        .init {
            accumulated._apply(to: &$0)
            next._apply(to: &$0)
        }
    }
}

/// Constraints one after the other.
public nonisolated struct _TextConstraints<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    let apply: (inout AttributedString) -> Void

    /// The constraints themselves.
    public var body: _TextConstraints<Scope> { self }

    public func _apply(to text: inout AttributedString) { apply(&text) }
}

extension ModifierType {
    public enum AttributedTextFormattingDefinition: AttributeModifierType {
        public static let attribute = ModifierAttribute<any Views.AttributedTextFormattingDefinition>(
            "AttributedTextFormattingDefinition", forms: [])
    }

    /// The attributes that the text in an editor may have.
    public var attributedTextFormattingDefinition: ModifierReader<any Views.AttributedTextFormattingDefinition> {
        .init(ModifierType.AttributedTextFormattingDefinition.self)
    }
}

extension View {
    /// Sets what the attributes may be of the texts in the editors in the view. They are changed to that when something is
    /// typed.
    public nonisolated func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
        _ definition: D
    ) -> some View {
        attribute(ModifierType.AttributedTextFormattingDefinition.self, definition)
    }
}

extension Node {
    /// The definitions around an editor, the nearest first.
    var textFormattingDefinitions: [any AttributedTextFormattingDefinition] {
        sequence(first: self, next: \.parent).flatMap {
            $0.attributes(ModifierType.AttributedTextFormattingDefinition.self)
        }
    }
}
