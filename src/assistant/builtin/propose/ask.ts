import { limits, type UiBlock } from '#protocol'
import type { Outcome } from '../act/outcome.ts'
import type { Option } from '../memory.ts'
import type { Reply } from '../reply.ts'
import { joined, type Desk } from './desk.ts'

/** Offers things to choose from: as a question, or at the end of an answer. */
export function offerChoices(
  kind: 'ask' | 'answer',
  text: string,
  options: readonly Option[],
  desk: Desk,
  unanswered?: true,
): Reply {
  const { task, handled, speech } = desk
  const block = choicesBlock(options.map(({ label }) => label))
  return {
    speech: joined(...speech, text),
    proposal: kind === 'ask' ? { kind, block } : { kind, block, ...(unanswered && { unanswered }) },
    memory: { version: 2, handled, task, asked: { kind: 'which', options } },
  }
}

/** Asks for the value of one field; a short list of options is shown to choose from. */
export function askField(
  { elementId, label, question, resume, options = [] }: Extract<Outcome, { kind: 'field' }>,
  desk: Desk,
): Reply {
  const { handled, speech } = desk
  const rest = resume ? [resume, ...desk.task.rest] : desk.task.rest
  const task = { ...desk.task, rest }
  const memory = { version: 2, handled, task, asked: { kind: 'field', elementId, label } } as const
  const offered = options.filter((option) => option.trim() !== '')
  if (offered.length === 0 || offered.length > limits.blockItems) {
    return { speech: joined(...speech), proposal: { kind: 'ask', text: question }, memory }
  }
  return {
    speech: joined(...speech, question),
    proposal: { kind: 'ask', block: choicesBlock(offered) },
    memory,
  }
}

/** Labels as things to choose from. */
export function choicesBlock(labels: readonly string[]): UiBlock {
  const short = labels.map((label) => label.slice(0, limits.blockTextCharacters))
  return { block_type: 'choices', data: { options: short.map((label) => ({ label, value: label })) } }
}
