import Combine
import SwiftUI

/// The goals of a match.
@MainActor
public final class Match: ObservableObject {
    /// The goals of those at home.
    @Published public private(set) var home = 0
    /// The goals of the visitors.
    @Published public private(set) var away = 0

    /// Makes one.
    public init() {}

    /// Counts a goal of those at home.
    public func scoreHome() { home += 1 }
    /// Counts a goal of the visitors.
    public func scoreAway() { away += 1 }
}

/// Shows a match that somebody else keeps.
public struct Scoreboard: View {
    @ObservedObject var match: Match

    /// Makes one from its match.
    public init(match: Match) {
        self.match = match
    }

    /// What the view shows.
    public var body: some View {
        VStack {
            Text("\(match.home) : \(match.away)").id("score")
            HStack {
                Button("Home", action: match.scoreHome)
                Button("Away", action: match.scoreAway)
            }
            Text(leader).id("leader")
        }
    }

    private var leader: String {
        if match.home == match.away { return "Draw" }
        return match.home > match.away ? "Home leads" : "Away leads"
    }
}

/// A match from its first minute.
public struct MatchScreen: View {
    @StateObject private var match = Match()

    /// Makes one.
    public init() {}

    /// What the view shows.
    public var body: some View {
        Scoreboard(match: match)
    }
}
