import CLua

/// From a status of the shim to an error of this module.
extension Core {
    @inline(__always)
    func check(_ status: Int32) throws {
        if status == vs_ok.code || status == vs_yielded.code { return }
        throw takeError(status)
    }

    /// Makes the error and pops its values.
    func takeError(_ status: Int32) -> LuaError {
        switch status {
        case vs_error_memory.code: return memoryError
        case vs_error_interrupted.code:
            return .interrupted(reason: String(cString: vs_interruption_reason(state)), traceback: traceback())
        default: break
        }
        guard let thread = vs_current(state) else { return .closed }
        defer { vs_pop(thread, 1) }
        if status == vs_error_syntax.code {
            return .syntaxError(LuaString(at: -1, on: thread)?.description ?? "")
        }
        let traceback = traceback()
        let cause = thrownError(at: -1, on: thread)
        let message = cause.map { describe($0.error) } ?? message(at: -1, on: thread)
        let value: Value
        do {
            value = try self.value(at: vs_absolute(thread, -1), on: thread)
        } catch {
            return error as? LuaError ?? memoryError
        }
        return .runtime(
            RuntimeError(
                value: value, message: message, traceback: traceback, cause: cause?.error, position: cause?.position)
        )
    }

    func traceback() -> Traceback {
        let frames = (0..<vs_trace_count(state)).map { Traceback.Frame(vs_trace_frame(state, $0)) }
        var before: Int32 = 0
        let skipped = vs_trace_skipped(state, &before)
        return Traceback(frames: frames, skipped: Int(skipped), skippedBefore: Int(before))
    }

    func thrownError(at index: Int32, on thread: OpaquePointer) -> ThrownError? {
        guard let object = vs_get_any_object(thread, index) else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue() as? ThrownError
    }

    /// The text for an error value that a script raised.
    private func message(at index: Int32, on thread: OpaquePointer) -> String {
        let index = vs_absolute(thread, index)
        let kind = vs_kind(thread, index)
        if let string = LuaString(at: index, on: thread) { return string.description }
        let plain = kind == vs_kind_table.rawValue || kind == vs_kind_userdata.rawValue
        guard vs_reserve(thread, 4) else { return "not enough memory" }
        if plain, !vs_get_metatable(thread, index) {
            return "(the error value is a \(String(cString: vs_kind_name(kind))))"
        }
        if plain { vs_pop(thread, 1) }
        if kind == vs_kind_nil.rawValue { return "(the error value is nil)" }
        let status = vs_describe(state, index)
        guard status == vs_ok.code else {
            if status != vs_error_memory.code, status != vs_error_interrupted.code { vs_pop(thread, 1) }
            return "(the error value is a \(String(cString: vs_kind_name(kind))))"
        }
        defer { vs_pop(thread, 1) }
        return LuaString(at: -1, on: thread)?.description ?? ""
    }
}

extension Value {
    /// The Swift error of a value that `pcall` returned for a throwing Swift function; nil for any other value.
    public var swiftError: (any Error)? {
        guard case .userdata(let userdata) = self else { return nil }
        return (userdata.object as? ThrownError)?.error
    }
}

/// A Swift error on its way through Lua.
final class ThrownError {
    let error: any Error
    let position: SourcePosition?

    init(_ error: any Error, position: SourcePosition?) {
        self.error = error
        self.position = position
    }

    /// The error in scripts: `tostring(err)`, `err.message`, `err.source`, `err.line`, `err.position`.
    static func makeType() -> UserdataType<ThrownError> {
        let type = UserdataType<ThrownError>("error")
        type.metamethod("__tostring") { thrown, call in try call.returns(describe(thrown.error)) }
        type.binaryOperator("__concat") { call in
            var text = ""
            for index in 1...2 {
                if let thrown = call.object(index) as? ThrownError {
                    text += describe(thrown.error)
                } else {
                    text += try call.value(index).description
                }
            }
            return try call.returns(text)
        }
        type.index { thrown, call in
            switch try call.string(1) {
            case "message": try call.returns(describe(thrown.error))
            case "source": try call.returns(thrown.position?.file)
            case "line": try call.returns(thrown.position?.line)
            case "position": try call.returns(thrown.position?.description)
            default: call.returns()
            }
        }
        return type
    }
}
