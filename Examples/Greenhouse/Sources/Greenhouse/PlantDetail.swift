import GreenhouseModel
import SwiftUI

struct PlantDetail: View {
    @EnvironmentObject private var store: PlantStore
    let plant: Plant

    /// The plant as it is in the store now.
    private var current: Plant { store.plants.first { $0.id == plant.id } ?? plant }

    var body: some View {
        Form {
            LabeledContent("Water every", value: "\(current.interval) days")
            LabeledContent("Next", value: current.nextWatering, format: .dateTime.day().month())
            Button("Water now") { store.water(current) }
                .disabled(!current.isThirsty)
        }
        .navigationTitle(current.name)
    }
}
