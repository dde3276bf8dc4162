import SwiftUI

/// The settings with a summary.
public struct SettingsScreen: View {
    /// The arguments of the view.
    public struct Arguments: Codable, Sendable {
        /// Whether there are notifications at the start; there are when it isn't given.
        public var notificationsEnabled: Bool?
        /// The appearance at the start.
        public var appearance: Appearance?
    }

    @State private var model: SettingsModel

    /// Creates the view.
    public init(model: SettingsModel = SettingsModel()) {
        _model = State(initialValue: model)
    }

    public var body: some View {
        VStack {
            SettingsForm(model: model)
            SettingsSummary()
        }
        .environment(model)
    }
}

/// The controls of the settings.
public struct SettingsForm: View {
    @Bindable var model: SettingsModel

    /// Creates the view.
    public init(model: SettingsModel) {
        self.model = model
    }

    public var body: some View {
        Form {
            Section("Profile") {
                TextField("Name", text: $model.name)
            }
            Section("Notifications") {
                Toggle("Allow notifications", isOn: $model.notificationsEnabled)
                Slider(value: $model.volume, in: 0...1, step: 0.25) {
                    Text("Volume")
                }
                .disabled(!model.notificationsEnabled)
            }
            Section("Display") {
                Picker("Appearance", selection: $model.appearance) {
                    ForEach(Appearance.allCases, id: \.self) { appearance in
                        Text(appearance.rawValue.capitalized)
                    }
                }
                Stepper("Text size: \(model.textSize)", value: $model.textSize, in: 10...18, step: 2)
            }
            Button("Reset", role: .destructive, action: model.reset)
        }
    }
}

/// A summary of the settings.
public struct SettingsSummary: View {
    @Environment(SettingsModel.self) private var model

    /// Creates the view.
    public init() {}

    public var body: some View {
        VStack {
            Text(model.notificationsEnabled ? "Volume \(Int(model.volume * 100)) %" : "Silent").id("sound")
            Text("\(model.appearance.rawValue), \(model.textSize) points").id("display")
        }
    }
}

#Preview("Settings") { SettingsScreen() }

#Preview("Settings: dark, in landscape", traits: .landscapeLeft) {
    SettingsScreen(model: SettingsModel(appearance: .dark)).preferredColorScheme(.dark)
}
