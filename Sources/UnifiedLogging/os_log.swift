/// Notes a message with the values that stand in it.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage) {
    log.write(message().text, type)
}

/// Notes a message in the format of C: each value takes the place of a conversion such as `%d`, `%@` or `%{public}@`.
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any...
) {
    log.write(LogFormat.text("\(message)", args), type)
}

/// Notes a message in the format of C, the type first.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: Any...) {
    log.write(LogFormat.text("\(message)", args), type)
}
