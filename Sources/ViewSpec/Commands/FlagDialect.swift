/// The ways of writing flags that the parser doesn't know: those whose value may be left out, and the names that other
/// runners have for ours.
enum FlagDialect {
    /// The arguments as the parser knows them.
    static func plain(_ arguments: [String]) -> [String] {
        var result: [String] = []
        for (index, argument) in arguments.enumerated() {
            switch argument {
            case "--":
                return result + arguments[index...]
            case "--bail" where !arguments[(index + 1)...].startsWithNumber:
                result.append("--bail=1")
            case _ where argument.hasPrefix("--changed="):
                result.append("--changed-since=" + argument.dropFirst("--changed=".count))
            default:
                result.append(argument)
            }
        }
        return result
    }
}

extension ArraySlice<String> {
    fileprivate var startsWithNumber: Bool { first.map { Int($0) != nil } ?? false }
}
