import { plain, type PageContext } from '#protocol'
import { lineOf, viewOf, type Thing } from '../../../view/index.ts'
import { vocabulary } from '../../labels/vocabulary.ts'

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
  // "Saturday, 14 November" may show 14; what has another name is no day, whatever it shows.
  const isNamed = (name.match(/\d+/g) ?? []).some((number) => Number(number) === Number(day))
  return isNamed && Number(day) >= 1 && Number(day) <= 31 ? Number(day) : undefined
}

/**
 * One of a list that repeats what stands in the field with the focus: what it suggests. Libraries give such lists no
 * role.
 */
export function isSuggestion(thing: Thing, page: PageContext): boolean {
  // An address is somebody: who gets what is written is not filled in by the way.
  if (thing.kind !== 'clickable' || thing.name.includes('@')) return false
  const { things, lines } = viewOf(page)
  const list = lines[thing.line]?.parent
  const field = things.find(({ state, use }) => state.focus && use === 'write')
  const typed = plain(field?.state.value ?? '').trim()
  // A list of one is told as that one: it has come with the typing and begins with what was typed.
  if (list === undefined || lines[list]?.kind !== 'list')
    return (
      thing.state.new === true &&
      typed.length > typedLetters &&
      plain(thing.name).startsWith(typed) &&
      !soundsLikeAct(thing.name)
    )
  const items = things.filter(({ line }) => lines[line]?.parent === list)
  return (
    typed.length >= typedLetters &&
    items.every(({ kind, name }) => kind === thing.kind && plain(name).includes(typed))
  )
}

/** "Enable public access", "Launch the rocket": more than the end of a word that was begun. */
function soundsLikeAct(name: string): boolean {
  const line = lineOf(name)
  const [first = ''] = line.trim().split(' ')
  return vocabulary.sensitive.has(line) || vocabulary.wholeBinding.has(` ${first} `)
}
