/**
 * A tool as a page may give it: without words where it has none to say, its schema as an object or as JSON, as browsers
 * write it. A schema that cannot be read is left out; what is wrong otherwise stays wrong.
 */
export function readTool(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { description, parameters, annotations, ...tool } = value as Record<string, unknown>
  return {
    ...tool,
    ...(typeof description === 'string' && { description }),
    ...given('parameters', typeof parameters === 'string' ? parsed(parameters) : parameters),
    ...given('annotations', annotations),
  }
}

function given(key: string, value: unknown): object {
  return value === undefined || value === null ? {} : { [key]: value }
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : undefined
  } catch {
    return undefined
  }
}
