import Foundation

/// The plants of a greenhouse.
@MainActor
public final class PlantStore: ObservableObject {
    @Published public private(set) var plants: [Plant]

    public init(plants: [Plant] = []) {
        self.plants = plants
    }

    /// The plants that want water, the thirstiest first.
    public var thirsty: [Plant] {
        plants.filter(\.isThirsty).sorted { $0.nextWatering < $1.nextWatering }
    }

    public func add(_ name: String, every interval: Int) {
        plants.append(Plant(name: name, interval: interval))
    }

    public func water(_ plant: Plant) {
        guard let index = plants.firstIndex(where: { $0.id == plant.id }) else { return }
        plants[index].lastWatered = .now
    }

    public func remove(atOffsets offsets: IndexSet) {
        for index in offsets.sorted(by: >) { plants.remove(at: index) }
    }
}
