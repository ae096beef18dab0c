import { actWords, allWords, denyWords, isFunctionWord } from '#languages'
import type { Language } from '#protocol'
import { lineOf } from '../../view/index.ts'
import { createPhrases, type Phrases } from './phrases.ts'

/** Whether a word only joins others: grammar that an engine may add to what it was told. */
export function isGlue(word: string, language: Language): boolean {
  return (isFunctionWord(word, language) || isFunctionWord(word, 'en')) && !isDenial(word, language)
}

/** Whether a word turns what stands beside it into its contrary. "Mai" is never in Italian, and a month elsewhere. */
export function isDenial(word: string, language: Language): boolean {
  return denialsOf(language).has(lineOf(word))
}

const known = new Map<Language, Phrases>()

function denialsOf(language: Language): Phrases {
  const before = known.get(language)
  if (before) return before
  const lists = [actWords.en, actWords[language]].flatMap(({ forbids, excepts = '', forbidsBefore = '' }) => [
    forbids,
    excepts,
    forbidsBefore,
  ])
  const words = [...lists.join('|').split('|'), ...allWords(denyWords)]
  const denials = createPhrases(words.filter((word) => word !== ''))
  known.set(language, denials)
  return denials
}
