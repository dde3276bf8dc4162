import Views

/// The circumstances in which a preview is shown.
package struct Variant: Hashable, Sendable {
    /// The circumstances in messages, as in "on iPhone SE".
    package let phrase: String
    /// The screen.
    package var device = DeviceScreen.standard
    /// What a person set on it.
    package var textSize = DynamicTypeSize.large
    package var appearance = ColorScheme.light
    package var direction = LayoutDirection.leftToRight
    /// Whether the words of the app stand there twice.
    package var doublesWords = false

    /// Whether texts need more room than in the usual circumstances.
    var enlargesTexts: Bool { textSize > .large || doublesWords }

    package static func == (left: Variant, right: Variant) -> Bool { left.phrase == right.phrase }
    package func hash(into hasher: inout Hasher) { hasher.combine(phrase) }

    private init(_ phrase: String, _ change: (inout Variant) -> Void = { _ in }) {
        self.phrase = phrase
        change(&self)
    }

    /// The usual circumstances: light, text of the usual size, an iPhone 15.
    package static let usual = Variant("on \(DeviceScreen.standard.name ?? "")")

    /// The circumstances that differ from the usual ones in what a person set.
    private static let settings = [
        Variant("in dark") { $0.appearance = .dark },
        Variant("with text of accessibility3") { $0.textSize = .accessibility3 },
        Variant("from right to left") { $0.direction = .rightToLeft },
        Variant("with doubled strings") { $0.doublesWords = true },
    ]

    /// The usual circumstances on other devices.
    private static let devices = [DeviceScreen.iPhoneSE, .iPhone15ProMax, .iPad].map { device in
        Variant("on \(device.name ?? "")") { $0.device = device }
    }

    /// The circumstances in which a preview is shown that has this room.
    package static func all(in room: PreviewRoom) -> [Variant] {
        let whole = [usual] + settings + (room.isOfAnyDevice ? devices : [])
        return whole.map { variant in
            var variant = variant
            variant.device = room.screen(of: variant.device)
            return variant
        }
    }
}

/// The room that a preview asks for.
package enum PreviewRoom: Hashable, Sendable {
    /// That of a device, upright or on its side; nil for any.
    case device(DeviceScreen?, isLandscape: Bool)
    /// A size in points, whatever the device.
    case fixed(width: Double, height: Double)

    package static func == (left: PreviewRoom, right: PreviewRoom) -> Bool {
        switch (left, right) {
        case (.device(let own, let isLandscape), .device(let other, let isOtherLandscape)):
            own == other && isLandscape == isOtherLandscape
        case (.fixed(let width, let height), .fixed(let otherWidth, let otherHeight)):
            width == otherWidth && height == otherHeight
        default: false
        }
    }

    package func hash(into hasher: inout Hasher) {
        switch self {
        case .device(let device, let isLandscape): hasher.combine(device?.name); hasher.combine(isLandscape)
        case .fixed(let width, let height): hasher.combine(width); hasher.combine(height)
        }
    }

    /// Whether the preview is to be shown on devices of several sizes.
    var isOfAnyDevice: Bool { if case .device(nil, _) = self { true } else { false } }

    /// Whether the room has the size that the author gave it, and not that of a device.
    var isFixed: Bool { if case .fixed = self { true } else { false } }

    func screen(of device: DeviceScreen) -> DeviceScreen {
        switch self {
        case .device(let own, let isLandscape):
            let chosen = own ?? device
            return isLandscape ? chosen.landscape : chosen
        case .fixed(let width, let height): return DeviceScreen(width: width, height: height)
        }
    }
}
