import Foundation

/// A module of Python that something is compared with: `make bench-peers` installs it.
struct PythonPeer {
    private let python: String
    private let module: String

    /// - Returns: `nil` where it isn't installed.
    init?(_ module: String, python: String, _ programs: Programs) {
        guard FileManager.default.isExecutableFile(atPath: python),
            (try? programs.output(of: python, ["-c", "import \(module)"])) != nil
        else { return nil }
        (self.python, self.module) = (python, module)
    }

    /// The number that a script prints.
    func number(_ script: String, _ programs: Programs) throws -> Double {
        let output = try programs.output(of: python, ["-c", script])
        guard let number = Double(output.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw BenchError("the script for \(module) printed no number: \(output)")
        }
        return number
    }
}
