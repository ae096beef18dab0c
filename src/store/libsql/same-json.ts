/** Whether two values of plain JSON say the same. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (!isContainer(one) || !isContainer(other)) return one === other
  if (Array.isArray(one) || Array.isArray(other)) return isSameList(one, other)
  for (const key in one) if (!isSameJson(one[key], other[key])) return false
  for (const key in other) if (!Object.hasOwn(one, key)) return false
  return true
}

function isSameList(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
  return one.every((item, index) => isSameJson(item, other[index]))
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
