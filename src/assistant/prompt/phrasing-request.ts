import { fence } from './fence.ts'
import phrasing from './phrasing.md'

/** A passage that questions are to be written for. */
export interface PassageToPhrase {
  readonly title: string
  readonly headings: readonly string[]
  readonly text: string
}

/** What a model is told to write the questions of a passage. */
export function phrasingRequest(passage: PassageToPhrase, languages: readonly string[], nonce: string) {
  const { title, headings, text } = passage
  const shown = [`Title: ${title}`, `Headings: ${headings.join(' > ')}`, '', text].join('\n')
  return {
    system: phrasing.trimEnd(),
    user: `Wanted languages: ${languages.join(', ')}\n\n${fence(shown, nonce)}`,
  }
}

const bytesPerToken = 4
/** Questions with their quotes: measured on answers of this form. */
const answerTokens = { quotes: 80, ofLanguage: 140 }

/** About what it takes to write for so many passages of so many bytes in all. */
export function phrasingCost(
  { passages, bytes }: { readonly passages: number; readonly bytes: number },
  languages: readonly string[],
) {
  const { system, user } = phrasingRequest({ title: '', headings: [], text: '' }, languages, 'x'.repeat(12))
  const frame = Math.ceil((Buffer.byteLength(system) + Buffer.byteLength(user)) / bytesPerToken)
  return {
    calls: passages,
    inputTokens: passages * frame + Math.ceil(bytes / bytesPerToken),
    outputTokens: passages * (answerTokens.quotes + languages.length * answerTokens.ofLanguage),
  }
}
