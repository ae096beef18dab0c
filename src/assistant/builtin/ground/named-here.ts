import { ordinalIn } from '../language/ordinals.ts'
import { ground } from './ground.ts'
import { leadsAway } from './leads-away.ts'
import { plain, type PageIndex } from './page-index.ts'
import { inMain } from './regions.ts'

/** What a page lists in its main part under a name that was spoken of. */
export function listedAs(topic: string, index: PageIndex): string | undefined {
  if (ordinalIn(topic)) return undefined
  const found = ground(topic, index, { kinds: ['link'] })
  if (found.kind !== 'sure' || !leadsAway(found.thing, index) || !inMain(found.thing, index)) return undefined
  return found.thing.label
}

/** `Then the gift finder`: the name of something is no aside. */
export function isName(clause: string, { things }: PageIndex): boolean {
  const named = plain(clause).replace(/^(?:the|my|your) /, '')
  return things.some(({ folded }) => folded === named)
}
