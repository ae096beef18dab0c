import { ground } from './ground.ts'
import { leadsAway } from './leads-away.ts'
import type { PageIndex, Thing } from './page-index.ts'

/** Places that are reached through another one, the likeliest first. */
const waysTo: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:the |my )?(?:checkout|check out|cash desk|till)(?: page)?$/i, ['cart']],
  [
    /\b(?:(?:real|actual|live) (?:person|human|agent)|human(?: being)?|someone|somebody|agent|employee|your (?:team|staff)|complain(?:t)?|(?:do|can|could) (?:i|we) (?:contact|reach|call|talk to|speak to))\b/i,
    ['contact', 'help'],
  ],
]

/** The link that leads towards what was spoken of and is not here itself. */
export function wayTo(text: string, index: PageIndex): Thing | undefined {
  const ways = waysTo.find(([place]) => place.test(text))?.[1] ?? []
  for (const way of ways) {
    const found = ground(way, index, { kinds: ['link'] })
    if (found.kind === 'sure' && leadsAway(found.thing, index)) return found.thing
  }
  return undefined
}
