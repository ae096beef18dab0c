import { plain, type PageContext } from '#protocol'
import { viewOf, type Thing } from '../../view/index.ts'

/** So many days side by side are a month, and no pager. */
const daysOfMonth = 20
/** A letter alone stands in almost every word. */
const typedLetters = 2

/** A day of a month that is laid out: it fills a field or turns to that day. */
export function isCalendarDay(thing: Thing, page: PageContext): boolean {
  if (dayOf(thing) === undefined) return false
  const alike = viewOf(page).things.filter(({ kind }) => kind === thing.kind)
  return new Set(alike.flatMap((each) => dayOf(each) ?? [])).size >= daysOfMonth
}

function dayOf({ name, state, use }: Thing): number | undefined {
  if (use !== 'press' || state.submits) return undefined
  const day = [name, state.shown ?? ''].map((text) => text.trim()).find((text) => /^\d{1,2}$/.test(text))
  return day !== undefined && Number(day) >= 1 && Number(day) <= 31 ? Number(day) : undefined
}

/**
 * One of a list that repeats what stands in the field with the focus: what it suggests. Libraries give such lists no
 * role.
 */
export function isSuggestion(thing: Thing, page: PageContext): boolean {
  if (thing.kind !== 'clickable') return false
  const { things, lines } = viewOf(page)
  const list = lines[thing.line]?.parent
  const field = things.find(({ state, use }) => state.focus && use === 'write')
  const typed = plain(field?.state.value ?? '').trim()
  // A list of one is told as that one: it has come with the typing and begins with what was typed.
  if (list === undefined || lines[list]?.kind !== 'list')
    return thing.state.new === true && typed.length > typedLetters && plain(thing.name).startsWith(typed)
  const items = things.filter(({ line }) => lines[line]?.parent === list)
  return (
    typed.length >= typedLetters &&
    items.every(({ kind, name }) => kind === thing.kind && plain(name).includes(typed))
  )
}
