import System

/// Standard input and output, for messages alone: whatever else the program and the app in it read or print goes elsewhere.
struct ProtocolStreams {
    let input: Int32
    let output: Int32

    /// Takes the streams. Standard input is empty from here on, and what is printed goes to standard error.
    /// - Returns: nil where there are too many open files, with `errno` set.
    init?() {
        (input, output) = (dup(STDIN_FILENO), dup(STDOUT_FILENO))
        guard input >= 0, output >= 0, Descriptor.emptyStandardInput(), dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
            return nil
        }
        for descriptor in [input, output] { Descriptor.closeOnExec(descriptor) }
    }

    /// Makes them standard input and output again, for the program that this process becomes.
    func giveBack() {
        dup2(input, STDIN_FILENO)
        dup2(output, STDOUT_FILENO)
    }

    /// Takes them again, as at the start.
    func takeAgain() {
        Descriptor.emptyStandardInput()
        dup2(STDERR_FILENO, STDOUT_FILENO)
    }
}
