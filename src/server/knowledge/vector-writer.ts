import type { KnowledgeStore, StoredPassage } from '#store'
import type { Logger } from '../logger.ts'
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
  const stopping = new AbortController()
  const { signal } = stopping
  let underWay: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

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
  const look = () => {
    underWay ??= writeAll()
      .catch((fault: unknown) => logger.warn({ err: fault }, 'embeddings could not be kept'))
      .finally(() => (underWay = undefined))
  }
  return {
    start() {
      look()
      timer = setInterval(look, everyMs)
      timer.unref()
    },
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await underWay
    },
  }
}

function textOf({ headings, text }: StoredPassage): string {
  return [...headings, text].join('\n').slice(0, maxCharacters)
}
