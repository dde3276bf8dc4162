import SwiftUI

/// A switch for a state that another view owns.
public struct LampSwitch: View {
    @Binding var isOn: Bool

    /// Creates the view.
    public init(isOn: Binding<Bool>) {
        _isOn = isOn
    }

    public var body: some View {
        Button(isOn ? "Turn off" : "Turn on") {
            isOn.toggle()
        }
    }
}

/// A lamp with a switch.
public struct Lamp: View {
    @State private var isOn = false

    /// Creates the view.
    public init() {}

    public var body: some View {
        VStack {
            Text(isOn ? "Bright" : "Dark").id("light")
            LampSwitch(isOn: $isOn)
        }
    }
}

#Preview { Lamp() }

#Preview("Lamp switch", traits: .fixedLayout(width: 200, height: 60)) {
    @Previewable @State var isOn = true
    LampSwitch(isOn: $isOn)
}
