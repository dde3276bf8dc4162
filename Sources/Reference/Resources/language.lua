---@meta
-- The words of ViewSpec's own language: what the views, modifiers and values don't bring along.

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

---A spec: one thing that holds. `it.only`, `it.skip`, `it.fails` and `it.each{ … }` are as for groups; one that
---`fails` has to fail.
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

---Runs after each spec of the group and of the groups in it, whatever became of it.
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

---In a spec: runs a function when the spec is through, whatever became of it.
---```lua
---it("tidies up", function()
---  finally(function() end)
---end)
---```
---@param body fun()
function finally(body) end

---In a spec: names what is being done, for the report, and does it. Returns what the function returns.
---```lua
---local sum = step("adds", function() return 1 + 2 end)
---assert.equal(3, sum)
---```
---@param name string
---@param body? fun(): any
---@return any
function step(name, body) end

---In a group: runs what it holds in another order each time, or in that of a seed; `randomize(false)` keeps the order
---in which it is written.
---@param seed? integer|boolean
function randomize(seed) end

---Puts a view on a screen, where it lives until the spec ends: states change, tasks run, `onAppear` is called.
---Options: `environment` and `storage`, tables of values by name, and `objects`, a list of models.
---```lua
---local screen = host(Text("Hello"), { environment = { locale = "de" } })
---assert.equal("Hello", screen:find("Text"):string())
---```
---@param view View|string
---@param options? { environment?: table<string, any>, storage?: table<string, any>, objects?: any[] }
---@return Element
function host(view, options) end

---Reads a view as it is written, without putting it on a screen: nothing appears and no task runs.
---```lua
---assert.equal("Hello", inspect(VStack { Text("Hello") }):find("Text"):string())
---```
---@param view View|string
---@param options? { environment?: table<string, any>, storage?: table<string, any>, objects?: any[] }
---@return Element
function inspect(view, options) end

---Defines a view in Lua. The body gets `self`, which keeps states, and what the view is made with, and returns views.
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

---Waits until a function returns something that counts as true, and returns it. Real time passes, in which tasks go on.
---A view that isn't found and an assertion that fails mean "not yet"; any other error ends the waiting at once. At the
---timeout it raises what the last try said. Options: `timeout` (5) and `interval` (0.001), in seconds from 0 to 86400.
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

---The models that the app registered, by name: `models.Inbox{ items = {} }` makes one, which views take and specs follow.
---```lua
---for name in pairs(models) do assert.is_string(name) end
---```
---@type table<string, fun(...): any>
models = {}

---The functions that the app registered, by name: `app.version()`. What they throw is raised, what takes time is awaited.
---```lua
---for name in pairs(app) do assert.is_string(name) end
---```
---@type table<string, fun(...): any>
app = {}

---The time that hosted views see. It stands still until a spec advances it.
---```lua
---clock:advance(1.5)
---assert.equal(1.5, clock:elapsed())
---```
---@class Clock
clock = {}

---Lets time pass for timers, animations and debounced publishers.
---@param seconds number
function clock:advance(seconds) end

---The seconds that have passed since the spec began.
---@return number
function clock:elapsed() end

---What `@AppStorage` keeps, for one spec.
---```lua
---storage:set("name", "Ann")
---assert.equal("Ann", storage:get("name"))
---```
---@class Storage
storage = {}

---The value under a key, nil where there is none.
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

---What a script holds of a view on a screen: a question that is asked anew each time, so that it outlives changes of
---state. `element[1]` is its first child, `#element` the number of children.
---```lua
---local stack = host(VStack { Text("a"), Text("b") }):find("VStack")
---assert.equal(2, #stack)
---assert.equal("b", stack[2]:string())
---```
---@class Element
Element = {}

---The first view that fits: of a kind, with a text, an id, a tag, an accessibility label, or for which a function
---returns true. Raises an error that says what there is, where nothing fits.
---@param what string|table|fun(view: Element): boolean|function
---@param options? table|fun(view: Element): boolean
---@return Element
function Element:find(what, options) end

---All views that fit, in the order in which they are written; an empty list where none does.
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

---A modifier of the app by name; where it is applied several times, by its position from 1.
---@param name string
---@param index? integer
---@return Element
function Element:modifier(name, index) end

---Whether nothing stands in the place: a condition that is false, an optional without a value.
---@return boolean
function Element:isAbsent() end

---Whether a person could use the view: it is neither disabled nor hidden, nor is anything around it.
---@return boolean
function Element:isResponsive() end

---Whether the view is there now.
---@return boolean
function Element:exists() end

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

---What the body of a view defined in Lua gets first.
---@class ViewContext
ViewContext = {}

---A state of the view, which keeps its value as long as the view stands in its place.
---@param name string
---@param initial any
---@return State
function ViewContext:state(name, initial) end

---Leaves the screen that the view stands on.
function ViewContext:dismiss() end

-- # assertions

---Says what has to hold. Words can be strung together: `assert.is_not.equal(…)`, `assert.has_no.errors(…)`,
---`assert.soft.is_true(…)`. A message may follow the arguments.
---```lua
---assert.equal(2, 1 + 1)
---assert.is_not.equal(1, 2)
---assert.same({ 1, { 2 } }, { 1, { 2 } })
---assert.has_error(function() error("no") end)
---```
---@class Assertions
---@overload fun(value: any, message?: string): any
---@field is Assertions Only reads well.
---@field are Assertions Only reads well.
---@field was Assertions Only reads well.
---@field has Assertions Only reads well.
---@field does Assertions Only reads well.
---@field no Assertions Turns what follows into its opposite.
---@field is_not Assertions Turns what follows into its opposite.
---@field are_not Assertions Turns what follows into its opposite.
---@field was_not Assertions Turns what follows into its opposite.
---@field has_no Assertions Turns what follows into its opposite.
---@field does_not Assertions Turns what follows into its opposite.
---@field soft Assertions Notes a failure and lets the spec go on.
---@field equal fun(expected: any, actual: any, message?: string): any The very same value.
---@field equals fun(expected: any, actual: any, message?: string): any The very same value.
---@field same fun(expected: any, actual: any, message?: string): any The same content, to any depth.
---@field near fun(expected: number, actual: number, tolerance: number, message?: string): any A number within a tolerance.
---@field matches fun(pattern: string, actual: string, start?: integer, plain?: boolean): any A text that a Lua pattern matches.
---@field match fun(pattern: string, actual: string, start?: integer, plain?: boolean): any A text that a Lua pattern matches.
---@field unique fun(list: table, deep?: boolean, message?: string): any A list without doubles.
---@field truthy fun(value: any, message?: string): any Neither nil nor false.
---@field falsy fun(value: any, message?: string): any Nil or false.
---@field is_true fun(value: any, message?: string): any True itself.
---@field is_false fun(value: any, message?: string): any False itself.
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
---@field returned_arguments fun(count: integer, ...: any): any So many values follow.
---@field array fun(list: table): Assertions Keeps a list for `holes`.
---@field holes fun(length?: integer): any The list that `array` keeps has nil in it: `assert.array(list).has.no.holes()`.
---@field message fun(text: string): Assertions The message of a failure of what follows.
---@field spy fun(spy: Spy): SpyAssertions What was called: `assert.spy(s).was.called(2)`.
---@field stub fun(spy: Spy): SpyAssertions The same for a stub.
---@field eventually Eventually Tries what follows until it holds: `assert.eventually.has_text(screen, "Done")`. Alone, it tries a function until nothing fails.
---@field visible fun(element: Element, message?: string): any The view is there, and neither it nor anything around it is hidden.
---@field hidden fun(element: Element, message?: string): any The view is hidden, itself or by something around it.
---@field enabled fun(element: Element, message?: string): any The view can be used.
---@field disabled fun(element: Element, message?: string): any The view is disabled, itself or by something around it.
---@field exists fun(element: Element, message?: string): any The view is there.
---@field exist fun(element: Element, message?: string): any The view is there.
---@field present fun(element: Element, message?: string): any The view is there.
---@field absent fun(element: Element, message?: string): any The view isn't there.
---@field focused fun(element: Element, message?: string): any The view has the focus.
---@field selected fun(element: Element, message?: string): any The view is marked as selected.
---@field on fun(element: Element, message?: string): any The toggle is on.
---@field off fun(element: Element, message?: string): any The toggle is off.
---@field has_text fun(element: Element, text: string, message?: string): any The text stands in the view, or in one inside it.
---@field text fun(element: Element, text: string, message?: string): any The text stands in the view, or in one inside it.
---@field count fun(count: integer, list: table|string|Element, message?: string): any So many entries, or children of an element.
---@field value fun(element: Element, value: any, message?: string): any The control has this value.
---@field matches_snapshot fun(value: any, name?: string): any The value is as it was when it was recorded.
---@field match_snapshot fun(value: any, name?: string): any The value is as it was when it was recorded.
---@field register fun(self: Assertions, kind: string, name: string, callback: function, positive?: string, negative?: string) Adds an assertion, a modifier or a matcher.
---@field unregister fun(self: Assertions, kind: string, name: string) Takes it away again.
---@field add_formatter fun(self: Assertions, callback: function) Adds a function that says how values are shown in messages.
---@field remove_formatter fun(self: Assertions, callback: function) Takes it away again.
---@field set_parameter fun(self: Assertions, name: string, value: any) Sets a parameter of how values are shown.
---@field get_parameter fun(self: Assertions, name: string): any A parameter of how values are shown.
---@field snapshot fun(self: Assertions): { revert: fun(self: any) } What is registered and spied on now; `revert` goes back to it.
---@field level fun(self: Assertions, level: integer): any How far up a failure is reported.
---@field format fun(self: Assertions, arguments: table): table The texts of arguments, as messages show them.
assert = {}

---What can be said of a spy.
---```lua
---local s = spy.new(function() end)
---s(1)
---s(2)
---assert.spy(s).was.called(2)
---assert.spy(s).was.called_with(1)
---assert.spy(s).was_not.called_with(3)
---```
---@class SpyAssertions
---@field was SpyAssertions Only reads well.
---@field has SpyAssertions Only reads well.
---@field was_not SpyAssertions Turns what follows into its opposite.
---@field has_not SpyAssertions Turns what follows into its opposite.
---@field called fun(times?: integer) It was called, or so often.
---@field called_with fun(...: any) A call had these arguments.
---@field returned_with fun(...: any) A call returned these values.
---@field called_at_least fun(times: integer) It was called so often or more.
---@field called_at_most fun(times: integer) It was called so often or less.
---@field called_more_than fun(times: integer) It was called more often.
---@field called_less_than fun(times: integer) It was called less often.
SpyAssertions = {}

---Assertions that are tried until they hold, while real time passes and the clock of the views goes on: any assertion can
---follow, a negated one too. It takes a second at most where nothing else is said: options stand before the assertion or
---behind all that it takes, `timeout` and `interval` in seconds from 0 to 86400. Arguments are worked out once; what has to
---be searched for each time belongs in a function.
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

---A function that remembers what it was called with.
---@class Spy
---@overload fun(...: any): any
---@field calls table[] The arguments of each call.
---@field returnvals table[] What each call returned.
---@field revert fun(self: Spy): function Puts back what the spy stands for, and returns it.
---@field clear fun(self: Spy): Spy Forgets the calls so far.
---@field called fun(self: Spy, times?: integer): boolean, integer Whether it was called, and how often.
---@field called_with fun(self: Spy, arguments: table): boolean Whether a call had these arguments.
---@field returned_with fun(self: Spy, arguments: table): boolean Whether a call returned these values.
---@field returns fun(...: any): Spy On a stub: what it returns.
---@field invokes fun(action: function): Spy On a stub: what it calls.
---@field on_call_with fun(...: any): { returns: (fun(...: any): Spy), invokes: (fun(action: function): Spy) } On a stub: what it does for these arguments.
---@field by_default { returns: (fun(...: any): Spy), invokes: (fun(action: function): Spy) } On a stub: what it does otherwise.
Spy = {}

---Makes spies.
---```lua
---local object = { greet = function(name) return "Hello, " .. name end }
---local s = spy.on(object, "greet")
---object.greet("Ann")
---assert.spy(s).was.called_with("Ann")
---s:revert()
---```
---@class SpyLibrary
---@overload fun(callback?: function): Spy
---@field new fun(callback?: function): Spy A spy on a function, or on one that does nothing.
---@field on fun(target: table, key: any): Spy Puts a spy in the place of a function in a table.
---@field is_spy fun(value: any): boolean Whether something is a spy.
spy = {}

---Makes stubs: spies that stand in for a function of a table.
---```lua
---local object = { price = function() return 10 end }
---stub(object, "price").returns(5)
---assert.equal(5, object.price())
---object.price:revert()
---```
---@class StubLibrary
---@overload fun(target?: table, key?: any, ...: any): Spy
---@field new fun(target?: table, key?: any, ...: any): Spy Puts a stub in the place of a function; what follows is what it returns.
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

---Matchers: what an argument of a call may be, where it isn't one value. `match.is_not.nil()` turns one round.
---```lua
---local s = spy.new(function() end)
---s("Ann", 3)
---assert.spy(s).was.called_with(match.is_string(), match._)
---```
---@class Matchers
---@field _ any Matches anything.
---@field is Matchers Only reads well.
---@field is_not Matchers Turns what follows into its opposite.
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
---@field equal fun(value: any): any Matches this very value.
---@field equals fun(value: any): any Matches this very value.
---@field same fun(value: any): any Matches the same content.
---@field ref fun(object: any): any Matches this very object.
---@field matches fun(pattern: string, start?: integer, plain?: boolean): any Matches a text that a Lua pattern matches.
---@field match fun(pattern: string, start?: integer, plain?: boolean): any Matches a text that a Lua pattern matches.
---@field near fun(value: number, tolerance: number): any Matches a number within a tolerance.
---@field unique fun(deep?: boolean): any Matches a list without doubles.
---@field all_of fun(...: any): any Matches what all these matchers match.
---@field any_of fun(...: any): any Matches what one of these matchers matches.
---@field none_of fun(...: any): any Matches what none of these matchers matches.
---@field is_matcher fun(value: any): boolean Whether something is a matcher.
---@field is_ref_matcher fun(value: any): boolean Whether something is a matcher for one object.
match = {}
