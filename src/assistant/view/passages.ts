import { kindTraits, type PageContext } from '#protocol'
import type { Heads } from './heads.ts'
import type { PagePassage, Thing, ViewLine } from './page-view.ts'
import { sentencesIn } from './sentences.ts'

export interface PassageSources {
  readonly page: PageContext
  readonly lines: readonly ViewLine[]
  readonly thing: (id: number) => Thing | undefined
  readonly headsAt: (line: number) => Heads
  readonly recordAt: (line: number) => number | undefined
}

/** What can be read on a page: its texts sentence by sentence, and what closed parts of it hold. */
export function passagesOf({ page, lines, thing, headsAt, recordAt }: PassageSources): PagePassage[] {
  const sentences = sentencesIn(page.language)
  return lines.flatMap((line): PagePassage[] => {
    const { index, id, kind, text, path, state } = line
    const place = { line: index, kind, record: recordAt(index), ...headsAt(index) }
    const passage = (sentence: string): PagePassage => ({ ...place, text: sentence, path, behind: undefined })
    const shown = kindTraits(kind).place === 'content' && kind !== 'more' ? sentences(text).map(passage) : []
    if (!state.closed) return shown
    const behind = thing(id)
    const under = text === '' || path.at(-1) === text ? path : [...path, text]
    const hidden = (sentence: string): PagePassage => ({ ...place, text: sentence, path: under, behind })
    return [...shown, ...sentences(state.closed).map(hidden)]
  })
}
