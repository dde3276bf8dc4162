import Foundation

/// A plant, and when it wants water.
public struct Plant: Identifiable, Codable, Hashable {
    public let id: UUID
    public var name: String
    /// The days from one watering to the next.
    public var interval: Int
    public var lastWatered: Date

    public init(id: UUID = UUID(), name: String, interval: Int, lastWatered: Date = .now) {
        self.id = id
        self.name = name
        self.interval = interval
        self.lastWatered = lastWatered
    }

    /// The day on which it wants water.
    public var nextWatering: Date { lastWatered.addingTimeInterval(Double(interval) * 86_400) }

    /// Whether it wants water by now.
    public var isThirsty: Bool { nextWatering <= .now }
}
