import type { JsonSchema } from './json-schema.ts'

/** One field of a schema, as a reader wants it. */
export interface SchemaRow {
  readonly path: string
  readonly type: string
  readonly notes: string
}

// Deeper than this a table is harder to read than the JSON.
const deepest = 3

const hasOwnSection = new Set(['siteConfig'])

/** Lists the fields of an object schema, nested ones by their path. */
export function schemaRows(schema: object, prefix = '', depth = 0): SchemaRow[] {
  const { properties = {}, required = [] } = schema as JsonSchema
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = `${prefix}${name}${required.includes(name) ? '' : '?'}`
    const row = { path, type: typeOf(field), notes: notesOf(field) }
    const inner = field.type === 'array' ? field.items : field
    const more = inner?.properties && depth < deepest && !hasOwnSection.has(name)
    if (!more) return row
    return [row].concat(schemaRows(inner, `${path}${field.type === 'array' ? '[]' : ''}.`, depth + 1))
  })
}

function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ')
  if (schema.type === 'array') return `list of ${schema.items ? typeOf(schema.items) : 'anything'}`
  return schema.type ?? 'anything'
}

function notesOf(schema: JsonSchema): string {
  return [
    schema.description,
    schema.format,
    schema.maxLength !== undefined && `at most ${schema.maxLength} characters`,
    schema.maxItems !== undefined && `at most ${schema.maxItems} items`,
    schema.minimum !== undefined && schema.maximum !== undefined && `${schema.minimum} to ${schema.maximum}`,
  ]
    .filter((note) => typeof note === 'string')
    .join('; ')
}
