/// The rules, by the names that people write in a configuration.
package enum RuleName: String, CaseIterable, Sendable, Codable {
    /// The process that shows the preview dies, or has to be ended since it goes on without end.
    case crash
    /// The preview can't be made, shown or laid out.
    case failure
    /// A view needs an object that is missing in its environment.
    case missingObject = "missing_object"
    /// A view changes itself again and again, or a task of it never rests.
    case neverSettles = "never_settles"
    /// A text is cut off.
    case textCutOff = "text_cut_off"
    /// A text or a control stands beyond the screen, where nothing scrolls to it.
    case offScreen = "off_screen"
    /// A control can't be touched, since something else takes the touch.
    case covered
    /// Two views have one id.
    case sharedID = "shared_id"
    /// A control is smaller than a finger needs.
    case touchArea = "touch_area"

    /// Whether findings are notes, which fail nothing.
    package var isNote: Bool { self == .touchArea }

    /// Whether the rule looks at the usual screen alone, since the others would give the same findings.
    var looksOnce: Bool { self == .touchArea || self == .sharedID }

    /// A summary of the rule, for `help`.
    package var summary: String {
        switch self {
        case .crash: "the preview traps, exits, or takes longer than the limit"
        case .failure: "the preview can't be made, shown or laid out"
        case .missingObject: "a view wants an object that its environment lacks"
        case .neverSettles: "a view changes itself again and again, or a task never rests"
        case .textCutOff: "a text has no room, and no limit of lines that says so"
        case .offScreen: "a text or control is beyond the screen, where nothing scrolls to it"
        case .covered: "a control can't be touched: something else takes the touch"
        case .sharedID: "two views have one id"
        case .touchArea: "a control is under 44 by 44 points; only a note"
        }
    }
}
