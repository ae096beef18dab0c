import {
  aboutOthers,
  oncePerKey,
  ownTitleWords,
  titlesBehind,
  titleWords,
  type ConceptLanguage,
} from '#languages'
import type { Sentence } from '../../understand/sentence.ts'
import { overlap } from '../../understand/extent.ts'
import { sensesOf } from '../senses-of.ts'
import { longCapital, withCapitals } from './capitals.ts'
import type { Said } from './spans.ts'

/** "Frau Sommer, Lindenweg 3": one name behind a title is a surname, two are a whole name. */
export function* titledNames(sentence: Sentence): Iterable<Said> {
  const { text, language } = sentence
  yield* namesBeforeTitles(sentence)
  const { title, named } = patternsOf(language)
  // Where nobody is addressed, names need not be looked for: that takes much longer.
  if (!title.test(text)) return
  for (const { index, 0: whole, groups } of text.matchAll(named)) {
    const said = groups?.['name'] ?? ''
    const kind = said.includes(' ') ? 'name' : 'surname'
    if (!others.test(text.slice(0, index))) yield { kind, text: said, at: index + whole.length - said.length }
  }
}

/** "Nurettin Bey", “田中さん”: nobody speaks so of themselves. What is known beforehand, such as お客様, is no name. */
function* namesBeforeTitles(sentence: Sentence): Iterable<Said> {
  const pattern = behindOf(sentence.language)
  for (const { index, 0: whole, groups } of pattern ? sentence.text.matchAll(pattern) : []) {
    const name = groups?.['name'] ?? ''
    const extent = { at: index + whole.indexOf(name), end: index + whole.indexOf(name) + name.length }
    const places = [...sentence.words.keys()].filter((place) => overlap(sentence.words[place]!, extent))
    if (places.every((place) => sensesOf(place, sentence).length === 0))
      yield { kind: 'relative', text: name, at: extent.at }
  }
}

const behindOf = oncePerKey((language: ConceptLanguage) => {
  const pattern = titlesBehind[language]
  return pattern === undefined ? undefined : new RegExp(pattern, 'gu')
})

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
