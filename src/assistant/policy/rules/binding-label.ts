import type { IndexedElement } from '#protocol'
import { isKind } from '../kinds.ts'
import { ask, named, type Act, type Rule } from '../rule.ts'
import { elementOf, formOf, type Scene } from '../scene.ts'
import { labelHas } from '../label-has.ts'
import { presses } from './submitting.ts'

/** Buying, ordering, sending, deleting… as the label says it, in every language we know. */
export const bindingLabel: Rule = {
  id: 'binding-label',
  check(act, scene) {
    const pressed = pressedBy(act, scene)
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
function pressedBy(act: Act, { page }: Scene): IndexedElement | undefined {
  if (act.verb === 'drag') return elementOf(page, Number(act.step.inputData))
  if (act.verb === 'check' || act.verb === 'uncheck') return act.target
  return presses(act) ? act.target : undefined
}

function leadsSomewhere(element: IndexedElement): boolean {
  const { href } = element
  return isKind(element, 'link') && href !== undefined && /^(?:https?:\/\/|\/|\.|[\w-]+(?:\/|$))/i.test(href)
}
