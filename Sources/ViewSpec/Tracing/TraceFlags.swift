import ArgumentParser
import SpecRunner

/// The settings of `run` that decide how a single spec runs.
enum TraceExecutionPart: SettingPart {
    static var settings: [Setting] {
        let names = [
            "timeout", "memory-limit", "seed", "interleave-seed", "helper", "lpath", "env", "strict", "locale",
            "time-zone",
            "trust", "color",
        ]
        return (Setting.execution + Setting.report).filter { names.contains($0.name) }
    }
}

/// What `--show` can show of a step.
enum StepAspect: String, CaseIterable, ExpressibleByArgument {
    case tree, diff, model, tasks, picture
}
