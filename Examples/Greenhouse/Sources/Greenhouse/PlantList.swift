import GreenhouseModel
import SwiftUI

struct PlantList: View {
    @EnvironmentObject private var store: PlantStore
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            Group {
                if store.plants.isEmpty {
                    EmptyGreenhouse()
                } else {
                    list
                }
            }
            .navigationTitle("Plants")
            .toolbar {
                Button("Add", systemImage: "plus") { isAdding = true }
            }
            .sheet(isPresented: $isAdding) { AddPlantView() }
        }
    }

    private var list: some View {
        List {
            ForEach(store.plants) { plant in
                NavigationLink(value: plant) { PlantRow(plant: plant) }
            }
            .onDelete(perform: store.remove)
        }
        .navigationDestination(for: Plant.self) { PlantDetail(plant: $0) }
    }
}

#Preview("Plants") {
    PlantList().environmentObject(PlantStore(plants: .samples))
}

#Preview("No plants") {
    PlantList().environmentObject(PlantStore())
}
