import type { Line, LineState, Outline, OutlineForm } from './outline.ts'
import { outlineKinds, type OutlineKind } from './outline-kinds.ts'
import type { IndexedElement, PageContext, PageForm } from './page-context.ts'

/** The words other clients use for a kind: tags, input types, ARIA roles that an outline names otherwise. */
const aliases: Readonly<Record<string, OutlineKind>> = {
  a: 'link',
  contenteditable: 'editor',
  email: 'textbox',
  image: 'button',
  img: 'picture',
  number: 'spinbutton',
  password: 'textbox',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
  summary: 'button',
  tel: 'textbox',
  text: 'textbox',
  textarea: 'textbox',
  url: 'textbox',
}

/**
 * The outline of a page whose client sends none: its elements under the regions they name, then its text.
 * An element's place among the text is not known, so the text stands after all of them.
 */
export function outlineOf(
  indexedElements: readonly IndexedElement[],
  forms: readonly PageForm[],
  visibleText: string,
): Outline {
  const formOf = formsByElement(forms)
  const lines: Line[] = []
  let region: string | undefined
  for (const element of indexedElements) {
    const parent = element.parent?.trim() || undefined
    if (parent !== undefined && parent !== region) lines.push([0, 0, 'region', parent])
    region = parent
    lines.push(lineOf(element, parent === undefined ? 0 : 1, formOf.get(element.id)))
  }
  for (const text of visibleText.split('\n')) if (text.trim()) lines.push([0, 0, 'text', text.trim()])
  return { lines, forms: forms.map(outlineForm), elements: indexedElements.length }
}

/** A page's own outline, or the one that its elements, forms and text make. */
export function outlineOfPage(page: PageContext): Outline {
  return page.outline ?? outlineOf(page.indexedElements ?? [], page.forms ?? [], page.visibleText ?? '')
}

function lineOf(element: IndexedElement, depth: number, form: FormPlace | undefined): Line {
  const { id, type, text, parent: _parent, inView: _inView, ...rest } = element
  const label = text?.trim() || form?.label || ''
  const state: LineState = { ...rest, why: 'native' }
  if (form && state.form === undefined) state.form = form.index
  if (form?.required && state.required === undefined) state.required = true
  const inputType = (element.inputType ?? form?.type ?? typeNamed(type))?.toLowerCase()
  if (inputType && state.inputType === undefined) state.inputType = inputType
  if (inputType === 'submit' && state.submits === undefined) state.submits = true
  return [depth, id, kindOf(type, inputType), label, state]
}

/** Types of inputs that some clients give as the kind of an element, and that its kind does not tell any more. */
const inputTypes = new Set(['email', 'file', 'number', 'password', 'search', 'submit', 'tel', 'url'])

function typeNamed(type: string | undefined): string | undefined {
  return type !== undefined && inputTypes.has(type.toLowerCase()) ? type : undefined
}

function kindOf(type: string | undefined, inputType: string | undefined): OutlineKind {
  const named = type?.toLowerCase() ?? ''
  for (const word of named === 'input' ? [inputType ?? 'text'] : [named, inputType ?? '']) {
    const alias = aliases[word]
    if (alias) return alias
    if (Object.hasOwn(outlineKinds, word) && isControl(word as OutlineKind)) return word as OutlineKind
  }
  return named === 'input' ? 'textbox' : 'clickable'
}

/** An element can be acted on, whatever its client calls it: a "row" with an id is something to press. */
function isControl(kind: OutlineKind): boolean {
  return outlineKinds[kind].place === 'control'
}

interface FormPlace {
  readonly index: number
  readonly label: string | undefined
  readonly type: string | undefined
  readonly required: boolean | undefined
}

function formsByElement(forms: readonly PageForm[]): ReadonlyMap<number, FormPlace> {
  const places = new Map<number, FormPlace>()
  forms.forEach(({ fields = [] }, index) => {
    for (const { elementId, label, name, type, required } of fields)
      places.set(elementId, { index, label: label?.trim() || name?.trim(), type, required })
  })
  return places
}

function outlineForm({ name, search }: PageForm): OutlineForm {
  return { ...(name !== undefined && { name }), ...(search !== undefined && { search }) }
}
