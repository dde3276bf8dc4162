import Observation
import SwiftUI

/// The appearance of the app.
public enum Appearance: String, CaseIterable, Codable, Sendable {
    case automatic, light, dark
}

/// The settings of a person.
@MainActor
@Observable
public final class SettingsModel {
    /// Whether the app may notify the person.
    public var notificationsEnabled: Bool
    /// The appearance of the app.
    public var appearance: Appearance
    /// The volume, from 0 to 1.
    public var volume: Double
    /// The size of texts, in points.
    public var textSize: Int
    /// The name of the person.
    public var name: String

    /// Creates the model.
    public init(
        notificationsEnabled: Bool = true, appearance: Appearance = .automatic, volume: Double = 0.5,
        textSize: Int = 14, name: String = ""
    ) {
        self.notificationsEnabled = notificationsEnabled
        self.appearance = appearance
        self.volume = volume
        self.textSize = textSize
        self.name = name
    }

    /// Restores the defaults.
    public func reset() {
        notificationsEnabled = true
        appearance = .automatic
        volume = 0.5
        textSize = 14
        name = ""
    }
}
