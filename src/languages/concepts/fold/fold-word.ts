import type { ConceptLanguage } from '../concept-languages.ts'
import { arabicBeginnings, attachedParticles, attachedPronouns, endings, verbBeginnings } from './endings.ts'
import { endingCutter } from './ending-cutter.ts'
import { foldLetters } from './fold-letters.ts'
import { compared, irregular } from './irregular.ts'
import { oncePerKey } from './once-per-key.ts'
import { suffixCutter } from './suffix-cutter.ts'
import { tidy } from './tidy.ts'
import { turkishSuffixes } from './turkish-suffixes.ts'
import { wholeWords } from './whole-words.ts'

/** The stem under which a word is filed. */
export function foldWord(word: string, language: ConceptLanguage): string {
  return stemOf(foldLetters(word, language), language)
}

/** The stem of a word by its folded letters. */
export function stemOf(letters: string, language: ConceptLanguage): string {
  return stemsKept(language)(letters)
}

/** The stem, and others that a word may come from: "abgeholt" from "abholen", "gespeeld" from "spelen", "書いた" from "書く". */
export function stemsOf(letters: string, language: ConceptLanguage): string[] {
  const participles = language === 'de' || language === 'nl' ? withoutParticiple(letters, language) : []
  return [...new Set([letters, ...participles].map((word) => stemOf(word, language)))]
}

/** "ponlo", "mettimelo", "لرؤية": a word without the small ones that are written onto it; whether it is one, its stem tells. */
export function withoutAttached(letters: string, language: ConceptLanguage): string[] {
  const particles = attachedParticles[language]?.split(' ') ?? []
  return [
    ...withoutPronouns(letters, language),
    ...particles.flatMap((each) => (letters.startsWith(each) ? [letters.slice(each.length)] : [])),
  ]
    .filter((rest) => rest.length >= leastRest)
    .map((rest) => stemOf(rest, language))
}

/** "Ponlo", "mettimelo": the letters of a verb without the pronouns that are written onto it. */
export function withoutPronouns(letters: string, language: ConceptLanguage): string[] {
  const pronouns = attachedPronouns[language]?.split(' ') ?? []
  return pronouns
    .flatMap((each) => (letters.endsWith(each) ? [letters.slice(0, -each.length)] : []))
    .filter((rest) => rest.length >= leastRest)
}

const leastRest = 3

function withoutParticiple(word: string, language: 'de' | 'nl'): string[] {
  const [, beginning = '', rest] = participle.exec(word) ?? []
  const whole = rest === undefined ? [] : [beginning + rest]
  // Dutch has its verbs without the d: "verwijderd", "opgehaald"; "geantwoord" keeps it.
  const bare = [...whole, ...(inseparable.test(word) ? [word] : [])].filter((each) => each.endsWith('d'))
  return language === 'nl' ? [...whole, ...bare.map((each) => each.slice(0, -1))] : whole
}

const participle =
  /^(ab|an|auf|aus|bei|durch|ein|fest|frei|her|hinzu|hin|los|mit|nach|stumm|um|vor|weg|weiter|zuruck|zusammen|zu|op|uit|in|af|aan|bij|door|mee|om|over|samen|terug|toe|vast)?(?:ge|zu|te)(.{3,}(?:t|en|d))$/
const inseparable = /^(?:be|her|ont|ver).{3,}d$/

/** Words come again and again; this many of each language are remembered. */
const maxKept = 2_000

const stemsKept = oncePerKey((language: ConceptLanguage) => {
  const { known, forms } = irregularOf(language)
  const verb = verbBeginnings[language]
  return oncePerKey((letters: string) => {
    const [, beginning = '', rest = ''] = (!known.has(letters) && verb?.exec(letters)) || []
    const base = forms.get(rest)
    return base === undefined ? stem(letters, language, known) : beginning + base
  }, maxKept)
})

function stem(word: string, language: ConceptLanguage, known: ReadonlyMap<string, string>): string {
  const { steps, behindForms } = rulesOf(language)
  let rest = bareWord(word, language)
  for (let step = 0; ; step++) {
    // "Thoughts", "interests": without its ending it may be a word that no ending explains.
    const base = known.get(rest)
    if (base !== undefined && (rest === word || base === rest || !behindForms)) return base
    const cut = steps[step]
    if (!cut) return tidy[language](rest, word)
    rest = cut(rest, known)
  }
}

/** "والمدينة": and, the; each is taken off as long as a word stays. */
function bareWord(word: string, language: ConceptLanguage): string {
  if (language !== 'ar') return word
  const beginning = arabicBeginnings.find(
    (start) => word.startsWith(start) && word.length - start.length >= 3,
  )
  return beginning ? bareWord(word.slice(beginning.length), language) : word
}

interface Rules {
  /** Each takes off what it finds; irregular forms are known to it. */
  steps: readonly ((word: string, known: ReadonlyMap<string, string>) => string)[]
  behindForms?: readonly string[]
}

/** Each table is read when its language is first met. */
const rulesOf = oncePerKey((language: ConceptLanguage): Rules => {
  const data = endings[language]
  if (data === 'no endings') return { steps: [] }
  if (data === 'suffix patterns') return { steps: [suffixCutter(turkishSuffixes)] }
  const cutters = new Map(data.steps.map((step) => [step, endingCutter(step, data.least)]))
  return {
    steps: data.steps.flatMap((step) => cutters.get(step) ?? []),
    ...(data.behindForms !== undefined && { behindForms: data.behindForms.split(' ') }),
  }
})

interface Irregular {
  /** Forms by their letters, with the stem of their word. */
  forms: ReadonlyMap<string, string>
  /** These with what may stand behind them, and the words that are whole, each its own stem. */
  known: ReadonlyMap<string, string>
}

const irregularOf = oncePerKey((language: ConceptLanguage): Irregular => {
  const lettersOf = (word: string) => bareWord(foldLetters(word, language), language)
  const known = new Map(wordsIn(wholeWords[language]).map((word) => [lettersOf(word), lettersOf(word)]))
  const entries = irregular[language].split(';').map((entry) => wordsIn(entry).map(lettersOf))
  const forms = new Map(
    [...entries, ...comparedForms(language)].flatMap(([base = '', ...own]) => {
      const of = stem(base, language, known)
      return own.map((form) => [form, of] as const)
    }),
  )
  for (const behind of ['', ...(rulesOf(language).behindForms ?? [])])
    for (const [form, base] of forms) if (!known.has(form + behind)) known.set(form + behind, base)
  return { forms, known }
})

function wordsIn(list = ''): string[] {
  return list.match(/\S+/g) ?? []
}

/** "Bigger, biggest", "easier", "larger". */
function comparedForms(language: ConceptLanguage): string[][] {
  return wordsIn(compared[language]).map((base) => {
    const start = base
      .replace(/^([^aeiou]+[aeiou])([^aeiouwxy])$/, '$1$2$2')
      .replace(/e$/, '')
      .replace(/y$/, 'i')
    return [base, `${start}er`, `${start}est`]
  })
}
