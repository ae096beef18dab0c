import { formTools, keptForms } from './form-tools.ts'
import type { FoundTool } from './found-tool.ts'
import { modelContextTools, recordedTool } from './model-context.ts'
import { nameTools } from './name-tools.ts'
import type { ModelContext, ModelContextTool } from './record-tools.ts'

/** All tools of a page by our names for them. Comes with the first look at a page that has any. */
export async function findTools(places: {
  readonly registered: ReadonlyMap<string, FoundTool>
  readonly recorded: ReadonlyMap<unknown, ModelContextTool>
  readonly context: ModelContext | undefined
  readonly document: Document
  /** How many of them are told at most. */
  readonly most: number
}): Promise<Map<string, FoundTool>> {
  const feeders = [
    () => [...places.registered.values()],
    () => formTools(places.document),
    async () => {
      const kept = keptForms(places.document)
      return (await modelContextTools(places.context)).filter(({ name }) => !kept.has(name))
    },
    () => [...places.recorded.values()].map(recordedTool),
  ]
  // What one of them cannot tell is no reason to know of none.
  const found = await Promise.all(feeders.map(async (feed) => feed()).map((fed) => fed.catch(() => [])))
  return nameTools(found.flat().slice(0, places.most))
}
