import System

/// The seed of a spec file's random numbers, from a seed of the run and the file. So each file has its own numbers, and
/// the same ones in a run with the same seed, in any process.
struct RandomSeed {
    /// The arguments for `math.randomseed`.
    let numbers: (Int64, Int64)

    /// - Parameters:
    ///  - run: The seed of the run.
    ///  - path: The spec file, taken relative to the working directory, so that the numbers don't depend on the place
    ///    of the project.
    ///  - repetition: The number of times that the file has run before in this run.
    init(run: UInt64, path: String, repetition: Int) {
        var hash = FNV()
        hash.add(Self.relative(path))
        hash.add(String(repetition))
        var generator = SplitMix(seed: run ^ hash.value)
        numbers = (Int64(bitPattern: generator.next()), Int64(bitPattern: generator.next()))
    }

    private static func relative(_ path: String) -> String {
        guard let real = FileSystem.realPath(path), let folder = FileSystem.realPath(".") else { return path }
        let prefix = folder == "/" ? folder : folder + "/"
        return real.hasPrefix(prefix) ? String(real.dropFirst(prefix.count)) : real
    }
}
