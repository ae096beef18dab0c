import {
  clientEvents,
  cutSequenceResult,
  cutStepResult,
  type ClientEvent,
  type ClientEventName,
} from '#protocol'
import { Compile } from 'typebox/compile'
import type { Conversation } from '../sessions/conversation.ts'
import { isSameSession } from '../sessions/same-session.ts'

type Handler<Name extends ClientEventName> = (
  conversation: Conversation,
  payload: ClientEvent<Name>,
) => Promise<void>

/** What each event of the widget does. `join_session` is the replay's own. */
const handlers: { [Name in Exclude<ClientEventName, 'join_session'>]: Handler<Name> } = {
  update_context: (conversation, { sessionId, context }) => conversation.see(sessionId, context),
  continue_task: (conversation, { sessionId, context }) => conversation.goOn(sessionId, context),
  action_complete: (conversation, { sessionId, actionId, result }) =>
    conversation.report(sessionId, { kind: 'action', actionId, result: cutStepResult(result) }),
  sequence_complete: (conversation, { sessionId, planId, result }) =>
    conversation.report(sessionId, {
      kind: 'sequence',
      result: cutSequenceResult(result),
      ...(planId !== undefined && { planId }),
    }),
  confirmation_response: (conversation, { sessionId, confirmed, confirmationId, remember }) =>
    conversation.answer(sessionId, {
      kind: 'confirmation',
      confirmed,
      ...(remember && { remember }),
      ...(confirmationId !== undefined && { confirmationId }),
    }),
  stop: (conversation, { sessionId }) => conversation.stop(sessionId),
  feedback: (conversation, { sessionId, streamId, value, comment, reason }) =>
    conversation.note(sessionId, {
      kind: 'feedback',
      streamId,
      value,
      ...(comment !== undefined && { comment }),
      ...(reason !== undefined && { reason }),
    }),
  identify: (conversation, { sessionId, visitor }) => conversation.identify(sessionId, visitor),
}

const names = Object.keys(clientEvents) as ClientEventName[]
const checks = Object.fromEntries(names.map((name) => [name, Compile(clientEvents[name])])) as Record<
  ClientEventName,
  ReturnType<typeof Compile>
>

/** Why an event is refused, in the words its sender reads; undefined: it is fine. */
export function refusalOf(name: string, payload: unknown, sessionId: string): string | undefined {
  if (!Object.hasOwn(clientEvents, name)) return `There is no event "${name.slice(0, 40)}".`
  if (name === 'join_session' && isSameSession(payload, sessionId)) return undefined
  const check = checks[name as ClientEventName]
  if (!check.Check(payload)) {
    const [issue] = check.Errors(payload)
    return `The event ${name} is not valid: ${issue ? `${issue.instancePath || 'payload'} ${issue.message}` : 'see the interface'}.`
  }
  if (!isSameSession((payload as { sessionId: string }).sessionId, sessionId))
    return `The event ${name} names another session than this socket's.`
  return undefined
}

/** Does what a checked event of this session asks for. */
export async function handleEvent(
  conversation: Conversation,
  name: string,
  payload: unknown,
  sessionId: string,
): Promise<void> {
  if (!Object.hasOwn(handlers, name)) return
  const handle = handlers[name as keyof typeof handlers] as Handler<ClientEventName>
  await handle(conversation, { ...(payload as ClientEvent), sessionId })
}
