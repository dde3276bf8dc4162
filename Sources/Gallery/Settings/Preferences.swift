import SwiftUI

/// A preference that code outside of views changes as well, and where the machine is.
public struct Preferences: View {
    @AppStorage("greeting") private var greeting = "Hello"
    @AppStorage("launches") private var launches = 0

    /// Creates the view.
    public init() {}

    public var body: some View {
        VStack {
            Text("\(greeting) for the \(launches). time")
            Button("Greet in Greek") { UserDefaults.standard.set("Γειά", forKey: "greeting") }
            Button("Launch") {
                UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "launches") + 1, forKey: "launches")
            }
            Button("Forget") { UserDefaults.standard.removeObject(forKey: "greeting") }
            Text(Locale.current.identifier).id("locale")
            Text("week begins on \(Calendar.current.firstWeekday)")
            Text(Date(timeIntervalSince1970: 0).formatted())
            Text(Set(["a", "b", "c", "d", "e", "f", "g", "h"]).joined()).id("letters")
        }
    }
}
