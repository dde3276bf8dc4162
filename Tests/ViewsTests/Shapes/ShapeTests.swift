import SwiftUI
import Testing

@Suite("Shapes")
struct ShapeTests {
    private let wide = CGRect(x: 0, y: 0, width: 20, height: 10)

    @Test("fit themselves into their place")
    func fit() {
        #expect(Rectangle().path(in: wide) == Path(wide))
        #expect(Circle().path(in: wide).boundingRect == CGRect(x: 5, y: 0, width: 10, height: 10))
        #expect(Ellipse().path(in: wide) == Path(ellipseIn: wide))
        #expect(Capsule().path(in: wide) == Path(roundedRect: wide, cornerRadius: 5))
        #expect(RoundedRectangle(cornerRadius: 0).path(in: wide) == Path(wide))
        #expect(RoundedRectangle(cornerRadius: 50).path(in: wide).boundingRect == wide)
        let uneven = UnevenRoundedRectangle(topLeadingRadius: 4).path(in: wide)
        #expect(!uneven.contains(CGPoint(x: 0.5, y: 0.5)) && uneven.contains(CGPoint(x: 19.5, y: 9.5)))
        #expect(AnyShape(Circle()).path(in: wide) == Circle().path(in: wide))
    }

    @Test("go further inside")
    func inset() {
        let inner = CGRect(x: 2, y: 2, width: 16, height: 6)
        #expect(Rectangle().inset(by: 2).path(in: wide) == Path(inner))
        #expect(Rectangle().inset(by: 1).inset(by: 1).path(in: wide) == Path(inner))
        #expect(Rectangle().inset(by: 50).path(in: wide).boundingRect.size == .zero)
        let rounded = RoundedRectangle(cornerRadius: 3).inset(by: 2)
        #expect(rounded.path(in: wide) == Path(roundedRect: inner, cornerRadius: 1))
    }

    @Test("are moved, turned, scaled, sized, transformed and cut")
    func changes() {
        #expect(Rectangle().offset(x: 1).path(in: wide).boundingRect.minX == 1)
        #expect(Rectangle().size(width: 3, height: 4).path(in: wide).boundingRect.size == CGSize(width: 3, height: 4))
        #expect(Rectangle().scale(2).path(in: wide).boundingRect == wide.insetBy(dx: -10, dy: -5))
        #expect(Rectangle().scale(x: 2, anchor: .leading).path(in: wide).boundingRect.minX == 0)
        let turned = Rectangle().rotation(.degrees(90)).path(in: wide).boundingRect
        #expect(abs(turned.width - 10) < 0.001 && abs(turned.height - 20) < 0.001 && abs(turned.midX - 10) < 0.001)
        let moved = Rectangle().transform(CGAffineTransform(translationX: 5, y: 0)).path(in: wide)
        #expect(moved.boundingRect.minX == 5)
        #expect(Rectangle().trim(from: 0, to: 0.25).path(in: wide).description == "0 0 m 15 0 l")
        #expect(Rectangle().offset(x: 1).inset(by: 2).path(in: wide).boundingRect.minX == 3)
        #expect(Circle().stroke(lineWidth: 2).path(in: wide).boundingRect.height > 11.9)
    }

    @Test("are written by name where a shape is wanted")
    func namedShapes() {
        func outline(_ shape: some Shape) -> Path { shape.path(in: wide) }
        #expect(outline(.rect) == Path(wide))
        #expect(outline(.circle) == Circle().path(in: wide))
        #expect(outline(.capsule) == Capsule().path(in: wide))
        #expect(outline(.rect(cornerRadius: 2)) == Path(roundedRect: wide, cornerRadius: 2))
    }

    @Test("transforms follow one another")
    func transforms() {
        let transform = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 2).rotated(by: .pi / 2)
        let point = CGPoint(x: 1, y: 0).applying(transform)
        #expect(abs(point.x - 3) < 1e-9 && abs(point.y - 6) < 1e-9)
        let back = point.applying(transform.inverted())
        #expect(abs(back.x - 1) < 1e-9 && abs(back.y) < 1e-9)
        #expect(CGAffineTransform.identity.isIdentity && !transform.isIdentity)
        #expect(CGSize(width: 1, height: 2).applying(CGAffineTransform(scaleX: 2, y: 3)) == CGSize(width: 2, height: 6))
        let turned = wide.applying(CGAffineTransform(rotationAngle: .pi))
        #expect(abs(turned.minX + 20) < 1e-9 && abs(turned.maxY) < 1e-9 && abs(turned.height - 10) < 1e-9)
    }
}
