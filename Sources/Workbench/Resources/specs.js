// The tree of specs, runs, and what is known of the selected spec.
import { attempt, byID, button, call, make, marks, tell } from './calls.js'
import { mostRows, SpecTree } from './tree.js'
import { detail } from './detail.js'

const tree = new SpecTree()
const elements = new Map()
let rows = []
let selected = null
let run = { isRunning: false, errors: '' }
let done = 0
let isDue = false

// MARK: Rows

function mark(row) {
  const counts = tree.counts(row.specs, row.kind === 'file' ? row.file : null)
  if (row.kind === 'spec') {
    if (counts.running > 0) return 'running'
    return tree.outcomes.get(row.spec.id)?.outcome ?? ''
  }
  if (counts.running > 0) return 'running'
  if (counts.bad > 0) return 'failure'
  if (counts.good > 0 && counts.good + counts.pending === counts.total) return 'success'
  return counts.pending > 0 && counts.pending === counts.total ? 'pending' : ''
}

function more(row) {
  if (row.kind === 'spec') {
    const outcome = tree.outcomes.get(row.spec.id)
    return outcome ? `${(outcome.seconds * 1000).toFixed(0)} ms` : ''
  }
  const counts = tree.counts(row.specs, row.kind === 'file' ? row.file : null)
  return counts.bad > 0 ? `${counts.bad} of ${counts.total} failed` : `${counts.total}`
}

function element(row) {
  let item = elements.get(row.key)
  if (!item) {
    item = make('div', 'row')
    item.setAttribute('role', 'treeitem')
    for (const part of ['twist', 'mark', 'name', 'more']) item.append(make('span', part))
    elements.set(row.key, item)
  }
  const [sign, word] = marks[mark(row)] ?? ['', 'not run']
  item.className = `row ${row.kind}`
  item.dataset.key = row.key
  item.style.paddingLeft = `${(row.level - 1) * 14 + 6}px`
  const texts = [row.kind === 'spec' ? '' : row.isOpen ? '▾' : '▸', sign, row.name, more(row)]
  texts.forEach((text, index) => {
    const part = item.children[index]
    if (part.textContent !== text) part.textContent = text
  })
  item.children[1].className = `mark ${mark(row)}`
  item.setAttribute('aria-label', `${row.name}, ${word}${row.kind === 'spec' ? '' : `, ${more(row)}`}`)
  item.setAttribute('aria-level', String(row.level))
  if (row.kind !== 'spec') item.setAttribute('aria-expanded', String(row.isOpen))
  const isSelected = row.key === selected
  item.setAttribute('aria-selected', String(isSelected))
  item.tabIndex = isSelected ? 0 : -1
  return item
}

function render() {
  isDue = false
  const place = byID('tree')
  const hadFocus = place.contains(document.activeElement)
  const found = tree.rows()
  rows = found.rows
  if (!rows.some((row) => row.key === selected)) selected = rows[0]?.key ?? null
  const items = rows.map(element)
  if (found.hidden > 0) {
    items.push(make('p', 'hint', `… and ${found.hidden} more rows after these ${mostRows}: a filter leads to them`))
  }
  if (rows.length === 0) {
    items.push(make('p', 'hint', tree.files.length === 0 ? 'There are no spec files.' : 'Nothing meets the filter.'))
  }
  place.replaceChildren(...items)
  if (hadFocus) elements.get(selected)?.focus({ preventScroll: true })
  const shown = new Set(rows.map((row) => row.key))
  for (const key of elements.keys()) if (!shown.has(key)) elements.delete(key)
  showStatus()
  detail.show(rows.find((row) => row.key === selected), tree)
}

/** Renders soon: many events come at a time. */
function update() {
  if (isDue) return
  isDue = true
  setTimeout(render, 60)
}

function showStatus() {
  const all = tree.files.reduce((sum, file) => sum + file.specs.length, 0)
  const wanted = tree.isFiltered ? tree.wanted() : []
  byID('run-shown').hidden = !tree.isFiltered || wanted.length === 0
  byID('run-shown').textContent = `Run these ${wanted.length}`
  byID('stop').hidden = !run.isRunning || byID('watch').getAttribute('aria-pressed') === 'true'
  byID('run-all').disabled = run.isRunning
  const status = byID('run-status')
  if (run.isRunning) return tell(status, `Running ${run.title ?? ''} … ${done} done`)
  const parts = [`${all} specs`]
  if (run.summary) {
    const bad = run.summary.failures + run.summary.errors + run.summary.crashes
    const good = run.summary.successes + run.summary.flaky
    parts.push(`last run: ${good} passed`, `${bad} failed`)
    if (run.summary.pending > 0) parts.push(`${run.summary.pending} pending`)
    parts.push(`${run.summary.seconds.toFixed(2)} s`)
  }
  if (run.errors.trim()) parts.push(run.errors.trim())
  tell(status, parts.join(', '))
}

// MARK: Selecting

function select(key, hasFocus = true) {
  selected = key
  render()
  const item = elements.get(key)
  item?.scrollIntoView({ block: 'nearest' })
  if (hasFocus) item?.focus({ preventScroll: true })
}

function press(event) {
  const index = rows.findIndex((row) => row.key === selected)
  const row = rows[index]
  if (!row) return
  const go = (target) => rows[target] && select(rows[target].key)
  switch (event.key) {
    case 'ArrowDown': go(index + 1); break
    case 'ArrowUp': go(index - 1); break
    case 'Home': go(0); break
    case 'End': go(rows.length - 1); break
    case 'ArrowRight':
      if (row.kind !== 'spec' && !row.isOpen) { tree.toggle(row, true); render() } else go(index + 1)
      break
    case 'ArrowLeft':
      if (row.kind !== 'spec' && row.isOpen) { tree.toggle(row, false); render() } else {
        let above = index
        while (above >= 0 && rows[above].level >= row.level) above -= 1
        go(above)
      }
      break
    case 'Enter': runRow(row); break
    default: return
  }
  event.preventDefault()
}

byID('tree').addEventListener('keydown', press)
byID('tree').addEventListener('click', (event) => {
  const item = event.target.closest('.row')
  const row = rows.find((candidate) => candidate.key === item?.dataset.key)
  if (!row) return
  if (event.target.classList.contains('twist') || selected === row.key) tree.toggle(row, !row.isOpen)
  select(row.key)
})
byID('tree').addEventListener('dblclick', (event) => {
  const row = rows.find((candidate) => candidate.key === event.target.closest('.row')?.dataset.key)
  if (row?.kind === 'spec') runRow(row)
})

// MARK: Running

const start = (values) => attempt(byID('run-status'), () => call('run', values))

/** The specs that are named at most: a command line has bounds. */
const mostNames = 1000

/** Runs some specs: whole files, specs by their lines, or by their names where others have the same line. */
function startSpecs(specs, title) {
  const wanted = new Set(specs.map((spec) => spec.id))
  const files = tree.files.filter((file) => file.specs.some((spec) => wanted.has(spec.id)))
  const places = []
  let isClear = true
  for (const file of files) {
    const others = new Set(file.specs.filter((spec) => !wanted.has(spec.id)).map((spec) => spec.line))
    const own = new Set(file.specs.filter((spec) => wanted.has(spec.id)).map((spec) => spec.line))
    if (others.size === 0) places.push(file.path)
    else places.push(...[...own].map((line) => `${file.path}:${line}`))
    if ([...own].some((line) => others.has(line))) isClear = false
  }
  if (isClear) return start({ places: places.join('\n'), title })
  const names = [...new Set(specs.map((spec) => spec.fullName))]
  if (names.length > mostNames) {
    return tell(byID('run-status'), `These are more than ${mostNames} specs that share lines with others: narrow the filter`)
  }
  return start({ places: files.map((file) => file.path).join('\n'), names, title })
}

function runRow(row) {
  if (row.kind === 'file') return start({ places: row.file.path, title: row.file.path })
  return startSpecs(row.specs, row.name)
}

detail.run = runRow
detail.outcome = (id) => tree.outcomes.get(id)
byID('run-all').addEventListener('click', () => start({ title: 'all specs' }))
byID('run-shown').addEventListener('click', () => {
  const wanted = tree.wanted()
  startSpecs(wanted, wanted.length === 1 ? wanted[0].fullName : `${wanted.length} specs`)
})
byID('stop').addEventListener('click', () => attempt(byID('run-status'), () => call('stop')))
byID('reload').addEventListener('click', () => attempt(byID('run-status'), () => call('reload')))
byID('watch').addEventListener('click', () => {
  const isOn = byID('watch').getAttribute('aria-pressed') !== 'true'
  attempt(byID('run-status'), () => call('watch', { isOn }))
})
byID('filter').addEventListener('input', () => { tree.filter = byID('filter').value; tree.open.clear(); update() })
byID('outcome-filter').addEventListener('change', () => {
  tree.outcomeFilter = byID('outcome-filter').value
  tree.open.clear()
  update()
})

function showTags() {
  byID('tags').replaceChildren(...tree.knownTags().slice(0, 40).map((tag) => {
    const chip = button(tag, () => {
      if (!tree.tags.delete(tag)) tree.tags.add(tag)
      chip.setAttribute('aria-pressed', String(tree.tags.has(tag)))
      tree.open.clear()
      update()
    })
    chip.setAttribute('aria-pressed', String(tree.tags.has(tag)))
    return chip
  }))
  byID('tags').hidden = byID('tags').children.length === 0
}

// MARK: Events

function runState(state) {
  if (state.isRunning && !run.isRunning) done = 0
  run = state
  if (!state.isRunning) tree.running.clear()
}

function watching(isOn) { byID('watch').setAttribute('aria-pressed', String(isOn)) }

export const specs = {
  start(state) {
    tree.files = state.files.map((file) => tree.take(file))
    tree.outcomes = new Map(Object.entries(state.outcomes))
    tree.problems = new Map(Object.entries(state.problems))
    tree.running.clear()
    if (tree.files.length === 1) tree.open.add(tree.files[0].path)
    runState(state.run)
    watching(state.isWatching)
    showTags()
    update()
  },

  receive(event) {
    switch (event.event) {
      case 'files': {
        const known = new Map(tree.files.map((file) => [file.path, file]))
        tree.files = event.files.map((path) => known.get(path) ?? { path, specs: [], problems: [] })
        break
      }
      case 'listed':
        tree.files = tree.files.map((file) => (file.path === event.file.path ? tree.take(event.file) : file))
        showTags()
        break
      case 'running': runState(event.state); break
      case 'fileStarted': tree.problems.delete(event.file); break
      case 'started': tree.running.add(event.id); break
      case 'finished':
        tree.running.delete(event.id)
        tree.outcomes.set(event.id, event.outcome)
        done += 1
        break
      case 'problem': tree.problems.set(event.file, [...(tree.problems.get(event.file) ?? []), event.problem]); break
      case 'watching': watching(event.isOn); break
    }
    update()
  },

  /** Selects a file, and opens it. */
  show(path) {
    byID('filter').value = ''
    tree.filter = ''
    tree.open.add(path)
    select(path)
  },
}
