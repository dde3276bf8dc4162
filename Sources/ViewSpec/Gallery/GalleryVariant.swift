import Checks
import Views

/// A setting of the screen in which a gallery has pictures.
struct GalleryVariant {
    /// The most pictures of one view.
    static let most = 200

    /// The setting in words: `iPhone SE, dark`.
    let label: String
    let setting: FrameSetting

    private init(_ setting: FrameSetting, label: String) {
        (self.setting, self.label) = (setting, label)
    }

    /// A setting that is called by all of it that isn't usual.
    private init(_ setting: FrameSetting) {
        var words = [setting.device.words]
        if setting.appearance == .dark { words.append("dark") }
        if setting.textSize != .large { words.append("\(setting.textSize)") }
        if setting.direction == .rightToLeft { words.append("right to left") }
        self.init(setting, label: words.joined(separator: ", "))
    }

    /// The settings without flags, each with one thing that differs from the first.
    /// - Parameter room: The room that a preview asks for.
    static func usual(in room: PreviewRoom) -> [GalleryVariant] {
        let own = FrameSetting(device: room.screen(of: .standard))
        func changed(_ label: String, _ change: (inout FrameSetting) -> Void) -> GalleryVariant {
            var setting = own
            change(&setting)
            return GalleryVariant(setting, label: label)
        }
        let settings = [
            GalleryVariant(own), changed("dark") { $0.appearance = .dark },
            changed("accessibility3") { $0.textSize = .accessibility3 },
            changed("right to left") { $0.direction = .rightToLeft },
        ]
        guard room.isOfAnyDevice else { return settings }
        let devices = [DeviceScreen.iPhoneSE, .iPhone15ProMax, .iPad]
        return settings + devices.map { GalleryVariant(FrameSetting(device: room.screen(of: $0))) }
    }

    /// All combinations of what was asked for; nil where nothing was.
    static func combinations(
        devices: [DeviceScreen], sideways: [Bool], textSizes: [DynamicTypeSize], directions: [LayoutDirection],
        appearances: [ColorScheme]
    ) -> [GalleryVariant]? {
        let isUsual =
            devices.isEmpty && sideways.isEmpty && textSizes.isEmpty && directions.isEmpty && appearances.isEmpty
        guard !isUsual else { return nil }
        func given<Value>(_ values: [Value], _ usual: Value) -> [Value] { values.isEmpty ? [usual] : values }
        var settings: [FrameSetting] = []
        for device in given(devices, .standard) {
            for isSideways in given(sideways, false) {
                for textSize in given(textSizes, .large) {
                    for direction in given(directions, .leftToRight) {
                        settings += given(appearances, .light).map {
                            FrameSetting(
                                device: isSideways ? device.landscape : device, textSize: textSize,
                                direction: direction, appearance: $0)
                        }
                    }
                }
            }
        }
        return fitted(settings.map { GalleryVariant($0) }, to: .device(nil, isLandscape: false))
    }

    /// The settings for a preview that asks for a room: those that are the same there are one.
    static func fitted(_ variants: [GalleryVariant], to room: PreviewRoom) -> [GalleryVariant] {
        var labels: Set<String> = []
        return variants.map { variant in
            var setting = variant.setting
            setting.device = room.screen(of: setting.device)
            return GalleryVariant(setting)
        }.filter { labels.insert($0.label).inserted }
    }
}

extension DeviceScreen {
    /// The device by its name, or the size of the screen, and whether it is on its side.
    fileprivate var words: String {
        let isSideways = size.width > size.height
        guard let name else { return "\(size.width.words) × \(size.height.words)" }
        return isSideways ? "\(name), landscape" : name
    }
}
