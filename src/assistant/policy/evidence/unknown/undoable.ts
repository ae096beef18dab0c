import type { Act } from '../../act.ts'
import { contentWords, saysAll } from '../../labels/content-words.ts'
import { isLanguageKnown } from '../../labels/known-language.ts'
import { named, type Evidence } from '../../row.ts'
import { valuesGiven } from '../../options-meant.ts'

/** The built-in engine takes its targets out of the visitor's own clause; what can be taken back need not be asked for. */
export const undoable: Evidence = (act, { by, message, page }) => {
  const thing = act.pressed ?? act.target
  if (by !== 'builtin' || !thing || act.sends || !isLanguageKnown(thing.name, page)) return undefined
  const words = [thing.name, ...valuesGiven(act.step, thing)].flatMap(contentWords)
  const isMeant = words.some((word) => saysAll([word], message))
  return isMeant && canBeTakenBack(act) ? `${named(thing)} can be taken back` : undefined
}

/** What tells its state can be given it again, and so can what is given a value. */
function canBeTakenBack({ pressed: thing, target, step }: Act): boolean {
  if (!thing) return target !== undefined && valuesGiven(step, target).length > 0
  const { pressed: isPressed, checked, selected } = thing.state
  return isPressed !== undefined || checked !== undefined || selected !== undefined || thing.use === 'tick'
}
