import {
  actWords,
  cartWords,
  clauseWords,
  conceptLanguages,
  fillers,
  isFunctionWord,
  labelLanguages,
  labels,
  oncePerKey,
  type ConceptLanguage,
  type LabelLanguage,
  type WordsByLanguage,
} from '#languages'
import { lineOf } from '../../view/index.ts'

/** What else tells in which language something is said, where its words alone do not. */
export interface Surroundings {
  /** What the words are held against. */
  readonly label: string
  /** The page's language, or the one that the visitor is spoken to in. */
  readonly expected?: string | undefined
}

/**
 * The languages that a message may be in. One word means two things in two of them ("no" is "in the" in Portuguese), so
 * a language in which fewer of the words are known is not read; among equals those of the label and of the page decide.
 */
export function spokenLanguages(message: string, { label, expected }: Surroundings): LabelLanguage[] {
  const line = lineOf(message)
  return [...byScript(line), ...inLatin(line, lineOf(label), expected)]
}

function byScript(line: string): LabelLanguage[] {
  const found = scripts.flatMap(([script, languages]) => (script.test(line) ? languages : []))
  return found.includes('ja') && kana.test(line) ? found.filter((language) => language !== 'zh') : found
}

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const scripts: readonly (readonly [RegExp, readonly LabelLanguage[]])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, ['zh', 'ja']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Arabic}/u, ['ar']],
  [/\p{Script=Cyrillic}/u, ['ru']],
]
const latin = labelLanguages.filter((language) => !scripts.some(([, others]) => others.includes(language)))

function inLatin(line: string, label: string, expected: string | undefined): LabelLanguage[] {
  if (!/\p{Script=Latin}/u.test(line)) return []
  const likely = mostOf(likelyIn(line), label)
  const own = likely.filter((language) => language === expected?.toLowerCase().split('-')[0])
  return own.length > 0 ? own : likely
}

/** One message is held against the label of every step, and each of its clauses too. */
const maxKept = 200
const likelyIn = oncePerKey((line: string) => mostOf(latin, line), maxKept)

const wordsLookedAt = 80

/** Those in which the most words of a line are known. */
function mostOf(languages: readonly LabelLanguage[], line: string): LabelLanguage[] {
  const words = line.trim().split(' ', wordsLookedAt)
  const counts = languages.map((language) => words.filter((word) => isWordOf(word, language)).length)
  const most = Math.max(...counts)
  return languages.filter((_, at) => counts[at] === most)
}

function isWordOf(word: string, language: LabelLanguage): boolean {
  if (isConceptLanguage(language) && isFunctionWord(word, language)) return true
  let known = knownWords.get(language)
  if (!known) knownWords.set(language, (known = wordsOf(language)))
  return known.words.has(word) || known.stems.some((stem) => word.startsWith(stem))
}

function isConceptLanguage(language: LabelLanguage): language is ConceptLanguage & LabelLanguage {
  return conceptLanguages.some((one) => one === language)
}

/** The words of one language, and the beginnings of such as it bends. */
interface KnownWords {
  readonly words: ReadonlySet<string>
  readonly stems: readonly string[]
}

const knownWords = new Map<LabelLanguage, KnownWords>()

const told: readonly WordsByLanguage[] = [fillers, cartWords, ...Object.values(clauseWords)]

/** Every word of our tables for labels: few, but those that visitors give orders with. */
function wordsOf(language: LabelLanguage): KnownWords {
  const lists = [
    ...Object.values(actWords[language]),
    ...Object.values(labels[language]).flat(),
    ...told.map((words) => words[language] ?? ''),
  ]
  const phrases = lists.join('|').split('|')
  const spaced = (some: readonly string[]) => some.map((phrase) => lineOf(phrase).trim())
  return {
    words: new Set(spaced(phrases).flatMap((phrase) => phrase.split(' '))),
    stems: spaced(phrases.filter((phrase) => /^\p{L}{4,}\*$/u.test(phrase))),
  }
}
