import { foldWord } from '#languages'
import { nearestWord } from '../words/nearest-word.ts'
import type { Word } from '../words/words.ts'
import type { ParseContext } from './sentence.ts'

/** A word that nobody knows is what it nearly is on the page. */
export function repairWord(word: Word, { meanings, language, pageWords }: ParseContext): Word {
  const { letters, text, content } = word
  if (!content || /\d/.test(text) || pageWords.has(letters) || meanings.lexicon.knows(text, language))
    return word
  // A name that nobody knows is no slip.
  const isName = /^\p{Lu}/u.test(text)
  const meant =
    nearestWord(letters, pageWords) ??
    (isName ? undefined : leftOut(letters, nearestWord(letters, meanings.lexicon.words(language))))
  return meant === undefined
    ? word
    : { ...word, text: meant, letters: meant, stem: foldWord(meant, language) }
}

/** Another letter makes another word; one that is left out, doubled or in the wrong place is a slip. */
function leftOut(letters: string, meant: string | undefined): string | undefined {
  const apart = meant === undefined ? 0 : Math.abs(meant.length - letters.length)
  return apart === 1 || (meant && [...meant].sort().join() === [...letters].sort().join()) ? meant : undefined
}
