import type { ConceptLanguage } from '#languages'
import type { Word } from './words.ts'

/** Words that are others without their apostrophe, where what follows shows which is meant. */
const contractions: Readonly<Record<string, { readonly whole: string; readonly before: RegExp }>> = {
  ill: {
    whole: "i'll",
    before: /^(?:take|have|go|be|get|pick|need|pay|come|try|use|keep|do|book|buy|send|wait)$/,
  },
  id: { whole: "i'd", before: /^(?:like|love|rather|prefer|want|need|go|take|have|be|say)$/ },
  well: {
    whole: "we'll",
    before: /^(?:take|have|go|be|get|pick|need|pay|come|try|use|keep|do|book|buy|send|wait)$/,
  },
  were: {
    whole: "we're",
    before:
      /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|a|an|bringing|coming|going|looking|staying|travelling|traveling)$/,
  },
}

/** "ill take it": English written without apostrophes has words that mean something else. */
export function withApostrophes(words: readonly Word[], language: ConceptLanguage): readonly Word[] {
  if (language !== 'en') return words
  return words.map((word, place) => {
    const { whole, before } = contractions[word.letters] ?? {}
    if (whole === undefined || !before?.test(words[place + 1]?.letters ?? '')) return word
    return { ...word, text: whole, letters: whole, stem: whole, content: false }
  })
}
