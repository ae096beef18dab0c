import type { Assistant, Knowledge, SiteProfile, TurnInput, TurnState } from '#assistant'
import { limits, type Language, type LoggedEvent, type PageContext } from '#protocol'
import type { EventLog, Session, SessionStore, StoredEntry } from '#store'
import type { Logger } from '../logger.ts'
import { sessionKey } from '../operations/session-key.ts'
import type { Budget } from '../sites/budget.ts'
import { nextBatch } from './next-batch.ts'
import { runTurn, type Interruption } from './run-turn.ts'
import { readSavedTurn, type SavedTurn } from './saved-turn.ts'
import { saveRun } from './save-run.ts'
import { createStream, type OpenStream } from './stream.ts'
import { notesOfEvents, notesOfInputs } from './timeline-notes.ts'
import { withDebug } from './with-debug.ts'

export interface RunSessionOptions {
  readonly sessions: SessionStore
  /** The conversation a session is a part of, its earlier sessions included. */
  readonly historyOf: (session: Session, query: { last: number }) => Promise<StoredEntry[]>
  readonly log: Pick<EventLog, 'tail'>
  readonly assistant: Assistant
  /** The assistant as those who watch a session's runs see it. */
  readonly watched?: (assistant: Assistant, sessionId: string) => Assistant
  readonly profileOf: (session: Pick<Session, 'siteId' | 'trial'>) => Promise<SiteProfile | undefined>
  /** What is known of a site beyond the page in view. */
  readonly knowledgeOf: (siteId: string) => Knowledge
  readonly budget: Budget
  readonly languageOf: (page: PageContext | undefined) => Language
  readonly apologyIn: (language: Language) => string
  readonly logger: Logger
  /** A run that says nothing for this long is ended with an apology. */
  readonly silenceMs: number
  readonly newId: () => string
  readonly now: () => number
  /** Whether the page was described again since the session's plan was sent. */
  readonly pageSeen: (sessionId: string) => boolean | undefined
}

export interface SessionRun {
  readonly sessionId: string
  readonly fence: number
  readonly open: OpenStream | undefined
  readonly controller: AbortController
  /** Told the last inbox item that this run deals with or has left for the next. */
  readonly onRead?: (lastItem: number) => void
}

/** How one run left the session: whether its inbox may hold more, and a stream the next run has to close. */
export interface SessionRunResult {
  readonly more: boolean
  readonly open: OpenStream | undefined
  /** When something in the inbox is due that is not yet. */
  readonly dueAt?: number | undefined
}

/** Runs one turn of a session from its inbox to its next commit. */
export async function runSession(options: RunSessionOptions, run: SessionRun): Promise<SessionRunResult> {
  const { sessions, now } = options
  const { sessionId, fence, controller } = run
  const saving = { sessions, sessionId, fence, controller, now }
  const nothing = { more: false, open: undefined }
  const [session, items] = await Promise.all([sessions.load(sessionId), sessions.inbox(sessionId)])
  if (!session) return nothing
  run.onRead?.(items.at(-1)?.id ?? -1)
  const saved = readSavedTurn(session.turn)
  const silent = saved.waitUntil !== undefined && now() >= saved.waitUntil
  if (items.length === 0 && !silent && !run.open && !saved.carried?.length) return nothing
  const batch = nextBatch({ saved, items, silent, said: run.open?.text, now: now() })
  const { inputs, answers, consumed, more, dueAt } = batch
  const profile = inputs.length > 0 ? await options.profileOf(session) : undefined
  if (!profile) {
    // Without inputs nothing has changed for what the turn waits for; without a site nobody can answer any more.
    const save = saveRun({ ...saving, began: undefined })
    if (inputs.length > 0) await save({ answers, consumed, wakeAt: null })
    else if (consumed.length > 0) await save({ consumed })
    return { more, open: undefined, dueAt }
  }

  // Together, so that they share a round trip.
  const [began, history, budgetLeft] = await Promise.all([
    run.open ? undefined : options.log.tail(sessionId).then((tail) => tail?.head),
    options.historyOf(session, { last: limits.historyReturned }),
    options.budget.left(session.siteId, profile.budget),
  ])
  const save = saveRun({ ...saving, began })
  const language = options.languageOf(session.context)
  const stream = createStream({
    open: run.open,
    newId: options.newId,
    append: (events) => void save({ events }).catch(() => undefined),
  })
  const pageIsNew = options.pageSeen(sessionId)
  const result = await runTurn({
    assistant: options.watched?.(options.assistant, sessionId) ?? options.assistant,
    stream,
    controller,
    silenceMs: options.silenceMs,
    apology: options.apologyIn(language),
    onFault: (fault) =>
      options.logger.error({ err: fault, session: sessionKey(sessionId) }, 'the assistant failed'),
    onModelFault: (cause) =>
      options.logger.warn({ cause, session: sessionKey(sessionId) }, 'the model failed'),
    onModelRetry: (cause) =>
      options.logger.warn({ cause, session: sessionKey(sessionId) }, 'the model is asked once more'),
    request: {
      state: saved.state,
      inputs,
      page: session.context,
      ...(pageIsNew !== undefined && { pageIsNew }),
      site: profile,
      history: before(inputs, history),
      language,
      budgetLeft,
      knowledge: options.knowledgeOf(session.siteId),
      ...(session.visitor && profile.tellsVisitor ? { visitor: session.visitor } : {}),
    },
  })
  if (result.kind === 'interrupted') {
    await options.budget.spent(session.siteId, result.notes, inputs)
    return cutShort(result.by)
  }

  const { state, notes } = result
  const events = session.trial ? withDebug(result.events, notes) : result.events
  const timeline = [
    ...notesOfInputs(inputs, session.context),
    ...notes,
    ...notesOfEvents(events, session.context),
  ]
  const turn = savedTurn(state, events)
  // Together, so that they share a transaction.
  await Promise.all([
    save({ events, answers, consumed, turn, notes: timeline, wakeAt: waitUntil(state) ?? null }),
    options.budget.spent(session.siteId, notes, inputs),
  ])
  return { more, open: undefined }

  /** A new message closes what was said and is answered with it in view. `stop` leaves the closing to its own run. */
  async function cutShort(by: Interruption): Promise<SessionRunResult> {
    if (by === 'gone' || by === 'handover') return nothing
    if (by === 'stop' || !stream.open) return { more: true, open: stream.open }
    const carried: TurnInput[] = [...inputs, { kind: 'said', text: stream.open.text }]
    const turn: SavedTurn = { ...saved, carried }
    // What is carried must be answered even if nobody lives to do it: it is due at once.
    await save({ events: stream.finish(true), answers, consumed, turn, wakeAt: now() })
    return { more: true, open: undefined }
  }

  function savedTurn(state: TurnState, events: readonly LoggedEvent[]): SavedTurn {
    const question = events.find((event) => event.name === 'confirmation_required')?.payload
    const until = waitUntil(state)
    return {
      state,
      ...(until === undefined ? {} : { waitUntil: until }),
      ...(question ? { labels: { confirm: question.confirm_label, cancel: question.cancel_label } } : {}),
    }
  }

  function waitUntil({ waiting }: TurnState): number | undefined {
    if (waiting?.kind === 'confirmation') return waiting.expiresAt
    return waiting ? now() + limits.planSilenceDetachedMs : undefined
  }
}

/** The conversation before the messages that are about to be answered. */
function before(inputs: readonly TurnInput[], history: readonly StoredEntry[]): StoredEntry[] {
  let messages = inputs.filter((input) => input.kind === 'message').length
  let end = history.length
  while (messages > 0 && end > 0) if (history[--end]?.role === 'user') messages -= 1
  return history.slice(0, end)
}
