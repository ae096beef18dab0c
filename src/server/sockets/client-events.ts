import {
  clientEvents,
  cutSequenceResult,
  cutStepResult,
  type ClientEvent,
  type ClientEventName,
} from '#protocol'
import { Compile } from 'typebox/compile'
import type { SessionActions } from '../sessions/session-actions.ts'
import { isSameSession } from '../replay/same-session.ts'

type Handler<Name extends ClientEventName> = (
  sessionActions: SessionActions,
  payload: ClientEvent<Name>,
) => Promise<void>

/** What each event of the widget does. `join_session` is the replay's own. */
const handlers: { [Name in Exclude<ClientEventName, 'join_session'>]: Handler<Name> } = {
  update_context: (sessionActions, { sessionId, context }) => sessionActions.see(sessionId, context),
  continue_task: (sessionActions, { sessionId, context }) => sessionActions.goOn(sessionId, context),
  action_complete: (sessionActions, { sessionId, actionId, result }) =>
    sessionActions.report(sessionId, { kind: 'action', actionId, result: cutStepResult(result) }),
  sequence_complete: (sessionActions, { sessionId, planId, result }) =>
    sessionActions.report(sessionId, {
      kind: 'sequence',
      result: cutSequenceResult(result),
      ...(planId !== undefined && { planId }),
    }),
  confirmation_response: (sessionActions, { sessionId, confirmed, confirmationId, remember }) =>
    sessionActions.answer(sessionId, {
      kind: 'confirmation',
      confirmed,
      ...(remember && { remember }),
      ...(confirmationId !== undefined && { confirmationId }),
    }),
  stop: (sessionActions, { sessionId }) => sessionActions.stop(sessionId),
  feedback: (sessionActions, { sessionId, streamId, value, comment, reason }) =>
    sessionActions.note(sessionId, {
      kind: 'feedback',
      streamId,
      value,
      ...(comment !== undefined && { comment }),
      ...(reason !== undefined && { reason }),
    }),
  identify: (sessionActions, { sessionId, visitor }) => sessionActions.identify(sessionId, visitor),
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
  sessionActions: SessionActions,
  name: string,
  payload: unknown,
  sessionId: string,
): Promise<void> {
  if (!Object.hasOwn(handlers, name)) return
  const handle = handlers[name as keyof typeof handlers] as Handler<ClientEventName>
  await handle(sessionActions, { ...(payload as ClientEvent), sessionId })
}
