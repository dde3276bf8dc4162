import SwiftUI
import ViewInspector
import XCTest

private struct Triangle: Shape {
    var lean: CGFloat = 0

    var animatableData: CGFloat {
        get { lean }
        set { lean = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX + lean, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

private struct Badge: View, Inspectable {
    @State var isOn = false

    var body: some View {
        RoundedRectangle(cornerRadius: 4)
            .fill(self.isOn ? Color.blue : Color.red)
            .frame(width: 20, height: 10)
            .onTapGesture { self.isOn.toggle() }
    }
}

private struct Sign: View {
    var body: some View {
        ZStack {
            Text("!")
            Triangle()
                .strokeBorderLike(Color.orange)
            Circle()
                .strokeBorder(Color.green, lineWidth: 4, antialiased: true)
        }
    }
}

extension Triangle {
    fileprivate func strokeBorderLike(_ color: Color) -> some View {
        stroke(color, style: StrokeStyle(lineWidth: 3, dash: [1, 2]))
    }
}

final class ShapeTests: XCTestCase {
    func testShapeAsTheOnlyViewIsReachedByIndex() throws {
        let shape = try Badge().inspect().shape(0)
        XCTAssertEqual(try shape.fillShapeStyle(Color.self), Color.red)
        XCTAssertEqual(try shape.fixedWidth(), 20)
        XCTAssertEqual(try Badge().inspect().shape().fillShapeStyle(Color.self), .red)
        XCTAssertEqual(try Badge().inspect().find(ViewType.Shape.self).pathToRoot, "view(Badge.self).shape()")
    }

    func testShapesInAStack() throws {
        let stack = try Sign().inspect().zStack()
        let triangle = try stack.shape(1)
        XCTAssertEqual(try triangle.fillShapeStyle(Color.self), Color.orange)
        XCTAssertEqual(try triangle.strokeStyle().dash, [1, 2])
        let circle = try stack.shape(2)
        XCTAssertEqual(try circle.fillShapeStyle(Color.self), Color.green)
        XCTAssertEqual(try circle.strokeStyle().lineWidth, 4)
        XCTAssertEqual(try circle.fillStyle().isAntialiased, true)
        XCTAssertEqual(try circle.inset(), 2)
        XCTAssertThrowsError(try stack.shape(0))
    }

    func testAttributesOfAShape() throws {
        let view = Circle().inset(by: 3).offset(x: 1, y: 2).scale(x: 2, y: 3, anchor: .top)
            .rotation(.degrees(30), anchor: .leading).trim(from: 0.25, to: 0.75).size(width: 8, height: 9)
            .transform(CGAffineTransform(translationX: 4, y: 5))
        let shape = try view.inspect().shape()
        XCTAssertEqual(try shape.inset(), 3)
        XCTAssertEqual(try shape.offset(), CGSize(width: 1, height: 2))
        XCTAssertEqual(try shape.scale().x, 2)
        XCTAssertEqual(try shape.scale().y, 3)
        XCTAssertEqual(try shape.scale().anchor, .top)
        XCTAssertEqual(try shape.rotation().angle.degrees, 30, accuracy: 0.0001)
        XCTAssertEqual(try shape.rotation().anchor, .leading)
        XCTAssertEqual(try shape.trim().from, 0.25)
        XCTAssertEqual(try shape.trim().to, 0.75)
        XCTAssertEqual(try shape.size(), CGSize(width: 8, height: 9))
        XCTAssertEqual(try shape.transform(), CGAffineTransform(translationX: 4, y: 5))
    }

    func testPathOfAShape() throws {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
        XCTAssertEqual(try Ellipse().inspect().shape().path(in: rect), Path(ellipseIn: rect))
        XCTAssertEqual(try Triangle(lean: 1).inspect().shape().path(in: rect).description, "6 0 m 10 20 l 0 20 l h")
    }

    func testWhatAShapeLacks() throws {
        let shape = try Rectangle().fill(Color.red).inspect().shape()
        XCTAssertThrowsError(try shape.fillShapeStyle(ForegroundStyle.self)) {
            XCTAssertEqual($0.localizedDescription, "Type mismatch: Color is not ForegroundStyle")
        }
        XCTAssertThrowsError(try shape.strokeStyle()) {
            XCTAssertEqual($0.localizedDescription, "Rectangle does not have 'strokeStyle' attribute")
        }
        XCTAssertThrowsError(try Rectangle().inspect().shape().fillShapeStyle(Color.self)) {
            XCTAssertEqual($0.localizedDescription, "Rectangle does not have 'fillShapeStyle' attribute")
        }
        XCTAssertThrowsError(try Rectangle().inspect().shape().fillStyle())
        XCTAssertThrowsError(try Text("a").inspect().shape(0))
    }

    func testAShapeDrawnTwice() throws {
        let view = Capsule().fill(Color.red).stroke(Color.blue, lineWidth: 2)
        let front = try view.inspect().shape()
        XCTAssertEqual(try front.fillShapeStyle(Color.self), .blue)
        XCTAssertEqual(try front.backgroundView().shape().fillShapeStyle(Color.self), .red)
    }
}
