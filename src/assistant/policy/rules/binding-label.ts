import type { IndexedElement } from '#protocol'
import { presses, type Act } from '../act.ts'
import { isKind } from '../kinds.ts'
import { ask, named, type Rule } from '../rule.ts'
import { formOf } from '../scene.ts'
import { labelHas } from '../label-has.ts'

/** Buying, ordering, sending, deleting… as the label says it, in every language we know. */
export const bindingLabel: Rule = {
  id: 'binding-label',
  check(act, scene) {
    const pressed = pressedBy(act)
    if (!pressed || formOf(scene.page, pressed)?.search) return undefined
    if (labelHas('destructive', pressed.text)) return ask(`${named(pressed)} destroys something`, true)
    if (labelHas('final', pressed.text)) return ask(`${named(pressed)} is binding`)
    // "Book a table" as a link opens the page where one books: going there binds nobody.
    return !leadsSomewhere(pressed) && labelHas('binding', pressed.text)
      ? ask(`${named(pressed)} is binding`)
      : undefined
  },
}

/** What the act sets off: the pressed element, or the one something is dropped on. */
function pressedBy(act: Act): IndexedElement | undefined {
  return act.dropTarget ?? (presses(act) ? act.target : undefined)
}

function leadsSomewhere(element: IndexedElement): boolean {
  const { href } = element
  return isKind(element, 'link') && href !== undefined && /^(?:https?:\/\/|\/|\.|[\w-]+(?:\/|$))/i.test(href)
}
