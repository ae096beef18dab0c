import { Type, type Static } from 'typebox'
import { outlineKinds, type KindTraits, type OutlineKind } from './outline-kinds.ts'

const flag = Type.Optional(Type.Boolean())
const words = Type.Optional(Type.String())
const number = Type.Optional(Type.Number())

/** What is known of a line beside its text. A key that says nothing is left out. */
export const LineState = Type.Object({
  value: words,
  placeholder: words,
  checked: Type.Optional(Type.Union([Type.Boolean(), Type.Literal('mixed')])),
  selected: flag,
  pressed: flag,
  current: flag,
  expanded: flag,
  popup: Type.Optional(Type.String({ description: 'What it opens: menu, listbox, dialog…' })),
  disabled: flag,
  readonly: flag,
  required: flag,
  invalid: Type.Optional(Type.String({ description: "The page's own words of what is wrong with it." })),
  options: Type.Optional(Type.Array(Type.String(), { description: 'The first 20 labels.' })),
  of: Type.Optional(Type.Integer({ description: 'How many options there are in all.' })),
  multiple: flag,
  min: words,
  max: words,
  step: words,
  href: Type.Optional(Type.String({ description: 'Where it leads: path and harmless query.' })),
  level: Type.Optional(Type.Integer({ description: 'Of a heading.' })),
  modal: flag,
  scrolls: Type.Optional(
    Type.Object({ up: number, down: number }, { description: 'How much is left, in heights of the part.' }),
  ),
  focus: flag,
  new: Type.Optional(Type.Boolean({ description: 'It was not there at the last look.' })),
  struck: Type.Optional(Type.Boolean({ description: 'Its text is struck out.' })),
  hint: Type.Optional(Type.String({ description: 'For a thing without a name: title, file or icon class.' })),
  box: Type.Optional(
    Type.Array(Type.Integer(), { description: 'Its middle, x and y, 0–99 of the viewport.' }),
  ),
  closed: Type.Optional(
    Type.String({ description: 'Content behind it that can be read but not acted on until it is opened.' }),
  ),
  why: Type.Optional(
    Type.String({ description: 'What shows that one can act on it; native where it is left out.' }),
  ),
  inline: Type.Optional(Type.Boolean({ description: 'It goes on the sentence of the line before.' })),
  column: Type.Optional(Type.String({ description: 'The head of the column it stands in.' })),
  hover: Type.Optional(Type.Boolean({ description: 'It shows when its row is pointed at or focused.' })),
  submits: Type.Optional(Type.Boolean({ description: 'Whether a click submits its form.' })),
  form: Type.Optional(Type.Integer({ description: 'Index into `forms`.' })),
  mark: Type.Optional(
    Type.Union([Type.Literal('mask'), Type.Literal('block'), Type.Literal('confirm')], {
      description: "The owner's data-pagehand mark that reaches it.",
    }),
  ),
  secret: Type.Optional(
    Type.Boolean({ description: 'A password, card or one-time code: never filled, never read.' }),
  ),
  inputType: words,
  autocomplete: words,
  shown: Type.Optional(Type.String({ description: 'Its visible words, where they differ from its name.' })),
  about: Type.Optional(
    Type.String({
      description:
        'What else its markup says of it, a line each: title, description, `name=value` of a submit.',
    }),
  ),
  newTab: flag,
  download: flag,
  immediate: Type.Optional(Type.Boolean({ description: 'It takes effect without a submit.' })),
  rules: Type.Optional(
    Type.Array(Type.String(), { description: "Ids of the owner's rules whose selector matched." }),
  ),
  seal: Type.Optional(
    Type.String({ description: 'A digest of what it is, made by the page and compared by it when it acts.' }),
  ),
})
export type LineState = Static<typeof LineState>

/** One thing a person would notice: how deep it stands, its id (0: nothing to act on), kind, text and state. */
export type Line = [depth: number, id: number, kind: string, text: string, state?: LineState]

const lineParts = [
  Type.Integer({ minimum: 0 }),
  Type.Integer({ minimum: 0 }),
  Type.String({ description: `One of ${Object.keys(outlineKinds).join(', ')}.` }),
  Type.String(),
  LineState,
]
export const Line = Type.Unsafe<Line>({
  type: 'array',
  items: lineParts,
  minItems: 4,
  maxItems: lineParts.length,
})

/** What the policy must know of a form. */
export const OutlineForm = Type.Object({
  name: words,
  method: words,
  action: Type.Optional(
    Type.String({ description: 'Where it goes: a path, or an address on another host.' }),
  ),
  search: Type.Optional(
    Type.Boolean({ description: 'A search form: submitting it changes nothing that matters.' }),
  ),
  line: Type.Optional(Type.Integer({ description: 'Index of the line it begins at.' })),
})
export type OutlineForm = Static<typeof OutlineForm>

/** The page as a person sees it, in the order they would read it. */
export const Outline = Type.Object({
  lines: Type.Array(Line),
  forms: Type.Optional(Type.Array(OutlineForm)),
  elements: Type.Optional(Type.Integer({ description: 'How many things of the page can be acted on.' })),
  above: Type.Optional(Type.Number({ description: 'Viewport heights above what is in view.' })),
  below: Type.Optional(Type.Number({ description: 'Viewport heights below what is in view.' })),
  busy: Type.Optional(Type.Boolean({ description: 'The page had not come to rest.' })),
  notices: Type.Optional(
    Type.Array(Type.String(), { description: 'Alerts and status texts since the last look.' }),
  ),
  found: Type.Optional(
    Type.Array(Line, {
      description: 'Lines that `find`, `read` and `wait_for` returned since; the server adds them.',
    }),
  ),
})
export type Outline = Static<typeof Outline>

/** What one does with a kind. A kind that we do not know is pressed if it can be acted on at all. */
export function kindTraits(kind: string): KindTraits {
  return Object.hasOwn(outlineKinds, kind) ? outlineKinds[kind as OutlineKind] : outlineKinds.clickable
}

/** Elements by what one does with them. A box is ticked and unticked; of radio buttons another one is ticked. */
export type ElementUse = 'pressed' | 'box' | 'radio' | 'listed' | 'written'

/** Whether a kind is surely used in this way. What is only known to be clickable may be anything. */
export function isUsedAs(kind: string, use: ElementUse): boolean {
  return uses[use](kind)
}

const pressedToo = new Set(['heading', 'picture'])
const doubtful = new Set(['canvas', 'clickable'])
const uses: Record<ElementUse, (kind: string) => boolean> = {
  pressed: (kind) =>
    pressedToo.has(kind) ||
    (Object.hasOwn(outlineKinds, kind) && kindTraits(kind).use === 'press' && !doubtful.has(kind)),
  box: (kind) => kindTraits(kind).use === 'tick' && !kind.endsWith('radio'),
  radio: (kind) => kindTraits(kind).use === 'tick' && kind.endsWith('radio'),
  // A combobox may be written into as well.
  listed: (kind) => kindTraits(kind).use === 'choose' && kind !== 'combobox',
  written: (kind) => kindTraits(kind).use === 'write',
}
