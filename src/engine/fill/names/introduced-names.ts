import { callingPatterns, introductionWords, oncePerKey, type ConceptLanguage } from '#languages'
import { clausesOf, type Clause } from '../../understand/clauses.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { sensesOf } from '../senses-of.ts'
import type { Said } from './spans.ts'
import { type Extent, overlap } from '../../understand/extent.ts'

/** "I'm Keiko", "my brother Felix", "Inés, ines@…": one word that is written like a name, at the end of its clause. */
export function* introducedNames(sentence: Sentence): Iterable<Said> {
  yield* namesCalled(sentence)
  for (const clause of clausesOf(sentence)) {
    const [, before = '', said = ''] = lastWord.exec(clause.text) ?? []
    const at = clause.end - said.length
    if (said === '' || isPartOfValue({ at, end: clause.end }, sentence)) continue
    const kind = kindOf(before.trimEnd().toLowerCase(), said, clause, sentence)
    if (kind) yield { kind, text: said, at }
  }
}

const lastWord = /^(.*?)(\p{Lu}[\p{L}\p{M}\p{N}_'’-]*)$/su

/** What fields for names are called. */
export const asksName: ReadonlySet<string> = new Set([
  'field.full-name',
  'field.first-name',
  'field.last-name',
  'name',
])

/** Whether what stands before a name tells that somebody is named: "I'm", "it's for". */
export function introduces(lead: string, { language }: Sentence): boolean {
  const { self, other } = patternsOf(language)
  const said = lead.trimEnd().toLowerCase()
  return self.test(said) || (other?.test(said) ?? false)
}

function kindOf(lead: string, said: string, clause: Clause, sentence: Sentence): Said['kind'] | undefined {
  const { self, other } = patternsOf(sentence.language)
  const at = clause.end - said.length
  if (isInAddress(said, sentence) && (lead === '' || self.test(lead))) return 'nickname'
  if (isThing(at, sentence)) return undefined
  if (self.test(lead)) return 'nickname'
  return (other?.test(lead) ?? false) || isKin(at, sentence) ? 'relative' : undefined
}

const patternsOf = oncePerKey((language: ConceptLanguage) => {
  const { self, other } = introductionWords[language] ?? { self: '', other: '' }
  const ends = (words: string) => new RegExp(`(?:^|[^\\p{L}'’])(?:${words})$`, 'u')
  return { self: self === '' ? never : ends(self), other: other === '' ? undefined : ends(other) }
})

const never = /(?!)/

/** Whether an address for mail that is told as well begins with the name or ends in it. */
function isInAddress(said: string, { values, words }: Sentence): boolean {
  const letters = words.find(({ text }) => text === said)?.letters ?? said.toLowerCase()
  return (
    letters.length >= shortestName &&
    values.some(({ kind, value }) => {
      const [local = ''] = value.toLowerCase().split('@')
      return kind === 'email' && local.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(letters))
    })
  )
}

const shortestName = 3

/** Where capitals are for other words as well, what is known is no name: "I'm French", "ich bin Student". */
function isThing(at: number, sentence: Sentence): boolean {
  const { words, language } = sentence
  const place = words.findIndex((word) => word.at <= at && at < word.end)
  const known = sensesOf(place, sentence)
  return (
    place <= 0 ||
    (capitals.has(language) && known.length > 0) ||
    known.some(({ notion }) => /^(?:country|language|city)-/.test(notion))
  )
}

const capitals: ReadonlySet<string> = new Set(['en', 'de'])

/** Whether the word right before it says whose name it is: "my brother". */
export function isKin(at: number, { words, senses }: Sentence): boolean {
  const place = words.findIndex((word) => word.at <= at && at < word.end) - 1
  return senses.some(({ notion, places }) => places.includes(place) && kin.has(notion))
}

/** What relatives, friends and animals are called. */
export const kin: ReadonlySet<string> = new Set(
  'mother father parent son daughter brother sister grandmother grandfather grandchild aunt uncle cousin niece nephew husband wife boyfriend-girlfriend fiance friend best-friend flatmate colleague child boy girl toddler dog cat hamster guinea-pig pet-rabbit parrot pet'.split(
    ' ',
  ),
)

function isPartOfValue(said: Extent, { values, names }: Sentence): boolean {
  // The 82 of "Sam_82" counts nothing.
  const typed = values.filter(({ kind }) => kind !== 'number')
  return [...typed, ...names].some((one) => overlap(one, said))
}

/** Where there are no capitals a name is told by words that only call somebody. */
function* namesCalled({ text, language }: Sentence): Iterable<Said> {
  const pattern = callingOf(language)
  const name = pattern?.exec(text)?.groups?.['name']
  if (name !== undefined) yield { kind: 'name', text: name, at: text.indexOf(name) }
}

const callingOf = oncePerKey((language: ConceptLanguage) => {
  const pattern = callingPatterns[language]
  return pattern === undefined ? undefined : new RegExp(`${pattern}(?=[\\s،,，、。.]|$)`, 'u')
})
