import type { PageContext, SequenceStep } from '#protocol'
import { lineOf, purposeOf, viewOf, type Field, type Form, type Thing } from '../../../view/index.ts'
import type { Act } from '../../act.ts'
import { shares } from '../../labels/answers.ts'
import type { Phrases } from '../../labels/phrases.ts'
import { namesSum } from '../../labels/names-sum.ts'
import { recurs } from '../../labels/recurs.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { anyFormOf, type PolicyContext } from '../../policy-context.ts'
import { isBareAdd, isHarmlessLabel } from '../harmless/harmless.ts'
import { mayPost } from '../surroundings/may-post.ts'
import { leadsSomewhere } from '../surroundings/plain-page.ts'
import { movesOn } from './section.ts'

/** What a press changes of role, plan, visibility or the account's address, though its label only says "Save". */
export function accountChange(
  { pressed }: Act,
  { page, earlier, touched: before }: PolicyContext,
): string | undefined {
  if (!pressed || pressed.use !== 'press' || leadsSomewhere(pressed.state.href, page)) return undefined
  const touched = new Set([...(before ?? []), ...earlier.map(({ elementId }) => elementId)])
  return savedBy(pressed, page, touched, earlier) ?? planOf(pressed, page)
}

function savedBy(
  button: Thing,
  page: PageContext,
  touched: ReadonlySet<number>,
  earlier: readonly SequenceStep[],
): string | undefined {
  const form = anyFormOf(page, button)
  if (!form?.submits.includes(button) || form.search || !mayPost(form, button)) return undefined
  if (button.names.some(shares)) return form.fields.find(namesSomebody)?.label
  const titles = [form.name, button.path.at(-1) ?? '']
  if (isHarmlessLabel(button, page, true) && !isBareAdd(button))
    return movesOn(button) ? settledIn(form, titles, touched, earlier)?.label : undefined
  const changed =
    form.fields.find((field) => setsRights(field) || (touched.has(field.thing.id) && guards(field))) ??
    (titles.some((title) => vocabulary.account.has(lineOf(title))) ? reachIn(form) : undefined)
  return changed?.label
}

/** What is settled though a label only leads on, as from the address of a delivery to its day. */
function settledIn(
  form: Form,
  titles: readonly string[],
  touched: ReadonlySet<number>,
  earlier: readonly SequenceStep[],
): Field | undefined {
  const isProfile = titles.some((title) => vocabulary.profile.has(lineOf(title)))
  return form.fields.find((field) => {
    const { thing, purpose, label } = field
    if (grants(field, touched, earlier)) return true
    if (isProfile && touched.has(thing.id) && purpose !== undefined && reaches.has(purpose)) return true
    return vocabulary.payee.has(lineOf(label)) && form.fields.some((other) => other.purpose === 'amount')
  })
}

/** "Role", chosen just now; "Public" or "Premium, €99 a month" of several. Rooms and deliveries are none of these. */
function grants(
  { thing, choices, label }: Field,
  touched: ReadonlySet<number>,
  earlier: readonly SequenceStep[],
): boolean {
  const isTouched = ({ id }: Thing) => touched.has(id)
  const chosen = choices.find(isTouched) ?? choices.find(({ state }) => state.checked === true)
  if (!chosen && !(thing.use === 'choose' && isTouched(thing))) return false
  const options = chosen
    ? chosen.names
    : earlier
        .filter(({ elementId }) => elementId === thing.id)
        .flatMap(({ inputData = '', values = [] }) => [inputData].concat(values))
  return (
    speaksOf(vocabulary.rights, label) ||
    options.some((option) => speaksOf(vocabulary.grants, option) || recurs(option))
  )
}

/** Whether a name says one of these, and not in the name of something else: "Meal plan". */
function speaksOf(phrases: Phrases, name: string): boolean {
  const line = lineOf(name)
  return phrases.has(line) && !vocabulary.ungranting.has(line)
}

/** A list or a row of radio buttons for role, plan or visibility that holds something. */
function setsRights({ thing, choices, label, value }: Field): boolean {
  const isChoice = thing.use === 'choose' || choices.some(({ state }) => state.checked === true)
  if (!isChoice || (choices.length === 0 && !value) || purposeOf(thing) !== undefined) return false
  const chosen = choices.filter(({ state }) => state.checked === true).flatMap(({ names }) => names)
  return [label, ...chosen].some((name) => vocabulary.sensitive.has(lineOf(name)))
}

/** A box for security or visibility, which was ticked or unticked just now. */
function guards({ thing, label }: Field): boolean {
  return thing.use === 'tick' && vocabulary.sensitive.has(lineOf(label))
}

/** Who gets to see what is shared. */
function namesSomebody({ thing, purpose, value }: Field): boolean {
  if (thing.use !== 'write' && thing.use !== 'choose') return false
  if (purpose === 'email' || value?.includes('@')) return true
  return thing.names.some((name) => vocabulary.people.has(lineOf(name)))
}

/** The field by which the visitor is reached or signs in. */
function reachIn({ fields }: Form): Field | undefined {
  return fields.find(({ purpose }) => purpose !== undefined && reaches.has(purpose))
}

const reaches = new Set<string>(['email', 'phone', 'street'])

/** "Choose", "Continue with Business" beside a price that comes every month: in its card, its title or right before it. */
function planOf(thing: Thing, page: PageContext): string | undefined {
  const { names, record, path, line } = thing
  if (!names.some((name) => takesPlan(lineOf(name)))) return undefined
  if ([...names, ...path].some((title) => vocabulary.lodgings.has(lineOf(title)))) return undefined
  const { records, lines } = viewOf(page)
  const parts = record === undefined ? [] : (records[record]?.parts ?? [])
  const before = lines.slice(Math.max(0, line - 3), line).filter(({ id }) => id === 0)
  const texts = [path.at(-1) ?? '', ...parts.map(({ text }) => text), ...before.map(({ text }) => text)]
  const price = texts.find((text) => namesSum(text) && recurs(text))
  return price ?? (namesSum(texts.join(' ')) ? texts.find(recurs) : undefined)
}

function takesPlan(line: string): boolean {
  return vocabulary.chooses.begins(line) || (vocabulary.goesOn.begins(line) && vocabulary.with.has(line))
}
