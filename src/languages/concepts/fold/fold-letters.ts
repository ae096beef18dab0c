import type { ConceptLanguage } from '../concept-languages.ts'
import { oncePerKey } from './once-per-key.ts'

/** Brings a spelling to the letters that people agree on: lower case, no accents, no tatweel, half-width. */
export function foldLetters(word: string, language: ConceptLanguage): string {
  // Nearly every English word is plain already, and this runs for every word of every page.
  if (/^[a-z0-9]*$/.test(word)) return language === 'de' ? umlauts(word) : word
  if (language === 'ja') return japaneseLetters(word)
  const bare = bareLetters(word)
  if (language === 'fr' || language === 'it') return bare.replace(elided, '')
  return language === 'de' ? umlauts(bare) : bare.normalize('NFC')
}

/** Words come again and again, and each is read for several languages. */
const maxKept = 4_000
const japaneseLetters = oncePerKey(
  (word: string) => word.normalize('NFKD').toLowerCase().normalize('NFC'),
  maxKept,
)
const bareLetters = oncePerKey(
  (word: string) =>
    word
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{Mn}/gu, '')
      .replace(/[ßłøæœđıـأإآٱىة’]/g, (letter) => sameLetter[letter] ?? letter),
  maxKept,
)

/** "l'adresse", "dell'ordine": what lost its vowel belongs to no word. */
const elided = /^(?:[cdjlmnst]|qu|un|dell|all|nell|sull|dall)'/

const sameLetter: Record<string, string> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ı: 'i',
  ـ: '',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  '’': "'",
}

/** "schluessel" is typed where there is no ü; the u of "neue" and "frauen" belongs to the vowel before it. */
function umlauts(word: string): string {
  return word.replace(/(?<![aeiouq])([aou])e/g, '$1')
}
