import Observation
import OpenCombine

/// Puts an object into the environment of a view.
public nonisolated struct _EnvironmentObjectModifier<Object: AnyObject>: PrimitiveModifier {
    /// The object, or nil to take away what an ancestor put in.
    public let object: Object?

    package init(object: Object?) {
        self.object = object
    }

    public var kind: Kind { ModifierType.EnvironmentObject.kind }

    public func modify(_ environment: inout EnvironmentValues) {
        environment.setObject(object)
    }
}

/// A modifier that puts an object into the environment.
package protocol EnvironmentObjectSetting {
    /// The object; nil where it takes one away.
    var anyObject: AnyObject? { get }
}

extension _EnvironmentObjectModifier: EnvironmentObjectSetting {
    package var anyObject: AnyObject? { object }
}

extension ModifierType {
    public enum EnvironmentObject: KnownModifierType {
        public static let kind = Kind("EnvironmentObject", role: .modifier)
    }
}

extension View {
    /// Puts an object into the environment of the view and all within it, for `@EnvironmentObject`.
    public nonisolated func environmentObject<T: ObservableObject>(
        _ object: T
    ) -> ModifiedContent<Self, _EnvironmentObjectModifier<T>> {
        modifier(_EnvironmentObjectModifier(object: object))
    }

    /// Puts an observable object into the environment of the view and all within it, for `@Environment(Type.self)`.
    public nonisolated func environment<T: AnyObject & Observable>(
        _ object: T?
    ) -> ModifiedContent<Self, _EnvironmentObjectModifier<T>> {
        modifier(_EnvironmentObjectModifier(object: object))
    }
}
