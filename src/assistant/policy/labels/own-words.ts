import { allWords, clauseWords } from '#languages'
import { lineOf } from '../../view/index.ts'
import { contentWords, saysAll } from './content-words.ts'
import { createPhrases } from './phrases.ts'

const handsOn = createPhrases(allWords(clauseWords.handsOn))
const reports = createPhrases(allWords(clauseWords.reports))

/**
 * What a message says of a label as the visitor's own order: without what is handed on ("Translate: …"), and without
 * quotes that say more than the label. Who puts the label itself in quotes names it.
 */
export function ownWords(message: string, label: string): string {
  const words = contentWords(label)
  return withoutLetter(message).replace(quotes, (quote) =>
    saysAll(words, quote) && !saysAll(contentWords(quote), label) ? ' ' : quote,
  )
}

/** Whether a clause tells of something instead of asking for it: "I clicked it yesterday". */
export function isReport(clause: string): boolean {
  return reports.has(lineOf(clause))
}

/** Everything behind "My boss wrote:" is somebody else's. What stands in quotes there ends with them. */
function withoutLetter(message: string): string {
  for (const { index, 0: colon } of message.matchAll(colons)) {
    const head =
      message
        .slice(0, index)
        .split(/[.!?\n。！？؟]/u)
        .at(-1) ?? ''
    if (handsOn.has(lineOf(head))) return message.slice(0, index + colon.length)
  }
  return message
}

const colons = /[:：](?!\s*["'“„«»‚‘「『]|\d)/gu
const quotes =
  /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|»[^«]*«|「[^」]*」|『[^』]*』|(?<!\p{L})['‘][^'’]*['’](?!\p{L})/gu
