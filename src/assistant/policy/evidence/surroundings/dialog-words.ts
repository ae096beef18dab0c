import type { PageContext } from '#protocol'
import { viewOf, type Thing } from '../../../view/index.ts'

/** So much of a dialog is read: more is no question but a page of its own. */
const longest = 160
const most = 8

/** What a dialog says around a thing, title first; nothing where it has something to fill in, or there is no dialog. */
export function dialogWords({ line }: Thing, page: PageContext): string[] {
  const { lines, things, outline } = viewOf(page)
  let at = lines[lines[line]?.parent ?? -1]
  while (at && at.kind !== 'dialog') at = lines[at.parent]
  if (!at) return []
  const { index, end } = at
  if (things.some((thing) => thing.line > index && thing.line < end && thing.use !== 'press')) return []
  const said = lines.slice(index + 1, end).filter(({ id, text }) => id === 0 && text.length <= longest)
  return [outline.lines[index]?.[3] ?? at.text, ...said.slice(0, most).map(({ text }) => text)]
}
