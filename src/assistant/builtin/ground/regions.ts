import type { Thing } from './page-index.ts'

const outside =
  /\b(?:header|banner|navigation|nav|menu|breadcrumbs?|footer|contentinfo|sidebar|aside|complementary|pagination|pages|filters?|sort)\b/i

/** Whether a thing stands in the main part of the page, by the name of the region around it. */
export function inMain(thing: Thing): boolean {
  return !outside.test(thing.element.parent ?? '')
}
