/// A layout of a control to which the system gives its height.
///
/// The standard controls are less than 44 points high, and reach touches around them: only what an app has made that small is
/// a fault.
package nonisolated protocol SystemSizeLayout: BuiltInLayout {
    /// Whether the system gives this one its height.
    var hasSystemSize: Bool { get }
}

nonisolated extension SystemSizeLayout {
    package var hasSystemSize: Bool { true }
}
