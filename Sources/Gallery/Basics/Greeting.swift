import SwiftUI

/// A greeting with a name, signed by whoever sends it.
public struct Greeting: View {
    /// What the view is made from.
    public struct Arguments: Codable, Sendable {
        /// Who is greeted.
        public var name: String
    }

    let name: String

    /// Greets a person by name.
    public init(name: String) {
        self.name = name
    }

    /// What the view shows.
    public var body: some View {
        HStack(spacing: 8) {
            Text("Good morning, \(name)")
            AnyView(Signature())
        }
    }
}

/// Who a greeting is from.
public struct Signature: View {
    /// Makes one.
    public init() {}

    /// What the view shows.
    public var body: some View {
        Text("The team")
    }
}
