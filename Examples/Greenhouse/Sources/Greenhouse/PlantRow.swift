import GreenhouseModel
import SwiftUI

struct PlantRow: View {
    let plant: Plant

    var body: some View {
        HStack {
            Text(plant.name)
            Spacer()
            if plant.isThirsty {
                Image(systemName: "drop.fill").accessibilityLabel("Thirsty")
            }
        }
    }
}

#Preview("Thirsty", traits: .sizeThatFitsLayout) {
    PlantRow(plant: [Plant].samples[0])
}
