import SwiftUI

#Preview { Text("the first without a name") }

#Preview("Sold out", traits: .fixedLayout(width: 200, height: 100)) { Text("sold out") }

#Preview { Text("the second without a name") }

#Preview("Sold out", traits: .landscapeLeft) { Text("sold out, too") }

#Preview("Sold out 2") { Text("a name with a number") }

#Preview("Size", arguments: ["small", "large"]) { Text("a \($0) one") }

#Preview("None", arguments: [] as [Int]) { Text("\($0)") }

#Preview("A controller") { UIViewController() }

#Preview("A UIKit view", traits: .sizeThatFitsLayout) {
    let view = UIView()
    return view
}

#Preview("Several statements") {
    let name = "two"
    Text("one")
    Text(name)
}

#Preview("") { Text("an empty name") }

#Preview("Modified", traits: .modifier(Desk()), .modifier(Frame())) { Text("modified") }

#Preview("Broken", traits: .modifier(BrokenDesk())) { Text("never seen") }

struct SampleDesk_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Text("one").previewDisplayName("First")
            ForEach(2..<4) { Text("number \($0)") }
            if true { Text("small").previewDevice("iPhone SE (3rd generation)") }
        }
        .previewLayout(.sizeThatFits)
    }
}

struct Outer {
    private struct Previews: PreviewProvider {
        static var previews: some View { Text("inside").previewInterfaceOrientation(.landscapeRight) }
    }
}

struct Phones_Previews: PreviewProvider {
    static var previews: some View {
        Text("tablet").previewDevice("iPad Pro (12.9-inch) (9th generation)").previewDisplayName("Unknown device")
        Text("wide").previewLayout(.fixed(width: .infinity, height: 3)).previewDisplayName("Too wide")
    }
}

/// A modifier with a context, which counts how often it is made.
struct Desk: PreviewModifier {
    @MainActor static var made = 0

    static func makeSharedContext() async throws -> Int {
        made += 1
        await Task.yield()
        return made
    }

    func body(content: Content, context: Int) -> some View {
        VStack {
            Text("desk \(context)")
            content
        }
    }
}

struct Frame: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content.padding(3) }
}

struct BrokenDesk: PreviewModifier {
    struct Failure: Error, CustomStringConvertible { let description = "no desk in store" }

    static func makeSharedContext() async throws { throw Failure() }

    func body(content: Content, context: Void) -> some View { content }
}
