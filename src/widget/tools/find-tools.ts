import type { Page } from '#page'
import { formTools } from './form-tools.ts'
import type { FoundTool } from './found-tool.ts'
import { modelContextTools, recordedTool } from './model-context.ts'
import { nameTools } from './name-tools.ts'
import type { ModelContext, ModelContextTool } from './record-tools.ts'

/** All tools of a page by our names for them; the server says how many it takes. Comes with the first look at a page that has any. */
export async function findTools(
  registered: ReadonlyMap<string, FoundTool>,
  recorded: ReadonlyMap<unknown, ModelContextTool>,
  context: ModelContext | undefined,
  page: () => Promise<Page>,
): Promise<Map<string, FoundTool>> {
  const feeders = [
    () => [...registered.values()],
    async () => formTools(await page()),
    // The browser may list forms as well: those before count.
    () => modelContextTools(context),
    () => [...recorded.values()].map(recordedTool),
  ]
  // What one of them cannot tell is no reason to know of none.
  const found = await Promise.all(feeders.map(async (feed) => feed()).map((fed) => fed.catch(() => [])))
  return nameTools(found.flat())
}
