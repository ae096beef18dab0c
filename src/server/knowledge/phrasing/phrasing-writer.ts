import type { Phraser, SiteProfile, TurnNote } from '#assistant'
import { phrasingWords, termsVersion } from '#knowledge'
import { ApiError } from '#protocol'
import type { KnowledgeStore, LackingPassage, PhrasingRun } from '#store'
import type { Logger } from '../../logger.ts'
import type { Budget } from '../../sites/budget.ts'
import { createBackgroundJobs } from '../jobs/background-jobs.ts'
import { leaseMs, withLease, type Lease } from '../jobs/with-lease.ts'

export interface PhrasingWriterOptions {
  readonly store: Pick<KnowledgeStore, 'phrasings' | 'languages'>
  readonly phraser: Phraser
  readonly profileOf: (siteId: string) => Promise<SiteProfile | undefined>
  readonly budget: Budget
  /** Identifies this node among all nodes. */
  readonly owner: string
  readonly logger: Logger
  readonly everyMs?: number
}

/** What writing would take now, and how far it is. */
export interface PhrasingState {
  /** Undefined: the site has no model. */
  readonly model: string | undefined
  readonly languages: readonly string[]
  readonly cost: {
    readonly calls: number
    readonly inputTokens: number
    readonly outputTokens: number
  }
  readonly phrasings: number
  readonly run: PhrasingRun | undefined
}

/** Has a site's model write the questions its passages answer, in the background, and goes on with what a killed node left. */
export interface PhrasingWriter {
  /** Without languages: those of what is known of the site. */
  state(siteId: string, languages?: readonly string[]): Promise<PhrasingState>
  /** Begins, if it takes no more calls than were agreed to. */
  begin(siteId: string, agreed: { languages: readonly string[]; calls: number }): Promise<void>
  /** Goes on with what was cut short, unless somebody else does. */
  goOn(siteId: string): void
  halt(siteId: string): Promise<boolean>
  /** Resolves when nothing is being written here. */
  idle(): Promise<void>
  start(): void
  stop(): Promise<void>
}

const lookEveryMs = 15_000
/** Passages that are written for at the same time. */
const atOnce = 3
/** So many faults in a row are no accident. */
const maxFaults = 3
const maxLanguages = 3

export function createPhrasingWriter(options: PhrasingWriterOptions): PhrasingWriter {
  const { store, phraser, profileOf, budget, owner, logger, everyMs = lookEveryMs } = options
  const { phrasings } = store
  const jobs = createBackgroundJobs({
    everyMs,
    onJobFault: (fault) => logger.error({ err: fault }, 'phrasings could not be written'),
    onLookFault: (fault) => logger.warn({ err: fault }, 'what is to be phrased could not be read'),
    async look() {
      for (const siteId of await phrasings.unfinished()) goOn(siteId)
    },
  })

  function goOn(siteId: string): void {
    jobs.run(siteId, () =>
      withLease(
        () => phrasings.take(siteId, owner, leaseMs),
        (lease) => writeAll(siteId, lease),
      ),
    )
  }

  async function writeAll(siteId: string, lease: Lease): Promise<void> {
    try {
      await phrasings.end(siteId, { state: 'idle', note: await writeLacking(siteId, lease) })
    } catch (error) {
      if (jobs.signal.aborted) return await phrasings.release(siteId, owner)
      if (lease.lost.aborted) return
      const note = error instanceof Error ? error.message : String(error)
      await phrasings.end(siteId, { state: 'failed', note: sentence(note) })
    }
  }

  async function writeLacking(siteId: string, lease: Lease): Promise<string | null> {
    const signal = AbortSignal.any([jobs.signal, lease.lost])
    const languages = (await phrasings.run(siteId))?.languages ?? []
    let [after, inARow, written] = [0, 0, 0]
    const faults: unknown[] = []
    for (;;) {
      const next = await phrasings.nextLacking(siteId, languages, { after, limit: atOnce })
      const last = next.at(-1)
      if (!last) {
        if (faults.length === 0) return null
        if (written === 0) throw faults.at(-1)
        const left = faults.length === 1 ? 'One passage was' : `${faults.length} passages were`
        return `${left} left out: ${messageOf(faults.at(-1))}. Begin again to try once more.`
      }
      const site = await profileOf(siteId)
      if (!site || phraser.modelOf(site) === undefined) throw new Error('The site has no model any more.')
      if (!(await budget.left(siteId, site.budget)))
        throw new Error('The budget of the day is spent. Begin again tomorrow: what is written stays.')
      const outcomes = await Promise.allSettled(
        next.map((lacking) => write(site, lacking, languages, signal)),
      )
      signal.throwIfAborted()
      for (const outcome of outcomes) {
        const failed = outcome.status === 'rejected'
        inARow = failed ? inARow + 1 : 0
        if (failed) faults.push(outcome.reason)
        else written += 1
      }
      if (inARow >= maxFaults) throw faults.at(-1)
      after = last.passage.key
      await lease.renew()
      signal.throwIfAborted()
    }
  }

  async function write(
    site: SiteProfile,
    { passage, phrased }: LackingPassage,
    languages: readonly string[],
    signal: AbortSignal,
  ): Promise<void> {
    const wanted = languages.filter((language) => !phrased.includes(language))
    const notes: TurnNote[] = []
    let done = 0
    try {
      const written = await phraser.write(site, passage, wanted, (note) => notes.push(note), signal)
      await phrasings.save(passage.key, {
        languages: wanted,
        phrasings: written.map(({ language, question, quote }) => ({
          language,
          question,
          quote,
          words: phrasingWords(question, language),
          made: termsVersion,
        })),
      })
      done = 1
    } finally {
      const usage = notes.filter((note) => note.kind === 'usage')
      const sum = (of: 'inputTokens' | 'outputTokens') => usage.reduce((all, each) => all + each[of], 0)
      await budget.spent(site.id, notes, [])
      await phrasings.progress(site.id, {
        done,
        inputTokens: sum('inputTokens'),
        outputTokens: sum('outputTokens'),
      })
    }
  }

  async function state(siteId: string, wanted: readonly string[] = []): Promise<PhrasingState> {
    const site = await profileOf(siteId)
    if (!site) throw new ApiError('not_found', 'There is no such site.')
    const run = await phrasings.run(siteId)
    const known = (await store.languages(siteId)).slice(0, maxLanguages)
    const languages = wanted.length > 0 ? [...new Set(wanted)] : (run?.languages ?? known)
    const lacking = await phrasings.lacking(siteId, languages)
    return {
      model: phraser.modelOf(site),
      languages,
      cost: phraser.costOf(lacking, languages),
      phrasings: await phrasings.count(siteId),
      run,
    }
  }

  return {
    state,
    async begin(siteId, { languages, calls }) {
      const { model, cost } = await state(siteId, languages)
      if (model === undefined)
        throw new ApiError('conflict', 'The site has no model: choose one under Assistant and publish it.')
      if (cost.calls === 0) throw new ApiError('conflict', 'Every passage has its phrasings.')
      if (cost.calls > calls)
        throw new ApiError('conflict', `It would take ${cost.calls} calls by now: look at the cost again.`)
      if (!(await phrasings.begin(siteId, { languages, passages: cost.calls })))
        throw new ApiError('conflict', 'Phrasings are being written already.')
      goOn(siteId)
    },
    goOn,
    halt: (siteId) =>
      phrasings.end(siteId, { state: 'idle', note: 'It was stopped. What is written stays.' }),
    idle: jobs.idle,
    start: jobs.start,
    stop: jobs.stop,
  }
}

function messageOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}

/** A fault's message as a sentence of its own. */
function sentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(begun) ? begun : `${begun}.`
}
