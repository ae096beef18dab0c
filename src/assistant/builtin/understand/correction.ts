const opening =
  /^(?:(?:no|nope|nah|oh|oops|sorry|hmm|wait|actually|rather|not that(?: one)?|i meant?|on second thoughts?|nein|doch lieber|lieber|non|en fait|plutôt|mejor|no,? mejor|anzi|nee|nie|hayır)(?:[,.!:…–-]+\s*|\s+(?=(?:no|wait|sorry|actually|rather|i mean|make|the|take|use|show|my)\b))|(?:actually|rather|i meant?|lieber|plutôt|mejor)\s+)+(?=\S)/iu
const closing = /[\s,]+(?:instead|rather|lieber|stattdessen|plutôt)[\s.!]*$/iu

/** What a message wants in place of what was done before (`no, floor lamps`); undefined when it corrects nothing. */
export function correctionIn(message: string): string | undefined {
  const wish = message.trim().replace(opening, '').replace(closing, '')
  return wish === '' || wish === message.trim() ? undefined : wish
}
