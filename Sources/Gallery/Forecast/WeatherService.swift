import SwiftUI

/// The weather of a day.
public struct DayForecast: Identifiable, Hashable, Codable, Sendable {
    /// A day is known by its name.
    public var id: String { day }
    /// The day's name.
    public var day: String
    /// The highest temperature, in degrees Celsius.
    public var high: Double

    /// Creates the value.
    public init(day: String, high: Double) {
        self.day = day
        self.high = high
    }
}

/// Knows the weather.
public protocol WeatherService: Sendable {
    /// The weather of the next days in a city.
    func forecast(for city: String) async throws -> [DayForecast]
}

/// An error that leaves the view without a forecast.
public enum WeatherError: Error, Equatable, Sendable {
    /// The service knows no such city.
    case unknownCity(String)
    /// The service does not answer.
    case unreachable
}

/// A service that knows a few cities by heart.
public struct SampleWeatherService: WeatherService {
    let isReachable: Bool
    let delay: Duration

    /// Makes a service that sleeps for a time before it answers, or doesn't.
    public init(isReachable: Bool = true, delay: Duration = .zero) {
        self.isReachable = isReachable
        self.delay = delay
    }

    /// The weather of the next days in a city. Throws `WeatherError`, or `CancellationError`.
    public func forecast(for city: String) async throws -> [DayForecast] {
        if delay > .zero { try await Task.sleep(for: delay) } else { await Task.yield() }
        guard isReachable else { throw WeatherError.unreachable }
        switch city {
        case "Oslo": return [DayForecast(day: "Monday", high: -3), DayForecast(day: "Tuesday", high: 1)]
        case "Lisbon": return [DayForecast(day: "Monday", high: 19), DayForecast(day: "Tuesday", high: 21)]
        default: throw WeatherError.unknownCity(city)
        }
    }
}
