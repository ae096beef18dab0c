import { sayValue } from './say-value.ts'

/** One field that differs, its values in the words of the forms. */
export interface ChangedField {
  /** Its path; empty: the value itself. */
  readonly field: string
  readonly was: string
  readonly is: string
}

/** The fields two values differ in, nested ones by their path. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [was, is] = [leaves(before), leaves(after)]
  const fields = [...new Set([...was.keys(), ...is.keys()])]
  return fields
    .map((field) => ({ field, was: sayValue(field, was.get(field)), is: sayValue(field, is.get(field)) }))
    .filter((change) => change.was !== change.is)
}

function leaves(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map([[path, value]])
  const found = new Map<string, unknown>()
  for (const [key, inner] of Object.entries(value))
    for (const [at, leaf] of leaves(inner, path ? `${path}.${key}` : key)) found.set(at, leaf)
  return found
}
