// What the page asks of its server, and small helpers that all parts share.

/** Asks the server. Throws an Error whose message is its answer where it wasn't done. */
export async function call(name, values = {}, attempts = 0) {
  let response
  try {
    response = await fetch(`call/${name}`, {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(values),
    })
  } catch {
    if (attempts === 0) throw new Error('The server does not answer.')
    return again(name, values, attempts)
  }
  if (!response.ok) throw new Error(await response.text())
  const answer = await response.json()
  // The server becomes the app as it was built just now.
  if (answer.isRebuilt) return again(name, values, 40)
  if (answer.error !== undefined) throw new Error(answer.error)
  return answer
}

async function again(name, values, attempts) {
  await new Promise((resolve) => { setTimeout(resolve, 500) })
  return call(name, values, attempts - 1)
}

export const byID = (id) => document.getElementById(id)

/** An element with a class and a text. Texts are never markup. */
export function make(tag, className = '', text = undefined) {
  const element = document.createElement(tag)
  if (className) element.className = className
  if (text !== undefined) element.textContent = text
  return element
}

export function button(text, action) {
  const element = make('button', '', text)
  element.type = 'button'
  element.addEventListener('click', action)
  return element
}

/** Does something, and shows the reason where it can't be done. */
export async function attempt(status, work) {
  try {
    return await work()
  } catch (error) {
    status.textContent = error.message
    status.classList.add('bad')
    return undefined
  }
}

export function tell(status, text) {
  status.classList.remove('bad')
  if (status.textContent !== text) status.textContent = text
}

export const marks = {
  success: ['✓', 'passed'], flaky: ['✓', 'passed at another attempt'], pending: ['○', 'pending'],
  failure: ['✗', 'failed'], error: ['✗', 'error'], crashed: ['✗', 'crashed'], running: ['▸', 'running'],
}

export const isBad = (outcome) => outcome === 'failure' || outcome === 'error' || outcome === 'crashed'

/** What went wrong: the message, the lines of the source, the calls. */
export function problemParts(problem) {
  const parts = [make('pre', 'message', problem.message)]
  if (problem.source.length > 0) {
    const source = make('pre', 'source')
    for (const line of problem.source) {
      source.append(make('span', line.startsWith('>') ? 'marked' : '', line), '\n')
    }
    if (problem.place) parts.push(make('p', 'quiet', problem.place))
    parts.push(source)
  }
  const calls = [...problem.calls.map((text) => text), ...problem.frames.map((text) => `at ${text}`)]
  if (calls.length > 1 || problem.frames.length > 0) {
    const list = make('details')
    list.append(make('summary', '', 'Calls that led to it'), make('pre', '', calls.join('\n')))
    parts.push(list)
  }
  return parts
}
