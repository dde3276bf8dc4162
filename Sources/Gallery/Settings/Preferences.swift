import SwiftUI

/// Preferences that code outside of views changes as well.
public struct Preferences: View {
    @AppStorage("greeting") private var greeting = "Hello"
    @AppStorage("launches") private var launches = 0
    @State private var shared = group?.integer(forKey: "shared") ?? 0

    private static let group = UserDefaults(suiteName: "group.viewspec.gallery")

    /// Creates the view.
    public init() {}

    public var body: some View {
        VStack {
            Text("\(greeting) for the \(launches). time")
            Button("Greet in Greek") { UserDefaults.standard.set("Γειά", forKey: "greeting") }
            Button("Launch") {
                UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "launches") + 1, forKey: "launches")
            }
            Text("shared \(shared) times")
            Button("Share") {
                shared += 1
                Self.group?.set(shared, forKey: "shared")
            }
            Button("Forget") { UserDefaults.standard.removeObject(forKey: "greeting") }
        }
    }
}

#Preview { Preferences() }
