import { lazyParts, once, oncePerObject, outlineOfPage, type PageContext } from '#protocol'
import { formsOf } from './forms/forms.ts'
import { headsOf } from './heads.ts'
import { impliedForms } from './forms/implied-forms.ts'
import type { PageView, Thing } from './page-view.ts'
import { passagesOf } from './passages.ts'
import { recordAt, recordLines } from './records/record-lines.ts'
import { recordsOf } from './records/records.ts'
import { isThing, thingsOf } from './things.ts'
import { viewLines } from './view-lines.ts'
import { wholeOutline } from './whole-outline.ts'

/**
 * The one reading of a page, which never changes once it was described and is asked about many times in a turn. Each part
 * of it is made when it is first asked for.
 */
export const viewOf: (page: PageContext) => PageView = oncePerObject(readPage)

function readPage(page: PageContext): PageView {
  const { lines: outlined, forms: declared, elementsFrom } = wholeOutline(page)
  const lines = viewLines(outlined)
  const headsAt = once(() => headsOf(lines))
  const records = once(() => recordLines(lines))
  const recordOf = once(() => recordAt(lines, records()))
  const implied = once(() => impliedForms(lines, (line) => isThing(line, { elementsFrom })))
  const impliedAt = once(
    () =>
      new Map(
        implied().flatMap(({ fields, submits }, at) =>
          [...fields, ...submits].map((line) => [line, declared.length + at] as const),
        ),
      ),
  )

  const things = once(() =>
    thingsOf({
      page,
      lines,
      elementsFrom,
      headsAt: headsAt(),
      recordAt: recordOf(),
      formAt(line) {
        const told = lines[line]?.state.form
        return told !== undefined && told < declared.length ? told : impliedAt().get(line)
      },
    }),
  )
  const byId = once(() => {
    const found = new Map<number, Thing>()
    for (const thing of things()) if (!found.has(thing.id)) found.set(thing.id, thing)
    return found
  })
  const forms = once(() =>
    formsOf({
      declared,
      things: things(),
      lines,
      implied: implied(),
      tellsValues: ({ line }) => line < elementsFrom,
    }),
  )
  const wholeRecords = once(() =>
    recordsOf({ records: records(), lines, things: things(), headsAt: headsAt(), language: page.language }),
  )
  const passages = once(() =>
    passagesOf({ lines, thing: (id) => byId().get(id), headsAt: headsAt(), recordAt: recordOf(), page }),
  )

  return withParts(
    { page, outline: outlineOfPage(page), lines, thing: (id: number) => byId().get(id) },
    { things, forms, records: wholeRecords, passages },
  )
}

const withParts = lazyParts<Pick<PageView, 'things' | 'forms' | 'records' | 'passages'>>(
  'things',
  'forms',
  'records',
  'passages',
)
