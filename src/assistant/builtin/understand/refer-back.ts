import type { Intent } from './intent.ts'
import { isQuestion } from './question.ts'

const pointing =
  /^(?:it|that|this|them|that one|this one|that page|this page|that section|there|the page|that site)$/i
const owning = /^(?:its|their|his|her) (.+)$/i
const asking = /\b(?:that|this) one\b|\bit\b(?! (?:possible|true))/i
const quoting = /^(?:that|this|it) (?=(?:in|into|as|to|under|on)\b)/i

/** Gives `how tall is that one`, `open that page`, `view its details`, `put that into the notes` the thing that was spoken of before. */
export function referBack(
  intent: Intent,
  topic: string | undefined,
  /** The name of what a page lists and a topic speaks of. */
  listedAs: (topic: string) => string | undefined = () => undefined,
): Intent {
  if (topic === undefined) return intent
  if (intent.kind === 'question') {
    const name = asking.test(intent.text) ? listedAs(topic) : undefined
    return name === undefined ? intent : { ...intent, text: intent.text.replace(asking, () => name) }
  }
  if (intent.kind === 'type')
    return { ...intent, phrase: intent.phrase.replace(quoting, () => `"${topic}" `) }
  if (!('target' in intent)) return intent
  if (pointing.test(intent.target))
    return { ...intent, target: topic, ...(intent.kind === 'open' && isQuestion(topic) && { leads: true }) }
  const [, owned] = owning.exec(intent.target) ?? []
  return owned === undefined ? intent : { ...intent, target: `${owned} ${topic}` }
}

/** What a clause was about, for a later `it`. */
export function topicOf(intent: Intent, clause: string): string {
  if (intent.kind === 'question') return intent.text
  return 'target' in intent && intent.target !== '' && intent.kind !== 'do' ? intent.target : clause
}
