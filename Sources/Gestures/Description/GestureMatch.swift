/// Which gesture is meant.
public enum GestureMatch {
    /// One of this type. Callbacks and what else is around a gesture don't count, nor do those around the parts of a
    /// composed one.
    case type(any Gesture.Type)
    /// One of a type of this name.
    case name(String)
    /// Whichever there is.
    case any

    /// The name in messages.
    var name: String {
        switch self {
        case .type(let type): TypeName.full(of: type)
        case .name(let name): name
        case .any: "Gesture"
        }
    }

    /// Whether a gesture, or something that is around it, is what is meant.
    @MainActor func fits(_ gesture: any Gesture) -> Bool {
        switch self {
        case .type(let wanted):
            gesture.layers.contains { Swift.type(of: $0) == wanted }
                || GestureShape.name(of: wanted) == GestureShape.name(of: gesture)
        case .name(let name): gesture.layers.contains { TypeName.short(of: Swift.type(of: $0)) == name }
        case .any: true
        }
    }
}

/// A gesture without its layers and parts.
@MainActor
enum GestureShape {
    /// The types that a type of gestures consists of.
    static func name(of type: any Gesture.Type) -> String {
        if let layer = type as? any GestureLayer.Type, let wrapped = layer.wrappedType { return name(of: wrapped) }
        guard let composed = type as? any ComposedGesture.Type else { return String(reflecting: type) }
        return name(ofComposed: composed)
    }

    private static func name<G: ComposedGesture>(ofComposed type: G.Type) -> String {
        "\(TypeName.short(of: type))<\(name(of: G.First.self)), \(name(of: G.Second.self))>"
    }

    /// The types that a gesture consists of, without modules.
    static func title(of gesture: any Gesture) -> String {
        guard let core = gesture.core else { return "" }
        guard let composed = core as? any ComposedGesture else { return TypeName.full(of: type(of: core)) }
        return title(ofComposed: composed)
    }

    private static func title<G: ComposedGesture>(ofComposed gesture: G) -> String {
        "\(TypeName.short(of: G.self))<\(title(of: gesture.first)), \(title(of: gesture.second))>"
    }

    /// The types that a gesture consists of.
    static func name(of gesture: any Gesture) -> String {
        guard let core = gesture.core else { return "" }
        guard let composed = core as? any ComposedGesture else { return String(reflecting: type(of: core)) }
        return name(ofComposed: composed)
    }

    private static func name<G: ComposedGesture>(ofComposed gesture: G) -> String {
        "\(TypeName.short(of: G.self))<\(name(of: gesture.first)), \(name(of: gesture.second))>"
    }

    /// The gesture as one of a type: itself, something that is around it, or one composed of the same parts without
    /// what is around those. Nil where it isn't of that type.
    static func gesture<G: Gesture>(_ gesture: any Gesture, as type: G.Type) -> G? {
        if let same = gesture.layers.lazy.compactMap({ $0 as? G }).first { return same }
        guard let composed = gesture.core as? any ComposedGesture, let type = type as? any ComposedGesture.Type,
            TypeName.short(of: Swift.type(of: composed)) == TypeName.short(of: type)
        else { return nil }
        return recomposed(composed, as: type) as? G
    }

    private static func recomposed<G: ComposedGesture, Source: ComposedGesture>(
        _ source: Source, as type: G.Type
    ) -> G? {
        guard let first = gesture(source.first, as: G.First.self),
            let second = gesture(source.second, as: G.Second.self)
        else { return nil }
        return G(first, second)
    }
}
