/// The words of other tools for the actions and assertions of a spec, by the names that those have here.
///
/// Messages and the search of the reference use it. A word may mean several things, of which a view has one or two.
public enum EverydayWords {
    /// The words by what they mean: a member of views, a function of scripts, or an assertion.
    public static let table: KeyValuePairs<String, [String]> = [
        "tap": [
            "click", "press", "touch", "tapOn", "check", "uncheck", "push", "follow", "activate", "doClick",
            "doubleTap", "doubleClick", "tapTwice",
        ],
        "longPress": ["hold", "pressAndHold", "touchAndHold", "longTap", "longClick"],
        "setInput": ["type", "typeText", "fill", "fillIn", "enter", "enterText", "setText", "sendKeys", "replaceText"],
        "clear": ["clearText", "empty", "erase", "deleteText"],
        "submit": ["pressReturn", "pressEnter", "enter", "commit", "return", "hitEnter"],
        "type": ["fill", "enterText", "typeText"],
        "select": ["selectOption", "choose", "pick", "selectItem", "selectRow", "selectTab", "switchTo"],
        "set": ["drag", "slide", "slideTo", "adjust", "setDate", "setTime", "pick"],
        "increment": ["increase", "stepUp", "plus"],
        "decrement": ["decrease", "stepDown", "minus"],
        "back": ["pop", "goBack", "navigateBack", "tapBack", "popToRoot"],
        "dismiss": ["close", "cancel", "hide", "swipeDown", "dismissModal"],
        "refresh": ["pullToRefresh", "pullDown", "reload"],
        "swipe": ["swipeLeft", "swipeRight", "swipeActions"],
        "delete": ["remove", "deleteRow", "swipeToDelete"],
        "move": ["drag", "dragTo", "moveTo", "reorder", "moveRow"],
        "expand": ["unfold", "disclose", "open"],
        "open": ["openMenu", "show"],
        "contextMenu": ["rightClick", "secondaryClick", "openContextMenu"],
        "scrollTo": ["scrollIntoView", "scrollIntoViewIfNeeded"],
        "scroll": ["scrollBy", "scrollDown", "scrollUp"],
        "press": ["pressKey", "keyPress", "keyboard"],
        "focus": ["becomeFirstResponder"],
        "find": ["get", "query", "locator", "getBy", "getByText", "findByText", "findView", "element"],
        "findAll": ["all", "queryAll", "getAll", "findMany", "elements"],
        "only": ["one", "single", "findOne", "exactlyOne"],
        "exists": ["isPresent", "isThere", "isDisplayed"],
        "isResponsive": ["isEnabled", "isDisabled", "isVisible", "isHittable", "isClickable"],
        "string": ["text", "getText", "textContent", "innerText"],
        "input": ["value", "getValue", "inputValue"],
        "isOn": ["isChecked", "checked"],
        "selectedValue": ["selection", "selected", "selectedOption"],
        "openedURLs": ["url", "urls", "openedLinks"],
        "wait_until": ["waitFor", "wait", "waitForElement", "waitForExistence", "waitForText", "sleep", "eventually"],
        "host": ["render", "mount", "launch", "visit", "present"],
        "assert": ["expect", "should"],
        "before_each": ["beforeEach"],
        "after_each": ["afterEach"],
        "setup": ["beforeAll"],
        "teardown": ["afterAll"],
        "has_text": ["toHaveText", "haveText"],
        "contains_text": ["toContainText", "containText", "includesText"],
        "matches_text": ["toMatchText", "matchText"],
        "visible": ["toBeVisible", "displayed", "shown"],
        "enabled": ["toBeEnabled"],
        "count": ["toHaveCount"],
    ]

    /// The meanings of a word, the likeliest first; empty for a word that isn't in the table. Neither the case of
    /// letters nor underscores count.
    ///
    /// - Complexity: O(*n*) in the words of the table.
    public static func meanings(of word: String) -> [String] {
        let word = plain(word)
        return table.filter { meaning, words in plain(meaning) == word || words.contains { plain($0) == word } }
            .map(\.key)
    }

    private static func plain(_ word: String) -> String { word.filter { $0 != "_" }.lowercased() }
}
