import Foundation
import SwiftUI
import Testing

@testable import Views

/// A view at its ideal size: what is in it shares the lengths that it answered.
@MainActor
@Suite struct FixedSizeTests {
    private func column() -> some View {
        VStack(spacing: 0) {
            Box("narrow", 40, 10).frame(maxWidth: .infinity).id("first")
            Box("wide", 90, 10).frame(maxWidth: .infinity).id("second")
        }
    }

    @Test func `Views without a limit in a column of fixed width are as wide as the widest`() throws {
        let sheet = Sheet(column().fixedSize(horizontal: true, vertical: false).id("column"))
        #expect(try sheet.numbers("column") == [115, 274, 90, 20])
        #expect(try sheet.numbers("first") == [115, 274, 90, 10])
        #expect(try sheet.numbers("second") == [115, 284, 90, 10])
        #expect(try sheet.numbers("narrow") == [140, 274, 40, 10])
    }

    @Test func `Without a fixed width they are as wide as the room`() throws {
        let sheet = Sheet(column())
        #expect(try sheet.numbers("first") == [0, 274, 320, 10])
        #expect(try sheet.numbers("second") == [0, 284, 320, 10])
    }

    @Test func `Buttons of a column of fixed width are as wide as the one with the longest label`() throws {
        let sheet = Sheet(
            VStack {
                Button {
                } label: {
                    Text("OK").frame(maxWidth: .infinity)
                }.id("short")
                Button {
                } label: {
                    Text("Remind me tomorrow").frame(maxWidth: .infinity)
                }.id("long")
            }
            .fixedSize(horizontal: true, vertical: false))
        #expect(try sheet.frame("short").width == sheet.frame("long").width)
        #expect(try sheet.frame("long").width < 200)
    }

    @Test func `A divider in a row of fixed height is as high as the highest view`() throws {
        func row(_ isFixed: Bool) -> some View {
            HStack(spacing: 0) {
                Box("box", 20, 60)
                Divider().id("line")
                Box("other", 20, 30)
            }
            .fixedSize(horizontal: false, vertical: isFixed)
        }
        #expect(try Sheet(row(true)).frame("line").height == 60)
        #expect(try Sheet(row(false)).frame("line").height == 568)
    }

    @Test func `A text at its ideal size is neither broken nor cut`() throws {
        let words = "A sentence that has more words than a narrow column has room for"
        let sheet = Sheet(VStack { Text(words).fixedSize().id("fixed") }.frame(width: 100))
        let free = Sheet(Text(words).id("free"), 2000, 100)
        #expect(try sheet.frame("fixed").size == free.frame("free").size)
    }

    @Test func `Views above each other at their ideal height keep theirs`() throws {
        let sheet = Sheet(
            VStack(spacing: 0) {
                Text("One line").id("a")
                Text("Another, and another after it, and one more").id("b")
            }
            .frame(width: 120).fixedSize(horizontal: false, vertical: true), 320, 30)
        #expect(try sheet.frame("a").height == 20.5)
        #expect(try sheet.frame("b").height == 64.5)
    }

    @Test func `A bar at a side of a view shares its ideal height`() throws {
        let sheet = Sheet(
            Color.blue.safeAreaInset(edge: .bottom, spacing: 0) {
                HStack(spacing: 0) {
                    Box("box", 20, 60)
                    Divider().id("line")
                }
                .id("bar")
            })
        #expect(try sheet.frame("bar").height == 60)
        #expect(try sheet.frame("line").height == 60)
    }
}
