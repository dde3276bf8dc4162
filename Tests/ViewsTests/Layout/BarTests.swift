import Foundation
import SwiftUI
import Testing

@testable import Layout
@testable import Views

/// What stands in the bars of a phone, and what is laid out again of it.
@MainActor
@Suite struct BarTests {
    private let phone = DeviceScreen(named: "iPhone 15")!

    @Test func `Items stand where their placement says`() throws {
        let sheet = Sheet(
            NavigationStack {
                Box("page").toolbar {
                    ToolbarItem(placement: .cancellationAction) { Box("leading", 40, 20) }
                    ToolbarItem(placement: .principal) { Box("middle", 60, 20) }
                    ToolbarItemGroup(placement: .topBarTrailing) {
                        Box("one", 30, 20)
                        Box("two", 30, 30)
                    }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Box("first", 20, 20)
                        Spacer()
                        Box("last", 20, 20)
                    }
                }
            }, on: phone)
        sheet.graph.screen = phone
        #expect(try sheet.numbers("leading") == [16, 71, 40, 20])
        #expect(abs(try sheet.frame("middle").midX - 196.5) < 0.34)
        #expect(try sheet.numbers("one") == [309, 71, 30, 20])
        #expect(try sheet.numbers("two") == [347, 66, 30, 30])
        #expect(try sheet.numbers("first") == [16, 786, 20, 20])
        #expect(try sheet.numbers("last") == [357, 786, 20, 20])
        #expect(try sheet.numbers("page") == [0, 103, 393, 671])
    }

    @Test func `A bar follows its page`() throws {
        let model = Items()
        let sheet = Sheet(ItemsPage(model: model), on: phone)
        sheet.graph.screen = phone
        #expect(try sheet.numbers("page") == [0, 59, 393, 759])
        model.hasItem = true
        sheet.graph.flush()
        #expect(try sheet.numbers("item") == [347, 71, 30, 20])
        #expect(try sheet.numbers("page") == [0, 103, 393, 715])
        model.isHidden = true
        sheet.graph.flush()
        #expect(try sheet.numbers("page") == [0, 59, 393, 759])
        #expect(throws: (any Error).self) { try sheet.frame("item") }
    }

    @Test func `A sheet has a bar of its own`() throws {
        let sheet = Sheet(
            NavigationStack {
                Box("page").sheet(isPresented: .constant(true)) {
                    NavigationStack {
                        Box("inner").toolbar { ToolbarItem(placement: .confirmationAction) { Box("done", 40, 20) } }
                    }
                }
            }, on: phone)
        sheet.graph.screen = phone
        #expect(try sheet.frame("done").midY == 59 + 10 + 28)
        #expect(try sheet.frame("page").minY == 103)
    }

    @Test func `An item is out of what scrolls`() throws {
        let sheet = Sheet(
            NavigationStack {
                ScrollView { Box("content", 100, 2_000).toolbar { ToolbarItem { Box("item", 40, 20) } } }
            }, on: phone)
        sheet.graph.screen = phone
        #expect(try #require(sheet.node("item")).scrollingContainer == nil)
        #expect(try #require(sheet.node("content")).scrollingContainer != nil)
    }

    @Test func `Texts in bars don't grow`() throws {
        func height(_ size: DynamicTypeSize) throws -> CGFloat {
            let page = Color.red.toolbar { ToolbarItem { Text("Edit").id("item") } }
            let sheet = Sheet(NavigationStack { page }.environment(\.dynamicTypeSize, size), on: phone)
            sheet.graph.screen = phone
            return try sheet.frame("item").height
        }
        #expect(try height(.large) == height(.accessibility5))
    }
}

@Observable private final class Items {
    var hasItem = false
    var isHidden = false
}

private struct ItemsPage: View {
    let model: Items

    var body: some View {
        NavigationStack {
            Box("page")
                .toolbar {
                    if model.hasItem { ToolbarItem { Box("item", 30, 20) } }
                }
                .toolbar(model.isHidden || !model.hasItem ? .hidden : .visible, for: .navigationBar)
        }
    }
}
