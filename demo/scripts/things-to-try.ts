import { things, type Thing } from '../parts/things.ts'
import { cart } from '../state/cart.ts'
import { cutNetwork } from './cuttable-network.ts'
import { find } from './find.ts'
import { tellAssistant } from './tell-assistant.ts'

const waitingKey = 'fieldlamp.thing'

/** Opens the list, and puts a chosen sentence to the assistant on the page where it makes sense. */
export function wireThingsToTry(): void {
  const list = find<HTMLDialogElement>('[data-things]')
  find('[data-open-things]').addEventListener('click', () => list.showModal())
  find('[data-close-things]').addEventListener('click', () => list.close())
  list.addEventListener('click', (event) => {
    if (event.target === list) list.close()
  })
  for (const thing of things)
    find(`[data-thing="${thing.id}"]`).addEventListener('click', () => {
      list.close()
      start(thing)
    })
  wireNetworkCut(list)
  sayWhatWaits()
}

function start(thing: Thing): void {
  if (thing.needsCart && cart.count() === 0) cart.add({ productId: 'pebble', finish: 'sage', quantity: 1 })
  if (thing.at === undefined || thing.at === location.pathname) return tellAssistant(thing.say)
  sessionStorage.setItem(waitingKey, thing.say)
  location.assign(thing.at)
}

function sayWhatWaits(): void {
  const sentence = sessionStorage.getItem(waitingKey)
  if (sentence === null) return
  sessionStorage.removeItem(waitingKey)
  tellAssistant(sentence)
}

function wireNetworkCut(list: HTMLDialogElement): void {
  const note = find('[data-cut-note]')
  find('[data-cut-network]').addEventListener('click', () => {
    list.close()
    window.dispatchEvent(new Event(cutNetwork))
  })
  window.addEventListener(
    'offline',
    () => (note.textContent = 'The network is cut. It comes back in five seconds.'),
  )
  window.addEventListener('online', () => (note.textContent = ''))
}
