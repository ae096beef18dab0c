import { oncePerObject } from '#protocol'
import type { PageView } from '#assistant'
import { itemOfThing, type Item } from './item.ts'

/** What there is to choose from at one place, such as the sizes of a pack: of such things one is the largest too. */
export const choiceItemsOf: (view: PageView) => readonly Item[] = oncePerObject(
  ({ things, page }: PageView) =>
    things.flatMap((thing) => (thing.kind === 'radio' ? [itemOfThing(thing, page.language)] : [])),
)
