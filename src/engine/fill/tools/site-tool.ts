import { viewOf } from '#assistant'
import { oncePerObject, type IndexedElement, type PageTool } from '#protocol'
import { slotsOf, type Slot } from '../slots.ts'
import type { Meaning, Meanings } from '../../meaning/meanings.ts'
import { answering } from '../../weights.ts'
import { sceneOf, type Scene } from '../../candidates/scene.ts'

/** A tool of the site, its parameters read as the fields of a form. */
export interface SiteTool {
  readonly tool: PageTool
  readonly scene: Scene
  /** What it is called, and what the site says of it. */
  readonly names: readonly Meaning[]
  readonly parameters: readonly ToolParameter[]
}

export interface ToolParameter {
  readonly name: string
  /** What a visitor is asked for. */
  readonly label: string
  readonly type: string
  readonly required: boolean
  /** The field that takes its value; undefined for a box, and for what no sentence can tell. */
  readonly slot: Slot | undefined
  readonly elementId: number
}

/** What the site itself offers to do or to tell on a page. */
export const toolsOf: (scene: Scene) => readonly SiteTool[] = oncePerObject(({ view, meanings }: Scene) =>
  (view.page.tools ?? []).flatMap((tool) => readTool(tool, meanings, view.page.language) ?? []),
)

/** Reads a tool by its name, its description and its JSON schema. Undefined: it wants what a sentence cannot give. */
function readTool(tool: PageTool, meanings: Meanings, language?: string): SiteTool | undefined {
  const schema = (tool.parameters ?? {}) as Schema
  const wanted = new Set(Array.isArray(schema.required) ? schema.required : [])
  const told = Object.entries(schema.properties ?? {}).map(([name, property], at) => ({
    name,
    property: property ?? {},
    elementId: at + 1,
    label: labelOf(name, property ?? {}),
    required: wanted.has(name),
  }))
  const page = {
    ...(language !== undefined && { language }),
    forms: [
      {
        fields: told.flatMap(({ name, property, elementId }) =>
          [inWords(name), property.description].map((label) => ({ elementId, label: String(label ?? '') })),
        ),
      },
    ],
    indexedElements: told.map(({ name, property, elementId, label, required }) => ({
      id: elementId,
      text: label,
      form: 0,
      required,
      ...fieldFor(name, property),
    })),
  }
  const scene = sceneOf(viewOf(page), meanings)
  const slots = new Map(slotsOf(scene).map((slot) => [slot.thing.id, slot]))
  const parameters = told.map(({ property, name, label, required, elementId }): ToolParameter => {
    const type = typeOf(property)
    const slot = type === 'object' ? undefined : slots.get(elementId)
    return { name, label, required, elementId, type, slot }
  })
  if (parameters.some(({ required, slot, type }) => required && !slot && type !== 'boolean')) return undefined
  const names = [inWords(tool.name), ...(tool.description ? [tool.description] : [])]
  return { tool, scene, parameters, names: names.map(scene.read) }
}

interface Schema {
  readonly properties?: Readonly<Record<string, Property | undefined>>
  readonly required?: unknown
}

interface Property {
  readonly type?: unknown
  readonly title?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly items?: Property
}

/** `bagsLeft`, `bags_left` and `bags-left` are words. */
export function inWords(name: string): string {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
    .trim()
}

function labelOf(name: string, { title, description }: Property): string {
  const said = String(title ?? description ?? '').replace(/[.\s]+$/, '')
  return said !== '' && said.length <= answering.longestName ? said : inWords(name)
}

function typeOf({ type }: Property): string {
  return String(Array.isArray(type) ? type[0] : (type ?? 'string'))
}

const inputTypes: Readonly<Record<string, string>> = {
  date: 'date',
  'date-time': 'datetime-local',
  time: 'time',
  email: 'email',
  uri: 'url',
}

function fieldFor(name: string, property: Property): Pick<IndexedElement, 'type' | 'inputType' | 'options'> {
  const options = property.enum ?? property.items?.enum
  if (options) return { type: 'select', options: options.map(String) }
  const type = typeOf(property)
  if (type === 'boolean') return { type: 'checkbox' }
  if (type === 'number' || type === 'integer') return { type: 'spinbutton', inputType: 'number' }
  const secret = /passw|secret|token|card|cvc|pin\b/i.test(name)
  const inputType = secret ? 'password' : inputTypes[property.format ?? '']
  return { type: 'textbox', ...(inputType !== undefined && { inputType }) }
}
