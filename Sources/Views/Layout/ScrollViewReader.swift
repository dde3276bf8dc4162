import Foundation

/// A view whose content can scroll to a view by its identity.
public nonisolated struct ScrollViewReader<Content: View>: PrimitiveView {
    public typealias Described = ViewType.ScrollViewReader

    private let make: (ScrollViewProxy) throws -> Content

    public var properties: ViewType.ScrollViewReader.Properties { .init() }

    /// Creates a reader whose content is given a proxy.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        make = content
    }

    init(making make: @escaping (ScrollViewProxy) throws -> Content) {
        self.make = make
    }

    /// Hands its children to the visitor.
    /// - Throws: What making the content throws.
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) throws {
        visitor.content(try make(ScrollViewProxy(record: visitor.node.scrollRecord)))
    }
}

/// Scrolls to views.
public nonisolated struct ScrollViewProxy {
    let record: ScrollRecord

    /// Scrolls so that the view with this identity is seen, at a place of the scroll view, or as little as that takes.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        record.note(ScrollViewProxy.Target(id: id, anchor: anchor))
    }
}

extension ScrollViewProxy {
    /// A target that a reader was scrolled to.
    public nonisolated struct Target: Equatable {
        /// The identity of the view.
        public let id: AnyHashable
        /// The place of the scroll view at which it is to be seen, nil for as little as that takes.
        public let anchor: UnitPoint?

        /// A view by its identity, and the place of the scroll view at which it is to be seen.
        public init(id: some Hashable, anchor: UnitPoint? = nil) {
            self.id = AnyHashable(id)
            self.anchor = anchor
        }
    }
}

/// The targets that a reader was scrolled to, in order.
final class ScrollRecord {
    fileprivate private(set) var targets: [ScrollViewProxy.Target] = []
    private weak var reader: Node?

    fileprivate init(_ reader: Node) {
        self.reader = reader
    }

    /// Notes where the app scrolls to. It takes place when the tree is next laid out: what it scrolls to may not be there yet.
    fileprivate func note(_ target: ScrollViewProxy.Target) {
        targets.append(target)
        let asked = MainThreadOnly((reader, target))
        onMainThread {
            let (reader, target) = asked.value
            if let reader { reader.graph.scroll(to: target.id, in: reader, at: target.anchor) }
        }
    }
}

extension Node {
    fileprivate var scrollRecord: ScrollRecord { storage(named: "scroll") { ScrollRecord(self) } }
}

extension ViewType {
    public enum ScrollViewReader: KnownViewType, SingleViewContent, MultipleViewContent {
        public struct Properties {
            /// The targets that it was scrolled to, in order.
            public var scrollTargets: ViewCall<Void, [ScrollViewProxy.Target]> { .init { $0.scrollRecord.targets } }
        }

        public static let kind = Kind(
            "ScrollViewReader", arity: .single,
            members: [
                .call("scrollTargets", \Properties.scrollTargets) { targets in
                    targets.map {
                        DynamicValue.record(["id": $0.id.dynamicValue, "anchor": $0.anchor.dynamicValue])
                    }
                }
            ],
            forms: [
                DynamicForm(.required("content", DynamicContentMaker.self)) { content in
                    Views.ScrollViewReader(making: { try content.make([.object($0)]) })
                }
            ])
    }
}

extension ViewType.Kinds { public var scrollViewReader: KindReference<ViewType.ScrollViewReader> { .init() } }

extension ScrollViewProxy: DescribedValue {
    /// Whether both scroll the same reader.
    public static func == (left: ScrollViewProxy, right: ScrollViewProxy) -> Bool { left.record === right.record }

    public static let valueKind = ValueKind(
        "ScrollViewProxy", ScrollViewProxy.self, example: "",
        members: [
            .method(
                "scrollTo", .required("id", AnyHashable.self), .optional("anchor", UnitPoint.self, positional: true)
            ) {
                (proxy: ScrollViewProxy, id: AnyHashable, anchor: UnitPoint?) -> DynamicValue in
                proxy.scrollTo(id, anchor: anchor)
                return .none
            }
        ])
}

extension ScrollViewProxy: @unchecked Sendable {}
