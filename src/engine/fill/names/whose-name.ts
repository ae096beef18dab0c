import type { Slot } from '../slots.ts'

/** What a field for a name says beside that: nothing of whose it is. */
const anybody =
  /^(?:name|first|last|full|surname|first-name-word|nickname|especially|product\.personalise|account\.username|field\.(?:full|first|last)-name)$/
/** Whose name it may be other than the visitor's own. */
const somebody =
  /^(?:account\.profile|field\.recipient|pet|friend|neighbour|child|book\.children|guest|participant|student|passenger|patient|dog|cat|animal|colleague|invite|act\.invite)$/

/** How much less a name is one for a field, by who was spoken of: the visitor, or somebody else. */
export function whoseName(kind: string, slot: Slot, slots: readonly Slot[]): number {
  if (kind === 'relative') return notionsOf(slot).some((notion) => somebody.test(notion)) ? 0 : noField
  if (kind !== 'nickname' && kind !== 'name') return 0
  const own = slots.some((other) => other.purpose === slot.purpose && isAnybodys(other))
  return own && !isAnybodys(slot) ? -lessOwn : 0
}

const noField = Number.NEGATIVE_INFINITY
const lessOwn = 0.3

function isAnybodys(slot: Slot): boolean {
  return notionsOf(slot).every((notion) => anybody.test(notion))
}

function notionsOf({ labels }: Slot): string[] {
  return labels.slice(0, 1).flatMap(({ senses }) => senses.map(({ notion }) => notion))
}
