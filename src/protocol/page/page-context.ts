import { Type, type Static } from 'typebox'
import { Outline } from './outline.ts'

/** Something on the page the assistant can name and act on. */
export const IndexedElement = Type.Object({
  id: Type.Integer(),
  type: Type.Optional(Type.String({ description: 'Its role or kind: button, link, textbox, select…' })),
  text: Type.Optional(Type.String({ description: 'Its accessible name.' })),
  parent: Type.Optional(Type.String({ description: 'Label of the region around it.' })),
  required: Type.Optional(Type.Boolean()),
  value: Type.Optional(Type.String()),
  checked: Type.Optional(Type.Boolean()),
  disabled: Type.Optional(Type.Boolean()),
  expanded: Type.Optional(Type.Boolean()),
  selected: Type.Optional(Type.Boolean()),
  options: Type.Optional(Type.Array(Type.String(), { description: 'The first 20 labels of a select.' })),
  href: Type.Optional(Type.String({ description: 'Path of a link.' })),
  inView: Type.Optional(Type.Boolean()),
  inputType: Type.Optional(Type.String({ description: 'The type attribute of an input.' })),
  autocomplete: Type.Optional(Type.String({ description: 'The autocomplete attribute of a field.' })),
  form: Type.Optional(Type.Integer({ description: 'Index into `forms` of the form it belongs to.' })),
  submits: Type.Optional(Type.Boolean({ description: 'Whether a click submits its form.' })),
  mark: Type.Optional(
    Type.Union([Type.Literal('mask'), Type.Literal('block'), Type.Literal('confirm')], {
      description: "The owner's data-pagehand mark that reaches it.",
    }),
  ),
  secret: Type.Optional(
    Type.Boolean({ description: 'A password, card or one-time code: never filled, never read.' }),
  ),
})
export type IndexedElement = Static<typeof IndexedElement>

export const FormField = Type.Object({
  elementId: Type.Integer(),
  name: Type.Optional(Type.String()),
  type: Type.Optional(Type.String()),
  required: Type.Optional(Type.Boolean()),
  label: Type.Optional(Type.String()),
})
export type FormField = Static<typeof FormField>

export const PageForm = Type.Object({
  name: Type.Optional(Type.String()),
  fields: Type.Optional(Type.Array(FormField)),
  search: Type.Optional(
    Type.Boolean({ description: 'A search form: submitting it changes nothing that matters.' }),
  ),
})
export type PageForm = Static<typeof PageForm>

export const FilledField = Type.Object({
  elementId: Type.Integer(),
  value: Type.String(),
  timestamp: Type.Integer({ description: 'Milliseconds since 1970.' }),
})
export type FilledField = Static<typeof FilledField>

/** A tool of the site in the page: by `Pagehand.registerTool`, by WebMCP or as a form. */
export const PageTool = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z][A-Za-z0-9_-]*$' }),
  description: Type.Optional(Type.String()),
  parameters: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  readOnly: Type.Optional(Type.Boolean()),
  source: Type.Optional(Type.Union([Type.Literal('page'), Type.Literal('webmcp'), Type.Literal('form')])),
  annotations: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
})
export type PageTool = Static<typeof PageTool>

/** What the widget tells of the page. Unknown fields are dropped, long ones cut; wrong types are refused. */
export const PageContext = Type.Object({
  url: Type.Optional(Type.String()),
  title: Type.Optional(Type.String()),
  indexedElements: Type.Optional(Type.Array(IndexedElement)),
  visibleText: Type.Optional(Type.String()),
  forms: Type.Optional(Type.Array(PageForm)),
  outline: Type.Optional(Outline),
  previouslyFilledFields: Type.Optional(Type.Array(FilledField)),
  language: Type.Optional(Type.String()),
  viewport: Type.Optional(Type.Object({ width: Type.Number(), height: Type.Number() })),
  tools: Type.Optional(
    Type.Unsafe<PageTool[]>(
      // A page's own tools are no reason to refuse what a visitor says.
      Type.Array(Type.Union([PageTool, Type.Unknown()]), {
        description:
          'Tools of the site: name (letters, digits, _ or -, at most 64), description, parameters, readOnly, source (page, webmcp or form), annotations. What does not fit is left out.',
      }),
    ),
  ),
  data: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      description: 'What the site said with `Pagehand.setContext`.',
    }),
  ),
})
export type PageContext = Static<typeof PageContext>
