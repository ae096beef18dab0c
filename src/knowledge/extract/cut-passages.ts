import { splitSentences } from '#languages'
import type { TermMeanings } from '../words/meanings.ts'
import { listedLine } from './furniture.ts'
import type { PageMap } from './page-map.ts'
import { withTerms, type PassageTerms, type SaidPassage } from './passage-terms.ts'
import type { Block } from './read-blocks.ts'

/** A passage, cut into the terms it is found by; the store takes it as it is. */
export type CutPassage = SaidPassage & PassageTerms

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
  const { furniture, kind, title, url, language, meanings } = options
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
    passages.push(withTerms({ kind, text, title, url, headings, language }, meanings))
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
  const { headings, links, forms, buttons, nameless } = map
  const text = JSON.stringify({ headings, links, forms, buttons, nameless })
  return withTerms({ kind: 'map', text, title, url, headings: headings.slice(0, 12), language }, meanings)
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
  const [title = ''] = questions
  return withTerms({ kind: 'answer', text, title, url, headings: questions, language }, meanings)
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
