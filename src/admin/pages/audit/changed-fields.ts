/** One field that differs, its values as text. */
export interface ChangedField {
  readonly field: string
  readonly was: string
  readonly is: string
}

/** The fields two values differ in, nested ones by their path. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [was, is] = [leaves(before), leaves(after)]
  const fields = [...new Set([...was.keys(), ...is.keys()])]
  return fields
    .map((field) => ({ field: field || 'value', was: say(was.get(field)), is: say(is.get(field)) }))
    .filter((change) => change.was !== change.is)
}

function leaves(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map([[path, value]])
  const found = new Map<string, unknown>()
  for (const [key, inner] of Object.entries(value))
    for (const [at, leaf] of leaves(inner, path ? `${path}.${key}` : key)) found.set(at, leaf)
  return found
}

function say(value: unknown): string {
  if (value === undefined || value === null) return '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
