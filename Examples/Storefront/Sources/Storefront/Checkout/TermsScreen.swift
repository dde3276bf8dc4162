import SwiftUI

/// The terms that a customer agrees to.
struct TermsScreen: View {
    @Binding var isAccepted: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            ScrollView {
                Text("You may send back what you don't like within thirty days.")
            }
            .navigationTitle("Terms")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Accept") {
                        isAccepted = true
                        dismiss()
                    }
                }
            }
        }
    }
}

#Preview("Terms") {
    @Previewable @State var isAccepted = false
    TermsScreen(isAccepted: $isAccepted)
}
