import type { FoundTool } from './found-tool.ts'
import type { ModelContext, ModelContextTool } from './record-tools.ts'

/** The tools that WebMCP knows of this page. */
export async function modelContextTools(context: ModelContext | undefined): Promise<FoundTool[]> {
  if (!context?.getTools) return []
  const tools = await context.getTools()
  return tools.map((tool) => foundTool(tool, (input) => context.executeTool?.(tool, input)))
}

/** The same of one that was recorded when the page registered it. */
export function recordedTool(tool: ModelContextTool): FoundTool {
  return foundTool(tool, (input) => tool.execute?.(input))
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
