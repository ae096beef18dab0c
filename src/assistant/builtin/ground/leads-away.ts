import type { PageIndex, Thing } from './page-index.ts'

/** Whether a link leads to another page than this one. */
export function leadsAway({ kind, element: { href } }: Thing, { page }: PageIndex): boolean {
  const [here = ''] = (page.url ?? '').split(/[?#]/, 1)
  return kind === 'link' && href !== undefined && !here.endsWith(href)
}

/** Whether a link leads to the very page it stands on: nobody who speaks of something else means it. */
export function leadsHere(thing: Thing, index: PageIndex): boolean {
  return thing.kind === 'link' && Boolean(thing.element.href) && !leadsAway(thing, index)
}
