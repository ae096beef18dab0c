/** A tool as WebMCP tells of it, as far as we read it. Browsers write the schema as an object or as its JSON. */
export interface ModelContextTool {
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

export function modelContextOf(): ModelContext | undefined {
  const [here, before]: { modelContext?: ModelContext | undefined }[] = [document, navigator] as object[]
  return here?.modelContext ?? before?.modelContext
}

/**
 * Keeps what a page registers where the browser, or what stands in for it, cannot list it. What was registered before
 * is not known.
 */
export function recordTools(context: ModelContext | undefined): ReadonlyMap<unknown, ModelContextTool> {
  const recorded = new Map<unknown, ModelContextTool>()
  const register = context?.registerTool
  if (context && register && !context.getTools)
    // One that is frozen stays as it is.
    Reflect.set(context, 'registerTool', (tool: ModelContextTool, options?: { signal?: AbortSignal }) => {
      const answer = register.call(context, tool, options)
      recorded.set(tool.name, tool)
      options?.signal?.addEventListener('abort', () => recorded.delete(tool.name))
      return answer
    })
  return recorded
}
