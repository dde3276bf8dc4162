import Combine
import SwiftUI

/// The goals of a match.
@MainActor
public final class Match: ObservableObject {
    /// The goals of those at home.
    @Published public private(set) var home = 0
    /// The goals of the visitors.
    @Published public private(set) var away = 0

    /// Creates the model.
    public init() {}

    /// Counts a goal of those at home.
    public func scoreHome() { home += 1 }
    /// Counts a goal of the visitors.
    public func scoreAway() { away += 1 }
}

/// Shows a match that another object owns.
public struct Scoreboard: View {
    @ObservedObject var match: Match

    /// Creates the view.
    public init(match: Match) {
        self.match = match
    }

    public var body: some View {
        VStack {
            Text("\(match.home) : \(match.away)").id("score")
            HStack {
                Button("Home") { score(match.scoreHome) }
                Button("Away") { score(match.scoreAway) }
            }
            Text(leader).id("leader")
        }
    }

    private func score(_ goal: () -> Void) {
        goal()
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
    }

    private var leader: String {
        if match.home == match.away { return "Draw" }
        return match.home > match.away ? "Home leads" : "Away leads"
    }
}

/// A match from its first minute.
public struct MatchScreen: View {
    @StateObject private var match = Match()

    /// Creates the view.
    public init() {}

    public var body: some View {
        Scoreboard(match: match)
    }
}
