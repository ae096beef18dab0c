import { Type, type Static } from 'typebox'

/** Where a reply has something from: the page at the very sentence, and the sentence. */
export const Source = Type.Object({
  title: Type.String(),
  url: Type.String({ description: 'The page, opened at the sentence (`#:~:text=…`).' }),
  quote: Type.String({ description: 'The sentence, letter by letter as the page has it.' }),
})
export type Source = Static<typeof Source>
