import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { labelLanguages } from '../kinds.ts'
import { allWords, anyWord, type WordsByLanguage } from './words-by-language.ts'

/** Lists that are about what only these languages say, or say so. */
const special: Readonly<Record<string, string>> = {
  // "Everything but this": in other languages this "but" is a word of its own.
  'clauseWords.leavesOut': 'en',
  // "Anzeigen" means both to show and to report to the police.
  reportedWords: 'de',
  denounceWords: 'de',
  // Verbs that follow their "without" by themselves.
  deedEndings: 'en fr es it pt',
  // English verbs end in more ways, in a pattern of their own.
  verbEndingsIn: 'de fr es it pt nl pl tr',
  // Verbs at the end of a label.
  lookWords: 'de nl tr zh ja ko',
}

/** The order of the lines in every list. */
const order = 'en de fr es it pt nl pl tr ar zh ja cs ko ru sv'.split(' ')

const folder = new URL('./deeds/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
const modules: object[] = await Promise.all(files.map((file) => import(new URL(file, folder).href)))
const exported = modules.flatMap((module) => Object.entries(module) as [string, unknown][])
/** What is exported, and what stands in groups such as `clauseWords`. */
const entries = exported.flatMap(([name, value]): [string, unknown][] =>
  isList(value) || typeof value !== 'object' || value === null || Array.isArray(value)
    ? [[name, value]]
    : Object.entries(value).map(([key, one]): [string, unknown] => [`${name}.${key}`, one]),
)
const lists = entries.filter((entry): entry is [string, WordsByLanguage] => isList(entry[1]))

function isList(value: unknown): value is WordsByLanguage {
  if (typeof value !== 'object' || value === null) return false
  return ['en', 'de'].some((language) => typeof (value as Record<string, unknown>)[language] === 'string')
}

describe.each(lists)('%s', (name, words) => {
  it('has a line for each of its languages, in the order of all lists', () => {
    const found = Object.keys(words)
    expect(found).toEqual(order.filter((language) => found.includes(language)))
    if (name in special) expect(found.join(' ')).toBe(special[name])
    else expect(found.slice(0, 2)).toEqual(['en', 'de'])
  })

  it('has no word twice in a language, and none that is empty', () => {
    for (const [language, line] of Object.entries(words)) {
      const listed = line.split('|')
      expect(listed, language).toEqual([...new Set(listed)])
      expect(listed.filter((word) => word !== word.trimStart() || word === '')).toEqual([])
    }
  })
})

it('the order has a place for every language', () => {
  expect(order.toSorted()).toEqual(labelLanguages.toSorted())
})

it('no list has the words of several languages in one line: only a pattern may', () => {
  const isMixed = (line: string) => /[a-z]/.test(line) && /[\p{Script=Cyrillic}\p{Script=Han}]/u.test(line)
  const isPattern = (line: string) => /[\\?(]/.test(line)
  const lines = entries.filter(
    ([, value]) => typeof value === 'string' && isMixed(value) && !isPattern(value),
  )
  expect(lines.map(([name]) => name)).toEqual([])
})

it('gives the words of all languages, each once', () => {
  expect(allWords({ en: 'door|gate', it: 'porta', pt: 'porta|portão' })).toEqual([
    'door',
    'gate',
    'porta',
    'portão',
  ])
})

it('finds the longer of two words that begin alike', () => {
  const words = { en: 'turn', de: 'drehen', nl: 'turn on' }
  expect(new RegExp(anyWord(words), 'u').exec('turn on the light')?.[0]).toBe('turn on')
})
