import Foundation
import SwiftUI
import Testing

@testable import Layout
@testable import Views

/// The columns of split views, beyond what specs show.
@MainActor
@Suite struct SplitLayoutTests {
    private let phone = DeviceScreen(named: "iPhone 15")!
    private let tablet = DeviceScreen(named: "iPad")!

    private func sheet(_ view: some View, on screen: DeviceScreen) -> Sheet {
        let sheet = Sheet(view, on: screen)
        sheet.graph.screen = screen
        return sheet
    }

    @Test func `A column with a stack leaves the bar to that`() throws {
        let split = NavigationSplitView {
            NavigationStack { Box("list").navigationTitle("List").navigationBarTitleDisplayMode(.inline) }
        } detail: {
            Box("detail").navigationBarHidden(true)
        }
        let sheet = sheet(split, on: tablet)
        #expect(try sheet.numbers("list") == [0, 68, 320, 1092])
        #expect(try sheet.numbers("detail") == [320, 24, 500, 1136])
    }

    @Test func `Columns share a room that is too narrow`() throws {
        let split = NavigationSplitView {
            Box("one").navigationSplitViewColumnWidth(600).navigationBarHidden(true)
        } content: {
            Box("two").navigationSplitViewColumnWidth(600).navigationBarHidden(true)
        } detail: {
            Box("three").navigationBarHidden(true)
        }
        let sheet = sheet(split, on: tablet)
        #expect(try abs(sheet.frame("three").minX - 2 * 820.0 / 3) < 0.5)
    }

    @Test func `The preferred column is shown on a narrow screen and set by going back`() throws {
        let column = Kept(NavigationSplitViewColumn.detail)
        let split = NavigationSplitView(preferredCompactColumn: column.binding) {
            Box("list")
        } detail: {
            Box("detail")
        }
        let sheet = sheet(split, on: phone)
        #expect(try sheet.numbers("detail") == [0, 103, 393, 715])
        #expect(throws: (any Error).self) { try sheet.frame("list") }
        try sheet.graph.root.goBack()
        sheet.graph.flush()
        #expect(column.value == .sidebar)
        #expect(try sheet.numbers("list") == [0, 103, 393, 715])
    }
}

/// A value that views are bound to.
@MainActor private final class Kept<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }

    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}
