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

/// An effect that can be changed by words.
public nonisolated protocol _VariedSymbolEffect: SymbolEffect {
    /// The effect with one more word.
    func _adding(_ variant: String) -> Self
}

extension ConfiguredSymbolEffect {
    public nonisolated func _adding(_ variant: String) -> Self { adding(variant) }
}

/// An effect that the layers of a symbol can have one after another.
public nonisolated protocol _LayeredSymbolEffect: _VariedSymbolEffect {}
extension _LayeredSymbolEffect {
    /// The layers have the effect one after another.
    public nonisolated var byLayer: Self { _adding("byLayer") }
    /// The symbol has the effect as a whole.
    public nonisolated var wholeSymbol: Self { _adding("wholeSymbol") }
}

/// An effect that goes up or down.
public nonisolated protocol _VerticalSymbolEffect: _VariedSymbolEffect {}
extension _VerticalSymbolEffect {
    /// Upwards, or to a larger size.
    public nonisolated var up: Self { _adding("up") }
    /// Downwards, or to a smaller size.
    public nonisolated var down: Self { _adding("down") }
}

/// An effect that turns the symbol.
public nonisolated protocol _TurningSymbolEffect: _VariedSymbolEffect {}
extension _TurningSymbolEffect {
    /// The symbol turns clockwise first.
    public nonisolated var clockwise: Self { _adding("clockwise") }
    /// The symbol turns counterclockwise first.
    public nonisolated var counterClockwise: Self { _adding("counterClockwise") }
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
public nonisolated struct BounceSymbolEffect: ConfiguredSymbolEffect, _LayeredSymbolEffect, _VerticalSymbolEffect,
    DiscreteSymbolEffect, IndefiniteSymbolEffect
{
    public internal(set) var configuration = SymbolEffectConfiguration(name: "bounce")
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The symbol jumps.
    public nonisolated static var bounce: Self { BounceSymbolEffect() }
}

/// The symbol fades out and in.
public nonisolated struct PulseSymbolEffect: ConfiguredSymbolEffect, _LayeredSymbolEffect, DiscreteSymbolEffect,
    IndefiniteSymbolEffect
{
    public internal(set) var configuration = SymbolEffectConfiguration(name: "pulse")
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
public nonisolated struct ScaleSymbolEffect: ConfiguredSymbolEffect, _LayeredSymbolEffect, _VerticalSymbolEffect,
    IndefiniteSymbolEffect
{
    public internal(set) var configuration = SymbolEffectConfiguration(name: "scale")
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The symbol is larger or smaller.
    public nonisolated static var scale: Self { ScaleSymbolEffect() }
}

/// The symbol appears.
public nonisolated struct AppearSymbolEffect: ConfiguredSymbolEffect, _LayeredSymbolEffect, _VerticalSymbolEffect,
    IndefiniteSymbolEffect, TransitionSymbolEffect
{
    public internal(set) var configuration = SymbolEffectConfiguration(name: "appear")
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// The symbol appears.
    public nonisolated static var appear: Self { AppearSymbolEffect() }
}

/// The symbol disappears.
public nonisolated struct DisappearSymbolEffect: ConfiguredSymbolEffect, _LayeredSymbolEffect, _VerticalSymbolEffect,
    IndefiniteSymbolEffect, TransitionSymbolEffect
{
    public internal(set) var configuration = SymbolEffectConfiguration(name: "disappear")
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The symbol disappears.
    public nonisolated static var disappear: Self { DisappearSymbolEffect() }
}

/// One symbol takes the place of another.
public nonisolated struct ReplaceSymbolEffect: ConfiguredSymbolEffect, _LayeredSymbolEffect,
    ContentTransitionSymbolEffect
{
    public internal(set) var configuration = SymbolEffectConfiguration(name: "replace")

    /// The old one goes down, the new one comes up.
    public var downUp: Self { adding("downUp") }
    /// The old one goes up, the new one comes up.
    public var upUp: Self { adding("upUp") }
    /// The old one goes at once, the new one comes up.
    public var offUp: Self { adding("offUp") }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol takes the place of another.
    public nonisolated static var replace: Self { ReplaceSymbolEffect() }
}

/// The symbol shakes.
public nonisolated struct WiggleSymbolEffect: ConfiguredSymbolEffect, _LayeredSymbolEffect, _VerticalSymbolEffect,
    _TurningSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
    public internal(set) var configuration = SymbolEffectConfiguration(name: "wiggle")

    /// It shakes to the left.
    public var left: Self { adding("left") }
    /// It shakes to the right.
    public var right: Self { adding("right") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The symbol shakes.
    public nonisolated static var wiggle: Self { WiggleSymbolEffect() }
}

/// The symbol turns.
public nonisolated struct RotateSymbolEffect: ConfiguredSymbolEffect, _LayeredSymbolEffect, _TurningSymbolEffect,
    DiscreteSymbolEffect, IndefiniteSymbolEffect
{
    public internal(set) var configuration = SymbolEffectConfiguration(name: "rotate")
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// The symbol turns.
    public nonisolated static var rotate: Self { RotateSymbolEffect() }
}

/// The symbol grows and shrinks.
public nonisolated struct BreatheSymbolEffect: ConfiguredSymbolEffect, _LayeredSymbolEffect, DiscreteSymbolEffect,
    IndefiniteSymbolEffect
{
    public internal(set) var configuration = SymbolEffectConfiguration(name: "breathe")

    /// Only its size changes.
    public var plain: Self { adding("plain") }
    /// It fades as it shrinks.
    public var pulse: Self { adding("pulse") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The symbol grows and shrinks.
    public nonisolated static var breathe: Self { BreatheSymbolEffect() }
}

/// The symbol is drawn, stroke after stroke, while the effect isn't active.
public nonisolated struct DrawOnSymbolEffect: ConfiguredSymbolEffect, _LayeredSymbolEffect, IndefiniteSymbolEffect,
    TransitionSymbolEffect
{
    public internal(set) var configuration = SymbolEffectConfiguration(name: "drawOn")

    /// Each layer is drawn by itself.
    public var individually: Self { adding("individually") }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// The symbol is drawn, stroke after stroke, while the effect isn't active.
    public nonisolated static var drawOn: Self { DrawOnSymbolEffect() }
}

/// The symbol is wiped out, stroke after stroke, while the effect is active.
public nonisolated struct DrawOffSymbolEffect: ConfiguredSymbolEffect, _LayeredSymbolEffect, IndefiniteSymbolEffect,
    TransitionSymbolEffect
{
    public internal(set) var configuration = SymbolEffectConfiguration(name: "drawOff")

    /// Each layer is wiped out by itself.
    public var individually: Self { adding("individually") }
    /// The strokes are wiped out from their ends.
    public var reversed: Self { adding("reversed") }
    /// The strokes are wiped out from their starts.
    public var nonReversed: Self { adding("nonReversed") }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// The symbol is wiped out, stroke after stroke, while the effect is active.
    public nonisolated static var drawOff: Self { DrawOffSymbolEffect() }
}
