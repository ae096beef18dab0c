import type { KnowledgeStore, StoredPassage } from '#store'
import type { Logger } from '../../logger.ts'
import { createBackgroundJobs } from '../jobs/background-jobs.ts'
import type { Embeddings } from './embeddings.ts'

export interface VectorWriterOptions {
  readonly store: Pick<KnowledgeStore, 'vectors'>
  readonly embeddings: Embeddings
  readonly logger: Logger
  readonly everyMs?: number
}

/** Has the embeddings server look at every passage that it has not seen, a few at a time, in the background. */
export interface VectorWriter {
  start(): void
  stop(): Promise<void>
}

const atOnce = 32
const lookEveryMs = 10_000
const batchMs = 60_000
/** Small models read no more. */
const maxCharacters = 2_000

export function createVectorWriter(options: VectorWriterOptions): VectorWriter {
  const { store, embeddings, logger, everyMs = lookEveryMs } = options
  const jobs = createBackgroundJobs({
    everyMs,
    look: () => jobs.run('passages', writeAll),
    onJobFault: (fault) => logger.warn({ err: fault }, 'embeddings could not be kept'),
  })
  const { signal } = jobs

  async function writeAll(): Promise<void> {
    while (!signal.aborted) {
      const passages = await store.vectors.lacking(embeddings.model, atOnce)
      const vectors = await embeddings.embed(passages.map(textOf), { patienceMs: batchMs, signal })
      if (!vectors || passages.length === 0) return
      await store.vectors.save(
        embeddings.model,
        passages.flatMap(({ key }, at) => (vectors[at] ? [{ passage: key, vector: vectors[at] }] : [])),
      )
    }
  }
  return { start: jobs.start, stop: jobs.stop }
}

function textOf({ headings, text }: StoredPassage): string {
  return [...headings, text].join('\n').slice(0, maxCharacters)
}
