/// A setting of a run: a row of the table from which the command line, configuration files and the help of both follow.
///
/// Command lines and files apply settings to the same `RunSettings`, one after the other: the last value takes
/// precedence, and a list replaces the earlier list.
public struct Setting: Sendable {
    /// The key of configuration files, and the long flag without its hyphens.
    public let name: String
    /// The short flag.
    public let letter: Character?
    /// Whether the value may follow the short flag without a space, as in `-j4`.
    public let joinsValue: Bool
    /// Another long flag, which busted has for it.
    public let alias: String?
    /// The placeholder for the value in the help.
    public let placeholder: String?
    /// The help, in the imperative; empty without a flag. Made when it is shown: that of `--reporter` looks for all formats.
    public var help: String { makeHelp() }
    /// A command line with the flag, for the help.
    public private(set) var example: Example?
    /// The value of a flag without one.
    public let bareValue: String?
    /// The syntax of the flag's value.
    public let shape: Shape
    /// The words that shells offer for the flag's value. Made when it is asked for, as the help is.
    public var completion: Completion { makeCompletion() }
    /// Whether a wrong argument is named by the parser of the command line, together with the flag's help.
    public let isParsedAtOnce: Bool
    /// The reason why no file may set it; `nil` if a file may.
    let reasonForFlag: String?
    private var makeHelp: @Sendable () -> String
    private let makeCompletion: @Sendable () -> Completion
    private let places: Places
    private let apply: @Sendable (inout RunSettings, SettingValue, String) throws -> Void

    /// The syntax of a flag's value.
    public enum Shape: Sendable {
        /// Nothing.
        case flag
        /// A value. Of several such flags the last one counts.
        case value
        /// A value. Of several such flags all count.
        case values
        /// One of the names of `ColorMode`.
        case color
    }

    /// The words that shells offer for a value.
    public enum Completion: Sendable {
        /// Nothing: only the user knows.
        case nothing
        case files
        case words([String])
        /// The lines that a command of the shell prints.
        case output(of: String)
    }

    /// The arguments after `run`, and their meaning.
    public typealias Example = (arguments: String, meaning: String)

    /// The places in which a setting can be given.
    struct Places: OptionSet {
        let rawValue: UInt8
        static let flag = Places(rawValue: 1)
        static let ownFile = Places(rawValue: 2)
        static let bustedFile = Places(rawValue: 4)
        static let usual: Places = [.flag, .ownFile]
        static let everywhere: Places = [.flag, .ownFile, .bustedFile]
    }

    /// A row of the table.
    /// - Parameters:
    ///  - form: The syntax of the value.
    ///  - completion: What shells offer for the value.
    ///  - whenFlag: A further effect of the flag.
    ///  - set: Stores the value.
    init<Value>(
        _ name: String, letter: Character? = nil, joinsValue: Bool = false, alias: String? = nil,
        _ form: SettingForm<Value>, _ placeholder: String? = nil, in places: Places = .usual,
        help: @autoclosure @escaping @Sendable () -> String = "", bareValue: String? = nil,
        reasonForFlag: String? = nil, example: Example? = nil,
        completion: @autoclosure @escaping @Sendable () -> Completion = .nothing,
        whenFlag: @escaping @Sendable (inout RunSettings) -> Void = { _ in },
        set: @escaping @Sendable (inout RunSettings, Value) -> Void
    ) {
        self.name = name
        self.letter = letter
        self.joinsValue = joinsValue
        self.alias = alias
        self.placeholder = placeholder
        makeHelp = help
        makeCompletion = completion
        self.example = example
        self.bareValue = bareValue
        self.reasonForFlag = reasonForFlag
        self.places = places
        shape = form.shape
        isParsedAtOnce = form.isParsedAtOnce
        apply = { settings, value, name in
            set(&settings, try form.read(value, name))
            if case .arguments = value { whenFlag(&settings) }
        }
    }

    /// The same setting with another help, for another command than `run`.
    package func described(_ help: String, example: Example? = nil) -> Setting {
        var setting = self
        setting.makeHelp = { help }
        setting.example = example
        return setting
    }

    /// Whether there is a flag for it.
    public var isFlag: Bool { places.contains(.flag) }

    /// The settings that a configuration file can give.
    static func all(ofBusted isBusted: Bool) -> [Setting] {
        (all + busted).filter { $0.places.contains(isBusted ? .bustedFile : .ownFile) }
    }

    /// Applies the values of a command line.
    /// - Parameter arguments: The values of all flags of this setting, in order; anything for a flag without a value.
    /// - Throws: An error with the name of the flag for an invalid value.
    public func apply(_ arguments: [String], to settings: inout RunSettings) throws {
        try apply(&settings, .arguments(arguments), "--\(name)")
    }

    /// Applies the value of a configuration file.
    /// - Parameter name: The key in the file, for errors.
    /// - Throws: `SettingValue.Mismatch`, or an error for a value out of range.
    func apply(_ value: SettingValue, as name: String, to settings: inout RunSettings) throws {
        try apply(&settings, value, name)
    }

    /// The form of a name in files: `_` for `-`, since it is easier to write in Lua.
    static func normalized(_ name: String) -> String { String(name.map { $0 == "_" ? "-" : $0 }) }
}
