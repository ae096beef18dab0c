import { Type, type Static } from 'typebox'
import { Source } from './source.ts'

/** What a member who tries the draft sees behind a reply. Events of no other session carry it. */
export const TurnDebug = Type.Object({
  decisions: Type.Array(
    Type.Object({
      decision: Type.Union([Type.Literal('allow'), Type.Literal('ask'), Type.Literal('refuse')]),
      rule: Type.String(),
      step: Type.String(),
      reason: Type.String(),
    }),
  ),
  sources: Type.Array(Source),
  tokens: Type.Object({ input: Type.Integer(), output: Type.Integer() }),
  model: Type.Optional(Type.String({ description: 'Absent: the built-in engine answered.' })),
  fault: Type.Optional(Type.String({ description: 'Why the model could not answer.' })),
})
export type TurnDebug = Static<typeof TurnDebug>
