import { lineOf, type Thing, viewOf } from '../../../view/index.ts'
import type { Act } from '../../act.ts'
import { affirms, goesOn } from '../../labels/answers.ts'
import type { Bond } from '../../labels/binding-in.ts'
import { isCoveredBy } from '../../labels/covered.ts'
import { namesSum } from '../../labels/names-sum.ts'
import type { Phrases } from '../../labels/phrases.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { anyFormOf, type PolicyContext } from '../../policy-context.ts'
import { isHarmlessLabel } from '../harmless/harmless.ts'
import { mayPost } from '../surroundings/may-post.ts'
import { leadsSomewhere } from '../surroundings/plain-page.ts'
import { closesWhatIsOver } from './section.ts'

interface Found {
  readonly bond: Bond
  readonly title: string
}

/** What a label of a word or a sign does by where it stands: "Pause" under "Subscription", "→" beside a message. */
export function bareWordBond({ pressed }: Act, { page }: PolicyContext): Found | undefined {
  if (!pressed || pressed.use !== 'press' || pressed.names.length === 0) return undefined
  if (leadsSomewhere(pressed.state.href, page) || closesWhatIsOver(pressed, page)) return undefined
  return underTitle(pressed) ?? besideMessage(pressed, page) ?? withPrice(pressed, page)
}

/** Words that say what is done only together with their title. */
function underTitle(pressed: Thing): Found | undefined {
  const title = pressed.path.at(-1) ?? ''
  const line = lineOf(title)
  const { expanded, popup } = pressed.state
  if (vocabulary.danger.has(line) && expanded === undefined && popup === undefined)
    return { bond: 'destructive', title }
  const isHeld = says(pressed, vocabulary.halts) && isCoveredBy(line, [vocabulary.running])
  const isPlan = vocabulary.rights.has(line) && !vocabulary.ungranting.has(line)
  const isTaken = says(pressed, vocabulary.chooses) || says(pressed, vocabulary.tiers)
  const isSettled = vocabulary.changes.has(line) || vocabulary.chooses.has(line) || bindsTitle(line)
  return isHeld || (isTaken && isSettled && (isPlan || bindsTitle(line)))
    ? { bond: 'binding', title }
    : undefined
}

/** "Transfer ownership": who is selected there gets it. */
function bindsTitle(line: string): boolean {
  return vocabulary.binding.begins(line) && !vocabulary.starts.has(line)
}

function says({ names }: Thing, words: Phrases): boolean {
  return names.every((name) => isCoveredBy(lineOf(name), [words]))
}

/** An arrow or "Go" where nothing is written but a message: it is sent. "Next" may lead to more. */
function besideMessage(pressed: Thing, page: PolicyContext['page']): Found | undefined {
  if (!pressed.names.every((name) => !/\p{L}/u.test(name) || affirms(name) || goesOn(name))) return undefined
  const form = anyFormOf(page, pressed)
  if (form && (form.search || !mayPost(form, pressed))) return undefined
  const fields = form ? form.fields.map(({ thing }) => thing) : fieldBefore(pressed, page)
  const written = fields.filter(({ use }) => use === 'write')
  const [message] = written
  return message && written.every(talks) ? { bond: 'binding', title: message.name } : undefined
}

function fieldBefore(pressed: Thing, page: PolicyContext['page']): Thing[] {
  const { things, lines } = viewOf(page)
  const before = things[things.indexOf(pressed) - 1]
  return before && lines[before.line]?.parent === lines[pressed.line]?.parent ? [before] : []
}

function talks({ names, state }: Thing): boolean {
  return [...names, state.placeholder ?? ''].some((name) => vocabulary.talks.has(lineOf(name)))
}

/** "Groceries −£41.75": a line that opens to more of itself, and orders nothing. */
function isItem({ names, state }: Thing): boolean {
  const isOpened = state.expanded !== undefined || state.popup !== undefined
  return isOpened && !names.some((name) => orders.some((verbs) => verbs.begins(lineOf(name))))
}

const { commands, urges, puts, halts, raises, changes, opens, reveals, spends, chooses } = vocabulary
const orders = [commands, urges, puts, halts, raises, changes, opens, reveals, spends, chooses]

/** "Give €5": a button that names what it costs, and is neither a thing of a list nor into the cart. */
function withPrice(pressed: Thing, page: PolicyContext['page']): Found | undefined {
  const { kind, names, record, row, path, state } = pressed
  if (kind !== 'button' || record !== undefined || row !== undefined || state.pressed !== undefined)
    return undefined
  const price = names.find((name) => namesSum(name) && /\p{L}{3}/u.test(name))
  if (price === undefined || isItem(pressed) || isHarmlessLabel(pressed, page)) return undefined
  const narrows = [...names, ...path].some((name) => {
    const line = lineOf(name)
    return vocabulary.filter.has(line) || vocabulary.limits.has(line)
  })
  return narrows ? undefined : { bond: 'final', title: price }
}
