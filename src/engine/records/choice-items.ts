import { oncePerObject } from '#protocol'
import type { PageView } from '#assistant'
import { itemOfThing, type Item } from './item.ts'

/** What there is to choose from at one place, such as the sizes of a pack: of such things one is the largest too. */
export const choiceItemsOf: (view: PageView) => readonly Item[] = oncePerObject(
  ({ things, records, page }: PageView) =>
    things.flatMap((thing) => {
      if (thing.kind !== 'radio') return []
      // What a card is called is what there is to choose in it.
      const card = thing.record === undefined ? undefined : records[thing.record]?.title
      const own = itemOfThing(thing, page.language)
      return [card === undefined || card === own.title ? own : { ...own, path: [...own.path, card] }]
    }),
)
