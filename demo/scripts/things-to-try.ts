import { things, type Thing } from '../parts/things.ts'
import { cart } from '../state/cart.ts'
import { checkoutForm } from '../state/checkout.ts'
import { cutNetwork } from './cuttable-network.ts'
import { find } from './find.ts'
import { callAssistant } from './call-assistant.ts'

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
  // After the page's own script, which folds what a phone has no room for.
  document.addEventListener('DOMContentLoaded', sayWhatWaits)
}

/** Every sentence starts from a page as it is at first: searches, filters and half-filled forms of before are gone. */
function start(thing: Thing): void {
  if (thing.needsCart) {
    checkoutForm.clear()
    if (cart.count() === 0) cart.add({ productId: 'pebble', finish: 'sage', quantity: 1 })
  }
  if (thing.at === undefined) return callAssistant('send', thing.say)
  sessionStorage.setItem(waitingKey, thing.id)
  if (location.pathname === thing.at && location.search === '') location.reload()
  else location.assign(thing.at)
}

function sayWhatWaits(): void {
  const waiting = things.find(({ id }) => id === sessionStorage.getItem(waitingKey))
  sessionStorage.removeItem(waitingKey)
  if (!waiting) return
  const folded = waiting.opens && document.querySelector<HTMLDetailsElement>(waiting.opens)
  if (folded) folded.open = true
  callAssistant('send', waiting.say)
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
