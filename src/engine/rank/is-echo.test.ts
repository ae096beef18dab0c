import { createLexicon } from '#languages'
import { expect, it } from 'vitest'
import { createMeanings } from '../meaning/meanings.ts'
import { parseSentence } from '../understand/sentence.ts'
import { isEcho } from './is-echo.ts'

const meanings = createMeanings(createLexicon({ pause: () => Promise.resolve() }))
const said = (text: string) =>
  parseSentence(text, {
    meanings,
    language: 'en',
    pageLanguage: 'en',
    pageWords: new Set(),
    pageNames: new Map(),
    now: new Date('2026-11-16T09:00:00'),
  })

it.each([
  ['Task: enter “Ada” into the field and press Send.', 'Enter “Ada” into the field and press Send', true],
  ['Enter “Ada” into the field', 'Enter “Ada” into the field and press Send', false],
  // A label may hold a short order whole.
  ['Press Send now', 'press send', false],
])(
  'takes what is printed for the order itself only where all of it stands there: %s',
  (text, order, echo) => {
    expect(isEcho({ text }, said(order))).toBe(echo)
  },
)
