import Foundation
import System

/// The part of modifiers that keep a value in the layout.
extension AppliedModifier {
    /// The kinds of modifiers that keep a value and have a part in the layout.
    private static let attributes: [ObjectIdentifier: any ArrangedAttribute.Type] = Dictionary(
        Conformances.of((any ArrangedAttribute.Type).self).map { (ObjectIdentifier($0.kind), $0) }
    ) { first, _ in first }

    var arrangedAttribute: (any ArrangedAttribute.Type)? { Self.attributes[ObjectIdentifier(kind)] }

    /// The part of the modifier in the layout; nil for none.
    @MainActor package func layoutRole(in place: LayoutPlace) -> LayoutRole? {
        if let modifier = value as? any ArrangedModifier { return modifier.layoutRole(in: place) }
        func open<Described: ArrangedAttribute>(_ type: Described.Type) -> LayoutRole? {
            attribute(type).flatMap { type.layoutRole($0, in: place) }
        }
        return arrangedAttribute.flatMap { open($0) }
    }

    /// Changes what the view passes to the layout of what is inside it.
    @MainActor package func change(_ inherited: inout InheritedValues) {
        func open<Described: ArrangedAttribute>(_ type: Described.Type) {
            if let value = attribute(type) { type.change(&inherited, by: value) }
        }
        if let type = arrangedAttribute { open(type) }
    }

    /// The effect of the modifier on touches of the view, which takes a rectangle of the screen; nil for none.
    @MainActor package func touchEffect(in frame: CGRect) -> TouchEffect? {
        func open<Described: ArrangedAttribute>(_ type: Described.Type) -> TouchEffect? {
            attribute(type).flatMap { type.touchEffect($0, in: frame) }
        }
        return arrangedAttribute.flatMap { open($0) }
    }

    /// Whether touches of the view may be elsewhere than where it stands.
    @MainActor var movesTouches: Bool {
        switch touchEffect(in: .zero) {
        case .drawing, .shaping: true
        case .clipping, nil: false
        }
    }

    /// The name that the modifier gives to the coordinate space of the view; nil for none.
    @MainActor package var coordinateSpaceName: AnyHashable? {
        func open<Described: ArrangedAttribute>(_ type: Described.Type) -> AnyHashable? {
            attribute(type).flatMap { type.coordinateSpaceName($0) }
        }
        return arrangedAttribute.flatMap { open($0) }
    }
}
