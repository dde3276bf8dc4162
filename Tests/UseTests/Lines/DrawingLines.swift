import SwiftUI

private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

extension Lines {
    @LineBuilder static var shapes: [Any] {
        Triangle().fill(.red)
        Triangle().stroke(.red, lineWidth: 2)
        Triangle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2]))
        Circle().fill(.blue).stroke(.red, lineWidth: 1)
        Circle().strokeBorder(.red, lineWidth: 4)
        Circle().trim(from: 0, to: 0.5).rotation(.degrees(90))
        Circle().inset(by: 4).offset(x: 2)
        Circle().scale(x: 1, y: 0.5, anchor: .top)
        Circle().size(width: 10, height: 10)
        Circle().transform(CGAffineTransform(scaleX: 1, y: 2))
        Circle().union(Rectangle()).subtracting(Capsule())
        Ellipse().fill(.red.gradient)
        Capsule(style: .continuous).fill(.tint)
        RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.background)
        RoundedRectangle(cornerSize: CGSize(width: 4, height: 8)).fill(.placeholder)
        UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 8).fill(.separator)
        ContainerRelativeShape().fill(.selection)
        AnyShape(Circle()).fill(.windowBackground)
        Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 2).strokedPath(
            StrokeStyle(lineWidth: 1))
        Text("a").clipShape(Circle())
        Text("a").clipShape(.rect(cornerRadius: 8))
        Text("a").clipShape(.capsule)
        Text("a").containerShape(.rect(cornerRadius: 8))
        Text("a").contentShape(Rectangle())
        Text("a").contentShape([.dragPreview, .interaction], .rect)
        Text("a").mask { Circle() }
        Text("a").mask(alignment: .top) {
            LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
        }
        Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
        Canvas { context, _ in context.draw(Text("a"), at: .zero) }
        Canvas { context, size in
            context.draw(context.resolveSymbol(id: 1)!, at: CGPoint(x: size.width, y: 0))
        } symbols: {
            Text("a").tag(1)
        }
        Canvas(opaque: true, rendersAsynchronously: true) { context, _ in context.opacity = 0.5 }
    }

    @LineBuilder static var paint: [Any] {
        Color.red.opacity(0.5)
        Color(red: 0.1, green: 0.2, blue: 0.3)
        Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 1)
        Color(hue: 0.5, saturation: 1, brightness: 1)
        Color(white: 0.5)
        Color("Accent", bundle: .main)
        Color.accentColor.gradient
        Color.primary.opacity(0.5).gradient.colorSpace(.perceptual)
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing)
        LinearGradient(
            stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], startPoint: .top,
            endPoint: .bottom)
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 100)
        AngularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(180))
        EllipticalGradient(colors: [.red, .blue], center: .center)
        Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        Rectangle().fill(.radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 10))
        Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center))
        Rectangle().fill(.image(Image("paper"), scale: 0.5))
        Rectangle().fill(.regularMaterial)
        Rectangle().fill(.red.shadow(.drop(radius: 2, x: 1, y: 1)))
        Rectangle().fill(.red.blendMode(.multiply).opacity(0.5))
        Rectangle().fill(.primary.secondary)
        Rectangle().fill(Color.red.quaternary)
        Rectangle().fill(.foreground)
        Rectangle().fill(AnyShapeStyle(.red))
        Text("a").backgroundStyle(.red).tint(.green)
        Text("a").foregroundColor(.red).accentColor(.blue)
        Text("a").colorScheme(.dark).preferredColorScheme(.light)
    }

    @LineBuilder static var effects: [Any] {
        Text("a").opacity(0.5).blur(radius: 2, opaque: false)
        Text("a").shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
        Text("a").brightness(0.1).contrast(0.9).saturation(0.5)
        Text("a").grayscale(1).hueRotation(.degrees(45)).colorInvert()
        Text("a").colorMultiply(.red).luminanceToAlpha()
        Text("a").blendMode(.screen).compositingGroup().drawingGroup()
        Text("a").rotationEffect(.degrees(45), anchor: .topLeading)
        Text("a").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
        Text("a").scaleEffect(1.2, anchor: .bottom)
        Text("a").scaleEffect(x: 1, y: -1)
        Text("a").transformEffect(CGAffineTransform(rotationAngle: 0.1))
        Text("a").projectionEffect(ProjectionTransform(CGAffineTransform.identity))
        Text("a").colorEffect(ShaderLibrary.default.tint(.color(.red)))
        Text("a").distortionEffect(ShaderLibrary.default.wave(.float(2)), maxSampleOffset: CGSize(width: 4, height: 4))
        Text("a").layerEffect(ShaderLibrary.default.pixels(.float(2)), maxSampleOffset: .zero)
        Text("a").symbolEffect(.bounce, value: 1)
        Text("a").symbolEffect(.pulse.byLayer, options: .repeating, isActive: true)
        Text("a").symbolEffect(.variableColor.iterative.reversing)
        Text("a").symbolEffect(.scale.up, isActive: true).symbolEffectsRemoved()
        Text("a").sensoryFeedback(.selection, trigger: 1)
        Text("a").sensoryFeedback(.impact(flexibility: .soft), trigger: 1) { old, new in old < new }
        Text("a").hoverEffect(.lift).defaultHoverEffect(.highlight)
        Text("a").allowedDynamicRange(.high)
        Text("a").invalidatableContent().unredacted()
    }
}
