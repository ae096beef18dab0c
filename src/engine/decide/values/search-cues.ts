import { commandLanguages, cueNames, cueWords, foldLetters } from '#languages'
import type { Sentence } from '../../understand/sentence.ts'
import type { Cue } from '../../words/cues.ts'

const line = cueNames.indexOf('seek')

/** What tells to search in any of the languages, in one word. */
const seekWords: ReadonlySet<string> = new Set(
  commandLanguages.flatMap((language) =>
    (cueWords[language].split('\n')[line] ?? '')
      .split('|')
      .filter((word) => word.length > 3 && !/\s/.test(word))
      .map((word) => foldLetters(word, language)),
  ),
)

/** What a sentence says of searching. A sentence of a name and one more word does not show its language: "wyszukaj Ada Lovelace". */
export function searchCues({ cues, words }: Sentence): readonly Cue[] {
  const [first] = words
  const known = cues.some(({ from }) => from === 0)
  const foreign = !known && first !== undefined && words.length > 1 && seekWords.has(first.letters)
  return foreign ? [{ name: 'seek', from: 0, to: 1, size: 1 }, ...cues] : cues
}
