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
  const placeOf = ({ index, kind }: ViewLine) => ({
    line: index,
    kind,
    record: recordAt(index),
    ...headsAt(index),
  })
  const shown = (run: readonly ViewLine[]): PagePassage[] => {
    const [first] = run
    if (!first || !run.some(isRead)) return []
    const place = placeOf(first)
    return sentences(runningText(run)).map((text) =>
      Object.assign({ text, path: first.path, behind: undefined }, place),
    )
  }
  const closed = (line: ViewLine): PagePassage[] => {
    const { id, text, path, state } = line
    if (!state.closed) return []
    const behind = thing(id)
    const under = text === '' || path.at(-1) === text ? path : [...path, text]
    const place = placeOf(line)
    return sentences(state.closed).map((sentence) =>
      Object.assign({ text: sentence, path: under, behind }, place),
    )
  }
  return runsOf(lines).flatMap((run) => shown(run).concat(run.flatMap(closed)))
}

function isRead({ kind, text }: ViewLine): boolean {
  return text !== '' && kind !== 'more' && kindTraits(kind).place === 'content'
}

/** Lines of which each goes on the sentence of the one before: a link in the middle of a text. */
function runsOf(lines: readonly ViewLine[]): ViewLine[][] {
  const runs: ViewLine[][] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last && line.state.inline) last.push(line)
    else runs.push([line])
  }
  return runs
}

function runningText(run: readonly ViewLine[]): string {
  return run.reduce((text, line) => {
    const close = text === '' || /^[.,;:!?)\]’”»。、！？）]/u.test(line.text)
    return line.text === '' ? text : `${text}${close ? '' : ' '}${line.text}`
  }, '')
}
