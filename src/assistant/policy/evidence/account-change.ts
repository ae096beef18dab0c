import { recurrence } from '#languages'
import type { PageContext } from '#protocol'
import { lineOf, purposeOf, viewOf, type Field, type Form, type Thing } from '../../view/index.ts'
import type { Act } from '../act.ts'
import { shares } from '../labels/answers.ts'
import { vocabulary } from '../labels/vocabulary.ts'
import { anyFormOf, type PolicyContext } from '../policy-context.ts'
import { isBareAdd, isHarmlessLabel } from './harmless.ts'
import { leadsSomewhere } from './plain-page.ts'

/** What a press changes of role, plan, visibility or the account's address, though its label only says "Save". */
export function accountChange(
  { pressed }: Act,
  { page, earlier, touched: before }: PolicyContext,
): string | undefined {
  if (!pressed || pressed.use !== 'press' || leadsSomewhere(pressed.state.href, page)) return undefined
  const touched = new Set([...(before ?? []), ...earlier.map(({ elementId }) => elementId)])
  return savedBy(pressed, page, touched) ?? planOf(pressed, page)
}

function savedBy(button: Thing, page: PageContext, touched: ReadonlySet<number>): string | undefined {
  const form = anyFormOf(page, button)
  if (!form?.submits.includes(button) || form.search || form.method?.toLowerCase() === 'get') return undefined
  if (button.names.some(shares)) return form.fields.find(namesSomebody)?.label
  if (isHarmlessLabel(button, page, true) && !isBareAdd(button)) return undefined
  const titles = [form.name, button.path.at(-1) ?? '']
  const changed =
    form.fields.find((field) => setsRights(field) || (touched.has(field.thing.id) && guards(field))) ??
    (titles.some((title) => vocabulary.account.has(lineOf(title))) ? reachIn(form) : undefined)
  return changed?.label
}

/** A list or a row of radio buttons for role, plan or visibility that holds something. */
function setsRights({ thing, choices, label, value }: Field): boolean {
  const isChoice = thing.use === 'choose' || choices.some(({ state }) => state.checked === true)
  if (!isChoice || (choices.length === 0 && !value) || purposeOf(thing) !== undefined) return false
  return vocabulary.sensitive.has(lineOf(label))
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

/** "Choose" beside a price that comes every month, where plans are changed. */
function planOf({ names, record, path }: Thing, page: PageContext): string | undefined {
  const found = record === undefined ? undefined : viewOf(page).records[record]
  if (!found || found.amounts.length === 0 || !names.some((name) => vocabulary.chooses.begins(lineOf(name))))
    return undefined
  const isPlan = path.some((title) => vocabulary.sensitive.has(lineOf(title)))
  return isPlan && found.parts.some(({ text }) => recurs.test(text)) ? found.title : undefined
}

const { per, period, whole } = recurrence
const recurs = new RegExp(`(?:${per})\\s*(?:${period})(?!\\p{L})|${whole}`, 'iu')
