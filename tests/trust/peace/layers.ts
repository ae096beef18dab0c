import { click, focus, key, scene, type } from '../support/acts.ts'
import type { Scenario } from '../support/scenario.ts'

/** What is over the page only as long as nothing else has the focus or is pressed. */
const closing = `
  const close = () => layer.hidden = true
  document.addEventListener('mousedown', ({ target }) => holder.contains(target) || close())
  document.addEventListener('focusin', ({ target }) => holder.contains(target) || close())
  holder.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && !holder.contains(relatedTarget) && close())`

const layer = (opener: string, inside: string, script = '') =>
  `<div id="holder">${opener}<div id="layer" hidden>${inside}</div></div><script>${closing};${script}</script>`

const calendar = layer(
  `<label>Departure <input id="day" readonly onfocus="layer.hidden = false"></label>`,
  `<table><tr>${['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'].map((name) => `<th>${name}</th>`).join('')}</tr>${[
    0, 1, 2, 3,
  ]
    .map(
      (week) =>
        `<tr>${[1, 2, 3, 4, 5, 6, 7].map((day) => `<td><a href="#">${week * 7 + day}</a></td>`).join('')}</tr>`,
    )
    .join('')}</table>`,
  `layer.addEventListener('click', (event) => { event.preventDefault(); day.value = event.target.textContent; did('day ' + day.value); close() })`,
)

const suggestions = layer(
  '<label>From <input id="from" autocomplete="off"></label>',
  '<ul id="list"></ul>',
  `from.addEventListener('input', () => {
    const names = ['New Orleans (MSY)', 'New York (JFK)', 'Newark (EWR)', 'Oakland (OAK)'].filter((name) => name.toLowerCase().includes(from.value.toLowerCase()))
    list.replaceChildren(...names.map((name) => Object.assign(document.createElement('li'), { textContent: name, style: 'cursor: pointer' })))
    layer.hidden = names.length === 0
  })
  list.addEventListener('click', ({ target }) => { from.value = target.textContent; did('from ' + from.value); close() })`,
)

const todos = (box: (name: string) => string) => `<label>New todo <input></label><ul>${[
  'Pay rent',
  'Call Ada',
]
  .map((name) => `<li>${box(name)} <label ondblclick="edit(this)">${name}</label></li>`)
  .join('')}</ul><script>
  function edit(label) {
    const field = Object.assign(document.createElement('input'), { value: label.textContent, ariaLabel: 'Edit todo' })
    field.addEventListener('keydown', ({ key }) => { if (key === 'Enter') { label.textContent = field.value; did('renamed ' + field.value); field.replaceWith(label) } })
    field.addEventListener('blur', () => field.isConnected && field.replaceWith(label))
    label.replaceWith(field)
    field.focus()
  }
</script>`

const ticked = (name: string) =>
  `<input type="checkbox" aria-label="${name}" onchange="did('ticked ${name}')">`

const told = { yes: 'answered by a button', types: 'answered by typing on', writes: 'answered in the chat' }

/** Layers that close when anything else is touched: the question must not be what closes them. */
export const layers: readonly Scenario[] = [
  ...(['yes', 'types', 'writes'] as const).map((answer): Scenario => ({
    name: `a question leaves the menu open that it asks about, ${told[answer]}`,
    html: layer(
      '<button onclick="layer.hidden = false" aria-haspopup="menu">More</button>',
      '<button data-did="frobnicated">Frobnicate</button>',
    ),
    says: 'do the thing in the menu',
    plans: [[click('More')], [click('Frobnicate')]],
    answers: [answer],
    expect: { did: ['frobnicated'], asks: 1, question: ['Frobnicate'] },
  })),
  ...(['yes', 'writes'] as const).map((answer): Scenario => ({
    name: `a question leaves a list open that goes with the focus of its field, ${told[answer]}`,
    html: layer(
      '<label>Command <input onfocus="layer.hidden = false" onblur="layer.hidden = true"></label>',
      '<button data-did="frobnicated">Frobnicate</button>',
    ),
    says: 'do the thing in the list',
    plans: [[focus('Command')], [click('Frobnicate')]],
    answers: [answer],
    expect: { did: ['frobnicated'], asks: 1 },
  })),
  {
    name: 'a day of a calendar fills a field',
    html: calendar,
    says: 'I want to leave on the ninth',
    plans: [[focus('Departure')], [click('9')]],
    expect: { did: ['day 9'], asks: 0 },
  },
  {
    name: 'a suggestion for what was typed',
    html: suggestions,
    says: 'I fly from New York',
    plans: [[type('From', 'New')], [click('New York (JFK)')]],
    expect: { did: ['from New York (JFK)'], asks: 0 },
  },
  scene(
    'ticks off a todo that sounds like a payment',
    todos(ticked),
    'tick off Pay rent',
    [{ action: 'check', on: 'Pay rent' }],
    { did: ['ticked Pay rent'], asks: 0 },
  ),
  {
    name: 'renames a todo in place, which is over when its field loses the focus',
    html: todos(() => ''),
    says: 'rename Call Ada to Call Grace',
    plans: [
      [{ action: 'double_click', on: 'Call Ada' }],
      [type('Edit todo', 'Call Grace'), key('Enter', 'Edit todo')],
    ],
    expect: { did: ['renamed Call Grace'], asks: 0 },
  },
]
