import type { PageView, Thing } from '#assistant'
import { oncePerObject } from '#protocol'
import { records } from '../../weights.ts'

/** The things of a page that are filled in together with one of them: those of its form, or of its run where the page declares none. */
export function filledTogether({ id, form }: Thing, view: PageView): ReadonlySet<number> {
  if (isDeclared(form, view))
    return new Set(view.things.flatMap((one) => (one.form === form ? [one.id] : [])))
  return runsOf(view).find((run) => run.has(id)) ?? new Set([id])
}

function isDeclared(form: number | undefined, { forms }: PageView): boolean {
  return form !== undefined && forms[form]?.declared === true
}

/** Controls in no form that follow each other with nothing but headings and short words between them: the filters of a list, the choices of a product. */
const runsOf: (view: PageView) => readonly ReadonlySet<number>[] = oncePerObject((view) => {
  const runs: Set<number>[] = []
  let last: Thing | undefined
  for (const thing of view.things) {
    const apart = thing.use === undefined || thing.kind === 'link' || isDeclared(thing.form, view)
    if (apart) {
      last = undefined
      continue
    }
    if (last === undefined || last.record !== thing.record || isParted(last, thing, view))
      runs.push(new Set())
    runs.at(-1)!.add(thing.id)
    last = thing
  }
  return runs
})

/** Whether a paragraph stands between two things. */
function isParted(one: Thing, other: Thing, { lines }: PageView): boolean {
  return lines.slice(one.line + 1, other.line).some(({ text }) => text.length > records.paragraph)
}
