/// A way in which a symbol moves.
public nonisolated protocol SymbolEffect: CustomStringConvertible {
    /// The effect as a value.
    var configuration: SymbolEffectConfiguration { get }
}

extension SymbolEffect {
    public var description: String { configuration.description }
}

/// An effect that lasts as long as it is active.
public nonisolated protocol IndefiniteSymbolEffect {}
/// An effect that runs once each time that something changes.
public nonisolated protocol DiscreteSymbolEffect {}
/// An effect by which a symbol appears or disappears.
public nonisolated protocol TransitionSymbolEffect {}
/// An effect by which a symbol becomes another.
public nonisolated protocol ContentTransitionSymbolEffect {}

/// An effect of symbols as a value: its name, and how it was changed.
public nonisolated struct SymbolEffectConfiguration: Hashable, Sendable, CustomStringConvertible {
    let name: String
    var variants: [String] = []

    public var description: String { ([name] + variants).joined(separator: ".") }
}

/// The effects have the same shape: a configuration to which words are added.
protocol ConfiguredSymbolEffect: SymbolEffect, Hashable, Sendable {
    var configuration: SymbolEffectConfiguration { get set }
}

extension ConfiguredSymbolEffect {
    nonisolated func adding(_ variant: String) -> Self {
        var copy = self
        copy.configuration.variants.append(variant)
        return copy
    }
}

/// The effect that suits the place.
public nonisolated struct AutomaticSymbolEffect: ConfiguredSymbolEffect, TransitionSymbolEffect,
    ContentTransitionSymbolEffect
{
    public internal(set) var configuration = SymbolEffectConfiguration(name: "automatic")

}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that suits the place.
    public nonisolated static var automatic: Self { AutomaticSymbolEffect() }
}

/// The symbol jumps.
public nonisolated struct BounceSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(name: "bounce")

    /// It jumps up.
    public var up: Self { adding("up") }
    /// It jumps down.
    public var down: Self { adding("down") }
    /// Its layers jump one after another.
    public var byLayer: Self { adding("byLayer") }
    /// It jumps as a whole.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The symbol jumps.
    public nonisolated static var bounce: Self { BounceSymbolEffect() }
}

/// The symbol fades out and in.
public nonisolated struct PulseSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(name: "pulse")

    /// Its layers fade one after another.
    public var byLayer: Self { adding("byLayer") }
    /// It fades as a whole.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// The symbol fades out and in.
    public nonisolated static var pulse: Self { PulseSymbolEffect() }
}

/// The layers of the symbol light up one after another.
public nonisolated struct VariableColorSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
    IndefiniteSymbolEffect
{
    public internal(set) var configuration = SymbolEffectConfiguration(name: "variableColor")

    /// Layers stay lit.
    public var cumulative: Self { adding("cumulative") }
    /// One layer is lit at a time.
    public var iterative: Self { adding("iterative") }
    /// The layers light up forth and back.
    public var reversing: Self { adding("reversing") }
    /// The layers light up always from the start.
    public var nonReversing: Self { adding("nonReversing") }
    /// Layers that are not lit are hidden.
    public var hideInactiveLayers: Self { adding("hideInactiveLayers") }
    /// Layers that are not lit are dim.
    public var dimInactiveLayers: Self { adding("dimInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The layers of the symbol light up one after another.
    public nonisolated static var variableColor: Self { VariableColorSymbolEffect() }
}

/// The symbol is larger or smaller.
public nonisolated struct ScaleSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(name: "scale")

    /// It is larger.
    public var up: Self { adding("up") }
    /// It is smaller.
    public var down: Self { adding("down") }
    /// Its layers change one after another.
    public var byLayer: Self { adding("byLayer") }
    /// It changes as a whole.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The symbol is larger or smaller.
    public nonisolated static var scale: Self { ScaleSymbolEffect() }
}

/// The symbol appears.
public nonisolated struct AppearSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(name: "appear")

    /// It comes from below.
    public var up: Self { adding("up") }
    /// It comes from above.
    public var down: Self { adding("down") }
    /// Its layers appear one after another.
    public var byLayer: Self { adding("byLayer") }
    /// It appears as a whole.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// The symbol appears.
    public nonisolated static var appear: Self { AppearSymbolEffect() }
}

/// The symbol disappears.
public nonisolated struct DisappearSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect
{
    public internal(set) var configuration = SymbolEffectConfiguration(name: "disappear")

    /// It goes up.
    public var up: Self { adding("up") }
    /// It goes down.
    public var down: Self { adding("down") }
    /// Its layers disappear one after another.
    public var byLayer: Self { adding("byLayer") }
    /// It disappears as a whole.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The symbol disappears.
    public nonisolated static var disappear: Self { DisappearSymbolEffect() }
}

/// One symbol takes the place of another.
public nonisolated struct ReplaceSymbolEffect: ConfiguredSymbolEffect, ContentTransitionSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(name: "replace")

    /// The old one goes down, the new one comes up.
    public var downUp: Self { adding("downUp") }
    /// The old one goes up, the new one comes up.
    public var upUp: Self { adding("upUp") }
    /// The old one goes at once, the new one comes up.
    public var offUp: Self { adding("offUp") }
    /// Their layers change one after another.
    public var byLayer: Self { adding("byLayer") }
    /// They change as a whole.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol takes the place of another.
    public nonisolated static var replace: Self { ReplaceSymbolEffect() }
}

/// The symbol shakes.
public nonisolated struct WiggleSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(name: "wiggle")

    /// It shakes up and down.
    public var up: Self { adding("up") }
    /// It shakes down and up.
    public var down: Self { adding("down") }
    /// It shakes to the left.
    public var left: Self { adding("left") }
    /// It shakes to the right.
    public var right: Self { adding("right") }
    /// It turns forth and back, clockwise first.
    public var clockwise: Self { adding("clockwise") }
    /// It turns forth and back, counterclockwise first.
    public var counterClockwise: Self { adding("counterClockwise") }
    /// Its layers shake one after another.
    public var byLayer: Self { adding("byLayer") }
    /// It shakes as a whole.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The symbol shakes.
    public nonisolated static var wiggle: Self { WiggleSymbolEffect() }
}

/// The symbol turns.
public nonisolated struct RotateSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(name: "rotate")

    /// It turns clockwise.
    public var clockwise: Self { adding("clockwise") }
    /// It turns counterclockwise.
    public var counterClockwise: Self { adding("counterClockwise") }
    /// Its layers turn one after another.
    public var byLayer: Self { adding("byLayer") }
    /// It turns as a whole.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// The symbol turns.
    public nonisolated static var rotate: Self { RotateSymbolEffect() }
}

/// The symbol grows and shrinks.
public nonisolated struct BreatheSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(name: "breathe")

    /// Only its size changes.
    public var plain: Self { adding("plain") }
    /// It fades as it shrinks.
    public var pulse: Self { adding("pulse") }
    /// Its layers change one after another.
    public var byLayer: Self { adding("byLayer") }
    /// It changes as a whole.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The symbol grows and shrinks.
    public nonisolated static var breathe: Self { BreatheSymbolEffect() }
}
