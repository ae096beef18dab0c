import { fingerprint, viewOf } from '#assistant'
import { plain, type PageContext, type SequenceResult } from '#protocol'
import type { Task } from './memory.ts'
import type { Move } from '../plan/move.ts'

export interface Seen {
  readonly page: PageContext | undefined
  readonly result: SequenceResult
  readonly before: Task['before']
  /** False: the page was not described again, and its report is all there is. */
  readonly pageIsNew: boolean | undefined
}

/** Whether the page shows what a move was for. */
export function isReached({ goal }: Move, { page, result, before, pageIsNew }: Seen): boolean {
  if (pageIsNew === false || !page || goal.kind === 'shown' || goal.kind === 'told') return true
  const moved =
    page.url !== before.url ||
    (result.results ?? []).some(({ url }) => url !== undefined && url !== before.url)
  if (goal.kind === 'changed') return moved || fingerprint(page) !== before.fingerprint
  const thing = viewOf(page).thing(goal.elementId)
  if (!thing || moved) return true
  const told = page.indexedElements?.find(({ id }) => id === goal.elementId)
  const { state } = thing
  if (goal.kind === 'checked')
    return [state.checked ?? state.selected, told?.checked].some(
      (one) => (one ?? goal.checked) === goal.checked,
    )
  if (goal.value === '') return (state.value ?? told?.value ?? '') === ''
  // A handle is called by what it shows.
  if (thing.kind === 'draggable') return isAlike(thing.name, goal.value)
  return [state.value, told?.value].some((value) => value === undefined || isAlike(value, goal.value))
}

/** A field may show a value in its own dress: `(020) 7946 0000`, `1,000`, `03/12/2026`. */
function isAlike(shown: string, typed: string): boolean {
  const [one, other] = [shown, typed].map((text) => (text.trim() === '' ? Number.NaN : Number(text)))
  if (!Number.isNaN(one) && !Number.isNaN(other)) return one === other
  const bare = (text: string) => plain(text).replace(/[^\p{L}\p{N}]/gu, '')
  const digits = (text: string) => [...text.replace(/\D/g, '')].sort().join('')
  return bare(shown).includes(bare(typed)) || (/\d/.test(typed) && digits(shown).includes(digits(typed)))
}
