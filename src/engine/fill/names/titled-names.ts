import { aboutOthers, oncePerKey, ownTitleWords, titleWords, type ConceptLanguage } from '#languages'
import type { Sentence } from '../../understand/sentence.ts'
import { longCapital, withCapitals } from './capitals.ts'
import type { Said } from './spans.ts'

/** "Frau Sommer, Lindenweg 3": one name behind a title is a surname, two are a whole name. */
export function* titledNames({ text, language }: Sentence): Iterable<Said> {
  const { title, named } = patternsOf(language)
  // Where nobody is addressed, names need not be looked for: that takes much longer.
  if (!title.test(text)) return
  for (const { index, 0: whole, groups } of text.matchAll(named)) {
    const said = groups?.['name'] ?? ''
    const kind = said.includes(' ') ? 'name' : 'surname'
    if (!others.test(text.slice(0, index))) yield { kind, text: said, at: index + whole.length - said.length }
  }
}

const others = new RegExp(`(?<!\\p{L})(?:${aboutOthers})\\s+$`, 'iu')

/** Whether a word is only how somebody is addressed. */
export function isTitle(word: string): boolean {
  return plainTitles.test(word)
}

const plainTitles = new RegExp(`^(?:${titleWords})$`, 'iu')

/** Titles with and without a capital: the name behind begins with one in any case. */
const patternsOf = oncePerKey((language: ConceptLanguage) => {
  const either = withCapitals([titleWords, ownTitleWords[language]].filter(Boolean).join('|'))
  return {
    title: new RegExp(`(?:${either})\\.? `),
    named: new RegExp(
      `(?<![\\p{L}\\d])(?:${either})\\.? (?<name>${longCapital}(?: ${longCapital}){0,2})(?![\\p{L}\\d])`,
      'gu',
    ),
  }
})
