import Foundation
import SwiftUI
import Testing

@testable import Pictures
@testable import Views

@MainActor
struct ContrastTests {
    /// The contrasts of the texts of a view on a white screen: the colors, and the ratio with two decimals.
    private func contrasts(_ view: some View) throws -> [String] {
        let graph = Graph(view, mode: .hosted, environment: EnvironmentValues())
        graph.isScreen = true
        graph.screen = DeviceScreen(width: 200, height: 100)
        return try DisplayList(of: graph).textContrasts().map {
            "\($0.letters.hexadecimal) \($0.ground.hexadecimal) \(($0.ratio * 100).rounded() / 100) \($0.needed)"
        }
    }

    @Test func `The ratios are WCAG's`() {
        let (white, black) = (PaintColor(red: 1, green: 1, blue: 1), PaintColor(red: 0, green: 0, blue: 0))
        #expect(white.contrast(to: black) == 21)
        #expect(black.contrast(to: white) == 21)
        #expect(white.contrast(to: white) == 1)
        // The darkest gray that WCAG's documents give as enough on white.
        let gray = PaintColor(red: 118 / 255, green: 118 / 255, blue: 118 / 255)
        #expect((gray.contrast(to: white) * 100).rounded() == 454)
    }

    @Test func `What is behind a text is all that is drawn there before, and nothing beside it`() throws {
        #expect(try contrasts(Text("a").background(Color.black)) == ["#000000 #000000 1.0 4.5"])
        #expect(
            try contrasts(
                HStack(spacing: 0) {
                    Color.black.frame(width: 40, height: 40)
                    Text("a")
                }) == ["#000000 #FFFFFF 21.0 4.5"])
        #expect(
            try contrasts(
                ZStack {
                    Text("a")
                    Color.black.frame(width: 4, height: 4).offset(x: 60)
                }) == ["#000000 #FFFFFF 21.0 4.5"])
    }

    @Test func `A group is seen through as one`() throws {
        let label = Text("a").foregroundColor(.black).padding().background(Color.white)
        let shown = ZStack {
            Color.black
            label.opacity(0.5)
        }
        #expect(try contrasts(shown) == ["#000000 #808080 5.32 4.5"])
    }

    @Test func `What a clip leaves out isn't behind, and letters out of it aren't seen`() throws {
        let ground = Color.black.frame(width: 100, height: 100).clipShape(Circle().inset(by: 48))
        #expect(
            try contrasts(
                ZStack {
                    ground
                    Text("a").offset(x: 30)
                }) == ["#000000 #FFFFFF 21.0 4.5"])
        #expect(try contrasts(Text("a").offset(x: 60).frame(width: 20, height: 20).clipped()) == [])
    }

    @Test func `Letters are looked up where a transform puts them`() throws {
        let turned = ZStack {
            HStack(spacing: 0) {
                Color.white
                Color.black
            }
            Text("a").foregroundColor(.white).frame(width: 180, alignment: .leading).rotationEffect(.degrees(180))
        }
        #expect(try contrasts(turned) == ["#FFFFFF #000000 21.0 4.5"])
    }

    @Test func `The least along a gradient counts`() throws {
        let shades = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        let found = try contrasts(Text("a").foregroundColor(.white).frame(width: 100).background(shades))
        #expect(found.count == 1)
        #expect(found[0].hasPrefix("#FFFFFF #8"))
    }

    @Test func `Nothing is known over pictures that aren't drawn, and of what is blurred`() throws {
        #expect(try contrasts(Text("a").background(Image("photo").resizable())) == [])
        #expect(try contrasts(Text("a").blur(radius: 2)) == [])
    }

    @Test func `Large and bold letters need less`() throws {
        #expect(try contrasts(Text("a").font(.title2)) == ["#000000 #FFFFFF 21.0 3.0"])
        #expect(try contrasts(Text("a").bold()) == ["#000000 #FFFFFF 21.0 3.0"])
        #expect(try contrasts(Text("a").fontWeight(.semibold)) == ["#000000 #FFFFFF 21.0 4.5"])
    }
}
