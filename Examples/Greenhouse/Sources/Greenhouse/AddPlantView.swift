import GreenhouseModel
import SwiftUI

struct AddPlantView: View {
    @EnvironmentObject private var store: PlantStore
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @State private var interval = 7

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                Stepper("Every \(interval) days", value: $interval, in: 1...60)
            }
            .navigationTitle("New plant")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save).disabled(name.isEmpty)
                }
            }
        }
    }

    private func save() {
        store.add(name, every: interval)
        dismiss()
    }
}
