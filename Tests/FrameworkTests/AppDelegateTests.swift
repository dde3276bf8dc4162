import SwiftUI
import Testing

/// Delegates of apps in the form that Apple's protocol allows: classes with subclasses, and without an `init()` of their own.
@MainActor
struct AppDelegateTests {
    class Delegate: NSObject, UIApplicationDelegate {
        var launches = [String]()
        let name = "delegate"

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            launches.append(name)
            return true
        }
    }

    class LaterDelegate: Delegate {
        let year: Int

        override init() {
            year = 2026
            super.init()
        }
    }

    final class RespondingDelegate: UIResponder, UIApplicationDelegate {
        let name = "responding"
    }

    final class Unmade: NSObject, UIApplicationDelegate {
        let name: String

        init(name: String) {
            self.name = name
        }
    }

    @MainActor private struct Delegated<Object: NSObject & UIApplicationDelegate> {
        @UIApplicationDelegateAdaptor(Object.self) var delegate
    }

    @Test func `A delegate needs no required initializer`() {
        defer { UIApplication.shared.delegate = nil }
        UIApplication.shared.delegate = nil
        let delegate = Delegated<Delegate>().delegate
        #expect(delegate.launches == ["delegate"] && delegate === UIApplication.shared.delegate)
        #expect(Delegated<Delegate>().delegate === delegate)

        UIApplication.shared.delegate = nil
        let later = Delegated<LaterDelegate>().delegate
        #expect(later.year == 2026 && later.launches == ["delegate"] && type(of: later) == LaterDelegate.self)

        UIApplication.shared.delegate = nil
        #expect(Delegated<RespondingDelegate>().delegate.name == "responding")
    }

    @Test func `A delegate without init() ends the program and is named`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UIApplicationDelegateAdaptor<Unmade>().wrappedValue }
        }
    }
}
