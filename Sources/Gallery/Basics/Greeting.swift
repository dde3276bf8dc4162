import SwiftUI

/// A greeting with a name, signed by its sender.
public struct Greeting: View {
    /// The arguments of the view.
    public struct Arguments: Codable, Sendable {
        /// The name to greet.
        public var name: String
    }

    let name: String

    /// Greets a person by name.
    public init(name: String) {
        self.name = name
    }

    public var body: some View {
        HStack(spacing: 8) {
            Text("Good morning, \(name)")
            AnyView(Signature())
        }
    }
}

/// The sender of a greeting.
public struct Signature: View {
    /// Creates the view.
    public init() {}

    public var body: some View {
        Text("The team")
    }
}

#Preview("Greeting") { Greeting(name: "Ann") }

#Preview("Greeting: a long name") { Greeting(name: "Wolfeschlegelsteinhausenbergerdorff") }

#Preview("Signature", traits: .sizeThatFitsLayout) { Signature() }
