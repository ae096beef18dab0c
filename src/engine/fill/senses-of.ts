import type { Sentence } from '../understand/sentence.ts'

/** What a word means that is written like a name; one that only comes near a word of the page means nothing. */
export function sensesOf(place: number, { text, words, senses }: Sentence): Sentence['senses'] {
  const word = words[place]
  const repaired = word !== undefined && text.slice(word.at, word.end) !== word.text
  return repaired ? [] : senses.filter(({ places }) => places.includes(place))
}
