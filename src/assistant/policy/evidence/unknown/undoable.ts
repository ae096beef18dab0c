import type { Act } from '../../act.ts'
import { contentWords, saysAll } from '../../labels/content-words.ts'
import { isLanguageKnown } from '../../labels/known-language.ts'
import { saysSwipe } from '../../labels/says-swipe.ts'
import { named, type Evidence } from '../../row.ts'
import { valuesGiven } from '../../options-meant.ts'

/** The built-in engine takes its targets out of the visitor's own clause; what can be taken back need not be asked for. */
export const undoable: Evidence = (act, { by, message, page }) => {
  const thing = act.pressed ?? act.target
  if (by !== 'builtin' || !thing || act.sends) return undefined
  if (isMovedNameless(act)) return `${named(thing)} can be moved back`
  if (!isLanguageKnown(thing.name, page)) return undefined
  const words = [thing.name, ...valuesGiven(act.step, thing)].flatMap(contentWords)
  const isMeant = words.some((word) => saysAll([word], message))
  return isMeant && canBeTakenBack(act) ? `${named(thing)} can be taken back` : undefined
}

/** "Drag the circle left": it drags only where it was told to, also what the page has no name for. */
function isMovedNameless({ traits, dropTarget, target }: Act): boolean {
  return traits.input === 'element' && !dropTarget && target?.names.length === 0
}

/** What tells its state can be given it again, what is given a value too, and what is moved can be moved back. */
function canBeTakenBack({ pressed: thing, target, step, traits }: Act): boolean {
  if (traits.input === 'element') return target !== undefined && !saysSwipe(target.names)
  if (!thing) return target !== undefined && valuesGiven(step, target).length > 0
  const { pressed: isPressed, checked, selected } = thing.state
  return isPressed !== undefined || checked !== undefined || selected !== undefined || thing.use === 'tick'
}
