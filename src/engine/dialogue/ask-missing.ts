import { isEmptyChoice, type Field, type Form, type PageView } from '#assistant'
import { isOwnDecision } from '../candidates/scene.ts'
import { isDismissing, leadsOn } from '../decide/values/submit-button.ts'
import { moveOf, type Move } from '../plan/move.ts'
import { fresh, type AskedFields, type Progress } from './memory.ts'
import type { Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

/** The form that the last moves filled in, where it still stands and was not sent. */
export function formFilled(done: readonly Move[], context: ReplyContext): Form | undefined {
  const form = done.at(-1)?.goal.kind === 'changed' ? undefined : formOf(done, context)
  return form && !form.search ? form : undefined
}

/** The form into which moves write. */
export function formOf(moves: readonly Move[], { scene }: ReplyContext): Form | undefined {
  const written = moves.findLast(({ goal }) => goal.kind === 'value')
  const thing = written && scene?.view.thing(written.elementId)
  return thing?.form === undefined ? undefined : scene?.view.forms[thing.form]
}

/** What a form must have and has not, as far as the engine may fill it in. */
export function missingIn({ fields }: Form): Field[] {
  return fields.filter(({ missing, thing }) => missing && !isLeft(thing))
}

/** What of the forms of a page only the visitor can fill in, where nothing else is missing. */
export function leftToVisitor({ forms }: PageView): string[] {
  const wanting = forms.filter(({ fields }) => fields.some(isWanted))
  const [form, other] = wanting
  if (!form || other || missingIn(form).length > 0) return []
  return form.fields.filter(isWanted).map(({ label }) => label)
}

/** Whether a form wants something of the visitor: it is missing, or nobody can tell whether it is. */
export function isWanted({ missing, required, secret, thing }: Field): boolean {
  return missing || (required && (secret || thing.kind === 'file'))
}

/** Secrets, files and consents are the visitor's own. */
export function isLeft(thing: Field['thing']): boolean {
  return thing.state.secret === true || thing.kind === 'file' || isOwnDecision(thing)
}

/** Asks for what is missing, in one go. */
export function askFor(
  fields: readonly Field[],
  context: ReplyContext,
  told: string,
  progress: Progress,
  press?: Move,
): Reply {
  const { memory, say } = context
  const [first] = fields
  const label = first?.label ?? ''
  const list = fields.map((field) => say('quote', { name: field.label })).join(', ')
  const chooses =
    first && first.thing.use === 'choose' && !isEmptyChoice(first.value ?? '', first.thing.state)
  const text =
    fields.length > 1 ? say('askFields', { list }) : say(chooses ? 'askOption' : 'askField', { label })
  const asked: AskedFields = {
    kind: 'fields',
    fields: fields.map((field) => ({ elementId: field.thing.id, label: field.label })),
    ...(press && { press }),
  }
  return {
    ...(told && { speech: told }),
    proposal: { kind: 'ask', text },
    memory: { ...fresh(memory), asked, ...(progress.facts.length > 0 && { facts: progress.facts }) },
  }
}

/** The one button that hands over what was written or dragged where there is no form. */
export function lonelySubmit(done: readonly Move[], { scene }: ReplyContext): Move | undefined {
  const last = done.at(-1)
  if (last?.goal.kind !== 'value' && last?.action !== 'drag') return undefined
  const [button, other] = (scene?.doables ?? []).filter(
    ({ thing, use, labels }) =>
      use === 'press' &&
      thing.kind === 'button' &&
      thing.form === undefined &&
      labels.some(({ senses }) => senses.some(({ notion }) => notion === 'act.submit')),
  )
  return button && !other ? moveOf(button, true) : undefined
}

/** Whether a button leads to a next page, on which there may be a field for what had none here. */
export function leadsFurther({ elementId }: Move, { scene }: ReplyContext): boolean {
  return scene?.doables.some((doable) => doable.thing.id === elementId && leadsOn(doable)) === true
}

/** The one button that sends a form. */
export function sendingButton({ submits }: Form, { scene }: ReplyContext): Move | undefined {
  const [button, other] = submits.filter(({ state }) => !state.disabled)
  const doable = scene?.doables.find(({ thing, use }) => thing.id === button?.id && use === 'press')
  return doable && !other && !isDismissing(doable) ? moveOf(doable, true) : undefined
}
