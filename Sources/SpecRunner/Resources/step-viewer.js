/// Shows the steps of a traced spec: `StepViewer.make(document, index, options)`.
///
/// `document` is what `StepDocument` writes, which says what is in it. `index` is the place of the spec in `document.traces`.
/// `options.step` is the step to begin with, counted from 1; `options.onStep(number)` is told each one that is shown.
///
/// The result is an element with the methods `showStep(number)` and `findSteps(words)`, which marks the steps that have all
/// of these words and returns their numbers. Texts are set as text, and pictures are images, so that nothing of a spec is
/// markup. Nothing is loaded.
const StepViewer = (() => {
  "use strict";

  function make(name, attributes = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (value === null || value === undefined || value === false) continue;
      if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
      // A policy may keep attributes with styles from being read.
      else if (key === "style") element.style.cssText = value;
      else element.setAttribute(key, value === true ? "" : value);
    }
    element.append(...children.filter(child => child !== null && child !== undefined));
    return element;
  }

  // What is stored once.

  const sources = new WeakMap();

  function texts(pages, runs) {
    return runs.flatMap(run => Array.isArray(run) ? pages.texts.slice(run[0], run[0] + run[1]) : [pages.texts[run]]);
  }

  function source(pages, index) {
    if (!sources.has(pages)) sources.set(pages, new Map());
    const known = sources.get(pages);
    if (!known.has(index)) {
      const content = texts(pages, pages.pictures[index].lines).join("\n");
      known.set(index, "data:image/svg+xml," + encodeURIComponent(content));
    }
    return known.get(index);
  }

  /// The lines of a difference: `{ mark, text, now }`.
  function lines(pages, difference) {
    return difference.flatMap(item => {
      if (!Array.isArray(item)) return [{ mark: "=", text: pages.texts[item] }];
      if (typeof item[0] === "number") return texts(pages, [item]).map(text => ({ mark: "=", text }));
      return [{ mark: item[0], text: pages.texts[item[1]], now: pages.texts[item[2]] }];
    });
  }

  /// The tree after a step, in lines.
  function tree(pages, steps, number) {
    const screen = steps[number - 1].screen;
    for (let place = number; place > 0; place -= 1) {
      const step = steps[place - 1];
      if (step.screen !== screen || !step.diff) continue;
      return lines(pages, step.diff).filter(line => line.mark !== "-").map(line => line.now ?? line.text);
    }
    return [];
  }

  /// The difference of two lists of lines.
  function compare(old, now) {
    let start = 0, end = 0;
    while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
    const rest = Math.min(old.length, now.length) - start;
    while (end < rest && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1;
    const left = old.slice(start, old.length - end), right = now.slice(start, now.length - end);
    // The lengths of the longest common parts of what is left from each place on.
    const lengths = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
    for (let i = left.length - 1; i >= 0; i -= 1) {
      for (let j = right.length - 1; j >= 0; j -= 1) {
        lengths[i][j] = left[i] === right[j]
          ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
      }
    }
    const middle = [];
    let i = 0, j = 0;
    while (i < left.length || j < right.length) {
      if (i < left.length && j < right.length && left[i] === right[j]) {
        middle.push({ mark: "=", text: left[i] });
        i += 1;
        j += 1;
      } else if (j === right.length || (i < left.length && lengths[i + 1][j] >= lengths[i][j + 1])) {
        middle.push({ mark: "-", text: left[i] });
        i += 1;
      } else {
        middle.push({ mark: "+", text: right[j] });
        j += 1;
      }
    }
    const equal = text => ({ mark: "=", text });
    return [...old.slice(0, start).map(equal), ...middle, ...old.slice(old.length - end).map(equal)];
  }

  // Pieces of the page.

  const meanings = { "+": "came", "-": "went", "~": "changed", "=": "" };

  function row(line) {
    const indent = /^ */.exec(line.now ?? line.text)[0];
    const text = line.mark === "~" ? `${line.text.trimStart()} → ${line.now.trimStart()}` : line.text.trimStart();
    const meaning = meanings[line.mark];
    return make("div", { class: `sv-line ${meaning}`, style: `--sv-depth: ${indent.length / 2}` },
      make("span", { class: "sv-mark", "aria-hidden": "true" }, line.mark === "=" ? "" : line.mark.replace("-", "−")),
      meaning ? make("span", { class: "sv-said" }, `${meaning}: `) : null,
      make("code", {}, text));
  }

  /// A tree with its changes; equal views that have none inside are folded.
  function differences(all) {
    const shown = new Set();
    let depth = 0;
    for (let place = all.length - 1; place >= 0; place -= 1) {
      const own = /^ */.exec(all[place].now ?? all[place].text)[0].length;
      if (all[place].mark !== "=") {
        shown.add(place);
        depth = Math.max(depth, own);
      } else if (own < depth) {
        shown.add(place);
        depth = own;
      }
    }
    const result = make("div", { class: "sv-tree" });
    let folded = [];
    const fold = () => {
      if (folded.length === 1) result.append(row(folded[0]));
      if (folded.length > 1) {
        result.append(make("details", {}, make("summary", {}, `… ${folded.length} equal`), ...folded.map(row)));
      }
      folded = [];
    };
    all.forEach((line, place) => {
      if (!shown.has(place)) return folded.push(line);
      fold();
      result.append(row(line));
    });
    fold();
    return result;
  }

  function section(title, ...content) {
    return make("section", { class: "sv-section" }, make("h5", {}, title), ...content);
  }

  function list(items) {
    return make("ul", { class: "sv-items" }, ...items.map(item => make("li", {}, item)));
  }

  function rounded(seconds) { return `${Math.round(seconds * 1000) / 1000} s`; }

  function place(trace, step) {
    if (!step.line) return null;
    return step.file && step.file !== trace.file ? `${step.file}:${step.line}` : `line ${step.line}`;
  }

  function title(step) {
    return step.call + (step.element ? ` → ${step.element}` : "") + (step.count > 1 ? ` ×${step.count}` : "");
  }

  /// The number of a step, which isn't its place where the first ones are left out.
  function label(trace, number) { return number + (trace.first ?? 1) - 1; }

  /// What a step did besides its call, in a word.
  function effect(step) {
    if (step.error) return "failed";
    if (!step.diff) return "";
    return step.diff.every(item => item[0] === "+") ? "new" : "changed";
  }

  function screen(pages, index, caption, alt, target, frame) {
    const picture = pages.pictures[index];
    const holder = make("div", { class: "sv-screen", style: `aspect-ratio: ${picture.width} / ${picture.height}` },
      make("img", { src: source(pages, index), alt, draggable: "false" }));
    const percent = (value, whole) => `${100 * value / whole}%`;
    if (frame) {
      const [x, y, width, height] = frame;
      holder.append(make("i", {
        class: "sv-frame", "aria-hidden": "true",
        style: `left: ${percent(x, picture.width)}; top: ${percent(y, picture.height)}; `
          + `width: ${percent(width, picture.width)}; height: ${percent(height, picture.height)}`,
      }));
    }
    if (target?.touch) {
      holder.append(make("i", {
        class: "sv-touch", "aria-hidden": "true",
        style: `left: ${percent(target.touch[0], picture.width)}; top: ${percent(target.touch[1], picture.height)}`,
      }));
    }
    return make("figure", {}, make("figcaption", {}, caption), holder);
  }

  function pictures(pages, step, name) {
    const { before, after, target } = step;
    const result = make("div", { class: "sv-pictures" });
    if (after === undefined && before === undefined) return null;
    if (before === undefined || before === after) {
      const caption = before === undefined ? "After" : "Before and after";
      // What was acted on stood on the screen before; a screen that came has it afterwards.
      const frame = before === undefined ? target?.after : target?.frame;
      result.append(screen(pages, after, caption, `The screen after step ${name}`, target, frame));
    } else {
      result.append(screen(pages, before, "Before", `The screen before step ${name}`, target, target?.frame));
      if (after !== undefined) {
        result.append(screen(pages, after, "After", `The screen after step ${name}`, null, target?.after));
      }
    }
    return result;
  }

  /// Why a step failed. A step that is an assertion knows no more than that it doesn't hold.
  function reason(trace, step) { return step.isAssertion && trace.problems[0]?.message || step.error; }

  /// The screen of a step that didn't change it.
  function unchanged(pages, trace, number) {
    const views = tree(pages, trace.steps, number);
    return [
      make("p", { class: "sv-facts" }, "The screen is what it was."),
      make("details", { class: "sv-tree", open: Boolean(trace.steps[number - 1].error) },
        make("summary", {}, `${views.length} views on the screen`),
        ...views.map(text => row({ mark: "=", text }))),
    ];
  }

  /// All that is known of a step.
  function details(pages, trace, number) {
    const step = trace.steps[number - 1];
    const facts = [place(trace, step), step.at ? `at ${rounded(step.at)}` : null, step.path || null];
    const result = make("div", { class: "sv-step" },
      make("h4", { class: step.error ? "failed" : "" },
        make("span", { class: "sv-number" }, `${label(trace, number)}`), " ",
        make("code", {}, title(step))),
      make("p", { class: "sv-facts" }, facts.filter(Boolean).join(" · ")),
      step.code !== undefined ? make("pre", { class: "sv-code" }, pages.texts[step.code]) : null,
      step.error ? make("pre", { class: "sv-error" }, reason(trace, step)) : null);
    const screens = pictures(pages, step, label(trace, number));
    const written = make("div", { class: "sv-written" });
    if (step.diff) written.append(section("Changes on the screen", differences(lines(pages, step.diff))));
    else if (step.screen) written.append(...unchanged(pages, trace, number));
    if (step.causes) {
      written.append(section("State", ...step.causes.map(cause => make("div", { class: "sv-cause" },
        make("code", {}, [cause.state ?? "a state without a name", cause.values ?? "changed"].join(": ")),
        list(cause.code.map((code, index) => `${index ? "called by" : "by"} ${code}`))))));
    }
    const told = new Set((step.causes ?? []).map(cause => `${cause.state}: ${cause.values}`));
    const model = (step.model ?? []).filter(value => !told.has(value));
    if (model.length) written.append(section("Model", list(model)));
    if (step.printed) written.append(section("Printed", make("pre", {}, step.printed)));
    if (step.tasks) written.append(section("Running", list(step.tasks)));
    result.append(make("div", { class: "sv-columns" }, screens, written));
    return result;
  }

  /// Two steps side by side.
  function comparison(pages, trace, first, second) {
    const side = number => {
      const step = trace.steps[number - 1];
      return make("div", { class: "sv-side" },
        make("h4", {}, make("span", { class: "sv-number" }, `${label(trace, number)}`), " ",
          make("code", {}, title(step))),
        make("p", { class: "sv-facts" }, [place(trace, step), rounded(step.at ?? 0)].filter(Boolean).join(" · ")),
        step.after === undefined ? make("p", { class: "sv-facts" }, "No screen.")
          : screen(pages, step.after, "After", `The screen after step ${label(trace, number)}`, null, step.target?.after));
    };
    const between = compare(tree(pages, trace.steps, first), tree(pages, trace.steps, second));
    const isSame = between.every(line => line.mark === "=");
    return make("div", { class: "sv-step" },
      make("div", { class: "sv-sides" }, side(first), side(second)),
      section(`Changes from step ${label(trace, first)} to step ${label(trace, second)}`,
        isSame ? make("p", { class: "sv-facts" }, "The screens have the same views.") : differences(between)));
  }

  // The viewer.

  /// The most steps that have a mark each below the slider.
  const mostMarks = 300;

  function viewer(pages, index, options = {}) {
    const trace = pages.traces[index], steps = trace.steps, count = steps.length;
    const earlier = (trace.first ?? 1) - 1;
    const notes = [
      trace.note, earlier ? `The ${earlier} steps before these are left out.` : null,
      trace.leftOut ? `${trace.leftOut} more steps, which there was no room for.` : null,
    ];
    const root = make("section", { class: "sv", "aria-label": `Steps of ${trace.spec}` },
      ...notes.filter(Boolean).map(note => make("p", { class: "sv-note" }, note)));
    root.findSteps = () => [];
    root.showStep = () => {};
    if (!count) {
      root.append(make("p", { class: "sv-facts" }, "No steps: it hosts no view, looks for none, and asserts nothing."));
      return root;
    }
    let current = 0, pinned = 0;
    const step = change => show(Math.min(count, Math.max(1, current + change)));
    const button = (label, sign, action) =>
      make("button", { type: "button", "aria-label": label, title: label, onclick: action }, sign);
    const slider = make("input", {
      type: "range", min: 1, max: count, step: 1, "aria-label": "Step", oninput: () => show(Number(slider.value)),
    });
    const counter = make("span", { class: "sv-count" });
    const pin = make("button", {
      type: "button", class: "sv-pin", "aria-pressed": "false",
      title: "Keep this step on the left, and show others beside it",
      onclick: () => { pinned = pinned ? 0 : current; show(current); },
    }, "Compare");
    const marks = make("div", { class: "sv-marks", "aria-hidden": "true" });
    if (count <= mostMarks) marks.append(...steps.map(step => make("i", { class: effect(step) })));
    const entries = steps.map((step, place) => make("button", {
      type: "button", tabindex: -1, class: effect(step), onclick: () => show(place + 1),
    }, make("span", { class: "sv-number" }, `${label(trace, place + 1)}`),
      make("span", { class: "sv-title" }, title(step)), make("span", { class: "sv-effect" }, effect(step))));
    const rows = entries.flatMap((entry, place) => {
      const heading = steps[place].heading;
      const item = make("li", {}, entry);
      return heading ? [make("li", { class: "sv-heading" }, heading), item] : [item];
    });
    const content = make("div", { class: "sv-content" });
    root.append(
      make("div", { class: "sv-bar" }, button("Previous step", "‹", () => step(-1)),
        make("div", { class: "sv-track", style: `--sv-count: ${count}` }, slider, marks), button("Next step", "›", () => step(1)), counter, pin),
      make("div", { class: "sv-body" },
        make("ol", { class: "sv-list", "aria-label": "All steps" }, ...rows), content));

    function show(number) {
      const hadFocus = entries.includes(document.activeElement);
      const last = entries[current - 1];
      if (last) {
        last.removeAttribute("aria-current");
        last.tabIndex = -1;
        marks.children[current - 1]?.classList.remove("current");
      }
      current = number;
      slider.value = number;
      const whole = earlier + count, own = label(trace, number);
      slider.setAttribute("aria-valuetext", `Step ${own} of ${whole}: ${title(steps[number - 1])}`);
      counter.textContent = `${own} / ${whole}`;
      const entry = entries[number - 1];
      entry.setAttribute("aria-current", "step");
      entry.tabIndex = 0;
      marks.children[number - 1]?.classList.add("current");
      const holder = entry.closest("ol"), row = entry.parentElement;
      // Only the list moves: the page stays where it is.
      if (row.offsetTop < holder.scrollTop) holder.scrollTop = row.offsetTop;
      const below = row.offsetTop + row.offsetHeight - holder.clientHeight;
      if (below > holder.scrollTop) holder.scrollTop = below;
      if (hadFocus) entry.focus({ preventScroll: true });
      pin.setAttribute("aria-pressed", pinned > 0);
      pin.textContent = pinned ? `Compare with ${label(trace, pinned)}` : "Compare";
      content.replaceChildren(
        pinned ? comparison(pages, trace, pinned, number) : details(pages, trace, number));
      options.onStep?.(number);
    }

    root.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target === slider) return;
      switch (event.key) {
        case "ArrowLeft": case "ArrowUp": step(-1); break;
        case "ArrowRight": case "ArrowDown": step(1); break;
        case "Home": show(1); break;
        case "End": show(count); break;
        default: return;
      }
      event.preventDefault();
      event.stopPropagation();
    });
    // A finger that moves to the side over the pictures turns to the next step, or back.
    let start = null;
    content.addEventListener("pointerdown", event => { start = event.pointerType === "mouse" ? null : event; });
    content.addEventListener("pointerup", event => {
      if (!start || !start.target.closest?.(".sv-pictures, .sv-sides")) return;
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (Math.abs(x) > 40 && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1);
      start = null;
    });
    root.showStep = number => show(Math.min(count, Math.max(1, number)));
    root.findSteps = words => {
      const found = find(pages, index, words);
      entries.forEach((entry, place) => entry.classList.toggle("found", found.includes(place + 1)));
      return found;
    };
    const failed = steps.findIndex(step => step.error) + 1;
    const isGood = ["success", "flaky", "pending"].includes(trace.outcome);
    show(options.step ? Math.min(count, Math.max(1, options.step)) : isGood ? 1 : failed || count);
    return root;
  }

  /// The numbers of the steps that have all of some words, which are in small letters.
  function find(pages, index, words) {
    if (!words.length) return [];
    const found = [];
    pages.traces[index].steps.forEach((step, place) => {
      const text = [title(step), step.path, step.heading, step.printed, step.error, ...(step.model ?? [])]
        .filter(Boolean).join(" ").toLowerCase();
      if (words.every(word => text.includes(word))) found.push(place + 1);
    });
    return found;
  }

  return { make: viewer, find };
})();
