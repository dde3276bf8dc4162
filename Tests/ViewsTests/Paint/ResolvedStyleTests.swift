import Inspector
import SwiftUI
import Testing

/// The values of colors and styles in an environment.
@MainActor
struct ResolvedStyleTests {
    private func environment(_ scheme: ColorScheme) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return environment
    }

    @Test func `System colors follow the scheme`() {
        #expect(Color.red.resolve(in: environment(.light)).description == "#FF3B30FF")
        #expect(Color.red.resolve(in: environment(.dark)).description == "#FF453AFF")
        #expect(Color.primary.resolve(in: environment(.dark)).description == "#FFFFFFFF")
        #expect(Color.red.opacity(0.5).resolve(in: environment(.dark)).opacity == 0.5)
        #expect(Color("of a catalog").resolve(in: environment(.light)).opacity == 0)
    }

    @Test func `Components are linear and encoded`() throws {
        var color = Color(red: 0.5, green: 0, blue: 1).resolve(in: environment(.light))
        #expect(abs(color.linearRed - 0.2140) < 1e-3 && abs(color.red - 0.5) < 1e-5)
        color.green = 0.5
        #expect(abs(color.linearGreen - 0.2140) < 1e-3)
        #expect(Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 0).linearRed == 0.5)
        let decoded = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(color))
        #expect(decoded == color)
        #expect(Color(color).resolve(in: environment(.dark)).description == color.description)
        var half = color.animatableData
        half.scale(by: 0.5)
        color.animatableData = half
        #expect(color.opacity == 0.5)
    }

    private struct Seasonal: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .dark ? Color.blue : Color.yellow
        }
    }

    @Test func `The accent follows the tint and styles stand for others`() throws {
        var seen: [Color.Resolved] = []
        let canvas = Canvas { context, size in
            seen.append(Color.accentColor.resolve(in: context.environment))
            context.fill(Path(CGRect(origin: .zero, size: size)), with: context.resolve(.style(Seasonal())))
        }
        let drawn = try canvas.tint(.green).environment(\.colorScheme, .dark).inspect().canvas()
            .drawing(in: CGSize(width: 4, height: 4))
        #expect(seen == [Color.green.resolve(in: environment(.dark))])
        guard case .fill(_, .style(let style), _) = drawn[0].content else {
            Issue.record("no fill")
            return
        }
        #expect(style as? Color.Resolved == Color.blue.resolve(in: environment(.dark)))
    }

    @Test func `Screens tell the scheme that they prefer`() async throws {
        final class Log { var schemes: [ColorScheme?] = [] }
        let log = Log()
        let view = VStack {
            Text("a").preferredColorScheme(.dark)
            Text("b").preferredColorScheme(.light)
        }.onPreferenceChange(PreferredColorSchemeKey.self) { log.schemes.append($0) }
        ViewHosting.host(view: view)
        defer { ViewHosting.expel() }
        #expect(log.schemes.last == .some(.dark))
    }
}
