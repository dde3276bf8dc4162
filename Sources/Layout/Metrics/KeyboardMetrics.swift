import Foundation

/// The heights of the keyboard of the screen in points, from the bottom of the screen: with the area of the home indicator and,
/// but for the pads, the bar of suggestions. Those of phones in portrait are commonly known from `keyboardFrameEndUserInfoKey`
/// as apps have printed it; the others are *unverified*.
nonisolated enum KeyboardMetrics {
    /// A phone with a home indicator in portrait, as an iPhone 15.
    private static let phone: CGFloat = 336
    private static let phonePad: CGFloat = 291
    /// The same from a width of 414 points on.
    private static let largePhone: CGFloat = 346
    private static let largePhonePad: CGFloat = 301
    private static let largePhoneWidth: CGFloat = 414
    /// A phone with a home button in portrait.
    private static let buttonPhone: CGFloat = 260
    private static let buttonPhonePad: CGFloat = 216
    /// A phone on its side, without the area of the home indicator.
    private static let sidewaysPhone: CGFloat = 198
    private static let sidewaysPhonePad: CGFloat = 160
    /// A tablet, by its orientation.
    private static let tablet: CGFloat = 320
    private static let sidewaysTablet: CGFloat = 408

    /// The height of the keyboard on a screen; 0 on a bare one, which has none.
    static func height(on screen: DeviceScreen, isPad: Bool) -> CGFloat {
        guard screen.name != nil else { return 0 }
        if screen.isTablet { return screen.size.width > screen.size.height ? sidewaysTablet : tablet }
        if screen.isLow { return (isPad ? sidewaysPhonePad : sidewaysPhone) + screen.safeArea.bottom }
        guard screen.safeArea.bottom > 0 else { return isPad ? buttonPhonePad : buttonPhone }
        if screen.size.width >= largePhoneWidth { return isPad ? largePhonePad : largePhone }
        return isPad ? phonePad : phone
    }
}
