import { describe, expect, it } from 'vitest'
import { parseBlocks, type MarkdownBlock } from './blocks.ts'

const show = (blocks: readonly MarkdownBlock[]): string => blocks.map(one).join(' ')

function one(block: MarkdownBlock): string {
  if (block.type === 'paragraph') return `p(${block.text})`
  if (block.type === 'heading') return `h${block.level}(${block.text})`
  if (block.type === 'code') return `code(${block.text})`
  if (block.type === 'quote') return `quote(${show(block.children)})`
  if (block.type === 'rule') return 'hr'
  if (block.type === 'table')
    return `table(${[block.head, ...block.rows].map((row) => row.join('|')).join(' / ')})`
  return `${block.ordered ? `ol${block.start}` : 'ul'}(${block.items.map(show).join(', ')})`
}

describe('the blocks of a text', () => {
  it.each([
    ['one\ntwo\n\nthree', 'p(one\ntwo) p(three)'],
    ['# Title\ntext', 'h1(Title) p(text)'],
    ['- a\n- b', 'ul(p(a), p(b))'],
    ['3. a\n4. b', 'ol3(p(a), p(b))'],
    ['1. a\n   - x\n   - y\n2. b', 'ol1(p(a) ul(p(x), p(y)), p(b))'],
    ['- a\n\n  more\n- b', 'ul(p(a) p(more), p(b))'],
    ['text\n- a', 'p(text) ul(p(a))'],
    ['```js\nlet a\n\nb\n```\nafter', 'code(let a\n\nb) p(after)'],
    ['```\nunfinished', 'code(unfinished)'],
    ['> a\n> b', 'quote(p(a\nb))'],
    ['---', 'hr'],
    ['a | b\n---|---\n1 | 2\n3', 'table(a|b / 1|2) p(3)'],
    ['| a | b |\n|:--|--:|\n| 1 | 2 | 3 |', 'table(a|b / 1|2)'],
    ['a | b', 'p(a | b)'],
    ['<div>\n<p>x', 'p(<div>\n<p>x)'],
    ['', ''],
  ])('%j', (text, expected) => {
    expect(show(parseBlocks(text))).toBe(expected)
  })

  it('survives nesting without end', () => {
    const deep = Array.from(
      { length: 2_000 },
      (_, depth) => `${' '.repeat(depth % 40)}${'>'.repeat(depth % 30)} - a`,
    )
    expect(parseBlocks(deep.join('\n')).length).toBeGreaterThan(0)
    expect(parseBlocks('> '.repeat(5_000) + 'a')).toHaveLength(1)
  })
})

it.each([
  ['a heading', (spaces: string) => `# a${spaces}b`],
  ['a heading of marks', (spaces: string) => `# a${spaces.replaceAll(' ', '#')}b`],
  ['the rule of a table', (spaces: string) => `|a|\n${spaces}x-`],
  ['the end of such a rule', (spaces: string) => `|a|\n|-${spaces}x`],
  ['a line', (spaces: string) => `- - -${spaces}x`],
])('comes back from a long run of spaces in %s', (_, text) => {
  expect(parseBlocks(text(' '.repeat(200_000))).length).toBeGreaterThan(0)
})

it('takes the marks off the end of a heading, and only as such', () => {
  const headings = ['## A ##  ', '# B #1 #', '# C#', '# #'].map((line) => parseBlocks(line)[0])
  expect(headings).toEqual([
    { type: 'heading', level: 2, text: 'A' },
    { type: 'heading', level: 1, text: 'B #1' },
    { type: 'heading', level: 1, text: 'C#' },
    { type: 'heading', level: 1, text: '#' },
  ])
})
