import { detectLanguage } from '#languages'
import { tellingOf } from './question-words.ts'
import { termOf, wordsIn } from './terms-of.ts'

/** Shared by two questions that are taken for one. */
const leastShared = 0.6

/** Groups questions that are alike: most of the words that tell something are the same. */
export function likeQuestions<Item extends { readonly question: string }>(items: readonly Item[]): Item[][] {
  const groups: { terms: ReadonlySet<string>; items: Item[] }[] = []
  for (const item of items) {
    const terms = tellingTerms(item.question)
    const group = groups.find((each) => shared(each.terms, terms) >= leastShared)
    if (group) group.items.push(item)
    else groups.push({ terms, items: [item] })
  }
  return groups.map((group) => group.items)
}

function tellingTerms(question: string): ReadonlySet<string> {
  const language = detectLanguage(question)
  const words = wordsIn(question, language)
  const telling = words.filter((word) => tellingOf(word, language) === 1)
  return new Set((telling.length > 0 ? telling : words).map((word) => termOf(word, language)))
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((term) => other.has(term)).length
  const all = one.size + other.size - both
  return all === 0 ? 1 : both / all
}
