import SwiftUI

/// Who is signed in, and what they like.
public struct AccountScreen: View {
    @State private var isSigningIn = false
    @State private var isLeaving = false
    @EnvironmentObject private var session: Session
    @Environment(Favorites.self) private var favorites

    /// Creates it.
    public init() {}

    /// The content of the screen.
    public var body: some View {
        NavigationStack {
            List {
                if let account = session.account {
                    Section("Signed in") {
                        LabeledContent("Name", value: account.name)
                        LabeledContent("Email", value: account.email)
                        Button("Sign out", role: .destructive) { isLeaving = true }
                    }
                } else {
                    Text("Sign in to see your orders.")
                    Button("Sign in") { isSigningIn = true }
                }
                Section("Favorites") {
                    Text(favorites.ids.isEmpty ? "None yet" : "\(favorites.ids.count) products")
                }
                NavigationLink("Settings") { SettingsScreen() }
            }
            .navigationTitle("Account")
        }
        .sheet(isPresented: $isSigningIn) { SignInScreen() }
        .confirmationDialog("Sign out?", isPresented: $isLeaving) {
            Button("Sign out now", role: .destructive) { session.signOut() }
        }
    }
}

struct AccountScreen_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(["Ann Example", "Bo"], id: \.self) { name in
            AccountScreen()
                .environmentObject(Session(account: Account(name: name, email: "customer@example.com")))
                .environment(Favorites())
                .previewDisplayName("Account: \(name)")
        }
        AccountScreen().newStore().previewDisplayName("Account: nobody")
    }
}
