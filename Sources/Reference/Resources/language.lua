---@meta
-- The functions of ViewSpec itself, besides those of views, modifiers and values.

-- # language

---Groups specs that belong together. Groups can be nested; their bodies run once, before any spec.
---`describe.only`, `describe.skip` and `describe.each{ … }` run only this one, leave it out, or repeat it for each row.
---```lua
---describe("A counter", function()
---  it("starts at zero", function() assert.equal(0, 0) end)
---end)
---```
---@param name string
---@param body fun()
function describe(name, body) end

---The same as `describe`, where it reads better.
---@param name string
---@param body fun()
function context(name, body) end

---A group whose changes to globals and loaded modules are undone after it.
---```lua
---insulate("alone", function()
---  it("may change globals", function() _G.mine = 1 assert.equal(1, mine) end)
---end)
---```
---@param name string
---@param body fun()
function insulate(name, body) end

---A group whose changes to globals are seen by the groups that follow.
---@param name string
---@param body fun()
function expose(name, body) end

---A spec. `it.only`, `it.skip`, `it.fails` and `it.each{ … }` are as for groups; a spec that `fails` has to fail.
---```lua
---it("adds", function() assert.equal(3, 1 + 2) end)
---it.each { { 1, 2, 3 }, { 2, 2, 4 } }("adds %d and %d", function(a, b, sum)
---  assert.equal(sum, a + b)
---end)
---```
---@param name string
---@param body fun()
function it(name, body) end

---The same as `it`.
---@param name string
---@param body fun()
function spec(name, body) end

---The same as `it`.
---@param name string
---@param body fun()
function test(name, body) end

---In a group, names a spec that is still to be written; in a spec, ends it as pending, for this reason.
---```lua
---pending("sorts by price")
---```
---@param reason? string
function pending(reason) end

---Runs before each spec of the group and of the groups in it.
---```lua
---describe("With a hook", function()
---  local screen
---  before_each(function() screen = host(Text("Hello")) end)
---  it("has a screen", function() assert.visible(screen) end)
---end)
---```
---@param body fun()
function before_each(body) end

---Runs after each spec of the group and of the groups in it, whatever its outcome.
---@param body fun()
function after_each(body) end

---Runs once, before the first spec of the group.
---@param body fun()
function setup(body) end

---Runs once, after the last spec of the group.
---@param body fun()
function teardown(body) end

---As `setup`, but only where a spec of the group runs.
---@param body fun()
function lazy_setup(body) end

---As `teardown`, but only where a spec of the group ran.
---@param body fun()
function lazy_teardown(body) end

---The same as `setup`.
---@param body fun()
function strict_setup(body) end

---The same as `teardown`.
---@param body fun()
function strict_teardown(body) end

---In a spec: runs a function at the end of the spec, whatever its outcome.
---```lua
---it("tidies up", function()
---  finally(function() end)
---end)
---```
---@param body fun()
function finally(body) end

---In a spec: runs a function as a named step of the report, and returns its results.
---```lua
---local sum = step("adds", function() return 1 + 2 end)
---assert.equal(3, sum)
---```
---@param name string
---@param body? fun(): any
---@return any
function step(name, body) end

---In a group: runs its specs in a random order, or in that of a seed; `randomize(false)` keeps the order of the file.
---@param seed? integer|boolean
function randomize(seed) end

---Puts a view on a screen, where it lives until the spec ends: states change, tasks run, `onAppear` is called.
---Options: `environment` and `storage`, tables of values by name, and `objects`, a list of models. What links open is in
---`screen.openedURLs`, unless the environment is given an `openURL`.
---The screen is that of an iPhone 15. `screen` is the name of another device, such as `"iPad"`, or a table with `width` and
---`height` in points for a bare screen without bars, or `false` for a tree without places; `orientation` is `"portrait"` or `"landscape"`. `text_size` is a size of text such as `"xLarge"` or
---`"accessibility3"`, `direction` is `"left_to_right"` or `"right_to_left"`, and `appearance` `"light"` or `"dark"`.
---```lua
---local screen = host(Text("Hello"), { environment = { locale = "de" } })
---assert.equal("Hello", screen:find("Text"):string())
---```
---@param view View|string
---@param options? { environment?: table<string, any>, storage?: table<string, any>, objects?: any[], screen?: string|false|{ width: number, height: number }, orientation?: string, text_size?: string, direction?: string, appearance?: string }
---@return Element
function host(view, options) end

---Starts the app: the first window of its scenes is on the screen, with the state of the app. Another launch in the same spec
---starts it anew; what is stored stays.
---
---`app` is its name where there are several, `url` an address that it is opened with, `arguments` and `environment` are those of
---the process, until the spec ends. `storage` and what says which screen it is are as with `host`.
---```lua
---local screen = launch{ url = "diary://tomorrow" }
---assert.has_text(screen, "Page tomorrow, opened 1 times")
---```
---@param options? { app?: string, url?: string, arguments?: string[], environment?: table<string, string>, storage?: table<string, any>, screen?: string|false|{ width: number, height: number }, orientation?: string, text_size?: string, direction?: string, appearance?: string }
---@return Element
function launch(options) end

---The previews of the app, as views: what `#Preview` and `PreviewProvider` declare, by their names. A name is the display name, or
---that of the file; `"Module/File.swift:Name"` is that of one alone. `pairs(previews)` goes through all of them.
---```lua
---local screen = host(previews["Sign in: a name filled in"])
---assert.equal("ann", screen:find("TextField"):input())
---```
---@class Previews
---@field [string] View the view of the preview with a name
previews = {}

---Reads a view as it is written, without putting it on a screen: nothing appears and no task runs.
---```lua
---assert.equal("Hello", inspect(VStack { Text("Hello") }):find("Text"):string())
---```
---@param view View|string
---@param options? { environment?: table<string, any>, storage?: table<string, any>, objects?: any[] }
---@return Element
function inspect(view, options) end

---Defines a view in Lua. The body receives `self`, which keeps states, and the arguments of the view, and returns
---views.
---```lua
---local Greeting = View("Greeting", function(self, person)
---  return Text("Hello, " .. person.name)
---end)
---assert.has_text(host(Greeting { name = "Ann" }), "Hello, Ann")
---```
---@param name string
---@param body fun(self: ViewContext, ...: any): any
---@return fun(...: any): View
function View(name, body) end

---A value that views read and change. A body that read it runs again once it changes.
---```lua
---local isOn = State(false)
---host(Toggle("Wi-Fi", isOn)):find("Toggle"):tap()
---assert.is_true(isOn.value)
---```
---@param initial any
---@return State
function State(initial) end

---A value that functions read and set: `Binding(get, set)`; with a plain value, the same as `State`.
---```lua
---local kept = 1
---local binding = Binding(function() return kept end, function(value) kept = value end)
---binding.value = 2
---assert.equal(2, kept)
---```
---@param get any
---@param set? fun(value: any)
---@return State
function Binding(get, set) end

---Waits until a function returns a true value, and returns that. The clock goes on meanwhile, and tasks with it; real time
---passes only for what other threads do. A view that isn't found and a failing assertion mean "not yet"; any other error
---ends the waiting immediately. At the timeout it raises the error of the last attempt. Options: `timeout` (5) and
---`interval` between two attempts, in seconds from 0 to 86400.
---```lua
---assert.equal(1, wait_until(function() return 1 end, { timeout = 2 }))
---```
---@param condition fun(): any
---@param options? { timeout?: number, interval?: number }
---@return any
function wait_until(condition, options) end

---The views that the app registered, by name: `views.SignIn{ user = "ann" }`.
---```lua
---for name in pairs(views) do assert.is_string(name) end
---```
---@type table<string, fun(arguments?: any): View>
views = {}

---The models that the app registered, by name: `models.Inbox{ items = {} }` makes one, to pass to views and to observe.
---```lua
---for name in pairs(models) do assert.is_string(name) end
---```
---@type table<string, fun(...): any>
models = {}

---The functions that the app registered, by name: `app.version()`. Their errors are raised, and async functions are
---awaited.
---```lua
---for name in pairs(app) do assert.is_string(name) end
---```
---@type table<string, fun(...): any>
app = {}

---The clock of hosted views: timers, animations, debounced publishers, and tasks that sleep. It doesn't move until a spec
---advances it or waits for something.
---```lua
---clock:advance(1.5)
---assert.equal(1.5, clock:elapsed())
---```
---@class Clock
clock = {}

---Lets time pass. What is due on the way happens in the order of its time.
---@param seconds? number without it, the time goes on to what is due next
---@return number? seconds how far it went, where no number is given
function clock:advance(seconds) end

---Lets time pass until nothing is due any more. An error says what is still running after a thousand events.
function clock:settle() end

---Sets the date of the clock, which is 2026-01-01, 09:00 UTC as a spec begins: that of `Date()`, `TimelineView` and `os.time()`.
---No time passes.
---```lua
---clock:set("2026-03-01 09:00")
---```
---@param date string|table without a time zone, it is in that of the run; or a `Date`
function clock:set(date) end

---The seconds that have passed since the spec began.
---@return number
function clock:elapsed() end

---The values of `@AppStorage`, for one spec.
---```lua
---storage:set("name", "Ann")
---assert.equal("Ann", storage:get("name"))
---```
---@class Storage
storage = {}

---The value of a key, or nil.
---@param key string
---@return any
function storage:get(key) end

---Keeps a value under a key.
---@param key string
---@param value any
function storage:set(key, value) end

---The keys that have a value.
---@return string[]
function storage:keys() end

-- # elements

---A view on a screen. An element is a query that is looked up on each use, so that it survives changes of state.
---`element[1]` is its first child, `#element` the number of children.
---```lua
---local stack = host(VStack { Text("a"), Text("b") }):find("VStack")
---assert.equal(2, #stack)
---assert.equal("b", stack[2]:string())
---```
---@class Element
---@field playedFeedback string[] The feedback that `sensoryFeedback` of views on this screen has played, by name, in order.
---@field openedURLs string[] The addresses that links and `openURL` on this screen left to the system, in order. Those that an action of the app or of the spec handled are not among them.
Element = {}

---The first view that fits: by kind, by text or label (`{ text = "Tea" }`, `{ button = "Save" }`, `{ link = "More" }` for
---both kinds of links), by the name of an image (`{ image = "heart" }`), by id, tag or accessibility label, or for which a
---function returns true. If none fits, raises an error that lists what there is. On a hosted screen it looks at what is on the screen, and with
---`covered = true` also at what can't be seen. The search begins with what is on top, and goes level by level, the nearest
---level below the element first, and each level in the order of the tree; `traversal = "depthFirst"` goes down each branch
---instead.
---@param what string|table|fun(view: Element): boolean|function
---@param options? table|fun(view: Element): boolean
---@return Element
function Element:find(what, options) end

---The only view that fits, as `find` looks for one. If none fits, or several, raises an error that lists what there is.
---```lua
---local screen = host(VStack { Button("Save", print), Button("Cancel", print) })
---assert.equal("Button", screen:only { button = "Save" }:kind())
---```
---@param what string|table|fun(view: Element): boolean|function
---@param options? table|fun(view: Element): boolean
---@return Element
function Element:only(what, options) end

---Scrolls to the first view that fits, as `find` looks for one, and returns it; without arguments, to this view. The content
---moves as little as that takes. Raises an error where nothing around the view scrolls. A `scrollPosition` there gets the
---identity of the row. Rows that are further down are on the screen without it, and acting on one scrolls to it first.
---```lua
---local screen = host(List { Text("first"), Text("last") })
---assert.equal("last", screen:scrollTo { text = "last" }:string())
---```
---@param what? string|table|fun(view: Element): boolean|function
---@param options? table|fun(view: Element): boolean
---@return Element
function Element:scrollTo(what, options) end

---Scrolls as a person does, and returns the view: the view itself where it scrolls, or else the first inside it that does, or
---the nearest around it. `by` is a length in points along the axis that it scrolls along, or a table of lengths `x` and `y`;
---`to` is an edge of the content. The content goes no further than there is something to show, and comes to rest where
---`scrollTargetBehavior` has it. Raises an error where nothing scrolls, or `scrollDisabled` keeps a person from it.
---```lua
---local rows = ScrollView { VStack { Color.red:frame { height = 900 }, Text("last"), spacing = 0 } }
---local screen = host(rows, { screen = { width = 320, height = 568 } })
---screen:scroll { by = 100 }
---assert.same({ x = 0, y = 100 }, screen:scrollOffset())
---screen:scroll { to = "bottom" }
---assert.is_true(screen:find { text = "last" }:frame().y < 568)
---```
---@param amount { by?: number|{ x?: number, y?: number }, to?: string }
---@return Element
function Element:scroll(amount) end

---How far the content has been scrolled: a table of points `x` from the leading side and `y` from the top. It is of the view
---itself where it scrolls, or else of the first inside it that does, or the nearest around it.
---```lua
---assert.equal(0, host(List { Text("first") }):scrollOffset().y)
---```
---@return { x: number, y: number }
function Element:scrollOffset() end

---Drags the view, or the one around it that has `draggable`, `onDrag` or `itemProvider`, onto another view, and returns
---whether it was accepted there. Of the views around the target, the nearest one with `dropDestination`, `onDrop` or
---`onInsert` takes the drop; a ForEach is told before which row.
---
---It is an error where nothing can be dragged, nothing takes a drop, or one of the two isn't in reach.
---```lua
---local dropped
---local screen = host(VStack {
---  Text("card"):draggable("Ann"),
---  Text("bin"):dropDestination(function(items) dropped = items[1]; return true end),
---})
---assert.is_true(screen:find { text = "card" }:dragTo(screen:find { text = "bin" }))
---assert.equal("Ann", dropped)
---```
---@param target Element
---@return boolean
function Element:dragTo(target) end

---Shakes the device: posts the notification by which an app's window tells its views of it, named
---`deviceDidShakeNotification` where no name is given. Raises an error where nothing receives it.
---```lua
---local screen = host(views.ShakeToClear())
---screen:shake()
---assert.has_text(screen, "Nothing to send")
---```
---@param name? string
function Element:shake(name) end

---Of the screen that `launch` returned: takes the app to the background. Its `scenePhase` is inactive, then background. Of any other
---view it is what a `background` modifier puts behind it.
---```lua
---local screen = launch()
---screen:background()
---assert.has_text(screen, "The app is background")
---```
function Element:background() end

---Takes the app that was launched back to the front: its `scenePhase` is inactive, then active.
---```lua
---local screen = launch()
---screen:background()
---screen:foreground()
---assert.has_text(screen, "The app is active")
---```
function Element:foreground() end

---All views that fit, in the order of the tree; an empty list if there are none. It looks where `find` does.
---@param what string|table|fun(view: Element): boolean|function
---@param options? table|fun(view: Element): boolean
---@return Element[]
function Element:findAll(what, options) end

---The view around this one.
---@return Element
function Element:parent() end

---The calls that lead from the root to this view, as they can be pasted into a spec.
---@return string
function Element:pathToRoot() end

---A view of the app, or one that a script defined, by name; among several, by its position from 1.
---@param name string|function
---@param index? integer
---@return Element
function Element:view(name, index) end

---A modifier of the app by name, and by its position from 1 if it is applied several times.
---@param name string
---@param index? integer
---@return Element
function Element:modifier(name, index) end

---Whether the place is empty: a condition that is false, an optional without a value.
---@return boolean
function Element:isAbsent() end

---Whether a person could use the view: neither it nor anything around it is disabled or hidden, and on a hosted screen
---nothing is above it.
---@return boolean
function Element:isResponsive() end

---Whether the view is there now, and on a hosted screen whether it is on the screen.
---@return boolean
function Element:exists() end

---The rectangle that the view takes on its screen with all its modifiers, in points from the screen's top left corner.
---With `inner` it is that of the view without any modifiers, with `in_` it is measured from the view around that has
---`:coordinateSpace(name)`.
---```lua
---local screen = host(Text("Hello"):padding(), { screen = { width = 320, height = 568 } })
---assert.is_true(screen:find("Text"):frame().width > screen:find("Text"):frame { inner = true }.width)
---```
---@param options? { inner?: boolean, in_?: string }
---@return { x: number, y: number, width: number, height: number }
function Element:frame(options) end

---The lines in which a text is shown on its screen, without what is left out.
---@return string[]
function Element:lines() end

---Whether a part of a text is left out on its screen, for want of room or of lines.
---@return boolean
function Element:isTruncated() end

---A picture of the screen as it is now: the text of an SVG document. With a path that ends with `.svg` or `.png`, it is written
---there instead, in place of a file that is there; a spec writes below its own folder only. A PNG has as many pixels as the
---device, or `scale` for each point, from 1 to 4. With `outlines`, the letters of an SVG are shapes, which look the same in
---each viewer.
---```lua
---local screen = host(Text("Hello"), { screen = "iPhone 15" })
---assert.truthy(screen:picture():find(">Hello</text>", 1, true))
---assert.falsy(screen:picture { outlines = true }:find("<text", 1, true))
---```
---@param path? string
---@param options? { scale?: number, outlines?: boolean }
---@return string?
---@overload fun(self: Element, options: { outlines?: boolean }): string
function Element:picture(path, options) end

---The name of the view's kind: `"Button"`.
---@return string
function Element:kind() end

---Moves the focus to the view.
function Element:focus() end

---Takes the focus away from the view.
function Element:unfocus() end

---Whether the view has the focus.
---@return boolean
function Element:isFocused() end

---Moves the focus of assistive technologies to the view.
function Element:focusAccessibility() end

---Takes the focus of assistive technologies away from the view.
function Element:unfocusAccessibility() end

---Whether the view has the focus of assistive technologies.
---@return boolean
function Element:isAccessibilityFocused() end

---Presses a key while the view has the focus; without a key, presses the view where that is possible.
---@param key? string
---@param modifiers? string[]
function Element:press(key, modifiers) end

---A value that views read and change.
---@class State
---@field value any The value; setting it changes what the views show.

---The first argument of the body of a view defined in Lua.
---@class ViewContext
ViewContext = {}

---A state of the view, which keeps its value as long as the view keeps its identity.
---@param name string
---@param initial any
---@return State
function ViewContext:state(name, initial) end

---Dismisses the screen of the view.
function ViewContext:dismiss() end

-- # assertions

---Makes assertions. Words can be combined: `assert.is_not.equal(…)`, `assert.has_no.errors(…)`,
---`assert.soft.is_true(…)`. A message may follow the arguments.
---```lua
---assert.equal(2, 1 + 1)
---assert.is_not.equal(1, 2)
---assert.same({ 1, { 2 } }, { 1, { 2 } })
---assert.has_error(function() error("no") end)
---```
---@class Assertions
---@overload fun(value: any, message?: string): any
---@field is Assertions For readability only.
---@field are Assertions For readability only.
---@field was Assertions For readability only.
---@field has Assertions For readability only.
---@field does Assertions For readability only.
---@field no Assertions Negates the assertion.
---@field is_not Assertions Negates the assertion.
---@field are_not Assertions Negates the assertion.
---@field was_not Assertions Negates the assertion.
---@field has_no Assertions Negates the assertion.
---@field does_not Assertions Negates the assertion.
---@field soft Assertions Records a failure and continues the spec.
---@field equal fun(expected: any, actual: any, message?: string): any The same value, compared by ==.
---@field equals fun(expected: any, actual: any, message?: string): any The same value, compared by ==.
---@field same fun(expected: any, actual: any, message?: string): any The same content, to any depth.
---@field near fun(expected: number, actual: number, tolerance: number, message?: string): any A number within a tolerance.
---@field matches fun(pattern: string, actual: string, start?: integer, plain?: boolean): any A text that a Lua pattern matches.
---@field match fun(pattern: string, actual: string, start?: integer, plain?: boolean): any A text that a Lua pattern matches.
---@field unique fun(list: table, deep?: boolean, message?: string): any A list without duplicates.
---@field truthy fun(value: any, message?: string): any Neither nil nor false.
---@field falsy fun(value: any, message?: string): any Nil or false.
---@field is_true fun(value: any, message?: string): any The value true.
---@field is_false fun(value: any, message?: string): any The value false.
---@field is_truthy fun(value: any, message?: string): any Neither nil nor false.
---@field is_falsy fun(value: any, message?: string): any Nil or false.
---@field is_nil fun(value: any, message?: string): any Nil.
---@field is_not_nil fun(value: any, message?: string): any Anything but nil.
---@field is_boolean fun(value: any, message?: string): any A boolean.
---@field is_number fun(value: any, message?: string): any A number.
---@field is_string fun(value: any, message?: string): any A string.
---@field is_table fun(value: any, message?: string): any A table.
---@field is_function fun(value: any, message?: string): any A function.
---@field is_userdata fun(value: any, message?: string): any A value that comes from Swift.
---@field is_thread fun(value: any, message?: string): any A coroutine.
---@field error fun(action: fun(), expected?: any, message?: string): any The function raises an error, this one if it is given.
---@field errors fun(action: fun(), expected?: any, message?: string): any The function raises an error, this one if it is given.
---@field has_error fun(action: fun(), expected?: any, message?: string): any The function raises an error, this one if it is given.
---@field has_errors fun(action: fun(), expected?: any, message?: string): any The function raises an error, this one if it is given.
---@field has_no_errors fun(action: fun(), message?: string): any The function raises nothing.
---@field error_matches fun(action: fun(), pattern: string, start?: integer, plain?: boolean): any The function raises an error whose message a Lua pattern matches.
---@field returned_arguments fun(count: integer, ...: any): any The number of arguments that follow.
---@field array fun(list: table): Assertions Takes a list for `holes`.
---@field holes fun(length?: integer): any The list of `array` contains nil: `assert.array(list).has.no.holes()`.
---@field message fun(text: string): Assertions The message if the assertion fails.
---@field spy fun(spy: Spy): SpyAssertions Assertions about the calls of a spy: `assert.spy(s).was.called(2)`.
---@field stub fun(spy: Spy): SpyAssertions The same for a stub.
---@field eventually Eventually Retries the assertion until it holds: `assert.eventually.has_text(screen, "Done")`. Called with a function, retries it until nothing fails.
---@field visible fun(element: Element, message?: string): any The view is drawn, and neither it nor anything around it is hidden; where it has a place on a screen, it is also in sight: within the screen and the viewport of the scrolling views around it, and neither covered by something opaque nor clipped away.
---@field hidden fun(element: Element, message?: string): any The view is hidden, itself or by something around it.
---@field enabled fun(element: Element, message?: string): any The view can be used.
---@field disabled fun(element: Element, message?: string): any The view is disabled, itself or by something around it.
---@field exists fun(element: Element, message?: string): any The view is there.
---@field exist fun(element: Element, message?: string): any The view is there.
---@field present fun(element: Element, message?: string): any The view is there.
---@field absent fun(element: Element, message?: string): any The view isn't there.
---@field focused fun(element: Element, message?: string): any The view has the focus.
---@field selected fun(element: Element, value?: any, message?: string): any The view is marked as selected: an option of a picker, a row of a list, the item of a tab, or what has the trait. Of a picker, a list or a tab view itself, this value is chosen; the message comes second where there is no value.
---@field on fun(element: Element, message?: string): any The toggle is on.
---@field off fun(element: Element, message?: string): any The toggle is off.
---@field fits fun(screen: Element|View|fun(): View, options?: { screens?: any[], text_sizes?: "all"|string[], directions?: "both"|string[], orientations?: "both"|string[], appearances?: "both"|string[], prepare?: fun(screen: Element), touch?: number|false }, message?: string): any Nothing is cut off by the screen, truncated without a limit of lines, overlapping by accident, or less than 44 points, or `touch`, to touch. With a view, or a function that makes one, on each of the screens, once `prepare` has got it ready.
---@field fit fun(screen: Element|View, options?: table, message?: string): any The same as `fits`, after `not`.
---@field accessible fun(screen: Element|View|fun(): View, options?: { screens?: any[], text_sizes?: "all"|string[], directions?: "both"|string[], orientations?: "both"|string[], appearances?: "both"|string[], prepare?: fun(screen: Element), except?: table<string, string> }, message?: string): any Nothing keeps people from using the screen: controls and pictures have labels, what takes taps is a button, nothing is too small to touch or cut off, and texts stand out from what is behind them. `except` leaves out rules, each with a reason.
---@field above fun(element: Element, other: Element, message?: string): any The first view ends where the second begins, or above it.
---@field below fun(element: Element, other: Element, message?: string): any The first view begins where the second ends, or below it.
---@field left_of fun(element: Element, other: Element, message?: string): any The first view ends left of where the second begins.
---@field right_of fun(element: Element, other: Element, message?: string): any The first view begins right of where the second ends.
---@field inside fun(element: Element, other: Element, message?: string): any The first view lies within the second.
---@field overlapping fun(element: Element, other: Element, message?: string): any The views have more than half a point of both directions in common.
---@field aligned fun(guide: string, element: Element, other: Element, message?: string): any The views have the same `"leading"`, `"trailing"`, `"top"`, `"bottom"`, `"center_x"` or `"center_y"`, to half a point.
---@field touchable fun(element: Element, message?: string): any Touches reach the view in at least 44 by 44 points, with what a row of a list or a bar adds to it.
---@field truncated fun(element: Element, message?: string): any A part of the text is left out on its screen.
---@field has_text fun(element: Element, text: string, message?: string): any The view, or a view inside it, shows the text: all of it. Titles of screens, tabs and alerts are texts too.
---@field text fun(element: Element, text: string, message?: string): any The view, or a view inside it, shows the text.
---@field contains_text fun(element: Element, part: string, message?: string): any A text of the view contains this one.
---@field contain_text fun(element: Element, part: string, message?: string): any A text of the view contains this one.
---@field matches_text fun(element: Element, pattern: string, message?: string): any A Lua pattern matches a text of the view.
---@field match_text fun(element: Element, pattern: string, message?: string): any A Lua pattern matches a text of the view.
---@field count fun(count: integer, list: table|string|Element, message?: string): any The number of entries, or of children of an element.
---@field value fun(element: Element, value: any, message?: string): any The control has this value.
---@field matches_snapshot fun(value: any, name?: string): any The value is as it was when it was recorded.
---@field matches_screen fun(screen?: Element|View|fun(): View, name?: string, options?: { screens?: any[], text_sizes?: "all"|string[], directions?: "both"|string[], orientations?: "both"|string[], appearances?: "both"|string[], prepare?: fun(screen: Element) }): any What is on the screen is what was kept of it as text, under a name beside the spec file, or as a text in the spec: `assert.matches_screen("login")`, `assert.matches_screen([[…]])`.
---@field match_screen fun(screen?: Element|View, name?: string, options?: table): any The same as `matches_screen`.
---@field match_snapshot fun(value: any, name?: string): any The value is as it was when it was recorded.
---@field register fun(self: Assertions, kind: string, name: string, callback: function, positive?: string, negative?: string) Adds an assertion, a modifier or a matcher.
---@field unregister fun(self: Assertions, kind: string, name: string) Removes it.
---@field add_formatter fun(self: Assertions, callback: function) Adds a function that formats values in messages.
---@field remove_formatter fun(self: Assertions, callback: function) Removes it.
---@field set_parameter fun(self: Assertions, name: string, value: any) Sets a parameter of the formatting of values.
---@field get_parameter fun(self: Assertions, name: string): any A parameter of the formatting of values.
---@field snapshot fun(self: Assertions): { revert: fun(self: any) } Saves the registered assertions and spies; `revert` restores them.
---@field level fun(self: Assertions, level: integer): any The stack level at which a failure is reported.
---@field format fun(self: Assertions, arguments: table): table The texts of arguments in messages.
assert = {}

---The assertions about a spy.
---```lua
---local s = spy.new(function() end)
---s(1)
---s(2)
---assert.spy(s).was.called(2)
---assert.spy(s).was.called_with(1)
---assert.spy(s).was_not.called_with(3)
---```
---@class SpyAssertions
---@field was SpyAssertions For readability only.
---@field has SpyAssertions For readability only.
---@field was_not SpyAssertions Negates the assertion.
---@field has_not SpyAssertions Negates the assertion.
---@field called fun(times?: integer) It was called, this number of times if given.
---@field called_with fun(...: any) A call had these arguments.
---@field returned_with fun(...: any) A call returned these values.
---@field called_at_least fun(times: integer) It was called this number of times or more.
---@field called_at_most fun(times: integer) It was called this number of times or less.
---@field called_more_than fun(times: integer) It was called more often.
---@field called_less_than fun(times: integer) It was called less often.
SpyAssertions = {}

---Assertions that are retried until they hold, while the clock goes on: any assertion can follow, a negated one too. The
---timeout is a second by default; real time passes only for what other threads do. Options come before the assertion or
---after its arguments: `timeout` and `interval`, in seconds from 0 to 86400. Arguments are evaluated once; put a search
---that has to be repeated into a function.
---```lua
---local screen = host(Text("Done"))
---assert.eventually.has_text(screen, "Done")
---assert.eventually{ timeout = 2 }.has_no.text(screen, "Loading…")
---assert.eventually(function() assert.visible(screen:find("Text")) end)
---```
---@class Eventually: Assertions
---@overload fun(action: fun(), options?: { timeout?: number, interval?: number }): any
---@overload fun(options: { timeout?: number, interval?: number }): Assertions
Eventually = {}

---A function that records its calls.
---@class Spy
---@overload fun(...: any): any
---@field calls table[] The arguments of each call.
---@field returnvals table[] The results of each call.
---@field revert fun(self: Spy): function Restores and returns the original function.
---@field clear fun(self: Spy): Spy Forgets the calls so far.
---@field called fun(self: Spy, times?: integer): boolean, integer Whether it was called, and how often.
---@field called_with fun(self: Spy, arguments: table): boolean Whether a call had these arguments.
---@field returned_with fun(self: Spy, arguments: table): boolean Whether a call returned these values.
---@field returns fun(...: any): Spy On a stub: its results.
---@field invokes fun(action: function): Spy On a stub: the function that it calls.
---@field on_call_with fun(...: any): { returns: (fun(...: any): Spy), invokes: (fun(action: function): Spy) } On a stub: the behavior for these arguments.
---@field by_default { returns: (fun(...: any): Spy), invokes: (fun(action: function): Spy) } On a stub: the behavior for other arguments.
Spy = {}

---Makes spies.
---```lua
---local object = { greet = function(name) return "Hello, " .. name end }
---local s = spy.on(object, "greet")
---object.greet("Ann")
---assert.spy(s).was.called_with("Ann")
---s:revert()
---
---local saved = spy.new(function() end)
---host(Button("Save", saved)):find { button = "Save" }:tap()
---assert.spy(saved).was.called(1)
---```
---A spy can stand wherever a function is taken: the action of a button, a callback of a modifier, the content of a
---`ForEach`, the condition of a search.
---@class SpyLibrary
---@overload fun(callback?: function): Spy
---@field new fun(callback?: function): Spy A spy on a function, or on one that does nothing.
---@field on fun(target: table, key: any): Spy Puts a spy in the place of a function in a table.
---@field is_spy fun(value: any): boolean Whether something is a spy.
spy = {}

---Makes stubs: spies that replace a function of a table.
---```lua
---local object = { price = function() return 10 end }
---stub(object, "price").returns(5)
---assert.equal(5, object.price())
---object.price:revert()
---```
---@class StubLibrary
---@overload fun(target?: table, key?: any, ...: any): Spy
---@field new fun(target?: table, key?: any, ...: any): Spy Replaces a function by a stub that returns the further arguments.
stub = {}

---Makes tables whose functions are all spies, or stubs.
---```lua
---local service = mock({ load = function() return 1 end }, true)
---service.load()
---assert.spy(service.load).was.called(1)
---```
---@class MockLibrary
---@overload fun(object: table, isStub?: boolean, ...: any): table
---@field new fun(object: table, isStub?: boolean, ...: any): table Makes spies of all functions in a table, or stubs.
---@field clear fun(object: table) Forgets the calls of all of them.
---@field revert fun(object: table) Puts the functions back.
mock = {}

---Matchers for the arguments of a call: `match.is_not.nil()` negates one.
---```lua
---local s = spy.new(function() end)
---s("Ann", 3)
---assert.spy(s).was.called_with(match.is_string(), match._)
---```
---@class Matchers
---@field _ any Matches anything.
---@field is Matchers For readability only.
---@field is_not Matchers Negates the assertion.
---@field is_nil fun(): any Matches nil.
---@field is_boolean fun(): any Matches a boolean.
---@field is_number fun(): any Matches a number.
---@field is_string fun(): any Matches a string.
---@field is_table fun(): any Matches a table.
---@field is_function fun(): any Matches a function.
---@field is_userdata fun(): any Matches a value that comes from Swift.
---@field is_thread fun(): any Matches a coroutine.
---@field is_true fun(): any Matches true.
---@field is_false fun(): any Matches false.
---@field truthy fun(): any Matches anything but nil and false.
---@field falsy fun(): any Matches nil and false.
---@field equal fun(value: any): any Matches the same value, compared by ==.
---@field equals fun(value: any): any Matches the same value, compared by ==.
---@field same fun(value: any): any Matches the same content.
---@field ref fun(object: any): any Matches this object.
---@field matches fun(pattern: string, start?: integer, plain?: boolean): any Matches a text that a Lua pattern matches.
---@field match fun(pattern: string, start?: integer, plain?: boolean): any Matches a text that a Lua pattern matches.
---@field near fun(value: number, tolerance: number): any Matches a number within a tolerance.
---@field unique fun(deep?: boolean): any Matches a list without doubles.
---@field all_of fun(...: any): any Matches if all of these match.
---@field any_of fun(...: any): any Matches if one of these matches.
---@field none_of fun(...: any): any Matches if none of these matches.
---@field is_matcher fun(value: any): boolean Whether something is a matcher.
---@field is_ref_matcher fun(value: any): boolean Whether something is a matcher for one object.
match = {}
