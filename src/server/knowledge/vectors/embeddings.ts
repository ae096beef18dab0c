import type { Logger } from '../../logger.ts'

export interface EmbeddingsOptions {
  readonly model: string
  /** Of an OpenAI-compatible server, `/v1` included. */
  readonly url: string
  readonly apiKey: string | undefined
  readonly fetch: typeof fetch
  readonly logger: Logger
  readonly now: () => number
}

export interface EmbedOptions {
  readonly patienceMs?: number
  readonly signal?: AbortSignal
}

/** Turns texts into directions of length 127 by the operator's embeddings server. */
export interface Embeddings {
  readonly model: string
  /** Undefined: the server cannot be asked now. It is logged once, and left alone for a while. */
  embed(texts: readonly string[], options?: EmbedOptions): Promise<Int8Array[] | undefined>
}

const restMs = 30_000
/** Visitors wait for it. */
const questionMs = 2_000

export function createEmbeddings(options: EmbeddingsOptions): Embeddings {
  const { model, url, apiKey, fetch, logger, now } = options
  let failedAt: number | undefined

  async function ask(input: readonly string[], signal: AbortSignal): Promise<Int8Array[]> {
    const response = await fetch(`${url}/embeddings`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, input, encoding_format: 'float' }),
      signal,
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`the embeddings server answers with status ${response.status}`)
    }
    return readVectors(await response.json(), input.length)
  }

  return {
    model,
    async embed(texts, { patienceMs = questionMs, signal: given } = {}) {
      if (texts.length === 0) return []
      if (failedAt !== undefined && now() - failedAt < restMs) return undefined
      try {
        const vectors = await ask(
          texts,
          AbortSignal.any([AbortSignal.timeout(patienceMs), ...(given ? [given] : [])]),
        )
        if (failedAt !== undefined) logger.info({ model }, 'the embeddings server answers again')
        failedAt = undefined
        return vectors
      } catch (fault) {
        if (given?.aborted) return undefined
        if (failedAt === undefined)
          logger.warn({ err: fault, model }, 'the embeddings server fails: searching goes on without it')
        failedAt = now()
        return undefined
      }
    },
  }
}

function readVectors(answer: unknown, count: number): Int8Array[] {
  const { data } = (answer ?? {}) as { data?: unknown }
  if (!Array.isArray(data) || data.length !== count) throw new Error('the embeddings server gives no list')
  const vectors: Int8Array[] = []
  for (const [place, each] of data.entries()) {
    const { embedding, index = place } = (each ?? {}) as { embedding?: unknown; index?: unknown }
    if (!Array.isArray(embedding) || embedding.length === 0 || !embedding.every(Number.isFinite))
      throw new Error('the embeddings server gives no numbers')
    vectors[Number(index)] = whole(embedding as number[])
  }
  if (Object.keys(vectors).length !== count) throw new Error('the embeddings server leaves some out')
  return vectors
}

/** Length 127 in whole numbers: one byte for each says enough. */
function whole(embedding: readonly number[]): Int8Array {
  const length = Math.hypot(...embedding) || 1
  return Int8Array.from(embedding, (part) => Math.round((127 * part) / length))
}
