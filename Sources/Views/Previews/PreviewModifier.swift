/// A modifier for previews, which provides data for them to show.
public protocol PreviewModifier {
    /// The data that previews with this modifier share.
    associatedtype Context = Void
    /// The type of what `body(content:context:)` returns.
    associatedtype Body: View

    /// A stand-in for the view of the preview.
    typealias Content = PreviewModifierContent

    /// Makes what previews with this modifier share.
    @MainActor static func makeSharedContext() async throws -> Context

    /// The view of the preview, as modified.
    @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// There is nothing to share.
    @MainActor public static func makeSharedContext() async throws {}
}

/// Stands for the view of a preview in what a `PreviewModifier` makes of it.
public struct PreviewModifierContent: View {
    let content: AnyView

    /// The view.
    public var body: some View { content }
}

/// What previews with the same modifier share, by the type of the modifier, until a spec ends.
@MainActor
package enum PreviewContexts {
    private static var made: [ObjectIdentifier: Any] = [:]

    /// Forgets all of them: the next spec makes its own.
    package static func removeAll() {
        if !made.isEmpty { made = [:] }
    }

    static subscript<M: PreviewModifier>(_ type: M.Type) -> M.Context? {
        get { made[ObjectIdentifier(type)] as? M.Context }
        set { made[ObjectIdentifier(type)] = newValue }
    }
}

/// A view in a `PreviewModifier`. It is there once the context is: a context that takes time keeps it waiting.
struct ModifiedPreview<M: PreviewModifier>: PrimitiveView {
    typealias Body = Never
    typealias Described = ViewType.ModifiedPreview

    /// The outcome of `makeSharedContext()`; nil before its end.
    private typealias Outcome = Result<M.Context, any Error>

    let modifier: M
    let content: AnyView

    func visitChildren(_ visitor: inout ChildVisitor) throws {
        let outcome = visitor.node.storage(named: "context") {
            StateBox<Outcome?>(PreviewContexts[M.self].map { .success($0) })
        }
        switch outcome.value {
        case .success(let context):
            visitor.content(modifier.body(content: PreviewModifierContent(content: content), context: context))
        case .failure(let error):
            throw PreviewError.contextFailed(modifier: TypeName.short(of: M.self), reason: "\(error)")
        case nil:
            visitor.content(Color.clear.task { outcome.value = await Self.makeContext() })
        }
    }

    private static func makeContext() async -> Outcome {
        // Another preview may have begun before this one and be done by now.
        if let context = PreviewContexts[M.self] { return .success(context) }
        do {
            let context = try await M.makeSharedContext()
            PreviewContexts[M.self] = context
            return .success(context)
        } catch {
            return .failure(error)
        }
    }
}

extension ViewType {
    /// A view in a modifier of its preview.
    enum ModifiedPreview: InspectedViewType, SingleViewContent {
        static let kind = Kind("PreviewModifier", call: "view(PreviewModifier)", role: .custom, arity: .single)
    }
}
