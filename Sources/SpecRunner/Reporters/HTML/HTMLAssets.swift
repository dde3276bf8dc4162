/// The style and the script of the page, embedded so that the page is a single file.
enum HTMLAssets {
    static let style = """
        :root {
          --back: #ffffff; --front: #1f2328; --soft: #59636e; --line: #d8dee4; --panel: #f6f8fa; --focus: #0969da;
          --success: #1a7f37; --flaky: #b35900; --pending: #8a6100; --failure: #cf222e; --error: #8250df;
          --crashed: #a40e26; --went: #ffebe9; --came: #dafbe1; --marked: #fff1e5;
          --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --back: #0d1117; --front: #e6edf3; --soft: #9198a1; --line: #30363d; --panel: #151b23; --focus: #4493f8;
            --success: #3fb950; --flaky: #f0883e; --pending: #d29922; --failure: #f85149; --error: #ab7df8;
            --crashed: #ff7b72; --went: #3c1618; --came: #12331c; --marked: #33230f;
          }
        }
        * { box-sizing: border-box; }
        html { scroll-padding-top: 9rem; }
        body {
          margin: 0 auto; max-width: 72rem; padding: 0 1.5rem 3rem; background: var(--back); color: var(--front);
          font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif;
          overflow-wrap: anywhere;
        }
        h1 { font-size: 1.5rem; line-height: 1.2; margin: 0; letter-spacing: -.01em; }
        h1.bad { color: var(--failure); } h1.good { color: var(--success); }
        h4 { font-size: .8125rem; font-weight: 600; color: var(--soft); margin: 0 0 .375rem; }
        h4 code { font-weight: 500; color: var(--front); }
        p { margin: 0; }
        pre, code, .place, .frames, .lines { font: 13px/1.5 var(--mono); }
        pre { margin: 0; white-space: pre-wrap; }
        .note { color: var(--soft); font-size: .8125rem; }
        [data-outcome=success] { --tone: var(--success); } [data-outcome=flaky] { --tone: var(--flaky); }
        [data-outcome=pending] { --tone: var(--pending); } [data-outcome=failure] { --tone: var(--failure); }
        [data-outcome=error] { --tone: var(--error); } [data-outcome=crashed] { --tone: var(--crashed); }
        [data-filter=success] { --tone: var(--success); } [data-filter=flaky] { --tone: var(--flaky); }
        [data-filter=pending] { --tone: var(--pending); } [data-filter=failure] { --tone: var(--failure); }
        [data-filter=error] { --tone: var(--error); } [data-filter=crashed] { --tone: var(--crashed); }
        :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }

        header { position: sticky; top: 0; z-index: 1; background: var(--back); padding: 1.25rem 0 .75rem;
          border-bottom: 1px solid var(--line); margin-bottom: 1rem; }
        .title { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem 1rem; }
        .bar { display: flex; gap: 2px; height: 6px; margin: .75rem 0; }
        .bar i { background: var(--tone); min-width: 4px; flex-basis: 0; border-radius: 2px; }
        .tools { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; justify-content: space-between; }
        .filters { display: flex; flex-wrap: wrap; gap: .375rem; }
        button, input { font: inherit; font-size: .875rem; color: inherit; background: var(--back);
          border: 1px solid var(--line); border-radius: 6px; padding: .25rem .625rem; }
        button { cursor: pointer; white-space: nowrap; } button:hover { background: var(--panel); }
        button .mark { color: var(--tone); margin-right: .3rem; font-weight: 700; }
        button[aria-pressed=true] { background: var(--panel); border-color: var(--tone, var(--soft));
          box-shadow: inset 0 0 0 1px var(--tone, var(--soft)); }
        input { flex: 1 1 12rem; max-width: 20rem; min-width: 0; }

        summary { cursor: pointer; list-style: none; } summary::-webkit-details-marker { display: none; }
        .file { border: 1px solid var(--line); border-radius: 8px; margin-bottom: .625rem; }
        .file > summary { display: flex; gap: .25rem .75rem; align-items: baseline; padding: .5rem .875rem; }
        .file > summary > .name { flex: 1; font: 600 13px/1.5 var(--mono); }
        .file > summary::before, .group > summary::before { content: "▸"; color: var(--soft); font-size: .75rem;
          width: .75rem; flex: none; }
        .file[open] > summary::before, .group[open] > summary::before { content: "▾"; }
        .file > summary:hover, .group > summary:hover, summary.line:hover { background: var(--panel); }
        .file > summary { border-radius: 8px; }
        .counts { display: flex; gap: .625rem; flex-wrap: wrap; }
        .count { color: var(--tone); font-size: .8125rem; font-weight: 600; white-space: nowrap; }
        .time { white-space: nowrap; font-variant-numeric: tabular-nums; }
        .specs { padding: .125rem .875rem .625rem; border-top: 1px solid var(--line); }
        .group { margin-top: .375rem; }
        .group > summary { display: flex; gap: .5rem; align-items: baseline; font-weight: 600; padding: .125rem 0;
          border-radius: 4px; }
        .group > .group, .group > .spec, .group > .printed { margin-left: 1.25rem; }

        .spec { position: relative; }
        .spec:target > .line, .spec:target > details > .line { background: var(--marked); }
        .line { display: flex; flex-wrap: wrap; gap: 0 .5rem; align-items: baseline; padding: .125rem 1.75rem .125rem 0;
          border-radius: 4px; }
        .line .mark { color: var(--tone); font-weight: 700; width: 1rem; text-align: center; flex: none; }
        .line .name { flex: 0 1 auto; min-width: 0; max-width: calc(100% - 1.5rem); }
        .word { color: var(--tone); font-size: .75rem; font-weight: 600; }
        .line .time { margin-left: auto; }
        .spec[data-outcome=failure] .line .name, .spec[data-outcome=error] .line .name,
        .spec[data-outcome=crashed] .line .name { font-weight: 600; }
        .link { position: absolute; right: 0; top: .125rem; padding: 0 .375rem; color: var(--soft);
          text-decoration: none; opacity: 0; }
        .spec:hover > .link, .link:focus-visible { opacity: 1; }
        @media (hover: none) { .link { opacity: .6; } }

        .body { border-left: 3px solid var(--tone); margin: .25rem 0 .875rem .4375rem; padding: .25rem 0 .25rem 1rem;
          display: grid; grid-template-columns: minmax(0, 1fr); gap: .875rem; }
        .detail { display: grid; grid-template-columns: minmax(0, 1fr); gap: .375rem; }
        .detail + .detail { border-top: 1px solid var(--line); padding-top: .75rem; }
        .detail section { margin-top: .375rem; }
        .message { font-size: 13.5px; }
        .place { color: var(--soft); }
        .code, .diff, .body section > pre, .printed { background: var(--panel); border-radius: 6px; padding: .5rem .75rem; }
        .code { overflow-x: auto; padding: .5rem 0; }
        .lines { min-width: max-content; }
        .lines > div { display: flex; padding: 0 .75rem; }
        .lines i { font-style: normal; color: var(--soft); flex: 0 0 2.5rem; text-align: right; padding-right: 1rem;
          user-select: none; }
        .lines code { white-space: pre; }
        .lines .marked { background: var(--marked); box-shadow: inset 3px 0 var(--tone); }
        .lines .marked i { color: var(--front); font-weight: 600; }
        ol { margin: 0; padding-left: 1.75rem; } ol li::marker { color: var(--soft); font-size: .8125rem; }
        .frames { list-style: none; padding: 0; color: var(--soft); }
        .actions li { padding: .125rem 0; }
        .at::before { content: "· "; }
        .actions .call { font-weight: 600; }
        .actions .bad .call { color: var(--failure); }
        .found { font-size: .875rem; } .path { color: var(--soft); }
        .wrong { color: var(--failure); }
        .printed { margin: .375rem 0; }
        .diff { padding: .375rem 0; overflow-x: auto; }
        .rows > div { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
        .rows pre { padding: 0 .5rem 0 1.5rem; position: relative; min-height: 1.5em; }
        .rows pre + pre { border-left: 1px solid var(--line); }
        .went { background: var(--went); } .came { background: var(--came); }
        .went::before, .came::before { position: absolute; left: .625rem; font-weight: 700; }
        .went::before { content: "−"; color: var(--failure); } .came::before { content: "+"; color: var(--success); }
        .tree { overflow-x: auto; }
        .finding { white-space: pre-wrap; border-left: 3px solid var(--flaky); background: var(--panel);
          padding: .375rem .75rem; }
        noscript details > pre { padding: .25rem 0 .25rem 1rem; }
        noscript summary::before { content: "▸ "; color: var(--soft); }
        noscript details[open] > summary::before { content: "▾ "; }
        footer { margin-top: 1.5rem; }
        kbd { font: 12px var(--mono); border: 1px solid var(--line); border-radius: 4px; padding: 0 .3rem; }
        kbd:not(:first-child):not(kbd + kbd) { margin-left: .75rem; }
        #nothing { padding: 2rem 0; text-align: center; color: var(--soft); }
        [hidden] { display: none !important; }

        @media (max-width: 40rem) {
          body { padding: 0 .75rem 2rem; }
          header { position: static; }
          html { scroll-padding-top: 1rem; }
          input { max-width: none; flex-basis: 100%; font-size: 16px; }
          .file > summary { flex-wrap: wrap; padding: .5rem .625rem; }
          .file > summary > .name { flex-basis: calc(100% - 2rem); }
          .file > summary > .counts { margin-left: 1.5rem; flex: 1; }
          .specs { padding: .125rem .625rem .5rem; }
          .group > .group, .group > .spec, .group > .printed { margin-left: .625rem; }
          .spec:not([data-outcome=success]) .line .name { flex: 1 0 calc(100% - 1.5rem); }
          .line .name + .word { margin-left: 1.5rem; }
          .body { padding-left: .625rem; margin-left: .1875rem; }
          .rows > div { grid-template-columns: minmax(0, 1fr); }
          .rows .same pre + pre, .rows .none { display: none; }
          .rows pre + pre { border-left: 0; }
          footer { display: none; }
        }
        @media print { header { position: static; } .tools, footer, .link { display: none; } }
        """

    static let script = #"""
        (() => {
          "use strict";
          const all = selector => [...document.querySelectorAll(selector)];
          const specs = all(".spec"), buttons = all("[data-filter]"), search = document.getElementById("search");
          const containers = all(".group, .file").reverse();
          const wasOpen = new Map(containers.map(part => [part, part.open]));
          const known = buttons.map(button => button.dataset.filter);
          const holder = document.getElementById("steps");
          const steps = holder && JSON.parse(holder.textContent), viewers = new Map();
          const trace = spec => spec.querySelector(".viewer")?.dataset.trace;
          const text = new Map();
          for (const spec of specs) {
            let words = spec.querySelector(".name").textContent;
            for (let part = spec.parentElement.closest("details"); part; part = part.parentElement.closest("details")) {
              const summary = part.querySelector(":scope > summary");
              words = (summary.querySelector(".name") ?? summary).textContent + " " + words;
            }
            text.set(spec, words.toLowerCase());
          }
          const asked = new URLSearchParams(location.search);
          let filter = known.includes(asked.get("outcome")) ? asked.get("outcome") : "";
          search.value = asked.get("q") ?? "";

          const words = () => search.value.toLowerCase().split(/\s+/).filter(Boolean);

          // A viewer is made when it comes into sight: there may be many.
          const sight = steps && new IntersectionObserver(entries => {
            for (const { isIntersecting, target } of entries) {
              if (!isIntersecting) continue;
              sight.unobserve(target);
              const viewer = StepViewer.make(steps, Number(target.dataset.trace));
              target.replaceWith(viewer);
              viewer.dataset.trace = target.dataset.trace;
              viewer.classList.add("viewer");
              viewers.set(viewer.dataset.trace, viewer);
              mark(viewer);
            }
          }, { rootMargin: "400px" });
          for (const place of all(".viewer")) {
            place.style.minHeight = "20rem";
            sight?.observe(place);
          }

          function mark(viewer) {
            const found = viewer.findSteps(words());
            if (found.length) viewer.showStep(found[0]);
          }

          function show() {
            const wanted = words();
            let count = 0;
            for (const spec of specs) {
              const fits = (!filter || spec.dataset.outcome === filter)
                && (wanted.every(word => text.get(spec).includes(word))
                  || (trace(spec) !== undefined && StepViewer.find(steps, Number(trace(spec)), wanted).length > 0));
              spec.hidden = !fits;
              if (fits) count += 1;
            }
            const isNarrowed = filter !== "" || wanted.length > 0;
            for (const part of containers) {
              part.hidden = !part.querySelector(".spec:not([hidden])");
              part.open = isNarrowed ? !part.hidden : wasOpen.get(part);
            }
            for (const button of buttons) button.setAttribute("aria-pressed", button.dataset.filter === filter);
            viewers.forEach(mark);
            document.getElementById("nothing").hidden = count > 0;
          }

          function remember() {
            const query = new URLSearchParams();
            if (filter) query.set("outcome", filter);
            if (search.value) query.set("q", search.value);
            const text = query.toString();
            // A page that is opened from a file may not be allowed to.
            try { history.replaceState(null, "", location.pathname + (text ? "?" + text : "") + location.hash); } catch {}
          }

          function reveal(spec) {
            if (spec.hidden) { filter = ""; search.value = ""; show(); }
            for (let part = spec; part; part = part.parentElement.closest("details")) {
              if (part.open === false) part.open = true;
            }
            const own = spec.querySelector(":scope > details");
            if (own) own.open = true;
            spec.scrollIntoView({ block: "start" });
            (spec.querySelector("summary") ?? spec.querySelector(".link")).focus({ preventScroll: true });
          }

          function revealTarget() {
            const spec = document.getElementById(decodeURIComponent(location.hash.slice(1)));
            if (spec?.classList.contains("spec")) reveal(spec);
          }

          function go(step) {
            const shown = specs.filter(spec => !spec.hidden && /failure|error|crashed|flaky/.test(spec.dataset.outcome));
            if (!shown.length) return;
            const at = shown.findIndex(spec => spec.contains(document.activeElement));
            const next = at < 0 && step < 0 ? shown.length - 1 : (at + step + shown.length) % shown.length;
            reveal(shown[next]);
          }

          for (const button of buttons) button.addEventListener("click", () => {
            filter = button.dataset.filter === filter ? "" : button.dataset.filter;
            show(); remember();
          });
          search.addEventListener("input", () => { show(); remember(); });
          window.addEventListener("hashchange", revealTarget);
          document.addEventListener("keydown", event => {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            if (event.target === search) {
              if (event.key === "Escape") { search.value = ""; search.blur(); show(); remember(); }
              return;
            }
            const setOpen = value => all("main details").forEach(part => { part.open = value; });
            switch (event.key) {
              case "/": search.focus(); search.select(); break;
              case "n": case "j": go(1); break;
              case "p": case "k": go(-1); break;
              case "o": setOpen(true); break;
              case "c": setOpen(false); break;
              default: return;
            }
            event.preventDefault();
          });
          show();
          revealTarget();
        })();
        """#
}
