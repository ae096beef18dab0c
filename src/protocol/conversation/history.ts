import { Type, type Static } from 'typebox'
import { Source } from './source.ts'

/** One line of the conversation, as the visitor saw it. */
export const HistoryEntry = Type.Object({
  role: Type.Union([Type.Literal('user'), Type.Literal('assistant')]),
  content: Type.String(),
  at: Type.Optional(Type.Integer({ description: 'Milliseconds since 1970.' })),
  streamId: Type.Optional(Type.String()),
  block: Type.Optional(
    Type.Object({ block_type: Type.String(), data: Type.Record(Type.String(), Type.Unknown()) }),
  ),
  sources: Type.Optional(Type.Array(Source)),
})
export type HistoryEntry = Static<typeof HistoryEntry>
