import { limits, type PageTool } from '#protocol'
import type { SiteTool } from '../api.ts'
import { formTools } from './form-tools.ts'
import type { FoundTool } from './found-tool.ts'
import { modelContextOf, modelContextTools, recordTools } from './model-context.ts'
import { nameTools } from './name-tools.ts'

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
  let known = new Map<string, FoundTool>()

  async function find(): Promise<Map<string, FoundTool>> {
    const feeders = [
      () => [...registered.values()],
      () => formTools(page.document),
      () => modelContextTools(modelContextOf(page)),
      recorded,
    ]
    // What one of them cannot tell is no reason to know of none.
    const found = await Promise.all(feeders.map(async (feed) => feed()).map((fed) => fed.catch(() => [])))
    return (known = nameTools(found.flat().slice(0, limits.toolsPerPage)))
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
      const found = await find()
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
