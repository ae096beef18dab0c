import type { TermMeanings } from '#knowledge'
import { loginPaths } from '#languages'
import { decoded } from '#protocol'
import type { KnownPage, PageOutcome } from '#store'
import { textOf, type Fetched } from './fetch-page.ts'
import { digestOf, learnPage, type LearnedPage, type PageToLearn } from './learn-page.ts'
import { cutFile, readFile, sniffFile, whyUnread } from './read-file.ts'
import type { Render } from './render-page.ts'

interface Learning {
  /** Lines that stand on most pages and say nothing of this one. */
  readonly furniture: ReadonlySet<string>
  readonly meanings: TermMeanings
  /** Shows pages that scripts build, where there is a browser for it. */
  readonly render: Render | undefined
  readonly signal: AbortSignal
}

type Learned = Pick<LearnedPage, 'outcome' | 'links'>
type Answer<Kind extends Fetched['kind']> = Extract<Fetched, { kind: Kind }>

/** What becomes of a page by what its server answered, and where it leads to. */
export async function learnFetched(page: KnownPage, fetched: Fetched, how: Learning): Promise<Learned> {
  if (fetched.kind === 'page') return learnBody(page, fetched, how)
  if (fetched.kind === 'moved') return { outcome: moved(fetched.to), links: [fetched.to] }
  if (fetched.kind === 'unchanged') return leadsNowhere(unchanged(page))
  if (fetched.kind === 'failed') return leadsNowhere(failed(page, fetched.reason))
  return leadsNowhere({ state: 'skipped', reason: fetched.reason, passages: [], digest: null })
}

const leadsNowhere = (outcome: PageOutcome): Learned => ({ outcome, links: [] })

function moved(to: string): PageOutcome {
  const reason = isLoginAddress(to) ? 'It is behind a login.' : `It leads on to ${to}.`
  return { state: 'skipped', reason, passages: [], digest: null }
}

function unchanged(page: KnownPage): PageOutcome {
  const wasLearned = page.reason === null || page.passages > 0
  return wasLearned ? { state: 'learned' } : { state: 'skipped', reason: page.reason }
}

/** Without anything learned of it, it is read whole the next time. */
function failed(page: KnownPage, reason: string): PageOutcome {
  return { ...(page.passages === 0 && { digest: null }), state: 'failed', reason }
}

async function learnBody(page: KnownPage, fetched: Answer<'page'>, how: Learning): Promise<Learned> {
  if (isPdf(fetched)) return leadsNowhere(await learnFile(page, fetched, how.meanings))
  if (!/html|^text\/plain$/.test(fetched.type))
    return leadsNowhere({ state: 'skipped', reason: `It is no page but ${fetched.type}.`, passages: [] })
  const { digest, url } = page
  const read = { url, furniture: how.furniture, digest, meanings: how.meanings }
  const plain = await learnPage({ ...read, html: textOf(fetched) })
  const shown = plain.needsScripts && how.render ? await rendered(how.render, read, how.signal) : undefined
  const { outcome, links } = shown ?? plain
  // The same empty page may be filled differently tomorrow.
  const { etag, modified } = shown ? { etag: null, modified: null } : fetched
  return { outcome: { ...outcome, etag, modified }, links }
}

async function rendered(
  render: Render,
  read: Omit<PageToLearn, 'html'>,
  signal: AbortSignal,
): Promise<LearnedPage> {
  try {
    return await learnPage({ ...read, html: await render(read.url, signal) })
  } catch (fault) {
    signal.throwIfAborted()
    const why = fault instanceof Error ? fault.message : String(fault)
    const reason = `It shows nothing without scripts, and could not be rendered: ${why.slice(0, 200)}`
    return { outcome: { state: 'failed', reason }, links: [], needsScripts: true }
  }
}

async function learnFile(
  page: KnownPage,
  fetched: Answer<'page'>,
  meanings: TermMeanings,
): Promise<PageOutcome> {
  const { url } = page
  const { body, etag, modified } = fetched
  const digest = digestOf(body)
  if (digest === page.digest) return { state: 'learned', etag, modified }
  try {
    const read = await readFile('pdf', body, new URL(url).pathname.split('/').at(-1) ?? url)
    const passages = await cutFile(read, { kind: 'file', url, meanings })
    const known = { title: read.title.slice(0, 300), language: read.language, digest, etag, modified }
    if (passages.length > 0) return { ...known, state: 'learned', passages }
    return { ...known, state: 'skipped', reason: 'There is no text in it, only pictures.', passages: [] }
  } catch (fault) {
    return { state: 'failed', reason: whyUnread(fault), passages: [] }
  }
}

function isPdf({ type, body }: Answer<'page'>): boolean {
  return type === 'application/pdf' || (type !== 'text/html' && sniffFile(body, '') === 'pdf')
}

const loginPath = new RegExp(`(?<![\\p{L}\\p{N}])(?:${loginPaths})(?![\\p{L}\\p{N}])`, 'iu')

function isLoginAddress(address: string): boolean {
  return loginPath.test(decoded(new URL(address).pathname))
}
