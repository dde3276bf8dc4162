import Views

// Names that helpers of existing tests use.

extension InspectableView {
    /// The view as one of a kind.
    /// - Throws: `InspectionError.inspection` where it is of another.
    @MainActor @preconcurrency
    public func asInspectableView<Described: KnownViewType>(
        ofType type: Described.Type
    ) throws -> InspectableView<Described> {
        let match = Node.Match.kind(Described.kind)
        guard latest().matches(match) || Described.self is any SeenAsAnything.Type else { throw node.mismatch(match) }
        return retyped()
    }

    /// The view itself. Recent compilers put an `AnyView` around the bodies of views in debug builds; here there is none
    /// to look into.
    @MainActor @preconcurrency public func implicitAnyView() throws -> InspectableView<ViewType.ClassifiedView> {
        retyped()
    }
}

extension InspectableView where View == ViewType.Text {
    /// `ViewType.Text.Attributes` by its name in older source.
    public typealias TextAttributes = ViewType.Text.Attributes
}

/// A kind of view. Helpers that search for views of any kind name it.
public typealias BaseViewType = KnownViewType

extension KnownViewType {
    /// The kind for a type that states only a `typePrefix`: the app's views of that name.
    public static var kind: Kind { Kind.named(typePrefix, for: Self.self) }
}

/// A type of the app that can be inspected. Every one can; the conformance is accepted and changes nothing.
public protocol CustomInspectable {}

/// A kind of view that stands for types of the app.
public protocol CustomViewType {
    /// The type of the app.
    associatedtype T
}

extension ViewType.View: CustomViewType {}

/// A type whose values are equal when they are the same in memory.
public protocol BinaryEquatable: Equatable {}

extension BinaryEquatable {
    /// Whether both are the same in memory, byte by byte.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        withUnsafeBytes(of: lhs) { left in withUnsafeBytes(of: rhs) { left.elementsEqual($0) } }
    }
}
