import Scripting
import System
import VirtualTime

/// The syntax of a setting's value, and how it is read.
struct SettingForm<Value>: Sendable {
    var shape = Setting.Shape.value
    var isParsedAtOnce = false
    /// Reads a value; the text is the name of the setting for the user.
    let read: @Sendable (SettingValue, String) throws -> Value
}

extension SettingForm<Bool> {
    /// A flag without a value; `true` or `false` in files.
    static var flag: Self { Self(shape: .flag) { value, _ in try value.boolean() } }
}

extension SettingForm<String> {
    static var text: Self { Self { value, _ in try value.string() } }
}

extension SettingForm<String?> {
    /// The identifier of a locale, with a language that there is.
    static var locale: Self {
        Self { value, name in
            let identifier = try value.string()
            guard RunPlace.knowsLocale(identifier) else {
                throw NumberError(name: name, requirement: "takes a locale such as de_DE", found: "\"\(identifier)\"")
            }
            return identifier
        }
    }

    /// The identifier of a time zone.
    static var timeZone: Self {
        Self { value, name in
            let identifier = try value.string()
            guard RunPlace.knowsTimeZone(identifier) else {
                throw NumberError(
                    name: name, requirement: "takes a time zone such as Europe/Berlin", found: "\"\(identifier)\"")
            }
            return identifier
        }
    }
}

extension SettingForm<[String]> {
    static var texts: Self { texts(separatedBy: nil) }

    /// Texts, each of which can be several with separators between them.
    static func texts(separatedBy separator: Character?) -> Self {
        Self(shape: .values) { value, _ in try value.strings(separatedBy: separator) }
    }

    /// Tags with commas between them, with or without their `#`.
    static var tags: Self {
        Self(shape: .values) { value, _ in
            try value.strings(separatedBy: ",").map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
        }
    }

    /// Names of environment variables.
    static var variables: Self {
        Self(shape: .values) { value, name in
            let names = try value.strings()
            if case .arguments = value, let wrong = names.first(where: { $0.isEmpty || $0.contains("=") }) {
                throw NumberError(
                    name: name, requirement: "takes the name of a variable, whose value stays as it is",
                    found: "\"\(wrong)\"")
            }
            return names
        }
    }
}

extension SettingForm<Int> {
    static func whole(_ range: ClosedRange<Int>) -> Self {
        Self { value, name in try value.integer(in: NumberLimit(whole: range), name) }
    }

    /// An amount of memory, in bytes.
    static var memory: Self { Self { value, name in try value.bytes(name) } }
}

extension SettingForm<Double> {
    static func number(_ limit: NumberLimit<Double>) -> Self {
        Self { value, name in try value.number(in: limit, name) }
    }
}

extension SettingForm<ColorMode> {
    static var color: Self {
        Self(shape: .color) { value, _ in
            guard let mode = ColorMode(rawValue: try value.string()) else {
                throw SettingValue.Mismatch(wanted: "\"auto\", \"always\" or \"never\"")
            }
            return mode
        }
    }
}

extension SettingForm<Shard> {
    static var shard: Self { Self(isParsedAtOnce: true) { value, _ in try Shard(value.string()) } }
}

extension SettingForm<[RequestedReport]> {
    static var reports: Self {
        Self(shape: .values, isParsedAtOnce: true) { value, _ in try value.strings().map(RequestedReport.init) }
    }
}
