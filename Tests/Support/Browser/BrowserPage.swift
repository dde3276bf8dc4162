import Foundation

/// A page in a headless browser, used as a person does: it is looked at, keys are pressed, places are tapped.
///
///     let page = try BrowserPage(width: 320, isDark: true)
///     try page.open("file:///tmp/report.html")
///     try page.press("ArrowRight")
///     #expect(try page.text("document.title") == "Specs")
///     #expect(page.problems.isEmpty)
package final class BrowserPage {
    /// The errors in the console and the exceptions of scripts so far.
    package private(set) var problems: [String] = []
    /// The addresses that were asked for so far, but for data within the page.
    package private(set) var requests: [String] = []

    private let pipe: BrowserPipe
    private var session: String?
    private var last = 0
    private var loads = 0

    /// Starts a browser with an empty page.
    /// - Parameters:
    ///   - width: The width of the page, in points.
    ///   - height: Its height, in points.
    ///   - isDark: Whether the system is dark.
    ///   - hasTouch: Whether the page is touched instead of clicked.
    ///   - runsScripts: Whether scripts of the page run.
    package init(
        width: Int = 1280, height: Int = 900, isDark: Bool = false, hasTouch: Bool = false, runsScripts: Bool = true
    ) throws {
        pipe = try BrowserPipe()
        let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
        session = try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
        for domain in ["Page", "Runtime", "Log", "Network", "Accessibility"] { try call("\(domain).enable") }
        try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": hasTouch])
        let scheme = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
        try call("Emulation.setEmulatedMedia", ["features": [scheme]])
        if hasTouch { try call("Emulation.setTouchEmulationEnabled", ["enabled": true]) }
        if !runsScripts { try call("Emulation.setScriptExecutionDisabled", ["value": true]) }
    }

    /// Calls a method of the protocol for the page.
    /// - Throws: What the browser says against it.
    @discardableResult
    package func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        last += 1
        let id = last
        var message: [String: Any] = ["id": id, "method": method, "params": parameters]
        message["sessionId"] = session
        try pipe.send(message)
        while true {
            let answer = try pipe.receive()
            guard answer["id"] as? Int == id else {
                note(answer)
                continue
            }
            if let error = answer["error"] as? [String: Any] {
                throw BrowserPipe.Failure(description: "\(method): \(error["message"] ?? "failed")")
            }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    /// Loads a page, and waits until it is there.
    package func open(_ address: String) throws {
        let before = loads
        try call("Page.navigate", ["url": address])
        while loads == before { note(try pipe.receive()) }
    }

    /// The value of an expression in the page, as text; that of a promise when it is kept.
    /// - Throws: The exception.
    @discardableResult
    package func text(_ expression: String) throws -> String {
        let answer = try call(
            "Runtime.evaluate",
            ["expression": "Promise.resolve(\(expression)).then(String)", "awaitPromise": true, "returnByValue": true])
        if let exception = answer["exceptionDetails"] as? [String: Any] {
            let thrown = (exception["exception"] as? [String: Any])?["description"]
            throw BrowserPipe.Failure(description: "\(thrown ?? exception["text"] ?? "exception") in \(expression)")
        }
        return (answer["result"] as? [String: Any])?["value"] as? String ?? ""
    }

    /// Waits until an expression in the page is true.
    package func wait(until condition: String) throws {
        try text(
            """
            new Promise((done, failed) => {
              const end = Date.now() + 60000;
              const look = () => {
                if (\(condition)) done(true);
                else if (Date.now() > end) failed(new Error("never true"));
                else setTimeout(look, 10);
              };
              look();
            })
            """)
    }

    /// Presses and releases a key, by its name in the DOM: `ArrowLeft`, `Enter`, `a`.
    package func press(_ key: String, shift: Bool = false) throws {
        let codes = [
            "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35, "Enter": 13,
            "Escape": 27, "Tab": 9, " ": 32, "Backspace": 8, "PageUp": 33, "PageDown": 34, "Delete": 46,
        ]
        var event: [String: Any] = ["key": key, "modifiers": shift ? 8 : 0, "code": key == " " ? "Space" : key]
        event["windowsVirtualKeyCode"] = codes[key]
        if key.count == 1 { event["text"] = key }
        if key == "Enter" { event["text"] = "\r" }
        event["type"] = "keyDown"
        try call("Input.dispatchKeyEvent", event)
        event["type"] = "keyUp"
        event["text"] = nil
        try call("Input.dispatchKeyEvent", event)
    }

    /// Types text into what has the focus.
    package func type(_ text: String) throws { try call("Input.insertText", ["text": text]) }

    /// Clicks in the middle of the first element that a selector finds, or taps it on a page that is touched.
    package func click(_ selector: String) throws {
        let (x, y) = try middle(of: selector)
        for type in ["mouseMoved", "mousePressed", "mouseReleased"] {
            try call("Input.dispatchMouseEvent", ["type": type, "x": x, "y": y, "button": "left", "clickCount": 1])
        }
    }

    /// Moves the pointer over the middle of an element.
    package func hover(_ selector: String) throws {
        let (x, y) = try middle(of: selector)
        try call("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": x, "y": y])
    }

    /// Moves a finger over an element, from its middle.
    /// - Parameter distance: How far it moves to the right, in points.
    package func swipe(_ selector: String, by distance: Double) throws {
        let (x, y) = try middle(of: selector)
        func touch(_ type: String, _ points: [[String: Any]]) throws {
            try call("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
        }
        try touch("touchStart", [["x": x, "y": y]])
        for part in 1...5 { try touch("touchMove", [["x": x + distance * Double(part) / 5, "y": y]]) }
        try touch("touchEnd", [])
    }

    /// The names and roles of all that a screen reader finds, in order: `button "Save"`.
    package func accessibleNames() throws -> [String] {
        let nodes = try call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
        return nodes.compactMap { node in
            guard node["ignored"] as? Bool != true else { return nil }
            func value(_ field: String) -> String { (node[field] as? [String: Any])?["value"] as? String ?? "" }
            return "\(value("role")) \"\(value("name"))\""
        }
    }

    /// Writes a picture of the page as PNG.
    /// - Parameter isWhole: Whether all of the page is in it, or what a window shows.
    package func screenshot(to path: String, isWhole: Bool = false) throws {
        let answer = try call("Page.captureScreenshot", ["format": "png", "captureBeyondViewport": isWhole])
        try Data(base64Encoded: answer["data"] as? String ?? "")?.write(to: URL(filePath: path))
    }

    private func middle(of selector: String) throws -> (x: Double, y: Double) {
        let quoted = String(decoding: try JSONEncoder().encode(selector), as: UTF8.self)
        let text = try text(
            """
            (() => {
              const element = document.querySelector(\(quoted));
              if (!element) throw new Error("there is no " + \(quoted));
              element.scrollIntoView({ block: "center", behavior: "instant" });
              const place = element.getBoundingClientRect();
              return (place.x + place.width / 2) + " " + (place.y + place.height / 2);
            })()
            """)
        let numbers = text.split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 2 else { throw BrowserPipe.Failure(description: "\(selector) has no place: \(text)") }
        return (numbers[0], numbers[1])
    }

    private func note(_ event: [String: Any]) {
        let parameters = event["params"] as? [String: Any] ?? [:]
        switch event["method"] as? String {
        case "Page.loadEventFired": loads += 1
        case "Runtime.exceptionThrown":
            let details = parameters["exceptionDetails"] as? [String: Any]
            let thrown = (details?["exception"] as? [String: Any])?["description"]
            problems.append("\(thrown ?? details?["text"] ?? "exception")")
        case "Runtime.consoleAPICalled" where ["error", "assert"].contains(parameters["type"] as? String ?? ""):
            problems.append("console: \(parameters["args"] ?? "")")
        case "Log.entryAdded":
            let entry = parameters["entry"] as? [String: Any]
            if entry?["level"] as? String == "error" { problems.append("\(entry?["text"] ?? "error")") }
        case "Network.requestWillBeSent":
            let address = (parameters["request"] as? [String: Any])?["url"] as? String ?? ""
            if !address.hasPrefix("data:") { requests.append(address) }
        default: break
        }
    }
}
