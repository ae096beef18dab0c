import { personWords, type PersonWords } from '#languages'
import { fold } from '#protocol'

/**
 * Whether a visitor asks for a person, in any language, whatever the page's is. A rule and not the model's choice:
 * who wants out must get out.
 */
export function asksForPerson(message: string): boolean {
  const text = words(message)
  return (
    text.length <= maxCharacters &&
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
    whole: new Set(whole.split('|').map(words)),
    anywhere: new RegExp(`${edge.before}(?:${[...ways, anyOf(phrases)].join('|')})${edge.after}`, 'u'),
  }
}

function anyOf(list: string): string {
  return list.split('|').map(words).join('|')
}

/** Letters and digits alone, in one form of each, with single blanks. */
function words(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
