import SwiftUI
import Testing

@testable import Checks

@MainActor
@Suite struct CheckedScreenTests {
    @Test func `Stored values don't reach the next screen`() {
        #expect(findings(Storing()).isEmpty)
        let screen = CheckedScreen(
            Storing(), in: .device(nil, isLandscape: false), as: Variant.all(in: .device(nil, isLandscape: false))[0])
        defer { screen.close() }
        #expect(screen.views.compactMap { try? $0.textString() } == ["opened 1 times"])
    }

    @Test func `The views on a screen are those that a person sees`() {
        let view = NavigationStack {
            VStack {
                Text("a"); Text("b").hidden()
            }.sheet(isPresented: .constant(true)) { Text("c") }
        }
        let screen = CheckedScreen(
            view, in: .device(nil, isLandscape: false), as: Variant.all(in: .device(nil, isLandscape: false))[0])
        defer { screen.close() }
        #expect(screen.views.compactMap { try? $0.textString() } == ["c"])
    }
}

private struct Storing: View {
    @AppStorage("opened") private var opened = 0

    var body: some View { Text("opened \(opened) times").onAppear { opened += 1 } }
}
