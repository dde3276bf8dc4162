// A live screen beside a session of Lua.
import { attempt, byID, call, make, tell } from './calls.js'

let handle = null
let shown = { width: 1, height: 1, views: [] }
let chosen = null
let pointed = null
let pictureURL = null
const finds = new Map()
const history = []
let historyIndex = 0

const status = () => byID('screen-status')
const level = (view) => (view.line.length - view.line.trimStart().length) / 2

// MARK: Views

/** The view that takes a touch: the one itself, or one around it. */
function taker(index) {
  let current = index
  let above = level(shown.views[index])
  while (current >= 0) {
    if (level(shown.views[current]) <= above) {
      if (shown.views[current].isTouched) return current
      above = level(shown.views[current]) - 1
    }
    if (above < 0) break
    current -= 1
  }
  return index
}

/** The view at a point of the screen, in points: the last of the tree is in front. */
function viewAt(x, y) {
  let found = null
  let smallest = Infinity
  shown.views.forEach((view, index) => {
    if (!view.frame) return
    const [left, top, width, height] = view.frame
    if (x < left || y < top || x >= left + width || y >= top + height || width * height > smallest) return
    found = index
    smallest = width * height
  })
  return found === null ? null : taker(found)
}

function outline(index) {
  const box = byID('outline')
  const frame = index === null ? null : shown.views[index]?.frame
  box.hidden = !frame
  if (!frame) return
  const [left, top, width, height] = frame
  Object.assign(box.style, {
    left: `${(left / shown.width) * 100}%`, top: `${(top / shown.height) * 100}%`,
    width: `${(width / shown.width) * 100}%`, height: `${(height / shown.height) * 100}%`,
  })
}

/** Shows a view in the picture and in the list, and how a spec finds it. */
async function point(index, hasToScroll = true) {
  pointed = index
  outline(index)
  const rows = [...byID('views').children]
  rows.forEach((row, place) => row.setAttribute('aria-selected', String(place === index)))
  const view = index === null ? null : shown.views[index]
  if (view) {
    byID('views').setAttribute('aria-activedescendant', rows[index].id)
    if (hasToScroll) rows[index].scrollIntoView({ block: 'nearest' })
  } else byID('views').removeAttribute('aria-activedescendant')
  byID('text-form').hidden = !view || !/^\s*(TextField|SecureField|TextEditor)\b/.test(view.line)
  for (const id of ['tap', 'copy-find', 'use-find']) byID(id).disabled = !view
  if (!view) {
    byID('find').textContent = '–'
    return
  }
  const { reference } = view
  if (!finds.has(reference)) {
    const asked = handle
    const answer = await attempt(status(), () => call('find', { screen: handle, view: reference }))
    if (!answer || asked !== handle) return
    finds.set(reference, answer.text)
  }
  if (pointed !== null && shown.views[pointed]?.reference === reference) byID('find').textContent = finds.get(reference)
}

/** Chooses a view, which stays shown while the pointer is elsewhere. */
function choose(index, hasToScroll = true) {
  chosen = index
  return point(index, hasToScroll)
}

async function refresh() {
  const next = await call('show', { screen: handle })
  const before = chosen === null ? null : shown.views[chosen]?.reference
  shown = next
  finds.clear()
  // All of the screen is in sight, whatever its shape.
  byID('stage').style.maxWidth = `max(220px, calc((100vh - 190px) * ${shown.width / shown.height}))`
  const url = URL.createObjectURL(new Blob([shown.picture], { type: 'image/svg+xml' }))
  byID('picture').src = url
  if (pictureURL) URL.revokeObjectURL(pictureURL)
  pictureURL = url
  byID('views').replaceChildren(...shown.views.map((view, index) => {
    const row = make('div', view.isTouched ? 'row touched' : 'row', view.line)
    row.setAttribute('role', 'option')
    row.id = `view-${index}`
    return row
  }))
  const place = shown.views.findIndex((view) => view.reference === before)
  await choose(place < 0 ? null : place)
}

byID('views').addEventListener('click', (event) => {
  const index = [...byID('views').children].indexOf(event.target.closest('.row'))
  if (index >= 0) choose(index, false)
})
byID('views').addEventListener('keydown', (event) => {
  const last = shown.views.length - 1
  const current = chosen ?? -1
  const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: last }[event.key]
  if (next !== undefined) choose(Math.min(Math.max(next, 0), last))
  else if (event.key === 'Enter' && chosen !== null) tap()
  else return
  event.preventDefault()
})

// MARK: The picture

function indexAt(event) {
  const box = byID('picture').getBoundingClientRect()
  return viewAt(
    ((event.clientX - box.left) / box.width) * shown.width, ((event.clientY - box.top) / box.height) * shown.height)
}

byID('stage').addEventListener('pointermove', (event) => {
  const index = indexAt(event)
  if (index !== pointed && index !== null) point(index)
})
byID('stage').addEventListener('pointerleave', () => { if (pointed !== chosen) point(chosen) })
byID('stage').addEventListener('click', async (event) => {
  const index = indexAt(event)
  if (index === null) return
  await choose(index)
  if (!event.shiftKey) await tap()
})

// MARK: The session

function note(className, text) {
  if (!text) return
  byID('log').append(make('pre', className, text))
  byID('log').scrollTop = byID('log').scrollHeight
}

/** Does something on the screen, writes down what was said, and shows what became of the screen. */
async function perform(name, values) {
  await attempt(status(), async () => {
    try {
      const answer = await call(name, { screen: handle, ...values })
      note(answer.isError ? 'failed' : '', answer.text)
      await refresh()
      tell(status(), '')
    } catch (error) {
      note('failed', error.message)
      throw error
    }
  })
}

const act = (verb, given) => perform('act', {
  steps: [{ do: verb, on: shown.views[chosen].reference, ...(given === undefined ? {} : { with: [given] }) }],
})
const tap = () => act('tap')

byID('tap').addEventListener('click', tap)
byID('text-form').addEventListener('submit', (event) => {
  event.preventDefault()
  if (chosen !== null) act('setInput', byID('field-text').value)
})
const copy = () => attempt(status(), async () => {
  await navigator.clipboard.writeText(byID('find').textContent)
  tell(status(), `Copied ${byID('find').textContent}`)
})
byID('copy-find').addEventListener('click', copy)
document.addEventListener('keydown', (event) => {
  const isTyped = event.ctrlKey || event.metaKey || event.altKey || event.target.matches('input, textarea, select')
  if (event.key === 'c' && !isTyped && pointed !== null && !byID('panel-screen').hidden) copy()
})
byID('use-find').addEventListener('click', () => {
  byID('lua').value = byID('find').textContent
  byID('lua').focus()
})

async function runLua() {
  const code = byID('lua').value
  if (!code.trim()) return
  history.push(code)
  historyIndex = history.length
  byID('lua').value = ''
  note('asked', `> ${code}`)
  await perform('lua', { code })
}

byID('lua-form').addEventListener('submit', (event) => {
  event.preventDefault()
  runLua()
})
byID('lua').addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
    event.preventDefault()
    return runLua()
  }
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (!step || byID('lua').value.includes('\n')) return
  event.preventDefault()
  historyIndex = Math.min(Math.max(historyIndex + step, 0), history.length)
  byID('lua').value = history[historyIndex] ?? ''
})

byID('record-form').addEventListener('submit', (event) => {
  event.preventDefault()
  attempt(status(), async () => {
    const { path } = await call('record', {
      screen: handle, name: byID('record-name').value, replace: byID('record-replace').checked,
    })
    tell(status(), `Wrote ${path}`)
    screen.onRecorded(path)
  })
})

// MARK: Hosting

byID('host-form').addEventListener('submit', (event) => {
  event.preventDefault()
  screen.host(byID('host-view').value)
})

export const screen = {
  onRecorded: () => {},

  /** Hosts a view as Lua calls it. */
  async host(view) {
    byID('host-view').value = view
    if (!view.trim()) return tell(status(), 'Name a view, such as one of the list')
    tell(status(), 'Hosting …')
    await attempt(status(), async () => {
      const answer = await call('host', { view })
      handle = answer.screen
      chosen = null
      pointed = null
      byID('log').replaceChildren()
      note('asked', `> screen = host(${view})`)
      byID('screen-columns').hidden = false
      await refresh()
      tell(status(), '')
    })
  },
}
