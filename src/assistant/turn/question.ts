import type { Replies, ReplyName } from '#languages'
import {
  verbNamed,
  type Language,
  type PageContext,
  type SequenceStep,
  type ServerEvent,
  type Verb,
} from '#protocol'
import { pathOf } from '../policy/scene.ts'
import { dateInWords } from '../date-in-words.ts'
import { fillIn } from '../fill-in.ts'
import { digest, viewOf } from '../view/index.ts'
import { formValues, valueOf } from './form-values.ts'

export interface Asking {
  readonly step: SequenceStep
  /** The steps of the same plan that have run before it. */
  readonly done: readonly SequenceStep[]
  readonly page: PageContext
}

/** The question before a step that matters: what will happen, and with which values. */
export function question(
  asking: Asking,
  texts: Replies,
  language: Language,
): Pick<ServerEvent<'confirmation_required'>, 'message' | 'confirm_label' | 'cancel_label'> {
  const { step, page, done } = asking
  const target = viewOf(page).thing(step.elementId)
  const verb = verbNamed(step.action)
  const values = verb && verb.submits !== 'never' ? formValues(target, page, done) : []
  const name = values.length > 0 ? 'confirmSubmit' : sentences[verb?.asksWith ?? 'other']
  const label = target?.name || step.tool || step.url || step.description
  const inWords = (value: string): string => dateInWords(value, language)
  const lines = values.map(
    ({ label, value }) => `${label}: ${value === undefined ? texts.hiddenValue : inWords(value)}`,
  )
  const sentence = fillIn(texts[name], { label, value: inWords(valueOf(step)) })
  return {
    message: [sentence, ...(lines.length > 0 ? [texts.withValues, ...lines] : [])].join('\n'),
    confirm_label: texts.yes,
    cancel_label: texts.no,
  }
}

/** What a yes is bound to: this step, on this page, with what its form holds now. */
export function digestOf({ step, page, done }: Asking): string {
  const target = viewOf(page).thing(step.elementId)
  const seen = target && [target.kind, target.name, target.state.href, target.state.disabled ?? false]
  return digest([pathOf(page), { ...step, description: undefined }, seen, formValues(target, page, done)])
}

const sentences: Record<Verb['asksWith'], ReplyName> = {
  press: 'confirmPress',
  key: 'confirmKey',
  fill: 'confirmFill',
  open: 'confirmOpen',
  tool: 'confirmTool',
  other: 'confirmOther',
}
