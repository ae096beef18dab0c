import { plain } from '#protocol'
import type { Item } from './item.ts'

/** Whether what looks alike are parts of a page, each with controls of its own: things alike have some in common. */
export function areSections(items: readonly Item[]): boolean {
  if (items.some(({ things }) => things.length < leastControls)) return false
  const names = items.map((item) => {
    const own = new Set(toldBy(item).flatMap(wordsOf))
    return new Set(
      item.things.map(({ name }) =>
        wordsOf(name)
          .filter((word) => !own.has(word))
          .join(' '),
      ),
    )
  })
  return names.every((own, at) =>
    names.every((other, next) => next <= at || ![...own].some((name) => other.has(name))),
  )
}

const leastControls = 2

/** What it tells of itself: "Add" is what "Add blue mug" is called beside that. */
function toldBy({ title, parts }: Item): string[] {
  return [title, ...parts.flatMap(({ text, control }) => (control ? [] : [text]))]
}

function wordsOf(text: string): string[] {
  return plain(text).split(/[^\p{L}\p{N}]+/u)
}
