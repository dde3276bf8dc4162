import Foundation
import SwiftUI

/// Computes for ever.
struct Spinning: View {
    var body: some View {
        var number = 1
        while number != 0 { number = number &* 3 | 1 }
        return Text("\(number)")
    }
}

/// A task that never rests.
struct Polling: View {
    var body: some View {
        Text("Polling").task {
            while !Task.isCancelled { await Task.yield() }
        }
    }
}

/// Prints megabytes.
struct Chatty: View {
    var body: some View {
        for line in 0..<200_000 { print("line \(line) of very many that nobody reads") }
        return Text("Chatty")
    }
}

/// Ends the process.
struct Leaving: View {
    private var words: String { exit(0) }

    var body: some View { Text(words) }
}

#Preview("Spinning") { Spinning() }

#Preview("Polling") { Polling() }

#Preview("Chatty") { Chatty() }

#Preview("Leaving") { Leaving() }

/// A provider whose views can't even be counted.
struct Broken_Previews: PreviewProvider {
    static var names: [String] { [] }
    static var previews: some View { Text(names[0]) }
}
