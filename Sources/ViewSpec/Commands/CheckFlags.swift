import SpecRunner

/// The settings of `run` that mean something for previews, in the words for these.
enum CheckSelectionPart: SettingPart {
    static var settings: [Setting] {
        Setting.selection.chosen([
            "filter": "Check only previews whose names match this Lua pattern. With several, one of them has to match.",
            "filter-out": "Don't check previews whose names match this Lua pattern.",
            "tags": "Check only previews with one of these #tags in their names.",
            "exclude-tags": "Don't check previews with one of these #tags in their names.",
            "shard": "Check one part of the files with previews: 1/5 is the first of five.",
            "durations": "Balance shards by the durations in this file.",
            "list": "List the previews with file and line, without checking them.",
            "pass-with-no-tests": "Succeed when there are no previews.",
        ])
    }
}

enum CheckExecutionPart: SettingPart {
    static var settings: [Setting] {
        Setting.execution.chosen([
            "jobs": "Check this many previews at a time (default: one per core).",
            "timeout": "Limit a preview to this many seconds in all circumstances; 0 for no limit (default: 10).",
            "memory-limit": "Limit the memory of a preview, as in 512M or 2G (default: 4G).",
            "bail": "Stop after this many previews with findings (default: 1).",
            "locale": "The language and region of Locale.current and of the views (default: en_US).",
            "time-zone": "The time zone of TimeZone.current and of the views (default: UTC).",
        ])
    }
}

enum CheckReportPart: SettingPart {
    static var settings: [Setting] { Setting.report }
}

extension [Setting] {
    /// The settings of some names, in their order, with the words for their help.
    func chosen(_ words: [String: String]) -> [Setting] {
        compactMap { setting in words[setting.name].map { setting.described($0) } }
    }
}
