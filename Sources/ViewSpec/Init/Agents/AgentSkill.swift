/// The skill file: how an agent works with the app's views from a shell.
struct AgentSkill {
    let console: ConsoleCall

    var text: String {
        """
        ---
        name: viewspec
        description: Run this app's SwiftUI views on Linux - see a screen as text, tap and type as a person does, see exactly what
          changed, and write behavioral specs in Lua. Use it after each change of a view, and to find out why a screen is wrong.
        ---

        # Views of this app, from a shell

        No simulator is needed, and nothing has to be waited for: time stands still until `clock:advance(seconds)`.

        ## Look and act

        ```sh
        \(console.line("kinds"))
        \(console.line("previews"))
        \(console.line("session start s1 --view SignIn --arguments '{ user = \"ann\" }'"))
        \(console.line("eval --session s1 'screen:find{ button = \"Sign in\" }:tap()'"))
        \(console.line("session end s1"))
        ```

        `kinds` begins with the app's views and their arguments, `previews` lists its previews.
        `session start` prints the tree of the screen; `eval` prints values, errors and only what changed. Several sessions can
        be open at once. `--preview 'Sold out'` hosts a preview. After a change of Swift source, `session start s1 --replace …`
        builds the app and starts again.

        - Find: `screen:find{ button = "Save" }`, `{ text = "Total" }`, `{ type = "TextField", containing = "Name" }`,
          `{ accessibilityIdentifier = "pay" }`, `screen:findAll{ … }`. `screen` alone shows the whole tree.
        - Act: `:tap()`, `:setInput("text")`, `:type("text")`, `:clear()`, `:submit()`, `:select("Option")`, `:set(0.5)`,
          `:increment()`, `:swipe()`, `:delete()`, `screen:back()`, `screen:press("return")`, `clock:advance(2)`.
        - Read: `:string()` of a text, `:input()` of a field, `:isOn()` of a toggle, `:frame()`, `:isDisabled()`.
        - An action that a person couldn't do is refused, with the reason: disabled, covered, off the screen. Believe it.
        - `models.Cart()` makes a model of the app; `screen = host(views.Cart{ cart = cart })` hosts anew.

        ## Keep what is right

        ```sh
        \(console.line("eval --session s1 ':spec signs_in specs/sign_in_spec.lua'"))
        \(console.line("run specs/sign_in_spec.lua:12"))
        \(console.line("trace specs/sign_in_spec.lua:12"))
        \(console.line("check"))
        ```

        `:spec` writes what was done in a session, with the values that were read as assertions. `run` runs all specs, those of a
        file, or those at a line. `trace` shows each step with what it changed. `check` finds crashes, cut texts and covered
        controls in all previews.

        A spec is Lua: `it("signs in", function() local screen = host(views.SignIn()) … assert.has_text(screen, "Welcome") end)`.
        Never wait by sleeping. An assertion that fails prints what was there instead; read it before you change anything.

        ## Learn more

        `\(console.line("docs --search 'go back'"))` searches. `docs WhatAPersonDoes` has all actions, `docs FirstSpec` shows how
        specs are written, `docs Toggle` is the page of a view.

        """
    }
}
