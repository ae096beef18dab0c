import type { Page } from '#page'
import type { PageTool } from '#protocol'
import type { SiteTool } from '../api.ts'
import type { FoundTool } from './found-tool.ts'
import { modelContextOf, recordTools } from './record-tools.ts'

/** The tools of the page, whoever brought them: the API, WebMCP or a form. */
export interface SiteTools {
  add(tool: SiteTool): void
  /** As the assistant is told. */
  list(): Promise<PageTool[]>
  call(name: string, input: Record<string, unknown>): Promise<unknown>
}

export function createSiteTools(page: () => Promise<Page>): SiteTools {
  const registered = new Map<string, FoundTool>()
  const recorded = recordTools(modelContextOf())
  let known: ReadonlyMap<string, FoundTool> = registered

  /** Most pages have no tools, and need nothing that finds them. */
  async function find(): Promise<typeof known> {
    const context = modelContextOf()
    const some =
      registered.size + recorded.size || context?.getTools || document.querySelector('form[toolname]')
    if (!some) return (known = registered)
    const { findTools } = await import('./find-tools.ts')
    return (known = await findTools(registered, recorded, context, page))
  }

  return {
    add({ name, handler, ...told }) {
      if (!/^[A-Za-z][\w-]{0,63}$/.test(name) || typeof handler !== 'function')
        throw new TypeError('registerTool needs a handler and a name of letters, digits, _ or -.')
      registered.set(name, { ...told, name, source: 'page', run: handler })
    },
    async list() {
      // The connection may be down: then it is asked for again with the next look.
      const found = await find().catch(() => known)
      return [...found].map(([name, tool]) => toldOf(name, tool))
    },
    async call(name, input) {
      const tool = known.get(name) ?? (await find()).get(name)
      if (!tool?.run) throw new Error(`There is no tool “${name}”.`)
      return tool.run(input)
    },
  }
}

/** What is not as it should be the server leaves out. */
function toldOf(name: string, { run: _run, ...tool }: FoundTool): PageTool {
  return { ...tool, name } as PageTool
}
