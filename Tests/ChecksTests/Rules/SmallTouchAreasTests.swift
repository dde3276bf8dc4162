import SwiftUI
import Testing

@testable import Checks

@MainActor
@Suite struct SmallTouchAreasTests {
    private func small(_ view: some View) -> [String] { findings(view).filter { $0.hasPrefix("touch_area") } }

    @Test func `A small picture that is a button is noted`() {
        let found = small(
            Button {
            } label: {
                Image(systemName: "xmark").frame(width: 20, height: 20)
            })
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix("is 20 by 20 points to touch; a finger needs 44 by 44") == true)
        #expect(small(Color.red.frame(width: 30, height: 60).onTapGesture {}).count == 1)
    }

    @Test func `A larger shape for touches is enough`() {
        let label = Image(systemName: "xmark").frame(width: 44, height: 44).contentShape(Rectangle())
        #expect(
            small(
                Button {
                } label: {
                    label
                }
            ).isEmpty)
        #expect(small(Color.red.frame(width: 60, height: 60).onTapGesture {}).isEmpty)
    }

    @Test func `Rows, bars and the system's own controls are large enough`() {
        #expect(small(List { Button("Buy") {} }).isEmpty)
        #expect(small(Toggle("On", isOn: .constant(true))).isEmpty)
        #expect(small(NavigationStack { Text("a").toolbar { Button("Add") {} } }).isEmpty)
    }

    @Test func `A button of words has the system's size, unless the app gives it another`() {
        #expect(
            small(
                VStack {
                    Button("Buy") {}; Button("Sell", systemImage: "cart") {}
                }
            ).isEmpty)
        #expect(
            small(
                Button {
                } label: {
                    Text("Buy").font(.footnote).padding(4)
                }
            ).count == 1)
    }

    @Test func `A disabled button isn't touched`() {
        #expect(
            small(
                Button {
                } label: {
                    Image(systemName: "xmark").frame(width: 20, height: 20)
                }.disabled(true)
            ).isEmpty)
    }
}
