import { hasQuestionMark, questionCues } from '#languages'
import type { Sentence } from '../understand/sentence.ts'

/** Whether a sentence may be a question, whatever it sounded like: "can the cord be shortened" orders nothing. */
export function mayAsk({ cues, acts, text }: Sentence): boolean {
  if (hasQuestionMark(text)) return true
  return acts.size === 0 || cues.some(({ name, from }) => from === 0 && questions.has(name))
}

const questions = new Set<string>(questionCues)
