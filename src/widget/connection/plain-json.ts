/**
 * JSON of plain data. `JSON.stringify` asks every array and object for `toJSON`, and old libraries that
 * put one on `Array.prototype` are still out there: what they make of a packet no server can read.
 */
export function plainJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => plainJson(item ?? null)).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(
    ([, field]) => field !== undefined && typeof field !== 'function',
  )
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${plainJson(field)}`).join(',')}}`
}
