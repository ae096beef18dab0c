import { lineOf, viewOf, type Thing } from '../../../view/index.ts'
import { bondIn } from '../../labels/binding-in.ts'
import { isCoveredBy } from '../../labels/covered.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { formOf, type PolicyContext } from '../../policy-context.ts'
import { isMarkedAsDeed } from './marked-deed.ts'

/** "Reply", "Compose", where nothing is written yet that could be sent: it opens the place for it. */
export function isOpener(thing: Thing, context: PolicyContext): boolean {
  const { use, names, state } = thing
  if (use !== 'press' || state.submits || names.length === 0 || formOf(context.page, thing)) return false
  if (isMarkedAsDeed(thing)) return false
  // Alone on a page it may be the button that sends; at a letter it belongs to that letter.
  if (names.some(bondIn) && thing.record === undefined && state.expanded === undefined) return false
  return (
    names.every((name) => isCoveredBy(lineOf(name), [vocabulary.openers])) &&
    !viewOf(context.page).things.some((field) => isWrittenIn(field, context))
  )
}

/** An editor may hold something that the page does not tell. */
function isWrittenIn({ id, use, kind, state, names }: Thing, { earlier }: PolicyContext): boolean {
  if (use !== 'write') return false
  if (earlier.some(({ elementId }) => elementId === id)) return true
  const talks = kind === 'editor' || names.some((name) => vocabulary.talks.has(lineOf(name)))
  return talks || (state.value ?? '') !== ''
}
