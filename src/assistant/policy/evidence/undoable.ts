import { contentWords, saysAll } from '../labels/content-words.ts'
import { isLanguageKnown } from '../labels/known-language.ts'
import { named, type Evidence } from '../row.ts'

/** The built-in engine takes its targets out of the visitor's own clause; what can be taken back need not be asked for. */
export const undoable: Evidence = ({ pressed: thing, sends }, { by, message, page }) => {
  if (by !== 'builtin' || !thing || sends || !isLanguageKnown(thing.name, page)) return undefined
  const { pressed: isPressed, checked, selected } = thing.state
  const known =
    isPressed !== undefined || checked !== undefined || selected !== undefined || thing.use === 'tick'
  const meant = contentWords(thing.name).some((word) => saysAll([word], message))
  return known && meant ? `${named(thing)} can be taken back` : undefined
}
