import SwiftUI

/// A switch that turns on what somebody else owns.
public struct LampSwitch: View {
    @Binding var isOn: Bool

    /// Makes one from its isOn.
    public init(isOn: Binding<Bool>) {
        _isOn = isOn
    }

    /// What the view shows.
    public var body: some View {
        Button(isOn ? "Turn off" : "Turn on") {
            isOn.toggle()
        }
    }
}

/// A lamp with a switch.
public struct Lamp: View {
    @State private var isOn = false

    /// Makes one.
    public init() {}

    /// What the view shows.
    public var body: some View {
        VStack {
            Text(isOn ? "Bright" : "Dark").id("light")
            LampSwitch(isOn: $isOn)
        }
    }
}
