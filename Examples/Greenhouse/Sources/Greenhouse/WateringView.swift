import GreenhouseModel
import SwiftUI

struct WateringView: View {
    @EnvironmentObject private var store: PlantStore

    var body: some View {
        NavigationStack {
            List(store.thirsty) { plant in
                Button("Water \(plant.name)") { store.water(plant) }
            }
            .overlay {
                if store.thirsty.isEmpty { Text("Nothing to water") }
            }
            .navigationTitle("Watering")
        }
    }
}

#Preview("Watering") {
    WateringView().environmentObject(PlantStore(plants: .samples))
}
