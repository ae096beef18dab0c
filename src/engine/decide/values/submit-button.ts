import type { Thing } from '#assistant'
import type { Doable, Scene } from '../../candidates/scene.ts'
import type { Filling } from '../../fill/assign.ts'
import { removing } from '../../understand/acts.ts'
import { choosing } from '../../weights.ts'
import { sending } from '../ranked/does-all-said.ts'

/** A code alone is handed over by the button just behind its field, not by what sends all of the form. */
export function codeButton(fillings: readonly Filling[], { doables, view }: Scene): Doable | undefined {
  const [only, other] = fillings
  const isCode = only?.slot.labels.some(({ senses }) => senses.some(({ notion }) => codes.has(notion)))
  if (!only || other || isCode !== true) return undefined
  const at = view.things.findIndex(({ id }) => id === only.slot.thing.id)
  const next = view.things[at + 1]
  return doables.find(({ thing, use }) => use === 'press' && thing.id === next?.id && thing.kind === 'button')
}

const codes: ReadonlySet<string> = new Set(['money.discount-code', 'money.gift-card'])

/** What closes, empties or gives up a form, or takes away what it is about, does not send it, nor does what adds to it, counts in it or only shows it. */
export function isDismissing({ labels, thing }: Doable): boolean {
  if (counter.test(thing.state.shown?.trim() ?? thing.name)) return true
  return labels.some(({ senses }) => senses.some(({ notion }) => dismissing.has(notion)))
}

/** The signs beside a number that count it up and down. */
const counter = /^[+＋\-−–▲▼△▽]$/u

const dismissing: ReadonlySet<string> = new Set([
  'act.close',
  'act.cancel',
  'act.reset',
  'act.clear',
  'filter.clear',
  'nav.back',
  'act.attach',
  'act.upload',
  'view.preview',
  ...removing,
])

/** What only leads on to the next page of a form. */
export function leadsOn({ labels }: Doable): boolean {
  return labels.some(({ senses }) =>
    senses.some(({ notion }) => notion === 'nav.continue' || notion === 'nav.next'),
  )
}

function isSending({ labels }: Doable): boolean {
  return labels.some((label) => label.senses.some(({ notion }) => sending.has(notion)))
}

/** The button of a field's form, or the one right behind a field that is in none. */
export function submitButton(field: Thing, { doables, view }: Scene): Doable | undefined {
  const inForm = field.form === undefined ? undefined : view.forms[field.form]?.submits
  const ids = new Set(inForm?.map(({ id }) => id))
  const own = doables.filter((one) => one.use === 'press' && ids.has(one.thing.id) && !isDismissing(one))
  // A button whose maker forgot to say what it is for counts as one that sends.
  if (own.length > 0) return own.findLast(isSending) ?? own.at(-1)
  // A script may send a form whose only button is none of its own to the browser.
  const [only, other] = doables.filter(
    (one) =>
      one.thing.kind === 'button' &&
      one.thing.form !== undefined &&
      one.thing.form === field.form &&
      !isDismissing(one),
  )
  if (only && !other) return only
  const at = view.things.findIndex(({ id }) => id === field.id)
  const next = view.things
    .slice(at + 1, at + 1 + choosing.buttonWithin)
    .find(({ kind, form }) => kind === 'button' && form === field.form)
  const behind = doables.find(({ thing }) => thing.id === next?.id)
  return behind && !isDismissing(behind) ? behind : undefined
}
