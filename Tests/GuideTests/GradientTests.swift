import SwiftUI
import ViewInspector
import XCTest

final class GradientTests: XCTestCase {
    private let sunset = Gradient(colors: [.red, .orange])

    func testLinearGradient() throws {
        let view = HStack { LinearGradient(gradient: sunset, startPoint: .top, endPoint: .bottom) }
        let sut = try view.inspect().hStack().linearGradient(0)
        XCTAssertEqual(try sut.gradient(), sunset)
        XCTAssertEqual(try sut.startPoint(), .top)
        XCTAssertEqual(try sut.endPoint(), .bottom)
        XCTAssertEqual(
            LinearGradient(colors: [.red, .orange], startPoint: .top, endPoint: .bottom),
            LinearGradient(
                stops: [.init(color: .red, location: 0), .init(color: .orange, location: 1)], startPoint: .top,
                endPoint: .bottom))
    }

    func testRadialGradient() throws {
        let sut = try AnyView(RadialGradient(gradient: sunset, center: .leading, startRadius: 1, endRadius: 9))
            .inspect().anyView().radialGradient()
        XCTAssertEqual(try sut.gradient(), sunset)
        XCTAssertEqual(try sut.center(), .leading)
        XCTAssertEqual(try sut.startRadius(), 1)
        XCTAssertEqual(try sut.endRadius(), 9)
    }

    func testAngularGradient() throws {
        let sut = try AngularGradient(gradient: sunset, center: .center, angle: .degrees(10)).inspect()
            .angularGradient()
        XCTAssertEqual(try sut.gradient().stops.count, 2)
        XCTAssertEqual(try sut.startAngle(), .degrees(10))
        XCTAssertEqual(try sut.endAngle().degrees, 370, accuracy: 0.0001)
        XCTAssertEqual(
            try AngularGradient(gradient: sunset, center: .center).inspect().angularGradient().endAngle(), .zero)
    }

    func testEllipticalGradient() throws {
        let sut = try EllipticalGradient(colors: [.red, .orange]).inspect().ellipticalGradient()
        XCTAssertEqual(try sut.gradient(), sunset)
        XCTAssertEqual(try sut.center(), .center)
        XCTAssertEqual(try sut.startRadiusFraction(), 0)
        XCTAssertEqual(try sut.endRadiusFraction(), 0.5)
        XCTAssertThrowsError(try VStack { Text("a") }.inspect().vStack().ellipticalGradient(0))
    }

    func testStylesThatShapesAreDrawnWith() throws {
        func style<S: ShapeStyle>(_ view: some View, _ type: S.Type) throws -> S {
            try view.inspect().shape().fillShapeStyle(type)
        }
        let line = LinearGradient(gradient: sunset, startPoint: .top, endPoint: .bottom)
        XCTAssertEqual(
            try style(Circle().fill(.linearGradient(sunset, startPoint: .top, endPoint: .bottom)), LinearGradient.self),
            line)
        XCTAssertEqual(try style(Circle().fill(.ultraThinMaterial), Material.self), .ultraThin)
        XCTAssertEqual(try style(Circle().fill(.secondary), HierarchicalShapeStyle.self), .secondary)
        XCTAssertEqual(try style(Circle().fill(.tint), TintShapeStyle.self), .tint)
        XCTAssertEqual(try style(Circle().fill(.red.opacity(0.5)), Color.self), Color.red.opacity(0.5))
        XCTAssertEqual(try style(Circle().fill(Color.red.gradient), AnyGradient.self), Color.red.gradient)
        XCTAssertEqual(try style(Circle().fill(.image(Image("tile"))), ImagePaint.self).image, Image("tile"))
        XCTAssertNoThrow(try style(Circle().fill(AnyShapeStyle(.selection)), AnyShapeStyle.self))
        XCTAssertThrowsError(try style(Circle().fill(.thinMaterial.shadow(.drop(radius: 2))), Material.self))
    }
}
