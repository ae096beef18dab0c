import { bareWords, personWords, phrasesOf, type PersonWords } from '#languages'
import { asksAboutAssistant } from './asks-about-assistant.ts'

/**
 * Whether a visitor asks for a person, in any language, whatever the page's is. A rule and not the model's choice:
 * who wants out must get out.
 */
export function asksForPerson(message: string): boolean {
  const text = bareWords(message)
  return (
    text.length <= maxCharacters &&
    asksAboutAssistant(message) === undefined &&
    rules.some(({ anywhere, whole }) => whole.has(text) || anywhere.test(text))
  )
}

/** Longer messages are no mere request for a person. */
const maxCharacters = 400

const rules = Object.values(personWords).map(ruleOf)

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
