import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A fenced block of a page. */
export interface Example {
  readonly language: string
  /** Its page says that no test runs it: it needs something that is not here. */
  readonly marked: boolean
  readonly text: string
}

/** Every page that people are asked to follow, with its examples in order. */
export function documentedExamples(root: string): { page: string; examples: Example[] }[] {
  const docs = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))
  return ['README.md', 'CONTRIBUTING.md', 'examples/README.md', ...docs.map((name) => `docs/${name}`)]
    .map((page) => ({ page, examples: examplesIn(readFileSync(join(root, page), 'utf8')) }))
    .filter(({ examples }) => examples.length > 0)
}

/** A fence without a language is a drawing; the word `not-run` after the language marks what no test can run. */
export function examplesIn(markdown: string): Example[] {
  const fences = markdown.matchAll(/^```(\w+)(.*)\n([\s\S]*?)^```/gm)
  return [...fences].map(([, language = '', rest = '', text = '']) => ({
    language,
    marked: rest.includes('not-run'),
    text,
  }))
}
