import {
  bareWords,
  commandLanguages,
  personWords,
  phrasesOf,
  type CommandLanguage,
  type PersonWords,
} from '#languages'
import { asksAboutAssistant } from './asks-about-assistant.ts'

/**
 * The languages in which a visitor asks for a person, whatever the page's is; none: they do not. A rule and not the
 * model's choice: who wants out must get out.
 */
export function asksForPersonIn(message: string): CommandLanguage[] {
  const text = bareWords(message)
  if (text.length > maxCharacters || asksAboutAssistant(message) !== undefined) return []
  return rules.flatMap(({ language, rule: { anywhere, whole } }) =>
    whole.has(text) || anywhere.test(text) ? [language] : [],
  )
}

/** Longer messages are no mere request for a person. */
const maxCharacters = 400

const rules = commandLanguages.map((language) => ({ language, rule: ruleOf(personWords[language]) }))

function ruleOf({ talk, between, people, phrases, whole }: PersonWords) {
  // What is written without blanks has no words to stand between.
  const isSpaced = talk !== ''
  const edge = isSpaced ? { before: '(?:^| )', after: '(?= |$)' } : { before: '', after: '' }
  const gap = `(?: (?:${anyOf(between)}))*`
  const ways = isSpaced
    ? [`(?:${anyOf(talk)})${gap} (?:${anyOf(people)})`, `(?:${anyOf(people)})${gap} (?:${anyOf(talk)})`]
    : []
  return {
    whole: new Set(phrasesOf(whole)),
    anywhere: new RegExp(`${edge.before}(?:${[...ways, anyOf(phrases)].join('|')})${edge.after}`, 'u'),
  }
}

function anyOf(list: string): string {
  return phrasesOf(list).join('|')
}
