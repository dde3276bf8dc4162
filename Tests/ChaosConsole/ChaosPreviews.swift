import Foundation
import SwiftUI

// Previews that go wrong, where CHAOS_PREVIEWS says so: other programs are linked with them as well.

private func isChosen(_ fault: String) -> Bool {
    ProcessInfo.processInfo.environment["CHAOS_PREVIEWS"]?.split(separator: ",").contains { $0 == fault } ?? false
}

#Preview("Chaos: calm") { Text("calm") }

#Preview("Chaos: trap") {
    if isChosen("trap") { fatalError("no sample data") }
    return Text("no trap")
}

#Preview("Chaos: hang") {
    while isChosen("hang") {}
    return Text("no hang")
}

#Preview("Chaos: loud") {
    if isChosen("loud") { for _ in 1...100_000 { print("a line of output that nobody reads") } }
    return Text("loud")
}

struct AAA_Previews: PreviewProvider {
    static var previews: some View {
        if isChosen("provider") { fatalError("no sample data for a provider") }
        return Text("the first").previewDisplayName("Chaos: first provider")
    }
}

struct BBB_Previews: PreviewProvider {
    static var previews: some View {
        if isChosen("loud") { for _ in 1...100_000 { print("a line of output that nobody reads") } }
        while isChosen("endless") {}
        return Text("the second").previewDisplayName("Chaos: second provider")
    }
}

struct Many_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(0..<(isChosen("many") ? 10_000 : 2), id: \.self) { Text("row \($0)") }
    }
}
