import { describe, expect, it } from 'vitest'
import { parseInline, type Inline } from './inline.ts'

const show = (spans: readonly Inline[]): string => spans.map(one).join('')

function one(span: Inline): string {
  if (span.type === 'text') return span.text
  if (span.type === 'break') return '⏎'
  if (span.type === 'code') return `<code ${span.text}>`
  if (span.type === 'link') return `<link ${span.url} ${show(span.children)}>`
  return `<${span.type} ${show(span.children)}>`
}

describe('the spans of a paragraph', () => {
  it.each([
    ['plain words', 'plain words'],
    ['a **bold** word', 'a <strong bold> word'],
    ['__bold__ and *em* and _em_', '<strong bold> and <em em> and <em em>'],
    ['**bold *and em* inside**', '<strong bold <em and em> inside>'],
    ['snake_case_name stays', 'snake_case_name stays'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['`code *as is*`', '<code code *as is*>'],
    ['``a ` b``', '<code a ` b>'],
    ['~~gone~~', '<del gone>'],
    ['[text](https://a.b/c)', '<link https://a.b/c text>'],
    ['[a **b**](/c "title")', '<link /c a <strong b>>'],
    ['![alt](https://a.b/c.png)', '<link https://a.b/c.png alt>'],
    ['see https://a.b/c?d=e.', 'see <link https://a.b/c?d=e https://a.b/c?d=e>.'],
    ['(https://a.b/c)', '(<link https://a.b/c https://a.b/c>)'],
    ['<https://a.b>', '<link https://a.b https://a.b>'],
    ['<b>no</b> <script>x</script>', '<b>no</b> <script>x</script>'],
    ['\\*not em\\*', '*not em*'],
    ['one\ntwo', 'one⏎two'],
    ['an [unfinished](http', 'an [unfinished](http'],
    ['**unfinished', '**unfinished'],
  ])('%s', (text, expected) => {
    expect(show(parseInline(text))).toBe(expected)
  })

  it.each([
    ['**unfin', '<strong unfin>'],
    ['an [unfinished](htt', 'an unfinished'],
    ['an [unf', 'an unf'],
    ['`cod', '<code cod>'],
    ['bold **', 'bold '],
  ])('while it is still arriving: %s', (text, expected) => {
    expect(show(parseInline(text, true))).toBe(expected)
  })

  it('reads hostile repetition in linear time', () => {
    for (const piece of ['*', '**a', '[', '[a](', '`', '_a', '<http://', '~~a', '![', '\\'])
      expect(show(parseInline(piece.repeat(20_000))).length).toBeGreaterThan(0)
  })
})

it.each([' ', ' \\', '  \\', '\t ', ' *', '[a](  '])('comes back from a long run of %j', (piece) => {
  // What grows faster than the text would not come back within the time of a test.
  expect(parseInline(piece.repeat(200_000 / piece.length) + 'x').length).toBeGreaterThan(0)
})

it('breaks a line after two spaces and more, and nowhere else', () => {
  expect(parseInline('a   \nb  c')).toEqual([
    { type: 'text', text: 'a' },
    { type: 'break' },
    { type: 'text', text: 'b  c' },
  ])
})
