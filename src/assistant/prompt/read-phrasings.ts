import { harmless } from './fence.ts'

/** A question that a passage answers. */
export interface WrittenPhrasing {
  readonly language: string
  readonly question: string
  /** The part of the passage that answers it, letter by letter; null: it is not known. */
  readonly quote: string | null
}

const maxCharacters = 200
/** More than was asked for. */
const maxOfLanguage = 16

/** Reads the questions a model wrote for a passage; undefined: it wrote something else. */
export function readPhrasings(
  answer: string,
  text: string,
  languages: readonly string[],
): WrittenPhrasing[] | undefined {
  const facts = listIn(answer)
  if (!facts) return undefined
  return languages.flatMap((language) => {
    const seen = new Set<string>()
    const written: WrittenPhrasing[] = []
    for (const fact of facts) {
      const quote = quoteOf(fact, text)
      for (const question of questionsOf(fact[language])) {
        if (seen.has(question.toLowerCase()) || written.length >= maxOfLanguage) continue
        seen.add(question.toLowerCase())
        written.push({ language, question, quote })
      }
    }
    return written
  })
}

type Fact = Readonly<Record<string, unknown>>

/** The list, also behind a word of introduction, between fences or inside an object. */
function listIn(answer: string): Fact[] | undefined {
  const [begin, end] = [answer.indexOf('['), answer.lastIndexOf(']')]
  if (begin < 0 || end < begin) return undefined
  try {
    const list: unknown = JSON.parse(answer.slice(begin, end + 1))
    if (!Array.isArray(list)) return undefined
    return list.filter((each): each is Fact => typeof each === 'object' && each !== null)
  } catch {
    return undefined
  }
}

function questionsOf(given: unknown): string[] {
  const list: unknown[] = Array.isArray(given) ? given : [given]
  return list.flatMap((each) => {
    if (typeof each !== 'string') return []
    const question = harmless(each.toWellFormed()).replace(/\s+/g, ' ').trim()
    return question.length >= 3 && question.length <= maxCharacters && /\p{L}/u.test(question)
      ? [question]
      : []
  })
}

function quoteOf({ quote }: Fact, text: string): string | null {
  const said = typeof quote === 'string' ? quote.trim() : ''
  return said !== '' && text.includes(said) ? said : null
}
