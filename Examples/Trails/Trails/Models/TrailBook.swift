import Foundation

/// The trails that come with the app, and those that were walked.
@Observable
final class TrailBook {
    struct Trail: Codable, Identifiable {
        let name: String
        let kilometers: Double

        var id: String { name }
    }

    let trails: [Trail]
    private(set) var walked: Set<String> = []

    init() {
        let url = Bundle.module.url(forResource: "trails", withExtension: "json")
        let data = url.flatMap { try? Data(contentsOf: $0) }
        trails = data.flatMap { try? JSONDecoder().decode([Trail].self, from: $0) } ?? []
    }

    /// The kilometers of the trails that were walked.
    var distance: Double { trails.filter { walked.contains($0.name) }.map(\.kilometers).reduce(0, +) }

    func toggle(_ trail: Trail) {
        if walked.remove(trail.name) == nil { walked.insert(trail.name) }
    }
}
