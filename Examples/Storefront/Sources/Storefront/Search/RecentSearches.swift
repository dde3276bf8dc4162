import SwiftUI

/// The words that were searched for lately, the last ones first, as a text that can be kept.
struct RecentSearches: RawRepresentable, Equatable {
    static let limit = 3

    private(set) var words: [String] = []

    init() {}

    init?(rawValue: String) {
        words = rawValue.split(separator: "\n").map(String.init)
    }

    var rawValue: String { words.joined(separator: "\n") }

    mutating func add(_ word: String) {
        words.removeAll { $0.caseInsensitiveCompare(word) == .orderedSame }
        words = Array(([word] + words).prefix(Self.limit))
    }
}
