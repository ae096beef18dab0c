import { asItIs, cut, list, object, text } from '../text/cut.ts'
import { cutOutline } from './cut-outline.ts'
import { limits } from '../limits.ts'
import { isRecord } from '../record.ts'
import { readTool } from './read-tool.ts'
import { isDeclaredSecret, isWithheld } from './secret-field.ts'
import type {
  FilledField,
  FormField,
  IndexedElement,
  PageContext,
  PageForm,
  PageTool,
} from './page-context.ts'

const kind = text(40)
const label = text(limits.labelCharacters)
const labels = list(limits.optionsPerElement, label)

const element = object<IndexedElement>({
  id: asItIs,
  type: kind,
  text: label,
  parent: label,
  required: asItIs,
  value: (value, of) => (isWithheld(of) ? undefined : cut(value, limits.valueCharacters)),
  checked: asItIs,
  disabled: asItIs,
  expanded: asItIs,
  selected: asItIs,
  options: (options, of) => (isWithheld(of) ? undefined : labels(options)),
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
  source: asItIs,
  annotations: (value) => (fits(value, 1_000) ? value : undefined),
})

const pageTools = list(limits.toolsPerPage, tool)

const isOf = (type: string) => (value: unknown) => value === undefined || typeof value === type
const isText = isOf('string')
const isSchema = (value: unknown) => value === undefined || isRecord(value)
const sources = new Set<unknown>([undefined, 'page', 'webmcp', 'form'])

function fitting(tools: PageTool[]): PageTool[] {
  const given: unknown[] = tools
  return given.every(isPageTool) ? tools : given.map(readTool).filter(isPageTool)
}

function isPageTool(value: unknown): value is PageTool {
  if (typeof value !== 'object' || value === null) return false
  const { name, description, parameters, readOnly, source, annotations } = value as Record<
    keyof PageTool,
    unknown
  >
  return (
    typeof name === 'string' &&
    /^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(name) &&
    isText(description) &&
    isSchema(parameters) &&
    isOf('boolean')(readOnly) &&
    sources.has(source) &&
    isSchema(annotations)
  )
}

const page = object<PageContext>({
  url: text(limits.urlCharacters),
  title: text(limits.titleCharacters),
  indexedElements: list(limits.indexedElements, element),
  visibleText: text(limits.visibleTextCharacters),
  forms: list(limits.forms, form),
  outline: cutOutline,
  previouslyFilledFields: (filled, of) =>
    filledFields(withoutSecrets(filled, of).slice(-limits.filledFields)),
  language: text(35),
  viewport: object<NonNullable<PageContext['viewport']>>({ width: asItIs, height: asItIs }),
  tools: (tools) => pageTools(fitting(tools)),
  data: (value) => (fits(value, limits.visibleTextCharacters) ? value : undefined),
})

/** Keeps of a valid page context only the fields we know, each within its bound, and no value of a secret field. */
export function cutPageContext(context: PageContext): PageContext {
  return page(context)
}

function withoutSecrets(
  filled: FilledField[],
  { indexedElements = [], outline }: PageContext,
): FilledField[] {
  const secrets = new Set(indexedElements.filter(isDeclaredSecret).map(({ id }) => id))
  for (const [, id, , , state] of outline?.lines ?? []) if (state && isDeclaredSecret(state)) secrets.add(id)
  return filled.filter(({ elementId }) => !secrets.has(elementId))
}

function fits(value: unknown, characters: number): boolean {
  return JSON.stringify(value).length <= characters
}
