import Foundation
import SwiftUI
import Testing

@testable import Layout
@testable import Views

/// What extends beyond the safe area, and what keeps within; on a screen of 393 by 852 points with 59 above and 34 below.
@MainActor
@Suite struct SafeAreaTests {
    private func sheet(_ view: some View) -> Sheet { Sheet(view, on: DeviceScreen(named: "iPhone 15")!) }

    @Test func `A view that ignores the safe area fills the screen`() throws {
        #expect(try sheet(Box("a").ignoresSafeArea().id("b")).numbers("a") == [0, 0, 393, 852])
        #expect(try sheet(Box("a").ignoresSafeArea(edges: .top)).numbers("a") == [0, 0, 393, 818])
        #expect(try sheet(Box("a").edgesIgnoringSafeArea(.bottom)).numbers("a") == [0, 59, 393, 793])
        #expect(try sheet(Box("a").ignoresSafeArea(.keyboard)).numbers("a") == [0, 59, 393, 759])
    }

    @Test func `Only the edges that it reaches are ignored`() throws {
        let sheet = sheet(
            VStack(spacing: 0) {
                Box("top").ignoresSafeArea()
                Box("below", nil, 100)
            })
        #expect(try sheet.numbers("top") == [0, 0, 393, 718])
        #expect(try sheet.numbers("below") == [0, 718, 393, 100])
        #expect(try self.sheet(Box("inside").ignoresSafeArea().padding(1)).numbers("inside") == [1, 60, 391, 757])
    }

    @Test func `It extends below bars`() throws {
        let page = Box("a").ignoresSafeArea().navigationBarTitleDisplayMode(.inline)
        #expect(try sheet(NavigationStack { page }).numbers("a") == [0, 0, 393, 852])
        #expect(try sheet(NavigationStack { Box("b").navigationBarTitleDisplayMode(.inline) }).numbers("b")[1] == 103)
    }

    @Test func `A color behind a view extends as well`() throws {
        let sheet = sheet(Color.red.background(Color.blue))
        let background = try #require(sheet.graph.root.modifiers.last?.node?.children.first)
        #expect(try background.frame() == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(try sheet.graph.root.frame() == CGRect(x: 0, y: 59, width: 393, height: 759))
    }

    @Test func `A view behind a view does not`() throws {
        let sheet = sheet(Box("a").background { Box("b") })
        #expect(try sheet.numbers("b") == [0, 59, 393, 759])
    }

    @Test func `Insets and padding take room`() throws {
        let sheet = sheet(Box("a").safeAreaInset(edge: .bottom, spacing: 0) { Box("bar", nil, 50) })
        #expect(try sheet.numbers("a") == [0, 59, 393, 709])
        #expect(try sheet.numbers("bar") == [0, 768, 393, 50])
        #expect(try self.sheet(Box("a").safeAreaPadding(.top, 10)).frame("a", inner: true).minY == 69)
    }

    @Test func `A sheet is as high as its detent`() throws {
        func frame(_ detents: Set<PresentationDetent>) throws -> CGRect {
            let sheet = sheet(
                Text("below").sheet(isPresented: .constant(true)) { Box("a").presentationDetents(detents) })
            return try sheet.frame("a")
        }
        // The largest detent is 852 - 59 - 10 - 34 = 749 points high.
        #expect(try frame([.large]) == CGRect(x: 0, y: 69, width: 393, height: 749))
        #expect(try frame([.medium, .large]) == CGRect(x: 0, y: 443.67, width: 393, height: 374.33).rounded)
        #expect(try frame([.fraction(0.25)]).height.rounded() == 187)
        #expect(try frame([.height(200)]) == CGRect(x: 0, y: 618, width: 393, height: 200))
        #expect(try frame([.height(5000)]).height == 749)
    }
}

extension CGRect {
    /// On thirds of points, as on the screen.
    fileprivate var rounded: CGRect {
        func side(_ length: CGFloat) -> CGFloat { (length * 3).rounded() / 3 }
        let (x, y) = (side(minX), side(minY))
        return CGRect(x: x, y: y, width: side(maxX) - x, height: side(maxY) - y)
    }
}
