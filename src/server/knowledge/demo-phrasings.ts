import { phrasingWords, termsVersion } from '#knowledge'
import type { KnowledgeStore, NewPhrasing, StoredPassage } from '#store'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The questions that a passage of the demo shop answers, as they were written down beside it. */
export interface PhrasedPassage {
  /** Of the page, below the shop's address. */
  readonly path: string
  /** As a visitor reads them, from the page's down. */
  readonly headings: string
  readonly facts: readonly PhrasedFact[]
}

interface PhrasedFact {
  /** The words of the passage that answer, letter by letter; empty: it comes near and does not answer. */
  readonly quote: string
  readonly questions: readonly { readonly language: string; readonly question: string }[]
}

const ending = '.txt'

/** Reads a folder of questions; what it holds besides is its own. */
export async function readDemoPhrasings(folder: string): Promise<PhrasedPassage[]> {
  const names = await readdir(folder, { recursive: true }).catch((): string[] => [])
  const files = names.filter((name) => name.endsWith(ending)).sort()
  const read = files.map(async (name) => passagesIn(pathOf(name), await readFile(join(folder, name), 'utf8')))
  return (await Promise.all(read)).flat()
}

/** The page behind a file of questions, as the shop's addresses name it. */
function pathOf(name: string): string {
  const page = name.slice(0, -ending.length).replaceAll('\\', '/')
  return page.replace(/(?:^|(?<=\/))index$/, '') || ''
}

/**
 * `# heading > heading` begins a passage, `> words` one thing that it tells, `en: question | question` asks for it;
 * behind a bare `>` stands what is asked near it and not answered.
 */
function passagesIn(page: string, text: string): PhrasedPassage[] {
  const path = page === '' || page.endsWith('/') ? page : `${page}.html`
  return text
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [headings = '', ...lines] = part.split('\n')
      const facts = lines
        .join('\n')
        .split(/^>(?: |$)/m)
        .slice(1)
        .map((fact): PhrasedFact => {
          const [quote = '', ...asked] = fact.split('\n')
          return { quote, questions: asked.flatMap(questionsIn) }
        })
      return { path, headings, facts }
    })
}

function questionsIn(line: string): PhrasedFact['questions'] {
  const [, language = '', questions = ''] = /^([a-z]{2}): (.+)$/.exec(line) ?? []
  return questions.split(' | ').flatMap((question) => (question === '' ? [] : [{ language, question }]))
}

/** Whether this is the passage that the questions were written for, and still tells all that they ask for. */
export function isPhrased(
  { url, headings, text }: StoredPassage,
  phrased: PhrasedPassage,
  address: string,
): boolean {
  return (
    headings.join(' > ') === phrased.headings &&
    url === new URL(phrased.path, address).href &&
    phrased.facts.every(({ quote }) => text.includes(quote))
  )
}

export interface SavePhrasings {
  readonly store: Pick<KnowledgeStore, 'phrasings'>
  readonly passages: readonly StoredPassage[]
  readonly phrased: readonly PhrasedPassage[]
  readonly address: string
}

/** Puts the questions beside the passages that they were written for; what says something else by now has none. */
export async function saveDemoPhrasings(given: SavePhrasings): Promise<void> {
  const { store, passages, phrased, address } = given
  for (const each of phrased) {
    const passage = passages.find((one) => isPhrased(one, each, address))
    if (!passage) continue
    const phrasings = each.facts.flatMap(({ quote, questions }) =>
      questions.map(({ language, question }): NewPhrasing => {
        const words = phrasingWords(question, language)
        return { language, question, quote, words, made: termsVersion }
      }),
    )
    const languages = [...new Set(phrasings.map(({ language }) => language))]
    await store.phrasings.save(passage.key, { languages, phrasings })
  }
}
