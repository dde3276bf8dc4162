import SwiftUI
import Testing

@testable import Checks

@MainActor
@Suite struct OffScreenTests {
    @Test func `A button beyond the side of the screen is found`() {
        #expect(
            findings(HStack { Button("Buy") {}.padding(.leading, 500) }).contains {
                $0.hasPrefix("off_screen: Button \"Buy\" reaches ") && $0.contains("beyond the right side")
            })
    }

    @Test func `Rows that nothing scrolls reach beyond the screen`() {
        let rows = VStack { ForEach(0..<40) { Text("Row \($0)").frame(height: 44) } }
        #expect(findings(rows).contains { $0.contains("beyond the bottom") })
        #expect(findings(ScrollView { rows }).isEmpty)
        #expect(findings(List { ForEach(0..<40) { Text("Row \($0)") } }).isEmpty)
    }

    @Test func `A text of a fixed size is wider than a screen that scrolls vertically`() {
        let text = Text("A description of a product that goes on and on and on and on and on").fixedSize()
        #expect(findings(text).count == 1)
        #expect(findings(ScrollView { text }).count == 1)
        #expect(findings(ScrollView(.horizontal) { text }).isEmpty)
        #expect(findings(ScrollView([.horizontal, .vertical]) { text }).isEmpty)
    }

    @Test func `Pictures, colors and shapes may reach beyond the screen`() {
        #expect(findings(Image(systemName: "star").resizable().frame(width: 900, height: 900)).isEmpty)
        #expect(findings(Color.red.frame(width: 900, height: 900).ignoresSafeArea()).isEmpty)
        #expect(
            findings(
                ZStack {
                    Circle().frame(width: 900); Text("a")
                }
            ).isEmpty)
    }

    @Test func `A drawer waits beside the screen`() {
        let drawer = VStack {
            Button("Home") {}; Button("Settings") {}
        }.frame(width: 280).offset(x: -400)
        #expect(
            findings(
                ZStack {
                    Text("a"); drawer
                }
            ).isEmpty)
        let toast = Text("Saved").offset(y: -700)
        #expect(
            findings(
                ZStack {
                    Text("a"); toast
                }
            ).isEmpty)
    }

    @Test func `A button that an offset moves half out of the screen is found`() {
        #expect(findings(Button("Buy now, pay later") {}.offset(x: 190)).count == 1)
        #expect(findings(Button("Buy") {}.position(x: 600, y: 100)).count == 1)
    }

    @Test func `Pages and tabs that aren't shown are somewhere else`() {
        let tabs = TabView {
            Text("a").tabItem { Text("A") }
            VStack { ForEach(0..<40) { Text("Row \($0)").frame(height: 44) } }.tabItem { Text("B") }
        }
        #expect(findings(tabs).isEmpty)
        let pages = TabView { ForEach(0..<5) { Text("Page \($0)") } }.tabViewStyle(.page)
        #expect(findings(pages).isEmpty)
    }

    @Test func `A room of a fixed size has more of it where texts are large`() {
        let card = VStack { ForEach(0..<3) { Text("Line \($0)") } }
        let room = PreviewRoom.fixed(width: 200, height: 100)
        #expect(findings(card, in: room).isEmpty)
        #expect(findings(card, in: room, as: .textSize).filter { $0.hasPrefix("off_screen") }.isEmpty)
        #expect(findings(card.frame(height: 300), in: room).isEmpty)
        #expect(findings(card.fixedSize(), in: .fixed(width: 20, height: 20)).count == 3)
    }
}
