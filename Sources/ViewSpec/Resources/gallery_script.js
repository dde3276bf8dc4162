(() => {
  "use strict";
  const all = (selector, part = document) => [...part.querySelectorAll(selector)];
  const pictures = JSON.parse(document.getElementById("pictures").textContent);
  const source = number => "data:image/svg+xml;charset=utf-8," + encodeURIComponent(pictures[number]);
  const sections = all("section"), figures = all("figure");
  const states = all("button[data-state]"), settings = all("button[data-setting]");
  const search = document.getElementById("search"), size = document.getElementById("size");
  const words = new Map(sections.map(section => [section, [section.querySelector(".title"), section.querySelector("ul")]
    .map(part => part?.textContent ?? "").join(" ").toLowerCase()]));

  // There they would fill the window.
  if (innerWidth < 640) document.querySelector("details.tools").open = false;

  // Only what comes near the window is drawn.
  const watcher = new IntersectionObserver(entries => {
    for (const entry of entries) if (entry.isIntersecting) {
      entry.target.src = source(entry.target.dataset.picture);
      watcher.unobserve(entry.target);
    }
  }, { rootMargin: "1000px" });
  for (const image of all("img[data-picture]")) watcher.observe(image);
  addEventListener("beforeprint", () => {
    for (const image of all("img[data-picture]")) image.src = source(image.dataset.picture);
  });

  const asked = new URLSearchParams(location.search);
  let state = states.some(button => button.dataset.state === asked.get("state")) ? asked.get("state") : "";
  search.value = asked.get("q") ?? "";

  function show() {
    const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const shown = new Set(settings.filter(button => button.getAttribute("aria-pressed") === "true")
      .map(button => button.dataset.setting));
    let count = 0;
    for (const section of sections) {
      section.hidden = (state !== "" && section.dataset.state !== state)
        || !wanted.every(word => words.get(section).includes(word));
      if (!section.hidden) count += 1;
    }
    for (const figure of figures) {
      figure.hidden = !figure.dataset.settings.split(" ").some(number => shown.has(number));
    }
    for (const button of states) button.setAttribute("aria-pressed", button.dataset.state === state);
    document.getElementById("nothing").hidden = count > 0;
  }

  function remember() {
    const query = new URLSearchParams();
    if (state) query.set("state", state);
    if (search.value) query.set("q", search.value);
    const text = query.toString();
    // A page that is opened from a file may not be allowed to.
    try { history.replaceState(null, "", location.pathname + (text ? "?" + text : "") + location.hash); } catch {}
  }

  for (const button of states) button.addEventListener("click", () => {
    state = button.dataset.state === state ? "" : button.dataset.state;
    show(); remember();
  });
  for (const button of settings) button.addEventListener("click", () => {
    button.setAttribute("aria-pressed", button.getAttribute("aria-pressed") !== "true");
    show();
  });
  search.addEventListener("input", () => { show(); remember(); });
  size.value = 100 * getComputedStyle(document.documentElement).getPropertyValue("--scale");
  size.addEventListener("input", () => document.documentElement.style.setProperty("--scale", size.value / 100));

  // A picture at its size.
  const dialog = document.querySelector("dialog"), large = dialog.querySelector("img");
  let open = null;
  function enlarge(figure) {
    open = figure;
    const image = figure.querySelector("img");
    large.src = source(image.dataset.picture);
    large.width = image.getAttribute("width");
    large.alt = figure.querySelector("button").getAttribute("aria-label").replace(/^Enlarge /, "");
    document.getElementById("shown").textContent = large.alt;
    if (!dialog.open) dialog.showModal();
  }
  function turn(step) {
    const shown = figures.filter(figure => !figure.hidden && !figure.closest("section").hidden);
    const at = shown.indexOf(open);
    if (at >= 0) enlarge(shown[(at + step + shown.length) % shown.length]);
  }
  for (const figure of figures) figure.querySelector("button").addEventListener("click", () => enlarge(figure));
  document.getElementById("before").addEventListener("click", () => turn(-1));
  document.getElementById("after").addEventListener("click", () => turn(1));
  document.getElementById("close").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", event => { if (event.target === dialog) dialog.close(); });
  dialog.addEventListener("close", () => open?.querySelector("button").focus());

  function go(step) {
    const shown = sections.filter(section => !section.hidden);
    if (!shown.length) return;
    const at = shown.findIndex(section => section.contains(document.activeElement));
    const next = shown[at < 0 && step < 0 ? shown.length - 1 : (at + step + shown.length) % shown.length];
    next.scrollIntoView({ block: "start" });
    next.querySelector("h2 a").focus({ preventScroll: true });
  }
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (dialog.open) {
      if (event.key === "ArrowLeft") turn(-1);
      if (event.key === "ArrowRight") turn(1);
      return;
    }
    if (event.target === search) {
      if (event.key === "Escape") { search.value = ""; search.blur(); show(); remember(); }
      return;
    }
    if (event.target === size) return;
    const action = { "/": () => search.focus(), n: () => go(1), p: () => go(-1) }[event.key];
    if (action) { event.preventDefault(); action(); }
  });

  show();
})();
