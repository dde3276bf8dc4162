import SwiftUI

/// Shows values of the environment, and opens windows of the app.
public struct Surroundings: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    /// Creates the view.
    public init() {}

    public var body: some View {
        VStack {
            Text(name(of: horizontalSizeClass)).accessibilityIdentifier("width")
            Text(name(of: verticalSizeClass)).accessibilityIdentifier("height")
            Text(verbatim: "\(scenePhase)").accessibilityIdentifier("phase")
            Button("Help") { openWindow(id: "help") }
            Button("Note") { openWindow(id: "note", value: 7) }
            Button("Close") { dismissWindow() }
        }
    }

    private func name(of sizeClass: UserInterfaceSizeClass?) -> String {
        switch sizeClass {
        case .compact: "compact"
        case .regular: "regular"
        case nil: "unknown"
        }
    }
}

#Preview("On a tablet") {
    Surroundings().environment(\.horizontalSizeClass, .regular)
}
