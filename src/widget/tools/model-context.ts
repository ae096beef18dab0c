import type { FoundTool } from './found-tool.ts'

/** A tool as WebMCP tells of it, as far as we read it. Browsers write the schema as an object or as its JSON. */
interface ModelContextTool {
  readonly name?: unknown
  readonly description?: unknown
  readonly inputSchema?: unknown
  readonly annotations?: { readonly readOnlyHint?: boolean; readonly consequentialHint?: boolean } | null
  readonly execute?: (input: object) => unknown
}

/** `document.modelContext` of WebMCP; drafts before had it at `navigator`. */
export interface ModelContext {
  getTools?(): Promise<readonly ModelContextTool[]> | readonly ModelContextTool[]
  executeTool?(tool: ModelContextTool, input: object): Promise<unknown>
  registerTool?(tool: ModelContextTool, options?: { signal?: AbortSignal }): unknown
}

export function modelContextOf({ document, navigator }: Window): ModelContext | undefined {
  return (
    (document as { modelContext?: ModelContext }).modelContext ??
    (navigator as { modelContext?: ModelContext }).modelContext
  )
}

/** The tools that WebMCP knows of this page. */
export async function modelContextTools(context: ModelContext | undefined): Promise<FoundTool[]> {
  if (!context?.getTools) return []
  const tools = await context.getTools()
  return tools.map((tool) => foundTool(tool, (input) => context.executeTool?.(tool, input)))
}

/**
 * Keeps what a page registers where the browser, or what stands in for it, cannot list it. What was registered before
 * is not known.
 */
export function recordTools(context: ModelContext | undefined): () => FoundTool[] {
  const recorded = new Map<unknown, FoundTool>()
  const register = context?.registerTool
  if (context && register && !context.getTools)
    context.registerTool = function (tool, options) {
      const answer = register.call(this, tool, options)
      recorded.set(
        tool.name,
        foundTool(tool, (input) => tool.execute?.(input)),
      )
      options?.signal?.addEventListener('abort', () => recorded.delete(tool.name))
      return answer
    }
  return () => [...recorded.values()]
}

function foundTool(tool: ModelContextTool, run: FoundTool['run']): FoundTool {
  const { name, description, annotations } = tool
  return {
    name: String(name ?? ''),
    description: String(description ?? ''),
    parameters: schemaOf(tool.inputSchema),
    readOnly: annotations?.readOnlyHint === true && annotations.consequentialHint !== true,
    source: 'webmcp',
    ...(annotations && { annotations: { ...annotations } }),
    run: async (input) => wordsOf(await run(input)),
  }
}

function schemaOf(schema: unknown): Record<string, unknown> | undefined {
  const value = typeof schema === 'string' ? parsed(schema) : schema
  return typeof value === 'object' && value !== null ? { ...value } : undefined
}

/** The text of an answer: `{ content: [{ type: 'text', text }] }`, itself or as JSON. */
function wordsOf(answer: unknown): unknown {
  const value = typeof answer === 'string' ? (parsed(answer) ?? answer) : answer
  const { content } = (value ?? {}) as { content?: readonly { text?: unknown }[] }
  return Array.isArray(content) ? content.map((part) => part?.text ?? JSON.stringify(part)).join('\n') : value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // words, not JSON
  }
}
