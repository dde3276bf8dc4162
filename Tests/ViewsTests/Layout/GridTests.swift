import Foundation
import SwiftUI
import Testing

@testable import Views

/// Columns and rows.
@MainActor
@Suite struct GridTests {
    /// The case of objc.io, 2020-11-23: beside a fixed column of 70 points in 200, 122 are left for as many as fit.
    @Test func `An adaptive column shares what fixed ones leave`() throws {
        let sheet = Sheet(
            LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
                ForEach(0..<4) { Box("\($0)", nil, 20) }
            }, 200, 100)
        #expect(try (0..<4).map { try sheet.frame("\($0)").width } == [70, 57, 57, 70])
        #expect(try (0..<4).map { try sheet.frame("\($0)").minX } == [0, 78, 143, 0])
        #expect(try sheet.frame("3").minY == sheet.frame("0").minY + 28)
    }

    @Test func `Flexible columns keep their limits`() throws {
        let sheet = Sheet(
            LazyVGrid(columns: [GridItem(.flexible(maximum: 40), spacing: 0), GridItem(.flexible())], spacing: 0) {
                ForEach(0..<2) { Box("\($0)", nil, 20) }
            }, 200, 100)
        #expect(try sheet.frame("0").width == 40)
        #expect(try sheet.frame("1").width == 160)
    }

    /// The cases of objc.io, 2020-11-23: columns of at least 50 and 120 points, and of 100 and 180.
    @Test(arguments: [(50.0, 120.0, 200.0, [108.0, 120.0]), (100, 180, 300, [163, 180])])
    func `A lazy grid shares out its own width once more`(
        first: Double, second: Double, room: Double, widths: [Double]
    ) throws {
        let sheet = Sheet(
            LazyVGrid(columns: [GridItem(.flexible(minimum: first)), GridItem(.flexible(minimum: second))]) {
                ForEach(0..<2) { Box("\($0)", nil, 20) }
            }
            .id("grid"), room, 100)
        #expect(try (0..<2).map { try sheet.frame("\($0)").width } == widths)
        #expect(try sheet.frame("1").minX == sheet.frame("0").maxX + 8)
        // The length of the first round, with a column of half the room.
        #expect(try sheet.frame("grid").width == (room - 8) / 2 + 8 + second)
    }

    @Test func `Columns that have room are shared out as before`() throws {
        let sheet = Sheet(
            LazyHGrid(rows: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 80))]) {
                ForEach(0..<2) { Box("\($0)", 20) }
            }, 200, 208)
        #expect(try (0..<2).map { try sheet.frame("\($0)").height } == [100, 100])
        // As many columns as fit, also where the computation is off by a little.
        for width in stride(from: 100.0, to: 400, by: 7.3) {
            let count = Int((width + 8) / 48)
            let length = (width - 8 * Double(count - 1)) / Double(count)
            let grid = Sheet(
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
                    ForEach(0...count, id: \.self) { Box("\($0)", nil, 20) }
                }, width, 100, scale: 1000)
            #expect(try abs(grid.frame("0").width - length) < 0.01)
            #expect(try grid.frame("\(count)").minY == grid.frame("0").minY + 28)
        }
    }

    @Test func `A shape in no row is a row of its own across all columns`() throws {
        let sheet = Sheet(
            Grid(horizontalSpacing: 4, verticalSpacing: 6) {
                GridRow {
                    Box("a", 40, 10)
                    Box("b", 40, 10)
                }
                Rectangle().frame(height: 5).id("bar").gridCellUnsizedAxes(.horizontal)
                if true { Circle().frame(width: 20, height: 20).id("circle") }
                GridRow { Box("c", 40, 10) }
            }
            .id("grid"))
        #expect(try sheet.numbers("grid") == [118, 252.5, 84, 63])
        #expect(try sheet.numbers("bar") == [118, 268.5, 84, 5])
        #expect(try sheet.numbers("circle") == [150, 279.5, 20, 20])
        #expect(try sheet.numbers("c") == [118, 305.5, 40, 10])
    }

    @Test func `Shapes in a row are cells of it`() throws {
        let sheet = Sheet(
            Grid(horizontalSpacing: 4, verticalSpacing: 6) {
                GridRow {
                    Rectangle().frame(width: 30, height: 10).id("a")
                    Rectangle().frame(width: 20, height: 10).id("b")
                }
            })
        #expect(try sheet.numbers("a") == [133, 279, 30, 10])
        #expect(try sheet.numbers("b") == [167, 279, 20, 10])
    }

    @Test func `Columns are as wide as their widest cell and rows as high`() throws {
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

    @Test func `Flexible columns share the width`() throws {
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

    @Test func `A lazy stack takes the room across`() throws {
        let sheet = Sheet(
            ScrollView { LazyVStack(alignment: .leading, spacing: 0) { ForEach(0..<5) { Box("\($0)", 20, 30) } } }
                .id("scroll"), 100, 60)
        #expect(try sheet.numbers("scroll") == [0, 0, 100, 60])
        #expect(try sheet.numbers("4") == [0, 120, 20, 30])
    }
}
