import { isFunctionWord, wordsOf, type ConceptLanguage, type Lexicon, type Sense } from '#languages'
import { contentWords, saysAll } from './content-words.ts'

/** What words mean, in the languages of a page and its visitor. */
export interface Notions {
  readonly lexicon: Pick<Lexicon, 'senses' | 'neighbours'>
  readonly languages: readonly ConceptLanguage[]
}

/**
 * Whether all that a label speaks of was said, in its own words or in others for the very same notion: "Enable sync"
 * by "turn sync on". What is only akin to it was not said.
 */
export function meansAll(label: string, clauses: readonly string[], notions: Notions): boolean {
  const said = notionsSaid(clauses, notions)
  return notions.languages.some((language) => isMeantIn(label, language, { clauses, said, ...notions }))
}

type Hearing = Notions & { readonly clauses: readonly string[]; readonly said: ReadonlyMap<string, boolean> }

/** The notions whose phrases were said whole, and whether in their own spelling. */
function notionsSaid(clauses: readonly string[], { lexicon, languages }: Notions): Map<string, boolean> {
  const found = new Map<string, boolean>()
  for (const clause of clauses)
    for (const language of languages)
      for (const { notion, exact } of lexicon.senses(wordsOf(clause, language), { languages: [language] }))
        found.set(notion, exact || (found.get(notion) ?? false))
  return found
}

function isMeantIn(label: string, language: ConceptLanguage, hearing: Hearing): boolean {
  const words = wordsOf(label, language)
  const text = hearing.clauses.join('\n')
  const telling = [...words.keys()].filter((place) => !isFunctionWord(words[place] ?? '', language))
  const open = new Set(telling.filter((place) => !saysAll(contentWords(words[place] ?? ''), text)))
  const besides = telling.length > open.size
  const senses = hearing.lexicon.senses(words, { languages: [language] }).filter(({ exact }) => exact)
  for (const phrase of phrasesIn(senses))
    if (
      phrase.some((sense) => sense.places.some((place) => open.has(place))) &&
      isSaid(phrase, besides, hearing)
    )
      for (const place of phrase[0]?.places ?? []) open.delete(place)
  return telling.length > 0 && open.size === 0
}

/** What the same words of a label may mean, the longest phrases first. */
function phrasesIn(senses: readonly Sense[]): Sense[][] {
  const byPlaces = new Map<string, Sense[]>()
  for (const sense of senses) {
    const key = sense.places.join()
    byPlaces.set(key, [...(byPlaces.get(key) ?? []), sense])
  }
  return [...byPlaces.values()].sort(([a], [b]) => (b?.places.length ?? 0) - (a?.places.length ?? 0))
}

/**
 * Of several meanings all must have been said, since nobody knows which is meant; but what is pressed is an act before
 * it is a thing. A mere thing ("Sofa" by "couch") counts only beside other words of the label that were said.
 */
function isSaid(phrase: readonly Sense[], besides: boolean, { said, lexicon }: Hearing): boolean {
  const notions = phrase.map(({ notion }) => notion)
  const acts = notions.filter((notion) => notion.startsWith('act.'))
  const core = notions.filter((notion) => notion.includes('.'))
  const wanted = [acts, core].find(({ length }) => length > 0)
  if (wanted) return wanted.every((notion) => said.has(notion) && !isOppositeSaid(notion))
  return besides && notions.some((notion) => said.get(notion) === true)

  function isOppositeSaid(notion: string): boolean {
    return lexicon
      .neighbours(notion)
      .some(({ notion: other, step }) => step.relation === 'opposite' && said.has(other))
  }
}
