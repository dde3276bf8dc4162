import Foundation
import ViewGraph

/// Makes the delegate of an app, and tells it that the app was started: as a script launches the app, or when it is first read.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// Creates the property; the delegate is made when it is first read.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    /// The delegate.
    public var wrappedValue: DelegateType {
        UIApplication.shared.delegate as? DelegateType ?? Self.start()
    }

    /// An app that is launched has a delegate of its own from the beginning.
    @MainActor public mutating func _connect(_ connection: inout PropertyConnection) {
        _ = connection.storage { Self.start() }
    }

    private static func start() -> DelegateType {
        let delegate = _InitializedObject.make(DelegateType.self)
        UIApplication.shared.delegate = delegate
        _ = delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
        return delegate
    }
}

/// Calls the `init()` that each class has from `NSObject`.
///
/// Apple's protocol doesn't require `init()`, so the usual `class AppDelegate: NSObject, UIApplicationDelegate` has none that
/// is `required`, and Swift refuses to call it for a type that is known only at run time: a class may fail to inherit it. It
/// is in the table of functions of every class below `NSObject`, at the same place, and in that of a class that doesn't
/// inherit it the compiler puts a function that ends the program and names the class. So does Apple's. This class overrides
/// it as required, which leads to a call through that place; it is open so that the compiler can't leave the table out.
open class _InitializedObject: NSObject {
    public required override init() {
        super.init()
    }

    static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        let made = unsafeBitCast(type as AnyClass, to: _InitializedObject.Type.self).init() as NSObject
        return unsafeDowncast(made, to: Object.self)
    }
}
