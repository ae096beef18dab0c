import { kindTraits, type FormField, type IndexedElement, type LineState, type PageContext } from '#protocol'
import type { Heads } from './heads.ts'
import type { Thing, ViewLine } from './page-view.ts'

export interface ThingSources {
  readonly page: PageContext
  readonly lines: readonly ViewLine[]
  /** The first line that was made of an indexed element. */
  readonly elementsFrom: number
  readonly headsAt: (line: number) => Heads
  readonly recordAt: (line: number) => number | undefined
  readonly formAt: (line: number) => number | undefined
}

/** Everything of a page that can be acted on. */
export function thingsOf(sources: ThingSources): Thing[] {
  const { lines, headsAt, recordAt, formAt } = sources
  const told = toldOtherwise(sources.page)
  return lines.flatMap((line): Thing[] => {
    if (!isThing(line, sources)) return []
    const { id, kind, index, path, within } = line
    const { row, column } = headsAt(index)
    const { element, fields = [] } = told.get(id) ?? {}
    const state = guarded(line.state, element, fields)
    const names = namesOf(line.text, state, element, fields)
    return [
      {
        id,
        kind,
        use: kindTraits(kind).use,
        name: names[0] ?? column ?? row ?? '',
        names,
        state,
        line: index,
        path,
        within,
        row,
        column,
        form: formAt(index),
        record: recordAt(index),
      },
    ]
  })
}

/** Whether a line is something to act on. Other clients may begin their ids at 0. */
export function isThing({ id, kind, index }: ViewLine, { elementsFrom }: Pick<ThingSources, 'elementsFrom'>) {
  return id !== 0 || (index >= elementsFrom && kindTraits(kind).place === 'control')
}

/** What else the page says of an id beside its line. */
interface ToldOtherwise {
  element?: IndexedElement
  fields: FormField[]
}

function toldOtherwise({
  indexedElements = [],
  forms = [],
}: PageContext): ReadonlyMap<number, ToldOtherwise> {
  const told = new Map<number, ToldOtherwise>()
  for (const element of indexedElements)
    if (!told.has(element.id)) told.set(element.id, { element, fields: [] })
  for (const field of forms.flatMap((form) => form.fields ?? [])) {
    const known = told.get(field.elementId)
    if (known) known.fields.push(field)
    else told.set(field.elementId, { fields: [field] })
  }
  return told
}

/** What guards a thing counts wherever the page says it: in its line, in its element, in its form. */
function guarded(
  state: LineState,
  element: IndexedElement | undefined,
  fields: readonly FormField[],
): LineState {
  const secret = element?.secret || fields.some(({ type }) => type?.toLowerCase() === 'password')
  const more: LineState = {
    ...(secret && !state.secret && { secret: true }),
    ...(element?.mark && !state.mark && { mark: element.mark }),
    ...(element?.submits && !state.submits && { submits: true }),
    ...(element?.inputType && !state.inputType && { inputType: element.inputType }),
    ...(element?.autocomplete && !state.autocomplete && { autocomplete: element.autocomplete }),
  }
  return Object.keys(more).length === 0 ? state : Object.assign({}, state, more)
}

function namesOf(
  text: string,
  { shown, hint, placeholder }: LineState,
  element: IndexedElement | undefined,
  fields: readonly FormField[],
): string[] {
  const labels = fields.flatMap(({ label, name }) => [label, name])
  const names = [text, shown, element?.text, hint, placeholder, ...labels].map((name) => name?.trim() ?? '')
  return [...new Set(names)].filter((name) => name !== '')
}
