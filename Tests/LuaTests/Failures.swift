import Testing

@testable import Lua

/// The error that the body throws; records an issue if it throws none.
func failure(at location: SourceLocation = #_sourceLocation, _ body: () throws -> Void) -> LuaError? {
    do {
        try body()
        Issue.record("nothing was thrown", sourceLocation: location)
    } catch let error as LuaError {
        return error
    } catch {
        Issue.record("not a LuaError: \(error)", sourceLocation: location)
    }
    return nil
}

func runtimeError(at location: SourceLocation = #_sourceLocation, _ body: () throws -> Void) -> RuntimeError? {
    let failure = failure(at: location, body)
    guard case .runtime(let error)? = failure else {
        Issue.record("not a runtime error: \(String(describing: failure))", sourceLocation: location)
        return nil
    }
    return error
}
