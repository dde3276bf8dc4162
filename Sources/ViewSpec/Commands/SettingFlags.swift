import ArgumentParser
import Scripting
import SpecRunner
import System

/// The flags of a part of the settings, made from its rows.
///
/// ArgumentParser finds the flags of a type in its mirror, and gives their values to its decoder: it sees the rows as
/// the properties of an ordinary type.
struct SettingFlags<Part: SettingPart>: ParsableArguments, CustomReflectable {
    /// The settings that were given, with the values of their flags.
    private var given: [(setting: Setting, arguments: [String])] = []

    init() {}

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: FlagKey.self)
        for setting in Part.settings {
            if let arguments = try setting.arguments(in: values) { given.append((setting, arguments)) }
        }
    }

    var customMirror: Mirror {
        Mirror(self, children: Part.settings.map { (label: $0.name, value: $0.flag) })
    }

    func validate() throws {
        var settings = RunSettings()
        try apply(to: &settings)
        try RequestedReport.checkFlags(settings.reports)
    }

    /// Applies the values of the flags.
    /// - Throws: `ValidationError` for an invalid value.
    func apply(to settings: inout RunSettings) throws {
        for (setting, arguments) in given { try setting.apply(flags: arguments, to: &settings) }
    }
}

/// A part of the settings, with a headline in the help.
protocol SettingPart {
    static var settings: [Setting] { get }
}

enum SelectionPart: SettingPart {
    static var settings: [Setting] { Setting.selection }
}

enum ExecutionPart: SettingPart {
    static var settings: [Setting] { Setting.execution }
}

/// The flags that the help leaves out.
enum SharedPart: SettingPart {
    static var settings: [Setting] { Setting.shared }
}

enum ReportPart: SettingPart {
    static var settings: [Setting] { Setting.report }
}

private struct FlagKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension Setting {
    /// Applies the values of its flags.
    /// - Throws: `ValidationError` for an invalid value.
    func apply(flags arguments: [String], to settings: inout RunSettings) throws {
        do {
            try apply(arguments, to: &settings)
        } catch {
            throw ValidationError("\(error)")
        }
    }

    /// The flag as ArgumentParser has flags.
    fileprivate var flag: Any {
        let help = ArgumentHelp(stringLiteral: help)
        var valueHelp = help
        valueHelp.valueName = placeholder
        let check: @Sendable (String) throws -> String = { text in
            var settings = RunSettings()
            if isParsedAtOnce { try apply([text], to: &settings) }
            return text
        }
        return switch shape {
        case .flag: Flag(wrappedValue: false, name: names, help: help)
        case .value: Option<String?>(name: names, help: valueHelp, completion: offered, transform: check)
        case .values:
            Option<[String]>(wrappedValue: [], name: names, help: valueHelp, completion: offered, transform: check)
        case .color: Option<ColorMode?>(name: names, help: help)
        }
    }

    /// The words that shells offer for the value, as ArgumentParser has them.
    private var offered: CompletionKind {
        switch completion {
        case .nothing: .default
        case .files: .file()
        case .words(let words): .list(words)
        case .output(let command): .shellCommand(command)
        }
    }

    private var names: NameSpecification {
        var names: [NameSpecification.Element] = []
        if let letter { names.append(.customShort(letter, allowingJoined: joinsValue)) }
        names.append(.customLong(name))
        if let alias { names.append(.customLong(alias)) }
        return NameSpecification(names)
    }

    /// The values of its flags; `nil` if there are none.
    fileprivate func arguments(in values: KeyedDecodingContainer<FlagKey>) throws -> [String]? {
        let key = FlagKey(stringValue: name)
        switch shape {
        case .flag: return try values.decode(Flag<Bool>.self, forKey: key).wrappedValue ? [] : nil
        case .value: return try values.decode(Option<String?>.self, forKey: key).wrappedValue.map { [$0] }
        case .values:
            let texts = try values.decode(Option<[String]>.self, forKey: key).wrappedValue
            return texts.isEmpty ? nil : texts
        case .color: return try values.decode(Option<ColorMode?>.self, forKey: key).wrappedValue.map { [$0.rawValue] }
        }
    }
}

extension RequestedReport {
    /// Refuses reports that would be mixed up on standard output.
    static func checkFlags(_ reports: [RequestedReport]) throws {
        do { try check(reports) } catch { throw ValidationError(error.description) }
    }
}

extension ColorMode: ExpressibleByArgument {}
