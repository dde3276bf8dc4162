import SwiftUI
import Testing
import ViewInspector

@Suite("Uses of SwiftUI, a line each") @MainActor
struct LineTests {
    @Test("are as many as a fair share of what apps write")
    func count() {
        #expect(Lines.families.map(\.value.count).reduce(0, +) >= 400)
    }

    @Test("of views stand on a screen")
    func host() {
        for (family, lines) in Lines.families {
            for (index, view) in lines.enumerated() {
                guard let view = view as? any View else { continue }
                #expect(throws: Never.self, "line \(index + 1) of \(family)") { try stand(view) }
            }
        }
    }

    private func stand(_ view: some View) throws {
        _ = try view.environment(Shop()).environmentObject(Basket()).hosted()
    }
}
