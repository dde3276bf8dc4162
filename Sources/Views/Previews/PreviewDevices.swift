import Foundation

extension PreviewDevice {
    /// The screen of the device; nil for one that isn't known. A generation or a chip behind the name tells nothing of the
    /// screen: `iPhone SE (3rd generation)`.
    package nonisolated var screen: DeviceScreen? {
        if let known = DeviceScreen(named: rawValue) ?? DeviceScreen(named: Self.family(of: rawValue)) { return known }
        guard let alike = Self.alike[Self.family(of: rawValue)] else { return nil }
        return alike
    }

    /// Devices whose screens are as large as that of a known one. Commonly known sizes in points.
    private nonisolated static let alike: [String: DeviceScreen] = [
        "iPhone 8": .iPhoneSE, "iPhone 7": .iPhoneSE, "iPhone X": .iPhone13Mini, "iPhone XS": .iPhone13Mini,
        "iPhone 11 Pro": .iPhone13Mini, "iPhone 12 mini": .iPhone13Mini, "iPhone 12": .iPhone14,
        "iPhone 12 Pro": .iPhone14, "iPhone 13": .iPhone14, "iPhone 13 Pro": .iPhone14, "iPhone 14 Pro": .iPhone15,
        "iPhone 15 Pro": .iPhone15, "iPhone 14 Pro Max": .iPhone15ProMax, "iPhone 15 Plus": .iPhone15ProMax,
        "iPhone 16 Plus": .iPhone15ProMax, "iPhone 17": .iPhone16Pro, "iPhone 17 Pro": .iPhone16Pro,
        "iPhone 17 Pro Max": .iPhone16ProMax, "iPad Air": .iPad, "iPad Air 11-inch": .iPad,
        "iPad Pro (11-inch)": .iPadPro11, "iPad Pro 11-inch": .iPadPro11, "iPad Pro 13-inch": .iPadPro13,
    ]

    /// The name without generation and chip.
    private nonisolated static func family(of name: String) -> String {
        guard let open = name.lastIndex(of: "("), name.hasSuffix(")") else { return name }
        let remark = name[name.index(after: open)...].dropLast()
        guard remark.hasSuffix("generation") || remark.first == "M" || remark.first == "A" else { return name }
        return name[..<open].trimmingCharacters(in: .whitespaces)
    }
}
