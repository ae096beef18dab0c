/** Whether two values of plain JSON say the same. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isContainer(one) || !isContainer(other)) return false
  if (Array.isArray(one) || Array.isArray(other)) return isSameList(one, other)
  // What one has the other has too: then it is enough to count what the other has. Only `__proto__` is in every object.
  let fields = 0
  for (const key in one) {
    const value = one[key]
    if (key === '__proto__' || (value !== other[key] && !isSameJson(value, other[key]))) return false
    fields += 1
  }
  for (const _ in other) fields -= 1
  return fields === 0
}

function isSameList(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
  for (let index = 0; index < one.length; index++) if (!isSameJson(one[index], other[index])) return false
  return true
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
