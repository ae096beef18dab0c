import { adviceWords, commandLanguages, cuePhrases, endsAsQuestion, questionCues } from '#languages'
import type { Language } from '#protocol'
import { lineOf } from '../../view/index.ts'
import { createPhrases } from './phrases.ts'
import { vocabulary } from './vocabulary.ts'

// "Can you press it?" asks for an act: only words that ask for an answer count.
const asking = questionCues.filter((cue) => cue !== 'whether')
const cues = createPhrases(commandLanguages.flatMap((language) => cuePhrases(language, asking)))

/** Whether a sentence wants to know something: it begins with a word that asks, or ends as a question and holds one. */
export function asksForAnswer(sentence: string): boolean {
  const spans = cues.spans(lineOf(sentence))
  if (spans.some(([from]) => from === 0)) return true
  return endsAsQuestion(sentence) && (spans.length > 0 || advice.test(sentence))
}

const advice = new RegExp(
  `(?<!\\p{L})(?:${Object.values(adviceWords).flat().join('|')})(?!\\p{Ll}\\p{Ll})`,
  'iu',
)

/** What a message says without its questions: who asks what a button does has not asked to press it. */
export function withoutQuestions(message: string): string {
  return sentencesOf(message)
    .filter((sentence) => !asksForAnswer(sentence))
    .join(' ')
}

/** What a message says without a condition: "If nobody answers, escalate" is no order yet. */
export function withoutConditions(message: string): string {
  return sentencesOf(message)
    .filter((sentence) => !vocabulary.conditions.has(lineOf(sentence)))
    .join(' ')
}

/** A clause without what it says behind "how" or "why", in the visitor's language or in English. */
export function beforeHow(clause: string, language: Language): string {
  const phrases = [language, 'en' as const].flatMap((one) => cuePhrases(one, ['how', 'why']))
  const line = lineOf(clause)
  const from = Math.min(
    ...createPhrases(phrases)
      .spans(line)
      .map(([at]) => at),
  )
  return Number.isFinite(from) ? line.slice(0, from) : clause
}

function sentencesOf(message: string): readonly string[] {
  return message.match(/[^.!?。！？؟\n]+[.!?。！？؟\n]*/gu) ?? []
}
