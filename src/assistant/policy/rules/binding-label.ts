import type { Thing } from '../../view/index.ts'
import { presses, type Act } from '../act.ts'
import { ask, isCalled, named, type Rule } from '../rule.ts'
import { formOf } from '../scene.ts'

/** Buying, ordering, sending, deleting… as the label says it, in every language we know. */
export const bindingLabel: Rule = {
  id: 'binding-label',
  check(act, scene) {
    const pressed = pressedBy(act)
    if (!pressed || formOf(scene.page, pressed)?.search) return undefined
    if (isCalled(pressed, 'destructive')) return ask(`${named(pressed)} destroys something`, true)
    if (isCalled(pressed, 'final')) return ask(`${named(pressed)} is binding`)
    // "Book a table" as a link opens the page where one books: going there binds nobody.
    return !leadsSomewhere(pressed) && isCalled(pressed, 'binding')
      ? ask(`${named(pressed)} is binding`)
      : undefined
  },
}

/** What the act sets off: the pressed thing, or the one something is dropped on. */
function pressedBy(act: Act): Thing | undefined {
  return act.dropTarget ?? (presses(act) ? act.target : undefined)
}

function leadsSomewhere({ kind, state: { href } }: Thing): boolean {
  return kind === 'link' && href !== undefined && /^(?:https?:\/\/|\/|\.|[\w-]+(?:\/|$))/i.test(href)
}
