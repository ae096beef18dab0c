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
  if (spans.some(([from]) => from === 0)) return true
  return /[?？؟]\s*$/.test(sentence) && (spans.length > 0 || advice.test(sentence))
}

/** "Should I press it?" wants advice; "Could you press it?" wants it pressed. */
const advice =
  /(?<!\p{L})(?:should (?:i|we)|shall (?:i|we)|must i|do i (?:have|need) to|soll(?:te)? ich|muss ich|dois-je|devrais-je|est-ce que je dois|debo|debería|tengo que|devo|dovrei|devia|deveria|moet ik|zou ik|powinienem|powinnam|czy muszę|gerekir mi|gerekiyor mu|هل يجب|べき|应该|應該)(?!\p{Ll}\p{Ll})/iu

/** What a message says without its questions: who asks what a button does has not asked to press it. */
export function withoutQuestions(message: string): string {
  const sentences = message.match(/[^.!?。！？؟\n]+[.!?。！？؟\n]*/gu) ?? []
  return sentences.filter((sentence) => !isQuestion(sentence)).join(' ')
}
