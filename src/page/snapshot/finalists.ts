import { limits } from '#protocol'
import { isPlain } from '../dom/kind.ts'
import type { Slices } from '../dom/slices.ts'
import { holds } from '../outline/left-out.ts'
import type { CloseLook, Finalist } from '../outline/thing/close-look.ts'
import { isLoose } from '../outline/things.ts'
import type { Entry } from '../reading/entry.ts'

/** Bounds the close looks on a page that hides most of what it holds. */
const closeLooks = 600

/** Takes the best candidates that stand a close look, until there are as many as the interface takes. */
export async function chooseFinalists(
  ranked: readonly Entry[],
  lookClosely: CloseLook,
  slices: Slices,
): Promise<Finalist[]> {
  const chosen: Finalist[] = []
  for (const candidate of ranked.slice(0, closeLooks)) {
    if (chosen.length === limits.indexedElements) break
    if (slices.isOver()) await slices.rest()
    const finalist = lookClosely(candidate)
    // Of a mere box the older list tells only what it is called.
    if (!finalist || (finalist.name === '' && isLoose(candidate))) continue
    if (!repeatsAnother(finalist, chosen)) chosen.push(finalist)
  }
  return chosen.sort((a, b) => a.entry.order - b.entry.order)
}

/** A wrapper and the one thing in it that acts are the same thing to a person. */
function repeatsAnother({ entry, name }: Finalist, chosen: readonly Finalist[]): boolean {
  return chosen.some(
    (other) =>
      other.name === name &&
      (holds(entry, other.entry) || holds(other.entry, entry)) &&
      (isPlain(entry.element) || isPlain(other.element)),
  )
}
