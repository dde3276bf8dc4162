import Views

/// A variant of the device and its settings that a preview is shown in.
package struct Variant: Hashable, Sendable {
    /// The one thing that differs from the usual screen.
    package enum Difference: Hashable, Sendable {
        case nothing, appearance, textSize, direction, doubledStrings
        /// The device of this name.
        case device(String)
    }

    /// The difference from the usual screen.
    package let difference: Difference
    /// The screen.
    package private(set) var device = DeviceScreen.standard

    // The settings of the device.
    var textSize: DynamicTypeSize { difference == .textSize ? .accessibility3 : .large }
    var appearance: ColorScheme { difference == .appearance ? .dark : .light }
    var direction: LayoutDirection { difference == .direction ? .rightToLeft : .leftToRight }
    /// Whether each text of the app is doubled.
    var doublesWords: Bool { difference == .doubledStrings }
    /// Whether texts need more room than on the usual screen.
    var enlargesTexts: Bool { difference == .textSize || doublesWords }

    /// The variant in messages, as in `on iPhone SE`.
    package var phrase: String {
        switch difference {
        case .nothing: "on \(device.name ?? "\(Int(device.size.width)) by \(Int(device.size.height)) points")"
        case .appearance: "in dark"
        case .textSize: "with text of accessibility3"
        case .direction: "from right to left"
        case .doubledStrings: "with doubled strings"
        case .device(let name): "on \(name)"
        }
    }

    package static func == (left: Variant, right: Variant) -> Bool { left.difference == right.difference }
    package func hash(into hasher: inout Hasher) { hasher.combine(difference) }

    /// The circumstances in which a preview is shown that has this room: first light, text of the usual size, an iPhone 15.
    package static func all(in room: PreviewRoom) -> [Variant] {
        let settings: [Difference] = [.nothing, .appearance, .textSize, .direction, .doubledStrings]
        let usual = settings.map { Variant(difference: $0, device: room.screen(of: .standard)) }
        guard room.isOfAnyDevice else { return usual }
        let devices = [DeviceScreen.iPhoneSE, .iPhone15ProMax, .iPad]
        return usual + devices.map { Variant(difference: .device($0.name ?? ""), device: room.screen(of: $0)) }
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
    package var isOfAnyDevice: Bool { if case .device(nil, _) = self { true } else { false } }

    /// Whether the room has the size that the author gave it, and not that of a device.
    var isFixed: Bool { if case .fixed = self { true } else { false } }

    package func screen(of device: DeviceScreen) -> DeviceScreen {
        switch self {
        case .device(let own, let isLandscape):
            let chosen = own ?? device
            return isLandscape ? chosen.landscape : chosen
        case .fixed(let width, let height): return DeviceScreen(width: width, height: height)
        }
    }
}
