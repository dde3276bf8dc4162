import Foundation

/// One run of the program with hostile input.
struct FuzzCase {
    /// The arguments of the program.
    var arguments: [String]
    /// The program's standard input.
    var input = Data()
    /// The files of the folder that the program runs in, by their relative paths.
    var files: [String: Data] = [:]
    /// Whether a spec may take so long in C or Swift that its process has to be killed.
    var mayTakeLong = true
    /// Whether each spec checks something that holds for all input.
    var mustSucceed = false
    /// The name of the file that is made smaller when the case fails; nil for standard input.
    var subject: String?

    /// The text that is made smaller when the case fails: a file's contents, or the input.
    var text: Data {
        get { subject.map { files[$0] ?? Data() } ?? input }
        set { if let subject { files[subject] = newValue } else { input = newValue } }
    }
}

/// A part of the program that reads input from outside, and how hostile input for it is made.
protocol FuzzTarget {
    /// The name on the command line, and the folder of its findings.
    var name: String { get }
    /// A case that is the same for the same random numbers.
    func makeCase(using random: inout RandomNumbers) -> FuzzCase
}
