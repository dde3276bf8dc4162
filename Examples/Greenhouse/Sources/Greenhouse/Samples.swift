import Foundation
import GreenhouseModel

extension [Plant] {
    /// A few plants, one of which is thirsty.
    static var samples: [Plant] {
        [
            Plant(name: "Basil", interval: 2, lastWatered: .now.addingTimeInterval(-3 * 86_400)),
            Plant(name: "Cactus", interval: 30),
            Plant(name: "Fern", interval: 4),
        ]
    }
}
