import type { ConceptLanguage } from '../concept-languages.ts'
import { oncePerKey } from './once-per-key.ts'
import { arabicBeginnings, attachedPronouns, endings } from './endings.ts'
import { irregular } from './irregular.ts'

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

/** The stem under which a word is filed. */
export function foldWord(word: string, language: ConceptLanguage): string {
  return stemOf(foldLetters(word, language), language)
}

/** The stem of a word by its folded letters. */
export function stemOf(letters: string, language: ConceptLanguage): string {
  return irregularOf(language).get(letters) ?? stem(letters, language)
}

/** The stem, and others that a word may come from: "abgeholt" from "abholen", "書いた" from "書く". */
export function stemsOf(letters: string, language: ConceptLanguage): string[] {
  const first = stemOf(letters, language)
  const participle = language === 'de' || language === 'nl' ? withoutParticiple(letters) : undefined
  return participle === undefined ? [first] : [first, stem(participle, language)]
}

/** "ponlo", "mettimelo": a verb without the pronouns that are written onto it; whether it is one, its stem tells. */
export function withoutPronouns(letters: string, language: ConceptLanguage): string[] {
  const pronouns = attachedPronouns[language]?.split(' ') ?? []
  return pronouns
    .flatMap((pronoun) => (letters.endsWith(pronoun) ? [letters.slice(0, -pronoun.length)] : []))
    .filter((rest) => rest.length >= leastVerb)
    .map((rest) => stemOf(rest, language))
}

const leastVerb = 3

function withoutParticiple(word: string): string | undefined {
  const found =
    /^(ab|an|auf|aus|bei|ein|her|hin|mit|nach|vor|weg|zu|zuruck|op|uit|in|af|aan|terug|toe)?(?:ge|zu|te)(.{3,}(?:t|en|d))$/.exec(
      word,
    )
  return found ? `${found[1] ?? ''}${found[2]}` : undefined
}

function stem(word: string, language: ConceptLanguage): string {
  if (language === 'ja') return japaneseStem(word)
  const rules = rulesOf(language)
  if (!rules) return word
  let rest = language === 'ar' ? withoutBeginning(word) : word
  for (let round = 0; round < rules.rounds; round++) {
    const shorter = rules.cut(rest)
    if (shorter === rest) break
    rest = shorter
  }
  return tidy[language](rest)
}

/** What doubling and softening leave behind once the ending is gone: "shipp", "tass", "naam". */
const tidy: Record<ConceptLanguage, (stem: string) => string> = {
  en: singleEnd,
  it: singleEnd,
  fr: singleEnd,
  de: singleEnd,
  nl: (stem) =>
    singleEnd(stem)
      .replace(/([aeou])\1(?=[a-z]$)/, '$1')
      .replace(/v$/, 'f')
      .replace(/z$/, 's'),
  es: asItIs,
  pt: asItIs,
  pl: asItIs,
  tr: asItIs,
  ar: asItIs,
  zh: asItIs,
  ja: asItIs,
}

function asItIs(stem: string): string {
  return stem
}

function singleEnd(stem: string): string {
  return stem.length > 3 && stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem
}

/** Kanji carry the meaning of a verb or adjective; the kana behind them conjugate it. */
function japaneseStem(word: string): string {
  const found = /^([\p{sc=Han}々]+)\p{sc=Hiragana}+$/u.exec(word)
  return found?.[1] ?? word
}

function withoutBeginning(word: string): string {
  const beginning = arabicBeginnings.find(
    (start) => word.startsWith(start) && word.length - start.length >= 3,
  )
  return beginning ? word.slice(beginning.length) : word
}

interface Rules {
  rounds: number
  cut(word: string): string
}

/** Each table is read when its language is first met. */
const rulesOf = oncePerKey((language: ConceptLanguage): Rules | undefined => {
  const data = endings[language]
  if (data === 'no endings') return undefined
  const table = new Map<string, string>()
  for (const entry of data.endings.split(' ')) {
    const [ending = '', instead = ''] = entry.split('>')
    table.set(ending, instead)
  }
  const longest = Math.max(...[...table.keys()].map((ending) => ending.length))
  return {
    rounds: data.rounds,
    cut(word) {
      for (let length = Math.min(longest, word.length - 1); length > 0; length--) {
        const instead = table.get(word.slice(-length))
        if (instead === undefined) continue
        const least = length === 1 ? Math.max(3, data.least) : data.least
        if (word.length - length + instead.length >= least) return word.slice(0, -length) + instead
      }
      return word
    },
  }
})

const irregularOf = oncePerKey((language: ConceptLanguage): ReadonlyMap<string, string> => {
  const table = new Map<string, string>()
  for (const entry of irregular[language].split(';')) {
    const [base = '', ...forms] = entry.trim().split(/\s+/)
    for (const form of forms)
      table.set(foldLetters(form, language), stem(foldLetters(base, language), language))
  }
  return table
})
