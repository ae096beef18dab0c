import { jsonSchema, tool, type ToolSet } from 'ai'
import type { TSchema } from 'typebox'
import { readInput } from './read-input.ts'
import { toolInputs } from './tools.ts'

/** The tools as the library wants them. None has an `execute`: a call is where the turn is handed over. */
export const toolSet: ToolSet = Object.fromEntries(
  Object.entries<TSchema & { description?: string }>(toolInputs).map(([name, schema]) => [
    name,
    tool({
      description: schema.description,
      inputSchema: jsonSchema(schema as object, {
        validate(value) {
          const reading = readInput(schema, value)
          return 'value' in reading
            ? { success: true, value: reading.value }
            : { success: false, error: new Error(reading.problem) }
        },
      }),
    }),
  ]),
)
