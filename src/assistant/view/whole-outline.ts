import { outlineOf, outlineOfPage, type Line, type OutlineForm, type PageContext } from '#protocol'

/** What a view is made of. */
export interface WholeOutline {
  readonly lines: readonly Line[]
  readonly forms: readonly OutlineForm[]
  /** The first line that was made of an indexed element. */
  readonly elementsFrom: number
}

/** The page's outline, what was found on the page since, and behind them the elements that only `indexedElements` tells of. */
export function wholeOutline(page: PageContext): WholeOutline {
  const { lines: own, forms = [], found = [] } = outlineOfPage(page)
  const lines = found.length > 0 ? [...own, ...found] : own
  if (!page.outline) return { lines, forms, elementsFrom: 0 }
  const known = new Set(lines.map(([, id]) => id))
  const others = (page.indexedElements ?? []).filter(({ id }) => !known.has(id))
  if (others.length === 0) return { lines, forms, elementsFrom: lines.length }
  const added = outlineOf(others, page.forms ?? [], '')
  const all = [...forms]
  // Both lists come from one walk in our widget; another client's may count its forms in two ways.
  const indexes = (added.forms ?? []).map((form, index) =>
    isSame(form, forms[index]) ? index : all.push(form) - 1,
  )
  return {
    lines: [...lines, ...added.lines.map((line) => inForm(line, indexes))],
    forms: all,
    elementsFrom: lines.length,
  }
}

function isSame(one: OutlineForm, other: OutlineForm | undefined): boolean {
  return other !== undefined && one.name === other.name && (one.search ?? false) === (other.search ?? false)
}

function inForm(line: Line, indexes: readonly number[]): Line {
  const [depth, id, kind, text, state] = line
  const form = state?.form === undefined ? undefined : indexes[state.form]
  return form === undefined ? line : [depth, id, kind, text, { ...state, form }]
}
