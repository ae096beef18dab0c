import { Type, type Static, type TSchema } from 'typebox'
import { limits } from '../limits.ts'
import { HistoryEntry } from './history.ts'
import { PageContext } from '../page/page-context.ts'
import { SequenceResult, SequenceStep, SingleAction, StepResult } from '../step/step.ts'
import { Source } from './source.ts'
import { blockTypes } from './blocks.ts'
import { TurnDebug } from './turn-debug.ts'

const sessionId = Type.String({ minLength: 1, maxLength: 64 })
const debug = Type.Optional(TurnDebug)

/** The plan of `action_plan`: one single action, or the steps of a sequence. */
export const ActionPlan = Type.Object({
  actions: Type.Array(Type.Union([SingleAction, SequenceStep])),
  message: Type.Optional(Type.String()),
  type: Type.Optional(Type.Literal('execute_generic_sequence')),
  isSequence: Type.Optional(Type.Boolean()),
  useUniversalIndexing: Type.Literal(true),
  planId: Type.Optional(Type.String()),
  debug,
})
export type ActionPlan = Static<typeof ActionPlan>

/** What the server says to the widget. The key is the event's name on the wire. */
export const serverEvents = {
  session_joined: Type.Object({
    sessionId: Type.String(),
    restored: Type.Boolean(),
    history: Type.Array(HistoryEntry),
  }),
  message_chunk: Type.Object({
    delta: Type.String(),
    streamId: Type.String(),
    chunkIndex: Type.Integer({ minimum: 0 }),
  }),
  message_done: Type.Object({
    text: Type.String(),
    streamId: Type.String(),
    more: Type.Optional(Type.Boolean({ description: 'More of the same turn follows.' })),
    sources: Type.Optional(Type.Array(Source)),
    debug,
  }),
  message: Type.Object({
    text: Type.String(),
    isQuestion: Type.Optional(Type.Boolean()),
    isError: Type.Optional(Type.Boolean()),
    debug,
  }),
  action_plan: ActionPlan,
  ui_block: Type.Object({
    block_type: Type.String({ description: `One of ${Object.keys(blockTypes).join(', ')}.` }),
    data: Type.Record(Type.String(), Type.Unknown()),
    message: Type.Optional(Type.String()),
    debug,
  }),
  confirmation_required: Type.Object({
    message: Type.String(),
    confirm_label: Type.String(),
    cancel_label: Type.String(),
    confirmationId: Type.Optional(Type.String()),
    destructive: Type.Optional(Type.Boolean()),
    rememberLabel: Type.Optional(
      Type.String({ description: 'Offered where a yes may hold for the rest of the conversation.' }),
    ),
    debug,
  }),
  task_complete: Type.Object({ summary: Type.String(), message: Type.String(), debug }),
  error: Type.Object({ message: Type.String() }),
} satisfies Record<string, TSchema>

export type ServerEventName = keyof typeof serverEvents
export type ServerEvent<Name extends ServerEventName = ServerEventName> = Static<(typeof serverEvents)[Name]>

/** Events that are kept in the session's log and replayed; the other two are said once, to one socket. */
export type LoggedEventName = Exclude<ServerEventName, 'session_joined' | 'error'>

/** A logged event with its payload, as the log and the assistant's port pass it on. */
export type LoggedEvent = {
  [Name in LoggedEventName]: { name: Name; payload: ServerEvent<Name> }
}[LoggedEventName]

/** The shape socket.io's types want: the trailing string is the event's offset. */
export type ServerEvents = {
  [Name in ServerEventName]: (payload: ServerEvent<Name>, offset?: string) => void
}

/** What the widget says to the server. All bring the socket's own session id. */
export const clientEvents = {
  join_session: Type.Object({ sessionId }),
  update_context: Type.Object({ sessionId, context: PageContext }),
  continue_task: Type.Object({ sessionId, context: PageContext }),
  action_complete: Type.Object({ sessionId, actionId: Type.String({ maxLength: 128 }), result: StepResult }),
  sequence_complete: Type.Object({
    sessionId,
    result: SequenceResult,
    planId: Type.Optional(Type.String({ maxLength: 128 })),
  }),
  confirmation_response: Type.Object({
    sessionId,
    confirmed: Type.Boolean(),
    confirmationId: Type.Optional(Type.String({ maxLength: 128 })),
    remember: Type.Optional(
      Type.Boolean({ description: 'Beside a yes: the same is not to be asked again in this conversation.' }),
    ),
  }),
  stop: Type.Object({ sessionId }),
  feedback: Type.Object({
    sessionId,
    streamId: Type.String({ maxLength: 128 }),
    value: Type.Union([Type.Literal('up'), Type.Literal('down')]),
    comment: Type.Optional(Type.String({ maxLength: 1_000 })),
    reason: Type.Optional(
      Type.String({ maxLength: 120, description: 'What was wrong, as chosen from a list.' }),
    ),
  }),
  identify: Type.Object({
    sessionId,
    visitor: Type.Object({
      name: Type.Optional(Type.String({ maxLength: limits.labelCharacters })),
      email: Type.Optional(Type.String({ maxLength: limits.labelCharacters })),
      id: Type.Optional(Type.String({ maxLength: limits.labelCharacters })),
    }),
  }),
} satisfies Record<string, TSchema>

export type ClientEventName = keyof typeof clientEvents
export type ClientEvent<Name extends ClientEventName = ClientEventName> = Static<(typeof clientEvents)[Name]>
export type ClientEvents = { [Name in ClientEventName]: (payload: ClientEvent<Name>) => void }
