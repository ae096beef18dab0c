import type { Replies, ReplyName } from '#languages'
import {
  verbNamed,
  type Language,
  type PageContext,
  type SequenceStep,
  type ServerEvent,
  type Verb,
} from '#protocol'
import { actOf } from '../../policy/act.ts'
import { dateInWords } from '../../date-in-words.ts'
import { interpolate } from '../../interpolate.ts'
import type { Thing } from '../../view/index.ts'
import { formValues, valueOf } from './form-values.ts'
import { sumsAround } from './section-around.ts'
import { takenOut } from './taken-out.ts'

export interface Asking {
  /** What is asked for; the first step is the one that a yes sends. */
  readonly steps: readonly SequenceStep[]
  /** The steps of the same plan that have run before it. */
  readonly done: readonly SequenceStep[]
  readonly page: PageContext
}

type Question = Pick<ServerEvent<'confirmation_required'>, 'message' | 'confirm_label' | 'cancel_label'>

/** The question before steps that matter: what will happen, in the page's own words, and with which values. */
export function question(asking: Asking, texts: Replies, language: Language): Question {
  const parts = asking.steps.map((step) => partOf(step, asking, texts, language))
  const lines = parts.length > 1 ? [...parts.flat(), texts.confirmSeveral] : parts.flat()
  return { message: lines.join('\n'), confirm_label: texts.yes, cancel_label: texts.no }
}

function partOf(step: SequenceStep, { page, done }: Asking, texts: Replies, language: Language): string[] {
  const verb = verbNamed(step.action)
  const act = actOf(step, page)
  const inWords = (value: string): string => dateInWords(value, language)
  const taken = act?.pressed && act.pressed === act.target ? takenOut(act.pressed, page) : undefined
  if (taken)
    return [interpolate(texts.confirmTakeOut, { label: taken.title }), ...(taken.rest ? [taken.rest] : [])]
  const values = verb && verb.submits !== 'never' ? formValues(act?.target, page, done) : []
  const lines = [
    // A form may have the same field twice, above its list and below it.
    ...new Set(
      values.map(
        ({ label, value }) => `${label}: ${value === undefined ? texts.hiddenValue : inWords(value)}`,
      ),
    ),
    ...Object.entries(step.arguments ?? {}).map(([name, value]) => `${name}: ${shown(value)}`),
  ]
  const name = values.length > 0 ? 'confirmSubmit' : sentences[verb?.asksWith ?? 'other']
  const sentence = interpolate(texts[name], {
    label: labelOf(step, page, texts),
    value: inWords(valueOf(step)),
  })
  const pressed = act?.pressed
  const about = pressed && values.length === 0 ? sumsAround(pressed, page) : []
  return [sentence, ...about, ...(lines.length > 0 ? [texts.withValues, ...lines] : [])]
}

/** What a step is about, in the words of the page: an engine's own words could call it anything. */
export function labelOf(step: SequenceStep, page: PageContext, texts: Replies): string {
  const act = actOf(step, page)
  const thing = act?.target ?? act?.pressed
  if (thing) return nameOf(act?.sends && act.pressed ? act.pressed : thing, texts)
  return step.tool || step.url || step.action
}

/** What people see on it; what it is called besides, where that differs. */
function nameOf({ name, state: { shown: words } }: Thing, texts: Replies): string {
  if (!words || words === name) return name || texts.nameless
  return name ? `${words} (${name})` : words
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 200 ? `${text.slice(0, 199)}…` : text
}

const sentences: Record<Verb['asksWith'], ReplyName> = {
  press: 'confirmPress',
  key: 'confirmKey',
  fill: 'confirmFill',
  open: 'confirmOpen',
  tool: 'confirmTool',
  other: 'confirmOther',
}
