import { answerPassage, pageAddress, readAnswers, type ListedAnswer, type TermMeanings } from '#knowledge'
import { detectLanguage } from '#languages'
import { ApiError } from '#protocol'
import type { Answer, KnowledgeStore, StoredSource, SourceSettings } from '#store'
import { cutFile, readFile, sniffFile, whyUnread, type FileFormat } from './learning/read-file.ts'

export interface KnowledgeAdminOptions {
  readonly store: KnowledgeStore
  readonly meanings: TermMeanings
  readonly newId: () => string
}

export interface NewText {
  readonly name: string
  readonly text: string
  readonly format: 'text' | 'markdown' | 'html'
}

export interface GivenAnswer extends Omit<ListedAnswer, 'language'> {
  readonly language?: string | undefined
}

/** What owners do with their knowledge, from the dashboard and from the command line. */
export function createKnowledgeAdmin({ store, meanings, newId }: KnowledgeAdminOptions) {
  async function findSource(siteId: string, id: string): Promise<StoredSource> {
    const source = (await store.sources(siteId)).find((each) => each.id === id)
    if (!source) throw new ApiError('not_found', 'There is no such source.')
    return source
  }

  async function saveAnswer(siteId: string, id: string, given: GivenAnswer): Promise<Answer> {
    const language = given.language ?? detectLanguage(`${given.questions.join(' ')} ${given.text}`)
    const questions = given.questions.map(clean).filter((question) => question !== '')
    const text = clean(given.text)
    if (questions.length === 0 || text === '')
      throw new ApiError('invalid_message', 'An answer needs a question and a text.')
    const answer = { id, questions, text, language, url: given.url }
    await meanings.load([language])
    await store.saveAnswer(siteId, answer, answerPassage(answer, meanings))
    const saved = await store.answer(siteId, id)
    if (!saved) throw new ApiError('not_found', 'There is no such answer.')
    return saved
  }

  async function addFile(
    siteId: string,
    given: { kind: 'file' | 'text'; name: string; bytes: Uint8Array; format: FileFormat },
  ): Promise<StoredSource> {
    const { kind, name, bytes, format } = given
    const read = await readFile(format, bytes, name).catch((fault: unknown) => {
      throw new ApiError('invalid_message', `${name}: ${whyUnread(fault)}`)
    })
    const passages = await cutFile(read, { kind, url: null, meanings })
    if (passages.length === 0) throw new ApiError('invalid_message', 'There is nothing to read in it.')
    const id = newId()
    await store.addSource({ id, siteId, kind, name, url: null, settings: {} })
    await store.addPages(id, [{ url: `${kind}:${id}`, depth: 0 }], 1)
    const [page] = await store.waiting(id, 1)
    const { language } = read
    const title = read.title.slice(0, 300)
    if (page) await store.savePage(page.key, { state: 'learned', title, language, passages })
    await store.endRound(id, { state: 'idle' })
    return findSource(siteId, id)
  }

  return {
    findSource,
    /** Adds a website, to be learned from its start page; the same once more is the same. */
    async addSite(siteId: string, url: string, settings: SourceSettings): Promise<StoredSource> {
      const start = pageAddress(url)
      if (start === undefined) throw new ApiError('invalid_message', `${url} is no address of a page.`)
      const known = (await store.sources(siteId)).find((source) => source.url === start)
      if (known) return known
      const id = newId()
      const name = new URL(start).host
      await store.addSource({ id, siteId, kind: 'site', name, url: start, settings })
      return findSource(siteId, id)
    },
    async addText(siteId: string, { name, text, format }: NewText): Promise<StoredSource> {
      return addFile(siteId, { kind: 'text', name, bytes: Buffer.from(clean(text)), format })
    },
    /** Takes a file in; what it is, its bytes say. */
    async addFile(
      siteId: string,
      { name, bytes }: { name: string; bytes: Uint8Array },
    ): Promise<StoredSource> {
      const format = sniffFile(bytes, name)
      if (!format)
        throw new ApiError(
          'invalid_message',
          `${name} is neither PDF nor text: HTML, Markdown, CSV or plain.`,
        )
      return addFile(siteId, { kind: 'file', name, bytes, format })
    },
    saveAnswer,
    async importAnswers(siteId: string, csv: string): Promise<{ added: number; problems: string[] }> {
      const { answers, problems } = readAnswers(csv)
      for (const answer of answers) await saveAnswer(siteId, newId(), answer)
      return { added: answers.length, problems: problems.slice(0, maxProblems) }
    },
  }
}

const maxProblems = 50

function clean(text: string): string {
  return text.toWellFormed().replaceAll('\0', '').trim()
}
