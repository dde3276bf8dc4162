import SwiftUI

/// A form to sign in with a name and a password.
///
/// The button waits until both fields are filled; a password of fewer than four characters is refused.
public struct SignIn: View {
    /// The arguments of the view.
    public struct Arguments: Codable, Sendable {
        /// The initial name in the field.
        public var user: String?
    }

    @State private var user: String
    @State private var password = ""
    @State private var problem: String?
    @State private var welcomed: String?

    /// A form with the name filled in.
    public init(user: String = "") {
        _user = State(initialValue: user)
    }

    public var body: some View {
        if let welcomed {
            VStack {
                Text("Welcome, \(welcomed)")
                Button("Sign out", action: signOut)
            }
        } else {
            VStack(spacing: 12) {
                TextField("User", text: $user)
                SecureField("Password", text: $password)
                if let problem {
                    Text(problem).foregroundColor(.red).id("problem")
                }
                Button("Sign in", action: signIn)
                    .disabled(!isFilled)
            }
            .onChange(of: password) { problem = nil }
        }
    }

    private var isFilled: Bool {
        !user.trimmingCharacters(in: .whitespaces).isEmpty && !password.isEmpty
    }

    private func signIn() {
        guard password.count >= 4 else {
            problem = "The password has to have at least four characters."
            return
        }
        welcomed = user.trimmingCharacters(in: .whitespaces)
    }

    private func signOut() {
        welcomed = nil
        password = ""
    }
}

#Preview("Sign in") { SignIn() }

#Preview("Sign in: a name filled in") { SignIn(user: "ann") }
