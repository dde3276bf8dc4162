/// Something that is measured: work, and the program that does it.
enum Subject {
    /// A script that runs in the console as a spec and returns a number. One that is trusted may open files.
    case console(String, isTrusted: Bool = false)
    /// A script that returns a number, run by Lua as it comes.
    case plainLua(String)
    /// A script for Python that prints a number and needs a module.
    case python(String, needing: String)
    /// A whole process that runs spec files. It runs several times in a row if it takes much less than what it is compared
    /// with: a busy machine slows both alike then. The time is that of one turn.
    case run(SpecFiles, by: Runner, flags: [String] = [], turns: Int = 1)
    /// A whole process for each of some suites that others wrote, one after the other.
    case suites([Suite], by: Runner)

    /// The needs of the subject.
    var needs: [Need] {
        switch self {
        case .console: [.program(.viewspec)]
        case .plainLua: []
        case .python(_, let module): [.module(module)]
        case .run(_, let runner, _, _): [.program(runner)]
        case .suites(let suites, let runner): [.program(runner)] + suites.map(Need.suite)
        }
    }
}

/// Something that not every machine has.
enum Need: Hashable {
    case program(Runner)
    /// A module of Python.
    case module(String)
    /// Specs that others wrote.
    case suite(Suite)

    /// Its name for messages.
    var name: String {
        switch self {
        case .program(let runner): runner.rawValue
        case .module(let module): module
        case .suite(let suite): "the suite of \(suite.name)"
        }
    }
}

/// The same specs for each of the programs that run specs.
struct SpecFiles {
    /// The number of files, all alike.
    var count = 1
    /// The text in each language.
    let text: [Runner.Language: String]
}

/// A program that runs spec files.
enum Runner: String, CaseIterable {
    /// This project's.
    case viewspec
    /// Lua itself, with the least that can run specs.
    case lua
    case busted, rspec, node

    /// A language of specs.
    enum Language: String {
        case lua, ruby = "rb", javaScript = "mjs"
    }

    /// The language of its specs.
    var language: Language {
        switch self {
        case .viewspec, .lua, .busted: .lua
        case .rspec: .ruby
        case .node: .javaScript
        }
    }

    /// Whether it is given a folder of spec files; otherwise, each of the files.
    var takesFolder: Bool { self == .viewspec || self == .busted }
}
