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

/** Keeps of a valid page context only the fields we know, each within its bound, and no value of a secret field. */
export function cutPageContext(context: PageContext): PageContext {
  const secrets = new Set(context.indexedElements?.filter(isSecretField).map(({ id }) => id))
  return known({
    url: cut(context.url, limits.urlCharacters),
    title: cut(context.title, limits.titleCharacters),
    indexedElements: context.indexedElements?.slice(0, limits.indexedElements).map(cutElement),
    visibleText: cut(context.visibleText, limits.visibleTextCharacters),
    forms: context.forms?.slice(0, limits.forms).map(cutForm),
    previouslyFilledFields: context.previouslyFilledFields
      ?.filter(({ elementId }) => !secrets.has(elementId))
      .slice(-limits.filledFields)
      .map(cutFilledField),
    language: cut(context.language, 35),
    viewport: context.viewport && { width: context.viewport.width, height: context.viewport.height },
    tools: context.tools?.slice(0, limits.toolsPerPage).map(cutTool),
    data: context.data && fits(context.data, limits.visibleTextCharacters) ? context.data : undefined,
  })
}

function cutElement(element: IndexedElement): IndexedElement {
  return known({
    id: element.id,
    type: cut(element.type, 40),
    text: cut(element.text, limits.labelCharacters),
    parent: cut(element.parent, limits.labelCharacters),
    required: element.required,
    value:
      isSecretField(element) || element.mark === 'mask'
        ? undefined
        : cut(element.value, limits.valueCharacters),
    checked: element.checked,
    disabled: element.disabled,
    expanded: element.expanded,
    selected: element.selected,
    options: element.options
      ?.slice(0, limits.optionsPerElement)
      .map((option) => cut(option, limits.labelCharacters)),
    href: cut(element.href, limits.urlCharacters),
    inView: element.inView,
    inputType: cut(element.inputType, 40),
    autocomplete: cut(element.autocomplete, 80),
    form: element.form,
    submits: element.submits,
    mark: element.mark,
    secret: element.secret,
  })
}

function cutForm(form: PageForm): PageForm {
  return known({
    name: cut(form.name, limits.labelCharacters),
    fields: form.fields?.slice(0, limits.fieldsPerForm).map(cutField),
    search: form.search,
  })
}

function cutField(field: FormField): FormField {
  return known({
    elementId: field.elementId,
    name: cut(field.name, limits.labelCharacters),
    type: cut(field.type, 40),
    required: field.required,
    label: cut(field.label, limits.labelCharacters),
  })
}

function cutFilledField(field: FilledField): FilledField {
  return {
    elementId: field.elementId,
    value: cut(field.value, limits.valueCharacters),
    timestamp: field.timestamp,
  }
}

function cutTool(tool: PageTool): PageTool {
  return known({
    name: tool.name,
    description: cut(tool.description, 1_000),
    parameters: tool.parameters && fits(tool.parameters, 4_000) ? tool.parameters : undefined,
    readOnly: tool.readOnly,
  })
}

/** Cuts by code points, so that no half of a pair is left at the end. */
function cut<Text extends string | undefined>(text: Text, characters: number): Text {
  if (text === undefined || text.length <= characters) return text
  const last = text.charCodeAt(characters - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? characters - 1 : characters) as Text
}

function fits(value: unknown, characters: number): boolean {
  return JSON.stringify(value).length <= characters
}

type WithoutUndefined<Fields> = { [Key in keyof Fields]: Exclude<Fields[Key], undefined> }

/** A copy: an object that a field was deleted from is slow to read and to print ever after. */
function known<Fields extends object>(fields: Fields): WithoutUndefined<Fields> {
  const kept: Partial<Fields> = {}
  for (const key in fields) if (fields[key] !== undefined) kept[key] = fields[key]
  return kept as WithoutUndefined<Fields>
}
