// The previews of the app, and what `check` finds in them.
import { attempt, byID, button, call, isBad, make, problemParts, tell } from './calls.js'

let list
const findings = new Map()

function item(preview) {
  const row = make('li')
  const bar = make('div', 'bar')
  bar.append(make('strong', '', preview.name), make('span', 'quiet', preview.place))
  if (!preview.refusal) {
    const host = button('Host', () => previews.onHost(preview.name))
    host.setAttribute('aria-label', `Host ${preview.name}`)
    bar.append(host)
  }
  row.append(bar)
  if (preview.refusal) row.append(make('p', 'quiet', `can't be hosted: ${preview.refusal}`))
  const outcome = findings.get(preview.name)
  if (outcome && !isBad(outcome.outcome)) row.append(make('p', 'success', '✓ nothing found'))
  if (outcome && isBad(outcome.outcome)) {
    for (const problem of outcome.problems) row.append(...problemParts(problem))
  }
  return row
}

function render() {
  if (!list) return
  const known = new Set(list.previews.map((preview) => preview.name))
  const others = [...findings.keys()].filter((name) => !known.has(name))
  const rows = [...list.previews, ...others.map((name) => ({ name, place: '', refusal: 'checked only' }))].map(item)
  for (const problem of list.problems) rows.push(make('li', 'bad', problem))
  if (rows.length === 0) rows.push(make('li', 'quiet', 'This program has no previews.'))
  byID('previews').replaceChildren(...rows)
}

export const previews = {
  onHost: () => {},

  start(state) {
    findings.clear()
    for (const [name, outcome] of Object.entries(state.findings)) findings.set(name, outcome)
    this.check(state.check)
    list = undefined
    if (!byID('panel-previews').hidden) this.open()
  },

  async open() {
    if (list) return
    tell(byID('check-status'), 'Looking for previews …')
    await attempt(byID('check-status'), async () => {
      list = await call('previews')
      tell(byID('check-status'), `${list.previews.length} previews`)
      render()
    })
  },

  check(state) {
    byID('check').disabled = state.isRunning
    if (state.isRunning) {
      findings.clear()
      tell(byID('check-status'), 'Checking …')
    } else if (state.hasRun) {
      const bad = [...findings.values()].filter((outcome) => isBad(outcome.outcome)).length
      tell(byID('check-status'), state.errors.trim() || `${findings.size} checked, ${bad} with findings`)
    }
    render()
  },

  find(name, outcome) {
    findings.set(name, outcome)
    tell(byID('check-status'), `Checking … ${findings.size}`)
    render()
  },
}

byID('check').addEventListener('click', () => attempt(byID('check-status'), () => call('check')))
