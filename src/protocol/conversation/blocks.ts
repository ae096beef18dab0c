import { Type, type Static, type TSchema } from 'typebox'
import { limits } from '../limits.ts'

const text = Type.String({ maxLength: limits.blockTextCharacters })
const some = Type.Optional(text)
const link = Type.String({ maxLength: limits.urlCharacters, pattern: '^(https?://|/(?!/))' })
const upTo8 = <Item extends TSchema>(item: Item) =>
  Type.Array(item, { minItems: 1, maxItems: limits.blockItems })

/** The structured answers of `ui_block`. The key is `block_type`, the schema that of `data`. No HTML anywhere. */
export const blockTypes = {
  choices: Type.Object({ options: upTo8(Type.Object({ label: text, value: text, description: some })) }),
  buttons: Type.Object({
    items: upTo8(Type.Object({ label: text, payload: some, url: Type.Optional(link) })),
  }),
  form: Type.Object({
    title: some,
    fields: upTo8(
      Type.Object({
        name: text,
        type: text,
        label: text,
        required: Type.Boolean(),
        options: Type.Optional(Type.Array(text, { maxItems: limits.optionsPerElement })),
      }),
    ),
    submit_label: text,
  }),
  link_cards: Type.Object({ cards: upTo8(Type.Object({ title: text, description: some, url: link })) }),
  product_list: Type.Object({
    products: upTo8(
      Type.Object({
        title: text,
        price: some,
        currency: some,
        image_url: Type.Optional(link),
        url: link,
        availability: some,
        /** What can be done with it at once: the words on a button, and the message that it sends. */
        acts: Type.Optional(Type.Array(Type.Object({ label: text, payload: text }), { maxItems: 2 })),
      }),
    ),
  }),
  pricing_cards: Type.Object({
    plans: upTo8(
      Type.Object({
        name: text,
        price: text,
        period: some,
        features: Type.Array(text, { maxItems: limits.blockItems }),
        highlighted: Type.Optional(Type.Boolean()),
        cta_label: some,
        cta_url: Type.Optional(link),
      }),
    ),
  }),
  feature_grid: Type.Object({ features: upTo8(Type.Object({ icon: some, title: text, body: text })) }),
  faq_list: Type.Object({ items: upTo8(Type.Object({ q: text, a: text })) }),
  table: Type.Object({
    columns: upTo8(text),
    rows: Type.Array(Type.Array(text, { maxItems: limits.blockItems }), { maxItems: limits.blockItems }),
  }),
  key_value: Type.Object({ title: some, rows: upTo8(Type.Object({ label: text, value: text })) }),
  steps: Type.Object({
    items: upTo8(Type.Object({ title: text, body: some, done: Type.Optional(Type.Boolean()) })),
  }),
  plan_preview: Type.Object({ steps: upTo8(Type.Object({ description: text, field: some, value: some })) }),
  sources: Type.Object({ items: upTo8(Type.Object({ title: text, url: link, quote: some })) }),
  contact_card: Type.Object({
    name: some,
    email: some,
    phone: some,
    url: Type.Optional(link),
    hours: some,
    leaveMessage: Type.Optional(Type.Boolean({ description: 'A message can be left for them here.' })),
  }),
  image: Type.Object({ url: link, alt: text }),
  notice: Type.Object({
    level: Type.Union([
      Type.Literal('info'),
      Type.Literal('success'),
      Type.Literal('warning'),
      Type.Literal('error'),
    ]),
    text,
  }),
  rating: Type.Object({ prompt: text, scale: Type.Integer({ minimum: 2, maximum: 10 }) }),
} satisfies Record<string, TSchema>

export type BlockType = keyof typeof blockTypes
export type BlockData<Name extends BlockType = BlockType> = Static<(typeof blockTypes)[Name]>
/** A block of a known type. */
export type UiBlock = {
  [Name in BlockType]: { block_type: Name; data: BlockData<Name>; message?: string }
}[BlockType]
