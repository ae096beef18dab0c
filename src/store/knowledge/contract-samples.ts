import type { NewPassage, PassageKind } from '../knowledge-store.ts'
import type { NewPhrasing } from '../phrasing-store.ts'

export const samplePassage = (words: string, more: Partial<NewPassage> = {}): NewPassage => ({
  kind: 'page',
  text: words,
  title: 'Title',
  url: 'https://shop.example/a',
  headings: ['Title', 'Part'],
  language: 'en',
  head: 'title part',
  words,
  made: 'today',
  ...more,
})

export const samplePhrasing = (question: string, words: string): NewPhrasing => ({
  language: 'en',
  question,
  quote: null,
  words,
  made: 'today',
})

export const everyKind: readonly PassageKind[] = ['page', 'file', 'text', 'answer', 'map']
