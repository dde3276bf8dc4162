import Foundation

/// The paints that styles stand for.
extension LookPlace {
    /// The color of the system with this name, in the appearance of the place.
    package func system(_ name: String) -> Paint { paint(Color.system(name)) }

    /// A color in the appearance of the place.
    package func paint(_ color: Color) -> Paint { .color(PaintColor(color, in: environment)) }

    /// Whether no view around has set a tint.
    package var hasUsualTint: Bool { environment.tint == nil }

    /// The tint of the controls in the place.
    package var tint: Paint {
        guard let style = environment.tint?.style else { return paint(environment.accentColor ?? .accentColor) }
        return paint(style)
    }

    /// The paint of texts and symbols in the place.
    package var foreground: Paint { level(0) }

    /// The paint of a style that fills a rectangle of the screen, by default the view's own.
    ///
    /// *Unverified* for the flat colors that stand for materials, and for the opacities of the levels of a style.
    package func paint(_ style: any ShapeStyle, in rect: CGRect? = nil) -> Paint {
        let rect = rect ?? frame
        switch style {
        case let color as Color: return paint(color)
        case let any as AnyShapeStyle: return paint(any.style, in: rect)
        case let level as HierarchicalShapeStyle: return self.level(level.number)
        case is TintShapeStyle, is SelectionShapeStyle: return tint
        case is SeparatorShapeStyle: return system("separator")
        case is LinkShapeStyle: return system("link")
        case is PlaceholderTextShapeStyle: return system("placeholderText")
        case is WindowBackgroundShapeStyle, is BackgroundStyle:
            guard let own = environment.backgroundStyle?.style, !(own is BackgroundStyle) else {
                return system("systemBackground")
            }
            return paint(own, in: rect)
        case is FillShapeStyle: return system("systemFill")
        case let material as Material: return .color(material.standIn(isDark: isDark))
        case let painted as any PaintedStyle: return painted.paint(in: rect, of: self)
        default: return resolved(style, in: rect)
        }
    }

    /// The paint of a style of the app's own, which stands for another; the foreground for one that isn't known.
    private func resolved(_ style: any ShapeStyle, in rect: CGRect) -> Paint {
        func open<S: ShapeStyle>(_ style: S) -> Paint? {
            S.Resolved.self == Never.self ? nil : paint(style.resolve(in: environment), in: rect)
        }
        if let resolved = style as? Color.Resolved { return paint(Color(resolved)) }
        return open(style) ?? foreground
    }

    /// A level of the foreground, 0 for the first.
    private func level(_ number: Int) -> Paint {
        let set = context.foreground
        if set.indices.contains(number) {
            var inner = self
            inner.context.foreground = []
            return inner.paint(set[number])
        }
        if let first = set.first {
            var inner = self
            inner.context.foreground = []
            return inner.paint(first).opacity(HierarchicalShapeStyle.opacity(of: number))
        }
        return system(["primary", "secondary", "tertiaryLabel", "quaternaryLabel", "quaternaryLabel"][min(number, 4)])
    }
}

/// A style that knows its paint.
nonisolated protocol PaintedStyle: ShapeStyle {
    @MainActor func paint(in rect: CGRect, of place: LookPlace) -> Paint
}

extension PaintColor {
    /// The color in an environment; one that isn't in the asset catalogs of the app is clear.
    @MainActor init(_ color: Color, in environment: EnvironmentValues) {
        if let own = color.storage.asset(in: environment) {
            self.init(red: own.red, green: own.green, blue: own.blue, opacity: own.alpha)
            return
        }
        let components = color.resolve(in: environment)
        self.init(
            red: Double(components.red), green: Double(components.green), blue: Double(components.blue),
            opacity: Double(components.opacity))
    }
}

extension Color.Storage {
    /// The components of a color of an asset catalog in an environment; nil for one that isn't found, and for any other color.
    @MainActor fileprivate func asset(in environment: EnvironmentValues) -> ColorComponents? {
        switch self {
        case .asset(let name, let bundlePath): return AppResources.color(name, bundlePath: bundlePath, in: environment)
        case .opacity(let color, let opacity):
            guard var components = color.asset(in: environment) else { return nil }
            components.alpha *= opacity
            return components
        case .system, .components: return nil
        }
    }
}

extension HierarchicalShapeStyle {
    /// The opacity of a level of a style, 0 for the first. *Unverified* for the second and those after it.
    fileprivate static func opacity(of level: Int) -> Double { [1, 0.5, 0.25, 0.18, 0.1][min(level, 4)] }
}

extension HierarchicalShapeStyleModifier: PaintedStyle {
    @MainActor func paint(in rect: CGRect, of place: LookPlace) -> Paint {
        place.paint(base, in: rect).opacity(HierarchicalShapeStyle.opacity(of: level.number))
    }
}

extension _OpacityShapeStyle: PaintedStyle {
    @MainActor func paint(in rect: CGRect, of place: LookPlace) -> Paint {
        place.paint(style, in: rect).opacity(opacity)
    }
}

extension _ShadowShapeStyle: PaintedStyle {
    @MainActor func paint(in rect: CGRect, of place: LookPlace) -> Paint { place.paint(style, in: rect) }
}

extension _BlendModeShapeStyle: PaintedStyle {
    @MainActor func paint(in rect: CGRect, of place: LookPlace) -> Paint { place.paint(style, in: rect) }
}

extension ForegroundStyle: PaintedStyle {
    @MainActor func paint(in rect: CGRect, of place: LookPlace) -> Paint { place.foreground }
}

extension Gradient: PaintedStyle {
    /// *Unverified*: a gradient alone goes from the top to the bottom.
    @MainActor func paint(in rect: CGRect, of place: LookPlace) -> Paint {
        .linear(
            place.stops(self), from: CGPoint(x: rect.midX, y: rect.minY), to: CGPoint(x: rect.midX, y: rect.maxY))
    }
}

extension AnyGradient: PaintedStyle {
    @MainActor func paint(in rect: CGRect, of place: LookPlace) -> Paint { gradient.paint(in: rect, of: place) }
}

extension LinearGradient: PaintedStyle {
    @MainActor func paint(in rect: CGRect, of place: LookPlace) -> Paint {
        let (start, end) = (properties.startPoint, properties.endPoint)
        return .linear(place.stops(properties.gradient), from: start.point(in: rect), to: end.point(in: rect))
    }
}

extension RadialGradient: PaintedStyle {
    @MainActor func paint(in rect: CGRect, of place: LookPlace) -> Paint {
        .radial(
            place.stops(properties.gradient), center: properties.center.point(in: rect),
            from: properties.startRadius, to: properties.endRadius)
    }
}

extension EllipticalGradient: PaintedStyle {
    /// As a circle of the mean of both radii: a circle is all that the formats of pictures have.
    @MainActor func paint(in rect: CGRect, of place: LookPlace) -> Paint {
        let mean = (rect.width + rect.height) / 2
        return .radial(
            place.stops(properties.gradient), center: properties.center.point(in: rect),
            from: properties.startRadiusFraction * mean, to: properties.endRadiusFraction * mean)
    }
}

extension AngularGradient: PaintedStyle {
    @MainActor func paint(in rect: CGRect, of place: LookPlace) -> Paint {
        var (start, end) = (properties.startAngle.radians, properties.endAngle.radians)
        // Seen: with no way between its ends it goes all around. Commonly known: more than a turn shows the last one.
        if start == end { end = start + 2 * .pi }
        if end - start > 2 * .pi { start = end - 2 * .pi }
        return .angular(
            place.stops(properties.gradient), center: properties.center.point(in: rect), from: CGFloat(start),
            to: CGFloat(end), in: rect)
    }
}

extension LookPlace {
    func stops(_ gradient: Gradient) -> [Paint.Stop] {
        var last: CGFloat = 0
        return gradient.stops.map { stop in
            // Commonly known: locations don't go back.
            last = max(last, stop.location >= 0 ? min(stop.location, 1) : 0)
            return Paint.Stop(color: PaintColor(stop.color, in: environment), location: last)
        }
    }
}
