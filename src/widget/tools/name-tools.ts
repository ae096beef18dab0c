import type { FoundTool } from './found-tool.ts'

const longest = 64

/**
 * Tools by names of our kind: letters, digits, _ and -. Of several that a page gives one name the first counts, and none
 * where that one is kept.
 */
export function nameTools(found: readonly FoundTool[]): Map<string, FoundTool> {
  const named = new Map<string, FoundTool>()
  const given = new Set([''])
  for (const tool of found) {
    const own = String(tool.name ?? '')
    if (given.has(own)) continue
    given.add(own)
    if (!tool.run) continue
    const plain = own
      .replace(/[^\w-]+/g, '_')
      .replace(/^[^A-Za-z]/, 'tool_$&')
      .slice(0, longest)
    let name = plain
    for (let copy = 2; named.has(name); copy += 1) name = `${plain.slice(0, longest - 4)}_${copy}`
    named.set(name, tool)
  }
  return named
}
