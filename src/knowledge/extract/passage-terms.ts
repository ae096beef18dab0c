import type { TermMeanings } from '../words/meanings.ts'
import { storedTerms, termsOf } from '../words/terms-of.ts'
import { termsVersion } from '../words/terms-version.ts'
import type { PageMap } from './page-map.ts'

/** What a passage says, before it is cut into terms. */
export interface SaidPassage {
  readonly kind: 'page' | 'file' | 'text' | 'answer' | 'map'
  readonly text: string
  readonly title: string
  readonly url: string | null
  readonly headings: readonly string[]
  readonly language: string
}

/** The terms it is found by. */
export interface PassageTerms {
  readonly head: string
  readonly words: string
  /** In which way they were made. */
  readonly made: string
}

/** Terms come from what is stored of a passage alone, so that they can be made anew without its page. */
export function passageTerms(passage: SaidPassage, meanings?: TermMeanings): PassageTerms {
  return { ...cutters[passage.kind](passage, meanings), made: termsVersion }
}

export function withTerms<Passage extends SaidPassage>(passage: Passage, meanings?: TermMeanings) {
  return { ...passage, ...passageTerms(passage, meanings) }
}

/** The terms of a text as they are stored, with what its sentences mean. */
export function indexedWords(text: string, language: string, meanings: TermMeanings | undefined): string {
  return storedTerms(text, language, (sentence) => notionsIn(sentence, language, meanings))
}

/** The terms of a question that a passage answers: its sentences are not told apart, and what they mean is read from the words. */
export function phrasingWords(question: string, language: string): string {
  return termsOf(question, language).join(' ')
}

type Cut = (passage: SaidPassage, meanings?: TermMeanings) => Omit<PassageTerms, 'made'>

const cutText: Cut = (passage, meanings) => ({
  head: headOf([passage.title, ...passage.headings], passage, meanings),
  words: indexedWords(passage.text, passage.language, meanings),
})

const cutters: Record<SaidPassage['kind'], Cut> = {
  page: cutText,
  file: cutText,
  text: cutText,
  // Each phrasing counts as a sentence of its own: a question is most like one of them.
  answer: ({ headings, text, language }, meanings) => ({
    head: [...new Set(headings.flatMap((question) => termsOf(question, language)))].join(' '),
    words: indexedWords([...headings, text].join('\n'), language, meanings),
  }),
  map: (passage, meanings) => ({
    head: headOf([passage.title], passage, meanings),
    words: indexedWords(saidByMap(passage).join('\n'), passage.language, meanings),
  }),
}

/** What one can find and do on a page, line by line. Maps that were kept before have their first headings only. */
function saidByMap({ text, headings: kept }: SaidPassage): string[] {
  const { headings = kept, forms = [], links = [] } = JSON.parse(text) as Partial<PageMap>
  const inForms = forms.flatMap(({ name, fields }) => [name].concat(fields))
  return [...new Set([...headings, ...inForms, ...links.map((link) => link.text)])]
}

function headOf(
  titles: readonly string[],
  { url, language }: Pick<SaidPassage, 'url' | 'language'>,
  meanings: TermMeanings | undefined,
): string {
  const path = url !== null && URL.canParse(url) ? decoded(new URL(url).pathname) : ''
  const lines = [...titles, path.replace(/\.\w+$/, '')]
  const terms = lines.flatMap((line) => termsOf(line, language).concat(notionsIn(line, language, meanings)))
  return [...new Set(terms)].join(' ')
}

function notionsIn(text: string, language: string, meanings: TermMeanings | undefined): string[] {
  return [...new Set(meanings?.said(text, language).map(({ term }) => term))]
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
