/// A command of the compiler itself, with what it makes in another place, and without what a program doesn't need.
struct FrontendJob {
    /// The path of the compiler and its arguments.
    let command: [String]
    /// The object or module that the command makes as SwiftPM has it.
    let plannedOutput: String
    /// The `.swiftdeps` that the command writes, as SwiftPM has it; `nil` if it writes none.
    let plannedInterface: String?

    /// Options whose value is a file that nothing here reads, such as those for editors.
    private static let unneeded: Set = [
        "-emit-dependencies-path", "-serialize-diagnostics-path", "-index-store-path", "-index-unit-output-path",
        "-emit-module-doc-path", "-emit-module-source-info-path", "-emit-objc-header-path", "-emit-abi-descriptor-path",
        "-emit-const-values-path",
    ]
    private static let unneededFlags: Set = ["-index-system-modules", "-index-ignore-system-modules"]
    private static let interfaceOption = "-emit-reference-dependencies-path"

    /// - Parameters:
    ///  - planned: The command as the driver has it.
    ///  - output: The path of the object or module in place of the planned one.
    ///  - interface: The path of the `.swiftdeps` in place of the planned one; `nil` if the command writes none.
    /// - Returns: `nil` if the command makes something else besides.
    init?(_ planned: [String], making output: String, interface: String? = nil) {
        var command: [String] = []
        var plannedOutput: String?
        var plannedInterface: String?
        var rest = planned[...]
        while let word = rest.popFirst() {
            if Self.unneededFlags.contains(word) { continue }
            if Self.unneeded.contains(word) {
                guard rest.popFirst() != nil else { return nil }
            } else if word == "-o" {
                guard plannedOutput == nil, let value = rest.popFirst() else { return nil }
                plannedOutput = value
                command += [word, output]
            } else if word == Self.interfaceOption {
                guard plannedInterface == nil, let value = rest.popFirst(), let interface else { return nil }
                plannedInterface = value
                command += [word, interface]
            } else if word.hasPrefix("-emit-"), word != "-emit-module", word.hasSuffix("-path") {
                return nil
            } else {
                command.append(word)
            }
        }
        guard let plannedOutput, (plannedInterface == nil) == (interface == nil) else { return nil }
        self.command = command
        self.plannedOutput = plannedOutput
        self.plannedInterface = plannedInterface
    }
}
