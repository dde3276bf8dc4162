// What is known of the selected spec, group or file: how it ended, its steps, and the text of its file.
import { attempt, byID, button, call, isBad, make, marks, problemParts, tell } from './calls.js'

let shown = null
let shownText = ''
/** The spec whose steps are shown, with the outcome that it had then; null where none are. */
let stepsShown = null

function head(row) {
  const bar = make('div', 'bar')
  bar.append(button('Run', () => detail.run(row)))
  if (row.kind === 'spec') bar.append(button('Steps', () => steps(row)))
  bar.append(button('Edit', () => edit(row)))
  return [make('h2', '', row.kind === 'spec' ? row.spec.fullName : row.name), make('p', 'quiet', where(row)), bar]
}

const where = (row) => (row.kind === 'spec' ? `${row.file.path}:${row.spec.line}` : row.file.path)

function outcomeParts(outcome) {
  const [sign, word] = marks[outcome.outcome]
  const attempts = outcome.attempts > 1 ? `, ${outcome.attempts} attempts` : ''
  const parts = [make('p', `result ${outcome.outcome}`, `${sign} ${word} in ${(outcome.seconds * 1000).toFixed(1)} ms${attempts}`)]
  for (const problem of outcome.problems) {
    if (isBad(outcome.outcome)) parts.push(...problemParts(problem))
    else if (problem.message) parts.push(make('p', 'quiet', problem.message))
  }
  if (outcome.actions.length > 0) {
    parts.push(make('h2', '', 'What it did'), make('pre', '', outcome.actions.join('\n')))
  }
  if (outcome.output) {
    const note = outcome.outputSize > outcome.output.length ? ` (the end of ${outcome.outputSize} bytes)` : ''
    parts.push(make('h2', '', `What it printed${note}`), make('pre', '', outcome.output))
  }
  return parts
}

function contents(row, tree) {
  const parts = []
  if (row.kind === 'spec') {
    const outcome = tree.outcomes.get(row.spec.id)
    if (tree.running.has(row.spec.id)) parts.push(make('p', 'running', '▸ running'))
    else if (outcome) parts.push(...outcomeParts(outcome))
    else parts.push(make('p', 'quiet', 'It has not run here yet.'))
    return parts
  }
  if (row.kind === 'file') {
    for (const text of row.file.problems) parts.push(make('pre', 'message', text))
    for (const problem of tree.problems.get(row.file.path) ?? []) parts.push(...problemParts(problem))
  }
  const counts = tree.counts(row.specs)
  parts.push(make('p', '', `${counts.total} specs: ${counts.good} passed, ${counts.bad} failed, ${counts.pending} pending`))
  for (const spec of row.specs.filter((each) => isBad(tree.outcomes.get(each.id)?.outcome)).slice(0, 20)) {
    parts.push(make('h2', 'bad', `✗ ${spec.fullName}`))
    for (const problem of tree.outcomes.get(spec.id).problems) parts.push(...problemParts(problem))
  }
  return parts
}

/** The part below, for an editor or for steps: it stays while the spec above it runs again. */
function below(name) {
  stepsShown = null
  const place = make('div', name)
  byID('detail').querySelector('.below')?.replaceChildren(place)
  return place
}

/** Runs a spec once more, and shows its steps: the one that failed, or the one that was shown before. */
async function steps(row, number = undefined) {
  const place = below('steps')
  const asked = { id: row.spec.id, row, outcome: detail.outcome(row.spec.id), number }
  stepsShown = asked
  const status = make('p', 'quiet', 'The spec runs again, step by step …')
  status.setAttribute('role', 'status')
  place.append(make('h2', '', 'Steps'), status)
  await attempt(status, async () => {
    const answer = await call('steps', { path: row.file.path, id: row.spec.id })
    if (stepsShown !== asked) return
    const count = answer.traces[0].steps.length
    if (count === 0) return tell(status, 'It has no steps: it hosts no view, and asserts nothing about one.')
    const viewer = StepViewer.make(answer, 0, {
      step: number === undefined ? undefined : Math.min(number, count),
      onStep: (shown) => { asked.number = shown },
    })
    status.replaceWith(viewer)
  })
}

async function edit(row) {
  const place = below('editor')
  const status = make('p')
  status.setAttribute('role', 'status')
  place.append(make('h2', '', `Edit ${row.file.path}`), status)
  await attempt(status, async () => {
    let { text } = await call('read', { path: row.file.path })
    const area = make('textarea')
    area.value = text
    area.spellcheck = false
    area.setAttribute('aria-label', `Text of ${row.file.path}`)
    const save = () => attempt(status, async () => {
      await call('write', { path: row.file.path, text: area.value, before: text })
      text = area.value
      tell(status, 'Saved')
      return true
    })
    const bar = make('div', 'bar')
    bar.append(
      button('Save', save),
      button('Save and run', async () => { if (await save()) detail.run({ ...row, kind: 'file', name: row.file.path }) }),
      button('Close', () => place.remove()))
    place.append(area, bar)
    if (row.kind === 'spec') {
      const start = text.split('\n').slice(0, row.spec.line - 1).join('\n').length + (row.spec.line > 1 ? 1 : 0)
      area.setSelectionRange(start, start)
    }
    area.focus()
  })
}

export const detail = {
  run: () => {},
  outcome: () => undefined,

  show(row, tree) {
    const place = byID('detail')
    if (!row) {
      place.replaceChildren()
      shown = null
      stepsShown = null
      return
    }
    if (shown !== row.key) {
      place.replaceChildren(...head(row), make('div', 'contents'), make('div', 'below'))
      shownText = ''
      stepsShown = null
    }
    shown = row.key
    // It has run again meanwhile: the steps are those of then.
    const isOld = stepsShown && stepsShown.id === row.spec?.id && stepsShown.outcome !== tree.outcomes.get(row.spec.id)
    if (isOld && !tree.running.has(row.spec.id)) steps(row, stepsShown.number)
    const parts = contents(row, tree)
    // Texts that are being read or copied stay as long as they are the same.
    const text = parts.map((part) => part.textContent).join('\n')
    if (text === shownText) return
    shownText = text
    place.querySelector('.contents').replaceChildren(...parts)
  },
}
