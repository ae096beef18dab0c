import { Type, type TSchema } from 'typebox'

/** The query of every list. A cursor is opaque: hand back the `next` of the page before. */
export const paging = {
  cursor: Type.Optional(Type.String({ maxLength: 200, description: 'The `next` of the page before.' })),
  limit: Type.Optional(
    Type.String({ pattern: '^(?:[1-9]\\d?|100)$', description: 'Items on a page: 1 to 100, 50 if absent.' }),
  ),
}

/** One page of a list. */
export function Page<Item extends TSchema>(item: Item) {
  return Type.Object({
    items: Type.Array(item),
    next: Type.Union([Type.String(), Type.Null()], {
      description: 'The cursor of the next page; null: this is the last.',
    }),
  })
}

/** The query of whatever belongs to an organisation. */
export const ofOrganisation = {
  organisation: Type.Optional(
    Type.String({ maxLength: 64, description: 'Absent: the first the caller belongs to.' }),
  ),
}

export const milliseconds = Type.Integer({ minimum: 0, description: 'Milliseconds since 1970.' })
export const day = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'A day in UTC: 2026-01-31.',
})
export const id = Type.String({ minLength: 1, maxLength: 64 })
export const nothing = Type.Object({ done: Type.Literal(true) })
export const orNull = <Inner extends TSchema>(inner: Inner) => Type.Union([inner, Type.Null()])
