import SwiftUI

/// Asks who a customer is, and goes when it knows.
public struct SignInScreen: View {
    enum Field { case email, password }

    @State private var email = ""
    @State private var password = ""
    @State private var problem: String?
    @State private var isWaiting = false
    @FocusState private var field: Field?
    @EnvironmentObject private var session: Session
    @Environment(\.storeClient) private var client
    @Environment(\.dismiss) private var dismiss

    /// Creates it.
    public init() {}

    /// The content of the screen.
    public var body: some View {
        Form {
            TextField("Email", text: $email)
                .focused($field, equals: .email)
                .textContentType(.emailAddress)
                .onSubmit { field = .password }
            SecureField("Password", text: $password)
                .focused($field, equals: .password)
                .onSubmit(signIn)
            if let problem { Text(problem).foregroundStyle(.red) }
            if isWaiting {
                ProgressView()
            } else {
                Button("Sign in", action: signIn)
                    .disabled(!email.contains("@") || password.isEmpty)
            }
        }
        .interactiveDismissDisabled(isWaiting)
        .onAppear { field = .email }
    }

    private func signIn() {
        Task {
            isWaiting = true
            defer { isWaiting = false }
            do {
                try await session.signIn(email: email, password: password, with: client)
                dismiss()
            } catch {
                problem = error.localizedDescription
                password = ""
                field = .password
            }
        }
    }
}

#Preview("Sign in") { SignInScreen().newStore() }
