/// The two ends of a pipe. Programs that this process starts don't inherit them.
package struct PipeEnds {
    /// The end to read from.
    package let reading: Int32
    /// The end to write to.
    package let writing: Int32

    /// Makes a pipe; `nil` where there can't be one, in practice because there are too many open files, with `errno` set.
    package init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        (reading, writing) = (ends[0], ends[1])
        for end in ends { Descriptor.closeOnExec(end) }
    }

    /// Closes both ends.
    package func close() {
        for end in [reading, writing] { Descriptor.release(end) }
    }
}
