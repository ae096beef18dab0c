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
  if (names.some(bondIn) && !isAtLetter(thing, context)) return false
  return (
    names.every((name) => isCoveredBy(lineOf(name), [vocabulary.openers])) &&
    !viewOf(context.page).things.some((field) => isWrittenIn(field, context))
  )
}

/**
 * At a letter it belongs to that letter, one of many or the one that is open: there something can be read, and nothing be
 * written, not even in a frame that tells nothing of itself. Alone on a page it may be the button that sends.
 */
function isAtLetter({ record, state }: Thing, { page }: PolicyContext): boolean {
  if (record !== undefined || state.expanded !== undefined) return true
  const { things, lines } = viewOf(page)
  const isField = ({ use, kind, state: { inputType } }: Thing) =>
    use === 'write' && kind !== 'searchbox' && inputType !== 'search'
  const isRead = ({ id, kind, text }: (typeof lines)[number]) =>
    id === 0 && text.trim() !== '' && (kind === 'text' || kind === 'heading')
  return !things.some(isField) && !lines.some(({ kind }) => kind === 'frame') && lines.some(isRead)
}

/** An editor may hold something that the page does not tell. */
function isWrittenIn({ id, use, kind, state, names }: Thing, { earlier }: PolicyContext): boolean {
  if (use !== 'write') return false
  if (earlier.some(({ elementId }) => elementId === id)) return true
  const talks = kind === 'editor' || names.some((name) => vocabulary.talks.has(lineOf(name)))
  return talks || (state.value ?? '') !== ''
}
