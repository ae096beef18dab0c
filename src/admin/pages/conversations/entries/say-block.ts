/** A structured answer in a few words: what kind it was, and what stood in it. */
export function sayBlock(type: string, data: Record<string, unknown>): string {
  const list = Object.values(data).find((value) => Array.isArray(value)) as unknown[] | undefined
  const names = (list ?? []).flatMap((item) => nameOf(item))
  const shown = names.slice(0, 8).join(' · ')
  return shown ? `${type.replaceAll('_', ' ')}: ${shown}` : type.replaceAll('_', ' ')
}

function nameOf(item: unknown): string[] {
  if (typeof item === 'string') return [item]
  if (typeof item !== 'object' || item === null) return []
  const { label, title, name, q } = item as Record<string, unknown>
  const found = label ?? title ?? name ?? q
  return typeof found === 'string' ? [found] : []
}
