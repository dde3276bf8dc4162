extension ModifierAttribute where Value == Bool {
    /// Describes a modifier, such as `focusEffectDisabled`, that turns a flag of the environment off where its value is true,
    /// and leaves it as it is elsewhere: no view turns on again what a view around it has turned off.
    convenience init(
        _ name: String, turningOff flag: WritableKeyPath<EnvironmentValues, Bool> & Sendable,
        _ parameter: Parameter<Bool>
    ) {
        // Documented for focusEffectDisabled and hoverEffectDisabled, as for disabled. Unverified for scrollDisabled, which is
        // taken to be alike.
        self.init(name, parameter, sets: { if $1 { $0[keyPath: flag] = false } })
    }
}
