import { isUnspaced } from '#languages'
import type { Meaning } from '../meaning/meanings.ts'
import type { Sentence } from '../understand/sentence.ts'
import { answering } from '../weights.ts'

/** What a question was written for, and what is told to it. */
interface Written {
  readonly questions: readonly Meaning[]
  readonly told: Meaning
}

/**
 * Whether what was written for one place, day, size, amount or name would be told of another: every way that the
 * question was put names something else than this one does, or something of which this one says nothing.
 */
export function isAboutAnother(sentence: Sentence, { questions, told }: Written, ownNames: string): boolean {
  const isOther = (question: Meaning) =>
    differs(particularsIn(sentence), particularsIn(question), particularsIn(told)) ||
    inAnotherPlace(sentence, question, told) ||
    namesMore(sentence, question, told, ownNames)
  return questions.length > 0 && questions.every(isOther)
}

/** Whether a text speaks of one country alone, and not of the one that was asked about. A list of them tells of the others too. */
export function isOfAnotherCountry(sentence: Sentence, texts: readonly Meaning[]): boolean {
  const asked = countriesIn(sentence)
  const [only, more] = new Set(texts.flatMap(countriesIn))
  return only !== undefined && more === undefined && asked.length > 0 && !asked.includes(only)
}

function countriesIn({ senses }: Pick<Meaning, 'senses'>): string[] {
  return senses.flatMap(({ notion }) => (notion.startsWith('country-') ? [notion] : []))
}

/** What a text names that there are others of, by sorts: countries, days, figures. */
function particularsIn({
  senses,
  words,
}: Pick<Meaning, 'senses' | 'words'>): ReadonlyMap<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const add = (sort: string, one: string) => found.set(sort, (found.get(sort) ?? new Set()).add(one))
  for (const { notion } of senses) {
    const [, sort] = sorts.exec(notion) ?? []
    if (sort !== undefined) add(sort, notion)
  }
  for (const { stem } of words) if (/\p{N}/u.test(stem)) add('figure', stem)
  return found
}

const sorts = /^(country|weekday|month|language|currency)-/

type Particulars = ReturnType<typeof particularsIn>

function differs(said: Particulars, asked: Particulars, told: Particulars): boolean {
  return [...asked].some(([sort, names]) => {
    const own = said.get(sort)
    // That an answer names Sweden beside Norway says nothing of whether its "not yet" is meant for Sweden.
    return own
      ? [...own].some((one) => !names.has(one))
      : [...names].every((one) => !told.get(sort)?.has(one))
  })
}

/** Whether the two questions go alike but for a word that means something else: "by card" is not "by invoice". */
function inAnotherPlace(sentence: Sentence, question: Meaning, told: Meaning): boolean {
  const { words, likeness } = sentence
  const others = [question, told].flatMap((text) => text.words)
  const left = placesOf(words, others)
  const strange = placesOf(question.words, words)
  const beside = (one: number, other: number) =>
    words[one] !== undefined && words[one].letters === question.words[other]?.letters
  const alike = (one: number, stem: string) => (likeness(stem)?.[one] ?? 0) >= answering.likeWord
  return left.some((at) =>
    strange.some(
      (to) => (beside(at - 1, to - 1) || beside(at + 1, to + 1)) && !alike(at, question.words[to]!.stem),
    ),
  )
}

/** The places of words that tell something and are none of the others. */
function placesOf(words: Meaning['words'], others: Meaning['words']): number[] {
  const known = new Set(others.flatMap(({ stem, letters }) => [stem, letters]))
  return words.flatMap(({ stem, letters, content }, at) =>
    content && !known.has(stem) && !known.has(letters) ? [at] : [],
  )
}

/** Whether a name stands in the question that was written, and neither in this one nor in what would be told. */
function namesMore(
  { words, language }: Sentence,
  question: Meaning,
  told: Meaning,
  ownNames: string,
): boolean {
  if (nameless.has(language) || isUnspaced(language)) return false
  const said = new Set([...words, ...told.words].flatMap(({ letters, stem }) => [letters, stem]))
  const sorted = new Set(question.senses.flatMap(({ notion, places }) => (sorts.test(notion) ? places : [])))
  return question.words.some(
    ({ text, letters, stem, content }, at) =>
      at > 0 &&
      content &&
      !sorted.has(at) &&
      /^\p{Lu}/u.test(text) &&
      !said.has(letters) &&
      !said.has(stem) &&
      !ownNames.includes(text),
  )
}

/** Languages that write all nouns with a capital, or have none. */
const nameless: ReadonlySet<string> = new Set(['de', 'ar'])
