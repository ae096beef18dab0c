import { expect, it } from 'vitest'
import { writePdf } from '../../../../tests/support/write-pdf.ts'
import { readFile, sniffFile, whyUnread } from './read-file.ts'

const manual = writePdf([
  [
    ['Care', 20],
    ['Wipe the shade with a dry cloth. Never put it into wa-', 11],
    ['ter, and unplug it first.', 11],
  ],
  [
    ['Warranty', 20],
    ['Five years on every lamp.', 11],
  ],
])
const bytes = (text: string) => Buffer.from(text)

it('tells what a file is by what it holds', () => {
  expect(sniffFile(manual, 'manual.txt')).toBe('pdf')
  expect(sniffFile(bytes('<!doctype html><p>Hi'), 'a.md')).toBe('html')
  expect(sniffFile(bytes('question,answer\nWhy?,Because.'), 'faq.csv')).toBe('csv')
  expect(sniffFile(bytes('# Terms\n\nFine.'), 'terms')).toBe('markdown')
  expect(sniffFile(bytes('Just words.'), 'words.csv')).toBe('text')
  expect(sniffFile(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 'picture.md')).toBeUndefined()
})

it('reads a PDF page by page, with its headings, its paragraphs and words that were parted', async () => {
  const { title, language, parts } = await readFile('pdf', manual, 'manual.pdf')
  expect({ title, language }).toEqual({ title: 'Care', language: 'en' })
  expect(parts).toEqual([
    {
      place: '#page=1',
      blocks: [
        { kind: 'heading', level: 2, text: 'Care' },
        {
          kind: 'line',
          text: 'Wipe the shade with a dry cloth. Never put it into water, and unplug it first.',
        },
      ],
    },
    {
      place: '#page=2',
      blocks: [
        { kind: 'heading', level: 2, text: 'Warranty' },
        { kind: 'line', text: 'Five years on every lamp.' },
      ],
    },
  ])
})

it('reads a table of questions and answers as what it answers', async () => {
  const { parts } = await readFile('csv', bytes('question,answer\nWhy?|How come?,Because.'), 'faq.csv')
  expect(parts[0]?.blocks).toEqual([
    { kind: 'heading', level: 2, text: 'Why? / How come?' },
    { kind: 'line', text: 'Because.' },
  ])
})

it('says in words why a file could not be read', async () => {
  const broken = readFile('pdf', bytes('%PDF-1.4 and nothing more'), 'x.pdf')
  expect(await broken.catch(whyUnread)).toMatch(/^It could not be read: /)
})
