import Foundation

extension DeviceScreen {
    /// Puts into an environment what views read of the screen.
    package func modify(_ environment: inout EnvironmentValues) {
        environment.namedScreen = self
        environment.displayScale = scale
        environment.availableSize = CGSize(
            width: size.width - safeArea.leading - safeArea.trailing,
            height: size.height - safeArea.top - safeArea.bottom)
        environment.horizontalSizeClass = horizontalSizeClass
        environment.verticalSizeClass = verticalSizeClass
    }

    private var horizontalSizeClass: UserInterfaceSizeClass { isNarrow ? .compact : .regular }
    private var verticalSizeClass: UserInterfaceSizeClass { isLow ? .compact : .regular }
}
