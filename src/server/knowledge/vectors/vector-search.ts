import { nearest } from '#knowledge'
import type { KnowledgeStore, PassageKind, StoredPassage } from '#store'
import type { Embeddings } from './embeddings.ts'

/** Adds to what was found by words what means the same, and says of each how near it is to the question. */
export interface VectorSearch {
  with(
    siteId: string,
    question: string,
    kinds: readonly PassageKind[],
    found: readonly StoredPassage[],
  ): Promise<StoredPassage[]>
}

const maxAdded = 10
const questionsKept = 200

export function createVectorSearch(
  store: Pick<KnowledgeStore, 'vectors'>,
  embeddings: Embeddings,
): VectorSearch {
  /** A turn asks the same several times. */
  const asked = new Map<string, Promise<Int8Array | undefined>>()

  function directionOf(question: string): Promise<Int8Array | undefined> {
    const known = asked.get(question)
    if (known) return known
    if (asked.size >= questionsKept) asked.clear()
    const made = embeddings.embed([question]).then((vectors) => vectors?.[0])
    asked.set(question, made)
    // What failed is asked again.
    void made.then((vector) => vector ?? asked.delete(question))
    return made
  }

  return {
    async with(siteId, question, kinds, found) {
      if (kinds.every((kind) => kind === 'map')) return [...found]
      const [direction, vectors] = await Promise.all([
        directionOf(question),
        store.vectors.of(siteId, embeddings.model),
      ])
      if (!direction) return [...found]
      const near = nearest(direction, vectors)
      const known = new Set(found.map(({ key }) => key))
      const missing = [...near.keys()].filter((key) => !known.has(key)).slice(0, maxAdded)
      const more = await store.vectors.passages(siteId, missing, kinds)
      return [...found, ...more].map((passage) =>
        Object.assign(passage, { near: near.get(passage.key) ?? 0 }),
      )
    },
  }
}
