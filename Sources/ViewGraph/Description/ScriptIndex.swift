/// Positions as scripts count them, from 1, and as Swift does, from 0. All that a script gives as a position comes
/// through here.
public enum ScriptIndex {
    /// The index from 0.
    /// - Throws: `ArgumentError.noIndex` for a number below 1.
    public static func fromZero(_ position: Int) throws -> Int {
        guard position >= 1 else { throw ArgumentError.noIndex(position) }
        return position - 1
    }
}

extension Parameter where Value == Int {
    /// The parameter as an index from 0; the script gives it from 1. Refuses what is less.
    package var countedFromOne: Parameter {
        Parameter(info) { [take] in try ScriptIndex.fromZero(try take(&$0)) }
    }
}
