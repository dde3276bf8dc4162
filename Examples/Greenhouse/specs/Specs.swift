// specs/Specs.swift
import GreenhouseModel
import ViewSpec

@testable import Greenhouse

@main
struct Specs: SpecConsole {
    static var catalog: Catalog {
        Catalog {
            RegisteredView("Root", model: PlantStore.self) { RootView().environmentObject($0) }
            RegisteredView("PlantRow") { (plant: Plant) in PlantRow(plant: plant) }
            RegisteredModel("PlantStore", PlantStore.self) {
                Init { PlantStore(plants: .samples) }
                Property("plants", \.plants)
                Method("add") { (store, name: String, interval: Int) in store.add(name, every: interval) }
            }
        }
    }
}
