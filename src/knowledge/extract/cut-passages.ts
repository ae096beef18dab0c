import { splitSentences } from '#languages'
import type { TermMeanings } from '../words/meanings.ts'
import { storedTerms, termsOf } from '../words/terms-of.ts'
import { listedLine } from './furniture.ts'
import type { PageMap } from './page-map.ts'
import type { Block } from './read-blocks.ts'

/** A passage, cut into the terms it is found by; the store takes it as it is. */
export interface CutPassage {
  readonly kind: 'page' | 'file' | 'text' | 'answer' | 'map'
  readonly text: string
  readonly title: string
  readonly url: string | null
  readonly headings: readonly string[]
  readonly language: string
  readonly head: string
  readonly words: string
}

export interface CutOptions {
  readonly kind: CutPassage['kind']
  readonly title: string
  readonly url: string | null
  readonly language: string
  /** Lines that say nothing about this page, because they stand on most. */
  readonly furniture?: ReadonlySet<string>
  readonly meanings?: TermMeanings | undefined
}

/** A passage ends before it would grow beyond this, unless one line alone is longer. */
const maxCharacters = 600
const longestLine = 2_000
const maxPassages = 400

/** Cuts what a page says into passages that know the headings they stand under. */
export function cutPassages(blocks: readonly Block[], options: CutOptions): CutPassage[] {
  const { furniture } = options
  const passages: CutPassage[] = []
  const path: { level: number; text: string }[] = []
  const seen = new Set<string>()
  let lines: string[] = []
  const end = () => {
    const text = lines.join('\n')
    lines = []
    const headings = path.map((heading) => heading.text)
    const key = `${headings.join('>')}\n${text}`
    if (!/[\p{L}\p{N}]/u.test(text) || seen.has(key) || passages.length >= maxPassages) return
    seen.add(key)
    passages.push(passageOf(text, headings, options))
  }
  for (const block of blocks) {
    const headings = path.map((heading) => heading.text)
    if (furniture?.has(listedLine(block.text, headings))) continue
    if (block.kind === 'heading') {
      end()
      while ((path.at(-1)?.level ?? 0) >= block.level) path.pop()
      path.push(block)
      continue
    }
    for (const line of piecesOf(block.text)) {
      if (lines.length > 0 && lines.join('\n').length + line.length > maxCharacters) end()
      lines.push(line)
    }
  }
  end()
  return passages
}

/** What one can find and do on a page, as something that is found by its words. */
export function mapPassage(map: PageMap, options: Omit<CutOptions, 'kind'>): CutPassage {
  const { language, title, url, meanings } = options
  const headings = map.headings.slice(0, 12)
  const said = [
    ...map.headings,
    ...map.forms.flatMap(({ name, fields }) => [name, ...fields]),
    ...map.links.map(({ text }) => text),
  ]
  return {
    kind: 'map',
    text: JSON.stringify({
      links: map.links,
      forms: map.forms,
      buttons: map.buttons,
      nameless: map.nameless,
    }),
    title,
    url,
    headings,
    language,
    head: headOf(title, [], url, language, meanings),
    words: indexedWords([...new Set(said)].join('\n'), language, meanings),
  }
}

/** An answer of the owner: its questions are its heading. */
export function answerPassage(
  answer: {
    readonly questions: readonly string[]
    readonly text: string
    readonly language: string
    readonly url: string | null
  },
  meanings?: TermMeanings,
): CutPassage {
  const { questions, text, language, url } = answer
  return {
    kind: 'answer',
    text,
    title: questions[0] ?? '',
    url,
    headings: questions,
    language,
    head: [...new Set(questions.flatMap((question) => termsOf(question, language)))].join(' '),
    // Each phrasing counts as a sentence of its own: a question is most like one of them.
    words: indexedWords([...questions, text].join('\n'), language, meanings),
  }
}

function passageOf(text: string, headings: readonly string[], options: CutOptions): CutPassage {
  const { kind, title, url, language, meanings } = options
  return {
    kind,
    text,
    title,
    url,
    headings,
    language,
    head: headOf(title, headings, url, language, meanings),
    words: indexedWords(text, language, meanings),
  }
}

/** The terms of a text as they are stored, with what its sentences mean. */
export function indexedWords(text: string, language: string, meanings: TermMeanings | undefined): string {
  return storedTerms(text, language, (sentence) => notionsIn(sentence, language, meanings))
}

function notionsIn(text: string, language: string, meanings: TermMeanings | undefined): string[] {
  return [...new Set(meanings?.said(text, language).map(({ term }) => term))]
}

function headOf(
  title: string,
  headings: readonly string[],
  url: string | null,
  language: string,
  meanings: TermMeanings | undefined,
): string {
  const path = url !== null && URL.canParse(url) ? decoded(new URL(url).pathname) : ''
  const lines = [title, ...headings, path.replace(/\.\w+$/, '')]
  const terms = lines.flatMap((line) => termsOf(line, language).concat(notionsIn(line, language, meanings)))
  return [...new Set(terms)].join(' ')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A line that is longer than any reader likes is cut at the ends of its sentences. */
function piecesOf(line: string): string[] {
  if (line.length <= maxCharacters) return [line]
  const pieces: string[] = []
  let piece = ''
  for (const sentence of splitSentences(line)) {
    if (piece !== '' && piece.length + sentence.length > maxCharacters) {
      pieces.push(piece)
      piece = ''
    }
    piece = piece === '' ? sentence : `${piece} ${sentence}`
  }
  return [...pieces, piece].map((each) => each.slice(0, longestLine))
}
