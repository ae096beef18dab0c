import { marked } from 'marked'
import { detectLanguage } from '#languages'
import { parseHtml, tidy } from './html-tree.ts'
import { readBlocks, type Block } from './read-blocks.ts'

/** A text without a page of its own. */
export interface ReadText {
  readonly title: string
  readonly language: string
  readonly blocks: readonly Block[]
}

/** Reads Markdown by way of the page it would become. */
export function readMarkdown(text: string, name: string): ReadText {
  const html = marked.parse(text, { async: false })
  return named(readBlocks(parseHtml(`<main>${html}</main>`)), name)
}

/** Reads plain text: paragraphs are parted by empty lines, a short line that stands alone is a heading. */
export function readPlainText(text: string, name: string): ReadText {
  const blocks = text.split(/\r?\n\s*\r?\n/).map((paragraph): Block => {
    const line = tidy(paragraph)
    return isHeading(line) ? { kind: 'heading', level: 2, text: line } : { kind: 'line', text: line }
  })
  return named(
    blocks.filter((block) => block.text !== ''),
    name,
  )
}

const maxHeading = 80

function isHeading(line: string): boolean {
  return line.length <= maxHeading && !/[.!?:;,。！？]$/.test(line) && /\p{L}/u.test(line)
}

function named(blocks: readonly Block[], name: string): ReadText {
  const title = blocks.find((block) => block.kind === 'heading')?.text ?? name
  return { title, language: detectLanguage(blocks.map(({ text }) => text).join('\n')), blocks }
}
