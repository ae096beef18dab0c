import type { BlockData, BlockType } from '#protocol'

/** One thing of a structured answer. */
export interface BlockLine {
  readonly title: string
  readonly text?: string | undefined
  readonly url?: string | undefined
}

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ') || undefined

/** What stood in a structured answer, line by line. A type the protocol knows and this table lacks does not compile. */
const lines: { [Name in BlockType]: (data: BlockData<Name>) => readonly BlockLine[] } = {
  choices: ({ options }) => options.map(({ label, description }) => ({ title: label, text: description })),
  buttons: ({ items }) => items.map(({ label, url }) => ({ title: label, url })),
  form: ({ fields }) =>
    fields.map(({ label, required, options }) => ({
      title: label,
      text: joined(required ? 'required' : undefined, options?.join(', ')),
    })),
  link_cards: ({ cards }) => cards.map(({ title, description, url }) => ({ title, text: description, url })),
  product_list: ({ products }) =>
    products.map(({ title, price, currency, availability, url }) => ({
      title,
      text: joined([price, currency].filter(Boolean).join(' '), availability),
      url,
    })),
  pricing_cards: ({ plans }) =>
    plans.map(({ name, price, period, features, cta_url }) => ({
      title: name,
      text: joined([price, period].filter(Boolean).join(' '), features.join(', ')),
      url: cta_url,
    })),
  feature_grid: ({ features }) => features.map(({ title, body }) => ({ title, text: body })),
  faq_list: ({ items }) => items.map(({ q, a }) => ({ title: q, text: a })),
  table: ({ columns, rows }) =>
    rows.map((row) => ({
      title: row[0] ?? '',
      text: joined(...columns.slice(1).map((column, place) => `${column}: ${row[place + 1] ?? ''}`)),
    })),
  key_value: ({ rows }) => rows.map(({ label, value }) => ({ title: label, text: value })),
  steps: ({ items }) =>
    items.map(({ title, body, done }) => ({ title, text: joined(done ? 'done' : undefined, body) })),
  plan_preview: ({ steps }) =>
    steps.map(({ description, field, value }) => ({
      title: description,
      text: [field, value].filter(Boolean).join(': ') || undefined,
    })),
  sources: ({ items }) => items.map(({ title, url, quote }) => ({ title, text: quote, url })),
  contact_card: ({ name, email, phone, url, hours }) => [
    { title: name ?? 'Contact', text: joined(email, phone, hours), url },
  ],
  // A picture is not loaded here: its address could tell a stranger who reads this.
  image: ({ url, alt }) => [{ title: alt || 'Picture', text: 'Picture', url }],
  notice: ({ text }) => [{ title: text }],
  rating: ({ prompt, scale }) => [{ title: prompt, text: `1 to ${scale}` }],
}

/** Undefined: a type that this release does not know, or one that lacks what it should have. */
export function blockLines(type: string, data: Record<string, unknown>): readonly BlockLine[] | undefined {
  if (!Object.hasOwn(lines, type)) return undefined
  try {
    return (lines[type as BlockType] as (data: unknown) => readonly BlockLine[])(data)
  } catch {
    return undefined
  }
}

/** Rows and columns, of a block that has them. */
export function blockTable(
  type: string,
  { columns, rows }: Record<string, unknown>,
): { head: readonly string[]; rows: readonly (readonly string[])[] } | undefined {
  if (type !== 'table' || !areTexts(columns) || !Array.isArray(rows)) return undefined
  return rows.every(areTexts) ? { head: columns, rows } : undefined
}

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
