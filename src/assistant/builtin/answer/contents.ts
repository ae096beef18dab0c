import type { PageIndex } from '../ground/page-index.ts'
import { inMain } from '../ground/regions.ts'
import { likeness, units } from '../language/units.ts'
import { words } from '../language/words.ts'
import { offersOf, type Offer } from './offers.ts'

const asked =
  /^(?:so )?(?:what(?:'s|’s| is| are| do i have| did i (?:put|add)| have i (?:put|got|added))|which \p{L}+ (?:is|are)|list (?:what is|everything|all))\b.*?\b(?:in|into|to|on) (?:my|the|our|this) ([\p{L} ]+?)(?: (?:now|so far|at the moment))?\??$/iu

/** `What is in my cart?` on the page that is the cart: what it lists. */
export function contentsAsked(question: string, index: PageIndex): readonly Offer[] {
  const [, holder] = asked.exec(question.trim()) ?? []
  if (holder === undefined) return []
  const [title = ''] = (index.page.title ?? '').split(/\s[·|–—-]\s/, 1)
  const named = units(words(title))
  const isHere = units(words(holder)).every((unit) => named.some((other) => likeness(unit, other) > 0.8))
  return isHere ? offersOf(index).filter(({ name, link }) => link?.label === name && inMain(link, index)) : []
}
