/// The description of the error that a body throws; nil if it throws none.
package func message(of body: () throws -> some Any) -> String? {
    do {
        _ = try body()
        return nil
    } catch {
        return "\(error)"
    }
}
