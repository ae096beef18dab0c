import { plain, verbNamed, type SequenceStep } from '#protocol'
import { lineOf, purposeOf, type Thing, viewOf } from '../../../view/index.ts'
import type { Act } from '../../act.ts'
import { grantKey } from '../../grant-key.ts'
import { contentWords, saysAll } from '../../labels/content-words.ts'
import { namesRecipient } from '../../labels/names-recipient.ts'
import { named, type Evidence } from '../../row.ts'
import type { PolicyContext } from '../../policy-context.ts'
import { isTold, type Sources } from '../../told/is-told.ts'

/** What is written came from the visitor or from the page's own fields; other words are shown to the visitor first. */
export const untoldValue: Evidence = (act, context) => {
  const { traits, step, target } = act
  if (!traits.needsSource || step.inputData === undefined) return undefined
  const value = wholeValue(act, context)
  if (isTold(value, sourcesOf(target, context)) || isTakenFromPage(value, target, context)) return undefined
  if (context.agreed.has(grantKey(act, context.page))) return undefined
  return `the value for ${named(target)} came neither from the visitor nor from the page's fields`
}

/** What is appended makes another number or address of the word before it: "5" behind "5" is 55. */
function wholeValue({ verb, step, target }: Act, { earlier }: PolicyContext): string {
  const { inputData = '' } = step
  if (verb !== 'append') return inputData
  const held = earlier
    .filter(({ elementId }) => elementId === step.elementId)
    .reduce(heldAfter, target?.state.value ?? '')
  const [begun = ''] = /\S*$/.exec(held) ?? []
  return begun + inputData
}

function heldAfter(held: string, { action, inputData = '' }: SequenceStep): string {
  if (action === 'append') return held + inputData
  return verbNamed(action)?.needsSource || action === 'clear' ? inputData : held
}

/** Labels and running text are left out: anyone may have written them, and hidden orders stand there. */
function sourcesOf(target: Thing | undefined, { visitorWords, page, language, now }: PolicyContext): Sources {
  const values = viewOf(page).things.map(({ state }) => state.value ?? '')
  const filled = (page.previouslyFilledFields ?? []).map((field) => field.value)
  const own = target?.state.options ?? []
  return {
    language,
    now,
    visitor: visitorWords,
    page: [...values, ...filled, ...own].filter((text) => text !== ''),
  }
}

/** "Use the code on this page": one word or number of the line that the visitor spoke of. */
function isTakenFromPage(
  value: string,
  target: Thing | undefined,
  { page, message }: PolicyContext,
): boolean {
  const token = plain(value)
  if (!/^\S{2,40}$/.test(token) || !isCode(value) || (target && isDelicate(target))) return false
  const whole = wholeToken(token)
  return viewOf(page).lines.some(({ id, text, path }) => {
    if (id !== 0 || !whole.test(` ${plain(text)} `)) return false
    // What the field itself is called proves nothing: every field is spoken of by its name.
    const about = contentWords(`${text} ${path.at(-1) ?? ''}`)
    return about.some((word) => word.length >= 3 && word !== token && saysAll([word], message))
  })
}

/** A code, a number or a date: a word of the page may be anybody's name. */
function isCode(value: string): boolean {
  return /\p{N}/u.test(value) || (/\p{Lu}{2}/u.test(value) && !/\p{Ll}/u.test(value))
}

function wholeToken(token: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${token.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'u',
  )
}

/** Where a strange value does harm: who gets it, where it goes, how much it is. */
function isDelicate(target: Thing): boolean {
  const purpose = purposeOf(target)
  return (
    (purpose !== undefined && delicate.has(purpose)) ||
    target.names.some((name) => namesRecipient(lineOf(name)))
  )
}

const delicate = new Set<string>([
  'email',
  'street',
  'city',
  'postal-code',
  'region',
  'country',
  'amount',
  'url',
  'phone',
  'secret',
  'username',
])
