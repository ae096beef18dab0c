import type { PageContext } from '#protocol'
import { readFacts, viewOf, type Thing, type ViewLine } from '../../view/index.ts'

/** Parts that are about one thing; the page as a whole and its main part are about many. */
const sections = new Set([
  'dialog',
  'form',
  'record',
  'group',
  'region',
  'row',
  'item',
  'table',
  'list',
  'tabpanel',
])
const maxLines = 120

/** What stands around a thing: the words of the part that it belongs to, or of what is under the same heading. */
export function sectionAround(thing: Thing, page: PageContext): string[] {
  return linesAround(thing, page)
    .filter(({ id }) => id === 0)
    .map(({ text }) => text)
}

/** The sums and the title around a thing: what a question about it must say. */
export function sumsAround(thing: Thing, page: PageContext): string[] {
  const { records } = viewOf(page)
  const title = thing.row ?? (thing.record === undefined ? undefined : records[thing.record]?.title)
  const texts = linesAround(thing, page)
    .filter(({ id, text }) => id === 0 && readFacts(text, page.language).amounts.length > 0)
    .map(({ text }) => (text.length > 160 ? `${text.slice(0, 159)}…` : text))
  const about = [title ?? thing.path.at(-1) ?? '', ...texts.slice(-3)]
  return [...new Set(about)].filter((text) => text !== '' && text !== thing.name)
}

function linesAround(thing: Thing, page: PageContext): ViewLine[] {
  const { lines } = viewOf(page)
  const self = lines[thing.line]
  if (!self) return []
  for (let at = lines[self.parent]; at; at = lines[at.parent])
    if (sections.has(at.kind) && at.end - at.index > 2)
      return lines.slice(at.index, Math.min(at.end, at.index + maxLines))
  const heading = self.path.join('\n')
  return lines
    .slice(Math.max(0, self.index - maxLines / 2), self.index + maxLines / 2)
    .filter(({ path }) => path.join('\n') === heading)
}
