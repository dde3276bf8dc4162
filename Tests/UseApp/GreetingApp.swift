import SwiftUI

@main
struct GreetingApp: App {
    @State private var name = ""

    var body: some Scene {
        WindowGroup {
            TextField("Name", text: $name)
        }
    }
}

#Preview { Text("preview of an app") }
