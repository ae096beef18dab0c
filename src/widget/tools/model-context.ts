import type { FoundTool } from './found-tool.ts'
import type { ModelContext, ModelContextTool } from './record-tools.ts'

/** The tools that WebMCP knows of this page. */
export async function modelContextTools(context: ModelContext | undefined): Promise<FoundTool[]> {
  const tools = (await context?.getTools?.()) ?? []
  return tools.map((tool) => foundTool(tool, (input) => context?.executeTool?.(tool, input)))
}

/** The same of one that was recorded when the page registered it. */
export function recordedTool(tool: ModelContextTool): FoundTool {
  return foundTool(tool, (input) => tool.execute?.(input))
}

function foundTool(
  { name, description, inputSchema: parameters, annotations }: ModelContextTool,
  run: (input: object) => unknown,
): FoundTool {
  return {
    name,
    description,
    parameters,
    readOnly: annotations?.readOnlyHint === true && !annotations.consequentialHint,
    source: 'webmcp',
    annotations,
    run: async (input) => wordsOf(await run(input)),
  }
}

/** The text of an answer: `{ content: [{ type: 'text', text }] }`, itself or as JSON. */
function wordsOf(answer: unknown): unknown {
  try {
    const { content } = typeof answer === 'string' ? JSON.parse(answer) : answer
    return content.map((part: { text?: unknown }) => part.text ?? JSON.stringify(part)).join('\n')
  } catch {
    return answer // words, or whatever else a site says
  }
}
