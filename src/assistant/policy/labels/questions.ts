import { cueWords, questionCues } from '#languages'
import { lineOf } from '../../view/index.ts'
import { createPhrases } from './phrases.ts'

// "Can you press it?" asks for an act: only words that ask for an answer count.
const asked = questionCues.filter((cue) => cue !== 'whether')
const words = Object.values(cueWords).flatMap((lines) =>
  lines
    .split('\n')
    .slice(0, asked.length)
    .flatMap((line) => line.split('|')),
)
const cues = createPhrases(words.filter((word) => word.trim() !== ''))

/** Whether a sentence wants to know something: it begins with a word that asks, or ends as a question and holds one. */
export function isQuestion(sentence: string): boolean {
  const spans = cues.spans(lineOf(sentence))
  return spans.some(([from]) => from === 0) || (/[?？؟]\s*$/.test(sentence) && spans.length > 0)
}

/** What a message says without its questions: who asks what a button does has not asked to press it. */
export function withoutQuestions(message: string): string {
  const sentences = message.match(/[^.!?。！？؟\n]+[.!?。！？؟\n]*/gu) ?? []
  return sentences.filter((sentence) => !isQuestion(sentence)).join(' ')
}
