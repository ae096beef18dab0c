import { quotes } from '../language/quotes.ts'

const shared =
  /^((?:please )?(?:set|change|type|write|enter|put|choose|select|pick|tick|check|untick|turn on|turn off|add)) (?:the |my )?(.+)$/is

/** `Set A to 1 and B to 2`: the clauses it would be with its verb said each time; one when there is nothing to share. */
export function sayVerbEachTime(clause: string): string[] {
  const [, verb, objects] = shared.exec(clause) ?? []
  if (verb === undefined || objects === undefined) return [clause]
  const kept = quotes(objects)
  const parts: string[] = []
  let from = 0
  for (const cut of objects.matchAll(/\s*,(?!\d)\s*(?:and\s+)?|\s+and\s+/gi)) {
    if (kept.some(({ start, end }) => cut.index >= start && cut.index < end)) continue
    parts.push(objects.slice(from, cut.index))
    from = cut.index + cut[0].length
  }
  parts.push(objects.slice(from))
  return parts.map((part) => `${verb} ${part.trim()}`)
}
