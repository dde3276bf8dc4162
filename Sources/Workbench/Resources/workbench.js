// The page: its parts, and the events of the server.
import { byID, make } from './calls.js'
import { specs } from './specs.js'
import { screen } from './screen.js'
import { previews } from './previews.js'

const tabs = ['specs', 'screen', 'previews']

function choose(name) {
  for (const other of tabs) {
    const isChosen = other === name
    byID(`tab-${other}`).setAttribute('aria-selected', String(isChosen))
    byID(`tab-${other}`).tabIndex = isChosen ? 0 : -1
    byID(`panel-${other}`).hidden = !isChosen
  }
  if (name === 'previews') previews.open()
}

for (const [index, name] of tabs.entries()) {
  const tab = byID(`tab-${name}`)
  tab.addEventListener('click', () => choose(name))
  tab.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const next = tabs[(index + step + tabs.length) % tabs.length]
    choose(next)
    byID(`tab-${next}`).focus()
  })
}

const said = []
function say(text) {
  said.push(text)
  if (said.length > 200) said.shift()
  byID('said').textContent = said.join('\n')
  byID('said').scrollTop = byID('said').scrollHeight
  byID('message-count').textContent = `(${said.length})`
  if (/error/i.test(text)) byID('messages').open = true
}

function start(state) {
  byID('folder').textContent = state.folder
  document.title = `${state.folder.split('/').pop()} – viewspec ui`
  byID('trust').hidden = !state.isTrusted
  byID('host-views').replaceChildren(...state.views.map((view) => {
    const option = make('option')
    option.value = view.replace(/^views\./, '').replace(/[{(].*$/, '')
    option.label = view
    return option
  }))
  said.length = 0
  byID('said').textContent = ''
  state.said.forEach(say)
  specs.start(state)
  previews.start(state)
}

screen.onRecorded = (path) => {
  choose('specs')
  specs.show(path)
}
previews.onHost = (name) => {
  choose('screen')
  screen.host(`previews[${JSON.stringify(name)}]`)
}

const source = new EventSource('events')
source.addEventListener('open', () => { byID('connection').hidden = true })
source.addEventListener('error', () => { byID('connection').hidden = false })
source.addEventListener('message', (message) => {
  const event = JSON.parse(message.data)
  switch (event.event) {
    case 'state': return start(event.state)
    case 'said': return say(event.text)
    case 'checking': return previews.check(event.state)
    case 'finding': return previews.find(event.name, event.outcome)
    default: return specs.receive(event)
  }
})
