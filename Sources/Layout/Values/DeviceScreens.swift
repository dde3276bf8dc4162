/// The devices that have names. Sizes and scales are Apple's ("Layout", Human Interface Guidelines); the safe areas were read
/// from accessibility dumps in public repositories for iPhone 15, and are *unverified* for the others.
extension DeviceScreen {
    /// The screen of an iPhone SE.
    public static let iPhoneSE = DeviceScreen(name: "iPhone SE", width: 375, height: 667, scale: 2, top: 20)
    /// The screen of an iPhone 13 mini.
    public static let iPhone13Mini = DeviceScreen(
        name: "iPhone 13 mini", width: 375, height: 812, scale: 3, top: 50, bottom: 34)
    /// The screen of an iPhone 14.
    public static let iPhone14 = DeviceScreen(name: "iPhone 14", width: 390, height: 844, scale: 3, top: 47, bottom: 34)
    /// The screen of an iPhone 15.
    public static let iPhone15 = DeviceScreen(name: "iPhone 15", width: 393, height: 852, scale: 3, top: 59, bottom: 34)
    /// The screen of an iPhone 16.
    public static let iPhone16 = DeviceScreen(name: "iPhone 16", width: 393, height: 852, scale: 3, top: 59, bottom: 34)
    /// The screen of an iPhone 16 Pro.
    public static let iPhone16Pro = DeviceScreen(
        name: "iPhone 16 Pro", width: 402, height: 874, scale: 3, top: 62, bottom: 34)
    /// The screen of an iPhone 15 Pro Max.
    public static let iPhone15ProMax = DeviceScreen(
        name: "iPhone 15 Pro Max", width: 430, height: 932, scale: 3, top: 59, bottom: 34)
    /// The screen of an iPhone 16 Pro Max.
    public static let iPhone16ProMax = DeviceScreen(
        name: "iPhone 16 Pro Max", width: 440, height: 956, scale: 3, top: 62, bottom: 34)
    /// The screen of an iPad mini.
    public static let iPadMini = DeviceScreen(
        name: "iPad mini", width: 744, height: 1133, scale: 2, top: 24, bottom: 20)
    /// The screen of an iPad.
    public static let iPad = DeviceScreen(name: "iPad", width: 820, height: 1180, scale: 2, top: 24, bottom: 20)
    /// The screen of an iPad Pro 11.
    public static let iPadPro11 = DeviceScreen(
        name: "iPad Pro 11", width: 834, height: 1210, scale: 2, top: 24, bottom: 20)
    /// The screen of an iPad Pro 13.
    public static let iPadPro13 = DeviceScreen(
        name: "iPad Pro 13", width: 1032, height: 1376, scale: 2, top: 24, bottom: 20)

    /// The devices, small ones first.
    public static let devices: [DeviceScreen] = [
        .iPhoneSE, .iPhone13Mini, .iPhone14, .iPhone15, .iPhone16, .iPhone16Pro, .iPhone15ProMax, .iPhone16ProMax,
        .iPadMini, .iPad, .iPadPro11, .iPadPro13,
    ]
}
