import { limits } from './limits.ts'
import { isSecretField } from './secret-field.ts'
import type {
  FilledField,
  FormField,
  IndexedElement,
  PageContext,
  PageForm,
  PageTool,
} from './page-context.ts'

/** What is kept of each field; undefined drops it. A field the protocol knows and a table lacks does not compile. */
type Fields<Shape> = {
  readonly [Field in keyof Required<Shape>]: (
    value: Exclude<Shape[Field], undefined>,
    of: Shape,
  ) => Shape[Field] | undefined
}

const asItIs = <Value>(value: Value): Value => value
const kind = text(40)
const label = text(limits.labelCharacters)

const element = object<IndexedElement>({
  id: asItIs,
  type: kind,
  text: label,
  parent: label,
  required: asItIs,
  value: (value, of) =>
    isSecretField(of) || of.mark === 'mask' ? undefined : cut(value, limits.valueCharacters),
  checked: asItIs,
  disabled: asItIs,
  expanded: asItIs,
  selected: asItIs,
  options: list(limits.optionsPerElement, label),
  href: text(limits.urlCharacters),
  inView: asItIs,
  inputType: kind,
  autocomplete: text(80),
  form: asItIs,
  submits: asItIs,
  mark: asItIs,
  secret: asItIs,
})

const field = object<FormField>({
  elementId: asItIs,
  name: label,
  type: kind,
  required: asItIs,
  label,
})

const form = object<PageForm>({ name: label, fields: list(limits.fieldsPerForm, field), search: asItIs })

const filledField = object<FilledField>({
  elementId: asItIs,
  value: text(limits.valueCharacters),
  timestamp: asItIs,
})
const filledFields = list(limits.filledFields, filledField)

const tool = object<PageTool>({
  name: asItIs,
  description: text(1_000),
  parameters: (value) => (fits(value, 4_000) ? value : undefined),
  readOnly: asItIs,
})

const page = object<PageContext>({
  url: text(limits.urlCharacters),
  title: text(limits.titleCharacters),
  indexedElements: list(limits.indexedElements, element),
  visibleText: text(limits.visibleTextCharacters),
  forms: list(limits.forms, form),
  previouslyFilledFields: (filled, of) =>
    filledFields(withoutSecrets(filled, of).slice(-limits.filledFields)),
  language: text(35),
  viewport: object<NonNullable<PageContext['viewport']>>({ width: asItIs, height: asItIs }),
  tools: list(limits.toolsPerPage, tool),
  data: (value) => (fits(value, limits.visibleTextCharacters) ? value : undefined),
})

/** Keeps of a valid page context only the fields we know, each within its bound, and no value of a secret field. */
export function cutPageContext(context: PageContext): PageContext {
  return page(context)
}

/** An object that has nothing but what is kept is kept itself: nearly all do, and every message brings a hundred. */
function object<Shape extends object>(fields: Fields<Shape>): (value: Shape) => Shape {
  // Without a prototype, because `constructor` is a field of every object but of no page.
  const readers = Object.assign(Object.create(null), fields) as Record<
    string,
    ((value: unknown, of: Shape) => Shape[keyof Shape] | undefined) | undefined
  >
  return (value) => {
    for (const key in value) {
      const read = readers[key]
      if (read !== asItIs && read?.(value[key], value) !== value[key]) return copy(value)
    }
    return value
  }

  function copy(value: Shape): Shape {
    const kept: Partial<Shape> = {}
    for (const key in value) {
      const read = readers[key]?.(value[key], value)
      if (read !== undefined) kept[key] = read as Shape[typeof key]
    }
    return kept as Shape
  }
}

function list<Item>(most: number, each: (item: Item) => Item): (items: Item[]) => Item[] {
  return (items) => {
    const first = items.length > most ? items.slice(0, most) : items
    return first.every((item) => each(item) === item) ? first : first.map(each)
  }
}

function text(characters: number): (value: string) => string {
  return (value) => cut(value, characters)
}

/** Cuts by code points, so that no half of a pair is left at the end. */
function cut(value: string, characters: number): string {
  if (value.length <= characters) return value
  const last = value.charCodeAt(characters - 1)
  return value.slice(0, last >= 0xd800 && last <= 0xdbff ? characters - 1 : characters)
}

function withoutSecrets(filled: FilledField[], { indexedElements = [] }: PageContext): FilledField[] {
  const secrets = new Set(indexedElements.filter(isSecretField).map(({ id }) => id))
  return filled.filter(({ elementId }) => !secrets.has(elementId))
}

function fits(value: unknown, characters: number): boolean {
  return JSON.stringify(value).length <= characters
}
