import type { Cue } from '../words/cues.ts'
import type { Word } from '../words/words.ts'

/** What a "not" denies goes on to the next comma, or to what is wanted instead. */
export function negatedPlaces(words: readonly Word[], cues: readonly Cue[], text: string): boolean[] {
  const denied = words.map(() => false)
  for (const { name, to } of cues) {
    if (name !== 'not') continue
    for (let at = to; at < words.length; at++) {
      const word = words[at]
      const before = words[at - 1]
      if (!word) break
      if (at > to && before && /[,;:.!?–]/.test(text.slice(before.end, word.at))) break
      if (
        cues.some(
          (cue) =>
            cue.from === at && (cue.name === 'instead' || cue.name === 'insteadOf' || cue.name === 'then'),
        )
      )
        break
      denied[at] = true
    }
  }
  return denied
}
