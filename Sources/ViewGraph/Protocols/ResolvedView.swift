/// The parts of a place in the tree: the view at the core, and the modifiers around it.
///
/// Filled by `View._resolve(into:)`, which each wrapper passes on inwards.
public struct ResolvedView {
    /// The view without its wrappers.
    @MainActor public enum Core {
        /// Nothing: an Optional without a view. The place is kept.
        case absent
        /// A view with a body.
        case composite(any View)
        /// A view of the model.
        case primitive(any PrimitiveView)
        /// Several views in one place, which a container takes as its children.
        case tuple(any TupleContent)
    }

    /// The view at the core.
    public var core: Core = .absent

    /// The modifiers, outermost first.
    public var modifiers: [any ViewModifier] = []

    /// The identity that `id(_:)` gave; the innermost one counts.
    public var explicitID: AnyHashable?

    /// The part of the view that `equatable()` compares with the next one; nil where nothing is compared so.
    var equatable: EquatablePart?

    /// Which way the conditionals around the core went. Views on different branches are different views.
    public private(set) var branch: UInt64 = 1

    @MainActor package init<V: View>(_ view: V) {
        view._resolve(into: &self)
    }

    /// Notes that a view that is about to be added is compared with the next one by its `==`. The outermost such view counts.
    package mutating func compare(_ value: any Equatable) {
        if equatable == nil { equatable = EquatablePart(value: value, outerModifiers: modifiers.count) }
    }

    /// Notes that a conditional took its first (0) or second (1) branch.
    public mutating func take(branch bit: UInt64) {
        branch = (branch << 1) | bit
    }

    /// Puts the branches taken around a tuple before those taken within its element.
    mutating func prepend(branch outer: UInt64) {
        guard outer > 1 else { return }
        branch = outer &* 0x9E37_79B9_7F4A_7C15 ^ branch
    }

    /// The Swift type of the core, or nil when it is absent.
    @MainActor var coreType: Any.Type? {
        switch core {
        case .absent: nil
        case .composite(let view): type(of: view)
        case .primitive(let view): type(of: view)
        case .tuple(let view): type(of: view)
        }
    }

    /// The identity of that type.
    @MainActor package var coreID: ObjectIdentifier {
        guard let coreType else { return Node.absentType }
        return ObjectIdentifier(coreType)
    }

    /// The kind of the core.
    @MainActor package var kind: Kind {
        switch core {
        case .absent: Kind.absent
        case .composite(let view): view._customKind
        case .primitive(let view): view._kind
        case .tuple(let view): view._kind
        }
    }
}

/// A view that is described again only when it differs from the one before.
struct EquatablePart {
    let value: any Equatable
    /// The number of modifiers around it that aren't compared.
    let outerModifiers: Int

    func isEqual(to other: EquatablePart) -> Bool { ViewGraph.isEqual(value, other.value) }
}

extension View {
    /// The kind of a view with a body.
    var _customKind: Kind { Kind.custom(Self.self) }
}

extension PrimitiveView {
    /// The kind that describes this view.
    public var _kind: Kind { Described.kind }
}
