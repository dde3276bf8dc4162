/// Everyday words for what has another name in the reference, with the names that they lead to. Single words for calls are
/// in `EverydayWords`, which messages use too.
enum SearchWords {
    /// Words that lead to names.
    struct Entry {
        /// The stems of the words.
        let stems: Set<String>
        /// Names as `docs` takes them, the best first.
        let names: [String]
    }

    /// All of them, by each of the ways to say it.
    static let all: [Entry] = table.split(separator: "\n").flatMap { line in
        let parts = line.split(separator: "→")
        let names = parts[1].split(separator: " ").map(String.init)
        return parts[0].split(separator: ",").map {
            Entry(stems: Set(WordStems.of(String($0))).subtracting(WordStems.ignored), names: names)
        }
    }

    /// In each line, ways to say the same, and the names that they lead to.
    private static let table = """
        go back, back, pop, navigate back → NavigationStack:back NavigationLink:deactivate navigationDestination NavigationStack
        navigate, push, open screen, route → NavigationLink NavigationStack navigationDestination
        wait, sleep, async, delay, until, poll, retry → wait_until assert.eventually clock Waiting
        time, timer, clock, advance, fake timers → clock clock.advance TimelineView Waiting
        load, network, stub request → Waiting task stub
        type, enter text, fill, input, write text → TextField:setInput SecureField:setInput TextEditor:setInput
        press return, return key, press enter, enter key, submit → TextField:submit onSubmit Element:press submitLabel
        press key, keyboard, shortcut, hotkey → Element:press keyboardShortcut onKeyPress
        click, tap, press, press button, touch → Element:tap Button:tap onTapGesture
        double tap, double click → TapGesture onTapGesture Element:tap
        long press, hold → Element:longPress onLongPressGesture LongPressGesture
        drag, pan, drag and drop → Element:drag DragGesture onDrag onDrop
        pinch, zoom → Element:magnify MagnifyGesture
        swipe, swipe action, swipe row → Element:swipe swipeActions onDelete Element:drag DragGesture
        scroll, scroll to, scroll down → ScrollView Element:scrollTo Element:scroll ScrollViewReader scrollPosition
        url, open url, deep link, browser → Link onOpenURL URL WhatAPersonDoes
        dismiss, close, close sheet, modal → sheet sheet:dismiss fullScreenCover popover alert:dismiss
        alert, message box, popup, dialog → alert confirmationDialog alert:dismiss actionSheet
        tab, select tab, switch tab, tab bar → TabView TabView:select tabItem
        refresh, pull to refresh, reload → refreshable refreshable:refresh
        delete row, remove row, delete → onDelete:delete onDelete swipeActions
        move row, reorder, sort row → onMove:move onMove
        search bar, search field → searchable
        context menu, right click → contextMenu:open contextMenu Menu:open
        checkbox, switch, turn on → Toggle Toggle:tap assert.on
        dropdown, choose, select option, radio → Picker Picker:select Menu
        date, calendar → DatePicker:set DatePicker Date
        slide, range → Slider:set Slider
        expand, collapse, accordion → DisclosureGroup Section
        toast, tooltip → overlay help popover
        spinner, loading → ProgressView
        query, locate, locator, look for → Element:find Element:findAll
        children, child, index, count rows → Element assert.count ForEach
        visible, shown, hidden, covered, behind → OnTheScreen assert.visible assert.hidden hidden opacity
        exist, present, gone, missing → assert.exists assert.absent Element:exists
        enabled, disabled, greyed out → assert.disabled assert.enabled disabled
        contains text, has text, label → assert.has_text Text
        contrast, wcag, a11y, audit, voiceover → assert.accessible OnTheScreen
        screenshot, snapshot, golden, baseline → assert.matches_screen assert.matches_snapshot ScreensAsText
        mock, spy, fake, called → spy stub mock SpyAssertions
        throw, exception, error → assert.has_error assert.error_matches
        focus, first responder → Element:focus focused assert.focused
        dark mode, theme → colorScheme environment preferredColorScheme
        language, translation, locale → Locale environment host
        environment, inject, dependency → environment environmentObject host
        environment object, observable, model, view model → models environmentObject host
        user defaults, settings, preferences → storage defaultAppStorage host
        render, mount, start → host inspect launch
        launch, app, main, background, foreground, scene phase → launch Element:background Previews
        preview, fixture, sample → previews Previews
        state, binding → State Binding
        before each, set up → before_each setup
        after each, clean up, tear down → after_each finally teardown
        skip, only, todo → it pending describe
        test, suite, case → it describe
        parametrize, table of cases, each → it describe
        appear, lifecycle, mounted → onAppear onDisappear task
        debug, repl, try out → Console
        ci, github, junit, report → ContinuousIntegration
        xctest, view inspector, swift test → ComingFromViewInspector
        uikit, framework, port, ios app, linux → BringingAnApp
        busted, luassert → ComingFromBusted
        own app, register, console of an app → Embedding
        begin, tutorial, getting started → FirstSpec
        verb, act, action, interact, gesture → WhatAPersonDoes Element
        """
}
