import SwiftUI

/// The weather of the next days in a city, from an asynchronous service that may fail.
public struct ForecastScreen: View {
    /// The arguments of the view.
    public struct Arguments: Codable, Sendable {
        /// The city: Oslo and Lisbon are known.
        public var city: String
        /// Whether the service answers; it does when it isn't said.
        public var isReachable: Bool?
        /// The delay of the service, in seconds from 0 to 3600; none by default.
        public var delay: Double?

        /// The service that these arguments describe.
        public var service: SampleWeatherService {
            let delay = delay.flatMap { (0...3600).contains($0) ? Duration.seconds($0) : nil } ?? .zero
            return SampleWeatherService(isReachable: isReachable ?? true, delay: delay)
        }
    }

    private enum Phase {
        case loading
        case loaded([DayForecast])
        case failed(String)
    }

    let city: String
    let service: any WeatherService
    @State private var phase = Phase.loading
    @State private var attempt = 1
    @Environment(\.temperatureUnit) private var unit

    /// Creates the view.
    public init(city: String, service: any WeatherService = SampleWeatherService()) {
        self.city = city
        self.service = service
    }

    public var body: some View {
        VStack {
            Text(city).font(.headline)
            switch phase {
            case .loading:
                ProgressView("Loading…")
            case .loaded(let days):
                List(days) { day in
                    Label("\(day.day): \(unit.text(day.high))", systemImage: day.high < 5 ? "snowflake" : "sun.max")
                }
            case .failed(let message):
                Text(message).foregroundColor(.red).id("problem")
                Button("Try again") { attempt += 1 }
            }
        }
        .task(id: attempt) { await load() }
    }

    private func load() async {
        phase = .loading
        do {
            phase = .loaded(try await service.forecast(for: city))
        } catch WeatherError.unknownCity(let city) {
            phase = .failed("There is no forecast for \(city).")
        } catch {
            phase = .failed("The weather service does not answer.")
        }
    }
}

struct ForecastScreen_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ForecastScreen(city: "Oslo").previewDisplayName("Forecast")
            ForecastScreen(city: "Lisbon", service: SampleWeatherService(isReachable: false))
                .previewDisplayName("Forecast: offline")
            ForecastScreen(city: "Oslo", service: SampleWeatherService(delay: .seconds(5)))
                .previewDisplayName("Forecast: loading")
        }
        .previewDevice("iPhone SE (3rd generation)")
    }
}
