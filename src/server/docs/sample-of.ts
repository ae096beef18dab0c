import type { JsonSchema } from './json-schema.ts'

/** What a field is called says what belongs in it; a pattern or a format may still want another. */
const byName: Record<string, string> = {
  sessionId: '6f1c2a54-0b7e-4c1d-9a35-2f8e1d7c9b10',
  id: '6f1c2a54-0b7e-4c1d-9a35-2f8e1d7c9b10',
  message: 'How long does delivery take?',
  email: 'ada@example.org',
  name: 'My shop',
  host: 'shop.example',
  hosts: 'shop.example',
  url: 'https://shop.example/',
  role: 'editor',
  languages: 'en',
}

/** Tried in turn where a pattern is given. */
const shapes = [
  'https://shop.example/',
  'shop.example',
  '#2f6fed',
  '12px',
  'builtin',
  'sans-serif',
  '2026-01-31',
  '1',
  'words',
  'A1b2C3d4A1b2C3d4A1b2C3d4A1b2C3d4A1b2C3d4A1b',
]

/** A value that fits a schema: only what is required, as plain as it can be. */
export function sampleOf(schema: object, name = ''): unknown {
  const given = schema as JsonSchema
  if (given.const !== undefined) return given.const
  if (given.enum) return given.enum[0]
  if (given.anyOf)
    return sampleOf(given.anyOf.find(({ type }) => type !== 'null') ?? given.anyOf[0] ?? {}, name)
  return samples[given.type ?? 'object']?.(given, name) ?? {}
}

const samples: Record<string, (schema: JsonSchema, name: string) => unknown> = {
  object: ({ properties = {}, required = [] }) =>
    Object.fromEntries(required.map((field) => [field, sampleOf(properties[field] ?? {}, field)])),
  array: ({ items, minItems = 0 }, name) => (minItems > 0 && items ? [sampleOf(items, name)] : []),
  string({ pattern, minLength = 0 }, name) {
    const fits = (text: string) =>
      text.length >= minLength && (pattern === undefined || new RegExp(pattern, 'u').test(text))
    return [byName[name] ?? '', ...shapes].find((text) => text !== '' && fits(text)) ?? 'x'.repeat(minLength)
  },
  integer: ({ minimum = 1 }) => minimum,
  number: ({ minimum = 1 }) => minimum,
  boolean: () => true,
  null: () => null,
}
