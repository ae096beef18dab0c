import { lineOf, purposeOf, type Thing, viewOf } from '../../../view/index.ts'
import { enters } from '../../act.ts'
import { bondIn } from '../../labels/binding-in.ts'
import { isCoveredBy } from '../../labels/covered.ts'
import { namesRecipient } from '../../labels/names-recipient.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import type { PolicyContext } from '../../policy-context.ts'
import { named, type Evidence } from '../../row.ts'
import { speaksOfPeople } from './harmless.ts'

/** Enter where a line is added or looked for, and nothing is said to anybody. */
export const harmlessEnter: Evidence = (act, context) => {
  const { target, sends } = act
  if (!target || !enters(act) || !isWritten(target) || namesSomebody(target, context)) return undefined
  if (isForMore(target)) return undefined
  // A form that holds nothing else and posts nothing is the field by another name.
  if (sends && (sends.method === 'post' || sends.fields.length !== 1)) return undefined
  const lines = [...target.names, target.state.placeholder ?? ''].map(lineOf)
  const adds =
    target.kind === 'searchbox' || lines.some((line) => vocabulary.adds.has(line) || isFinder(line))
  if (!adds || lines.some((line) => vocabulary.talks.has(line)) || speaksOfPeople(lines)) return undefined
  return looksFor(target, lines) || !(isGrave(target, lines) || bindsBeside(target, context))
    ? `Enter in ${named(target)} adds or looks for a line`
    : undefined
}

/**
 * Whether a field that seems to search or to add takes orders, speaks to others or finds those who get something:
 * "Search or run a command", "What's new?", "Search people to add", "To: type a name".
 */
export function isForMore({ names, path, state }: Thing): boolean {
  const own = [...names, state.placeholder ?? '']
  if (own.some((name) => /^\p{L}{1,3}\s*[:：]/u.test(name))) return true
  const lines = own.map(lineOf)
  if ([...lines, lineOf(path.at(-1) ?? '')].some((line) => vocabulary.commandLists.has(line))) return true
  return lines.some(
    (line) => vocabulary.addresses.has(line) || (vocabulary.puts.has(line) && vocabulary.people.has(line)),
  )
}

/** "Where to?", "Postcode": the whole name says where something is looked for. */
function isFinder(line: string): boolean {
  return isCoveredBy(line, [vocabulary.finders])
}

/** A line is added where it was typed: in a field, a number's or a list's own. */
function isWritten({ use, kind }: Thing): boolean {
  return use === 'write' || use === 'set' || kind === 'combobox'
}

/** Who is added by an address gets a message: "Add people by e-mail". */
function namesSomebody(field: Thing, { earlier }: PolicyContext): boolean {
  const written = earlier
    .filter(({ elementId }) => elementId === field.id)
    .map(({ inputData = '' }) => inputData)
  return (
    purposeOf(field) === 'email' || [field.state.value ?? '', ...written].some((value) => value.includes('@'))
  )
}

function looksFor({ kind }: Thing, lines: readonly string[]): boolean {
  return (
    kind === 'searchbox' || lines.some((line) => vocabulary.search.has(line) || vocabulary.filter.has(line))
  )
}

/** More than a line of a list: "New transfer amount", "Add tip", "New phone number". */
function isGrave(field: Thing, lines: readonly string[]): boolean {
  const purpose = purposeOf(field)
  if (purpose !== undefined && personal.has(purpose)) return true
  return (
    [...field.names, field.state.placeholder].some((name) => bondIn(name) !== undefined) ||
    lines.some((line) => weighty.some((words) => words.has(line)) || namesRecipient(withoutFillers(line)))
  )
}

const personal = new Set<string>(['amount', 'phone', 'username', 'url', 'street', 'secret', 'birthday'])
const { spends, payment, sensitive, grave, engagement } = vocabulary
const { sums, access, law, machines, audience } = vocabulary
const weighty = [spends, payment, sensitive, grave, engagement, sums, access, law, machines, audience]

/** "What needs to be done" names nobody with its "to". */
function withoutFillers(line: string): string {
  const words = line.split(' ').filter((word) => word !== '' && !vocabulary.filler.has(` ${word} `))
  return words.join(' ')
}

/** The button that comes next to the field does what Enter may do as well. What takes a line away does not add it. */
function bindsBeside(field: Thing, { page }: PolicyContext): boolean {
  const { things, lines } = viewOf(page)
  const next = things[things.indexOf(field) + 1]
  if (next?.use !== 'press' || lines[next.line]?.parent !== lines[field.line]?.parent) return false
  const bonds = new Set(next.names.map(bondIn))
  return next.kind !== 'link' && (bonds.has('binding') || bonds.has('final'))
}
