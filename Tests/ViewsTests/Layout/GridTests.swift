import Foundation
import SwiftUI
import Testing

@testable import Views

/// Columns and rows.
@MainActor
@Suite struct GridTests {
    /// The case of objc.io, 2020-11-23: beside a fixed column of 70 points in 200, 122 are left for as many as fit.
    @Test func anAdaptiveColumnSharesWhatFixedOnesLeave() throws {
        let sheet = Sheet(
            LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
                ForEach(0..<4) { Box("\($0)", nil, 20) }
            }, 200, 100)
        #expect(try (0..<4).map { try sheet.frame("\($0)").width } == [70, 57, 57, 70])
        #expect(try (0..<4).map { try sheet.frame("\($0)").minX } == [0, 78, 143, 0])
        #expect(try sheet.frame("3").minY == sheet.frame("0").minY + 28)
    }

    @Test func flexibleColumnsKeepTheirLimits() throws {
        let sheet = Sheet(
            LazyVGrid(columns: [GridItem(.flexible(maximum: 40), spacing: 0), GridItem(.flexible())], spacing: 0) {
                ForEach(0..<2) { Box("\($0)", nil, 20) }
            }, 200, 100)
        #expect(try sheet.frame("0").width == 40)
        #expect(try sheet.frame("1").width == 160)
    }

    @Test func columnsAreAsWideAsTheirWidestCellAndRowsAsHigh() throws {
        let sheet = Sheet(
            Grid(horizontalSpacing: 4, verticalSpacing: 2) {
                GridRow {
                    Box("a", 10, 10)
                    Box("b", 40, 30)
                }
                GridRow(alignment: .top) {
                    Box("c", 30, 20)
                    Box("d", 20, 10).gridColumnAlignment(.trailing)
                }
            }
            .id("grid"), 100, 100)
        #expect(try sheet.numbers("grid") == [13, 24, 74, 52])
        #expect(try sheet.numbers("a") == [23, 34, 10, 10])
        #expect(try sheet.numbers("b") == [47, 24, 40, 30])
        #expect(try sheet.numbers("c") == [13, 56, 30, 20])
        #expect(try sheet.numbers("d") == [67, 56, 20, 10])
    }

    @Test func flexibleColumnsShareTheWidth() throws {
        let sheet = Sheet(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box("a", 40, 10)
                    Box("b", nil, 10)
                }
                Box("bar", nil, 5)
                GridRow { Box("wide", nil, 10).gridCellColumns(2) }
            }, 100, 100)
        #expect(try sheet.frame("b").width == 60)
        #expect(try sheet.frame("bar").width == 100)
        #expect(try sheet.frame("wide").width == 100)
    }

    @Test func aLazyStackTakesTheRoomAcross() throws {
        let sheet = Sheet(
            ScrollView { LazyVStack(alignment: .leading, spacing: 0) { ForEach(0..<5) { Box("\($0)", 20, 30) } } }
                .id("scroll"), 100, 60)
        #expect(try sheet.numbers("scroll") == [0, 0, 100, 60])
        #expect(try sheet.numbers("4") == [0, 120, 20, 30])
    }
}
