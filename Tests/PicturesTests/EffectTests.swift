import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import Pictures
@testable import Views

/// Changes of colors, mixtures, masks and gradients around a point, in both formats.
@MainActor
struct EffectTests {
    private func list(_ view: some View, _ environment: EnvironmentValues = EnvironmentValues()) throws -> DisplayList {
        let graph = Graph(view, mode: .hosted, environment: environment)
        graph.isScreen = true
        graph.screen = DeviceScreen(width: 40, height: 20)
        return try DisplayList(of: graph)
    }

    private func svg(_ list: DisplayList) -> String { SVGWriter.document(of: list, title: "") }

    private func rgb(_ list: DisplayList, _ x: Int, _ y: Int) throws -> [Int] {
        let pixel = try list.canvas(scale: 1)[x, y]
        return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }

    private let red = Paint.color(PaintColor(red: 1, green: 59 / 255, blue: 48 / 255))
    private let whole = Path(CGRect(x: 0, y: 0, width: 40, height: 20))

    // MARK: Changes of colors

    @Test func `A change of colors is a group, a filter in SVG, and other pixels`() throws {
        let list = try list(Color.red.grayscale(1))
        #expect(
            list.commands.dropFirst() == [
                .begin(PictureGroup(colors: .saturation(0))), .fill(whole, red, isEvenOdd: false), .end,
            ])
        #expect(
            svg(list).contains(
                "<feColorMatrix values=\"0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0 0 0 1 0\"/>"
            ))
        #expect(try rgb(list, 20, 10) == [100, 100, 100])
    }

    @Test func `Each change makes the colors that its formula says`() throws {
        let gray = Color(red: 0.4, green: 0.6, blue: 0.2)
        #expect(try rgb(list(gray.brightness(0.2)), 1, 1) == [153, 204, 102])
        #expect(try rgb(list(gray.contrast(0.5)), 1, 1) == [115, 140, 89])
        #expect(try rgb(list(gray.colorInvert()), 1, 1) == [153, 102, 204])
        #expect(try rgb(list(gray.saturation(1)), 1, 1) == [102, 153, 51])
        #expect(try rgb(list(gray.colorMultiply(.white)), 1, 1) == [102, 153, 51])
        #expect(try rgb(list(gray.colorMultiply(Color(red: 0.5, green: 1, blue: 0))), 1, 1) == [51, 153, 0])
        #expect(try rgb(list(gray.hueRotation(.degrees(360))), 1, 1) == [102, 153, 51])
        #expect(try rgb(list(Color.white.luminanceToAlpha()), 1, 1) == [0, 0, 0])
        #expect(try rgb(list(Color.black.luminanceToAlpha()), 1, 1) == [255, 255, 255])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func `Amounts that no color can have do no harm`(amount: Double) throws {
        let list = try list(
            Color.red.brightness(amount).contrast(amount).saturation(amount).grayscale(amount).hueRotation(
                .degrees(amount)))
        #expect(!svg(list).contains("nan") && !svg(list).contains("inf"))
        _ = try list.canvas(scale: 1)
    }

    // MARK: Mixtures

    @Test func `A blend mode mixes a view with what is behind it`() throws {
        let list = try list(
            ZStack {
                Color.yellow; Color.blue.blendMode(.multiply)
            })
        #expect(try rgb(list, 20, 10) == [0, 98, 0])
        #expect(svg(list).contains("<g style=\"mix-blend-mode:multiply\">"))
    }

    @Test func `What is in a group is mixed with nothing outside of it`() throws {
        let list = try list(
            ZStack {
                Color.yellow; Color.blue.blendMode(.multiply).compositingGroup()
            })
        #expect(try rgb(list, 20, 10) == [0, 122, 255])
        #expect(svg(list).contains("isolation:isolate"))
        // As browsers have it, a clip makes such a group.
        let clipped = try self.list(
            ZStack {
                Color.yellow; Color.blue.blendMode(.multiply).clipShape(Rectangle())
            })
        #expect(try rgb(clipped, 20, 10) == [0, 122, 255])
    }

    @Test func `A mode that SVG has no name for draws over what is there`() throws {
        let list = try list(
            ZStack {
                Color.yellow; Color.blue.blendMode(.destinationOut)
            })
        #expect(!list.commands.contains { if case .begin = $0 { true } else { false } })
        #expect(try rgb(list, 20, 10) == [0, 122, 255])
    }

    // MARK: Masks

    private var fading: LinearGradient {
        LinearGradient(colors: [.black, .black.opacity(0)], startPoint: .leading, endPoint: .trailing)
    }

    @Test func `A mask leaves as much of a view as it is opaque`() throws {
        let list = try list(Color.red.mask(fading))
        guard list.commands.count == 6, case .fill = list.commands[4] else {
            Issue.record("there are \(list.commands)")
            return
        }
        #expect(list.commands[1] == .begin(PictureGroup(isMasked: true)))
        #expect(list.commands[2] == .fill(whole, red, isEvenOdd: false))
        #expect(list.commands[3] == .mask)
        #expect(list.commands[5] == .end)
        #expect(try rgb(list, 0, 10)[1] < 65)
        #expect(abs(try rgb(list, 20, 10)[1] - 157) < 5)
        #expect(try rgb(list, 39, 10)[1] > 245)
    }

    @Test func `In SVG a mask stands behind the group that it is for, in white`() throws {
        let text = svg(try list(Color.red.mask(fading)))
        #expect(
            text.contains(
                "<g mask=\"url(#m1)\"><g><path d=\"M0 0L40 0L40 20L0 20Z\" fill=\"#ff3b30\"/>\n</g></g>\n<mask id=\"m1\" "
            ))
        #expect(text.contains("<feColorMatrix values=\"0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0\"/>"))
        #expect(text.contains("</g></mask>\n"))
    }

    @Test func `A shape in one color cuts, and a mask of nothing leaves nothing`() throws {
        let cut = try list(Color.red.mask(Rectangle()))
        #expect(cut.commands[1] == .begin(PictureGroup(clip: PictureGroup.Clip(whole))))
        #expect(try list(Color.red.mask(Text(""))).commands.count == 1)
        let masked = try list(Color.red.mask(Rectangle().fill(Color.black.opacity(0.5))))
        #expect(try rgb(masked, 20, 10)[1] == 157)
    }

    @Test func `Masks around each other end where they began`() throws {
        let list = try list(Color.red.mask(fading).mask(fading))
        let text = svg(list)
        #expect(text.components(separatedBy: "<g").count == text.components(separatedBy: "</g>").count)
        #expect(text.components(separatedBy: "<mask").count == 3)
        // A quarter is left in the middle.
        #expect(abs(try rgb(list, 20, 10)[1] - 206) < 5)
    }

    @Test func `A mask of a text or a symbol leaves its letters or its lines`() throws {
        func isCovered(_ list: DisplayList) throws -> [Bool] { try (0..<40).map { try rgb(list, $0, 10)[1] < 128 } }
        let letters = try isCovered(list(Color.red.mask(Text("M").font(.title))))
        #expect(letters.contains(true) && letters.contains(false))
        let symbol = try isCovered(list(Color.red.mask(Image(systemName: "heart.fill"))))
        #expect(symbol.contains(true) && symbol.contains(false))
    }

    @Test func `A mask of several views leaves all of the view`() throws {
        #expect(
            try list(
                Color.red.mask(
                    HStack {
                        Text("a"); Text("b")
                    })
            ).commands.count == 2)
    }

    // MARK: Gradients around a point

    @Test func `An angular gradient has the same colors in both formats`() throws {
        let gradient = AngularGradient(colors: [.black, .white], center: .center)
        let list = try list(gradient)
        guard case .fill(_, let paint, _) = list.commands[1], let wedges = AngularWedges(paint) else {
            Issue.record("there is no gradient")
            return
        }
        #expect(abs(try rgb(list, 20, 19)[0] - 64) < 4)
        #expect(abs(try rgb(list, 1, 10)[0] - 128) < 4)
        let pattern = wedges.pattern("p")
        // Steps of three degrees: the one that ends below the center is as gray as the pixel there.
        #expect(pattern.components(separatedBy: "<path").count > 100)
        #expect(pattern.contains("fill=\"#3f3f3f\"") || pattern.contains("fill=\"#404040\""))
        #expect(svg(list).contains("fill=\"url(#d1)\""))
    }

    @Test func `Angles that aren't finite draw nothing`() throws {
        for angle in [Double.nan, .infinity, 1e300] {
            let gradient = AngularGradient(
                colors: [.red, .blue], center: .center, startAngle: .degrees(angle), endAngle: .zero)
            #expect(try list(gradient).commands.count == 1)
        }
    }

    // MARK: Contrast

    @Test func `Colors are stronger in increased contrast`() throws {
        var environment = EnvironmentValues()
        environment.colorSchemeContrast = .increased
        #expect(try rgb(list(Color.blue, environment), 1, 1) == [0, 0x40, 0xDD])
        environment.colorScheme = .dark
        #expect(try rgb(list(Color.blue, environment), 1, 1) == [0x40, 0x9C, 0xFF])
    }
}
