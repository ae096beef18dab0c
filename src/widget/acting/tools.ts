import type { PageTool } from '#protocol'
import type { SiteTool } from '../api.ts'

/** The functions the site has registered. */
export interface Tools {
  add(tool: SiteTool): void
  /** As the assistant is told. */
  list(): PageTool[]
  call(name: string, input: Record<string, unknown>): Promise<unknown>
}

export function createTools(): Tools {
  const tools = new Map<string, SiteTool>()
  return {
    add(tool) {
      if (!/^[A-Za-z][\w-]{0,63}$/.test(tool.name) || typeof tool.handler !== 'function')
        throw new TypeError('Pagehand.registerTool needs a name of letters, digits, _ or -, and a handler.')
      tools.set(tool.name, tool)
    },
    list: () =>
      [...tools.values()].map(({ name, description, parameters, readOnly }) => ({
        name,
        description: String(description ?? ''),
        parameters,
        readOnly,
      })),
    async call(name, input) {
      const tool = tools.get(name)
      if (!tool) throw new Error(`There is no tool "${name}" on this page.`)
      return tool.handler(input)
    },
  }
}
