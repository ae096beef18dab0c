import { plain } from '#protocol'
import { lineOf, recordOf, viewOf, type PageRecord, type Thing } from '../../../view/index.ts'
import { contentWords, saysAll } from '../../labels/content-words.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import type { PolicyContext } from '../../policy-context.ts'

/**
 * A line of a list to which lines are added, called as the visitor calls it: ticking "Pay rent" off pays nothing. Only
 * what the line says of itself counts, never its buttons.
 */
export function isOwnLine(thing: Thing, context: PolicyContext): boolean {
  const { use, kind, name } = thing
  if (use !== 'tick' && kind !== 'clickable') return false
  const record = recordOf(thing, context.page)
  // A line that can only be pressed may be a command: what is ticked off beside it is an entry.
  if (use !== 'tick' && !record?.things.some((other) => other.use === 'tick')) return false
  return isLineOfOwnList(thing, context) && isSpokenOf(name, context)
}

/** A line of a list to which the visitor can add lines: a task, or something to buy. */
export function isLineOfOwnList(thing: Thing, context: PolicyContext): boolean {
  const record = recordOf(thing, context.page)
  if (!record) return thing.kind === 'checkbox' && isOnlyLine(thing, context)
  return record !== undefined && plain(record.title) === plain(thing.name) && canBeAddedTo(record, context)
}

/** A list of one line is no list of records yet. */
function isOnlyLine({ line }: Thing, context: PolicyContext): boolean {
  const { lines } = viewOf(context.page)
  const group = lines[line]?.parent ?? -1
  return lines[group]?.kind === 'list' && canBeAddedTo({ line, group }, context)
}

function isSpokenOf(name: string, { visitorWords, message }: PolicyContext): boolean {
  return saysAll(contentWords(name), [...visitorWords, message].join('\n'))
}

/** Whether a field that adds lines belongs to the list: nothing with a title, and no other list, is between them. */
function canBeAddedTo({ line, group }: Pick<PageRecord, 'line' | 'group'>, { page }: PolicyContext): boolean {
  const { things, lines } = viewOf(page)
  const list = group === -1 ? line : group
  return things.some((field) => {
    if (field.use !== 'write' || !field.names.some(adds)) return false
    const [from, to] = field.line < list ? [field.line, list] : [(lines[list]?.end ?? list) - 1, field.line]
    return lines.slice(from + 1, to).every(({ kind }) => !divides.has(kind))
  })
}

const divides = new Set(['heading', 'list', 'table', 'region', 'dialog', 'navigation'])

function adds(name: string): boolean {
  const line = lineOf(name)
  return vocabulary.adds.has(line) && !vocabulary.search.has(line) && !vocabulary.filter.has(line)
}
