import type { PageIndex, Thing } from '../ground/page-index.ts'
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

/** How many words of a form's name were said. */
export function saidOf(form: FormThings, phrase: string): number {
  const name = new Set(words(form.name).map((word) => word.stem))
  return words(phrase).filter((word) => name.has(word.stem) && word.stem !== 'form').length
}
