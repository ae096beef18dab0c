import { limits, type PageTool } from '#protocol'
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

export function createSiteTools(page: Window): SiteTools {
  const registered = new Map<string, FoundTool>()
  const recorded = recordTools(modelContextOf(page))
  let known: ReadonlyMap<string, FoundTool> = new Map()

  /** Most pages have no tools, and need nothing that finds them. */
  async function find(): Promise<ReadonlyMap<string, FoundTool>> {
    const context = modelContextOf(page)
    const some =
      registered.size + recorded.size > 0 ||
      context?.getTools ||
      page.document.querySelector('form[toolname]')
    if (!some) return (known = new Map())
    const { findTools } = await import('./find-tools.ts')
    return (known = await findTools({
      registered,
      recorded,
      context,
      document: page.document,
      most: limits.toolsPerPage,
    }))
  }

  return {
    add(tool) {
      if (!/^[A-Za-z][\w-]{0,63}$/.test(tool.name) || typeof tool.handler !== 'function')
        throw new TypeError('Pagehand.registerTool needs a name of letters, digits, _ or -, and a handler.')
      const { name, description, parameters, readOnly = false, handler } = tool
      registered.set(name, {
        name,
        description: String(description ?? ''),
        parameters,
        readOnly,
        source: 'page',
        run: handler,
      })
    },
    async list() {
      // The connection may be down: then it is asked for again with the next look.
      const found = await find().catch(() => known)
      return [...found].map(([name, tool]) => toldOf(name, tool))
    },
    async call(name, input) {
      const tool = known.get(name) ?? (await find()).get(name)
      if (!tool) throw new Error(`There is no tool "${name}" on this page.`)
      return tool.run(input)
    },
  }
}

function toldOf(name: string, { run: _run, ...tool }: FoundTool): PageTool {
  return { ...tool, name }
}
