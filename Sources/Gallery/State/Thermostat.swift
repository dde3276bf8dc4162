import SwiftUI

/// A unit of temperatures.
public enum TemperatureUnit: String, Codable, CaseIterable, Sendable {
    case celsius, fahrenheit

    /// A temperature in degrees Celsius, as this unit writes it.
    public func text(_ celsius: Double) -> String {
        switch self {
        case .celsius: "\(Int(celsius.rounded()))°C"
        case .fahrenheit: "\(Int((celsius * 9 / 5 + 32).rounded()))°F"
        }
    }
}

private struct TemperatureUnitKey: EnvironmentKey {
    static let defaultValue = TemperatureUnit.celsius
}

extension EnvironmentValues {
    /// The unit in which the views write temperatures.
    public var temperatureUnit: TemperatureUnit {
        get { self[TemperatureUnitKey.self] }
        set { self[TemperatureUnitKey.self] = newValue }
    }
}

/// Sets the temperature of a room, from 5 to 30 degrees Celsius.
public struct Thermostat: View {
    /// The arguments of the view.
    public struct Arguments: Codable, Sendable {
        /// The temperature to start with, in degrees Celsius; 20 when it isn't given.
        public var target: Double?
        /// The unit of temperatures; in degrees Celsius when it isn't given.
        public var unit: TemperatureUnit?
    }

    @State private var target: Double
    @State private var changes = 0
    @Environment(\.temperatureUnit) private var unit
    @Environment(\.isEnabled) private var isEnabled

    /// Creates the view.
    public init(target: Double = 20) {
        _target = State(initialValue: target)
    }

    public var body: some View {
        VStack {
            Text(unit.text(target)).id("target")
            HStack {
                Button("Cooler") { target -= 1 }.disabled(target <= 5)
                Button("Warmer") { target += 1 }.disabled(target >= 30)
            }
            Text(isEnabled ? "Changed \(changes) times" : "Locked").id("changes")
        }
        .onChange(of: target) { changes += 1 }
    }
}

#Preview("Thermostat") { Thermostat() }

#Preview("Thermostat: in Fahrenheit") { Thermostat(target: 30).environment(\.temperatureUnit, .fahrenheit) }
