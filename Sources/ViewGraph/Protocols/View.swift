/// A part of a user interface.
///
/// Apps conform their own types and give a `body`. A view is a value that describes; what lives while it is shown
/// (state, subscriptions, lifecycle) is held by the `Graph` that hosts it.
@MainActor @preconcurrency
public protocol View {
    /// The type of view that `body` returns.
    associatedtype Body: View

    /// The content and behaviour of the view.
    @ViewBuilder @MainActor @preconcurrency
    var body: Self.Body { get }

    /// Adds this view to a description of what stands in one place of the tree: a wrapper adds itself and passes
    /// on to what it wraps, anything else becomes the core. Not for apps: the default is right for them.
    @MainActor func _resolve(into resolved: inout ResolvedView)
}

extension View {
    /// A view of the app's own is a core with a body.
    @MainActor public func _resolve(into resolved: inout ResolvedView) {
        resolved.core = .composite(self)
    }
}

extension View where Body == Never {
    /// Not available: the graph reads what such a view consists of without a body.
    public var body: Never {
        preconditionFailure("\(Self.self) has no body")
    }
}

extension Never: View {
    public typealias Body = Never

    /// Not available: there is no value of the type.
    public var body: Never {
        preconditionFailure("there is no value of type Never")
    }
}

/// A view that the model provides, with properties and child slots in place of a body.
///
/// The view stores its non-generic data in one `properties` value, so that readers in every language go through
/// `Described.Properties` however the view's generics are bound.
@MainActor @preconcurrency
public protocol PrimitiveView: View where Body == Never {
    /// The kind that describes this view, in the `ViewType` namespace.
    associatedtype Described: KnownViewType

    /// The properties of the view, apart from its children.
    var properties: Described.Properties { get }

    /// The kind to show this view as. By default the one that describes it; a view that a script declared has its own.
    var _kind: Kind { get }

    /// The text that the view shows, for searches; nil for a view that is no text, and where the text depends on the
    /// locale.
    var _plainText: String? { get }

    /// Hands each child to the visitor, slot by slot.
    /// - Throws: When a child cannot be made.
    @MainActor func visitChildren(_ visitor: inout ChildVisitor) throws
}

extension PrimitiveView {
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) throws {}

    @MainActor public func _resolve(into resolved: inout ResolvedView) {
        resolved.core = .primitive(self)
    }
}

extension View {
    /// The kind that describes views of this type; nil for a type of the app.
    package nonisolated static var describedKind: Kind? {
        func kind<V: PrimitiveView>(_ type: V.Type) -> Kind { V.Described.kind }
        return (Self.self as? any PrimitiveView.Type).map { kind($0) }
    }
}

extension PrimitiveView {
    public var _plainText: String? { nil }
}

extension PrimitiveView where Described.Properties == Void {
    /// No properties, which is right for a kind without any.
    public var properties: Void { () }
}
