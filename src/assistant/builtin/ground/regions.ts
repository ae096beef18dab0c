import type { PageIndex, Thing } from './page-index.ts'

const outside =
  /\b(?:header|banner|navigation|nav|menu|breadcrumbs?|footer|contentinfo|sidebar|aside|complementary|pagination|pages|filters?|sort)\b/i

/** Whether a thing stands in the main part of the page: its label is told in the first part of the page's text. */
export function inMain(thing: Thing, { page }: PageIndex): boolean {
  // A snapshot tells the main part first and the frame around it after an empty line.
  const [main = '', ...frame] = (page.visibleText ?? '').split('\n\n')
  if (frame.length > 0 && !main.includes(thing.label)) return false
  return !outside.test(thing.element.parent ?? '')
}
