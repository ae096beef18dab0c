import type { TSchema } from 'typebox'
import type { ModelRequest } from './language-model.ts'
import { toolInputs } from './tools.ts'

type Tool = Extract<NonNullable<ModelRequest['tools']>[number], { type: 'function' }>

/** The tools as providers take them: a TypeBox schema is a JSON Schema. */
export const toolSet: Tool[] = Object.entries<TSchema & { description?: string }>(toolInputs).map(
  ([name, schema]): Tool => ({
    type: 'function',
    name,
    description: schema.description,
    inputSchema: schema as Tool['inputSchema'],
  }),
)
