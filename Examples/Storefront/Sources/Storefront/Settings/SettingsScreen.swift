import SwiftUI

/// The settings of a customer, which are kept on the device.
public struct SettingsScreen: View {
    @AppStorage("notifies") private var notifies = true
    @AppStorage("newsletter") private var newsletter = false
    @AppStorage("catalogSort") private var order = SortOrder.name
    @AppStorage("recentSearches") private var recent = RecentSearches()
    @State private var isResetting = false

    /// Creates it.
    public init() {}

    /// The content of the screen.
    public var body: some View {
        Form {
            Section("Messages") {
                Toggle("Tell me when my order is on its way", isOn: $notifies)
                Toggle("Newsletter", isOn: $newsletter).disabled(!notifies)
            }
            Section("Shop") {
                Picker("Sort by", selection: $order) {
                    ForEach(SortOrder.allCases, id: \.self) { Text($0.title) }
                }
            }
            Section {
                Button("Reset everything", role: .destructive) { isResetting = true }
            } footer: {
                Text("\(recent.words.count) recent searches")
            }
        }
        .navigationTitle("Settings")
        .confirmationDialog("Reset everything?", isPresented: $isResetting, titleVisibility: .visible) {
            Button("Reset", role: .destructive, action: reset)
            Button("Keep", role: .cancel) {}
        } message: {
            Text("Your settings and recent searches are forgotten.")
        }
    }

    private func reset() {
        notifies = true
        newsletter = false
        order = .name
        recent = RecentSearches()
    }
}

#Preview { SettingsScreen() }
