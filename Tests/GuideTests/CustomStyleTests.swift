import SwiftUI
import ViewInspector
import XCTest

private struct BadgeStyleConfiguration {
    let text: String
}

private protocol BadgeStyle {
    associatedtype Body: View
    typealias Configuration = BadgeStyleConfiguration
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

private struct PlainBadgeStyle: BadgeStyle {
    func makeBody(configuration: BadgeStyleConfiguration) -> some View {
        Text(configuration.text)
    }
}

private struct StarredBadgeStyle: BadgeStyle {
    let stars: Int

    func makeBody(configuration: BadgeStyleConfiguration) -> some View {
        StyleBody(configuration: configuration, stars: stars)
    }

    struct StyleBody: View {
        let configuration: BadgeStyleConfiguration
        let stars: Int
        var didAppear: ((Self) -> Void)?

        var body: some View {
            HStack {
                ForEach(0..<stars, id: \.self) { _ in Image(systemName: "star") }
                Text(configuration.text)
            }
            .onAppear { self.didAppear?(self) }
        }
    }
}

private struct AnyBadgeStyle: BadgeStyle {
    private let make: (BadgeStyle.Configuration) -> AnyView

    init<S: BadgeStyle>(_ style: S) {
        make = { AnyView(style.makeBody(configuration: $0)) }
    }

    func makeBody(configuration: BadgeStyle.Configuration) -> some View {
        make(configuration)
    }
}

private struct BadgeStyleKey: EnvironmentKey {
    static var defaultValue: AnyBadgeStyle { AnyBadgeStyle(PlainBadgeStyle()) }
}

extension EnvironmentValues {
    fileprivate var badgeStyle: AnyBadgeStyle {
        get { self[BadgeStyleKey.self] }
        set { self[BadgeStyleKey.self] = newValue }
    }
}

private struct BadgeStyleModifier<S: BadgeStyle>: ViewModifier {
    let style: S

    init(_ style: S) {
        self.style = style
    }

    func body(content: Self.Content) -> some View {
        content.environment(\.badgeStyle, AnyBadgeStyle(style))
    }
}

private struct RibbonStyleModifier: ViewModifier {
    func body(content: Self.Content) -> some View { content }
}

extension View {
    fileprivate func badgeStyle<S: BadgeStyle>(_ style: S) -> some View {
        modifier(BadgeStyleModifier(style))
    }
}

private struct Badge: View {
    let text: String
    @Environment(\.badgeStyle) var style

    var body: some View {
        style.makeBody(configuration: BadgeStyle.Configuration(text: text))
    }
}

extension StarredBadgeStyle {
    fileprivate func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
        let view = try makeBody(configuration: BadgeStyleConfiguration(text: "looked at")).inspect()
        return try view.classify()
    }
}

/// Guide: Custom Styles.
final class CustomStyleTests: XCTestCase {
    func testTheStyleOfAViewIsRead() throws {
        let sut = EmptyView().badgeStyle(StarredBadgeStyle(stars: 3))
        let style = try XCTUnwrap(sut.inspect().customStyle("badgeStyle") as? StarredBadgeStyle)
        XCTAssertEqual(style.stars, 3)
        XCTAssertFalse(try sut.inspect().customStyle("badgeStyle") is PlainBadgeStyle)
    }

    func testTheNearestStyleCounts() throws {
        let sut = VStack { Badge(text: "new") }
            .badgeStyle(StarredBadgeStyle(stars: 1))
            .badgeStyle(PlainBadgeStyle())
        XCTAssertTrue(try sut.inspect().customStyle("badgeStyle") is StarredBadgeStyle)
        XCTAssertEqual(try sut.inspect().find(ViewType.Image.self).actualImage().name(), "star")
    }

    func testAMissingStyleIsAnError() throws {
        XCTAssertThrowsError(try EmptyView().inspect().customStyle("badgeStyle")) {
            XCTAssertEqual($0.localizedDescription, "EmptyView does not have 'badgeStyle' modifier")
        }
        let sut = EmptyView().modifier(RibbonStyleModifier())
        XCTAssertThrowsError(try sut.inspect().customStyle("ribbonStyle")) {
            XCTAssertEqual($0.localizedDescription, "RibbonStyleModifier does not have 'style' attribute")
        }
    }

    func testAStyleIsInspectedAlone() throws {
        let sut = StarredBadgeStyle(stars: 2)
        let body = try sut.inspect().view(StarredBadgeStyle.StyleBody.self)
        XCTAssertEqual(try body.hStack().forEach(0).count, 2)
        XCTAssertEqual(try body.hStack().text(1).string(), "looked at")
    }

    func testAStyleIsInspectedOnTheScreen() throws {
        var body = try StarredBadgeStyle(stars: 1).inspect().view(StarredBadgeStyle.StyleBody.self).actualView()
        let appeared = body.on(\.didAppear) { body in
            XCTAssertEqual(try body.hStack().text(1).string(), "looked at")
        }
        ViewHosting.host(view: body)
        wait(for: [appeared], timeout: 1.0)
    }
}
