import GreenhouseModel
import SwiftUI

@main
struct GreenhouseApp: App {
    @StateObject private var store = PlantStore(plants: .samples)

    var body: some Scene {
        WindowGroup {
            RootView().environmentObject(store)
        }
    }
}
