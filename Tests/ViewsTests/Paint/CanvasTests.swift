import Inspector
import SwiftUI
import Testing

/// The record of a canvas.
@MainActor
struct CanvasTests {
    private let size = CGSize(width: 100, height: 50)

    private func draw(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> [GraphicsContext
        .Operation]
    {
        try Canvas(renderer: renderer).inspect().canvas().drawing(in: size)
    }

    @Test func `Clips and filters are of the layer they were set in`() throws {
        let drawn = try draw { context, size in
            context.drawLayer { layer in
                layer.addFilter(.blur(radius: 2))
                layer.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)), options: .inverse)
                layer.blendMode = .multiply
                layer.draw(Text("a"), in: CGRect(x: 0, y: 0, width: 5, height: 5))
            }
            context.draw(Text("b"), at: .zero)
        }
        #expect(drawn.count == 2)
        #expect(drawn[0].filters == [.blur(radius: 2)] && drawn[0].blendMode == .multiply)
        #expect(drawn[0].clips.first?.options == .inverse)
        #expect(drawn[1].filters.isEmpty && drawn[1].clips.isEmpty && drawn[1].blendMode == .normal)
    }

    @Test func `The clip has a bounding rectangle in the coordinates of drawing`() throws {
        var rects: [CGRect] = []
        _ = try draw { context, _ in
            rects.append(context.clipBoundingRect)
            context.clip(to: Path(CGRect(x: 20, y: 10, width: 40, height: 80)))
            rects.append(context.clipBoundingRect)
            context.translateBy(x: 20, y: 10)
            context.scaleBy(x: 2, y: 2)
            rects.append(context.clipBoundingRect)
        }
        #expect(rects[0] == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(rects[1] == CGRect(x: 20, y: 10, width: 40, height: 40))
        #expect(rects[2] == CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    @Test func `A layer cuts off what is drawn after it`() throws {
        let drawn = try draw { context, _ in
            context.clipToLayer(opacity: 0.5) {
                $0.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .backdrop)
            }
            context.stroke(Path(), with: .conicGradient(Gradient(colors: [.red, .blue]), center: .zero))
        }
        guard case .layer(let inner, 0.5)? = drawn[0].clips.first?.area else {
            Issue.record("no layer")
            return
        }
        #expect(drawn.count == 1 && inner.count == 1)
    }

    @Test func `Symbols are found by their tags`() throws {
        var isMissing = false
        let canvas = Canvas { context, _ in
            if let star = context.resolveSymbol(id: "star") { context.draw(star, at: CGPoint(x: 1, y: 2)) }
            isMissing = context.resolveSymbol(id: "moon") == nil
        } symbols: {
            Image(systemName: "star").tag("star")
            Image(systemName: "sun.max").tag("sun")
        }
        let drawn = try canvas.inspect().canvas().drawing(in: size)
        guard drawn.count == 1, case .symbol(let tag, let point, .center) = drawn[0].content else {
            Issue.record("no symbol")
            return
        }
        #expect(tag == AnyHashable("star") && point == CGPoint(x: 1, y: 2) && isMissing)
    }

    @Test func `Resolved texts and images keep their paint`() throws {
        let drawn = try draw { context, _ in
            var text = context.resolve(Text("a"))
            text.shading = .color(.red)
            context.draw(text, at: .zero)
            context.draw(context.resolve(Image("b")), in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        guard case .color(.red)? = drawn[0].shading, case .imageIn(let image, _, _) = drawn[1].content else {
            Issue.record("no paint")
            return
        }
        #expect(drawn[1].shading == nil)
        #expect(try image.name() == "b")
    }

    @Test func `An image may be drawn by a closure`() throws {
        let image = Image(size: size, label: Text("dot")) { context in
            context.fill(Path(ellipseIn: context.clipBoundingRect), with: .color(white: 0.5))
        }
        #expect(try image.operations().count == 1)
        #expect(try image.inspect().image().labelView().string() == "dot")
        #expect(throws: (any Error).self) { try image.name() }
        #expect(throws: (any Error).self) { try Image("a").operations() }
    }
}
