import CViewTree

/// All kinds that this program knows. A kind is known by conforming to `KnownViewType` or `KnownModifierType`: nothing
/// else lists it.
public enum KnownKinds {
    /// The kinds of views, by name.
    public static let views: [Kind] = conforming(to: (any KnownViewType).self)
        .compactMap { ($0 as? any KnownViewType.Type)?.kind }
        .filter { $0.role == .view }
        .sorted { $0.name < $1.name }

    /// The kinds of modifiers, by name.
    public static let modifiers: [Kind] = conforming(to: (any KnownModifierType).self)
        .compactMap { ($0 as? any KnownModifierType.Type)?.kind }
        .sorted { $0.name < $1.name }

    /// The types in this program that conform to a protocol and have no generic parameters.
    private static func conforming(to existential: Any.Type) -> [Any.Type] {
        // The metadata of an existential type: a word for the kind, two half words with flags and the number of
        // protocols, then the protocols' descriptors.
        let metadata = unsafeBitCast(existential, to: UnsafePointer<UnsafeRawPointer>.self)
        let found = Found()
        vt_each_conforming_type(
            metadata[2],
            { metadata, context in
                let found = Unmanaged<Found>.fromOpaque(context!).takeUnretainedValue()
                found.types.append(unsafeBitCast(metadata, to: Any.Type.self))
            },
            Unmanaged.passUnretained(found).toOpaque())
        return withExtendedLifetime(found) { found.types }
    }

    private final class Found {
        var types: [Any.Type] = []
    }
}
