import type { PageIndex, Thing } from './page-index.ts'

const outside =
  /\b(?:header|banner|navigation|nav|menu|breadcrumbs?|footer|contentinfo|sidebar|aside|complementary|pagination|pages|filters?|sort)\b/i

/** Whether a thing stands in the main part of the page: the whole region it is in is told there. */
export function inMain(thing: Thing, { page, things }: PageIndex): boolean {
  if (outside.test(thing.element.parent ?? '')) return false
  // A snapshot tells the main part first and the frame around it after an empty line.
  const [main = '', ...frame] = (page.visibleText ?? '').split('\n\n')
  const beside = things.filter(
    ({ kind, element }) => kind === 'link' && element.parent === thing.element.parent,
  )
  return frame.length === 0 || beside.every(({ label }) => main.includes(label))
}
