import SwiftUI
import Testing

/// One use of each name about shapes, styles and drawing, as source for iOS has them.
private struct Uses: View {
    struct Wave: Shape {
        static var role: ShapeRole { .stroke }
        var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: rect.origin)
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            }
        }
    }

    struct Warning: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .dark ? Color.yellow : Color.orange
        }
    }

    struct Stripes: ShapeStyle, View {
        nonisolated func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.red.opacity(0.5) }
    }

    struct Bar: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? {
            context.dynamicTypeSize > .large ? context.maxDetentValue * 0.2 : max(44, context.maxDetentValue * 0.1)
        }
    }

    @Environment(\.self) private var environment

    var body: some View {
        VStack {
            Circle().fill(.red.secondary).stroke(.blue, lineWidth: 2).strokeBorder(.tertiary, lineWidth: 1)
            Circle().union(Rectangle(), eoFill: true).fill(.fill)
            Circle().intersection(Rectangle()).subtracting(Capsule()).symmetricDifference(Ellipse())
            Rectangle().lineIntersection(Circle()).stroke()
            Rectangle().lineSubtraction(Circle()).stroke(style: StrokeStyle(lineWidth: 1))
            Wave().fill(.blendMode(.multiply))
            RoundedRectangle(cornerRadius: 2).fill(.blue.gradient.blendMode(.screen).quaternary)
            Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center))
            Rectangle().fill(
                .conicGradient(stops: [.init(color: .red, location: 0)], center: .center, angle: .degrees(9)))
            Rectangle().fill(.conicGradient(Gradient(colors: [.red]), center: .center, angle: .zero))
            Rectangle().fill(.conicGradient(Color.red.gradient, center: .center))
            Rectangle().fill(Gradient(colors: [.red, .blue]).colorSpace(.perceptual))
            Rectangle().fill(Color.blue.gradient.colorSpace(.device))
            Text("a").clipShape(.rect(topLeadingRadius: 4, bottomTrailingRadius: 8)).contentShape(.buttonBorder)
            Text("b").foregroundStyle(Warning())
            Stripes()
            Text("c").font(.system(.body, design: .rounded)).textScale(.secondary, isEnabled: true)
            Text("d").font(.system(size: 12, weight: .bold, design: .monospaced))
            Text(timerInterval: Date.now...Date.now.addingTimeInterval(60), pauseTime: nil, showsHours: false)
            ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60))
            Color(Color.Resolved(red: 1, green: 0, blue: 0))
            Color(ColorResource(name: "brand", bundle: .main))
        }
        VStack {
            Image(ImageResource(name: "logo", bundle: .main))
            Image(size: CGSize(width: 9, height: 9)) { $0.fill(Path(), with: .foreground) }
            Text("e").onPreferenceChange(PreferredColorSchemeKey.self) { _ in }
                .presentationDetents([.medium, .custom(Bar.self)])
            canvas
        }
    }

    private var canvas: some View {
        Canvas { context, size in
            context.blendMode = .plusLighter
            context.addFilter(.shadow(color: .black, radius: 4, options: .shadowOnly))
            context.addFilter(.colorMatrix(ColorMatrix()), options: .linearColor)
            context.addFilter(.alphaThreshold(min: 0.5))
            context.clip(to: Path(ellipseIn: context.clipBoundingRect), style: FillStyle(eoFill: true))
            context.clipToLayer(opacity: 0.5, options: .inverse) { $0.draw(Text("mask"), at: .zero) }
            context.fill(Path(), with: .color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5))
            context.fill(
                Path(),
                with: .linearGradient(
                    Gradient(colors: [.red]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0),
                    options: .mirror))
            context.fill(
                Path(), with: .radialGradient(Gradient(colors: []), center: .zero, startRadius: 0, endRadius: 9))
            context.fill(Path(), with: .palette([.backdrop, .foreground]))
            context.fill(Path(), with: .tiledImage(Image("tile"), scale: 2))
            if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, in: CGRect(origin: .zero, size: size)) }
            context.draw(context.resolve(Text("f")), in: CGRect(origin: .zero, size: size))
            _ = context.environment.colorScheme
        } symbols: {
            Text("symbol").tag(1)
        }
    }

    func shapes(_ drawing: FillShapeView<Circle, Color, EmptyView>) -> [Any] {
        let border = ButtonBorderShape.capsule
        return [
            drawing.background, border.path(in: .zero), border.inset(by: 2), Wave.role,
            Circle().layoutDirectionBehavior,
            Path().normalized(eoFill: false), EventModifiers.function, InterfaceOrientation.portrait.id,
            Color.red.resolve(in: environment).red, Text.LineStyle(nsUnderlineStyle: .single) as Any,
            StrokeShapeView(
                shape: Circle(), style: .red, strokeStyle: StrokeStyle(), isAntialiased: true, background: EmptyView()),
        ]
    }
}

private struct StyleUses: View {
    var body: some View {
        List {}.listStyle(.inset(alternatesRowBackgrounds: true))
        List {}.listStyle(InsetListStyle(alternatesRowBackgrounds: true))
        Menu("a") {}.menuStyle(BorderlessButtonMenuStyle(showsMenuIndicator: false))
        Button("b") {}.buttonStyle(BorderedButtonStyle(tint: .red))
        Table([Row]()) { TableColumn("c", value: \.name) }.tableStyle(.inset(alternatesRowBackgrounds: true))
    }

    struct Row: Identifiable {
        let id = 1
        let name = ""
    }
}

@Observable private final class Book: Identifiable {}

@MainActor struct DrawingUses {
    @Test func `A bindable is its object`() {
        let book = Book()
        #expect(Bindable(book).id == book.id)
    }

    @Test func `Styled shapes are views`() {
        #expect(Uses.Wave().path(in: CGRect(x: 0, y: 0, width: 1, height: 1)).boundingRect.width == 1)
        #expect(Uses().shapes(Circle().fill(Color.red)).count == 11)
    }
}
