import { passageTerms, phrasingWords, termsVersion, type TermMeanings } from '#knowledge'
import type { KnowledgeStore } from '#store'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Logger } from '../../logger.ts'
import { createBackgroundJobs } from '../jobs/background-jobs.ts'

export interface TermRenewalOptions {
  readonly store: Pick<KnowledgeStore, 'terms'>
  readonly meanings: TermMeanings
  readonly logger: Logger
  readonly everyMs?: number
  readonly restMs?: number
}

/**
 * After an upgrade that brings words to other stems, makes the terms of everything that is known anew: from what is
 * stored, in the background, a few passages at a time. Each remembers how its terms were made, so a killed node leaves
 * nothing half done, and several may work at once.
 */
export interface TermRenewal {
  /** Resolves when nothing is being made anew here. */
  idle(): Promise<void>
  start(): void
  stop(): Promise<void>
}

const atOnce = 20
/** Also for what a node of the release before still learns meanwhile. */
const lookEveryMs = 60_000
/** Visitors come first. */
const restBetweenMs = 100

export function createTermRenewal(options: TermRenewalOptions): TermRenewal {
  const { store, meanings, logger, everyMs = lookEveryMs, restMs = restBetweenMs } = options
  const { terms } = store
  const jobs = createBackgroundJobs({
    everyMs,
    look: () => jobs.run('terms', renewAll),
    onJobFault: (fault) => logger.warn({ err: fault }, 'terms could not be made anew'),
  })
  const { signal } = jobs

  async function renewAll(): Promise<void> {
    let renewed = 0
    for (const renew of [renewPassages, renewPhrasings])
      for (;;) {
        const count = await renew()
        if (count === 0) break
        if (renewed === 0) logger.info('terms of an earlier release are made anew')
        renewed += count
        await setTimeout(restMs, undefined, { signal })
      }
    if (renewed > 0) logger.info({ renewed }, 'all terms are made anew')
  }

  async function renewPassages(): Promise<number> {
    const stale = await terms.stalePassages(termsVersion, atOnce)
    if (stale.length === 0) return 0
    await meanings.load(languagesOf(stale))
    const remade = []
    for (const passage of stale) {
      remade.push({ key: passage.key, ...passageTerms(passage, meanings) })
      await setImmediate(undefined, { signal })
    }
    await terms.remakePassages(remade)
    return stale.length
  }

  async function renewPhrasings(): Promise<number> {
    const stale = await terms.stalePhrasings(termsVersion, atOnce)
    if (stale.length === 0) return 0
    const remade = stale.map(({ id, question, language }) => ({
      id,
      words: phrasingWords(question, language),
      made: termsVersion,
    }))
    await terms.remakePhrasings(remade)
    return stale.length
  }

  return { idle: jobs.idle, start: jobs.start, stop: jobs.stop }
}

function languagesOf(texts: readonly { readonly language: string }[]): string[] {
  return [...new Set(texts.map(({ language }) => language))]
}
