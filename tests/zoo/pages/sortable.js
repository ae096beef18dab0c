import { Sortable } from 'sortablejs'
import { ask, show } from './held.js'

const listed = (id, names) =>
  `<ul id="${id}" aria-label="${id === 'bin' ? 'Bin' : id}" style="width:180px;min-height:60px;padding:0">${names.map((name) => `<li style="padding:10px;border:1px solid #999;list-style:none">${name}</li>`).join('')}</ul>`
show(
  `<div style="display:flex;gap:20px">${listed('order', ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'])}${listed('done', ['Omega'])}${listed('bin', [])}</div>`,
)
for (const id of ['order', 'done', 'bin']) {
  const list = document.getElementById(id)
  Sortable.create(list, { group: 'all', animation: 150 })
  ask(id, () => [...list.children].map(({ textContent }) => textContent[0]).join(''))
}
