import Foundation
import SwiftUI
import Testing

@testable import Views

/// The effect of modifiers on sizes and places.
@MainActor
@Suite struct FrameTests {
    /// The width of a view of a length between limits, for a proposal (netsplit.com, "Flexible frames").
    @Test(
        arguments: [
            // least, ideal, most, proposal, view, width
            (nil, nil, nil, 100, 30, 30), (50, nil, 80, 100, 30, 80), (50, nil, 80, 20, 30, 50),
            (50, nil, 80, 60, 30, 60), (50, nil, nil, 100, 30, 50), (20, nil, nil, 100, 30, 30),
            (50, nil, nil, 10, 70, 50), (nil, nil, 80, 100, 30, 80), (nil, nil, 80, 20, 30, 30),
            (nil, nil, 80, nil, 30, 30), (nil, 60, 80, nil, 30, 60), (50, nil, 80, nil, 30, 50),
        ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat, CGFloat)])
    func `A flexible frame`(
        _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?, _ proposal: CGFloat?, _ view: CGFloat, _ width: CGFloat
    ) {
        let limits = FlexibleFrameLayout.Limits(least: least, ideal: ideal, most: most)
        #expect(limits.length(proposal, view) == width)
    }

    @Test func `A flexible frame offers what is between its limits`() {
        let limits = FlexibleFrameLayout.Limits(least: 50, ideal: 60, most: 80)
        #expect(limits.offer(10) == 50)
        #expect(limits.offer(100) == 80)
        #expect(limits.offer(nil) == 60)
        #expect(FlexibleFrameLayout.Limits(least: nil, ideal: nil, most: 80).offer(nil) == nil)
    }

    @Test func `A fixed frame is taken and offered`() throws {
        let sheet = Sheet(Color.red.id("view").frame(width: 40, height: 20, alignment: .leading), 100, 100)
        #expect(try sheet.numbers("view") == [30, 40, 40, 20])
        let larger = Sheet(Box("view", 80, 10).frame(width: 40, alignment: .leading), 100, 100)
        #expect(try larger.numbers("view", inner: true) == [30, 45, 80, 10])
    }

    @Test func `Padding is sixteen points or what is given`() throws {
        let sheet = Sheet(Box("view", 20, 20).padding().padding(.leading, 4).background(Color.blue.id("all")), 100, 100)
        #expect(try sheet.numbers("all") == [22, 24, 56, 52])
        #expect(try sheet.numbers("view", inner: true) == [42, 40, 20, 20])
        let mirrored = Sheet(
            Box("view", 20, 20).padding(.leading, 10).environment(\.layoutDirection, .rightToLeft), 100, 100)
        #expect(try mirrored.numbers("view", inner: true) == [35, 40, 20, 20])
    }

    @Test func `An aspect ratio fits or fills`() throws {
        let fit = Sheet(Color.red.aspectRatio(2, contentMode: .fit).id("view"), 100, 100)
        #expect(try fit.numbers("view") == [0, 25, 100, 50])
        let fill = Sheet(Color.red.aspectRatio(2, contentMode: .fill).id("view"), 100, 100)
        #expect(try fill.numbers("view") == [-50, 0, 200, 100])
        let own = Sheet(Color.red.frame(idealWidth: 30, idealHeight: 10).scaledToFit().id("view"), 90, 90)
        #expect(try own.numbers("view") == [0, 30, 90, 30])
    }

    @Test func `An offset moves what is shown and no other`() throws {
        let sheet = Sheet(
            VStack(spacing: 0) {
                Box("a", 20, 20).offset(x: 10, y: 5)
                Box("b", 20, 20)
            }, 100, 100)
        #expect(try sheet.numbers("a") == [50, 35, 20, 20])
        #expect(try sheet.numbers("b") == [40, 50, 20, 20])
    }

    @Test func `A position takes all the room`() throws {
        let sheet = Sheet(
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).position(x: 30, y: 40).id("a")
                Box("b", 10, 10)
            }, 100, 100)
        #expect(try sheet.numbers("a") == [20, 30, 20, 20])
        #expect(try sheet.numbers("b") == [90, 45, 10, 10])
    }

    @Test func `Layers are proposed the size of the view`() throws {
        let sheet = Sheet(
            Box("view", 40, 20)
                .background(Color.blue.id("behind"))
                .overlay(alignment: .topTrailing) { Box("badge", 10, 10) }, 100, 100)
        #expect(try sheet.numbers("behind") == [30, 40, 40, 20])
        #expect(try sheet.numbers("badge") == [60, 40, 10, 10])
        #expect(try sheet.numbers("view") == [30, 40, 40, 20])
    }

    @Test func `A hidden view keeps its room`() throws {
        let sheet = Sheet(
            HStack(spacing: 0) {
                Box("a", 20, 20).hidden()
                Box("b", 20, 20)
            }, 100, 20)
        #expect(try sheet.frame("b").minX == 50)
    }

    @Test func `An inset takes its room from the view`() throws {
        let sheet = Sheet(Box("view").safeAreaInset(edge: .bottom) { Box("bar", nil, 30) }, 100, 100)
        #expect(try sheet.numbers("view", inner: true) == [0, 0, 100, 62])
        #expect(try sheet.numbers("bar") == [0, 70, 100, 30])
    }

    @Test func `A container relative frame follows the scrolling view`() throws {
        let sheet = Sheet(
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<3) { index in
                        Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 10).id("\(index)")
                    }
                }
            }
            .frame(width: 210), 320, 100)
        #expect(try sheet.frame("0").width == 100)
        #expect(try sheet.frame("2").minX == sheet.frame("0").minX + 220)
    }

    @Test func `A shape takes what is proposed or ten points`() throws {
        let sheet = Sheet(
            HStack(spacing: 0) {
                Rectangle().id("shape").fixedSize()
                Rectangle().fill(Color.red).id("filled")
            }, 100, 50)
        #expect(try sheet.frame("shape").size == CGSize(width: 10, height: 10))
        #expect(try sheet.frame("filled").size == CGSize(width: 90, height: 50))
    }

    @Test func `A scrolling view is as wide as its content and as high as the room`() throws {
        let sheet = Sheet(
            ScrollView { VStack(spacing: 0) { ForEach(0..<10) { Box("\($0)", 60, 100) } } }.id("scroll"), 100, 300)
        #expect(try sheet.numbers("scroll") == [20, 0, 60, 300])
        #expect(try sheet.frame("9").minY == 900)
    }

    @Test func `A geometry reader takes the room and starts at its corner`() throws {
        let sheet = Sheet(GeometryReader { _ in Box("view", 20, 10) }.id("reader"), 100, 50)
        #expect(try sheet.numbers("reader") == [0, 0, 100, 50])
        #expect(try sheet.numbers("view") == [0, 0, 20, 10])
    }

    @Test func `The first view that fits is placed`() throws {
        let sheet = Sheet(
            ViewThatFits(in: .horizontal) {
                Box("wide", 200, 10)
                Box("narrow", 60, 10)
            }, 100, 50)
        #expect(try sheet.numbers("narrow") == [20, 20, 60, 10])
        #expect(throws: InspectionError.self) { try sheet.frame("wide") }
    }
}
