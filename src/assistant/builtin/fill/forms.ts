import type { PageIndex, Thing } from '../ground/page-index.ts'
import { stopWords } from '../language/stop-words.ts'
import { likeness, units } from '../language/units.ts'
import { words } from '../language/words.ts'

/** The things that belong to one form of a page. */
export interface FormThings {
  readonly form: number | undefined
  readonly name: string
  readonly things: readonly Thing[]
}

const fillable = new Set(['field', 'select', 'radio', 'toggle', 'file'])

/** The forms of a page, fields outside any form as one more; search forms are no forms to fill. */
export function formsOf({ things, page }: PageIndex): FormThings[] {
  const groups = new Map<number | undefined, Thing[]>()
  for (const thing of things) {
    const { form } = thing.element
    if (!fillable.has(thing.kind) || (form !== undefined && page.forms?.[form]?.search)) continue
    groups.set(form, [...(groups.get(form) ?? []), thing])
  }
  return [...groups].map(([form, list]) => ({
    form,
    name: [
      form === undefined ? '' : page.forms?.[form]?.name,
      ...new Set(list.map(({ element }) => element.parent)),
    ].join(' '),
    things: list,
  }))
}

/** The share of what was said that a form speaks of: in its name, its labels, its button or the page's title. */
export function relatedness(form: FormThings, said: string, { things, page }: PageIndex): number {
  const wanted = units(words(said)).filter((unit) => !unit.words.every(({ folded }) => isSmall(folded)))
  if (wanted.length === 0) return 1
  const buttons = things.filter(({ kind, element }) => kind === 'button' && element.form === form.form)
  const heading = page.visibleText?.split('\n', 1)[0] ?? ''
  const labels = [...form.things, ...buttons].map(
    ({ label, element }) => `${label} ${element.options?.join(' ') ?? ''}`,
  )
  const own = units(words([form.name, ...labels, page.title ?? '', heading].join(' ')))
  return wanted.filter((unit) => own.some((other) => likeness(unit, other) >= 0.8)).length / wanted.length
}

/** Words that say that something is to be filled in, not what. */
const small =
  /^(?:form|fill|want|need|would|like|live|name|called|here|details|data|information|with|page|reach|contact|come|coming|arrive|arriving|leave|leaving|stay|staying|bring)$/

function isSmall(word: string): boolean {
  return stopWords.has(word) || small.test(word)
}
