import GreenhouseModel
import SwiftUI

struct RootView: View {
    @EnvironmentObject private var store: PlantStore

    var body: some View {
        TabView {
            PlantList()
                .tabItem { Label("Plants", systemImage: "leaf") }
            WateringView()
                .tabItem { Label("Watering", systemImage: "drop") }
                .badge(store.thirsty.count)
            TipsView()
                .tabItem { Label("Tips", systemImage: "lightbulb") }
        }
    }
}

#Preview("Greenhouse") {
    RootView().environmentObject(PlantStore(plants: .samples))
}
